import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { agency, money, tourPackages } from '#catalogue/build/read-catalogue.ts'
import type { TourPackage } from '#catalogue/tour-packages.ts'
import { tripNotesPath } from '#site/files/trip-notes-path.ts'
import { builtSite as site } from '../support/built-site.ts'

const maxKb = 600

/** The objects of a PDF by number, as written. */
function objectsOf(pdf: Buffer): Map<string, string> {
  const text = pdf.toString('latin1')
  return new Map(
    [...text.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, id = '', body = '']) => [id, body]),
  )
}

const streamOf = (object = ''): string => {
  const [, packed] = /stream\r?\n(.*)\r?\nendstream/s.exec(object) ?? []
  return packed === undefined ? '' : inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
}

/** The text of each page of a PDF, read through the character tables that screen readers use. */
function pagesOf(pdf: Buffer): string[] {
  const objects = objectsOf(pdf)
  const all = [...objects.values()].join('\n')
  const letters = new Map<string, Map<number, string>>()
  for (const [, font = '', id = ''] of all.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? []
    const known = letters.get(font) ?? new Map<number, string>()
    for (const [, first = '0', targets = ''] of streamOf(objects.get(table)).matchAll(
      /<([\da-f]+)> <[\da-f]+> \[(.*?)\]/gs,
    ))
      for (const [at, [, codes = '']] of [...targets.matchAll(/<([\da-f ]*)>/g)].entries())
        known.set(
          parseInt(first, 16) + at,
          (codes.match(/[\da-f]{4}/g) ?? []).map((code) => String.fromCharCode(parseInt(code, 16))).join(''),
        )
    letters.set(font, known)
  }
  const pages = [...objects.values()].filter((object) => /\/Type \/Page\b/.test(object))
  return pages
    .map((page) => streamOf(objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '')))
    .map((content) => {
      let font = ''
      // Artifacts are not part of the text, such as page numbers.
      const read = content.replaceAll(/\/Artifact\b.*?EMC/gs, '')
      return [...read.matchAll(/\/(F\d+) [\d.]+ Tf|\[((?:<[\da-f]*>|[-\d. ])*)\] TJ|(ET)/g)]
        .map(([, next, shown, end]) => {
          if (next) font = next
          if (end) return ' '
          const codes = [...(shown ?? '').matchAll(/<([\da-f]*)>/g)].map(([, hex]) => hex).join('')
          return (codes.match(/.{4}/g) ?? [])
            .map((code) => letters.get(font)?.get(parseInt(code, 16)) ?? '\uFFFD')
            .join('')
        })
        .join('')
    })
}

/** Ignores white space, because lines can break anywhere. */
const squeezed = (words: string) => words.replaceAll(/\s+/g, '')

const sections = [
  'The way',
  'When it leaves',
  'Day by day',
  'In the price',
  'Not in the price',
  'Before you go',
  'If you have to cancel',
]

describe.each(tourPackages)('the notes of $name', (trip) => {
  const pdf = readFileSync(join(site, tripNotesPath(trip)))
  const page = readFileSync(join(site, 'packages', trip.slug, 'index.html'), 'utf8')
  const pages = pagesOf(pdf).map(squeezed)
  const words = pages.join('')

  it(`are at most ${maxKb} KB`, () => {
    expect(pdf.length / 1024).toBeLessThanOrEqual(maxKb)
  })

  it('have tags, a language, a title and alternative texts for pictures', () => {
    const raw = pdf.toString('latin1')
    expect(raw).toMatch(/\/MarkInfo/)
    expect(raw).toMatch(/\/Lang \(en-GB\)/)
    expect(raw).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(raw.match(/\/S \/H1\b/g)).toHaveLength(1)
    const figures = [...objectsOf(pdf).values()].filter((object) => /\/S \/Figure\b/.test(object))
    expect(figures.length).toBeGreaterThan(0)
    for (const figure of figures) expect(figure).toMatch(/\/Alt /)
    const days = trip.itinerary ?? []
    expect((raw.match(/\/S \/H3\b/g) ?? []).length).toBeGreaterThanOrEqual(days.length)
  })

  it('contain no CIDSet, which PDF/UA-1 refuses if it is incomplete', () => {
    expect(pdf.toString('latin1')).not.toContain('/CIDSet')
  })

  it('link to the page, the office and entry rules, with tags for screen readers', () => {
    const links = [...objectsOf(pdf).values()].filter((object) => /\/Subtype \/Link\b/.test(object))
    const raw = pdf.toString('latin1')
    const { phone, bookingEmail } = agency
    for (const target of [
      `/packages/${trip.slug}`,
      `tel:${phone.replaceAll(' ', '')}`,
      `mailto:${bookingEmail}`,
      ...((trip as TourPackage).beforeYouGo ?? []).map(({ entryLink }) => entryLink.href),
    ])
      expect(raw).toContain(`${target})`)
    expect(links).toHaveLength(raw.match(/\/S \/URI\b/g)?.length ?? 0)
    for (const link of links) expect(link).toMatch(/\/Contents \(.+\)[^]*\/StructParent \d+/)
    expect(raw.match(/\/S \/Link\b/g)).toHaveLength(links.length)
    expect(raw.match(/\/S \/Lbl\b/g)).toHaveLength(raw.match(/\/S \/LBody\b/g)?.length ?? 0)
  })

  it('never have a heading at the end of a page', () => {
    const headings = [...sections, ...(trip.itinerary ?? []).map(({ day, title }) => `Day ${day}: ${title}`)]
    expect(pages.length).toBeGreaterThan(2)
    expect(pages.filter((it) => headings.some((heading) => it.endsWith(squeezed(heading))))).toEqual([])
  })

  it('have the texts of the page', () => {
    const said = [
      trip.name,
      trip.imageText,
      money(trip.price),
      ...(trip.itinerary ?? []).flatMap(({ title, description, stay }) => [title, description, stay ?? '']),
      ...(trip.whatsIncluded ?? []),
      ...(trip.whatsNotIncluded ?? []),
      ...trip.features,
    ]
    const plain = squeezed(
      page
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll('&#x27;', "'")
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&'),
    )
    for (const line of said) {
      expect(words).toContain(squeezed(line))
      expect(plain).toContain(squeezed(line))
    }
    expect(words).not.toContain('\uFFFD')
    expect(words).toContain('Asof')
    expect(page).toContain(`href="${tripNotesPath(trip)}"`)
  })
})
