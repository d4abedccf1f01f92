import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readArguments } from './arguments.ts'
import { createConfig } from './config.ts'
import type { Env } from './env.ts'

function complaint(env: Env): string {
  try {
    createConfig(env)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return 'no complaint'
}

describe('createConfig', () => {
  it('accepts several Postgres hosts', () => {
    const database = (written: string) => createConfig({ DATABASE_URL: written }).database
    expect(database('postgres://user:se,cret@one.example:5432,two.example/meridaya?sslmode=require')).toEqual(
      {
        kind: 'postgres',
        urls: [
          'postgres://user:se,cret@one.example:5432/meridaya?sslmode=require',
          'postgres://user:se,cret@two.example/meridaya?sslmode=require',
        ],
      },
    )
    expect(() => database('postgres://user:secret@one.example:x,two.example/meridaya')).toThrow(
      'names several hosts, and not each of them makes an address',
    )
    expect(() => database('postgres://user:secret@one.example:x,two.example/meridaya')).not.toThrow('secret')
  })

  it('needs no setting at all', () => {
    const config = createConfig({})
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'http://localhost:3000',
      database: { kind: 'sqlite', file: expect.stringMatching(/\/var\/meridaya\.sqlite$/) },
      auth: { mode: 'deferred', accessTokenSeconds: 3600, reuseWindowSeconds: 10, redirectAllow: [] },
      trustedProxies: [],
      logLevel: 'info',
    })
    expect(config.mail).toMatchObject({
      transport: { kind: 'maildir', directory: expect.stringMatching(/\/var\/mail$/) },
      enquiryTo: 'bookings@agency.example',
      acknowledges: true,
      publicKey: 'agency',
      serviceId: 'default_service',
      queryTemplateId: 'query',
      contactTemplateId: 'contact',
      limitPerMinute: 20,
    })
  })

  it('treats an empty setting as not set', () => {
    expect(createConfig({ PORT: '', SMTP_URL: ' ', DATABASE_URL: '', AUTH_MODE: '' })).toEqual(
      createConfig({}),
    )
  })

  it('reads every setting', () => {
    const config = createConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      SITE_URL: 'https://travel.example/',
      DATA_DIR: '/srv/meridaya',
      DATABASE_URL: 'postgres://user:secret@db.example/meridaya',
      SMTP_URL: 'smtps://user:secret@mail.example',
      MAIL_FROM: 'Far Lands <bookings@travel.example>',
      ENQUIRY_TO: 'desk@travel.example',
      AUTH_MODE: 'confirm',
      REDIRECT_ALLOW: 'https://a.example, https://b.example',
      TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8, fd00::/8',
    })
    expect(config).toMatchObject({
      host: '0.0.0.0',
      siteUrl: 'https://travel.example',
      database: { kind: 'postgres', urls: ['postgres://user:secret@db.example/meridaya'] },
      mail: {
        transport: { kind: 'smtp', url: 'smtps://user:secret@mail.example' },
        from: { name: 'Far Lands', address: 'bookings@travel.example' },
        enquiryTo: 'desk@travel.example',
      },
      auth: { mode: 'confirm', redirectAllow: ['https://a.example', 'https://b.example'] },
      trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
    })
  })

  it('reads origins as browsers send them, and refuses page addresses', () => {
    expect(
      createConfig({ EMAIL_ORIGINS: 'https://a.example, http://b.example:8080/' }).mail.allowedOrigins,
    ).toEqual(['https://a.example', 'http://b.example:8080'])
    expect(complaint({ EMAIL_ORIGINS: 'https://a.example/shop,b.example' })).toMatchInlineSnapshot(`
      "The server cannot start: 2 problems with its settings.
        EMAIL_ORIGINS contains "https://a.example/shop", which is not the origin of a site.
          List origins with commas between, for example EMAIL_ORIGINS=https://www.example.com.
        EMAIL_ORIGINS contains "b.example", which is not the origin of a site.
          List origins with commas between, for example EMAIL_ORIGINS=https://www.example.com.
      See docs/operating.md."
    `)
  })

  it('reads on and off, and refuses any other value', () => {
    const { auth } = createConfig({
      AUTH_SIGN_UP: 'off',
      AUTH_REQUIRE_CURRENT_PASSWORD: 'on',
      AUTH_REQUIRE_REAUTHENTICATION: 'on',
    })
    expect(auth).toMatchObject({
      allowsSignUp: false,
      asksPresentPassword: 'on',
      requiresReauthentication: true,
    })
    expect(complaint({ AUTH_SIGN_UP: 'no' })).toMatchInlineSnapshot(`
      "The server cannot start: AUTH_SIGN_UP is "no", which is not known.
        Choose one of: on, off. See docs/operating.md."
    `)
  })

  it('keeps enquiries for two years, sent mail and unused sessions for 90 days, and the audit log for 180 days by default', () => {
    const kept = {
      sentMailDays: 90,
      deadMailDays: 0,
      idleSessionsDays: 90,
      unconfirmedAccountsDays: 0,
      auditDays: 180,
    }
    expect(createConfig({}).keep).toEqual({ ...kept, enquiriesDays: 730 })
    expect(createConfig({ KEEP_ENQUIRIES_DAYS: '0', KEEP_SENT_MAIL_DAYS: '30' }).keep).toEqual({
      ...kept,
      enquiriesDays: 0,
      sentMailDays: 30,
    })
    expect(complaint({ KEEP_DEAD_MAIL_DAYS: '-1' })).toContain('KEEP_DEAD_MAIL_DAYS is "-1"')
  })

  it('serves metrics only when the settings say so', () => {
    expect(createConfig({ METRICS_HOST: '0.0.0.0' }).metrics).toBeNull()
    expect(createConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' })
  })

  it('refuses incomplete mail settings, and names both ways to fix them', () => {
    expect(complaint({ SMTP_URL: 'smtp://mail.example' })).toMatchInlineSnapshot(`
      "The server cannot start: SMTP_URL is set but MAIL_FROM is not.
        Set both to send mail, or neither to keep messages in the local mailbox. See docs/operating.md."
    `)
    expect(complaint({ MAIL_FROM: 'bookings@travel.example' })).toMatchInlineSnapshot(`
      "The server cannot start: MAIL_FROM is set but SMTP_URL is not.
        Set both to send mail, or neither to keep messages in the local mailbox. See docs/operating.md."
    `)
  })

  it('refuses to share releases without Postgres', () => {
    expect(complaint({ RELEASES_STORE: 'database' })).toContain(
      'Set DATABASE_URL to the Postgres that the servers share',
    )
  })

  it('lists every problem at once, with how to fix each', () => {
    const wrong = {
      PORT: 'abc',
      SITE_URL: 'https://travel.example/shop',
      DATABASE_URL: 'mysql://user:secret@db.example/meridaya',
      SMTP_URL: 'mail.example',
      MAIL_FROM: 'the office',
      ENQUIRY_TO: 'desk',
      EMAIL_CONTACT_TEMPLATE_ID: 'query',
      EMAIL_LIMIT_PER_MINUTE: '0',
      AUTH_MODE: 'open',
      ACCESS_TOKEN_SECONDS: '60',
      TRUSTED_PROXIES: '10.0.0.0/64',
      LOG_LEVEL: 'loud',
    }
    expect(complaint(wrong)).toMatchInlineSnapshot(`
      "The server cannot start: 12 problems with its settings.
        PORT is "abc", which is not a whole number from 1 to 65535.
          Write for example PORT=3000, or leave it out for that value.
        SITE_URL has a path, and the site has to be at the root of its address.
          Write SITE_URL=https://travel.example.
        DATABASE_URL is not an address of the kind postgres:// or postgresql://.
          Write for example DATABASE_URL=postgres://user:password@host/meridaya.
        SMTP_URL is not an address of the kind smtp:// or smtps://.
          Write for example SMTP_URL=smtp://user:password@mail.example.com:587.
        MAIL_FROM is "the office", which is not a sender's address.
          Write for example MAIL_FROM="Travel agency <bookings@agency.example>".
        EMAIL_QUERY_TEMPLATE_ID and EMAIL_CONTACT_TEMPLATE_ID are both "query".
          Give them different values: they tell an enquiry from a contact message.
        ENQUIRY_TO is "desk", which is not an e-mail address.
          Write for example ENQUIRY_TO=bookings@agency.example.
        EMAIL_LIMIT_PER_MINUTE is "0", which is not a whole number from 1 to 1000000.
          Write for example EMAIL_LIMIT_PER_MINUTE=20, or leave it out for that value.
        AUTH_MODE is "open", which is not known.
          Choose one of: deferred, confirm, autoconfirm.
        ACCESS_TOKEN_SECONDS is "60", which is not a whole number from 120 to 604800.
          Write for example ACCESS_TOKEN_SECONDS=3600, or leave it out for that value.
        TRUSTED_PROXIES contains "10.0.0.0/64", which is neither an address nor a network.
          List addresses or networks with commas between, for example TRUSTED_PROXIES=127.0.0.1,10.0.0.0/8.
        LOG_LEVEL is "loud", which is not known.
          Choose one of: silent, fatal, error, warn, info, debug, trace.
      See docs/operating.md."
    `)
    expect(complaint(wrong)).not.toContain('secret')
  })
})

