/** `npm run doctor`: every setting, what is reachable, and what still holds sample values. */
import { createTransport } from 'nodemailer'
import type { Agency } from '#catalogue/schemas/agency.ts'
import { readWorld } from '#catalogue/world.ts'
import { ConfigError } from '#server/config/config-error.ts'
import { createConfig, type Config } from '#server/config/config.ts'
import { readEnv, repositoryRoot, type Env } from '#server/config/env.ts'
import { openDatabase } from '#server/database/open.ts'
import { settingsProblems } from '#site/settings.ts'

/** `wrong` must be mended before visitors come; `note` is true by choice or by default. */
export interface Finding {
  kind: 'well' | 'note' | 'wrong'
  text: string
}

const well = (text: string): Finding => ({ kind: 'well', text })
const note = (text: string): Finding => ({ kind: 'note', text })
const wrong = (text: string): Finding => ({ kind: 'wrong', text })
const reason = (error: unknown) => (error instanceof Error ? error.message : String(error))

export async function examine(env: Env): Promise<Finding[]> {
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
    await databaseFinding(config),
    ...(await mailFindings(config)),
    ...(site.length > 0 ? site : [well('The site’s build settings fit together.')]),
    ...contentFindings(agency),
  ]
}

function addressFindings({ siteUrl }: Config): Finding[] {
  const { protocol, hostname } = new URL(siteUrl)
  if (hostname === 'localhost')
    return [note(`SITE_URL is not set: links in mails lead to ${siteUrl}, which works on this machine only.`)]
  return protocol === 'https:'
    ? [well(`Links in mails lead to ${siteUrl}.`)]
    : [wrong(`SITE_URL is ${siteUrl}. Passwords travel in clear: put TLS in front and write https://.`)]
}

async function databaseFinding({ database }: Config): Promise<Finding> {
  const name = database.kind === 'postgres' ? 'Postgres' : `SQLite (${database.file})`
  try {
    await (await openDatabase(database)).destroy()
    return well(`${name} answers and its tables are up to date.`)
  } catch (error) {
    return wrong(`${name} does not answer: ${reason(error)}`)
  }
}

async function mailFindings({ mail: { transport, enquiryTo, from } }: Config): Promise<Finding[]> {
  if (transport.kind === 'maildir')
    return [note(`SMTP_URL is not set: mail is kept in ${transport.directory} and reaches nobody.`)]
  const findings = [enquiryTo, from.address]
    .filter((address) => address.endsWith('.example'))
    .map((address) => wrong(`${address} is a sample address. Set ENQUIRY_TO and MAIL_FROM to real ones.`))
  const mailer = createTransport({ url: transport.url, connectionTimeout: 10_000, greetingTimeout: 10_000 })
  try {
    await mailer.verify()
    return [well(`The mail server ${new URL(transport.url).host} lets us in.`), ...findings]
  } catch (error) {
    return [
      wrong(`The mail server ${new URL(transport.url).host} does not let us in: ${reason(error)}`),
      ...findings,
    ]
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

const signs = { well: '✓', note: '·', wrong: '✗' } as const

if (import.meta.main) {
  const findings = await examine(readEnv(repositoryRoot))
  for (const { kind, text } of findings) console.log(`${signs[kind]} ${text}`)
  const count = findings.filter(({ kind }) => kind === 'wrong').length
  console.log(count === 0 ? '\nNothing is wrong.' : `\n${count} to mend. See docs/operating.md.`)
  process.exitCode = count === 0 ? 0 : 1
}
