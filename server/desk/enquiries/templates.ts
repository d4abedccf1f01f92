import { readEntry } from '#catalogue/build/read-entry.ts'
import {
  entryFiles,
  readContentIndex,
  readSources,
  type ContentIndex,
} from '#catalogue/build/content-index.ts'
import { ContentError } from '#catalogue/build/problems.ts'
import { priceFormat } from '#catalogue/format.ts'
import type { Agency } from '#catalogue/schemas/agency.ts'
import type { Reply, ReplyBlank } from '#catalogue/schemas/reply.ts'
import type { ReplyTemplate } from '#contract/desk-enquiries.ts'
import { cleanLine } from '#server/email/clean.ts'
import { readVariables } from '#server/email/enquiry-records.ts'
import { referenceOf, visitorName } from '#server/email/enquiry.ts'
import { aboutOf, type WorkRow } from './read.ts'

/** The texts of `content/replies`, filled in with the enquiry's details. A text with a mistake is left out. */
export function templatesFor(row: WorkRow): ReplyTemplate[] {
  const index = readContentIndex(readSources())
  const known = blanksOf(row, index)
  return entryFiles('replies')
    .flatMap((file) => {
      const entry = readOrNull<Reply>(file, index)
      return entry ? [entry] : []
    })
    .toSorted((a, b) => a.id - b.id)
    .map(({ title, content }) => ({
      title,
      words: content.replaceAll(/\{\{(\w+)\}\}/g, (blank, name: ReplyBlank) => known[name] ?? blank),
    }))
}

function blanksOf(row: WorkRow, index: ContentIndex): Partial<Record<ReplyBlank, string>> {
  const variables = readVariables(row)
  const about = aboutOf(row)
  const price = priceOf(about, index) ?? cleanLine(variables['item_price']).replace(/^N\/A$/, '')
  return {
    name: visitorName(variables) || 'traveller',
    about,
    ...(price ? { price } : {}),
    reference: referenceOf(row),
  }
}

/** The present price of the trip or place with this name, in the site's format. */
function priceOf(name: string, index: ContentIndex): string | undefined {
  const file = (['packages', 'destinations'] as const)
    .flatMap((kind) => entryFiles(kind))
    .find((one) => nameIn(index.sources.get(one) ?? '') === name)
  const entry = file === undefined ? null : readOrNull<{ price: number }>(file, index)
  return entry ? priceFormat(index.figures as Agency).money(entry.price) : undefined
}

const nameIn = (source: string) => /^name: '?(.*?)'?$/m.exec(source)?.[1]

function readOrNull<Entry>(file: string, index: ContentIndex): Entry | null {
  try {
    return readEntry(file, index.sources.get(file) ?? '', index) as Entry
  } catch (error) {
    if (error instanceof ContentError) return null
    throw error
  }
}
