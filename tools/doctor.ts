import type { Resolver } from 'node:dns/promises'
import { existsSync } from 'node:fs'
import type { Agency } from '#catalogue/schemas/agency.ts'
import { readWorld } from '#catalogue/world.ts'
import { ConfigError } from '#server/config/config-error.ts'
import { createConfig, type Config } from '#server/config/config.ts'
import type { Env } from '#server/config/env.ts'
import { openDatabase } from '#server/database/open.ts'
import { createMailer } from '#server/email/smtp-transport.ts'
import type { Command } from '#server/operator/command.ts'
import { note, reason, well, wrong, type Finding } from '#server/operator/finding.ts'
import { createResolver, mailDomainFindings } from '#server/operator/mail-domain.ts'
import { answer } from '#server/operator/output.ts'
import { settingsProblems } from '#site/settings.ts'

const signs = { well: '✓', note: '·', wrong: '✗' } as const

/** Every setting, what is reachable, and what still holds sample values. */
export const doctor: Command = {
  name: 'doctor',
  summary: 'Look at every setting, what is reachable, and what still holds sample values',
  operands: '',
  options: {},
  async run({ env, output }) {
    const findings = await examine(env)
    const count = findings.filter(({ kind }) => kind === 'wrong').length
    answer(output, findings, () => [
      ...findings.map(({ kind, text }) => `${signs[kind]} ${text}`),
      count === 0 ? '\nNothing is wrong.' : `\n${count} to mend. See docs/operating.md.`,
    ])
    return count === 0 ? 0 : 1
  },
}

export async function examine(env: Env, resolver = createResolver()): Promise<Finding[]> {
  const site = settingsProblems(env).map(wrong)
  const agency = readWorld().figures as Agency
  let config: Config
  try {
    config = createConfig(env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return [wrong(error.message), ...site, ...contentFindings(agency)]
  }
  return [
    ...addressFindings(config),
    ...retentionFindings(config),
    await databaseFinding(config),
    ...(await mailFindings(config, resolver)),
    ...(site.length > 0 ? site : [well('The site’s build settings fit together.')]),
    ...contentFindings(agency),
  ]
}

function addressFindings({ siteUrl, trustedProxies }: Config): Finding[] {
  const { protocol, hostname } = new URL(siteUrl)
  if (hostname === 'localhost')
    return [note(`SITE_URL is not set: links in mails lead to ${siteUrl}, which works on this machine only.`)]
  return protocol === 'https:'
    ? [
        well(`Links in mails lead to ${siteUrl}.`),
        ...(trustedProxies.length > 0
          ? []
          : [note('TRUSTED_PROXIES is not set: behind a proxy all visitors would share one limit.')]),
      ]
    : [wrong(`SITE_URL is ${siteUrl}. Passwords travel in clear: put TLS in front and write https://.`)]
}

/** Two years, as the privacy policy of the site says. */
const enquiriesMaxDays = 730

function retentionFindings({ keep: { enquiriesDays } }: Config): Finding[] {
  return enquiriesDays === 0 || enquiriesDays > enquiriesMaxDays
    ? [
        wrong(
          `KEEP_ENQUIRIES_DAYS is ${enquiriesDays}, and the privacy policy promises two years at most. Set it to ${enquiriesMaxDays} or less, or change the policy.`,
        ),
      ]
    : [well(`Enquiries are deleted after ${enquiriesDays} days.`)]
}

async function databaseFinding({ database }: Config): Promise<Finding> {
  if (database.kind === 'sqlite' && !existsSync(database.file)) {
    return note(
      `There is no database at ${database.file} yet: the server makes it at its first start. If there should be one, check DATA_DIR.`,
    )
  }
  const name = database.kind === 'postgres' ? 'Postgres' : `SQLite (${database.file})`
  try {
    await (await openDatabase(database)).destroy()
    return well(`${name} answers and its tables are up to date.`)
  } catch (error) {
    return wrong(`${name} does not answer: ${reason(error)}`)
  }
}

async function mailFindings({ mail }: Config, resolver: Resolver): Promise<Finding[]> {
  const { transport, enquiryTo, from } = mail
  if (transport.kind === 'maildir')
    return [note(`SMTP_URL is not set: mail is kept in ${transport.directory} and reaches nobody.`)]
  const samples = [enquiryTo, from.address]
    .filter((address) => address.endsWith('.example'))
    .map((address) => wrong(`${address} is a sample address. Set ENQUIRY_TO and MAIL_FROM to real ones.`))
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  return [await mailServerFinding(transport.url), ...samples, ...(await mailDomainFindings(domain, resolver))]
}

async function mailServerFinding(url: string): Promise<Finding> {
  const { host } = new URL(url)
  const mailer = createMailer(url)
  try {
    await mailer.verify()
    return well(`The mail server ${host} lets us in.`)
  } catch (error) {
    return wrong(`The mail server ${host} does not let us in: ${reason(error)}`)
  } finally {
    mailer.close()
  }
}

const contentFindings = (agency: Agency): Finding[] => [
  ...agency.sampleContent.map((what) =>
    note(
      `Still sample text: ${what}. Replace it, then take the line out of sampleContent in content/agency.yaml.`,
    ),
  ),
  ...(agency.sendsCustomPackageRequests
    ? []
    : [
        note(
          'Custom trip requests stay on the visitor’s device until they press a way to send them (sendsCustomPackageRequests).',
        ),
      ]),
  ...(agency.sendsNewsletterSignUps
    ? []
    : [note('Newsletter sign-ups are sent nowhere (sendsNewsletterSignUps).')]),
]
