/** Switzerland: the Matterhorn in the morning, a red mountain train on the viaduct below it. */
import { chalet, horn, MATTERHORN, spruce, villageChurch } from '../kit/alps.ts'
import { bank } from '../kit/bank.ts'
import { Camera } from '../kit/camera.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { flock } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random, ridged } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import { coach, curve, viaduct } from '../kit/railway.ts'
import type { View } from '../kit/scene.ts'
import { mist, sky, streaks } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import { walker } from '../kit/walker.ts'
import { morning as materials, SUN } from '../materials/switzerland.ts'

const EYE = 46
const cam = new Camera([0, EYE, 0], 0, 1.2, 590, 800)
const haze = rgb('#cfe0d6')

function mountains(plate: Plate): void {
  const far = Mesh.create()
  const peaks = [
    [-4300, 684, 1500],
    [-2600, 900, 1200],
    [-1350, 640, 900],
    [2500, 760, 1000],
    [3700, 1280, 1500],
    [5400, 1000, 1500],
  ] as const
  far.terrain(
    (x, z) => {
      const wx = x + (fbm(x / 600, z / 600, 4, 3) - 0.5) * 500
      let e = -100
      for (const [px, ph, pr] of peaks)
        e = Math.max(e, ph * (1.08 - 0.82 * (Math.hypot(wx - px, (z + 9400) * 0.8) / pr)))
      return e + (ridged(x / 700, z / 700, 6, 8) - 0.4) * 620
    },
    -5600,
    6600,
    -10600,
    -8200,
    420,
    90,
    'peaks',
  )
  pullSolid(plate, far, cam, {
    sun: SUN,
    materials,
    sky: 0.28,
    shadows: [{ centre: [0, 500, -9400], radius: 6000 }],
    air: (p) => ({ amount: 0.3 + 0.7 * smoothstep(560, 60, p[1]), ink: haze }),
    airSteps: 12,
  })
  const m = Mesh.create()
  horn(m.at(470, -60, -8600, 0.06), MATTERHORN, 2330, 'horn')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.28,
    shadows: [{ centre: [470, 1000, -8200], radius: 2300 }],
    air: (p) => ({ amount: 0.04 + 0.96 * smoothstep(620, 80, p[1]), ink: haze }),
    airSteps: 14,
  })
}
/** The valley: its floor falls towards us, its sides climb out of the picture. */
const valley = (x: number, z: number): number => {
  const side = Math.abs(x - 40 - 0.02 * z)
  return (
    -8 +
    0.07 * Math.min(900, -z) +
    210 * smoothstep(90, 900, side) * (0.7 + 0.5 * fbm(x / 170, z / 210, 4, 5)) +
    (fbm(x / 60, z / 60, 3, 2) - 0.5) * 9
  )
}
function slopes(plate: Plate): void {
  for (const [z, base, amp, seed, air] of [
    [-5200, -80, 620, 4, 0.5],
    [-3300, -120, 520, 9, 0.3],
  ] as const) {
    const f = Mesh.create()
    f.terrain(
      (x, zz) =>
        base +
        amp *
          (0.3 + fbm(x / 900 + seed, zz / 900, 5, seed)) *
          smoothstep(100, 1500, Math.abs(x - 190)) *
          smoothstep(z + 800, z, zz),
      -3600,
      3600,
      z - 300,
      z + 800,
      220,
      30,
      'forest',
    )
    pullSolid(plate, f, cam, {
      sun: SUN,
      materials,
      sky: 0.3,
      air: (p) => ({ amount: air + 0.4 * smoothstep(200, -60, p[1]), ink: haze }),
      airSteps: 10,
    })
  }
  mist(plate, '#eef0dc', 520, 640, 0.55, 13, 1.4)
  const m = Mesh.create()
  const r = random(7)
  m.terrain(valley, -1500, 1500, -2100, -150, 200, 150, 'meadow')
  for (let i = 0; i < 1500; i++) {
    const z = -190 - 1500 * r() ** 1.4
    const x = r.range(-0.5, 0.5) * -z * 1.05
    const wood = fbm(x / 120, z / 150, 3, 12)
    const side = Math.abs(x - 40 - 0.02 * z)
    if (wood + 0.16 * smoothstep(60, 260, side) > 0.55 && side > 130)
      spruce(m, r, x, valley(x, z) - 1, z, r.range(13, 24))
  }
  for (const [x, z, w, turn] of [
    [128, -430, 13, -0.4],
    [172, -540, 13, -0.5],
    [152, -720, 12, -0.2],
    [70, -560, 12, 0.2],
    [232, -560, 13, -0.4],
    [84, -640, 12, -0.1],
    [40, -620, 12, 0.3],
    [-30, -600, 13, 0.4],
    [-70, -520, 13, 0.5],
    [-120, -620, 12, 0.5],
    [-10, -700, 12, 0.3],
    [210, -680, 13, -0.5],
  ] as const)
    chalet(m.at(x, valley(x, z) + 0.5, z, turn), r, w, 2, 0.08)
  villageChurch(m.at(92, valley(92, -470), -470, 0.25), 36)
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.3,
    bounce: 0.14,
    contact: 3,
    shadows: [
      { centre: [20, 0, -340], radius: 150 },
      { centre: [0, 20, -800], radius: 800 },
    ],
    air: (_p, d) => ({ amount: 0.04 + 0.5 * smoothstep(300, 1700, d), ink: haze }),
    airSteps: 10,
  })
}
function railway(plate: Plate): void {
  const m = Mesh.create()
  const r = random(3)
  const deck = 39
  const { line, length } = curve([-92, -280], [-30, -92], [64, -80])
  viaduct(m, line, 0, length, deck, 10.4, 60)
  for (let i = 0; i < 4; i++)
    coach(m, line, deck + 0.7, length - 108 + i * 16.2, {
      long: 16,
      windows: 7,
      cab: i === 3 ? 1 : undefined,
    })
  for (let i = 0; i < 46; i++) {
    const x = i < 30 ? r.range(-110, -48) : r.range(46, 80)
    const z = r.range(-190, -120)
    const foot = 8 + 0.3 * Math.abs(x - 8) - 4
    spruce(m, r, x, foot - 8, z, r.range(15, 26))
  }
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.32,
    bounce: 0.16,
    contact: 6,
    shadows: [{ centre: [0, 25, -120], radius: 80 }],
    air: (_p, d) => ({ amount: 0.16 * smoothstep(130, 260, d), ink: haze }),
    airSteps: 6,
  })
}
function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#17355c'],
      [170, '#2d6590'],
      [360, '#7fb4c4'],
      [520, '#d5e3d0'],
      [620, '#fbeccb'],
    ],
    { steps: 15 },
  )
  streaks(plate, {
    y0: -40,
    y1: 420,
    cover: 0.42,
    body: '#cfe0da',
    lip: '#fff3d6',
    seed: 44,
    scale: 1.4,
    slant: 0.05,
    opacity: 0.8,
    lightBelow: false,
  })
  mountains(plate)
  slopes(plate)
  railway(plate)
  const crest = (x: number): number =>
    905 + 60 * Math.sin(x / 330 + 2.4) - 70 * smoothstep(560, 0, x) + 6 * Math.sin(x / 37)
  const rim = '#ffdca8'
  plate.svg(
    walker({
      x: 610,
      y: crest(610) + 12,
      k: 84,
      coat: '#d8a13c',
      shade: '#94633f',
      rim,
      legs: '#26365c',
      hair: '#3a2438',
      skin: '#a9694c',
      pack: '#2f6a6b',
      pose: 'stand',
    }) +
      walker({
        x: 684,
        y: crest(684) + 12,
        k: 78,
        coat: '#c9504a',
        shade: '#7c2f45',
        rim,
        legs: '#34304f',
        hair: '#2b2038',
        skin: '#a9694c',
        hat: '#e9d3ae',
        pose: 'point',
        flip: false,
      }),
  )
  plate.svg(
    bank(5, crest, {
      body: '#1d3f4a',
      blade: '#2f6a52',
      lit: '#8fae5c',
      flowers: ['#ffd35c', '#fff1d6', '#d8566f', '#8fa6e6'],
    }),
  )
  plate.svg(flock(4, 560, 300, 120, 60, 11, 11, '#2d3f66'))
}
export const views: View[] = [{ name: 'romantic-switzerland-cover', focusX: 880, draw }]
