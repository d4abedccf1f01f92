import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readAtlas } from './atlas.ts'
import { derivePictures, type Folders } from './derive.ts'
import { Camera } from './kit/camera.ts'
import { Mesh } from './kit/mesh.ts'
import { random } from './kit/noise.ts'
import { Plate } from './kit/press.ts'
import { pullSolid } from './kit/solid.ts'
import { hashOf, writeJson } from './originals.ts'
import { findStalePrints, focusOf, heldByPhotograph, printOriginal } from './print.ts'
import { recipeOf } from './recipe.ts'

let art: string
let folders: Folders
const photograph = (width: number, height: number, ink: string) =>
  sharp({ create: { width, height, channels: 3, background: ink } })

beforeEach(async () => {
  art = await mkdtemp(join(tmpdir(), 'pictures-'))
  folders = { art, out: join(art, 'derived') }
  await mkdir(join(art, 'originals'))
  await photograph(64, 48, '#3a6ea5').png().toFile(join(art, 'originals/portrait-harbour.png'))
})
afterEach(() => rm(art, { recursive: true }))

describe('drawing', () => {
  it('prints the same pixels from the same seed, and different ones from another', () => {
    const print = (seed: number) => {
      const plate = new Plate(0.1)
      const mesh = Mesh.create()
      const r = random(seed)
      for (let i = 0; i < 6; i++) mesh.blob(r.range(-4, 4), r.range(0, 3), -12, 1, 'leaf', 0.8, 0.2, seed, 6)
      const materials = { leaf: { tones: ['#a8bf8c', '#587f5a', '#25404a'], cuts: [0.6, 0.3], grain: 0.1 } }
      pullSolid(plate, mesh, new Camera([0, 1, 0], 0, 1.2, 500), { sun: [-0.8, 0.4, 0.4], materials })
      return hashOf(Buffer.from(plate.px.buffer))
    }
    expect(print(7)).toBe(print(7))
    expect(print(8)).not.toBe(print(7))
  })

  it('has a scene for every print, and a print for every scene', async () => {
    const atlas = [...(await readAtlas()).keys()]
    const printed = Object.keys(JSON.parse(await readFile(join(import.meta.dirname, 'prints.json'), 'utf8')))
    expect(new Set(atlas)).toEqual(new Set(printed))
  })

  it('centres the narrow crop on the subject', () => {
    const at = (focusX: number) => focusOf({ name: 'x', focusX, draw() {} })
    expect([at(375), at(800), at(1225), at(1500)]).toEqual([0, 50, 100, 100])
  })

  it('lists prints as stale when the code that draws them changes, but not when only a comment does', async () => {
    const scene = join(art, 'bay.ts')
    await writeFile(scene, "import {\n  boat,\n} from './boat.ts'\n")
    await writeFile(join(art, 'boat.ts'), "import { hull } from './hull.ts'\n")
    await writeFile(join(art, 'hull.ts'), 'export const hull = 12\n')
    const recipe = await recipeOf(scene)
    const view = { name: 'bay-cover', focusX: 800, draw() {} }
    const stale = () =>
      findStalePrints(new Map([['bay-cover', { scene: 'bay', file: scene, view }]]), {
        'bay-cover': { source: '', recipe, focus: 50 },
      })
    expect(await stale()).toEqual([])
    await writeFile(join(art, 'hull.ts'), '// planks\nexport const hull = 12\n')
    expect(await stale()).toEqual([])
    await writeFile(join(art, 'hull.ts'), 'export const hull = 14\n')
    expect(await stale()).toEqual([
      'bay-cover was printed before its scene or the kit changed: npm run draw -w art -- bay-cover',
    ])
  })

  it('prints a 1200 × 630 picture for shared links of scenes that define one', async () => {
    const scene = join(art, 'bay.ts')
    await writeFile(scene, '')
    const view = { name: 'bay-cover', focusX: 800, draw() {} }
    const plan = (drawLink?: () => void) => ({
      scene: 'bay',
      file: scene,
      view: { ...view, ...(drawLink ? { drawLink } : {}) },
    })
    await printOriginal(plan(), 1, art)
    expect(await readdir(join(art, 'originals/link'))).toEqual([])
    await printOriginal(
      plan(() => {}),
      1,
      art,
    )
    const { width, height } = await sharp(join(art, 'originals/link/bay-cover.avif')).metadata()
    expect([width, height]).toEqual([1600, 840])
  })

  it('never prints over a photograph', async () => {
    expect(await heldByPhotograph('portrait-harbour', art)).toContain('is a photograph')
    expect(await heldByPhotograph('elsewhere', art)).toBeUndefined()
  })
})

describe('deriving', () => {
  it('reports what is missing and changes nothing with --check', async () => {
    const { stale } = await derivePictures(folders, true)
    expect(stale).toEqual(['portrait-harbour is not in pictures.json'])
    expect(await readdir(art)).toEqual(['originals'])
  })

  it('derives once, then finds nothing stale', async () => {
    await derivePictures(folders, false)
    expect(await readdir(folders.out)).toHaveLength(6)
    expect(await derivePictures(folders, true)).toEqual({ stale: [], leftover: [] })
  })

  it('notices a new original, a new focus and an outdated file', async () => {
    await derivePictures(folders, false)
    await writeFile(join(folders.out, 'gone-12345678-96.avif'), '')
    await writeJson(join(art, 'prints.json'), { 'portrait-harbour': { source: '', focus: 20 } })
    const refocused = await derivePictures(folders, true)
    expect(refocused.stale).toEqual(['portrait-harbour has focus 50, expected 20'])
    expect(refocused.leftover).toEqual(['gone-12345678-96.avif'])
    await rm(join(art, 'prints.json'))
    await photograph(64, 48, '#a5583a').png().toFile(join(art, 'originals/portrait-harbour.png'))
    expect((await derivePictures(folders, true)).stale).toEqual(['portrait-harbour has a new original'])
    await derivePictures(folders, false)
    expect(await readdir(folders.out)).toHaveLength(6)
  })

  it('takes the 3:4 sizes from a 3:4 print, and notices a new one', async () => {
    const print = (ink: string, path: string) => photograph(75, 100, ink).avif().toFile(join(art, path))
    await mkdir(join(art, 'originals/tall'))
    await print('#3a6ea5', 'originals/harbour-cover.avif')
    await print('#d04030', 'originals/tall/harbour-cover.avif')
    await derivePictures(folders, false)
    const tall = (await readdir(folders.out)).find((file) => file.endsWith('-540.avif')) ?? ''
    const { dominant } = await sharp(join(folders.out, tall)).stats()
    expect(dominant.r).toBeGreaterThan(dominant.b)
    await print('#30a040', 'originals/tall/harbour-cover.avif')
    expect((await derivePictures(folders, true)).stale).toEqual(['harbour-cover has a new original'])
  })

  it('notices a picture whose original was removed', async () => {
    await derivePictures(folders, false)
    await rm(join(art, 'originals/portrait-harbour.png'))
    const { stale } = await derivePictures(folders, true)
    expect(stale).toEqual(['portrait-harbour has no original'])
    await derivePictures(folders, false)
    expect(await readdir(folders.out)).toEqual([])
  })
})
