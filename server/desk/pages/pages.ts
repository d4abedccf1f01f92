import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { checkCatalogue } from '#catalogue/build/check-catalogue.ts'
import {
  readContentIndex,
  readSources,
  slugOf,
  type Kind,
  type Sources,
  type Unpublished,
} from '#catalogue/build/content-index.ts'
import { shapeOf } from '#catalogue/build/page-value.ts'
import { picturesIn } from '#catalogue/build/picture-uses.ts'
import { emptyValue, isFields } from '#contract/desk-changes.ts'
import { deskApi } from '#contract/desk.ts'
import type {
  Checked,
  Choice,
  DraftFacts,
  EditedPage,
  Fields,
  Kept,
  PageGroup,
  Path,
  Theirs,
  Value,
} from '#contract/desk-pages.ts'
import type { Context } from '#server/context.ts'
import { officeDay } from '#server/desk/enquiries/due.ts'
import { sessionOf } from '#server/desk/guard.ts'
import { officeOf } from '#server/desk/office.ts'
import { unpublishedPictures } from '#server/desk/photographs/unpublished.ts'
import { settled } from '#server/desk/publish-drafts.ts'
import { readBody, Refused } from '#server/desk/refused.ts'
import { personOf } from '#server/desk/staff.ts'
import {
  deleteVersion,
  hashOf,
  isChangedOutside,
  keepDraft,
  listDrafts,
  readValue,
  withDrafts,
  type Draft,
} from './drafts.ts'
import { lastChanges } from './last-changes.ts'
import { addressOf, groupOf, groups, nameOf, noteOf, pageName, priceOf, valueIn, wordsAt } from './names.ts'
import { thumbnailOf } from './pictures.ts'
import { shownIn } from './shown-in.ts'
import { checkedIn, monthsBetween } from './unchecked.ts'

const file = z.string().check(z.maxLength(120))
const version = z.nullable(z.string().check(z.maxLength(40)))
const kept = z.object({ file, version, onto: z.string().check(z.maxLength(40)), value: z.json() })

const begun = z.object({
  group: z.string().check(z.maxLength(40)),
  name: z.string().check(z.maxLength(80)),
  like: z.optional(file),
})

/** The site's texts: the list of pages, a page's form, and saving drafts. */
export function addPages(app: FastifyInstance, context: Context, content?: string): void {
  const read = async () => {
    const sources = readSources(content)
    const drafts = await listDrafts(context)
    const photographs = await unpublishedPictures(context.database)
    return { sources, drafts, drafted: withDrafts(sources, drafts), photographs }
  }

  app.get(`${deskApi}/pages`, async (): Promise<PageGroup[]> => {
    const { drafts, drafted, sources, photographs } = await read()
    const problems = checkCatalogue(drafted, photographs)
    const agency = factsOf(sources)
    const { pictures } = readContentIndex(drafted, photographs)
    const changes = await lastChanges(context, sources)
    const { timeZone } = await officeOf(context.config)
    const thisMonth = officeDay(context.clock.now(), timeZone).slice(0, 7)
    const files = [...new Set([...sources.keys(), ...drafted.keys()])]
    return groups.map(({ words, adds }) => ({
      words,
      adds,
      rows: files
        .filter((name) => groupOf(name).words === words)
        .map((name) => {
          const draft = drafts.find((one) => one.file === name)
          const value = valueIn(drafted, name) ?? valueIn(sources, name)
          const picture = isFields(value) ? picturesIn(value, shapeOf(name))[0]?.name : undefined
          const checked = checkedIn(drafted.get(name) ?? '')
          return {
            file: name,
            name: nameOf(name, value),
            note: noteOf(value, agency),
            price: priceOf(value),
            thumbnail: picture && pictures[picture] ? thumbnailOf(picture, pictures[picture]) : null,
            checkedMonths: checked ? monthsBetween(checked, thisMonth) : null,
            lastChange: draft ? { by: draft.by, at: draft.at } : (changes.get(name) ?? null),
            draft: draft ? factsOfDraft(draft) : null,
            problems: problems.filter((problem) => problem.file === name).length,
          }
        })
        .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    }))
  })

  app.get<{ Querystring: { file?: string } }>(`${deskApi}/page`, async ({ query }): Promise<EditedPage> => {
    const name = query.file ?? ''
    // Files written by a killed publishing are not changes from outside.
    await settled(context, content)
    const { sources, drafts, drafted, photographs } = await read()
    const disk = sources.get(name) ?? null
    const draft = drafts.find((one) => one.file === name)
    const shape = shapeOf(name)
    if (!shape || (disk === null && !draft)) throw new Refused(404, 'This page does not exist any more.')
    const base = draft ? draft.base : disk
    const before = base === null ? null : readValue(name, base)
    const value = draft ? draft.value : before
    return {
      file: name,
      group: groupOf(name).words,
      name: nameOf(name, value ?? before),
      address: addressOf(name),
      isOneOfMany: groupOf(name).adds !== null,
      shape,
      shownIn: shownIn(drafted, name),
      choices: choicesFor(sources, drafted, photographs),
      value,
      before,
      version: draft?.version ?? null,
      onto: hashOf(base),
      draft: draft ? factsOfDraft(draft) : null,
      lastChange: (await lastChanges(context, sources)).get(name) ?? null,
      outside:
        draft && isChangedOutside(sources, draft)
          ? { value: disk === null ? null : readValue(name, disk), onto: hashOf(disk) }
          : null,
      ...check(sources, drafts, name, photographs),
    }
  })

  /** Creates a page, empty or as a copy, and returns its address. */
  app.post(`${deskApi}/page/new`, async (request): Promise<{ file: string }> => {
    const wanted = readBody(begun, request.body)
    const { person } = sessionOf(request)
    const group = groups.find(({ words }) => words === wanted.group)
    if (!group?.folder || !group.ending) throw new Refused(400, 'Pages cannot be added to this group.')
    const slug = slugFrom(wanted.name)
    if (slug === '')
      throw new Refused(400, 'Write the name in English letters. The page’s address is made from it.')
    const name = `${group.folder}/${slug}.${group.ending}`
    const { drafted, sources } = await read()
    if (sources.has(name) || drafted.has(name))
      throw new Refused(409, `There is already a page at ${addressOf(name) ?? slug}. Choose another name.`)
    const shape = shapeOf(name) ?? {}
    const copied = wanted.like === undefined ? emptyValue(shape) : valueIn(drafted, wanted.like)
    if (!isFields(copied)) throw new Refused(404, 'The page to copy was deleted.')
    const properties = shape.properties ?? {}
    const all = [...drafted.keys()].filter((other) => group.holds(other))
    const last = Math.max(0, ...all.map((other) => numberIn(valueIn(drafted, other))))
    const value: Fields = {
      ...copied,
      ...(properties['id'] ? { id: last + 1 } : {}),
      [properties['name'] ? 'name' : 'title']: wanted.name.trim(),
    }
    const answer = await keepDraft(context, sources, person, {
      file: name,
      version: null,
      onto: hashOf(null),
      value,
    })
    if ('value' in answer)
      throw new Refused(409, 'Someone has just created a page with this name. Choose another name.')
    return { file: name }
  })

  /** Saves a draft, and returns its problems. */
  app.post(`${deskApi}/page/keep`, async (request): Promise<Kept> => {
    const wanted = readBody(kept, request.body)
    const { person } = sessionOf(request)
    if (!shapeOf(wanted.file) || !/^([a-z-]+\/)?[a-z0-9-]+\.(yaml|md)$/.test(wanted.file))
      throw new Refused(400, 'There is no page with this name.')
    if (wanted.value === null && groupOf(wanted.file).adds === null)
      throw new Refused(400, 'The site needs this page. You cannot remove it.')
    const answer = await keepDraft(context, readSources(content), person, wanted)
    if ('value' in answer) return { isKept: false, theirs: theirsOf(answer) }
    const { sources, drafts, photographs } = await read()
    const draft = drafts.find((one) => one.file === wanted.file)
    return {
      isKept: true,
      version: answer.version,
      draft: draft ? factsOfDraft(draft) : null,
      ...check(sources, drafts, wanted.file, photographs),
    }
  })

  app.post(`${deskApi}/page/discard`, async (request, reply) => {
    const wanted = readBody(z.object({ file, version }), request.body)
    if (!(await deleteVersion(context.database, wanted.file, wanted.version)))
      throw new Refused(409, 'Someone has just changed this page. Reload it and try again.')
    return reply.code(204).send()
  })

  const theirsOf = ({ value, version: id, onto, address, at }: Faster): Theirs => ({
    value,
    version: id,
    onto,
    at,
    by: address === null ? null : (personOf(context.config, address)?.name ?? address),
  })
}

