import { resolve } from 'node:path'
import { emailDefaults } from '#contract/email.ts'
import { ConfigError } from './config-error.ts'
import { repositoryRoot } from './env.ts'
import type { Env } from './env.ts'
import { SettingsReader } from './settings.ts'

export type DatabaseConfig = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string }
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
  /** Folder with everything the server keeps. */
  dataDir: string
  /** Folder with the built site. */
  siteDir: string
  database: DatabaseConfig
  mail: MailConfig
  auth: AuthConfig
  /** Addresses or networks whose X-Forwarded-For is believed. */
  trustedProxies: string[]
  logLevel: LogLevel
}

export interface MailConfig {
  transport: MailTransportConfig
  from: { name: string; address: string }
  /** Where enquiries and contact messages go: never chosen by a request. */
  enquiryTo: string
  /** Whether visitors are told at once what arrived from them. */
  acknowledges: boolean
  /** What the site's e-mail client must present. Public by nature, not secrets. */
  publicKey: string
  serviceId: string
  queryTemplateId: string
  contactTemplateId: string
  /** Messages one visitor's address may send in a minute. */
  limitPerMinute: number
}

export interface AuthConfig {
  mode: AuthMode
  accessTokenSeconds: number
  /** Grace in which a just-replaced refresh token still yields its successor. */
  reuseWindowSeconds: number
  /** Further addresses a mail link may lead to, beside the site's own. */
  redirectAllow: string[]
}

/** Turns settings into the typed configuration, or throws a ConfigError that lists every problem. */
export function createConfig(env: Env): Config {
  const settings = new SettingsReader(env)
  const port = settings.whole('PORT', { fallback: 3000, min: 1, max: 65535 })
  const host = settings.text('HOST') ?? 'localhost'
  const dataDir = resolve(repositoryRoot, settings.text('DATA_DIR') ?? 'var')
  const config: Config = {
    port,
    host: host === 'localhost' ? '127.0.0.1' : host,
    siteUrl: siteUrl(settings) ?? `http://localhost:${port}`,
    dataDir,
    siteDir: resolve(repositoryRoot, 'build/client'),
    database: database(settings, dataDir),
    mail: mail(settings, dataDir),
    auth: {
      mode: settings.oneOf('AUTH_MODE', authModes, 'deferred'),
      accessTokenSeconds: settings.whole('ACCESS_TOKEN_SECONDS', { fallback: 3600, min: 120, max: 604_800 }),
      reuseWindowSeconds: settings.whole('REUSE_WINDOW_SECONDS', { fallback: 10, min: 0, max: 300 }),
      redirectAllow: settings.list('REDIRECT_ALLOW'),
    },
    trustedProxies: settings.networks('TRUSTED_PROXIES'),
    logLevel: settings.oneOf('LOG_LEVEL', logLevels, 'info'),
  }
  if (settings.problems.length > 0) throw new ConfigError(settings.problems)
  return config
}

function siteUrl(settings: SettingsReader): string | undefined {
  const url = settings.url('SITE_URL', ['http:', 'https:'], 'https://www.example.com')
  if (url && (url.pathname !== '/' || url.search !== '' || url.hash !== '')) {
    settings.refuse(
      'SITE_URL has a path, and the site can only stand at the root of its address.',
      `Write SITE_URL=${url.origin}.`,
    )
  }
  return url?.origin
}

function database(settings: SettingsReader, dataDir: string): DatabaseConfig {
  const url = settings.url(
    'DATABASE_URL',
    ['postgres:', 'postgresql:'],
    'postgres://user:password@host/meridaya',
  )
  return url
    ? { kind: 'postgres', url: url.href }
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
    from: from ?? { name: 'Meridaya', address: 'bookings@meridaya.example' },
    enquiryTo: settings.address('ENQUIRY_TO', 'bookings@meridaya.example'),
    acknowledges: settings.oneOf('EMAIL_ACKNOWLEDGE', ['on', 'off'], 'on') === 'on',
    publicKey: settings.text('EMAIL_PUBLIC_KEY') ?? emailDefaults.publicKey,
    serviceId: settings.text('EMAIL_SERVICE_ID') ?? emailDefaults.serviceId,
    queryTemplateId,
    contactTemplateId,
    limitPerMinute: settings.whole('EMAIL_LIMIT_PER_MINUTE', { fallback: 20, min: 1, max: 1_000_000 }),
  }
}
