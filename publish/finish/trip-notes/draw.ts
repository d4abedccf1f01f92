import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { text as latin } from '#art/lettering.ts'
import type { Block, TextBlock } from './blocks.ts'

const require = createRequire(import.meta.url)
const fontFiles = {
  display: 'eczar/files/eczar-latin-600-normal.woff',
  'display-ext': 'eczar/files/eczar-latin-ext-600-normal.woff',
  strong: 'anek-latin/files/anek-latin-latin-600-normal.woff',
  'strong-ext': 'anek-latin/files/anek-latin-latin-ext-600-normal.woff',
  text: 'anek-latin/files/anek-latin-latin-400-normal.woff',
  'text-ext': 'anek-latin/files/anek-latin-latin-ext-400-normal.woff',
}
type Face = 'display' | 'strong' | 'text'

/** Everything a document is drawn from. */
export interface NotesDrawing {
  title: string
  /** Who made it. */
  author: string
  /** Language of the words, like `en-GB`. */
  language: string
  /** The day it is made. */
  madeOn: Date
  colours: { ink: string; quiet: string; link: string }
  cover: { picture: Buffer; alt: string; promise: string; facts: string; notes: TextBlock[] }
  /** A PNG, where there is a map. */
  map?: { picture: Buffer; alt: string } | undefined
  blocks: Block[]
  /** At the foot of every page. */
  foot: string
}

/** Points: A4 and its edges. */
const sheet = { width: 595.28, height: 841.89, edge: 56 }
const column = sheet.width - 2 * sheet.edge
const bulletWidth = 11
const mapHeight = (column * 440) / 760

/**
 * A tagged PDF: decoration is marked as an artifact, and everything else has its place in the tag tree. After a change
 * check all notes with veraPDF (`verapdf -f ua1 client/trip-notes/*.pdf`): 1.28.2 finds nothing against PDF/UA-1 in them.
 */
