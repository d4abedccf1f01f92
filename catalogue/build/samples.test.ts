/** The samples of content/samples: people copy them, so they must be valid and show every field. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { contentFolder, filesIn } from './content-index.ts'
import { splitFrontMatter } from './markdown.ts'
import { faultsIn } from './problems.ts'
import { planFaults, tripFaults } from './trip-checks.ts'
import { country, type Country } from '#catalogue/schemas/country.ts'
import { destination, type Destination } from '#catalogue/schemas/destination.ts'
import { policy } from '#catalogue/schemas/page.ts'
import { person } from '#catalogue/schemas/person.ts'
import { postCard } from '#catalogue/schemas/post.ts'
import { reply } from '#catalogue/schemas/reply.ts'
import { service } from '#catalogue/schemas/service.ts'
import { tourPackage, type TourPackage } from '#catalogue/schemas/tour-package.ts'

const schemas: Record<string, z.ZodType> = {
  'country.yaml': country,
  'destination.yaml': destination,
  'package.yaml': tourPackage,
  'person.yaml': person,
  'policy.yaml': policy,
  'post.md': postCard,
  'reply.md': reply,
  'service.yaml': service,
}

function sample(name: string): unknown {
  const text = readFileSync(join(contentFolder, 'samples', name), 'utf8')
  return parse(name.endsWith('.md') ? (splitFrontMatter(text)?.frontMatter ?? '') : text)
}

/** Names of all fields below a schema, each with the fields above it: `image name`. */
function fieldsOf({ properties, items }: z.core.JSONSchema.BaseSchema, above = ''): string[] {
  if (items && typeof items === 'object' && !Array.isArray(items)) return fieldsOf(items, above)
  return Object.entries(properties ?? {}).flatMap(([key, property]) =>
    [`${above}${key}`].concat(typeof property === 'object' ? fieldsOf(property, `${above}${key} `) : []),
  )
}

function fieldsIn(value: unknown, above = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsIn(item, above))
  if (!value || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, item]) =>
    [`${above}${key}`].concat(fieldsIn(item, `${above}${key} `)),
  )
}

it('there is a sample of every kind', () => {
  expect(filesIn('samples').map((file) => file.replace('samples/', ''))).toEqual(Object.keys(schemas))
})

describe.each(Object.entries(schemas))('%s', (name, schema) => {
  it('fits its schema', () => {
    const { error } = schema.safeParse(sample(name))
    expect(faultsIn(error?.issues ?? [])).toEqual([])
  })

  it('shows every field', () => {
    const shown = new Set(fieldsIn(sample(name)))
    const json = z.toJSONSchema(schema, { io: 'input' })
    expect(fieldsOf(json).filter((field) => !shown.has(field))).toEqual([])
  })
})

it('the sample trip, place and country are consistent', () => {
  const norway = sample('country.yaml') as Country
  expect(tripFaults(sample('package.yaml') as TourPackage, [norway], new Map())).toEqual([])
  expect(planFaults(sample('destination.yaml') as Destination)).toEqual([])
})
