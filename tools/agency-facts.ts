/** The agency's facts that mails repeat, read from `content/agency.yaml` for the server. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEntry } from '#catalogue/read-entry.ts'
import type { Agency } from '#catalogue/schemas/agency.ts'
import { contentFolder, readWorld } from '#catalogue/world.ts'
import type { AgencyFacts } from '#contract/agency-facts.ts'

const file = 'agency.yaml'

export function agencyFacts(): AgencyFacts {
  const agency = readEntry(file, readFileSync(join(contentFolder, file), 'utf8'), readWorld()) as Agency
  const { name, replyPromise, phone, supportEmail: email, hours } = agency
  return {
    name,
    replyPromise,
    phone,
    email,
    hours: hours.map(({ label, opens, closes }) => ({ label, opens, closes })),
  }
}
