import type { Path } from '#contract/desk-pages.ts'

/** Where a page of the site is edited; with a path, its field. */
export const editorOf = (file: string, path: Path = []): string =>
  `/pages/${file}${path.length > 0 ? `#${path.join('.')}` : ''}`

/** The field that an address of the editor leads to; empty for the page as a whole. */
export const fieldIn = (hash: string): Path =>
  hash
    .slice(1)
    .split('.')
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))

/** Where a page is shown as it will be; `address` is that on the site. */
export const previewOf = (address: string): string => `/look${address}`
