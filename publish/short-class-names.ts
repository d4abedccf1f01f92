import { parseAst, type Plugin } from 'vite'

/** As Tailwind writes them, `.md\:w-1\/2`, and addresses, which have dots as well. */
const classOrAddress = /url\([^)]*\)|\.(?:[a-z_-]|\\.)(?:[\w-]|\\.)*/gi
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** a, b … Z, aa, ba … */
const nameAt = (at: number): string => {
  const last = letters[at % letters.length] ?? ''
  return at < letters.length ? last : last + nameAt(Math.floor(at / letters.length) - 1)
}

const originalOf = (selector: string): string => selector.slice(1).replaceAll(/\\(.)/g, '$1')

/** Tests of contrast and of focus rings find the dark parts of a page by it. */
export const keptNames = new Set(['on-night'])

/** The classes of a stylesheet, each with a short name. A plain word keeps its own: `hidden` is an attribute as well. */
export function namesOf(css: string): Map<string, string> {
  const found = (css.match(classOrAddress) ?? []).filter((selector) => selector.startsWith('.'))
  const classes = new Set(found.map(originalOf))
  const names = new Map<string, string>()
  let at = 0
  for (const name of classes) {
    if (/^[a-z0-9]+$/i.test(name) || keptNames.has(name)) {
      names.set(name, name)
      continue
    }
    while (classes.has(nameAt(at))) at += 1
    names.set(name, nameAt(at))
    at += 1
  }
  return names
}

export const shortenStyles = (css: string, names: Map<string, string>): string =>
  css.replaceAll(classOrAddress, (text) =>
    text.startsWith('.') ? `.${names.get(originalOf(text)) ?? ''}` : text,
  )

/** Texts that are lists of classes, with their short names. Names like `group/nav` are markers without a rule. */
function shortenText(text: string, names: Map<string, string>): string {
  const words = text.split(/(\s+)/)
  const classes = words.filter((word) => (names.get(word) ?? word) !== word)
  const strange = words.filter((word) => word.trim() && !names.has(word) && !/^(group|peer)\b/.test(word))
  if (classes.length > 0 && strange.length > 0)
    throw new Error(
      `“${text}” has classes (${classes.join(', ')}) and words that the styles do not know (${strange.join(', ')}).`,
    )
  return words.map((word) => names.get(word) ?? word).join('')
}

interface Node {
  type: string
  start: number
  end: number
  value?: unknown
}

function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value && 'start' in value) yield value as Node
  for (const part of Object.values(value)) yield* nodesOf(part)
}

export function shortenScript(code: string, names: Map<string, string>): string {
  let changed = ''
  let from = 0
  for (const { type, start, end, value } of nodesOf(parseAst(code))) {
    if (type !== 'TemplateElement' && (type !== 'Literal' || typeof value !== 'string')) continue
    const text = type === 'Literal' ? (value as string) : (value as { raw: string }).raw
    const short = shortenText(text, names)
    if (short === text) continue
    changed += code.slice(from, start) + (type === 'Literal' ? JSON.stringify(short) : short)
    from = end
  }
  return changed + code.slice(from)
}

/**
 * Gives classes names of one or two letters in the built site. Lists of classes were the largest part of a document that is not
 * word of it (docs/decisions/019-short-class-names.md).
 */
export function shortClassNames(): Plugin {
  let names: Map<string, string> | undefined
  return {
    name: 'short-class-names',
    apply: 'build',
    // After Tailwind, which comes before it in the list.
    enforce: 'pre',
    transform: {
      filter: { id: /\/styles\/app\.css(?!\?url)/ },
      handler(css) {
        names = namesOf(css)
        return { code: shortenStyles(css, names), map: null }
      },
    },
    renderChunk: {
      handler(code, { name }) {
        if (name === 'framework') return null
        if (!names) this.error('The styles have to be read before scripts are written.')
        return { code: shortenScript(code, names), map: null }
      },
    },
  }
}
