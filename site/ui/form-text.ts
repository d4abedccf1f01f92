/** What a form holds under a name, as text; empty for what it does not hold. */
export function textIn(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}
