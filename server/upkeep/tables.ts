export interface UpkeepTables {
  chores: ChoreTable
}

/** What one of the servers on a database does for all of them. */
interface ChoreTable {
  name: string
  /** When it is to be done next. Whoever moves this on does it. */
  dueAt: number
}
