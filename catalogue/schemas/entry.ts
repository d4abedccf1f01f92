import type { PictureFile } from './picture.ts'

/** An entry with the slug of its file, and every picture joined with the pipeline's data about it. */
export type Entry<T> = Resolved<T> & { slug: string }

export type Resolved<T> = T extends { name: string; alt: string }
  ? T & PictureFile
  : T extends (infer Item)[]
    ? Resolved<Item>[]
    : T extends object
      ? { [Key in keyof T]: Resolved<T[Key]> }
      : T
