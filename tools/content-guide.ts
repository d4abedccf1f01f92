/**
 * Writes docs/content-guide.md: tools/content-guide.template.md with a table of fields from each of the
 * catalogue's schemas. `--check` writes nothing and fails when the guide is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ContentError } from '#catalogue/build/problems.ts'
import { readEntry } from '#catalogue/build/read-entry.ts'
import { schemaOf } from '#catalogue/schemas/schema-of.ts'
import { contentFolder, readContentIndex } from '#catalogue/build/content-index.ts'

const template = join(import.meta.dirname, 'content-guide.template.md')
const guide = join(import.meta.dirname, '../docs/content-guide.md')

type Schema = z.core.JSONSchema.BaseSchema

export function renderGuide(): string {
  const words = readFileSync(template, 'utf8')
    .replaceAll(/<!-- fields (\S+) -->/g, (_, file: string) => fieldTable(file))
    .replace('<!-- error -->', realError)
  return words.replace(
    '\n\n',
    '\n\n<!-- Made by `node tools/content-guide.ts` from its template and the schemas in catalogue/. Do not edit. -->\n\n',
  )
}

function fieldTable(file: string): string {
  const schema = schemaOf(file)
  if (!schema) throw new Error(`The template asks for the fields of ${file}, which has no schema.`)
  const json = z.toJSONSchema(schema, { io: 'input' }) as Schema
  return ['| Field | Meaning | Accepted values |', '|---|---|---|', ...rows(json, '')].join('\n')
}

/** One row per field. Fields of a group, or of the items in a list, follow with the group's name as a prefix. */
function rows({ properties = {}, required = [] }: Schema, prefix: string): string[] {
  return Object.entries(properties).flatMap(([key, property]) => {
    if (typeof property === 'boolean') return []
    const name = `${prefix}${key}`
    const needed = required.includes(key) ? '' : '; *may be left out*'
    const cells = [`\`${name}\``, property.description ?? '', fits(property) + needed]
    const row = `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
    const group = property.type === 'array' ? itemOf(property) : property
    return [row].concat(group && isExplained(group) ? rows(group, `${name} › `) : [])
  })
}

const itemOf = ({ items }: Schema): Schema | undefined =>
  items && typeof items === 'object' && !Array.isArray(items) ? items : undefined

/** Whether it is a group whose fields need rows of their own. */
const isExplained = ({ properties }: Schema): boolean =>
  properties !== undefined &&
  Object.values(properties).every((property) => typeof property === 'object' && property.description)

function fits(schema: Schema): string {
  if (schema.enum) return `one of: ${schema.enum.map((value) => `\`${String(value)}\``).join(', ')}`
  if (schema.type === 'array') return list(schema)
  if (schema.type === 'object') return 'a group of fields'
  if (schema.type === 'boolean') return '`true` or `false`'
  if (schema.type === 'integer') return 'a whole number'
  if (schema.type === 'number')
    return schema.minimum === undefined
      ? `a number above ${schema.exclusiveMinimum}`
      : `a number from ${schema.minimum} to ${schema.maximum}`
  if (schema.format === 'date') return 'a date, like `2025-06-22`'
  return schema.maxLength === undefined ? 'text' : `text of up to ${schema.maxLength} characters`
}

function list(schema: Schema): string {
  const { minItems: least = 0, maxItems: most } = schema
  const item = itemOf(schema)
  const atMost = most === undefined ? ` of ${least} or more` : ` of ${least} to ${most}`
  const count = least === most ? ` of exactly ${least}` : atMost
  return `a list${least === 0 ? '' : count}${item ? `, each ${fits(item)}` : ''}`
}

/** Messages an editor gets about a wrong price and a wrong caption, from the code that writes them. */
function realError(): string {
  const file = 'destinations/tokyo-japan.yaml'
  const source = readFileSync(join(contentFolder, file), 'utf8')
    .replace(/^price: .*$/m, 'price: From $1,599')
    .replace(/^( +)caption: .*$/m, "$1caption: ''")
  try {
    readEntry(file, source, readContentIndex())
  } catch (error) {
    if (error instanceof ContentError) return error.message
    throw error
  }
  throw new Error('The wrong entry was accepted, so the guide has no message to show.')
}

if (import.meta.main) {
  const text = renderGuide()
  if (!process.argv.includes('--check')) writeFileSync(guide, text)
  else if (readFileSync(guide, 'utf8') !== text) {
    console.error('docs/content-guide.md is stale. Run: node tools/content-guide.ts')
    process.exitCode = 1
  }
}
