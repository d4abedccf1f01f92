/** The modules of a folder as a list in id order. */
export const inOrder = <T extends { id: number }>(modules: Record<string, T>): T[] =>
  Object.values(modules).toSorted((a, b) => a.id - b.id)
