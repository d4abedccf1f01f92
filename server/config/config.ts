import { resolve } from 'node:path'
import { emailDefaults } from '#contract/email.ts'
import { ConfigError } from './config-error.ts'
import { repositoryRoot } from './env.ts'
import type { Env } from './env.ts'
import { desk } from './desk.ts'
import type { DeskConfig } from './desk.ts'
import { keep } from './keep.ts'
import type { KeepConfig } from './keep.ts'
import { isLoopback, listeningAddress } from './listening-address.ts'
import { SettingsReader } from './settings.ts'
import { webhook } from './webhook.ts'
import type { WebhookConfig } from './webhook.ts'

export type DatabaseConfig =
  | { kind: 'sqlite'; file: string }
  | { kind: 'postgres'; urls: [string, ...string[]] }
export type MailTransportConfig = { kind: 'smtp'; url: string } | { kind: 'maildir'; directory: string }

const authModes = ['deferred', 'confirm', 'autoconfirm'] as const
export type AuthMode = (typeof authModes)[number]

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
export type LogLevel = (typeof logLevels)[number]

export interface Config {
  port: number
  /** The address the server listens on. */
  host: string
  /** Public origin of the site, without a slash at the end: what links in mails begin with. */
  siteUrl: string
  /** Folder with all data of the server. */
  dataDir: string
  /** Folder with the built site's releases, of which the link `current` names the one to serve. */
  releasesDir: string
  /** Whether servers share releases through the database, in addition to each server's folder. */
  sharesReleases: boolean
  database: DatabaseConfig
  mail: MailConfig
  auth: AuthConfig
  /** Null if the Desk is off. */
  desk: DeskConfig | null
  /** Null if there is no webhook. */
  webhook: WebhookConfig | null
  keep: KeepConfig
  /** Addresses or networks whose X-Forwarded-For is trusted. */
  trustedProxies: string[]
  /** Where metrics are served, on a separate port. Null if they are off. */
  metrics: { port: number; host: string } | null
  /** How long a stopping server still answers while it already says that it is not ready. */
  drainSeconds: number
  logLevel: LogLevel
  /** The settings that were given, as they were written: some hold passwords. */
  given: ReadonlyMap<string, string>
}

export interface MailConfig {
  transport: MailTransportConfig
  from: { name: string; address: string }
  /** Where enquiries and contact messages go: never chosen by a request. */
  enquiryTo: string
  /** Whether visitors get an acknowledgement by mail. */
  acknowledges: boolean
  /** What the site's e-mail client must send. These are public, not secret. */
  publicKey: string
  serviceId: string
  queryTemplateId: string
  contactTemplateId: string
  /** Origins whose pages may send, besides the site's own. Empty allows all. */
  allowedOrigins: string[]
  /** Messages one visitor's address may send in a minute. */
  limitPerMinute: number
  /** The same in a day. */
  limitPerDay: number
}

/** Whether the accounts server is on. `auto` means yes unless the site was built for a hosted one. */
const authServers = ['auto', 'on', 'off'] as const

export interface AuthConfig {
  server: (typeof authServers)[number]
  mode: AuthMode
  accessTokenSeconds: number
  /** For how long after its replacement a refresh token is still accepted, although its successor was used too. */
  reuseWindowSeconds: number
  allowsSignUp: boolean
  /**
   * Whether changing the password or deleting the account asks for the current password, except after a recovery
   * link: `older` where the sign-in is not recent.
   */
  asksPresentPassword: 'off' | 'older' | 'on'
  /** Whether a password change in a session older than a day asks for a code from the mailbox. */
  requiresReauthentication: boolean
  /** How many mails with links and codes all accounts together may request in an hour. */
  mailsPerHour: number
  /** Whether a confirmed mailbox gets a mail about a sign-in from a new browser. */
  tellsOfNewDevices: boolean
  /** Whether the most common passwords, and one's own address, are refused. */
  refusesCommonPasswords: boolean
  /** Further addresses a mail link may lead to, beside the site's own. */
  redirectAllow: string[]
}

/** Turns settings into the typed configuration, or throws a ConfigError that lists every problem. */
export function createConfig(env: Env): Config {
  const settings = new SettingsReader(env)
  const port = settings.whole('PORT', { fallback: 3000, min: 1, max: 65535 })
  const host = settings.text('HOST') ?? 'localhost'
  const dataDir = resolve(repositoryRoot, settings.text('DATA_DIR') ?? 'var')
  const site = siteUrl(settings)
  const config: Config = {
    port,
    host: listeningAddress(host),
    siteUrl: site ?? `http://localhost:${port}`,
    dataDir,
    releasesDir: releasesDir(env),
    sharesReleases: sharesReleases(settings),
    database: database(settings, dataDir),
    mail: mail(settings, dataDir),
    auth: {
      server: settings.oneOf('AUTH_SERVER', authServers, 'auto'),
      mode: settings.oneOf('AUTH_MODE', authModes, 'deferred'),
      accessTokenSeconds: settings.whole('ACCESS_TOKEN_SECONDS', { fallback: 3600, min: 120, max: 604_800 }),
      reuseWindowSeconds: settings.whole('REUSE_WINDOW_SECONDS', { fallback: 10, min: 0, max: 300 }),
      allowsSignUp: settings.flag('AUTH_SIGN_UP', true),
      asksPresentPassword: settings.oneOf('AUTH_REQUIRE_CURRENT_PASSWORD', ['off', 'older', 'on'], 'older'),
      requiresReauthentication: settings.flag('AUTH_REQUIRE_REAUTHENTICATION', false),
      mailsPerHour: settings.whole('AUTH_MAILS_PER_HOUR', { fallback: 60, min: 1, max: 1_000_000 }),
      tellsOfNewDevices: settings.flag('AUTH_NEW_DEVICE_MAIL', true),
      refusesCommonPasswords: settings.flag('AUTH_REFUSE_COMMON_PASSWORDS', true),
      redirectAllow: settings.list('REDIRECT_ALLOW'),
    },
    desk: desk(settings, { isPublic: site !== undefined || !isLoopback(host) }),
    webhook: webhook(settings),
    keep: keep(settings),
    trustedProxies: settings.networks('TRUSTED_PROXIES'),
    metrics: metrics(settings),
    drainSeconds: settings.whole('DRAIN_SECONDS', { fallback: 0, min: 0, max: 300 }),
    logLevel: settings.oneOf('LOG_LEVEL', logLevels, 'info'),
    given: settings.given,
  }
  if (settings.problems.length > 0) throw new ConfigError(settings.problems)
  return config
}

