/** Santorini: Oia going gold over the caldera. */
import { rgb, smoothstep } from '../kit/ink.ts'
import { fbm, random, ridged } from '../kit/noise.ts'
import { Mesh } from '../kit/mesh.ts'
import { archOutline, rectOutline } from '../kit/outline.ts'
import { Camera } from '../kit/camera.ts'
import { pullSolid } from '../kit/solid.ts'
import { sky, sun, streaks, mist } from '../kit/sky.ts'
import { sea } from '../kit/sea.ts'
import { flock, person } from '../kit/life.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { bellGable, caveHouse, church } from '../kit/cycladic.ts'
import { INK, materials, SUN } from '../materials/santorini.ts'

/** Contour of the village shelf: x of the 134 m line at depth z. */
const shelf = (z: number) =>
  -4 +
  11 * smoothstep(-40, -75, z) -
  34 * smoothstep(-90, -230, z) +
  34 * smoothstep(-230, -340, z) -
  104 * smoothstep(-330, -620, z)
function ground(x: number, z: number): number {
  const d = x - shelf(z),
    crest = 150 + 26 * smoothstep(-120, -330, z) - 10 * smoothstep(-420, -700, z)
  const up = 134 + d * 0.52 - 22 * smoothstep(-70, -56, z),
    top = Math.min(up, crest + (up - crest) * 0.12)
  if (d > -22) return top
  const fall = -22 - d // the cliff: steep, buttressed
  return Math.max(
    -6,
    134 -
      22 * 0.52 -
      fall * (1.55 + 1.5 * (fbm(z / 40, d / 120, 4, 3) - 0.5)) +
      (ridged(x / 60, z / 38, 5, 2) - 0.5) * Math.min(46, fall * 0.9) -
      10 * smoothstep(0, 6, fall),
  )
}
/** Two travellers seen from behind, watching the sun; drawn 1 unit = 1 m, feet at the origin. */
function couple(x: number, y: number, k: number): string {
  return `<g transform="translate(${x},${y}) scale(${k})"><path d="M-.34,0 L-.3,-.86 C-.36,-1.1 -.3,-1.38 -.14,-1.44 L.12,-1.44 C.3,-1.4 .34,-1.16 .27,-.92 L.42,-.06 C.2,.04 -.2,.04 -.34,0Z" fill="#a8336c"/><path d="M-.34,0 L-.3,-.86 C-.36,-1.1 -.3,-1.38 -.14,-1.44 L-.05,-1.44 C-.2,-1.2 -.2,-.9 -.16,0Z" fill="#ff9d8c"/>
  <path d="M-.42,-1.6 C-.3,-1.7 .3,-1.72 .44,-1.6 C.3,-1.53 -.3,-1.53 -.42,-1.6Z M-.17,-1.62 C-.16,-1.86 .17,-1.86 .18,-1.62Z" fill="#f3c98a"/><path d="M-.42,-1.6 C-.3,-1.7 -.2,-1.68 -.17,-1.64 C-.16,-1.8 -.08,-1.82 -.02,-1.82 C-.1,-1.7 -.1,-1.6 -.1,-1.55 C-.25,-1.54 -.36,-1.56 -.42,-1.6Z" fill="#fff0c9"/><path d="M-.08,-1.55 L.1,-1.55 L.09,-1.4 L-.07,-1.4Z" fill="#8d5670"/>
  <g transform="translate(.78,0)"><path d="M-.22,0 L-.2,-.85 L.22,-.85 L.24,0 L.06,0 L.02,-.7 L-.04,0Z" fill="#433f86"/><path d="M-.22,0 L-.2,-.85 L-.1,-.85 L-.14,0Z" fill="#8f7cc0"/><path d="M-.27,-.8 C-.3,-1.2 -.3,-1.45 -.1,-1.52 L.12,-1.52 C.3,-1.46 .32,-1.2 .28,-.8Z" fill="#6f63ad"/><path d="M-.27,-.8 C-.3,-1.2 -.3,-1.45 -.1,-1.52 L-.04,-1.52 C-.16,-1.3 -.16,-1 -.15,-.8Z" fill="#ffd9b0"/><path d="M-.26,-1.36 C-.42,-1.2 -.52,-1.14 -.66,-1.12 L-.66,-1 C-.48,-1 -.36,-1.06 -.22,-1.16Z" fill="#d99aa0"/>
  <circle cx="0" cy="-1.72" r=".145" fill="#3b2d5e"/><path d="M-.145,-1.72 A.145,.145 0 0 1 -.02,-1.865 C-.1,-1.76 -.1,-1.68 -.06,-1.59 A.145,.145 0 0 1 -.145,-1.72Z" fill="#e79a82"/><rect x="-.06" y="-1.6" width=".12" height=".1" fill="#8d5670"/></g></g>`
}
function draw(plate: Plate): void {
  const cam = new Camera([0, 152, 0], 0, 1.18, 392, 800),
    horizon = 392,
    sx = 446,
    sy = 306
  sky(
    plate,
    [
      [0, '#3a3a86'],
      [110, '#7560a8'],
      [205, '#cf7f9f'],
      [290, INK.coral],
      [392, '#ffd993'],
    ],
    { steps: 14, wobble: 9 },
  )
  sun(plate, sx, sy, 54, '#fff4cf', '#ffdf95', { reach: 6, strength: 0.9 })
  streaks(plate, {
    y0: -60,
    y1: 372,
    cover: 0.62,
    body: '#8a62a6',
    lip: '#ffc79a',
    seed: 3,
    scale: 1.25,
    slant: -0.05,
    opacity: 0.85,
  })
  // islands on the far rim
  const isle = (x0: number, x1: number, h: number, seed: number, y = horizon) => {
    let d = `M${x0},${y}`
    for (let i = 0; i <= 60; i++) {
      const t = i / 60,
        x = x0 + (x1 - x0) * t
      d += `L${x.toFixed(1)},${(y - h * Math.sin(Math.PI * t) ** 0.55 * (0.55 + 0.75 * fbm(t * 5, seed, 4, seed))).toFixed(1)}`
    }
    return d + `L${x1},${y}Z`
  }
  plate.svg(
    `<path d="${isle(-120, 300, 46, 4)}" fill="#c77b96"/><path d="${isle(420, 900, 34, 9)}" fill="#d68890"/><path d="${isle(-60, 210, 22, 13, 394)}" fill="#9a6a9e"/>`,
  )
  sea(plate, {
    top: 392,
    horizon: 388,
    far: '#f0a487',
    near: '#3b4796',
    dark: '#343c8c',
    light: '#f7b08c',
    reflect: 0.35,
    path: { x: sx, ink: '#ffe9b4', far: 52, near: 150, strength: 1 },
    seed: 4,
    ripple: 0.6,
    waves: 3.2,
  })
  mist(plate, '#ffcf9a', 340, 440, 0.35, 8, 2)
  const m = Mesh.create(),
    r = random(12)
  m.terrain(ground, -330, 330, -720, -22, 260, 270, 'cliff')
  // the village, row by row along the contours
  for (let z = -600; z < -44; z += z < -300 ? 9 : 8)
    for (let lvl = -2; lvl < 8; lvl++) {
      const x = shelf(z) - 12 + lvl * 8.6 + r.range(-1.8, 1.8),
        zz = z + r.range(-2.4, 2.4)
      if (r() < 0.1) continue
      const nearChurch = Math.hypot(x - 4.8, zz + 64) < 11 || (zz > -64 && x > -10 && x < 18) || zz > -56
      if (nearChurch) continue
      const y = Math.round(ground(x, zz) / 2.6) * 2.6
      caveHouse(
        m.at(x, y, zz, -0.72 + r.range(-0.3, 0.3)),
        r,
        r() < 0.76 ? 'white' : r.pick(['whiteB', 'ochre', 'pink', 'whiteB']),
      )
      if (r() < 0.1) person(m, x - 3, y + 0.1, zz + 6, lvl)
    }
  const at = (x: number, z: number, y: number, turn: number) => m.at(x, y, z, turn)
  church(at(4.8, -62, 136.2, -0.62), 4.3)
  bellGable(at(-6.6, -57, 137.4, -0.5), 8)
  {
    const b = at(-6.6, -57, 137.4, -0.5)
    b.box(0, -0.2, 0, 5.6, 0.35, 2, 'white')
    b.decal(archOutline(1.5, 2.9), [0, -3.9, 0.75], [1, 0, 0], [0, 1, 0], 'door', 0.06)
    b.decal(rectOutline(0.6, 1), [1.7, -2, 0.75], [1, 0, 0], [0, 1, 0], 'lamp', 0.06)
  }
  church(at(-9, -118, 134, -0.62), 3.6)
  church(at(20, -150, 146, -0.7), 4.2)
  church(at(-26, -215, 134, -0.5), 4.4)
  bellGable(at(-14, -206, 138, -0.4), 8)
  church(at(-64, -430, 150, -0.6), 6)
  church(at(40, -300, 160, -0.6), 5.4)
  m.box(12, 112, -66, 34, 23.4, 24, 'white', 'paving') // the church's own terrace
  m.box(27, 112, -74, 26, 27.6, 30, 'white', 'paving')
  m.box(27, 139.6, -59.2, 26, 0.7, 0.4, 'white')
  for (let i = 0; i < 7; i++) m.box(13.2 - i * 0.55, 130, -66, 0.6, 9.4 - i * 0.58, 5, 'white', 'paving')
  m.decal(archOutline(1.5, 2.7), [18.4, 135.6, -59], [1, 0, 0], [0, 1, 0], 'door', 0.06)
  for (const x of [21.5, 25, 28.5])
    m.decal(rectOutline(1, 1.5), [x, 137.3, -59], [1, 0, 0], [0, 1, 0], x === 25 ? 'lamp' : 'door', 0.06)
  for (let i = 0; i < 90; i++) {
    const t = r()
    m.blob(
      15.6 + r.range(-1, 1) * (0.5 + t),
      135.6 + 4.9 * t,
      -58.8 + r.range(-0.1, 0.25),
      r.range(0.15, 0.4),
      r() < 0.6 ? 'plant' : 'leaf',
      0.8,
      0.2,
      i,
      6,
    )
  }
  person(m, 19, 139.6, -62, 1)
  person(m, 20.2, 139.6, -62.6, 0)
  // foreground: the roof terrace we stand on, with bougainvillea
  const f = m.at(0, 0, 0)
  f.box(18, 118, -38, 30, 23.1, 6, 'white', 'paving')
  f.box(18, 141.1, -40.6, 30, 0.55, 0.6, 'white')
  const petals = (x: number, y: number, z: number, w: number, h: number, n: number) => {
    for (let i = 0; i < n; i++) {
      const t = r.range(-1, 1),
        e = 1 - Math.abs(t) ** 1.6
      f.blob(
        x + t * w,
        y + h * e * r() ** 0.8,
        z + r.range(-0.35, 0.35),
        r.range(0.14, 0.36),
        r() < 0.74 ? 'plant' : 'leaf',
        0.8,
        0.22,
        i,
        6,
      )
    }
  }
  petals(14.6, 141.1, -36.4, 2.2, 1.3, 90)
  petals(18.6, 141.2, -36.2, 3.4, 4.4, 300)
  petals(11.9, 141.1, -40.2, 1.1, 0.7, 40)
  f.revolve(
    5.2,
    -37.2,
    [
      [0.4, 141.1],
      [0.62, 142],
      [0.7, 142.1],
    ],
    'pot',
    16,
  )
  petals(5.2, 142, -37.2, 0.85, 1, 60)
  // a sailing yacht and two caiques far below
  for (const [x, z, s] of [
    [-150, -520, 1.6],
    [-255, -820, 1.8],
  ] as const) {
    const b = m.at(x, 0, z, 0.5, s)
    b.prism(
      [
        [-7, 0],
        [-3, 1.7],
        [5, 1.6],
        [6.5, 0],
        [5, -1.6],
        [-3, -1.7],
      ],
      0,
      1.5,
      'hull',
    )
    b.tri([-6, 2.2, 0], [0.4, 2.2, 0], [0.4, 15, 0], 'sail')
    b.tri([0.8, 2.6, 0], [6.2, 2.6, 0], [0.8, 15.5, 0], 'sail')
  }
  const air = rgb('#f4a788')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.36,
    bounce: 0.16,
    contact: 8,
    shadows: [
      { centre: [0, 138, -62], radius: 30 },
      { centre: [0, 135, -140], radius: 110 },
      { centre: [-20, 100, -360], radius: 400 },
    ],
    clipBelow: 0,
    air: (p, d) => ({ amount: 0.5 * smoothstep(120, 640, d) + 0.25 * smoothstep(70, -10, p[1]), ink: air }),
    airSteps: 10,
  })
  const c1 = cam.project([8.6, 141.1, -38])
  plate.svg(couple(c1.x, c1.y, c1.k))
  plate.svg(flock(6, 640, 210, 130, 50, 11, 10, '#4b3f86'))
}
export const views: View[] = [{ name: 'santorini-greece-cover', focusX: 752, draw }]
