interface Entry {
  slug: string
  access?: string
}

const linesOf = (entries: Record<string, Entry>): Record<string, string> =>
  Object.fromEntries(Object.values(entries).flatMap(({ slug, access }) => (access ? [[slug, access]] : [])))

export interface AccessLines {
  destinations: Record<string, string>
  tourPackages: Record<string, string>
}

/** Slug → what the entry says about steps, wheelchairs, hearing and sight. Entries without such a text are left out. */
export const accessLines: AccessLines = {
  destinations: linesOf(
    import.meta.glob<Entry>('../content/destinations/*.yaml', {
      query: '?access',
      import: 'default',
      eager: true,
    }),
  ),
  tourPackages: linesOf(
    import.meta.glob<Entry>('../content/packages/*.yaml', {
      query: '?access',
      import: 'default',
      eager: true,
    }),
  ),
}
