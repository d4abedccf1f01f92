import { publishedAgency } from '#server/site/agency.ts'
import type { Resolver } from 'node:dns/promises'
import { Command } from '@commander-js/extra-typings'
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { AgencyFacts } from '#contract/agency-facts.ts'
import { staleCountries } from '#contract/stale-countries.ts'
import { ConfigError } from '#server/config/config-error.ts'
import { createConfig, type Config } from '#server/config/config.ts'
import { enquiriesMaxDays } from '#server/config/keep.ts'
import type { Env } from '#server/config/env.ts'
import { connect, pendingMigrations } from '#server/database/open.ts'
import { DatabaseRefused, explainRefusal } from '#server/database/refused.ts'
import { createMailer } from '#server/email/smtp-transport.ts'
import type { Cli } from './command.ts'
import { isThere } from './database-file.ts'
import { note, reason, well, wrong, type Finding } from './finding.ts'
import { hostedServiceFindings } from './hosted-services.ts'
import { createResolver, mailDomainFindings } from './mail-domain.ts'
import { answer } from './output.ts'
import { settingsProblems } from '#contract/site-settings.ts'

const signs = { well: '✓', note: '·', wrong: '✗' } as const

export const doctor = (cli: Cli) =>
  new Command('doctor')
    .description('Check every setting and service, and list sample values that are still in place')
    .action(async () => {
      const findings = await examine(cli.env)
      const problems = findings.filter(({ kind }) => kind === 'wrong').length
      answer(cli.output, findings, () => [
        ...findings.map(({ kind, text }) => `${signs[kind]} ${text}`),
        problems === 0
          ? '\nNo problems found.'
          : `\n${problems} ${problems === 1 ? 'problem' : 'problems'} found. See docs/operating.md.`,
      ])
      if (problems > 0) cli.exitCode = 1
    })

export async function examine(env: Env, resolver = createResolver()): Promise<Finding[]> {
  const site = settingsProblems(env).map(wrong)
  let config: Config
  try {
    config = createConfig(env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return [wrong(error.message), ...site]
  }
  return [
    ...addressFindings(config),
    ...retentionFindings(config),
    await databaseFinding(config),
    ...(await permissionFindings(config)),
    ...(await mailFindings(config, resolver)),
    ...(site.length > 0
      ? site
      : [
          well('The site’s build settings are consistent.'),
          ...(await hostedServiceFindings(env, config.siteUrl)),
        ]),
    ...contentFindings(await publishedAgency(config)),
  ]
}

function addressFindings({ siteUrl, trustedProxies }: Config): Finding[] {
  const { protocol, hostname } = new URL(siteUrl)
  if (hostname === 'localhost')
    return [
      note(
        `Links in mails lead to ${siteUrl}, which works on this machine only. Set SITE_URL to the public address.`,
      ),
    ]
  return protocol === 'https:'
    ? [
        well(`Links in mails lead to ${siteUrl}.`),
        ...(trustedProxies.length > 0
          ? []
          : [note('TRUSTED_PROXIES is not set: behind a proxy all visitors would share one limit.')]),
      ]
    : [wrong(`SITE_URL is ${siteUrl}. Passwords would be sent unencrypted: set up TLS and write https://.`)]
}

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
  const name = database.kind === 'postgres' ? 'Postgres' : `SQLite (${database.file})`
  try {
    if (database.kind === 'sqlite' && !isThere(database.file)) {
      return note(
        `There is no database at ${database.file} yet: the server creates it at its first start. If there should be one, check DATA_DIR.`,
      )
    }
    await using opened = connect(database, { isReadOnly: true })
    const pending = await pendingMigrations(opened)
    return pending.length === 0
      ? well(`${name} answers and its tables are up to date.`)
      : note(
          `${name} answers. Its tables are from an older version: make a backup, then start the server, which updates them.`,
        )
  } catch (error) {
    const known = database.kind === 'sqlite' ? explainRefusal(error, database.file) : error
    return wrong(
      known instanceof DatabaseRefused ? known.message : `${name} does not answer: ${reason(known)}`,
    )
  }
}

const othersMayEnter = 0o001
const othersMayReadOrWrite = 0o006

/** Reports files that other users can read. Files in a folder that other users cannot enter are safe. */
async function permissionFindings({ database, dataDir, mail: { transport } }: Config): Promise<Finding[]> {
  const files = [
    ...(database.kind === 'sqlite' ? [database.file, `${database.file}-wal`, `${database.file}-shm`] : []),
    ...(transport.kind === 'maildir' ? [transport.directory] : []),
  ]
  const exposed: string[] = []
  for (const file of files) if (await isOpenToOthers(file)) exposed.push(file)
  return exposed.length === 0
    ? []
    : [
        wrong(
          `Every user of this machine can read ${exposed.join(', ')}. Close the folder: chmod 700 ${dataDir}`,
        ),
      ]
}

async function isOpenToOthers(path: string): Promise<boolean> {
  if (!existsSync(path)) return false
  const [folder, file] = [await stat(dirname(path)), await stat(path)]
  return (folder.mode & othersMayEnter) !== 0 && (file.mode & othersMayReadOrWrite) !== 0
}

async function mailFindings({ mail }: Config, resolver: Resolver): Promise<Finding[]> {
  const { transport, enquiryTo, from } = mail
  if (transport.kind === 'maildir')
    return [note(`SMTP_URL is not set: mail is kept in ${transport.directory} and not sent.`)]
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
    return well(`The mail server ${host} accepts our sign-in.`)
  } catch (error) {
    return wrong(`The mail server ${host} does not accept us: ${reason(error)}`)
  } finally {
    mailer.close()
  }
}

/** Lists what in the agency’s content is outdated or still a sample. */
export function contentFindings(agency: AgencyFacts | null): Finding[] {
  if (agency === null) return [note('The site has not been built yet, so its content was not checked.')]
  const {
    countries = [],
    drawnSlots = [],
    sampleContent,
    sendsCustomPackageRequests,
    sendsNewsletterSignUps,
  } = agency
  const stale = staleCountries(countries, new Date()).map(note)
  const samples = sampleContent.map((what) =>
    note(
      `Still a sample: ${what}. Replace it, then remove the line from sampleContent in content/agency.yaml.`,
    ),
  )
  if (!sendsCustomPackageRequests)
    samples.push(
      note(
        'Custom trip requests stay on the visitor’s device until the visitor chooses how to send them (sendsCustomPackageRequests).',
      ),
    )
  if (!sendsNewsletterSignUps)
    samples.push(note('Newsletter sign-ups are not sent (sendsNewsletterSignUps).'))
  const drawings = drawnSlots.map(({ slot, pictures }) =>
    note(
      `${slot} have ${pictures.length === 1 ? '1 drawing' : `${pictures.length} drawings`} where a photograph could be: ${pictures.join(', ')}. See "Use a photograph" in docs/content-guide.md.`,
    ),
  )
  return [...stale, ...samples, ...drawings]
}
