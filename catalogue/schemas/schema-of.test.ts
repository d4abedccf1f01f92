import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readSources } from '#catalogue/build/content-index.ts'
import { faultsIn } from '#catalogue/build/problems.ts'
import { schemaOf } from './schema-of.ts'

type Schema = z.core.JSONSchema.BaseSchema

/** A file of every kind and every single file. */
const files = [...new Map([...readSources().keys()].map((file) => [schemaOf(file), file])).values()]

const jsonSchemaOf = (file: string): Schema =>
  z.toJSONSchema(schemaOf(file) ?? z.never(), { io: 'input' }) as Schema

/** Every field below a schema, by its name with those above it: `details gallery alt`. */
function fieldsOf({ properties = {}, items }: Schema, above = ''): [name: string, field: Schema][] {
  if (items && typeof items === 'object' && !Array.isArray(items)) return fieldsOf(items, above)
  return Object.entries(properties).flatMap(([key, field]) =>
    typeof field === 'object'
      ? [[`${above}${key}`, field] as [string, Schema]].concat(fieldsOf(field, `${above}${key} `))
      : [],
  )
}

describe.each(files)('%s', (file) => {
  const fields = fieldsOf(jsonSchemaOf(file))

  it('has a description for every field', () => {
    expect(fields.filter(([, { description }]) => !description).map(([name]) => name)).toEqual([])
  })

  it('describes the value, and not the syntax of its file', () => {
    const ofFiles = /quote|file|folder|\.ya?ml|\bYAML\b|content\//i
    expect(
      fields.flatMap(([name, { description = '' }]) => (ofFiles.test(description) ? [name] : [])),
    ).toEqual([])
  })
})

/** A valid value of this kind, in which each mistake is then made. */
function fitting(schema: Schema): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.type === 'array') {
    const item = typeof schema.items === 'object' && !Array.isArray(schema.items) ? schema.items : {}
    return Array.from({ length: schema.minItems ?? 1 }, () => fitting(item))
  }
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, field]) => [key, fitting(field as Schema)]),
    )
  if (schema.type === 'boolean') return true
  if (schema.type === 'integer' || schema.type === 'number') return 5
  return 'x'
}

const wrongValues = [
  null,
  undefined,
  '',
  ' x',
  'x'.repeat(9999),
  -1,
  10_000,
  4.85,
  true,
  [],
  {},
  { nobody: 1 },
  Array(99).fill('x'),
]

/** The same value with one place in it replaced by another. */
function replaced(value: unknown, path: string[], by: unknown): unknown {
  const [first, ...rest] = path
  if (first === undefined) return by
  if (Array.isArray(value)) return value.map((item) => replaced(item, path, by))
  const group = value as Record<string, unknown>
  return { ...group, [first]: replaced(group[first], rest, by) }
}

it.each(files)(
  'every mistake in a field of %s is reported with its place, the problem and how to fix it',
  (file) => {
    const schema = schemaOf(file)
    const right = fitting(jsonSchemaOf(file))
    const faults = fieldsOf(jsonSchemaOf(file)).flatMap(([name]) =>
      wrongValues.flatMap((wrong) => {
        const { error } = schema?.safeParse(replaced(right, name.split(' '), wrong)) ?? {}
        return faultsIn(error?.issues ?? [])
      }),
    )
    if (file !== 'regions.yaml') expect(faults.length).toBeGreaterThan(10)
    for (const { words, cure } of faults) {
      expect(words).toMatch(/^[a-z].*\.$/)
      expect(cure, words).toMatch(/^[A-Z].*[.\w·…)]$/)
    }
  },
)
