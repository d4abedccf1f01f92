/** Every drawn picture by name. A place file in `art/scenes` wins over the generated table. */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { generatedViews } from './scenes/generated/views.ts'
import type { View } from './kit/scene.ts'

export interface Plan {
  /** The file in `art/scenes` that declares the view, or `generated`. */
  scene: string
  view: View
}

export const SCENES = join(import.meta.dirname, 'scenes')

export async function readAtlas(folder = SCENES): Promise<Map<string, Plan>> {
  const atlas = new Map<string, Plan>(
    generatedViews.map((view) => [view.name, { scene: 'generated', view }] as const),
  )
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts')).sort()
  for (const file of files) {
    const scene = file.slice(0, -3)
    const { views } = (await import(pathToFileURL(join(folder, file)).href)) as { views: View[] }
    for (const view of views) {
      const other = atlas.get(view.name)
      if (other && other.scene !== 'generated')
        throw new Error(`${view.name} is drawn by both ${other.scene} and ${scene}. Rename one of the views.`)
      atlas.set(view.name, { scene, view })
    }
  }
  return atlas
}
