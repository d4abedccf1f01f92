import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Window } from 'happy-dom'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { checkCatalogue } from '#catalogue/build/check-catalogue.ts'
import { readSources } from '#catalogue/build/content-index.ts'
import { shapeOf, textOf, valueOf } from '#catalogue/build/page-value.ts'
import { ContentError, type Problem } from '#catalogue/build/problems.ts'
import { readEntry } from '#catalogue/build/read-entry.ts'
import { emptyValue, isFields } from '#contract/desk-changes.ts'
import type { FieldShape, Fields, Path, Value } from '#contract/desk-pages.ts'
import { FormSections } from '#desk/screens/pages/form-sections.tsx'
import { AnyField } from '#desk/screens/pages/fields.tsx'
import { FormState, pathKey } from '#desk/screens/pages/form-state.ts'
import { wordsAt } from '#server/desk/pages/names.ts'
import { exampleIndex } from './support/example-content.ts'
import { readSourceFiles, root } from './support/source-files.ts'

// The Desk's form must show every message of the build about a page. Pages are changed only in ways that staff can.

const { document } = new Window()
const index = exampleIndex()
const agency = readSources(join(root, 'tests/agency/content'))
const trip = 'packages/norwegian-fjords.yaml'
const place = 'destinations/oslo-norway.yaml'
const country = 'countries/norway.yaml'
const reply = 'replies/thank-you.md'
const samples: Record<string, string> = {
  [reply]: readFileSync(join(root, 'content/samples/reply.md'), 'utf8'),
}

interface Said {
  problem: Problem
  value: Value
}

function read(file: string, change: (value: Value) => Value): Said[] {
  const source = index.sources.get(file) ?? samples[file] ?? ''
  const value = change(valueOf(file, source))
  try {
    readEntry(file, textOf(file, source, value), index)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.problems.map((problem) => ({ problem, value }))
  }
  return []
}

/** The page with this value at its path. */
function put(value: Value, [key, ...rest]: Path, next: Value): Value {
  if (key === undefined) return next
  const inner = (value as Record<string | number, Value>)[key]
  if (Array.isArray(value)) return value.with(Number(key), put(inner ?? '', rest, next))
  return { ...(value as Fields), [key]: put(inner ?? {}, rest, next) }
}

const without = (value: Value, key: string): Value =>
  Object.fromEntries(Object.entries(value as Fields).filter(([other]) => other !== key))

type Breaking = (shape: FieldShape, value: Value | undefined) => Value | undefined

/** A page with every field invalid. */
function broken(shape: FieldShape, value: Value | undefined, how: Breaking): Value | undefined {
  const isDown = value !== undefined && how(shape, value) === value
  if (isDown && isFields(value))
    return Object.fromEntries(
      Object.entries(shape.properties ?? {}).flatMap(([key, inner]) => {
        const next = broken(inner, value[key], how)
        return next === undefined ? [] : [[key, next]]
      }),
    )
  if (isDown && Array.isArray(value)) return value.map((item) => broken(shape.items ?? {}, item, how) ?? '')
  return how(shape, value)
}

const isGroup = ({ type }: FieldShape) => type === 'object' || type === 'array'
const ways: Record<string, Breaking> = {
  emptied: (shape, value) => (isGroup(shape) ? value : shape.type === 'boolean' ? value : ''),
  'given too long a text or a wrong number': (shape, value) =>
    isGroup(shape) || shape.type === 'boolean'
      ? value
      : shape.type === 'number' || shape.type === 'integer'
        ? -1.55
        : 'An apple a day. '.repeat(90),
  'given a figure too large': (shape, value) =>
    shape.type === 'number' || shape.type === 'integer' ? 9999 : value,
  'given empty lists': (shape, value) => (shape.type === 'array' ? [] : value),
  'given long lists': (shape, value) =>
    shape.type === 'array' && Array.isArray(value) && value[0] !== undefined
      ? Array.from({ length: 14 }, () => value[0] as Value)
      : value,
  'begun anew in every part': (shape, value) =>
    value === undefined ? emptyValue(shape) : isGroup(shape) ? value : emptyValue(shape),
  'without any field': (shape, value) =>
    shape.type === 'object' && isFields(value) && shape.required ? value : undefined,
}

