/**
 * A variable as plain text, with uniform line ends and no other control characters. Characters that override the
 * writing direction are removed too, because with them `gpj.exe` reads as `exe.jpg`.
 */
export function cleanText(value: unknown): string {
  if (value === undefined || value === null) return ''
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n\t])[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim()
}

/** Text for a header: one line of limited length, so that it cannot begin another header. */
export function cleanLine(value: unknown, maxLength = 120): string {
  const line = cleanText(value).replaceAll(/\s+/g, ' ')
  return [...line].length > maxLength ? `${[...line].slice(0, maxLength - 1).join('')}…` : line
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
