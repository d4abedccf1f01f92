import { copyFile, mkdir, readFile, readdir, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import sharp, { type Metadata } from 'sharp'
import type { Manifest } from '#art/derive.ts'
import { findOriginals, readJson, writeJson, type Subjects } from '#art/originals.ts'
import { artFolder } from '#catalogue/build/content-index.ts'
import type { Point, Size } from '#catalogue/build/crop.ts'
import { isPhotographName } from '#contract/desk-photographs.ts'
import { root } from './freshness.mjs'
import { sizesOf } from './photograph-sizes.ts'

// Photographs that staff send to the Desk: what arrives becomes a clean JPEG, and that becomes one of the site's originals.

/** Why an upload cannot be used, and what to do about it. */
export class Unusable extends Error {
  override name = 'Unusable'
}

export interface Photograph {
  name: string
  /** An upright JPEG without anything but its pixels; null for a photograph of the site whose subject was moved. */
  bytes: Buffer | null
  subject: Point
}

/** The folders that pictures of the site are in. */
export interface PictureFolders {
  /** Originals and the lists of them. */
  art: string
  /** The files that visitors get. */
  out: string
}

export const siteFolders: PictureFolders = { art: artFolder, out: join(root, 'site/public/pictures') }

/** Limits the pixels, because a few large photographs decoded at once would use up the memory. */
const maxPixels = 70_000_000
/** More than any size that visitors get. */
const longestSide = 2600
const shortestSide = 400
const patienceSeconds = 30

// Caching would only use memory, because nothing is read twice.
sharp.cache(false)

const kinds: [kind: string, holds: (bytes: Buffer) => boolean][] = [
  ['jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))],
  ['webp', (bytes) => is(bytes, 0, 'RIFF') && is(bytes, 8, 'WEBP')],
  ['avif', (bytes) => is(bytes, 4, 'ftypavif') || is(bytes, 4, 'ftypavis')],
]
const others: [words: string, holds: (bytes: Buffer) => boolean][] = [
  ['an SVG drawing', (bytes) => /<svg[\s>]/i.test(bytes.toString('latin1', 0, 4096))],
  ['a HEIC picture', (bytes) => /^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12))],
  ['a GIF', (bytes) => is(bytes, 0, 'GIF8')],
  ['a PDF', (bytes) => is(bytes, 0, '%PDF')],
]
const is = (bytes: Buffer, at: number, words: string) =>
  bytes.toString('latin1', at, at + words.length) === words

const cure = 'Send a JPEG, PNG, WebP or AVIF.'

/**
 * The file's type by its first bytes, never by its name or the browser's claim.
 *
 * @throws Unusable if it is of another kind
 */
export function kindOf(bytes: Buffer): string {
  const kind = kinds.find(([, holds]) => holds(bytes))?.[0]
  if (kind) return kind
  const other = others.find(([, holds]) => holds(bytes))?.[0]
  throw new Unusable(other ? `This is ${other}. ${cure}` : `This is not a picture. ${cure}`)
}

/**
 * Reads an upload, turns it upright and keeps only the pixels: no place, camera or time, and nothing that is hidden
 * behind the picture.
 *
 * @throws Unusable in words for the person
 */
export async function cleanPhotograph(
  bytes: Buffer,
): Promise<{ bytes: Buffer; width: number; height: number }> {
  const kind = kindOf(bytes)
  // The header alone, which is read without any pixels.
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!facts || formatOf(facts) !== kind)
    throw new Unusable('This file is damaged. Choose the photograph again, or another one.')
  if ((facts.pages ?? 1) > 1 || isMoving(bytes, kind))
    throw new Unusable('This picture is animated. Send a still one.')
  const { width, height } = facts.autoOrient
  if (width * height > maxPixels)
    throw new Unusable(
      `This picture has ${Math.round((width * height) / 1e6)} million pixels, and 70 million are the limit. Make it smaller, or take it with a smaller size set in the camera.`,
    )
  if (Math.min(width, height) < shortestSide)
    throw new Unusable(
      `This picture is only ${width} × ${height} pixels. Send one with at least ${shortestSide} on each side, the larger the better.`,
    )
  const cleaned = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .timeout({ seconds: patienceSeconds })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new Unusable('This file is damaged. Choose the photograph again, or another one.', {
        cause: error,
      })
    })
  return { bytes: cleaned.data, width: cleaned.info.width, height: cleaned.info.height }
}

/** AVIF shares its container format with other codecs. */
const formatOf = ({ format, compression }: Metadata): string =>
  format === 'heif' && compression === 'av1' ? 'avif' : format

function isMoving(bytes: Buffer, kind: string): boolean {
  if (kind === 'avif') return is(bytes, 4, 'ftypavis')
  // Of a PNG, what says that more pictures follow comes before the first one.
  return kind === 'png' && bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL')
}

/** For the screens of the Desk: as large as a laptop's form shows it. */
export const smaller = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize(1000, 1000, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 75 })
    .toBuffer()

/** The original of a picture of the site; null where there is none. */
export const originalOf = async (name: string, { art }: PictureFolders): Promise<string | null> =>
  (await findOriginals(join(art, 'originals'))).get(name) ?? null

