/** Where a content file shows pictures. */
import type { Fields, FieldShape, Path, Value } from '#contract/desk-pages.ts'
import { isFields } from './splice.ts'

export interface PictureUse {
  path: Path
  name: string
  alt: string
  /** Undefined if there is none. */
  credit: Fields | undefined
  /** Galleries, days of itineraries and portraits: a drawing is used until there is a photograph. */
  isForPhotograph: boolean
}

/** @param value the file's values as written */
export function picturesIn(value: Value | undefined, shape: FieldShape = {}, path: Path = []): PictureUse[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => picturesIn(item, shape.items, [...path, at]))
  if (!isFields(value)) return []
  const { name, alt, credit } = value
  if (typeof name === 'string' && typeof alt === 'string')
    return [
      {
        path,
        name,
        alt,
        credit: isFields(credit) ? credit : undefined,
        isForPhotograph: shape.properties?.['credit'] !== undefined,
      },
    ]
  return Object.entries(value).flatMap(([key, item]) =>
    picturesIn(item, shape.properties?.[key], [...path, key]),
  )
}
