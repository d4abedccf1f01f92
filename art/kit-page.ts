/** `npm run kit -w art`: one page that shows every piece of the kit, `sheets/kit.webp`. */
import { join } from 'node:path'
import sharp from 'sharp'
import { calmWater } from './kit/calm-water.ts'
import { Camera } from './kit/camera.ts'
import { edgeLight, place } from './kit/cut.ts'
import { block, domedChurch, gableHouse, vaultHouse } from './kit/dwellings.ts'
import { calfBody, calfHead, calfTrunk } from './models/elephant-calf-dawn.ts'
import { body, face, farLeg, litEar, tail, tusks } from './models/elephant-dawn.ts'
import { clump, grass, palm } from './kit/foliage.ts'
import { bandedSky, bareSky, bokashi, disc, overcast, starrySky, tower } from './kit/heavens.ts'
import { rgb } from './kit/ink.ts'
import { contreJour, lampsOnly, noon, raking, towardsLight, weather, type Light } from './kit/light.ts'
import { Mesh } from './kit/mesh.ts'
import { figure, type Look } from './kit/people.ts'
import { POSES, type PoseName } from './kit/poses.ts'
import { Plate, proof } from './kit/press.ts'
import { pullSolid } from './kit/solid.ts'

const PAPER = '#ecdcc2'
const clothes: [top: string, bottom: string][] = [
  ['#c2553f', '#2c3a63'],
  ['#2f6b7c', '#7a5a7c'],
  ['#f2ead6', '#8a6a3a'],
]
const cuts: Look['cut'][] = ['short', 'bob', 'bun', 'curls', 'cap', 'long', 'hat', 'scarf', 'cone']
const look = (i: number): Look => {
  const [top, bottom] = clothes[i % 3]!
  return {
    skin: ['#a8654a', '#7d4a36', '#d09a72'][i % 3]!,
    hair: '#2b2233',
    top,
    bottom,
    cut: cuts[i % 9]!,
    hat: '#e0a24c',
    ...(i % 4 === 1 ? { skirt: 'long' } : i % 7 === 3 ? { skirt: 'knee' } : {}),
    ...(i % 4 === 2 ? { wear: 'coat' } : i % 6 === 4 ? { wear: 'kurta' } : {}),
    ...(i % 8 === 5
      ? { bag: { kind: 'sling', ink: '#8a4a3c' } }
      : i % 8 === 3
        ? { bag: { kind: 'pack', ink: '#c9503f' } }
        : {}),
    ...(i % 10 === 6 ? { drape: '#e8b24a' } : {}),
  }
}
const blank = (): Plate => {
  const plate = new Plate(1)
  return plate.field(() => [rgb(PAPER), 1])
}
function people(): Plate {
  const all = (Object.keys(POSES) as PoseName[]).map((name, i) =>
    place(80 + (i % 11) * 144, 300 + Math.floor(i / 11) * 330, 132, figure(name, look(i))),
  )
  return blank().svg(all.join(''))
}
function lights(): Plate {
  const plate = blank()
  const materials = {
    wall: { tones: ['#fff3dc', '#d9b9a8', '#8a7fae', '#4d4a80'], cuts: [0.72, 0.42, 0.2], grain: 0.03 },
  }
  const modes: [Light, number][] = [0, 1, 2, 3, 4].map((i) => {
    const cam = new Camera([0, 6, 0], 0, 0.9, 420, 170 + i * 310)
    return [[raking(58), contreJour(cam, 110 + i * 310, 330), noon(), lampsOnly(), weather()][i]!, i]
  })
  for (const [light, i] of modes) {
    const cam = new Camera([0, 6, 0], 0, 0.9, 420, 170 + i * 310),
      m = Mesh.create()
    m.box(0, 0, -60, 7, 7, 7, 'wall')
    m.blob(2, 9, -58, 3, 'wall', 1, 0, 1, 24)
    m.box(0, -0.3, -60, 11, 0.3, 14, 'wall')
    if (i === 1) plate.svg(`<circle cx="${110 + i * 310}" cy="330" r="34" fill="#fff6da"/>`)
    pullSolid(plate, m, cam, {
      ...light,
      materials,
      crisp: true,
      shadows: [{ centre: [0, 3, -60], radius: 16 }],
    })
    plate.svg(
      edgeLight(
        place(170 + i * 310, 900, 150, figure('stands', look(i))),
        towardsLight(cam, light),
        4,
        '#fff0c0',
      ),
    )
  }
  return plate
}
const skies: ((plate: Plate) => void)[] = [
  (p) =>
    bareSky(p, [
      [0, '#12356e'],
      [520, '#8cc2d2'],
      [1000, '#fbe9c6'],
    ]),
  (p) => (
    bareSky(p, [
      [0, '#1268b0'],
      [1000, '#d9f0e6'],
    ]),
    p.svg(tower(4, 800, 900, 1200, 560, ['#fffaf0', '#dcebf2', '#bcd8ec'], 1))
  ),
  (p) => (
    bandedSky(p, ['#2b2f66', '#5a4a86', '#a9668e', '#e88f78', '#f9c58a', '#ffe9b8'], 500, 900),
    disc(p, 500, 760, 90, '#fff6da', '#ffe2b0')
  ),
  (p) => bokashi(p, '#1c63b3', '#f2efe0', '#f3b78f', 1000),
  (p) => overcast(p, ['#6f7f92', '#a9b4ba', '#dcdcd0'], 1000),
  (p) =>
    starrySky(p, [
      [0, '#0e1436'],
      [600, '#2b3a78'],
      [1000, '#c07d7c'],
    ]),
]
function plants(): Plate {
  return blank().svg(
    palm(5, 900, 930, 720, -0.14, ['#3f9a58', '#1f5f55'], '#9a6a4a') +
      clump(3, 1330, 900, 210, 150, '#2d5f58') +
      grass(4, 20, 1580, 960, 70, '#a86b45', 9),
  )
}
function water(): Plate {
  const plate = blank()
  calmWater(plate, {
    top: 120,
    bottom: 1000,
    inks: ['#f3b487', '#b9798c', '#4f4a80', '#262c5c'],
    dark: ['#3a3a72', 0.2],
    light: ['#f2b48c', 0.1],
    path: { x: 420, ink: '#ffeebb', far: 50, near: 160 },
    seed: 3,
  })
  return plate
}
function housesAndAnimals(): Plate {
  const inks = { lit: '#fff7e8', shade: '#a9b2e0', top: '#ffffff', dark: '#1c3f86', accent: '#2f6fc4' }
  return blank().svg(
    block(110, 260, 120, 160, 60, inks) +
      vaultHouse(580, 420, 150, 200, 50, inks) +
      block(830, 300, 200, 120, 60, inks) +
      domedChurch(930, 270, 84, inks, ['#5fa0ee', '#2267cf', '#15429a']) +
      gableHouse(1420, 420, 130, 190, inks, ['#b4562f', '#7d3426']) +
      place(420, 960, 1.4, farLeg() + body() + tail() + litEar([120, -240], 58) + face() + tusks()) +
      place(1120, 960, 2, calfBody() + calfHead() + calfTrunk()),
  )
}
const plates = [people(), lights(), plants(), water(), housesAndAnimals()].map((plate) =>
  proof(plate.print({ tooth: 4 })),
)
const skyPlates = skies.map((draw) => {
  const plate = new Plate(0.5)
  draw(plate)
  return plate
})
const WIDTH = 1200
const HIGH = 750
const tiles = await Promise.all(plates.map((plate) => plate.resize(WIDTH, HIGH).png().toBuffer()))
const skyTiles = await Promise.all(
  skyPlates.map((plate) => {
    const bytes = Buffer.from(plate.px.map((v) => Math.max(0, Math.min(255, v))))
    return sharp(bytes, { raw: { width: plate.w, height: plate.h, channels: 3 } })
      .resize(WIDTH / 3, HIGH / 3)
      .png()
      .toBuffer()
  }),
)
const rows = [
  ...tiles.map((input, i) => ({ input, left: 0, top: i * (HIGH + 8) })),
  ...skyTiles.map((input, i) => ({
    input,
    left: (i % 3) * (WIDTH / 3),
    top: tiles.length * (HIGH + 8) + Math.floor(i / 3) * (HIGH / 3),
  })),
]
const path = join(import.meta.dirname, 'sheets/kit.webp')
await sharp({
  create: {
    width: WIDTH,
    height: tiles.length * (HIGH + 8) + (HIGH / 3) * 2,
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(rows)
  .webp({ quality: 72 })
  .toFile(path)
console.log(path)
