/** Splendid Dubai: from the bow of an abra up the creek at nightfall, the Burj Khalifa lit at the end of it. */
import { abra } from '../kit/abra.ts'
import { abraProw } from '../kit/abra-prow.ts'
import { burj } from '../kit/burj.ts'
import { Camera } from '../kit/camera.ts'
import { palm, type PalmInks } from '../kit/flora.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { flock, person } from '../kit/life.ts'
import { lightColumns, type WaterLight } from '../kit/lights.ts'
import { mendEdge } from '../kit/mend-edge.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import { rod } from '../kit/rods.ts'
import type { View } from '../kit/scene.ts'
import { reflectObject, sea } from '../kit/sea.ts'
import { mist, sky, streaks, sun } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'
import { creekHouse, windTower } from '../kit/wind-tower.ts'
import { INK, night, SUN } from '../materials/dubai-night.ts'

const EYE = 2.15
const HORIZON = 650
const cam = new Camera([0, EYE, 0], 0, 0.8, HORIZON, 800)
const TOWER = { x: 232, z: -1880 }
const haze = rgb(INK.haze)

function skyline(plate: Plate): void {
  const m = Mesh.create()
  const r = random(47)
  for (let i = 0; i < 120; i++) {
    const x = r.range(-1500, 1700)
    const core = Math.exp(-(((x - 260) / 420) ** 2)) + 0.4 * Math.exp(-(((x + 420) / 260) ** 2))
    const w = r.range(28, 52)
    const h = r.range(50, 110) + core * r.range(20, 220)
    const z = -1850 - r() * 420
    if (Math.abs(x - TOWER.x) < 84) continue
    m.box(x, 0, z, w, h, w, r() < 0.5 ? 'city' : 'cityB')
    if (r() < 0.4) m.box(x, h, z, w * 0.6, r.range(10, 40), w * 0.6, 'city')
    if (r() < 0.16) m.hip(x, h, z, w, w * 1.5, w, 0, 'cityB')
    if (r() < 0.2) m.box(x, h, z, 2.4, r.range(30, 60), 2.4, 'city')
  }
  // the Frame
  for (const s of [-1, 1]) m.box(-196 + s * 46, 0, -1700, 14, 152, 12, 'frame')
  m.box(-196, 150, -1700, 106, 12, 12, 'frame')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials: night,
    sky: 0.4,
    air: (p) => ({ amount: 0.24 + 0.4 * smoothstep(120, 0, p[1]), ink: haze }),
    airSteps: 9,
  })
  const t = Mesh.create()
  burj(t.at(TOWER.x, 0, TOWER.z, 0.2))
  pullSolid(plate, t, cam, {
    sun: SUN,
    materials: night,
    sky: 0.4,
    bounce: 0.12,
    shadows: [{ centre: [TOWER.x, 400, TOWER.z], radius: 440 }],
    shadowSize: 2048,
    air: (p) => ({ amount: 0.4 * smoothstep(200, 10, p[1]), ink: haze }),
    airSteps: 9,
  })
  const tip = cam.project([TOWER.x, 829, TOWER.z])
  plate.svg(`<circle cx="${tip.x}" cy="${tip.y}" r="3.4" fill="#ff8a6a"/>`)
}
const LEFT: readonly [Vec3, number] = [[-62, 0, -46], 0.98]
const RIGHT: readonly [Vec3, number] = [[36, 0, -152], -0.94]

