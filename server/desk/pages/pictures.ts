import type { FastifyInstance } from 'fastify'
import { kinds, readContentIndex, type Sources } from '#catalogue/build/content-index.ts'
import { shapeOf } from '#catalogue/build/page-value.ts'
import type { PictureFile } from '#catalogue/schemas/picture.ts'
import { picturesIn, type PictureUse } from '#catalogue/build/picture-uses.ts'
import { deskApi } from '#contract/desk.ts'
import { inWords, placeName } from '#contract/desk-changes.ts'
import type { PlacedPicture, SitePicture } from '#contract/desk-photographs.ts'
import type { Context } from '#server/context.ts'
import { unpublishedPictures } from '#server/desk/photographs/unpublished.ts'
import { draftedSources } from './drafts.ts'
import { pageName, valueIn } from './names.ts'

/** Every picture of the site and the drafts, and where each is shown. */
export function addPictures(app: FastifyInstance, context: Context, content?: string): void {
  app.get(`${deskApi}/pictures`, async (): Promise<SitePicture[]> => {
    const sources = await draftedSources(context, content)
    const unpublished = await unpublishedPictures(context.database)
    const { pictures } = readContentIndex(sources, unpublished)
    const uses = usesIn(sources)
    const known = Object.entries(pictures).map(([name, { hash, widths, isDrawn }]): SitePicture => {
      return {
        name,
        thumbnail: thumbnailOf(name, { hash, widths }),
        kind: isDrawn ? 'drawing' : 'photograph',
        isPublished: !(name in unpublished.pictures),
        uses: uses.filter((use) => use.name === name).map((use) => placed(use, isDrawn ?? false)),
      }
    })
    const onTheirWay = [...unpublished.awaited].map((name): SitePicture => ({
      name,
      thumbnail: null,
      kind: 'photograph',
      isPublished: false,
      uses: uses.filter((use) => use.name === name).map((use) => placed(use, false)),
    }))
    return [...known, ...onTheirWay]
  })
}

/** The smallest size that is large enough for a list. */
export function thumbnailOf(name: string, { hash, widths }: Pick<PictureFile, 'hash' | 'widths'>): string {
  const width = widths.find((one) => one >= 192)
  return width === undefined ? `${deskApi}/pictures/${name}` : `/pictures/${name}-${hash}-${width}.webp`
}

interface FoundUse extends PictureUse {
  file: string
  page: string
}

/** Where the content shows pictures, in the order of the files. */
export const usesIn = (sources: Sources): FoundUse[] =>
  [...sources.keys()].flatMap((file) => {
    const value = valueIn(sources, file)
    const page = pageName(file, value)
    return picturesIn(value, shapeOf(file)).map((use) => Object.assign(use, { file, page }))
  })

/** Only backgrounds may be decoration, which needs no description. */
const isEntry = (file: string) => kinds.some((kind) => file.startsWith(`${kind}/`))

function placed(
  { file, page, path, alt, credit, isForPhotograph }: FoundUse,
  isDrawn: boolean,
): PlacedPicture {
  const { photographer, place, licence } = credit ?? {}
  return {
    file,
    page,
    path,
    place: placeName(path),
    alt,
    credit: credit ? [photographer, place, licence].map(inWords).filter(Boolean).join(', ') : null,
    missing: [
      ...(alt === '' && isEntry(file) ? (['words'] as const) : []),
      ...(isForPhotograph && !isDrawn && !credit ? (['credit'] as const) : []),
    ],
    isDrawnForNow: isForPhotograph && isDrawn,
  }
}