describe('the settings of .env.example', () => {
  const file = fileURLToPath(new URL('../../.env.example', import.meta.url))
  const example = parseEnv(readFileSync(file, 'utf8'))

  it('are exactly the settings that the server reads', () => {
    const asked = new Set<string>()
    const set: Env = { METRICS_PORT: '9464' }
    createConfig(
      new Proxy(set, {
        get(_, name) {
          asked.add(String(name))
          return set[String(name)]
        },
      }),
    )
    const named = Object.keys(example).filter((name) => !name.startsWith('VITE_'))
    expect(named.toSorted()).toEqual([...asked].toSorted())
  })

  it('document their defaults', () => {
    expect(createConfig(example)).toEqual({ ...createConfig({}), given: expect.any(Map) })
  })
})

describe('readArguments', () => {
  it('accepts both ways of writing an option', () => {
    expect(readArguments(['--port', '4000', '--host=0.0.0.0'])).toEqual({ PORT: '4000', HOST: '0.0.0.0' })
    expect(readArguments([])).toEqual({})
  })

  it('refuses an unknown option', () => {
    expect(() => readArguments(['--prot', '4000'])).toThrowErrorMatchingInlineSnapshot(`
      [ConfigError: The server cannot start: Unknown option '--prot'.
        Known are --port and --host, for example: npm start -- --port 4000. See docs/operating.md.]
    `)
    expect(() => readArguments(['--port'])).toThrowErrorMatchingInlineSnapshot(`
      [ConfigError: The server cannot start: Option '--port <value>' argument missing.
        Known are --port and --host, for example: npm start -- --port 4000. See docs/operating.md.]
    `)
  })
})