/** `Côte d’Azur & Nice` becomes `cote-d-azur-nice`. */
const slugFrom = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const numberIn = (value: Value): number =>
  isFields(value) && typeof value['id'] === 'number' ? value['id'] : 0

type Faster = Extract<Awaited<ReturnType<typeof keepDraft>>, { onto: string }>

const factsOfDraft = ({ by, at, kind }: Draft): DraftFacts => ({ by, at, kind })

const factsOf = (sources: Sources) =>
  valueIn(sources, 'agency.yaml') as unknown as { locale: string; currency: string }

/** Problems of the page, and of others because of it. */
function check(sources: Sources, drafts: readonly Draft[], name: string, photographs: Unpublished): Checked {
  const drafted = withDrafts(sources, drafts)
  const found = checkCatalogue(drafted, photographs)
  const own = found.filter((problem) => problem.file === name)
  const others = found.filter((problem) => problem.file !== name)
  const known =
    others.length === 0
      ? []
      : checkCatalogue(
          withDrafts(
            sources,
            drafts.filter((draft) => draft.file !== name),
          ),
          photographs,
        ).map((problem) => JSON.stringify(problem))
  return {
    problems: own.map((problem) => ({ path: problem.path as Path, words: wordsAt(problem) })),
    elsewhere: others
      .filter((problem) => !known.includes(JSON.stringify(problem)))
      .map((problem) => ({
        file: problem.file,
        page: pageName(problem.file, valueIn(drafted, problem.file)),
        words: wordsAt(problem),
      })),
  }
}

/** The choices of a field: names of other pages, regions and pictures. */
function choicesFor(sources: Sources, drafted: Sources, photographs: Unpublished): Record<string, Choice[]> {
  const index = readContentIndex(sources, photographs)
  const of = (kind: Kind) =>
    [...drafted.keys()]
      .filter((name) => name.startsWith(`${kind}/`))
      .map((name) => ({ value: slugOf(name), label: nameOf(name, valueIn(drafted, name)) }))
  return {
    destinationSlug: of('destinations'),
    countries: of('countries'),
    destinations: of('destinations'),
    packages: of('packages'),
    slug: [...of('destinations'), ...of('packages'), ...of('posts')],
    region: index.regions.map((region) => ({ value: region, label: region })),
    picture: Object.keys(index.pictures).map((picture) => ({ value: picture, label: picture })),
  }
}
