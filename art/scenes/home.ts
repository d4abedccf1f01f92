/** The home picture: dawn over a bay, a boat leaving its harbour, the sun starting up the meridian. The left third stays calm for the headline. */
import { clamp, rgb, smoothstep } from '../kit/ink.ts'
import { Camera } from '../kit/camera.ts'
import { harbourTown } from '../kit/harbour-town.ts'
import { ferry, flock, gull } from '../kit/life.ts'
import { mendEdge } from '../kit/mend-edge.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import { umbrellaPine } from '../kit/pine.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { sea } from '../kit/sea.ts'
import { mist, sky, streaks, sun } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import { TRAVELLERS } from '../kit/travellers.ts'
import type { Vec3 } from '../kit/vec.ts'
import { wake } from '../kit/wake.ts'
import { INK, materials, SUN } from '../materials/home.ts'

const HORIZON = 400
const EYE = 62
const DISC = { x: 936, y: 322, r: 58 }
/** The arc the sun climbs, as a circle of the picture plane. */
const ARC = { x: 1560, y: 930, r: Math.hypot(1560 - 936, 930 - 322) }

function farBay(plate: Plate, cam: Camera): void {
  const ridge = (m: Mesh, z: number, from: number, to: number, high: number, seed: number) =>
    m.terrain(
      (x, zz) => {
        const t = (x - from) / (to - from)
        if (t <= 0 || t >= 1) return -20
        return (
          -10 +
          high *
            Math.sin(Math.PI * t) ** 0.6 *
            (0.35 + 0.9 * fbm(x / 900, seed, 5, seed)) *
            smoothstep(z + 420, z + 60, zz)
        )
      },
      from,
      to,
      z - 40,
      z + 420,
      200,
      14,
      'hill',
    )
  const layers: [number, number, number, number, number, string][] = [
    [-7600, -2900, 5200, 520, 0.84, '#e9b9a6'],
    [-4600, -1500, 3600, 250, 0.72, '#d3a4a4'],
    [-3000, 120, 2600, 190, 0.56, '#b594a6'],
  ]
  layers.forEach(([z, from, to, high, amount, ink], i) => {
    const m = Mesh.create(),
      air = rgb(ink)
    ridge(m, z, from, to, high, i + 3)
    pullSolid(plate, m, cam, {
      sun: SUN,
      materials,
      sky: 0.34,
      clipBelow: 0,
      air: () => ({ amount, ink: air }),
    })
    if (i < 2) mist(plate, '#fbd3a8', 372, 420, 0.5, i + 5, 1.6)
  })
}
/** The terrace we look from: wall, pine, oleander, two people. */
function terrace(plate: Plate, cam: Camera): void {
  const m = Mesh.create(),
    r = random(3),
    y = EYE - 6.6
  m.box(19, y - 6, -21, 28, 6, 9, 'stone', 'paving')
  m.box(19, y, -25.2, 28, 0.62, 0.5, 'stone')
  m.terrain(
    (x, z) =>
      y - 0.6 + 0.5 * fbm(x, z, 3, 2) - 3.4 * smoothstep(6, -3, x) - 0.5 * smoothstep(-26, -31, z) * 6,
    -14,
    8,
    -31,
    -13.5,
    50,
    40,
    'bank',
  )
  for (let i = 0; i < 420; i++) {
    const t = r()
    m.blob(
      5.4 + r.range(-1, 1) * 1.6 - t,
      y - 0.4 + r() * 1.7,
      -25 + r.range(-1, 2),
      r.range(0.07, 0.2),
      r() < 0.2 ? 'flower' : r() < 0.5 ? 'pine' : 'pineLit',
      0.8,
      0.24,
      i,
      6,
    )
  }
  umbrellaPine(m, 4, 13.2, y - 1, -27, 11.4, -0.1)
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials: {
      ...materials,
      bark: materials.trunk!,
      flower: { tones: ['#ffb39a', '#e8608a', '#9a4580'], cuts: [0.56, 0.28], grain: 0.1 },
    },
    sky: 0.3,
    bounce: 0.1,
    contact: 7,
    shadows: [{ centre: [12, y, -24], radius: 16 }],
  })
  const p = cam.project([8, y, -23.4])
  plate.svg(`<g transform="translate(${p.x},${p.y}) scale(${p.k})">${TRAVELLERS}</g>`)
}
/** The meridian: a graduated arc of light with the sun on it. */
function meridian(): string {
  const at = (deg: number, r: number) => {
    const a = (deg * Math.PI) / 180
    return `${(ARC.x - Math.cos(a) * r).toFixed(1)},${(ARC.y - Math.sin(a) * r).toFixed(1)}`
  }
  let ticks = ''
  for (let deg = 48; deg <= 96; deg += 2)
    ticks += `M${at(deg, ARC.r + 6)}L${at(deg, ARC.r + (deg % 10 ? 12 : 22))}`
  return `<g fill="none" stroke="#fff0cc"><path d="M${at(38, ARC.r)}A${ARC.r},${ARC.r} 0 0 1 ${at(100, ARC.r)}" stroke-width="2.6"/><path d="${ticks}" stroke-width="2"/></g>`
}
function draw(plate: Plate): void {
  const cam = new Camera([0, EYE, 0], 0, 1.05, HORIZON, 800)
  sky(
    plate,
    [
      [0, INK.zenith],
      [110, INK.blue],
      [220, INK.grey],
      [310, INK.rose],
      [400, INK.cream],
    ],
    { steps: 15, wobble: 9 },
  )
  plate.svg(meridian(), { opacity: 0.6, stipple: 0.25 })
  sun(plate, DISC.x, DISC.y, DISC.r, '#fff6da', '#ffd9a0', { reach: 6.5, strength: 0.75 })
  streaks(plate, {
    y0: 60,
    y1: 392,
    cover: 0.44,
    body: '#b08fa8',
    lip: '#ffe2b8',
    seed: 58,
    scale: 1.2,
    slant: 0.03,
    opacity: 0.8,
  })
  farBay(plate, cam)
  sea(plate, {
    top: 403,
    horizon: 396,
    far: '#e3b3a0',
    near: '#17507a',
    dark: '#173f6c',
    light: '#f9c9a4',
    reflect: 0.36,
    path: { x: DISC.x, ink: '#fff0c8', far: 44, near: 130, strength: 0.95 },
    seed: 12,
    ripple: 0.7,
    waves: 4.4,
  })
  const air = rgb('#cfa3a6'),
    m = harbourTown()
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.16,
    contact: 5,
    clipBelow: 0,
    shadows: [
      { centre: [110, 15, -420], radius: 170 },
      { centre: [200, 30, -700], radius: 640 },
    ],
    air: (p, d) => ({
      amount: clamp(
        0.5 * smoothstep(380, 1500, d) + 0.14 * smoothstep(20, 0, p[1]) * smoothstep(300, 600, d),
      ),
      ink: air,
    }),
    airSteps: 11,
  })
  const boat = Mesh.create(),
    at: Vec3 = [-16, 0, -690]
  ferry(boat.at(at[0], 0, at[2], -2.3, 0.78))
  plate.svg(wake(cam, [2, 0, -366], [-74, 0, -440], at), { stipple: 0.3 })
  pullSolid(plate, boat, cam, {
    sun: SUN,
    materials,
    sky: 0.36,
    bounce: 0.2,
    contact: 2,
    shadows: [{ centre: [at[0], 4, at[2]], radius: 30 }],
    shadowSize: 2048,
  })
  plate.svg(flock(9, 700, 300, 90, 40, 9, 8, '#5a6690'))
  terrace(plate, cam)
  mendEdge(plate, 8)
  plate.svg(
    gull(1120, 470, 84, 0.6, -12, '#fff6e2', '#a99ab8', '#26406c') +
      gull(1010, 560, 60, 0.2, 8, '#fff6e2', '#a99ab8', '#26406c') +
      gull(640, 560, 48, 0.8, -6, '#fff6e2', '#a99ab8', '#26406c'),
  )
}
export const views: View[] = [{ name: 'home-hero', focusX: 1080, draw }]
