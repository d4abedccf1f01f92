import { cp, glob, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import type { AgencyFacts } from '#contract/agency-facts.ts'
import { bundleInto, renderInto } from '#publish/framework-build.ts'
import { codeHash } from '#publish/freshness.mjs'
import { bringPublicFiles } from '#publish/public-files.ts'
import { confirmPage } from '#server/auth/endpoints/confirm-page.ts'
import {
  confirmationMail,
  emailChangeMail,
  reauthenticationMail,
  recoveryMail,
} from '#server/auth/mails/mails.ts'
import {
  accountClosingMail,
  accountDeletedMail,
  emailChangedMail,
  newDeviceMail,
  passwordChangedMail,
} from '#server/auth/mails/notices.ts'
import { createConfig } from '#server/config/config.ts'
import { acknowledgementMail } from '#server/email/acknowledgement-mail.ts'
import { enquiryMail } from '#server/email/enquiry-mail.ts'
import { agencyVoice } from '#server/site/agency.ts'
import { freshRate } from '../support/fresh-rate.ts'
import { root } from '../support/source-files.ts'

// Builds tests/agency: another continent, currency, zone and spelling, without ratings and struck prices.
// Inside node_modules, because the server part of the build imports packages.
const built = join(root, 'node_modules/.cache/agency')
// The last alternative is the curve in the sample's logo.
const samples = /meridaya|\bdelhi\b|\bindian?\b|kolkata|nehru|\bIST\b|\bdollars?\b|\+91\b|\$\d|32a17 17/i

let facts: AgencyFacts
let rateDay: string

beforeAll(async () => {
  const content = `${built}-content`
  for (const folder of [built, content]) await rm(folder, { recursive: true, force: true })
  await cp(join(root, 'tests/agency/content'), content, { recursive: true })
  rateDay = freshRate(content)
  const settings = { CONTENT_DIRECTORY: content }
  expect(await bundleInto(built, settings)).toBeNull()
  bringPublicFiles(join(built, 'client'))
  expect(await renderInto(built, `${codeHash()}, the second agency`, settings)).toBeNull()
  facts = JSON.parse(await readFile(join(built, 'agency.json'), 'utf8')) as AgencyFacts
}, 600_000)

/** Excerpts of the text that mention the sample. */
const traces = (name: string, text: string): string[] =>
  [...text.matchAll(new RegExp(samples, 'gi'))].map(
    ({ index }) => `${name}: ${text.slice(Math.max(0, index - 40), index + 40)}`,
  )

it('builds the pages of another agency', async () => {
  const home = await readFile(join(built, 'client/index.html'), 'utf8')
  expect(home).toContain('<html lang="en-US"')
  expect(home).toContain('Tagus Trails')
  expect(home).toContain('€1,490')
  // Its logo in the header, and its icon.
  expect(home).toContain('<path d="M5 11h30M20 11v22"')
  expect(await readFile(join(built, 'client/icon.svg'), 'utf8')).toContain('M8 12h24M20 12v20')
  expect(await readFile(join(built, 'client/packages/desert-week/index.html'), 'utf8')).toContain(
    'Desert Week',
  )
})

it('lists future departures in the agency’s locale, and none that have passed', async () => {
  const trip = await readFile(join(built, 'client/packages/desert-week/index.html'), 'utf8')
  const dates = /<ul class="departures[^>]*>(.*?)<\/ul>/s.exec(trip)?.[1]?.replaceAll(/<[^>]*>/g, '') ?? ''
  expect(dates).toContain('April 5, 2098')
  expect(dates).toContain('to April 11, 2098')
  expect(dates).toContain('€1,190')
  expect(trip).toContain('"departureTime":"2098-04-05"')
  expect(trip).not.toContain('2020')
})

it('shows an approximate price in another currency, with its own rate and date', async () => {
  const trip = await readFile(join(built, 'client/packages/desert-week/index.html'), 'utf8')
  const day = new Date(rateDay).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  expect(trip).toContain(`about ¥180,000 at the rate of ${day}`)
})

it('does not mention the sample agency in another agency’s pages, feeds, manifest, scripts or styles', async () => {
  const found: string[] = []
  let count = 0
  for await (const file of glob('client/**/*.{html,json,txt,xml,webmanifest,svg,css}', { cwd: built })) {
    count += 1
    found.push(...traces(file, await readFile(join(built, file), 'utf8')))
  }
  for await (const file of glob('client/**/*.js', { cwd: built })) {
    // `$1` in a script is a group of a regular expression.
    const text = await readFile(join(built, file), 'utf8')
    found.push(...traces(file, text.replaceAll(/\$\d/g, '')))
  }
  expect(count).toBeGreaterThan(40)
  expect(found).toEqual([])
})

it('names the right agency in every mail, and never the sample agency', () => {
  const agency = agencyVoice({ config: createConfig({}), site: { agency: facts } })
  const secret = { link: `${agency.siteUrl}/x`, code: '123456' }
  const change = { from: 'a@example.org', to: 'b@example.org' }
  const enquiry = {
    id: 'e-1',
    kind: 'query' as const,
    variables: { from_email: 'a@example.org' },
    receivedAt: 0,
  }
  const mails = [
    confirmationMail(agency, secret),
    recoveryMail(agency, secret),
    emailChangeMail(agency, secret, change),
    reauthenticationMail(agency, secret.code),
    passwordChangedMail(agency),
    newDeviceMail(agency, { device: 'Firefox', at: 0 }),
    emailChangedMail(agency, change),
    accountDeletedMail(agency),
    accountClosingMail(agency, { on: 0 }),
    acknowledgementMail(agency, enquiry),
  ]
  for (const { subject, text, html } of mails) {
    expect(text).toContain('Tagus Trails')
    expect(traces(subject, subject + text + html)).toEqual([])
  }
  const toAgency = enquiryMail(agency, enquiry)
  expect(traces('enquiry', toAgency.subject + toAgency.text + toAgency.html)).toEqual([])
  expect(toAgency.text).toContain('Lisbon time (WET)')
  const page = confirmPage(agency, {
    type: 'signup',
    linkToken: 'x',
    redirectTo: agency.siteUrl,
    purpose: 'confirmation',
    email: 'a@example.org',
    newEmail: 'a@example.org',
    ownership: true,
  })
  expect(traces('confirm page', page)).toEqual([])
})
