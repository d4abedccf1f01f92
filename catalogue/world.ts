/**
 * What an entry may refer to: the other entries, the pictures and the agency's figures.
 * Read from disk by the build and the tests; never part of the site.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { PictureFile } from './schemas/picture.ts'

export const contentFolder = join(import.meta.dirname, '../content')
const picturesFile = join(import.meta.dirname, '../art/pictures.json')

export const kinds = ['destinations', 'packages', 'services', 'posts', 'policies'] as const
export type Kind = (typeof kinds)[number]

export interface World {
  slugs: Record<Kind, Set<string>>
  pictures: Record<string, PictureFile>
  /** `content/agency.yaml` as written, for `{{…}}` placeholders. */
  figures: unknown
}

/** Content files of one kind, as `kind/slug.ending`, in name order. */
export const entryFiles = (kind: Kind): string[] =>
  readdirSync(join(contentFolder, kind))
    .filter((file) => /\.(yaml|md)$/.test(file))
    .toSorted()
    .map((file) => `${kind}/${file}`)

export const slugOf = (file: string): string => file.replace(/^.*\//, '').replace(/\.(yaml|md)$/, '')

export const readWorld = (): World => ({
  slugs: Object.fromEntries(
    kinds.map((kind) => [kind, new Set(entryFiles(kind).map(slugOf))]),
  ) as World['slugs'],
  pictures: JSON.parse(readFileSync(picturesFile, 'utf8')) as World['pictures'],
  figures: parse(readFileSync(join(contentFolder, 'agency.yaml'), 'utf8')),
})
