import type { Path } from '#contract/desk-pages.ts'

/** The editor's address for a page, or for a field if a path is given. */
export const editorOf = (file: string, path: Path = []): string =>
  `/pages/${file}${path.length > 0 ? `#${path.join('.')}` : ''}`

/** The field in an address of the editor. Empty for the whole page. */
export const fieldIn = (hash: string): Path =>
  hash
    .slice(1)
    .split('.')
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))

/** The preview of a page. `address` is its address on the site. */
export const previewOf = (address: string): string => `/look${address}`
