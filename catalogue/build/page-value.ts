import { stringify } from 'yaml'
import { z } from 'zod'
import type { Fields, FieldShape, Value } from '#contract/desk-pages.ts'
import { schemaOf } from '#catalogue/schemas/schema-of.ts'
import { splitFrontMatter } from './markdown.ts'
import { parseYaml } from './parse-yaml.ts'
import { isFields, splice } from './splice.ts'
import { written } from './yaml-text.ts'

/** The name of the field for the text below a story's front matter. */
const body = 'content'

/** Cached by schema, because creating one takes some milliseconds and many files share it. */
const shapes = new Map<z.ZodType, FieldShape>()

/** The fields of a form: the schema of the file, and the body if it is a story. */
export function shapeOf(file: string): FieldShape | undefined {
  const schema = schemaOf(file)
  if (!schema) return undefined
  const shape = shapes.get(schema) ?? (z.toJSONSchema(schema, { io: 'input' }) as FieldShape)
  shapes.set(schema, shape)
  return isStory(file)
    ? {
        ...shape,
        properties: {
          ...shape.properties,
          [body]: {
            type: 'string',
            text: 'body',
            description: isReply(file) ? ofReply : ofStory,
          },
        },
        required: [...(shape.required ?? []), body],
      }
    : shape
}

/** Whether the field at this path may be missing: items of lists may, because the list may be shorter. */
export function mayBeLeftOut(shape: FieldShape | undefined, path: readonly PropertyKey[]): boolean {
  const [key, ...rest] = path
  const isItem = typeof key === 'number'
  const inner = isItem ? shape?.items : shape?.properties?.[String(key)]
  if (rest.length > 0) return mayBeLeftOut(inner, rest)
  return isItem || !shape?.required?.includes(String(key))
}

/**
 * The values of a content file as written, including placeholders.
 *
 * @throws ContentError where the file is no YAML
 */
export function valueOf(file: string, source: string): Value {
  const parts = isStory(file) ? splitFrontMatter(source) : undefined
  const value = parseYaml(file, parts?.frontMatter ?? source) as Value
  return parts && isFields(value) ? { ...value, [body]: parts.body.trim() } : value
}

/**
 * The text of a content file with these values. Equal values give the same bytes.
 *
 * @param before the file as it is; null for a new one
 */
export function textOf(file: string, before: string | null, value: Value): string {
  const shape = shapeOf(file) ?? {}
  if (!isStory(file) || !isFields(value))
    return before === null ? stringify(inOrder(value, shape), written) : splice(before, value, shape)
  const { [body]: words, ...fields } = value
  const old = before === null ? undefined : splitFrontMatter(before)
  const typed = (typeof words === 'string' ? words : '').trim()
  if (!old || before === null) return `---\n${stringify(inOrder(fields, shape), written)}---\n\n${typed}\n`
  // The line break before the closing hyphens is not part of the front matter.
  const frontMatter = splice(`${old.frontMatter}\n`, fields, shape).replace(/\n$/, '')
  const [start = ''] = /^\s*/.exec(old.body) ?? []
  const below = typed === old.body.trim() ? old.body : `${start}${typed}\n`
  const head = before.slice(0, before.indexOf(old.frontMatter))
  const middle = before.slice(head.length + old.frontMatter.length, before.length - old.body.length)
  return head + frontMatter + middle + below
}

/** Whether the file has text below its fields. */
const isStory = (file: string): boolean => file.startsWith('posts/') || isReply(file)
const isReply = (file: string): boolean => file.startsWith('replies/')

const ofStory =
  'Paragraphs with a blank line between them. A line that begins with ### is a heading. [words](/contact) is a link to a page of this site.'
const ofReply =
  'Paragraphs with a blank line between them, without links and headings. {{name}}, {{about}}, {{price}} and {{reference}} are filled in from the enquiry; {{dates}} is written by the person who answers.'

/** Fields in the schema's order, then the others. */
function inOrder(value: Value, shape: FieldShape): Value {
  if (Array.isArray(value)) return value.map((item) => inOrder(item, shape.items ?? {}))
  if (!isFields(value)) return value
  const keys = [...new Set([...Object.keys(shape.properties ?? {}), ...Object.keys(value)])]
  const ordered: Fields = {}
  for (const key of keys) {
    const item = value[key]
    if (item !== undefined) ordered[key] = inOrder(item, shape.properties?.[key] ?? {})
  }
  return ordered
}
