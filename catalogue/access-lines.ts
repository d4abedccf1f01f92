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

/** What each entry says of steps, wheelchairs, hearing and sight, by slug. Entries that say nothing are left out. */
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
