/** Where a page of the site is edited. */
export const editorOf = (file: string): string => `/pages/${file}`

/** Where a page is shown as it will be; `address` is that on the site. */
export const previewOf = (address: string): string => `/look${address}`
