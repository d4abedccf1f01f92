/** How many entries a list shows at once; past this many it has pages. */
export const pageSize = 24
