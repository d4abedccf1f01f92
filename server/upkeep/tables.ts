export interface UpkeepTables {
  chores: ChoreTable
}

/** A task that one of the servers on a database does for all of them. */
interface ChoreTable {
  name: string
  /** When it is due. The process that moves this on does the work. */
  dueAt: number
}
