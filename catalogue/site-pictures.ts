import data from '../content/pictures.yaml'
import type { Resolved } from './schemas/entry.ts'
import type { SitePictures } from './schemas/page.ts'

/** Pictures that belong to a screen rather than to an entry. */
export const sitePictures = data as Resolved<SitePictures>
