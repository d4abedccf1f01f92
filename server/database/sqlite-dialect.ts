import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseSync } from 'node:sqlite'
import type { StatementSync } from 'node:sqlite'
import { CompiledQuery, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely'
import type { DatabaseConnection, QueryResult, SqliteDatabase } from 'kysely'
import { DatabaseUnavailable } from './unavailable.ts'

/**
 * Opens a file (or `:memory:`) so that a commit that was answered survives a crash of the machine. While another
 * process holds the file, statements wait without holding up the rest of this one; after `lockMs` they are refused with
 * DatabaseUnavailable. Opened for reading, the file is not changed, and a missing one is not created.
 */
export function nodeSqliteDialect(file: string, { lockMs = 8_000, isReadOnly = false } = {}): SqliteDialect {
  if (isReadOnly) return new NodeSqliteDialect(new DatabaseSync(file, { readOnly: true, timeout: 0 }), lockMs)
  // The time-out comes first: switching to WAL takes a lock that another starting server may hold.
  const database = new DatabaseSync(file, { timeout: 10_000, enableForeignKeyConstraints: true })
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 0')
  return new NodeSqliteDialect(database, lockMs)
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #file: DatabaseSync
  readonly #lockMs: number

  constructor(file: DatabaseSync, lockMs: number) {
    super({ database: adapt(file) })
    this.#file = file
    this.#lockMs = lockMs
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#file, this.#lockMs)
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}

/** Takes the write lock at the start, because SQLite refuses a reader that becomes a writer later without waiting. */
class ImmediateDriver extends SqliteDriver {
  readonly #file: DatabaseSync
  readonly #lockMs: number
  #connection: DatabaseConnection | undefined

  constructor(file: DatabaseSync, lockMs: number) {
    super({ database: adapt(file) })
    this.#file = file
    this.#lockMs = lockMs
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= new WaitingConnection(await super.acquireConnection(), this.#lockMs)
    return this.#connection
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** A full disk has rolled it back already, and a second error would hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.isTransaction) await super.rollbackTransaction(connection)
  }
}

const retryMs = 25

/** Retries while another process has locked the file. Waiting inside SQLite would block the whole process. */
class WaitingConnection implements DatabaseConnection {
  readonly #bare: DatabaseConnection
  readonly #lockMs: number
  /** Statements wait one after the other, so together they get the time of one. */
  #lockedSince: number | undefined

  constructor(bare: DatabaseConnection, lockMs: number) {
    this.#bare = bare
    this.#lockMs = lockMs
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (;;) {
      try {
        const result = await this.#bare.executeQuery<Row>(query)
        this.#lockedSince = undefined
        return result
      } catch (error) {
        const code = resultCode(error)
        if (!busy.has(code)) throw notNow.has(code) ? new DatabaseUnavailable(error) : error
        this.#lockedSince ??= performance.now()
        if (performance.now() - this.#lockedSince > this.#lockMs) throw new DatabaseUnavailable(error)
        await wait(retryMs)
      }
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.#bare.streamQuery<Row>(query, chunkSize)
  }
}

/** SQLITE_BUSY and SQLITE_LOCKED. */
const busy = new Set([5, 6])
/** Read-only, input or output error, full disk, cannot be opened: what the operator can fix while the server runs. */
const notNow = new Set([8, 10, 13, 14])

/** SQLite's primary result code; 0 for other errors. */
export function resultCode(error: unknown): number {
  const { errcode = 0 } = error as { errcode?: number }
  return errcode & 0xff
}

/** Lets migrations run in one transaction, which also makes two starting servers take turns. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

function adapt(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql)
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...bindable(parameters)),
        run: (parameters) => statement.run(...bindable(parameters)),
        iterate: (parameters) => statement.iterate(...bindable(parameters)),
      }
    },
  }
}

type Bindable = Parameters<StatementSync['all']>

function bindable(parameters: readonly unknown[]): Bindable {
  return parameters as Bindable
}