const files = [
  place,
  trip,
  country,
  'services/local-guides.yaml',
  'policies/sample-policy.yaml',
  reply,
].concat([...index.sources.keys()].filter((file) => !/^(?!pages|posts)\w+\//.test(file)))
const ofFields = (how: Breaking) =>
  files.flatMap((file) => read(file, (value) => broken(shapeOf(file) ?? {}, value, how) ?? {}))

/** Fields that contradict one another or other pages. */
const changed: [file: string, path: Path, value: Value][] = [
  [trip, ['originalPrice'], 3999],
  [trip, ['itinerary', 2, 'day'], 5],
  [trip, ['days'], 5],
  [trip, ['groupSize'], { from: 12, to: 6 }],
  [trip, ['route', 0, 'nights'], 3],
  [trip, ['route', 0, 'destinationSlug'], 'oslo'],
  [trip, ['departures', 'dates', 0, 'start'], '2027-08-15'],
  [trip, ['departures', 'dates'], [{ start: '2027-05-16', status: 'open' }]],
  [trip, ['ifClosed'], 'We visit the Munch museum instead.'],
  [trip, ['itinerary', 3, 'title'], 'Home by way of Sweden'],
  [trip, ['itinerary', 2, 'description'], 'The farewell dinner is by the water.'],
  [trip, ['itinerary', 0, 'description'], 'Dinner is up to you.'],
  [trip, ['whatsNotIncluded', 2], 'Postcards'],
  [trip, ['runsFrom'], 40],
  [trip, ['countries', 0], 'norge'],
  [trip, ['bestMonths'], ['Apr', 'Apr']],
  [place, ['gallery'], 'x'],
  [place, ['details', 'gallery', 0, 'name'], 'oslo-beach'],
  [place, ['details', 'gallery', 0, 'name'], 'bali-indonesia-2'],
  [place, ['details', 'at'], '85.1, 10.75'],
  [place, ['details', 'about'], 'See [this](https://elsewhere.example) and [that](/services/none).'],
  [place, ['details', 'dayPlan'], ['One', 'Two']],
  [place, ['details', 'colour'], 'blue'],
  [place, ['details', 'goodToKnow'], 'See [this](/contact).'],
  [place, ['rating'], 4.65],
  [place, ['description'], 'The capital.'],
  [place, ['region'], 'Asia'],
  [place, ['name'], 'Oslo {{nothing}}'],
  [country, ['entry'], 'Bring an Indian passport.'],
  [country, ['entry'], 'Nobody needs a visa.'],
  [country, ['climate', 0, 'low', 0], 30],
  [country, ['climate', 0, 'high'], [1]],
  ['policies/sample-policy.yaml', ['sections', 0, 'link'], { href: '//elsewhere.example', text: 'Read on' }],
  ['agency.yaml', ['colours', 'ink'], '#ffffff'],
  ['agency.yaml', ['replyPromise'], 'soon'],
  ['agency.yaml', ['timeZone'], 'Asia/Atlantis'],
  [
    'posts/what-to-pack.md',
    ['related'],
    [
      { kind: 'post', slug: 'none' },
      { kind: 'destination', slug: 'none' },
      { kind: 'package', slug: 'none' },
    ],
  ],
  ['posts/what-to-pack.md', ['content'], ''],
]

const onItsWay = 'madeira-photo-0123456789ab'

/** Pages that contradict one another. */
function acrossFiles(): Said[] {
  const [madeira, islands] = ['destinations/madeira.yaml', 'packages/atlantic-islands.yaml']
  const phone = (valueOf('agency.yaml', agency.get('agency.yaml') ?? '') as { phone: string }).phone
  const toMadeira = { place: 'Funchal', nights: 7 }
  const planner = { name: 'Ana Reis', languages: ['Portuguese'], hours: 'On weekdays' }
  const days = [{ day: 1, title: 'A walk', description: 'By the sea.', meals: 'B' }]
  const changes: [string, Path, Value][][] = [
    [[madeira, ['id'], 1]],
    [
      [islands, ['route'], [{ ...toMadeira, destinationSlug: 'madeira' }]],
      [madeira, ['price'], 1500],
    ],
    [[islands, ['route'], [toMadeira]]],
    [[madeira, ['image', 'alt'], '']],
    [[madeira, ['image', 'name'], onItsWay]],
    [[madeira, ['details', 'goodToKnow'], `Call ${phone}.`]],
    [['people/ana-reis.yaml', [], { ...planner, packages: ['desert-week', 'desert-week'] }]],
    [
      [islands, ['days'], 1],
      [islands, ['itinerary'], days],
      [islands, ['whatsIncluded'], ['2 breakfasts as marked', 'a', 'b', 'c', 'd', 'e']],
    ],
  ]
  return changes.flatMap((several) => {
    const sources = new Map(agency)
    const values = new Map<string, Value>()
    for (const [file, path, next] of several) {
      const source = sources.get(file) ?? null
      values.set(file, put(source === null ? {} : valueOf(file, source), path, next))
      sources.set(file, textOf(file, source, values.get(file) ?? null))
    }
    const unpublished = { pictures: {}, awaited: new Set([onItsWay]) }
    return checkCatalogue(sources, unpublished).map((problem) => ({
      problem,
      value: values.get(problem.file) ?? null,
    }))
  })
}

/** Where the form shows the message: the path of the control or group. */
function placeOf({ problem, value }: Said): Path | null {
  const shape = shapeOf(problem.file) ?? {}
  const words = wordsAt(problem)
  const state = {
    file: '',
    problems: [{ path: problem.path, words }],
    choices: {},
    shownIn: {},
    before: value,
    target: problem.path,
    onMoved: () => {},
  }
  const [first = ''] = problem.path
  const own = { ...shape, properties: { [first]: shape.properties?.[first] ?? {} } }
  const field = isFields(value)
    ? createElement(FormSections, { Field: AnyField, shape: own, value, onChange: () => {} })
    : createElement(AnyField, { shape, value: value ?? [], path: [], isRequired: true, onChange: () => {} })
  document.body.innerHTML = renderToStaticMarkup(createElement(FormState, { value: state }, field))
  for (let end = problem.path.length; end >= 0; end -= 1) {
    const path = problem.path.slice(0, end)
    const control = document.querySelector(`[data-path="${pathKey(path)}"]`)
    if (!control) continue
    const described = (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
    const said = [control, ...described.map((id) => document.getElementById(id))]
    return said.some((one) => one?.textContent.includes(words)) ? path : null
  }
  return null
}

const all: Said[] = [
  ...Object.values(ways).flatMap(ofFields),
  ...read(place, (value) => without(value, 'image')),
  ...read(trip, (value) => put(value, ['itinerary', 1, 'image'], {})),
  ...read('agency.yaml', (value) => without(value, 'address')),
  ...changed.flatMap(([file, path, next]) => read(file, (value) => put(value, path, next))),
  ...acrossFiles(),
]
/** One of several list items with the same mistake. */
const found = [
  ...new Map(all.map((said) => [where(said.problem).replaceAll(/(?<=\.)\d+(?=[. ])/g, '#'), said])).values(),
]
function where({ file, path, words }: Problem): string {
  return `${file} ${pathKey(path)} ${words}`
}

it('the Desk’s form shows every message of the build at its field', () => {
  // Messages about a whole page are shown at its end.
  const ofFields = found.filter(({ problem }) => problem.path.length > 0)
  const shown = ofFields.map((said) => ({
    what: where(said.problem),
    at: placeOf(said),
    of: said.problem.path,
  }))
  expect(shown.filter(({ at }) => at === null).map(({ what }) => what)).toEqual([])
  // A choice of a set and a paragraph of a text share one control. The form numbers the days of an itinerary.
  const above = shown.flatMap(({ at, of }) => (at && at.length < of.length ? [pathKey(at)] : []))
  expect([...new Set(above.map((path) => path.replaceAll(/\d/g, '#')))].toSorted()).toEqual([
    'bestMonths',
    'closed.#.on',
    'details.about',
    'details.interests',
    'interests',
    'itinerary.#',
  ])
  expect(shown.length).toBeGreaterThan(250)
}, 120_000)

const written =
  /\b(?:message\(|words: |return \[|issue\(\s*\[[^\]]*\],)\s*(['`])(?<words>(?:\\.|(?!\1).)+)\1/g

/** The checks' messages as patterns, taken from their source. */
function messages(): [written: string, pattern: RegExp][] {
  return readSourceFiles()
    .filter(({ path, isTest }) => !isTest && /^catalogue\/(schemas|build)\//.test(path))
    .flatMap(({ code }) => Array.from(code.matchAll(written), ({ groups }) => groups?.['words'] ?? ''))
    .map((words) => [
      words,
      new RegExp(
        `^${words
          .split(/\$\{(?:[^{}]|\{[^}]*\})*\}/)
          .map((part) => RegExp.escape(part))
          .join('.*')}$`,
      ),
    ])
}

/** Syntax errors and misplaced files, which a form cannot cause. */
const ofFiles = [
  'is still the example it was copied from.',
  'line ${at} has a space and #, which cut off the rest.',
  'has a colon and a space inside its text.',
  'has an apostrophe that ends its quotes too early.',
  "${at} cannot be read: ${first.replace(/\\.$/, '')}.",
  'content/${file}: ${count}',
  'is not used by the site.',
  'has no front matter.',
  'has another size.',
  'contains more than shapes.',
]

it('those messages include every kind', () => {
  const said = [...new Set(found.map(({ problem }) => problem.words))]
  const missing = messages().filter(([, pattern]) => !said.some((words) => pattern.test(words)))
  expect(missing.map(([words]) => words)).toEqual(ofFiles)
})
