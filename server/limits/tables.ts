export interface LimitTables {
  counters: CounterTable
}

/** How often something happened in a window of time that began with the first. */
interface CounterTable {
  /** SHA-256 of what is counted: network addresses and mailboxes are not stored. */
  id: string
  count: number
  /** End of the window; a later event begins another. */
  endsAt: number
}