/** A photograph of the site; null where there is none of this name, or a drawing. */
export async function publishedPhotograph(
  name: string,
  folders: PictureFolders,
): Promise<(Size & { subject: Point }) | null> {
  const lists = listsIn(folders.art)
  const entry = (await readJson<Manifest>(lists.pictures, {}))[name]
  const path = entry && !entry.isDrawn ? await originalOf(name, folders) : null
  if (path === null) return null
  const { width, height } = (await sharp(path).metadata()).autoOrient
  const subject = (await readJson<Subjects>(lists.subjects, {}))[name] ?? { x: 50, y: 50 }
  return { width, height, subject }
}

const listsIn = (art: string) => ({
  pictures: join(art, 'pictures.json'),
  subjects: join(art, 'subjects.json'),
})

/** The result of adding photographs to the site's pictures. */
interface Added {
  /** Those that were written or changed, or will be removed. */
  files: string[]
  undo: () => Promise<void>
  /** Removes the sizes that nothing names any more. */
  finish: () => Promise<void>
}

/** Adds photographs with all their sizes to the site's pictures, and makes the sizes of moved subjects again. */
export async function addPhotographs(
  photographs: readonly Photograph[],
  folders: PictureFolders,
): Promise<Added> {
  const { art, out } = folders
  const lists = listsIn(art)
  const before = {
    pictures: await readJson<Manifest>(lists.pictures, {}),
    subjects: await readJson<Subjects>(lists.subjects, {}),
  }
  const files: string[] = []
  const replaced: string[] = []
  const undo = async () => {
    // The large files first, because the disk may be full.
    for (const file of files) await rm(file, { force: true })
    for (const key of ['pictures', 'subjects'] as const) {
      const now: Record<string, unknown> = await readJson(lists[key], {})
      const after = { ...now }
      for (const { name, bytes } of photographs)
        if (bytes === null && before[key][name]) after[name] = before[key][name]
        else delete after[name]
      if (JSON.stringify(after) !== JSON.stringify(now)) await writeJson(lists[key], after)
    }
  }
  const finish = async () => {
    for (const file of replaced) await rm(file, { force: true })
  }
  if (photographs.length === 0) return { files, undo, finish }
  try {
    await mkdir(out, { recursive: true })
    await sweepUnlisted(folders, before.pictures)
    const entries: Manifest = {}
    const subjects: Subjects = {}
    for (const { name, bytes, subject } of photographs) {
      const known = before.pictures[name]
      const path = bytes ? join(art, 'originals', `${name}.jpg`) : await originalOf(name, folders)
      // A photograph of the site that was removed, or whose sizes were made by a killed publishing.
      if (path === null || (bytes === null && isSamePoint(before.subjects[name], subject))) continue
      if (bytes) {
        files.push(path)
        await writeWhole(path, bytes)
      }
      const sizes = await sizesOf(name, path, bytes ?? (await readFile(path)), subject)
      for (const file of sizes.files) {
        const copy = join(out, basename(file))
        files.push(copy)
        await copyFile(file, copy)
      }
      entries[name] = sizes.entry
      subjects[name] = subject
      if (known && known.hash !== entries[name]?.hash)
        for (const file of await readdir(out))
          if (file.startsWith(`${name}-${known.hash}-`)) replaced.push(join(out, file))
    }
    await writeJson(lists.subjects, { ...before.subjects, ...subjects })
    await writeJson(lists.pictures, { ...before.pictures, ...entries })
  } catch (error) {
    await undo()
    throw error
  }
  return { files: [...files, ...replaced, ...Object.values(lists)], undo, finish }
}

const isSamePoint = (one: Point | undefined, other: Point) => one?.x === other.x && one.y === other.y

const abandonedMs = 3_600_000

/** Removes a killed publishing's leftovers: unfinished photographs, and sizes from before a subject was moved. */
async function sweepUnlisted({ art, out }: PictureFolders, listed: Manifest): Promise<void> {
  const originals = join(art, 'originals')
  for (const folder of [originals, out])
    for (const file of await readdir(folder)) {
      const [name = ''] = /^.*-photo-[0-9a-f]{12}/.exec(file) ?? []
      const entry = listed[name]
      const isShown = entry && (folder === originals || file.startsWith(`${name}-${entry.hash}-`))
      if (!isPhotographName(name) || isShown) continue
      const path = join(folder, file)
      if ((await stat(path)).mtimeMs < Date.now() - abandonedMs) await rm(path)
    }
}

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const beside = `${path}.tmp`
  try {
    await writeFile(beside, bytes, { flush: true })
    await rename(beside, path)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}

/**
 * A folder like `art` with unpublished photographs in it, for a build that only staff see.
 *
 * @param into the new folder; the sizes are in `sizes` below it
 */
export async function artWith(
  photographs: readonly Photograph[],
  into: string,
  { art } = siteFolders,
): Promise<void> {
  const originals = join(into, 'originals')
  await mkdir(originals, { recursive: true })
  for (const entry of await readdir(join(art, 'originals'), { withFileTypes: true }))
    if (entry.isFile())
      await symlink(relative(originals, join(art, 'originals', entry.name)), join(originals, entry.name))
  for (const list of ['pictures.json', 'subjects.json'])
    await writeJson(join(into, list), await readJson(join(art, list), {}))
  await addPhotographs(photographs, { art: into, out: join(into, 'sizes') })
}
