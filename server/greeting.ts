import { join, relative } from 'node:path'
import type { Config } from './config/config.ts'
import { DatabaseRefused, explainRefusal } from './database/refused.ts'

/** The block the server prints when it has started. */
export function greeting(config: Config): string {
  const lines = [
    '',
    'The site is running.',
    '',
    `  Address   ${address(config)}`,
    `  Mail      ${mail(config)}`,
    `  Database  ${config.database.kind === 'postgres' ? place(config.database.urls) : near(config.database.file)}`,
    ...(config.metrics ? [`  Metrics   ${address(config.metrics)}/metrics`] : []),
    '',
    'Press Ctrl-C to stop.',
    '',
  ]
  return lines.join('\n')
}

/** One plain sentence for each failure that the operator can fix. */
export function startFailure(error: unknown, config: Config): string | undefined {
  const { code, syscall, port } = error as NodeJS.ErrnoException & { port?: number }
  const network = `${config.host}:${config.port}`
  if (code === 'EADDRINUSE' && config.metrics !== null && port === config.metrics.port) {
    return `METRICS_PORT ${port} is already in use. Set it to another port, or leave it out.`
  }
  if (code === 'EADDRINUSE') {
    return `Port ${config.port} is already in use. Stop the program that uses it, or choose another port: npm start -- --port ${otherPort(config.port)}`
  }
  if (
    code === 'EADDRNOTAVAIL' ||
    (code === 'ENOTFOUND' && syscall === 'getaddrinfo' && config.database.kind === 'sqlite')
  ) {
    return `The server cannot listen on ${network}: this machine has no such address. Set HOST to one it has, or leave it out.`
  }
  if (code === 'EACCES' && syscall === 'listen') {
    return `The server may not listen on ${network}. Choose a port from 1024 up: npm start -- --port 4000`
  }
  const refusal = explainRefusal(error, databaseFile(config))
  if (refusal instanceof DatabaseRefused) return `The server cannot start: ${refusal.message}`
  if (config.database.kind === 'postgres' && code !== undefined) {
    return `The server cannot start: the database at ${place(config.database.urls)} did not let it in (${code}).\n  Check DATABASE_URL, or leave it out to use the built-in database. See docs/operating.md.`
  }
  return undefined
}

/** Is about `DATA_DIR`, to which the server writes even if the database is elsewhere. */
function databaseFile({ database, dataDir }: Config): string {
  return database.kind === 'sqlite' ? database.file : join(dataDir, 'mail')
}

function otherPort(port: number): number {
  return port === 4000 ? 4001 : 4000
}

function address({ host, port }: Pick<Config, 'host' | 'port'>): string {
  if (host === '127.0.0.1') return `http://localhost:${port}`
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}, open to every network`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

function mail({ mail: { transport, enquiryTo } }: Config): string {
  if (transport.kind === 'maildir') return `kept in ${near(transport.directory)}, not sent`
  const warning = enquiryTo.endsWith('.example') ? ', which does not exist: set ENQUIRY_TO' : ''
  return `sent through ${new URL(transport.url).host}; enquiries go to ${enquiryTo}${warning}`
}

/** Without the name and password in it. */
function place(urls: string[]): string {
  const hosts = urls.map((url) => new URL(url).host)
  const { protocol, pathname } = new URL(urls[0] ?? '')
  return `${protocol}//${hosts.join(',')}${pathname}`
}

function near(path: string): string {
  const short = relative(process.cwd(), path)
  return short.startsWith('..') ? path : short
}
