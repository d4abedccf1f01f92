import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { Client, DatabaseError, Pool, types } from 'pg'
import type { PoolClient, QueryResult } from 'pg'
import { DatabaseUnavailable } from './unavailable.ts'

/** Together with the wait for a connection below what a request may take while the database does not answer: 15 s. */
const connectMs = 4_000
const queryMs = 8_000
/** Postgres gives up before we do, so that it does not carry out a query whose failure was already reported. */
const statementMs = 7_500
/** Locks of a server that halted in the middle of a transaction. */
const idleInTransactionMs = 30_000

const bigint = 20

/** The host for new connections: the last one that accepted one, until it fails or turns out to be a standby. */
class Hosts {
  readonly #urls: string[]
  #turn = 0

  constructor(urls: string[]) {
    this.#urls = urls
  }

  get count(): number {
    return this.#urls.length
  }

  get current(): string {
    return this.#urls[this.#turn % this.#urls.length] ?? ''
  }

  /** Many connections fail at once. Only the first of them switches to the next host. */
  leave(failed: string): void {
    if (this.current === failed) this.#turn += 1
  }
}

/**
 * Connections that may break, be dropped by a restart or fall silent at any moment without harm to the process. Failures
 * of that kind are thrown as DatabaseUnavailable. Of several hosts the one that writes is used. A patient pool waits as long as it takes, as migrations must.
 */
export function createPostgresPool(
  urls: string[],
  { isPatient = false, isReadOnly = false }: { isPatient?: boolean; isReadOnly?: boolean },
): PostgresPool {
  types.setTypeParser(bigint, Number)
  const hosts = new Hosts(urls)
  const pool = new Pool({
    // The pool makes each connection of the same options.
    Client: class extends Client {
      constructor(options?: object) {
        super({ ...options, connectionString: hosts.current })
      }
    },
    max: 10,
    connectionTimeoutMillis: (isPatient ? 10_000 : connectMs) / hosts.count,
    keepAlive: true,
  })
  // The pool replaces a broken connection, and the running query reports it. An error event without a
  // listener would end the process, and the pool itself listens to idle connections only.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  const timeouts = isPatient ? 'set statement_timeout = 0' : boundedTimeouts
  const session = isReadOnly ? `${timeouts}; set default_transaction_read_only = on` : timeouts
  const connections = new WeakMap<PoolClient, Connection>()
  const connectOnce = async (patienceMs: number) => {
    const client = await connectInTime(pool, patienceMs)
    const known = connections.get(client)
    if (known) return known
    const connection = new Connection(client, isPatient)
    connections.set(client, connection)
    try {
      // Not sent as startup parameters, because poolers such as PgBouncer refuse them.
      await connection.query(session, [])
      if (hosts.count > 1 && !isReadOnly) await connection.requireWriter()
    } catch (error) {
      connection.release(true)
      throw error
    }
    return connection
  }
  const connect = async () => {
    const endsAt = performance.now() + connectMs
    for (let tries = 1; ; tries += 1) {
      const host = hosts.current
      try {
        return await connectOnce(isPatient ? Infinity : endsAt - performance.now())
      } catch (error) {
        hosts.leave(host)
        if (tries >= hosts.count) throw error
      }
    }
  }
  return {
    // Kysely's type also has cursors, which nothing here reads with.
    connect: connect as () => Promise<Connection & PostgresPoolClient>,
    end: () => pool.end(),
    options: pool.options,
  }
}

const boundedTimeouts = `set statement_timeout = ${statementMs}; set idle_in_transaction_session_timeout = ${idleInTransactionMs}`

/** The pool limits the wait for a free place and for Postgres separately. This limits both together. */
async function connectInTime(pool: Pool, patienceMs: number): Promise<PoolClient> {
  const connecting = pool.connect()
  if (patienceMs === Infinity) return connecting.catch(rethrow)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      connecting.then(
        (client) => client.release(),
        () => {},
      )
      reject(new DatabaseUnavailable(new Error('No connection to the database in time')))
    }, patienceMs)
  })
  try {
    return await Promise.race([connecting, late])
  } catch (error) {
    return rethrow(error)
  } finally {
    clearTimeout(timer)
  }
}

class Connection {
  readonly #client: PoolClient
  readonly #isPatient: boolean

  constructor(client: PoolClient, isPatient: boolean) {
    this.#client = client
    this.#isPatient = isPatient
  }

  async query(sql: string, parameters: readonly unknown[]): Promise<QueryResult> {
    // Ending a connection with a query under way hangs up, and the query is rejected.
    const hangUp = () => void this.#client.end().catch(() => {})
    const late = this.#isPatient ? undefined : setTimeout(hangUp, queryMs)
    try {
      return await this.#client.query(sql, [...parameters])
    } catch (error) {
      // After a failover the connection may still lead to a read-only server.
      if (isUnavailable(error)) hangUp()
      return rethrow(error)
    } finally {
      clearTimeout(late)
    }
  }

  /** Throws when this is a standby, which refuses every write. */
  async requireWriter(): Promise<void> {
    const { rows } = await this.query('select pg_is_in_recovery() as standby', [])
    if ((rows[0] as { standby: boolean }).standby)
      throw new DatabaseUnavailable(new Error('This host of Postgres is a standby and only reads'))
  }

  release(isBroken = false): void {
    this.#client.release(isBroken)
  }
}

function rethrow(error: unknown): never {
  throw isUnavailable(error) ? new DatabaseUnavailable(error) : error
}

/**
 * Classes of SQLSTATE that say "not now": connection failures (08), deadlocks (40), resources (53), locks (55P03),
 * shutdown and cancelled statements (57), system errors (58), a read-only standby, an idle transaction cut off.
 */
const notNow = /^(08|40|53|55P03|57|58|25006|25P0[34])/

/** Errors that Postgres did not write itself come from the connection. */
function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return false
  return error instanceof DatabaseError ? notNow.test(error.code ?? '') : error instanceof Error
}
