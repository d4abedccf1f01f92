/** Makes every size the site serves from the originals, and the list of them. Only stale pictures are encoded. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { cropAround, focusIn, type Point } from '../catalogue/build/crop.ts'
import type { PictureFile } from '../catalogue/schemas/picture.ts'
import { HIGH, TALL as TALL_WIDTH, WIDE } from './kit/format.ts'
import { hex } from './kit/ink.ts'
import {
  findOriginals,
  hashOf,
  readJson,
  readOriginal,
  writeJson,
  type Original,
  type Prints,
  type Subjects,
} from './originals.ts'

/**
 * Change `version` when sizes or qualities change: every picture of the kind becomes stale.
 * Drawings are encoded once, in the checkout, where effort 4 at quality 45 looks like effort 2 at 50 and takes a fifth fewer bytes.
 * Photographs are encoded while staff wait, and the higher effort takes seven times as long.
 */
const SETTINGS = {
  drawing: { version: '2', avif: { quality: 45, effort: 4 } },
  photograph: { version: '1', avif: { quality: 50, effort: 2 } },
}
const LANDSCAPE = { avif: [384, 800, 1200, 1600], webp: [384, 800, 1200], jpg: [800] }
/** The 3:4 print, or the 3:4 crop around the focus, for heads on upright phones. No landscape has these widths, so they identify it. */
const TALL = { avif: [540, 750], webp: [], jpg: [] }
const PORTRAIT = { avif: [96, 192], webp: [96, 192], jpg: [96, 192] }
type Format = keyof typeof LANDSCAPE

export type Manifest = Record<string, PictureFile & { source: string }>
export interface Folders {
  /** Holds `originals/`, `prints.json`, `subjects.json` and `pictures.json`. */
  art: string
  /** Receives the derived files. */
  out: string
}

const isPortrait = (name: string) => name.startsWith('portrait-')
const sizesOf = (name: string) => (isPortrait(name) ? PORTRAIT : LANDSCAPE)
/** Whether a page may lead with this picture. */
const isHead = (name: string) =>
  !isPortrait(name) && /^(site-|home-hero$)|-cover$|-photo-[0-9a-f]{12}$/.test(name)

interface DerivedFile {
  format: Format
  width: number
  isTall: boolean
  file: string
}

function fileNames(name: string, hash: string): DerivedFile[] {
  const files = (sizes: Record<Format, number[]>, isTall: boolean) =>
    (Object.entries(sizes) as [Format, number[]][]).flatMap(([format, widths]) =>
      widths.map((width) => ({ format, width, isTall, file: `${name}-${hash}-${width}.${format}` })),
    )
  return [...files(sizesOf(name), false), ...(isHead(name) ? files(TALL, true) : [])]
}

const settingsOf = (path: string) => SETTINGS[path.endsWith('.avif') ? 'drawing' : 'photograph']

const encode = (image: Sharp, format: Format, { avif }: ReturnType<typeof settingsOf>): Sharp =>
  format === 'avif'
    ? image.avif(avif)
    : format === 'webp'
      ? image.webp({ quality: 58, effort: 5 })
      : image.jpeg({ quality: 70, mozjpeg: true })

async function inksOf(image: Sharp): Promise<[string, string]> {
  const { data } = await image.resize(1, 2, { fit: 'fill' }).raw().toBuffer({ resolveWithObject: true })
  const [r1 = 0, g1 = 0, b1 = 0, r2 = 0, g2 = 0, b2 = 0] = data
  return [hex([r1, g1, b1]), hex([r2, g2, b2])]
}

/** The sources of a picture's sizes, and their file names. */
interface Plan {
  original: Original
  focus: number
  /** The subject of a photograph, which its crops are placed around. Without one, `attention` chooses the crop. */
  subject: Point | undefined
  tallPrint: Buffer | undefined
  hash: string
  files: string[]
}

async function planOf(
  name: string,
  path: string,
  { focus: given = 50, subject, tallPath }: { focus?: number; subject?: Point; tallPath?: string },
): Promise<Plan> {
  const original = await readOriginal(name, path)
  const focus = subject ? focusIn(await uprightSize(original.bytes), subject) : given
  const tallPrint = tallPath ? await readFile(tallPath) : undefined
  const hash = hashOf(
    settingsOf(path).version,
    String(focus),
    original.bytes,
    ...(tallPrint ? [tallPrint] : []),
    ...(subject ? [`${subject.x} ${subject.y}`] : []),
  ).slice(0, 8)
  return { original, focus, subject, tallPrint, hash, files: fileNames(name, hash).map(({ file }) => file) }
}

const uprightSize = async (bytes: Buffer) => (await sharp(bytes).metadata()).autoOrient

