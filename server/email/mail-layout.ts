import type { AgencyVoice } from '#server/site/agency.ts'
import { escapeHtml } from './clean.ts'

/** One named value; `href` makes it a link. */
export interface Fact {
  label: string
  value: string
  href?: string
}

export type MailPart =
  | { kind: 'words'; text: string }
  /** The only button of a mail. Its address is also shown as text, for readers who do not trust buttons. */
  | { kind: 'button'; label: string; href: string }
  | { kind: 'facts'; facts: Fact[] }
  /** What a visitor wrote, set apart from what we write. */
  | { kind: 'quotation'; text: string }

export interface Letter {
  heading: string
  parts: MailPart[]
  /** Below everything, in smaller type. */
  closing: string
}

type Looks = Pick<AgencyVoice, 'locale' | 'colours'>

const lineLength = 76

/** A mail as text and as HTML. It loads nothing, has no table, and fits 320 px. All text is escaped. */
export function layOutMail(
  agency: Looks,
  { heading, parts, closing }: Letter,
): { text: string; html: string } {
  const { colours } = agency
  const quiet = quietStyle(colours)
  return {
    text: `${[wrap(heading), ...parts.map(partAsText), `-- \n${wrap(closing)}`].join('\n\n')}\n`,
    html: page(agency, heading, [
      `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(heading)}</h1>`,
      ...parts.map((part) => partAsHtml(part, colours)),
      `<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid ${colours['mist-2']};${quiet}">${withBreaks(closing)}</p>`,
    ]),
  }
}

/** A mail as a person typed it, with their signature below. */
export function layOutLetter(
  agency: Looks,
  { title, words, signature }: { title: string; words: string; signature: string[] },
): { text: string; html: string } {
  const below = signature.join('\n')
  const paragraphs = words
    .split(/\n{2,}/)
    .map((paragraph) => `<p style="margin:0 0 16px">${withBreaks(paragraph)}</p>`)
  return {
    text: `${wrap(words)}\n\n-- \n${below}\n`,
    html: page(agency, title, [...paragraphs, `<p style="margin:24px 0 0">${withBreaks(below)}</p>`]),
  }
}

function partAsText(part: MailPart): string {
  switch (part.kind) {
    case 'words':
      return wrap(part.text)
    case 'button':
      return part.href
    case 'facts':
      return factsAsText(part.facts)
    case 'quotation':
      return wrap(part.text, lineLength - 2).replaceAll(/^/gm, '> ')
  }
}

function factsAsText(facts: Fact[]): string {
  const width = Math.max(...facts.map(({ label }) => label.length)) + 2
  return facts
    .map(({ label, value, href }) => {
      const link = href?.startsWith('tel:') ? ` <${href}>` : ''
      const lines = wrap(`${value}${link}`, lineLength - width)
      return `${`${label}:`.padEnd(width)}${lines.replaceAll('\n', `\n${' '.repeat(width)}`)}`
    })
    .join('\n')
}

function partAsHtml(part: MailPart, colours: Looks['colours']): string {
  const quiet = quietStyle(colours)
  switch (part.kind) {
    case 'words':
      return `<p style="margin:0 0 16px">${withBreaks(part.text)}</p>`
    case 'button':
      return [
        `<p style="margin:0 0 16px"><a href="${escapeHtml(part.href)}" style="${buttonStyle(colours)}">${escapeHtml(part.label)}</a></p>`,
        `<p style="margin:0 0 16px;${quiet}">If the button does nothing, open this address:<br>${link(part.href, part.href)}</p>`,
      ].join('\n')
    case 'facts':
      return `<dl style="margin:0 0 16px">${part.facts.map((fact) => factAsHtml(fact, quiet)).join('')}</dl>`
    case 'quotation':
      return `<blockquote style="margin:0 0 16px;padding:2px 0 2px 14px;border-left:3px solid ${colours['marigold']}">${withBreaks(part.text)}</blockquote>`
  }
}

function factAsHtml({ label, value, href }: Fact, quiet: string): string {
  const shown = href === undefined ? escapeHtml(value) : link(href, value)
  return `\n<dt style="${quiet}">${escapeHtml(label)}</dt><dd style="margin:0 0 8px">${shown}</dd>`
}

const link = (href: string, text: string) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`

const withBreaks = (text: string) => escapeHtml(text).replaceAll('\n', '<br>\n')

const quietStyle = (colours: Looks['colours']) => `color:${colours['muted']};font-size:14px`
const buttonStyle = (colours: Looks['colours']) =>
  `display:inline-block;padding:12px 20px;border-radius:10px;background:${colours['marigold']};color:${colours['ink']};font-weight:600;text-decoration:none`
const bodyStyle = (colours: Looks['colours']) =>
  `margin:0;padding:24px 16px;background:#ffffff;color:${colours['ink']};font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere`

function page({ locale, colours }: Looks, title: string, content: string[]): string {
  return [
    '<!doctype html>',
    `<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>`,
    `<body style="${bodyStyle(colours)}">`,
    '<div style="max-width:568px;margin:0 auto">',
    ...content,
    '</div>',
    '</body></html>',
    '',
  ].join('\n')
}

/** Breaks long lines between words. Addresses longer than a line stay whole, so that they can be opened. */
function wrap(text: string, width = lineLength): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, width))
    .join('\n')
}

function wrapLine(line: string, width: number): string {
  let wrapped = ''
  let used = 0
  for (const word of line.split(' ')) {
    const fits = used + 1 + word.length <= width
    const gap = wrapped === '' ? '' : fits ? ' ' : '\n'
    used = fits && wrapped !== '' ? used + 1 + word.length : word.length
    wrapped += gap + word
  }
  return wrapped
}