function banks(plate: Plate): WaterLight[] {
  const m = Mesh.create()
  const r = random(8)
  const walls = ['coral', 'coralB', 'coralC']
  const lights: WaterLight[] = []
  for (const [i, [corner, turn]] of [LEFT, RIGHT].entries()) {
    const q = m.at(...corner, turn)
    const [from, to] = i ? [-6, 140] : [-30, 104]
    q.box((from + to) / 2, -3, -16, to - from, 4.4, 36, 'quay')
    for (let row = 0; row < 2; row++)
      for (let u = from; u < to;) {
        const w = r.range(9, 15)
        creekHouse(
          q.at(u + w / 2, 1.4, -24 + row * 13, 0),
          r,
          w,
          row ? r.range(5.4, 8.6) : r.range(8, 10.4),
          r.pick(walls),
          r() < (row ? 0.42 : 0.6) ? r.range(6, 9) : 0,
        )
        u += w + r.range(0.2, 1.6)
      }
    for (let u = from + 2; u < to; u += r.range(5, 8)) {
      q.box(u, 1.4, 0.8, 0.16, 3.4, 0.16, 'hull')
      q.blob(u, 5, 0.8, 0.34, 'lamp', 1, 0, 1, 6)
      const p = q.put([u, 0, 2.2])
      if (p[2] > -24) continue
      const s = cam.project(p)
      lights.push({
        x: s.x,
        y: s.y + 1,
        ink: '#ffd98a',
        half: Math.max(3, 0.2 * s.k),
        reach: 3.4 * s.k + 40,
        strength: 0.9,
      })
    }
    for (let k = 0; k < 30; k++) person(q, r.range(from, to), 1.4, r.range(-3, 1), k, 1.05)
  }
  const tall = m.at(...LEFT[0], LEFT[1])
  windTower(tall.at(40, 1.4, -4, 0), 17, 5, 'coralC')
  // the mosque on the right bank
  const q = m.at(...RIGHT[0], RIGHT[1]).at(44, 1.4, -6)
  q.revolve(
    0,
    0,
    [
      [1.7, 0],
      [1.5, 17],
      [2.3, 18],
      [2.3, 18.8],
      [1.2, 18.8],
      [1.1, 24],
      [1.6, 24.6],
      [0, 29],
    ],
    'coralC',
    14,
  )
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials: night,
    sky: 0.46,
    bounce: 0.12,
    contact: 5,
    shadows: [{ centre: [0, 6, -100], radius: 130 }],
    air: (_p, d) => ({ amount: 0.26 * smoothstep(60, 170, d), ink: haze }),
    airSteps: 8,
  })
  return lights
}
/** Parents and a child on the bow bench, from behind; 1 unit = 1 m, the seat at the origin. */
const FAMILY = `<g><path d="M-.28,.3 C-.32,-.08 -.28,-.4 -.14,-.47 L.14,-.47 C.28,-.4 .3,-.08 .27,.3Z" fill="#a8485a"/><path d="M-.28,.3 C-.32,-.08 -.28,-.4 -.14,-.47 L-.09,-.475 C-.23,-.36 -.25,0 -.21,.3Z" fill="#ffb98a"/><path d="M-.11,-.72 C-.16,-.58 -.17,-.4 -.12,-.24 C-.04,-.2 .06,-.2 .12,-.25 C.16,-.4 .16,-.58 .11,-.72 C.06,-.81 -.06,-.81 -.11,-.72Z" fill="#2a1f3c"/><path d="M-.11,-.72 C-.16,-.58 -.17,-.4 -.12,-.24 L-.09,-.225 C-.13,-.4 -.12,-.6 -.05,-.78 C-.08,-.77 -.1,-.75 -.11,-.72Z" fill="#c47e58"/></g>
<g transform="translate(.56,.06)"><path d="M-.18,.3 C-.2,0 -.17,-.24 -.09,-.29 L.09,-.29 C.17,-.24 .2,0 .18,.3Z" fill="#d99a44"/><path d="M-.18,.3 C-.2,0 -.17,-.24 -.09,-.29 L-.05,-.295 C-.15,-.2 -.15,.06 -.13,.3Z" fill="#ffe9a8"/><path d="M-.035,-.34 L.035,-.34 L.04,-.26 L-.04,-.26Z" fill="#9a6048"/><circle cx="0" cy="-.41" r=".105" fill="#33243c"/><path d="M-.02,-.513 A.105,.105 0 0 0 -.06,-.324 C-.09,-.4 -.08,-.47 -.02,-.513Z" fill="#c47e58"/></g>
<g transform="translate(1.1,-.02)"><path d="M-.22,-.4 C-.34,-.3 -.46,-.12 -.5,.06 L-.4,.1 C-.34,-.04 -.26,-.12 -.16,-.16Z" fill="#2a7a88"/><path d="M-.22,-.4 C-.34,-.3 -.46,-.12 -.5,.06 L-.465,.074 C-.42,-.08 -.32,-.24 -.2,-.32Z" fill="#9fe0c8"/><path d="M-.5,.05 L-.52,.16 L-.44,.19 L-.39,.1Z" fill="#b97a58"/><path d="M-.29,.32 C-.33,-.08 -.31,-.42 -.15,-.5 L.15,-.5 C.31,-.42 .33,-.08 .29,.32Z" fill="#1f5f78"/><path d="M-.29,.32 C-.33,-.08 -.31,-.42 -.15,-.5 L-.1,-.505 C-.25,-.38 -.26,0 -.23,.32Z" fill="#9fe0c8"/><path d="M-.055,-.6 L.055,-.6 L.07,-.48 L-.07,-.48Z" fill="#8a5648"/><path d="M-.115,-.68 C-.125,-.6 -.08,-.55 0,-.55 C.08,-.55 .125,-.6 .115,-.68 C.12,-.83 -.12,-.83 -.115,-.68Z" fill="#251c36"/><path d="M-.115,-.68 C-.12,-.61 -.09,-.57 -.05,-.555 C-.08,-.62 -.08,-.72 -.03,-.785 C-.09,-.78 -.12,-.74 -.115,-.68Z" fill="#c47e58"/></g>`