/** Makes the sizes of one photograph and returns its entry for the list. */
export async function derivePhotograph(
  name: string,
  path: string,
  subject: Point,
  out: string,
): Promise<Manifest[string]> {
  const plan = await planOf(name, path, { subject })
  await mkdir(out, { recursive: true })
  const inks = await derive(plan, out)
  const { hash, focus, original } = plan
  return { hash, widths: sizesOf(name).avif, inks, focus, source: original.source }
}

async function derive(
  { original, hash, focus, subject, tallPrint }: Plan,
  out: string,
): Promise<[string, string]> {
  const [width, height] = isPortrait(original.name) ? [400, 400] : [WIDE, HIGH]
  const upright = sharp(original.bytes).autoOrient()
  const around = subject && cropAround(await uprightSize(original.bytes), subject, width / height)
  // rotated and cropped once; every size is made from these pixels
  const { data, info } = await (around ? upright.extract(around) : upright)
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const settings = settingsOf(original.path)
  const source = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  const left = Math.round(((info.width - TALL_WIDTH) * focus) / 100)
  const tall = () =>
    tallPrint ? sharp(tallPrint) : source().extract({ left, top: 0, width: TALL_WIDTH, height: info.height })
  for (const { format, width: wide, isTall, file } of fileNames(original.name, hash))
    await encode((isTall ? tall() : source()).resize(wide), format, settings).toFile(join(out, file))
  return inksOf(source())
}

export interface Report {
  /** One line per picture that was derived again, or with `check` has to be. */
  stale: string[]
  /** Files of the output folder that belong to no picture, now or in the old list. */
  leftover: string[]
}

/** With `check`, reports what is stale or missing and changes nothing. */
export async function derivePictures(
  { art, out }: Folders,
  check: boolean,
  say?: (name: string) => void,
): Promise<Report> {
  const listPath = join(art, 'pictures.json')
  const prints = await readJson<Prints>(join(art, 'prints.json'), {})
  const subjects = await readJson<Subjects>(join(art, 'subjects.json'), {})
  const old = await readJson<Manifest>(listPath, {})
  if (!check) await mkdir(out, { recursive: true })
  const present = new Set(await readdir(out).catch(() => []))
  const expected = new Set<string>()
  const stale: string[] = []
  const next: Manifest = {}
  const originals = await findOriginals(join(art, 'originals'))
  const tallFolder = join(art, 'originals/tall')
  const tallPrints = existsSync(tallFolder) ? await findOriginals(tallFolder) : new Map<string, string>()
  for (const [name, path] of originals) {
    // a photograph does not use the 3:4 print of the drawing it replaced
    const tallPath = path.endsWith('.avif') ? tallPrints.get(name) : undefined
    const print = prints[name]
    const subject = subjects[name]
    const plan = await planOf(name, path, {
      ...(print ? { focus: print.focus } : {}),
      ...(subject ? { subject } : {}),
      ...(tallPath ? { tallPath } : {}),
    })
    const { original, focus, hash, files } = plan
    for (const file of files) expected.add(file)
    const entry = old[name]
    const widths = sizesOf(name).avif
    const reason = !entry
      ? 'is not in pictures.json'
      : entry.focus !== focus
        ? `has focus ${entry.focus}, expected ${focus}`
        : entry.hash !== hash
          ? 'has a new original'
          : Boolean(entry.isDrawn) !== (print?.source === original.source)
            ? 'has changed between drawing and photograph'
            : files.some((file) => !present.has(file))
              ? 'misses derived files'
              : undefined
    if (reason) stale.push(`${name} ${reason}`)
    if (check) continue
    const whole = entry?.hash === hash && files.every((file) => present.has(file))
    if (!whole) say?.(name)
    const inks = whole ? entry.inks : await derive(plan, out)
    const isDrawn = print?.source === original.source
    next[name] = { hash, widths, inks, focus, ...(isDrawn ? { isDrawn } : {}), source: original.source }
    // saved each time, so that an interrupted run keeps its results
    if (!whole) await writeJson(listPath, { ...old, ...next })
  }
  for (const name of Object.keys(old)) if (!originals.has(name)) stale.push(`${name} has no original`)
  const outdated = [...present].filter((file) => !expected.has(file) && /\.(avif|webp|jpg)$/.test(file))
  if (!check) {
    for (const file of outdated) await rm(join(out, file))
    await writeJson(listPath, next)
    return { stale, leftover: outdated }
  }
  // the old files of a stale picture are not reported, because its name is already on the list
  const known = new Set(
    Object.entries(old).flatMap(([name, { hash }]) => fileNames(name, hash).map(({ file }) => file)),
  )
  return { stale, leftover: outdated.filter((file) => !known.has(file)) }
}
