/** Where a page of the site is edited. */
export const editorOf = (file: string): string => `/pages/${file}`
