import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Window } from 'happy-dom'
import { builtSite } from './built-site.ts'

// Reads a built page in milliseconds. A browser needs most of a second.

const { document: reader } = new Window({ settings: { disableJavaScriptEvaluation: true } })

/** The page at this address, parsed as in a browser with scripts enabled, before any has run. */
export function open(path: string): Element {
  const page = reader.implementation.createHTMLDocument()
  page.documentElement.innerHTML = readFileSync(join(builtSite, path, 'index.html'), 'utf8')
  for (const one of page.querySelectorAll('noscript')) one.remove()
  return page.documentElement as unknown as Element
}

/** Finds nothing in an undefined part. */
export type Part = Element | undefined
export const all = (part: Part, selector: string) => [...(part?.querySelectorAll(selector) ?? [])]
const inLine = (text: string | null | undefined) => text?.replaceAll(/\s+/g, ' ').trim() ?? ''
export const words = (part: Part) => inLine(part?.textContent)
export const texts = (part: Part, selector: string) => all(part, selector).map(words)
/** Text for screen readers only is separated by spaces. */
export const nameOf = (part: Part) =>
  inLine(
    part?.getAttribute('aria-label') ?? [...(part?.childNodes ?? [])].map((it) => it.textContent).join(' '),
  )
/** The targets of the links with this name. */
export const linked = (part: Part, name: string) =>
  all(part, 'a')
    .filter((it) => nameOf(it) === name)
    .map((it) => it.getAttribute('href'))
export const main = (page: Part) => all(page, 'main')[0]
/** The innermost section below this heading. */
export const section = (page: Part, heading: string) =>
  all(page, 'section').findLast((it) => texts(it, 'h2').includes(heading))
export const fieldNamed = (page: Part, label: string) => {
  const found = all(page, 'label').find((it) => words(it) === label)
  return found && all(page, `[id="${found.getAttribute('for')}"]`)[0]
}
