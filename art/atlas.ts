/** Every drawn picture by name. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { View } from './kit/scene.ts'

export interface Plan {
  /** The file in `art/scenes` that declares the view. */
  scene: string
  /** Path of the code that draws it. */
  file: string
  view: View
}

export const SCENES = join(import.meta.dirname, 'scenes')

export async function readAtlas(folder = SCENES): Promise<Map<string, Plan>> {
  const atlas = new Map<string, Plan>()
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort()
  for (const base of files) {
    const scene = base.slice(0, -3)
    const file = join(folder, base)
    const { views } = (await import(pathToFileURL(file).href)) as { views: View[] }
    for (const view of views) {
      const other = atlas.get(view.name)
      if (other)
        throw new Error(`${view.name} is drawn by both ${other.scene} and ${scene}. Rename one of the views.`)
      atlas.set(view.name, { scene, file, view })
    }
  }
  return atlas
}
