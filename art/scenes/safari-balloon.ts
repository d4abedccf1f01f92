/** East Africa: balloons over the plain at first light, giraffes on the plain below; the sun has just risen on the left, out of the picture. */
import { acacia } from '../kit/acacia.ts'
import { balloon } from '../kit/balloon.ts'
import { bank } from '../kit/bank.ts'
import { Camera } from '../kit/camera.ts'
import { edgeLight, place, poly, smooth, smoothPath, taper } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid } from '../kit/solid.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'
import { BIG, rose as materials, SECOND, SUN, THIRD } from '../materials/mara.ts'

const cam = new Camera([0, 2.3, 0], 0, 1.2, 668, 800)
const haze = rgb('#f6c6a4')

function far(plate: Plate): void {
  const m = Mesh.create()
  m.terrain(
    (x, z) =>
      (190 + 70 * fbm(x / 900, 2, 4, 8)) *
      smoothstep(-2600, -3300, z) *
      (0.7 + 0.4 * fbm(x / 260, z / 260, 4, 5)),
    -2600,
    2600,
    -3600,
    -2500,
    240,
    40,
    'scarp',
  )
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.3,
    air: (p) => ({ amount: 0.44 + 0.46 * smoothstep(150, 0, p[1]), ink: haze }),
    airSteps: 9,
  })
}
function plain(plate: Plate): void {
  const m = Mesh.create()
  const r = random(6)
  m.terrain(
    (x, z) => (fbm(x / 30, z / 40, 3, 8) - 0.5) * 0.5 * smoothstep(-24, -80, z),
    -700,
    700,
    -2200,
    -6,
    150,
    200,
    'plain',
  )
  for (let i = 0; i < 50; i++) {
    const z = -r.range(260, 1200)
    acacia(m, i + 3, r.range(-0.46, 0.46) * -z, 0, z, r.range(7, 12), r.range(6, 9), 0.14)
  }
  acacia(m, 21, -31, 0, -96, 11, 9, 0.8)
  acacia(m, 25, -46, 0, -128, 12, 10, 0.6)
  balloon(m.at(BIG.x, BIG.y, BIG.z, 0.3))
  balloon(m.at(SECOND.x, SECOND.y, SECOND.z, 1), 4, 'envelopeB')
  balloon(m.at(THIRD.x, THIRD.y, THIRD.z, 2), 4, 'envelopeC')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.32,
    bounce: 0.2,
    contact: 4,
    shadows: [
      { centre: [2, 8, -60], radius: 60 },
      { centre: [0, 10, -200], radius: 240 },
    ],
    air: (_p, d) => ({ amount: 0.62 * smoothstep(90, 800, d), ink: haze }),
    airSteps: 10,
  })
}
interface Giraffe {
  /** The neck from the withers to the poll, and the muzzle; metres, y up. */
  neck: [Pt, Pt, Pt]
  muzzle: Pt
  /** Knee and foot of the far fore, near fore, far hind and near hind leg. */
  legs: [Pt, Pt][]
  seed: number
}
/** A giraffe facing left, 5 m to the crown; one unit is one metre, feet at y = 0, y down. */
function giraffe({ neck, muzzle, legs, seed }: Giraffe): string {
  const r = random(seed),
    at = ([x, y]: Pt): Pt => [x, -y],
    [base, mid, poll] = neck
  const COAT = '#e6b27c',
    SHADE = '#a86f6a',
    PATCH = '#94523f',
    DEEP = '#6a3a48'
  const leg = ([knee, foot]: [Pt, Pt], hip: Pt, wide: number, ink: string): string =>
    `<path d="${taper(at(hip), wide, at(knee), 0.1)}" fill="${ink}"/><path d="${taper(at(knee), 0.13, at([foot[0], foot[1] + 0.2]), 0.07)}" fill="${ink}"/><path d="M${foot[0] - 0.11},${-foot[1]}l.05,-.22h.13l.07,.22Z" fill="#3f2a44"/>`
  const [farFore, fore, farHind, hind] = legs as [[Pt, Pt], [Pt, Pt], [Pt, Pt], [Pt, Pt]]
  const body: Pt[] = [[-0.6, 3.5], [-0.2, 3.36], [0.4, 3.14], [1.0, 3.0], [1.3, 2.76], [1.36, 2.4], [1.1, 2.3], [0.6, 2.42], [0, 2.3], [-0.6, 2.22], [-1.0, 2.4], [-1.16, 2.8], [-1.0, 3.3]] // prettier-ignore
  // a path of its own for each: laid in one, they would cancel where they overlap
  const outline = (fill: string): string =>
    [
      smoothPath(body.map(at), 0.75),
      taper(at(base), 0.52, at(mid), 0.27),
      taper(at(mid), 0.27, at(poll), 0.17),
    ]
      .map((d) => `<path d="${d}"${fill}/>`)
      .join('')
  // patches: a jittered grid of blunt polygons with pale seams between, smaller towards the head
  let patches = ''
  for (let y = 2.1; y < 5.3; y += 0.34)
    for (let x = -3; x < 1.6; x += 0.4) {
      const k = y > 3.6 ? 0.72 : 1,
        cx = x + ((y / 0.34) % 2) * 0.2 + r.range(-0.05, 0.05),
        n = 6
      patches += `M${Array.from({ length: n }, (_, i) => {
        const a = (i / n) * Math.PI * 2 + 0.4
        return `${(cx + Math.cos(a) * 0.185 * k * r.range(0.8, 1.12)).toFixed(2)},${(-y - Math.sin(a) * 0.16 * k * r.range(0.8, 1.12)).toFixed(2)}`
      }).join('L')}Z`
    }
  const [hx, hy] = poll,
    [mx, my] = muzzle
  const turn = (Math.atan2(-(my - hy), mx - hx) * 180) / Math.PI
  const head = `<g transform="translate(${hx},${-hy}) rotate(${(turn - 180).toFixed(1)})"><path d="M.16,-.16L.22,-.44L.3,-.42L.28,-.12ZM.02,-.18L.06,-.46L.14,-.46L.14,-.14Z" fill="${DEEP}"/><path d="M.3,.02Q.5,-.16 .56,-.02Q.46,.1 .28,.1Z" fill="${COAT}"/><path d="M.26,-.16Q.02,-.26 -.2,-.16Q-.5,-.06 -.72,-.02Q-.84,.06 -.78,.16Q-.7,.22 -.5,.18Q-.2,.24 .04,.26Q.24,.22 .28,.06Z" fill="${COAT}"/><path d="M-.5,.18Q-.2,.24 .04,.26Q.24,.22 .28,.06Q.1,.14 -.2,.12Q-.5,.1 -.78,.1Q-.78,.2 -.7,.2Z" fill="${SHADE}"/><ellipse cx="-.06" cy="-.05" rx=".036" ry=".034" fill="#2a1c34"/><path d="M-.74,.04h.06" stroke="#5a3444" stroke-width=".03"/></g>`
  const id = `g${seed}`
  return (
    leg(farFore, [-0.66, 2.6], 0.24, SHADE) +
    leg(farHind, [0.92, 2.6], 0.32, SHADE) +
    `<path d="M1.28,-2.8Q1.52,-2.4 1.4,-1.8L1.5,-1.3L1.36,-1.34L1.34,-1.8Q1.36,-2.3 1.2,-2.6Z" fill="${DEEP}"/>` +
    // the mane along the back of the neck
    `<path d="${taper(at([base[0] + 0.34, base[1] + 0.16]), 0.1, at([mid[0] + 0.22, mid[1] + 0.06]), 0.1)}${taper(at([mid[0] + 0.22, mid[1] + 0.06]), 0.1, at([poll[0] + 0.14, poll[1] + 0.04]), 0.07)}" fill="${DEEP}"/>` +
    `<clipPath id="${id}">${outline('')}</clipPath>${outline(` fill="${COAT}"`)}` +
    leg(fore, [-0.78, 2.62], 0.27, COAT) +
    leg(hind, [1.0, 2.62], 0.34, COAT) +
    `<g clip-path="url(#${id})"><path d="${patches}" fill="${PATCH}"/>${smooth(
      (
        [
          [1.5, 3.1],
          [0.9, 2.84],
          [0.2, 2.7],
          [-0.5, 2.56],
          [-0.9, 2.66],
          [-1.1, 2.2],
          [1.5, 2.1],
        ] as Pt[]
      ).map(at),
      '#5a3458',
      0.7,
    ).replace('/>', ' opacity=".42"/>')}</g>` +
    head
  )
}
/** Three giraffes: one that looks across the plain, one that reaches out, and a calf; each with its shadow on the grass. */
function herd(): string {
  const STANDS: [Pt, Pt][] = [[[-0.62, 1.34], [-0.6, 0.04]], [[-0.92, 1.34], [-0.96, 0]], [[0.98, 1.3], [0.86, 0.04]], [[1.16, 1.32], [1.12, 0]]] // prettier-ignore
  const WALKS: [Pt, Pt][] = [[[-0.46, 1.36], [-0.16, 0.08]], [[-1.06, 1.38], [-1.3, 0]], [[0.72, 1.32], [0.46, 0]], [[1.2, 1.34], [1.38, 0.1]]] // prettier-ignore
  const high: Giraffe = { neck: [[-0.72, 3.1], [-1.28, 4.2], [-1.6, 5.02]], muzzle: [-2.3, 4.72], legs: STANDS, seed: 5 } // prettier-ignore
  const long: Giraffe = { neck: [[-0.76, 3.0], [-1.6, 3.9], [-2.3, 4.5]], muzzle: [-3.1, 4.36], legs: WALKS, seed: 8 } // prettier-ignore
  const calf: Giraffe = { neck: [[-0.72, 3.0], [-1.2, 3.8], [-1.46, 4.4]], muzzle: [-2.14, 4.2], legs: STANDS, seed: 13 } // prettier-ignore
  const all: [at: Vec3, size: number, flip: boolean, who: Giraffe][] = [
    [[-4.3, 0, -24], 1, true, high],
    [[-7.6, 0, -23], 0.62, true, calf],
    [[9, 0, -26], 1, false, long],
  ]
  let shadows = '',
    bodies = ''
  for (const [at, size, flip, who] of all) {
    const q = cam.project(at),
      to = (u: number, h: number): Pt => {
        // where the light carries a point `h` high and `u` along the body
        const p = cam.project([at[0] + (flip ? -u : u) * size + (-SUN[0] / SUN[1]) * h * size, 0, at[2] + (-SUN[2] / SUN[1]) * h * size]) // prettier-ignore
        return [p.x, p.y]
      }
    const ink = '#8a5f6c'
    shadows +=
      [-0.96, -0.6, 0.86, 1.12].map((u) => poly([to(u - 0.09, 0), to(u + 0.09, 0), to(u + 0.12, 2.4), to(u - 0.12, 2.4)], ink)).join('') + // prettier-ignore
      poly([to(-1.1, 2.2), to(1.3, 2.2), to(1.2, 3), to(-0.7, 3.5)], ink) +
      poly([to(-1.1, 2.8), to(-0.4, 3.4), to(who.neck[2][0] + 0.16, who.neck[2][1]), to(who.neck[2][0] - 0.16, who.neck[2][1])], ink) // prettier-ignore
    bodies += place(q.x, q.y, q.k * size, giraffe(who), flip)
  }
  return shadows + edgeLight(bodies, [-1, -0.4], 3, '#ffe0ac')
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#4d5c96'],
    [160, '#8d7fae'],
    [330, '#d795a6'],
    [480, '#f7b294'],
    [600, '#ffd7a0'],
    [670, '#ffe9bf'],
  ])
  far(plate)
  plain(plate)
  plate.svg(herd())
  const crest = (x: number): number =>
    948 - 60 * smoothstep(420, 0, x) - 74 * smoothstep(1100, 1600, x) + 7 * Math.sin(x / 43)
  plate.svg(bank(5, crest, { body: '#43305c', blade: '#75546a', lit: '#c9946c' }, { blade: 54, lean: 12 }))
}
export const views: View[] = [{ name: 'african-safari-expedition-2', focusX: 820, draw }]
