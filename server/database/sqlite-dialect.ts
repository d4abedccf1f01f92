import { DatabaseSync } from 'node:sqlite'
import type { StatementSync } from 'node:sqlite'
import { CompiledQuery, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely'
import type { DatabaseConnection, SqliteDatabase, SqliteDialectConfig } from 'kysely'

/** Opens a file (or `:memory:`) so that a commit that was answered survives a crash of the machine. */
export function nodeSqliteDialect(file: string): SqliteDialect {
  // The time-out comes first: switching to WAL takes a lock that another starting server may hold.
  const database = new DatabaseSync(file, { timeout: 10_000, enableForeignKeyConstraints: true })
  database.exec('pragma journal_mode = wal; pragma synchronous = full')
  return new NodeSqliteDialect({ database: adapt(database) })
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#config)
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}

/** Takes the write lock at the start: a reader that turns writer later is refused without waiting. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

/** Lets migrations run in one transaction, which is also what keeps two starting servers apart. */
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
