/** The quotas and vetoes of the art review, checked in scenes and prints. They apply to every scene but the portraits. */
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readAtlas, SCENES } from './atlas.ts'
import { Camera } from './kit/camera.ts'
import { contreJour } from './kit/light.ts'
import type { Manifest } from './derive.ts'
import { ART, readJson } from './originals.ts'
import { SHOTS } from './shots.ts'

interface Scene {
  name: string
  code: string
}
const scenes: Scene[] = await Promise.all(
  (await readdir(SCENES)).map(async (file) => ({
    name: file.slice(0, -3),
    code: await readFile(join(SCENES, file), 'utf8'),
  })),
)
const imports = ({ code }: Scene, piece: string): boolean =>
  [...code.matchAll(/import \{([^}]*)\}/g)].some(([, names = '']) =>
    names.split(',').some((name) => name.trim() === piece),
  )
const drawn = scenes.filter(({ name }) => name !== 'portraits')
const atlas = await readAtlas()
const names = [...atlas.values()].flatMap(({ view }) => (view.square ? [] : [view.name]))
const share = (has: (scene: Scene) => boolean): number => drawn.filter(has).length / drawn.length

/** CIE L* of the 5th and the 95th of a hundred equal parts of the pixels. */
async function lightness(path: string): Promise<[number, number]> {
  const { data } = await sharp(path)
    .resize(320)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const linear = (v: number) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4)
  const values: number[] = []
  for (let i = 0; i < data.length; i += 3) {
    const y = 0.2126 * linear(data[i]!) + 0.7152 * linear(data[i + 1]!) + 0.0722 * linear(data[i + 2]!)
    values.push(y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y)
  }
  values.sort((a, b) => a - b)
  return [values[Math.floor(values.length * 0.05)]!, values[Math.floor(values.length * 0.95)]!]
}

describe('drawn scenes', () => {
  it('show a sun or a moon in at most a quarter', () => {
    const shown = Object.values(SHOTS).filter(({ disc }) => disc)
    expect(shown.length).toBeLessThanOrEqual(names.length / 4)
    // the kit's disc is always the sun or the moon
    for (const { view, scene } of atlas.values())
      if (
        imports(
          scenes.find(({ name }) => name === scene)!,
          'disc',
        )
      )
        expect(SHOTS[view.name]?.disc, view.name).toBe(true)
  })

  it('have no streak clouds, no flock and no peg figures', () => {
    for (const piece of ['streaks', 'flock', 'person', 'sun'])
      expect(
        drawn.filter((scene) => imports(scene, piece)).map(({ name }) => name),
        piece,
      ).toEqual([])
  })

  it('use at most one in five of their figures from behind', () => {
    expect(share(({ code }) => code.includes("'seenFromBehind'"))).toBeLessThanOrEqual(0.2)
  })

  it('are seen from at least five kinds of camera, none of them in more than half of the pictures', () => {
    expect(Object.keys(SHOTS).toSorted()).toEqual(names.toSorted())
    const kinds = Object.values(SHOTS).map(({ camera }) => camera)
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(5)
    for (const kind of new Set(kinds))
      expect(kinds.filter((other) => other === kind).length, kind).toBeLessThanOrEqual(kinds.length / 2)
  })

  it('show at most eight boats broadside', () => {
    const broadside = Object.values(SHOTS).filter(({ boat }) => boat === 'broadside')
    expect(broadside.length).toBeLessThanOrEqual(8)
  })

  it('have no leaves in a corner', () => {
    expect(drawn.filter(({ code }) => /models\/leaves/.test(code)).map(({ name }) => name)).toEqual([])
  })

  it('span at least 60 steps of lightness in every cover', async () => {
    const pictures = await readJson<Manifest>(join(ART, 'pictures.json'), {})
    const narrow: string[] = []
    const covers = names.filter((name) => name.endsWith('-cover'))
    expect(covers).not.toEqual([])
    for (const name of covers) {
      const [low, high] = await lightness(
        join(ART, `../site/public/pictures/${name}-${pictures[name]?.hash}-800.jpg`),
      )
      if (high - low < 60) narrow.push(`${name}: ${low.toFixed(0)} to ${high.toFixed(0)}`)
    }
    expect(narrow).toEqual([])
  })
})

it('shades what faces the camera when the sun or moon is in view', () => {
  const cam = new Camera([0, 6, 0], 0.4, 1, 400, 800)
  const { sun } = contreJour(cam, 1100, 250)
  const ahead = cam.project([cam.eye[0] + sun[0] * 1e4, cam.eye[1] + sun[1] * 1e4, cam.eye[2] + sun[2] * 1e4])
  expect([ahead.x, ahead.y].map(Math.round)).toEqual([1100, 250])
  const facing = -(cam.fwd[0] * sun[0] + cam.fwd[1] * sun[1] + cam.fwd[2] * sun[2])
  expect(facing).toBeLessThan(0)
})
