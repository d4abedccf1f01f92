import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '#tests/support/source-files.ts'
import { checkCatalogue } from './check-catalogue.ts'
import { readSources } from './content-index.ts'

const agency = readSources(join(root, 'tests/agency/content'))
const place = 'destinations/madeira.yaml'
const trip = 'packages/atlantic-islands.yaml'

/** The problems of the second agency after these files were changed. */
function complaints(changes: Record<string, (before: string) => string>) {
  const sources = new Map(agency)
  for (const [file, change] of Object.entries(changes)) sources.set(file, change(agency.get(file) ?? ''))
  return checkCatalogue(sources)
}
const route = (stop: string) => (before: string) => `${before}\nroute:\n  - { ${stop}, nights: 7 }\n`

it('a whole catalogue has no problem', () => {
  expect(checkCatalogue(agency)).toEqual([])
})

it('a copied sample in which only the id was changed is refused', () => {
  const example = readFileSync(join(root, 'content/samples/service.yaml'), 'utf8')
  const file = 'services/translation.yaml'
  const copied = { file, path: [], words: 'is still the example it was copied from.' }
  expect(complaints({ [file]: () => example.replace(/^id: .*/m, 'id: 9') })).toContainEqual(
    expect.objectContaining(copied),
  )
  expect(
    complaints({ [file]: () => example.replace(/^description: .*/m, 'description: Spoken for you.') }),
  ).not.toContainEqual(expect.objectContaining(copied))
})

it.each([
  [
    'two entries of one number',
    { [place]: (before: string) => before.replace('id: 2', 'id: 1') },
    { file: place, path: ['id'], words: 'is 1, as in destinations/azores.yaml.' },
  ],
  [
    'a From price above that of a trip',
    {
      [trip]: route('place: Funchal, destinationSlug: madeira'),
      [place]: (before: string) => before.replace('price: 590', 'price: 1500'),
    },
    {
      file: place,
      path: ['price'],
      words: 'is 1500, but Atlantic Islands stops here and costs 1490.',
      cure: 'Write 1490 or less.',
    },
  ],
  [
    'a rate of a day that has not come',
    { 'agency.yaml': (before: string) => before.replace(/(approximateRate: .*)2026/, '$12098') },
    { file: 'agency.yaml', path: ['approximateRate', 'asOf'], words: 'is in the future.' },
  ],
  [
    'a stop that does not lead to its page',
    { [trip]: route('place: Funchal') },
    { file: trip, path: ['route', 0], cure: 'Write madeira as its destinationSlug.' },
  ],
  [
    'a picture without words',
    { [place]: (before: string) => before.replace('alt: A view of Funchal', "alt: ''") },
    { file: place, path: ['image', 'alt'] },
  ],
  [
    'a phone number of the agency in a text',
    { [place]: (before: string) => before.replace('with a guide', `(${phoneOf()}) with a guide`) },
    { file: place, path: ['description'], cure: 'Write {{phone}} in its place.' },
  ],
  [
    'meals that are counted wrong',
    {
      [trip]: (before: string) =>
        before
          .replace('days: 8', 'days: 1')
          .concat(
            `whatsIncluded: [2 breakfasts as marked, ${'a, '.repeat(5)}b]\n`,
            `itinerary: [{ day: 1, title: A walk, description: By the sea, meals: B }]\n`,
          ),
    },
    {
      file: trip,
      path: ['whatsIncluded', 0],
      words: 'counts 2 × breakfast, but the days are marked with 1.',
    },
  ],
])('%s is reported, and nothing else', (_, changes, expected) => {
  expect(complaints(changes)).toEqual([expect.objectContaining(expected)])
})

it('the problems of all files are reported at once, and so is a missing file', () => {
  const wrong = (before: string) => before.replace(/^name: .*/m, "name: ''")
  expect(complaints({ [place]: wrong, [trip]: wrong }).map(({ file }) => file)).toEqual([place, trip])
  const without = new Map(agency)
  without.delete('faq.yaml')
  expect(checkCatalogue(without)).toEqual([
    expect.objectContaining({ file: 'faq.yaml', words: 'is missing.' }),
  ])
})

it('facts of the agency that cannot be read are reported like any other problem', () => {
  expect(complaints({ 'agency.yaml': () => 'name: [' })).toEqual([
    expect.objectContaining({ file: 'agency.yaml', path: [] }),
  ])
})

function phoneOf(): string {
  return /^phone: '?(.*?)'?$/m.exec(agency.get('agency.yaml') ?? '')?.[1] ?? ''
}

const person = (name: string, plans: string) => () =>
  `name: ${name}\nlanguages: [Portuguese]\nhours: On weekdays\n${plans}\n`

it('one person may plan everything', () => {
  expect(complaints({ 'people/ana.yaml': person('Ana Reis', 'packages: [atlantic-islands]') })).toEqual([])
})

it('a place or trip that two people plan is refused, and so is one that does not exist', () => {
  const two = {
    'people/ana.yaml': person('Ana Reis', 'packages: [atlantic-islands]'),
    'people/rui.yaml': person('Rui Costa', 'packages: [desert-week, atlantic-islands]'),
  }
  expect(complaints(two)).toEqual([
    expect.objectContaining({
      file: 'people/rui.yaml',
      path: ['packages', 1],
      words: 'is atlantic-islands, which Ana Reis plans already.',
    }),
  ])
  expect(complaints({ 'people/ana.yaml': person('Ana Reis', 'destinations: [atlantis]') })).toEqual([
    expect.objectContaining({
      file: 'people/ana.yaml',
      path: ['destinations', 0],
      words: 'leads to atlantis, which is none of the destinations.',
    }),
  ])
})
