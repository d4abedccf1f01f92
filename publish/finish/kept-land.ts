import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Land } from '#site/maps/land.ts'
import { keep, kept } from './reuse.ts'

const drawing = readFileSync(join(import.meta.dirname, '../../site/maps/land.ts'))

/** Reuses the land of a map's view from an earlier build, because drawing it is most of the rendering time. */
export function keepLand(): void {
  globalThis.keptLand = (view, draw) => {
    const input = ['land', drawing, view]
    const earlier = kept(input)
    if (earlier) return JSON.parse(String(earlier)) as Land
    const land = draw()
    keep(input, Buffer.from(JSON.stringify(land)))
    return land
  }
}
