/** Moscow: St Basil's in the low gold light of a winter afternoon, light snow over Red Square. */
import { Camera } from '../kit/camera.ts'
import { rgb } from '../kit/ink.ts'
import { gateTower, kremlinWall } from '../models/kremlin.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import { chevrons, glazed, lozenges, onionProfile, ribs, swirl, type Pattern } from '../models/onion.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { raking } from '../kit/light.ts'
import { figure } from '../kit/people.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { CHAPELS, stBasil } from '../models/st-basil.ts'
import { INK, materials } from '../materials/moscow.ts'

const HORIZON = 776
const EYE: Vec3 = [0, 3.2, 152]
// beyond the cathedral on the right, out of the picture
const SUN = raking(88, 22).sun
/** Where a shadow falls in the picture, in heights of what throws it. */
const FALL: Pt = [-0.237, 0.258]
const RED = ['#f58a62', '#d0463f', '#7f2f55']
const GREEN = ['#8fd09a', '#3f9a7c', '#24607a']
const BLUE = ['#6fb4e0', '#2f78b8', '#27508f']
const WHITE = ['#fffaec', '#d5dbea', '#8a9acb']
const GOLD = ['#ffe48c', '#eeb040', '#9c6a52']
const GLAZES: [Pattern, string[][]][] = [
  [swirl(11, 2.8), [BLUE, WHITE]],
  [lozenges(8, 5), [GREEN, GOLD, GREEN]],
  [chevrons(9, 8), [RED, WHITE, GREEN]],
  [ribs(10), [GREEN, WHITE]],
  [swirl(9, -2), [RED, GOLD]],
  [chevrons(7, 7), [BLUE, WHITE, BLUE]],
  [swirl(10, -2.6), [GREEN, GOLD]],
  [lozenges(9, 6), [RED, GREEN, WHITE]],
]
const SITE = [3, 0, 0, 0.3] as const
function cathedral(m: Mesh): Record<string, Material> {
  const s = m.at(...SITE)
  stBasil(
    s,
    GLAZES.map((_, i) => `glaze${i}`),
  )
  return Object.fromEntries(
    CHAPELS.map(([x, z, foot, , h], i) => [`glaze${i}`, glazed(s.put([x, foot, z]), h, ...GLAZES[i]!)]),
  )
}
function city(m: Mesh): void {
  const wall = m.at(52, 0, -110, -0.9)
  kremlinWall(wall, 190)
  gateTower(m.at(66, 0, -72, -0.9))
  for (let i = 0; i < 5; i++) {
    const b = m.at(-64 - i * 27, 0, -70 - i * 2, 0.22)
    b.box(0, 0, 0, 26, 20 + (i % 2) * 3, 16, 'stone', 'roof')
    b.hip(0, 20 + (i % 2) * 3, 0, 27, 4, 17, 18, 'roof')
    for (let k = 0; k < 7; k++)
      for (const y of [3, 9, 15])
        b.box(-10.5 + k * 3.5, y, 8, 1.5, 3.2, 0.3, (k * 3 + y + i) % 11 === 0 ? 'lamp' : 'glass')
  }
}
/** The shadow of the cathedral on the snow, tower by tower, cut clean. */
function longShadow(cam: Camera): string {
  const s = Mesh.create().at(...SITE)
  const foot = (x: number, z: number): Pt => {
    const q = cam.project(s.put([x, 0, z]))
    return [q.x, q.y]
  }
  const k = cam.f / EYE[2]
  const laid = ([x, y]: Pt, h: number, w: number): string =>
    `${(x + w * k * 0.84 + h * k * FALL[0]).toFixed(1)},${(y + h * k * FALL[1]).toFixed(1)}`
  const tower = (x: number, z: number, profile: readonly Pt[]): string => {
    const o = foot(x, z)
    const right = profile.map(([r, h]) => laid(o, h, r)),
      left = profile.toReversed().map(([r, h]) => laid(o, h, -r))
    return `<path d="M${[...right, ...left].join('L')}Z"/>`
  }
  const block = (plan: readonly Pt[], h: number): string =>
    plan
      .map(([x, z], i) => {
        const [p, q] = [foot(x, z), foot(...plan[(i + 1) % plan.length]!)]
        return `<path d="M${laid(p, 0, 0)}L${laid(q, 0, 0)}L${laid(q, h, 0)}L${laid(p, h, 0)}Z"/>`
      })
      .join('') + `<path d="M${plan.map(([x, z]) => laid(foot(x, z), h, 0)).join('L')}Z"/>`
  const ring = (r: number): Pt[] =>
    Array.from({ length: 8 }, (_, i) => {
      const a = ((i + 0.5) / 8) * Math.PI * 2
      return [r * Math.sin(a), r * Math.cos(a)]
    })
  return (
    block(ring(23.5), 9) +
    block(ring(16), 22) +
    CHAPELS.filter((_, i) => i === 0 || i === 2 || i === 6).map(([x, z, y, r, h]) =>
      tower(x, z, [[r * 1.12, 0], [r * 1.12, y - r * 2.2], [r * 0.74, y - r * 0.9], [r * 0.7, y], ...onionProfile(r, h, y), [0.3, y + h], [0.3, y + h + r]]), // prettier-ignore
    ).join('') +
    tower(0, 0, [[6.8, 0], [6.8, 33], [5.2, 39], [1.8, 53.4], [1.6, 56], ...onionProfile(2.7, 6.2, 56), [0.3, 62], [0.3, 65.6]]) // prettier-ignore
  )
}
/** A spruce under snow, two units wide at the foot: boughs in shade, and the snow in the sun on their right. */
function spruce(x: number, y: number, k: number): string {
  const tiers = [
    [-0.25, 1, 1.5],
    [-1.05, 0.84, 1.35],
    [-1.8, 0.66, 1.2],
    [-2.5, 0.48, 1.1],
  ] as const
  return place(
    x,
    y,
    k,
    '<path d="M-.08,0V-.5H.1V0Z" fill="#5a6a98"/>' +
      tiers
        .map(
          ([foot, w, h]) =>
            `<path d="M0,${foot - h}Q${-w * 0.4},${foot - h * 0.4} ${-w},${foot}Q${-w * 0.5},${foot - 0.02} ${-w * 0.3},${foot + 0.1}Q0,${foot - 0.04} ${w * 0.34},${foot + 0.1}Q${w * 0.55},${foot - 0.02} ${w},${foot}Q${w * 0.4},${foot - h * 0.4} 0,${foot - h}Z" fill="#7d9bbd"/><path d="M0,${foot - h}Q${w * 0.4},${foot - h * 0.4} ${w},${foot}Q${w * 0.62},${foot - 0.12} ${w * 0.5},${foot - 0.3}Q${w * 0.3},${foot - 0.24} ${w * 0.2},${foot - 0.52}Q${w * 0.06},${foot - h * 0.6} 0,${foot - h}Z" fill="#fdecd0"/>`,
        )
        .join(''),
  )
}
/** Flakes of three sizes; the near ones few. */
function flakes(seed: number): string {
  const r = random(seed)
  return Array.from({ length: 260 }, (_, i) => {
    const near = i % 11 === 0 ? r.range(3.4, 5) : r.range(1.4, 2.7)
    return `<circle cx="${r.range(0, 1600).toFixed(1)}" cy="${(r() ** 0.8 * 800).toFixed(1)}" r="${near.toFixed(1)}"/>`
  }).join('')
}
/** Father and child with their sledge, out of the shadow into the sun; metres, y down, the father's feet at (0, 0). */
function sledging(): string {
  const father = figure('strolls', {
    skin: '#d79a78',
    hair: '#2b2233',
    top: '#2f7f8c',
    farTop: '#2a5c78',
    bottom: '#27305e',
    wear: 'coat',
    cut: 'cap',
    hat: '#6d3f52',
    shade: '#27305e',
    lit: 'front',
  })
  const child = figure('sitsHuggingKnees', {
    skin: '#dba07e',
    hair: '#2b2233',
    top: '#c93f3f',
    farTop: '#8f3350',
    bottom: '#3f4f8c',
    shoes: '#4a2c3c',
    cut: 'short',
    size: 0.7,
    shade: '#4a2c5c',
    lit: 'front',
  })
  return (
    // slats, struts and a runner that turns up in front
    '<g transform="translate(-1.62,.05)"><path d="M-.5,-.05H.56C.7,-.06 .76,-.16 .7,-.27L.64,-.25C.67,-.17 .64,-.11 .55,-.11H-.5Z" fill="#5d3448"/><path d="M-.34,-.1L-.3,-.3H-.24L-.28,-.1ZM.26,-.1L.3,-.3H.36L.32,-.1Z" fill="#5d3448"/><path d="M-.5,-.33H.64V-.26H-.5Z" fill="#b5653f"/></g>' +
    place(-1.86, -0.26, 1, child) +
    '<ellipse cx="-1.5" cy="-.515" rx=".082" ry=".055" fill="#fff0d4"/>' +
    // a knitted hat
    place(
      -1.772,
      -0.848,
      0.2,
      '<path d="M-.5,-.14C-.58,-.6 -.24,-.78 .02,-.76C.32,-.74 .46,-.5 .42,-.2Z" fill="#f0b64c"/><path d="M-.5,-.14C-.58,-.6 -.24,-.78 .02,-.76C-.16,-.66 -.26,-.4 -.24,-.16Z" fill="#b5743f"/><path d="M-.56,-.24C-.2,-.16 .2,-.18 .46,-.3L.44,-.08C.2,.02 -.2,.06 -.54,0Z" fill="#fff0d4"/><circle cx="-.08" cy="-.84" r=".2" fill="#fff0d4"/>',
    ) +
    '<path d="M-.94,-.22Q-.56,-.44 -.15,-.8" stroke="#4a2c3c" stroke-width=".026" fill="none"/>' +
    father
  )
}
interface Layout {
  cam: Camera
  /** The father's feet and the pixels to a metre. */
  group: [x: number, y: number, k: number]
  trees: number[]
}
function draw(plate: Plate, { cam, group, trees }: Layout): void {
  const tall = cam.horizonY / HORIZON
  bareSky(plate, [
    [0, '#173a74'],
    [220 * tall, '#3f7ab2'],
    [440 * tall, '#96bdd6'],
    [620 * tall, '#efdcc4'],
    [770 * tall, '#ffd08c'],
  ])
  const ground = cam.horizonY + 14
  const [gx, gy, gk] = group
  // the snow, its hollows, and the tracks of the sledge
  const hollows = [
    [gx + 180, 862, 240, 5],
    [gx - 1040, 918, 260, 7],
  ]
    .map(([x, y, w, h]) => `<path d="M${x! - w!},${y}Q${x},${y! - h!} ${x! + w!},${y}Q${x},${y! + h!} ${x! - w!},${y}Z" fill="#e4dfe6"/>`)
    .join('') // prettier-ignore
  plate.svg(
    `<linearGradient id="snow" x1="0" y1="${ground}" x2="0" y2="1000" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff1d2"/><stop offset="1" stop-color="#fbe6d4"/></linearGradient><path d="M-10,${ground}H1610V1010H-10Z" fill="url(#snow)"/>` +
      hollows +
      `<g fill="#7d9ccd">${longShadow(cam)}</g>` +
      [-0.03, 0.13]
        .map(
          (d) =>
            `<path d="M${gx - gk * 2.1},${gy + gk * d}Q${gx - gk * 5},${gy + gk * d + 2} -20,${gy - gk * (0.62 - d * 0.6) * Math.min(1, gx / 1200)}" fill="none" stroke="#5f82bb" stroke-width="${d > 0 ? 3.4 : 2.6}"/>`,
        ) // prettier-ignore
        .join(''),
  )
  const m = Mesh.create()
  city(m)
  const surfaces = { ...materials, ...cathedral(m) }
  const haze = rgb(INK.haze)
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials: surfaces,
    sky: 0.4,
    bounce: 0.16,
    contact: 4,
    crisp: true,
    shadows: [{ centre: [3, 26, 0], radius: 46 }],
    // one step behind the cathedral, so that the flat walls there stay flat
    air: (p) => ({ amount: Math.hypot(p[0] - 3, p[2]) < 34 ? 0 : 0.4, ink: haze }),
    airSteps: 10,
  })
  const people = place(gx, gy, gk, sledging())
  plate.svg(
    trees.map((x, i) => spruce(x, ground + 8 + (i % 2) * 6, 36 + ((i * 2) % 3) * 7)).join('') +
      // their shadow, laid along the light
      `<filter id="laid" x="-20%" y="-20%" width="140%" height="140%"><feFlood flood-color="#7d9ccd"/><feComposite in2="SourceAlpha" operator="in"/></filter><g transform="translate(${gx},${gy}) matrix(1,0,.72,-.32,0,0) scale(${gk})"><g filter="url(#laid)">${sledging()}</g></g>` +
      `<g fill="#fffaf0" fill-opacity=".9">${flakes(17)}</g>` +
      edgeLight(people, [1, -0.5], 1.8, '#ffe2ae'),
  )
}
export const views: View[] = [
  {
    name: 'beautiful-russia-cover',
    focusX: 850,
    draw: (plate) =>
      draw(plate, {
        cam: new Camera(EYE, 0, 1, HORIZON, 800),
        group: [1246, 956, 120],
        trees: [52, 150, 236, 400, 486],
      }),
    drawLink: (plate) =>
      draw(plate, {
        cam: new Camera(EYE, 0, 0.86, 640, 860),
        group: [1270, 806, 100],
        trees: [170, 262, 350, 470, 548],
      }),
    drawTall: (plate) =>
      draw(plate, { cam: new Camera(EYE, 0, 1.06, HORIZON, 357), group: [652, 950, 100], trees: [10, 72] }),
  },
]