export async function drawNotes(drawing: NotesDrawing): Promise<Buffer> {
  const { title, author, language, madeOn, colours, cover, map, blocks, foot } = drawing
  const doc = new PDFDocument({
    size: [sheet.width, sheet.height],
    margins: { top: sheet.edge, bottom: 72, left: sheet.edge, right: sheet.edge },
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    bufferPages: true,
    info: { Title: title, Author: author, CreationDate: madeOn, ModDate: madeOn },
  })
  // PDFKit's own `subset: 'PDF/UA'` says the same, and adds lists of the letters in each font (CIDSet). PDF/UA-1 does without
  // them and refuses incomplete ones (7.21.4.2), which these are: they leave out the parts that accented letters are made of.
  doc.appendXML(
    '<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>',
  )
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => doc.on('end', resolve))
  for (const [name, file] of Object.entries(fontFiles))
    doc.registerFont(name, require.resolve(`@fontsource/${file}`))

  /** Letters that the Latin cut lacks come from the extended one. */
  const write = (
    words: string,
    face: Face,
    size: number,
    colour: string,
    options: PDFKit.Mixins.TextOptions = {},
  ) => {
    const runs = words.match(/./gsu)?.reduce<{ isLatin: boolean; words: string }[]>((all, letter) => {
      const isLatin = latin.hasChar(letter)
      const last = all.at(-1)
      if (last?.isLatin === isLatin) last.words += letter
      else all.push({ isLatin, words: letter })
      return all
    }, [])
    doc.fillColor(colour).fontSize(size)
    runs?.forEach((run, at) => {
      const continued = at < runs.length - 1
      doc.font(run.isLatin ? face : `${face}-ext`).text(run.words, { ...options, continued })
    })
  }
  const root = doc.struct('Document')
  doc.addStructure(root)
  const add = (tag: string, draw: () => void) => root.add(doc.struct(tag as 'P', {}, draw))
  const figure = (alt: string, draw: () => void) => root.add(doc.struct('Figure', { alt }, draw))
  /** A line that opens an address when it is pressed. */
  const link = (words: string, href: string, size: number) => {
    const paragraph = doc.struct('P')
    root.add(paragraph)
    const element = doc.struct('Link', {}, () => {
      const top = doc.y
      write(words, 'text', size, colours.link, { lineGap: 2 })
      // PDFKit writes a bare string as a name, and an object of it as text.
      const options = { structParent: element, Contents: Object(words) as string }
      doc.link(sheet.edge, top, Math.min(doc.widthOfString(words), column), doc.y - top, href, options)
    })
    paragraph.add(element)
    paragraph.end()
  }
  const paragraph = ({ text, isQuiet, href }: TextBlock) => {
    const size = isQuiet ? 9.5 : 10.5
    if (href) link(text, href, size)
    else add('P', () => write(text, 'text', size, isQuiet ? colours.quiet : colours.ink, { lineGap: 2 }))
    doc.moveDown(0.35)
  }
  /** Keeps a heading from being the last line of a page. */
  const keepTogether = (height: number) => {
    if (doc.y + height > sheet.height - 72) doc.addPage()
  }

  figure(cover.alt, () =>
    doc.image(cover.picture, 0, 0, { width: sheet.width, height: (sheet.width * 2) / 3 }),
  )
  doc.y = (sheet.width * 2) / 3 + 36
  doc.x = sheet.edge
  add('H1', () => write(title, 'display', 32, colours.ink, { lineGap: -4 }))
  doc.moveDown(0.2)
  add('P', () => write(cover.promise, 'text', 14, colours.ink))
  doc.moveDown(0.6)
  add('P', () => write(cover.facts, 'strong', 12, colours.ink))
  doc.moveDown(0.6)
  for (const note of cover.notes) paragraph(note)
  doc.addPage()

  blocks.forEach((block, at) => {
    if (block.kind === 'heading') {
      const isSection = block.level === 2
      keepTogether(!isSection ? 80 : blocks[at + 1]?.kind === 'heading' ? 150 : 110)
      if (doc.y > sheet.edge + 1 && blocks[at - 1]?.kind !== 'heading') doc.moveDown(isSection ? 1 : 0.5)
      add(`H${block.level}`, () =>
        write(block.text, isSection ? 'display' : 'strong', isSection ? 20 : 12, colours.ink),
      )
      if (!isSection) doc.moveDown(0.1)
    } else if (block.kind === 'text') {
      paragraph(block)
    } else if (block.kind === 'list') {
      const points = doc.struct('L')
      root.add(points)
      for (const item of block.items) {
        keepTogether(doc.heightOfString(item, { width: column - bulletWidth, lineGap: 2 }))
        const top = doc.y
        const point = doc.struct('LI')
        points.add(point)
        point.add(doc.struct('Lbl', {}, () => write('•', 'text', 10.5, colours.ink)))
        doc.y = top
        doc.x = sheet.edge + bulletWidth
        point.add(doc.struct('LBody', {}, () => write(item, 'text', 10.5, colours.ink, { lineGap: 2 })))
        doc.x = sheet.edge
        point.end()
      }
      points.end()
      doc.moveDown(0.5)
    } else if (map) {
      keepTogether(mapHeight)
      figure(map.alt, () => doc.image(map.picture, sheet.edge, doc.y, { width: column, height: mapHeight }))
      doc.y += mapHeight + 10
      doc.x = sheet.edge
    }
  })
  root.end()

  const { count } = doc.bufferedPageRange()
  for (let at = 1; at < count; at += 1) {
    doc.switchToPage(at)
    doc.page.margins.bottom = 0
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
    doc.x = sheet.edge
    doc.y = sheet.height - 48
    write(`${foot} · ${at + 1} of ${count}`, 'text', 9, colours.quiet, { lineBreak: false })
    doc.endMarkedContent()
  }
  doc.end()
  await ended
  return Buffer.concat(chunks)
}
