/**
 * Data of a page as the framework's own stream: a list of values that refer to one another by position, the first being the
 * whole. Pages hold it as plain JSON (publish/finish/finish-page.ts), which is shorter and changes only where the data does.
 * Every page's boot module has this function (publish/finish/finish-page.ts), so it uses nothing from outside of it.
 */
export function pageStream(data: unknown): string {
  const values: unknown[] = []
  const put = (value: unknown): number => {
    // How the framework writes null.
    if (value === null) return -5
    const at = values.push(value) - 1
    if (Array.isArray(value)) values[at] = value.map(put)
    else if (typeof value === 'object')
      values[at] = Object.fromEntries(Object.entries(value).map(([key, of]) => [`_${put(key)}`, put(of)]))
    return at
  }
  put(data)
  return `${JSON.stringify(values)}\n`
}
