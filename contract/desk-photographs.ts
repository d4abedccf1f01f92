/** The Desk's API for photographs. */

export const maxPhotographBytes = 30 * 1024 * 1024
/** One request sends no more: below the limit that proxies have of themselves. */
export const photographPartBytes = 512 * 1024

/** Begins the name of a square photograph, so that its shape is known from the name. */
const squarePrefix = 'portrait-'

/**
 * The name of a new photograph. Nothing of the file's own name is in it.
 *
 * @param page path of the page's file, such as `packages/grand-tour.yaml`
 */
export function photographName(page: string, isSquare: boolean): string {
  const slug = page
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '')
    .slice(0, 40)
  const random = crypto.randomUUID().replaceAll('-', '').slice(0, 12)
  return `${isSquare ? squarePrefix : ''}${slug}-photo-${random}`
}

export const isPhotographName = (name: string): boolean =>
  /^[a-z0-9][a-z0-9-]{0,60}-photo-[0-9a-f]{12}$/.test(name)

export const isSquareName = (name: string): boolean => name.startsWith(squarePrefix)

/** A photograph that is not published yet. */
export interface SentPhotograph {
  name: string
  size: number
  /** How much of it has arrived: where the next part begins. */
  received: number
  /** Who sends it. */
  by: string
  /** Why it cannot be used. */
  refusal: string | null
  /** There once it can be used. */
  picture: CroppedPicture | null
}

/** A photograph, and the point that all its crops are placed around, in per cent. */
export interface CroppedPicture {
  width: number
  height: number
  subject: { x: number; y: number }
}

/** A photograph of the site. Its subject may have been moved, which visitors see once that is published. */
export interface SitePhotograph {
  name: string
  picture: CroppedPicture
  /** The subject as visitors see it. */
  published: CroppedPicture['subject']
}

/** A picture of the site or of a draft. */
export interface SitePicture {
  name: string
  /** The address of a small copy; null while the photograph is on its way. */
  thumbnail: string | null
  kind: 'drawing' | 'photograph'
  isPublished: boolean
  uses: PlacedPicture[]
}

/** One place that shows it. */
export interface PlacedPicture {
  /** Path below `content`, and of the field in it. */
  file: string
  path: (string | number)[]
  /** Such as `Trips: European Grand Tour`, and `Gallery 3`. */
  page: string
  place: string
  alt: string
  credit: string | null
  /** What has to be written: what it shows, or whose photograph it is. */
  missing: ('words' | 'credit')[]
  /** A place for a photograph that does not exist yet. */
  isDrawnForNow: boolean
}
