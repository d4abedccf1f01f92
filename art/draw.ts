/**
 * Draws pictures: `npm run draw -w art -- <scene or picture> [--view cover|2|3] [--draft]`, `--all` for every one,
 * `--missing` for those without an original. Drafts go to `art/out`, prints to `art/originals`.
 */
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { readAtlas, type Plan } from './atlas.ts'
import { findOriginals } from './originals.ts'
import { heldByPhotograph, printDraft, printOriginal } from './print.ts'
import { join } from 'node:path'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    view: { type: 'string' },
    draft: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    missing: { type: 'boolean', default: false },
  },
})
// one picture at a time on one core, so that the machine stays usable
sharp.concurrency(1)

const have = await findOriginals(join(import.meta.dirname, 'originals'))
const isNamed = ({ scene, view: { name } }: Plan): boolean => {
  if (values.missing) return !have.has(name)
  if (values.view && !name.endsWith(`-${values.view}`)) return false
  return (
    values.all || positionals.some((word) => word === scene || name === word || name.startsWith(`${word}-`))
  )
}
const plans = [...(await readAtlas()).values()].filter(isNamed)
if (plans.length === 0 && !values.missing) {
  console.error('Nothing to draw. Name a scene or a picture (npm run draw -w art -- istanbul), or add --all.')
  process.exitCode = 1
}
for (const plan of plans) {
  const { view } = plan
  const held = values.draft ? undefined : await heldByPhotograph(view.name)
  if (held) {
    console.log(`${view.name} is not printed: ${held}. Remove that file to print the drawing.`)
    continue
  }
  const started = Date.now()
  const path = values.draft ? await printDraft(view) : await printOriginal(plan)
  console.log(`${path} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
}