function bow(plate: Plate): void {
  const m = Mesh.create()
  const turn = -0.12
  abraProw(m.at(0.35, 0, 0, turn))
  const lamp: Vec3 = [0.35 - 6.2 * Math.sin(turn) - 0.36, 1.56, -6.2 * Math.cos(turn)]
  rod(m, [lamp[0], 1.3, lamp[2]], [lamp[0], 1.43, lamp[2]], 0.2, 'plank')
  m.blob(lamp[0], 1.56, lamp[2], 0.12, 'lamp', 1.2, 0, 1, 8)
  rod(m, [lamp[0], 1.69, lamp[2]], [lamp[0], 1.76, lamp[2]], 0.16, 'plank')
  pullSolid(plate, m, cam, {
    sun: [-0.72, 0.6, 0.16],
    materials: night,
    sky: 0.44,
    bounce: 0.1,
    contact: 6,
    shadows: [{ centre: [0.4, 1, -5], radius: 5 }],
  })
  mendEdge(plate, 7)
  const l = cam.project(lamp)
  plate.svg(
    `<defs><radialGradient id="g"><stop offset="0" stop-color="#ffdf9c" stop-opacity=".75"/><stop offset=".3" stop-color="#ffb45c" stop-opacity=".34"/><stop offset="1" stop-color="#ff9a4c" stop-opacity="0"/></radialGradient></defs><circle cx="${l.x}" cy="${l.y}" r="150" fill="url(#g)"/>`,
    { stipple: 0.6, blend: 'screen' },
  )
  const seat = cam.project([0, 0.98, -3.9])
  plate.svg(`<g transform="translate(${seat.x},${seat.y}) scale(${seat.k})">${FAMILY}</g>`)
}
function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#0c1d42'],
      [170, '#12396a'],
      [330, '#2a6a8c'],
      [460, '#7aa4a4'],
      [560, '#d9b48c'],
      [650, '#ffcf8c'],
    ],
    { steps: 15 },
  )
  sun(plate, 470, 640, 60, '#ffe9b0', '#ffc07a', { reach: 8, strength: 0.6 })
  streaks(plate, {
    y0: 80,
    y1: 620,
    cover: 0.42,
    body: '#3f6f8c',
    lip: '#f5b98a',
    seed: 81,
    scale: 1.5,
    slant: -0.05,
    opacity: 0.8,
  })
  skyline(plate)
  mist(plate, '#f0bd8a', 590, 680, 0.36, 9, 1.4)
  const lights = banks(plate)
  // where the water meets the two quays, or the far shore between them
  const foot = ([corner, turn]: readonly [Vec3, number], u: number) => {
    const p = Mesh.create()
      .at(...corner, turn)
      .put([u, -0.1, 2])
    return cam.project(p)
  }
  const line = (a: { x: number; y: number }, b: { x: number; y: number }, x: number): number =>
    a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x)
  const shore = HORIZON + 3
  const [l0, l1, r0, r1] = [foot(LEFT, 10), foot(LEFT, 104), foot(RIGHT, -6), foot(RIGHT, 100)]
  const edge = (x: number): number =>
    Math.max(shore, x < l1.x ? line(l0, l1, x) : x > r0.x ? line(r0, r1, x) : 0)
  sea(plate, {
    top: shore,
    horizon: HORIZON,
    waves: 1.3,
    far: '#b99a84',
    near: '#0f2f58',
    dark: '#0c2649',
    light: '#f0c08c',
    reflect: 0.76,
    seed: 15,
    mask: (x, y) => (y > edge(x) ? 1 : 0),
  })
  const burjX = cam.project([TOWER.x, 0, TOWER.z]).x
  lightColumns(
    plate,
    [...lights, { x: burjX, y: shore + 2, ink: '#ffe9b0', half: 15, reach: 300, strength: 0.95 }],
    { horizon: HORIZON, waves: 1.3, seed: 5 },
  )
  const boats = Mesh.create()
  for (const [x, z, t, n] of [
    [-12.5, -40, 0.5, 9],
    [26, -62, Math.PI + 0.4, 8],
    [3, -110, 1.2, 5],
  ] as const) {
    const q = boats.at(x, 0, z, t)
    abra(q, n)
    for (let i = 0; i < 6; i++) q.blob(-3.4 + i * 1.3, 2.24, 1.5, 0.1, 'lamp', 1, 0, 1, 6)
  }
  const d = pullSolid(plate, boats, cam, { sun: SUN, materials: night, sky: 0.44, bounce: 0.2, contact: 3 })
  reflectObject(
    plate,
    d,
    (x) => HORIZON + (EYE * cam.f) / (x < 700 ? 39 : x < 1000 ? 108 : 61),
    '#1f3f68',
    0.7,
    HORIZON,
    4,
  )
  bow(plate)
  const leaf: PalmInks = {
    trunk: '#14264c',
    trunkLit: '#7a6a78',
    back: '#0f1f44',
    mid: '#17305a',
    lit: '#4a6a80',
  }
  plate.svg(palm(12, -20, 1010, 660, 90, leaf, false, 0.32))
  plate.svg(flock(4, 640, 300, 90, 40, 8, 9, '#16365f'))
}
export const views: View[] = [{ name: 'splendid-dubai-cover', focusX: 870, draw }]