/** The settings that the build needs. It reads all of them only if it publishes through the database. */
export function releaseSettings(env: Env): Pick<Config, 'releasesDir' | 'sharesReleases' | 'database'> {
  if (new SettingsReader(env).text('RELEASES_STORE') === 'database') return createConfig(env)
  return { releasesDir: releasesDir(env), sharesReleases: false, database: { kind: 'sqlite', file: '' } }
}

/** Where the build puts releases and the server finds them. */
export function releasesDir(env: Env): string {
  return resolve(repositoryRoot, new SettingsReader(env).text('RELEASES_DIR') ?? 'releases')
}

function sharesReleases(settings: SettingsReader): boolean {
  const isOn = settings.oneOf('RELEASES_STORE', ['folder', 'database'], 'folder') === 'database'
  if (isOn && settings.text('DATABASE_URL') === undefined)
    settings.problems.push({
      what: 'RELEASES_STORE is database, and there is no DATABASE_URL.',
      fix: 'Set DATABASE_URL to the Postgres that the servers share, or RELEASES_STORE to folder.',
    })
  return isOn
}

function metrics(settings: SettingsReader): Config['metrics'] {
  if (settings.text('METRICS_PORT') === undefined) return null
  return {
    port: settings.whole('METRICS_PORT', { fallback: 9464, min: 1, max: 65_535 }),
    host: listeningAddress(settings.text('METRICS_HOST') ?? 'localhost'),
  }
}

function siteUrl(settings: SettingsReader): string | undefined {
  return settings.rootUrl('SITE_URL', 'https://www.example.com', 'the site')
}

function database(settings: SettingsReader, dataDir: string): DatabaseConfig {
  const [first, ...others] = settings.urls(
    'DATABASE_URL',
    ['postgres:', 'postgresql:'],
    'postgres://user:password@host/meridaya',
  )
  return first
    ? { kind: 'postgres', urls: [first.href, ...others.map(({ href }) => href)] }
    : { kind: 'sqlite', file: resolve(dataDir, 'meridaya.sqlite') }
}

function mail(settings: SettingsReader, dataDir: string): MailConfig {
  const smtp = settings.url('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@mail.example.com:587')
  const from = settings.mailbox('MAIL_FROM')
  const hasSmtp = settings.text('SMTP_URL') !== undefined
  const hasFrom = settings.text('MAIL_FROM') !== undefined
  if (hasSmtp !== hasFrom) {
    settings.refuse(
      hasSmtp ? 'SMTP_URL is set but MAIL_FROM is not.' : 'MAIL_FROM is set but SMTP_URL is not.',
      'Set both to send mail, or neither to keep messages in the local mailbox.',
    )
  }
  const queryTemplateId = settings.text('EMAIL_QUERY_TEMPLATE_ID') ?? emailDefaults.queryTemplateId
  const contactTemplateId = settings.text('EMAIL_CONTACT_TEMPLATE_ID') ?? emailDefaults.contactTemplateId
  if (queryTemplateId === contactTemplateId) {
    settings.refuse(
      `EMAIL_QUERY_TEMPLATE_ID and EMAIL_CONTACT_TEMPLATE_ID are both "${queryTemplateId}".`,
      'Give them different values: they tell an enquiry from a contact message.',
    )
  }
  return {
    transport: smtp
      ? { kind: 'smtp', url: smtp.href }
      : { kind: 'maildir', directory: resolve(dataDir, 'mail') },
    from: from ?? { name: 'Travel agency', address: 'bookings@agency.example' },
    enquiryTo: settings.address('ENQUIRY_TO', 'bookings@agency.example'),
    acknowledges: settings.flag('EMAIL_ACKNOWLEDGE', true),
    publicKey: settings.text('EMAIL_PUBLIC_KEY') ?? emailDefaults.publicKey,
    serviceId: settings.text('EMAIL_SERVICE_ID') ?? emailDefaults.serviceId,
    queryTemplateId,
    contactTemplateId,
    allowedOrigins: settings.origins('EMAIL_ORIGINS'),
    limitPerMinute: settings.whole('EMAIL_LIMIT_PER_MINUTE', { fallback: 20, min: 1, max: 1_000_000 }),
    limitPerDay: settings.whole('EMAIL_LIMIT_PER_DAY', { fallback: 200, min: 1, max: 10_000_000 }),
  }
}
