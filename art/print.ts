/** Prints a view to a file: the final print, or a draft. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Sharp } from 'sharp'
import { TALL, WIDE } from './kit/format.ts'
import { Plate, proof } from './kit/press.ts'
import type { Plan } from './atlas.ts'
import type { View } from './kit/scene.ts'
import { ART, findOriginals, hashOf, readJson, writeJson, type Prints } from './originals.ts'
import { recipeOf } from './recipe.ts'

/** The `object-position` in percent that centres the card crop on the subject, in steps of 10. */
export const focusOf = ({ focusX, square }: View): number => {
  if (square) return 50
  const left = Math.min(WIDE - TALL, Math.max(0, focusX - TALL / 2))
  return Math.round((left / (WIDE - TALL)) * 10) * 10
}

export function pull(view: View, supersample: number): Sharp {
  const plate = new Plate(supersample)
  view.draw(plate)
  const print = proof(plate.print({ tooth: view.tooth ?? 4 }))
  return view.square ? print.extract({ left: 0, top: 0, width: view.square, height: view.square }) : print
}

function pullTall(view: View, supersample: number): Sharp | undefined {
  if (!view.drawTall) return undefined
  const plate = new Plate(supersample, TALL)
  view.drawTall(plate)
  return proof(plate.print({ tooth: view.tooth ?? 4 }))
}

/** The part of a plate with the aspect ratio of a shared link's picture. */
const LINK = { width: WIDE, height: (WIDE * 630) / 1200 }

function pullLink(view: View, supersample: number): Sharp | undefined {
  if (!view.drawLink) return undefined
  const plate = new Plate(supersample)
  view.drawLink(plate)
  return proof(plate.print({ tooth: view.tooth ?? 4 })).extract({ left: 0, top: 0, ...LINK })
}

export async function printDraft(view: View): Promise<string> {
  const path = join(ART, 'out', `${view.name}.png`)
  await mkdir(dirname(path), { recursive: true })
  await pull(view, 1).png().toFile(path)
  await pullTall(view, 1)
    ?.png()
    .toFile(join(ART, 'out', `${view.name}-tall.png`))
  await pullLink(view, 1)
    ?.png()
    .toFile(join(ART, 'out', `${view.name}-link.png`))
  return path
}

/** Why the original of this name must not be overwritten, or undefined if it may. */
export async function heldByPhotograph(name: string, art = ART): Promise<string | undefined> {
  const path = (await findOriginals(join(art, 'originals'))).get(name)
  if (!path) return undefined
  if (!path.endsWith('.avif')) return `${path} is a photograph`
  const prints = await readJson<Prints>(join(art, 'prints.json'), {})
  return prints[name]?.source === hashOf(await readFile(path)) ? undefined : `${path} was not printed here`
}

export async function printOriginal({ file, view }: Plan, supersample = 2, art = ART): Promise<string> {
  const path = join(art, 'originals', `${view.name}.avif`)
  const settings = { quality: 58, effort: 2, chromaSubsampling: '4:4:4' }
  const bytes = await pull(view, supersample).avif(settings).toBuffer()
  for (const folder of ['tall', 'link']) await mkdir(join(art, 'originals', folder), { recursive: true })
  await writeFile(path, bytes)
  await pullTall(view, supersample)
    ?.avif(settings)
    .toFile(join(art, 'originals/tall', `${view.name}.avif`))
  await pullLink(view, supersample)
    ?.avif(settings)
    .toFile(join(art, 'originals/link', `${view.name}.avif`))
  const ledger = join(art, 'prints.json')
  const prints = await readJson<Prints>(ledger, {})
  prints[view.name] = { source: hashOf(bytes), recipe: await recipeOf(file), focus: focusOf(view) }
  await writeJson(ledger, prints)
  return path
}

/** One line per print whose scene or kit has changed since it was made. */
export async function findStalePrints(atlas: Map<string, Plan>, prints: Prints): Promise<string[]> {
  const lines: string[] = []
  for (const [name, { file }] of atlas) {
    const print = prints[name]
    if (print && print.recipe !== (await recipeOf(file)))
      lines.push(`${name} was printed before its scene or the kit changed: npm run draw -w art -- ${name}`)
  }
  return lines
}
