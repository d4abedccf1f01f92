/** East Africa: balloons over the plain at first light, a giraffe looks on over the scrub; the sun has just risen on the left, out of the picture. */
import { acacia } from '../models/acacia.ts'
import { balloon } from '../models/balloon.ts'
import { bank } from '../kit/bank.ts'
import { Camera } from '../kit/camera.ts'
import { edgeLight, smooth, smoothPath } from '../kit/cut.ts'
import { clump } from '../kit/foliage.ts'
import { bareSky } from '../kit/heavens.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, hash, random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid } from '../kit/solid.ts'
import type { Pt } from '../kit/vec.ts'
import { BIG, rose as materials, SECOND, SUN, THIRD } from '../materials/mara.ts'

const haze = rgb('#f6c6a4')

function far(plate: Plate, cam: Camera): void {
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
function plain(plate: Plate, cam: Camera): void {
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
/** A giraffe that looks to the right over the scrub: neck and shoulder, in design pixels at scale 1. */
interface Giraffe {
  /** Middle of the neck and half its width, from the chest to the poll. */
  neck: [x: number, y: number, half: number][]
  body: Pt[]
  /** Degrees that the head is raised (negative) or bowed. */
  nod: number
  seed: number
}
const COAT = '#eec08c'
const PALE = '#fbe3bc'
const PATCH = '#a8583c'
const DEEP = '#5f3446'
const SHADE = '#7a3f62'
/** The cell of each seed: nearer to it than to any other, with a seam of `seam` left between two cells. */
function cells(seeds: Pt[], seam: (y: number) => number): string {
  let d = ''
  for (const [sx, sy] of seeds) {
    let cell: Pt[] = [[sx - 90, sy - 90], [sx + 90, sy - 90], [sx + 90, sy + 90], [sx - 90, sy + 90]] // prettier-ignore
    for (const [ox, oy] of seeds) {
      const [dx, dy] = [ox - sx, oy - sy],
        l = Math.hypot(dx, dy)
      if (l === 0 || l > 180) continue
      const inside = ([x, y]: Pt): number => l / 2 - seam(sy) / 2 - ((x - sx) * dx + (y - sy) * dy) / l
      cell = cell.flatMap((p, i): Pt[] => {
        const q = cell[(i + 1) % cell.length]!,
          [a, b] = [inside(p), inside(q)],
          cross: Pt = [p[0] + ((q[0] - p[0]) * a) / (a - b), p[1] + ((q[1] - p[1]) * a) / (a - b)]
        return a >= 0 ? (b >= 0 ? [p] : [p, cross]) : b >= 0 ? [cross] : []
      })
    }
    if (cell.length < 3) continue
    // a patch is no tile: its sides are cut in at the middle, some more than others, and its corners are blunt
    const edge = cell.flatMap((p, i): Pt[] => {
      const q = cell[(i + 1) % cell.length]!,
        [mx, my] = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2],
        cut =
          (0.04 + 0.16 * hash(Math.round(mx), Math.round(my), 5)) *
          (Math.hypot(q[0] - p[0], q[1] - p[1]) > 18 ? 1 : 0)
      return [
        [p[0] + (q[0] - p[0]) * 0.12, p[1] + (q[1] - p[1]) * 0.12],
        [mx + (sx - mx) * cut, my + (sy - my) * cut],
        [p[0] + (q[0] - p[0]) * 0.88, p[1] + (q[1] - p[1]) * 0.88],
      ]
    })
    d += smoothPath(edge, 0.5)
  }
  return d
}
function giraffe({ neck, body, nod, seed }: Giraffe): string {
  const r = random(seed),
    edge = (side: 1 | -1, out = 0): Pt[] =>
      neck.map(([x, y, half], i) => {
        const [ax, ay] = neck[Math.max(0, i - 1)]!,
          [bx, by] = neck[Math.min(neck.length - 1, i + 1)]!,
          l = Math.hypot(bx - ax, by - ay)
        return [x - (side * (half + out) * (by - ay)) / l, y + (side * (half + out) * (bx - ax)) / l]
      })
  const outline = smoothPath([...edge(-1), ...edge(1).toReversed()], 0.8),
    trunk = smoothPath(body, 0.8),
    id = `g${seed}`
  const seeds: Pt[] = []
  for (let i = 0; i < neck.length - 1; i++) {
    const [ax, ay, ah] = neck[i]!,
      [bx, by, bh] = neck[i + 1]!,
      rows = Math.max(2, Math.round(Math.hypot(bx - ax, by - ay) / (ah * 0.52)))
    for (let k = 0; k < rows; k++)
      for (const v of k % 2 ? [-1.05, -0.36, 0.36, 1.05] : [-0.72, 0, 0.72]) {
        const t = (k + r.range(-0.3, 0.3)) / rows,
          h = ah + (bh - ah) * t,
          w = (v + r.range(-0.16, 0.16)) * h
        seeds.push([ax + (bx - ax) * t + w, ay + (by - ay) * t + w * 0.22])
      }
  }
  const [bx0, by0] = body[0]!
  for (let x = bx0; x < neck[0]![0] - neck[0]![2] * 1.2; x += 62)
    for (let y = by0 - 240; y < by0 + 40; y += 58) seeds.push([x + ((y / 58) % 2) * 30 + r.range(-12, 12), y + r.range(-10, 10)]) // prettier-ignore
  const [px, py] = neck.at(-1)!
  // the mane is a fringe that stands up along the nape
  const nape = edge(-1, -4),
    crest = edge(-1, 16)
  let mane = `M${nape[1]!.join()}`
  for (let i = 1; i < neck.length - 1; i++)
    for (let k = 0; k < 5; k++) {
      const at = (l: Pt[], t: number): Pt => [l[i]![0] + (l[i + 1]![0] - l[i]![0]) * t, l[i]![1] + (l[i + 1]![1] - l[i]![1]) * t] // prettier-ignore
      mane += `L${at(crest, (k + 0.55) / 5).map((v) => v.toFixed(1)).join()}L${at(crest, (k + 0.9) / 5).map((v) => v.toFixed(1)).join()}` // prettier-ignore
    }
  mane += `L${nape.toReversed().map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z` // prettier-ignore
  const head =
    `<g transform="translate(${px},${py - 10}) rotate(${nod})">` +
    // the far horn and ear, then the skull
    `<path d="M26,-44C24,-70 22,-92 26,-108C34,-118 46,-114 46,-104C46,-86 46,-66 50,-46Z" fill="#a8705c"/><path d="M24,-100C24,-118 48,-118 47,-98C40,-94 32,-94 24,-100Z" fill="${DEEP}"/>` +
    `<path d="M-46,16C-50,-14 -30,-46 4,-54C34,-62 62,-52 82,-32C104,-12 128,14 154,34C172,46 190,56 194,70C196,84 184,92 172,92C166,100 150,102 140,94C118,86 92,86 68,88C44,94 18,92 -4,78C-26,66 -42,44 -46,16Z" fill="${COAT}"/>` +
    // the muzzle, pale and soft, with the lower lip under it
    `<path d="M122,8C140,24 172,44 190,58C198,74 192,90 172,92C166,100 150,102 140,94C128,90 116,88 106,86C120,66 126,36 122,8Z" fill="${PALE}"/><path d="M192,76C180,84 160,82 144,76C158,90 166,96 172,92C184,92 194,86 192,76Z" fill="#b07a6c"/><path d="M193,74C178,80 160,80 140,76" stroke="${DEEP}" stroke-width="3.4" fill="none" stroke-linecap="round"/><path d="M164,48Q176,50 178,60Q168,60 164,48Z" fill="${DEEP}"/>` +
    // jaw in the shade, and the cheek's patches
    `<path d="M-46,16C-42,44 -26,66 -4,78C18,92 44,94 68,88C82,86 96,86 108,87C84,78 54,78 30,66C4,52 -18,34 -24,6Z" fill="${SHADE}" opacity=".42"/>` +
    `<path d="M-24,24L-4,14L8,30L-2,46L-18,42ZM14,40L34,34L48,48L38,62L20,58ZM-14,-12L2,-20L10,-6L-2,4ZM54,58L72,54L84,66L66,74Z" fill="${PATCH}"/>` +
    // the eye under its brow, with lashes
    `<path d="M46,-22C58,-34 80,-28 88,-12C78,-6 58,-8 46,-22Z" fill="#c98f68"/><path d="M52,-15C58,-26 78,-22 82,-8C76,2 58,0 52,-15Z" fill="#241629"/><path d="M80,-9L89,-9M77,-15L86,-18" stroke="#241629" stroke-width="3" stroke-linecap="round"/><circle cx="64" cy="-13" r="2.6" fill="#fff3d8"/>` +
    // the near horn with its dark tuft, and the near ear with the light in it
    `<path d="M-8,-46C-14,-74 -20,-96 -18,-112C-12,-124 4,-120 5,-108C8,-88 14,-68 22,-50Z" fill="${COAT}"/><path d="M8,-52C2,-76 -4,-98 -4,-118C4,-118 6,-110 6,-100C10,-80 14,-64 22,-50Z" fill="#c08a66"/><path d="M-20,-104C-22,-126 8,-126 7,-102C-2,-96 -12,-97 -20,-104Z" fill="${DEEP}"/>` +
    `<path d="M-22,-22C-46,-34 -84,-44 -108,-30C-98,-4 -58,6 -28,2Z" fill="${COAT}"/><path d="M-34,-12C-56,-22 -82,-30 -100,-26C-88,-10 -60,-2 -38,-2Z" fill="#c9846c"/>` +
    '</g>'
  const shade = [...edge(1, 2), ...neck.map(([x, y, half]): Pt => [x + half * 0.3, y + 8]).toReversed()]
  return (
    `<path d="${mane}" fill="${DEEP}"/><clipPath id="${id}"><path d="${outline}"/><path d="${trunk}"/></clipPath><path d="${trunk}" fill="${PALE}"/><path d="${outline}" fill="${PALE}"/>` +
    `<g clip-path="url(#${id})"><path d="${cells(seeds, (y) => 5 + y / 130)}" fill="${PATCH}"/><g opacity=".4">${smooth(shade, SHADE, 0.8)}</g></g>` +
    head
  )
}
/** She looks at the balloon over the thorn scrub, which hides her legs. */
const NEAR: Giraffe = {
  neck: [[430, 990, 138], [452, 880, 112], [484, 760, 88], [516, 640, 74], [548, 520, 62], [576, 420, 55], [596, 356, 50]], // prettier-ignore
  body: [
    [30, 1060],
    [90, 980],
    [180, 920],
    [270, 872],
    [336, 822],
    [440, 860],
    [540, 900],
    [580, 970],
    [590, 1060],
  ],
  nod: 2,
  seed: 5,
}
/** Thorn scrub along the crest. */
function scrub(): string {
  const r = random(31)
  let back = '',
    front = ''
  for (let i = 0; i < 40; i++) {
    const x = r.range(-40, 1640),
      near = Math.exp(-(((x - 380) / 330) ** 2)),
      w = 80 + 120 * near * r.range(0.6, 1)
    if (near < 0.12) continue
    back += clump(i + 3, x, 968 - 34 * near, w, w * 0.62, '#5a3f62', 13)
    front += clump(i + 70, x + r.range(-50, 50), 1000 - 20 * near, w * 1.1, w * 0.56, '#3a2a54', 13)
  }
  // and where her chest comes up out of it
  return (
    back +
    front +
    clump(120, 500, 946, 220, 112, '#5a3f62', 15) +
    clump(121, 330, 948, 180, 92, '#5a3f62', 13)
  )
}
function draw(plate: Plate, axis: number, herd: string): void {
  bareSky(plate, [
    [0, '#4d5c96'],
    [160, '#8d7fae'],
    [330, '#d795a6'],
    [480, '#f7b294'],
    [600, '#ffd7a0'],
    [670, '#ffe9bf'],
  ])
  const cam = new Camera([0, 2.3, 0], 0, 1.2, 668, axis)
  far(plate, cam)
  plain(plate, cam)
  plate.svg(`<g transform="${herd}">${edgeLight(giraffe(NEAR), [-1, -0.4], 5, '#fff0cc')}</g>`)
  plate.svg(`<g transform="translate(${(axis - 850) * 0.45},0)">${scrub()}</g>`)
  const crest = (x: number): number =>
    966 - 20 * smoothstep(500, 200, x) - 26 * smoothstep(1200, 1500, x) + 6 * Math.sin(x / 43)
  plate.svg(bank(5, crest, { body: '#33244e', blade: '#5f4468', lit: '#b98068' }, { blade: 62, lean: 12 }))
}
export const views: View[] = [
  {
    name: 'african-safari-expedition-2',
    focusX: 810,
    draw: (plate) => draw(plate, 850, 'translate(-20,0)'),
    drawTall: (plate) => draw(plate, 380, 'translate(-212,164) scale(.84)'),
  },
]
