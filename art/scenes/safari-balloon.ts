/** East Africa: balloons over the plain at first light, and a giraffe close by; the sun has just risen on the left, out of the picture. */
import { acacia } from '../models/acacia.ts'
import { balloon } from '../models/balloon.ts'
import { bank } from '../kit/bank.ts'
import { Camera } from '../kit/camera.ts'
import { edgeLight, smooth, smoothPath } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { mendEdge } from '../kit/mend-edge.ts'
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
    -1000,
    1000,
    -2200,
    -6,
    210,
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
/** A giraffe that looks to the right: head and neck, in design pixels. */
interface Giraffe {
  /** Middle of the neck and half its width, from the chest to the poll. */
  neck: [x: number, y: number, half: number][]
  /** Degrees that the head is raised (negative) or bowed. */
  nod: number
  seed: number
}
const COAT = '#eec08c'
const PALE = '#fbe3bc'
const PATCH = '#a8583c'
const DEEP = '#5f3446'
const SHADE = '#7a3f62'
const DEEPER = '#9a5346'
const SKULL =
  'M-52,-30C-44,-62 -18,-84 20,-88C52,-90 80,-80 104,-60C136,-34 176,-6 212,22C236,38 262,52 272,74C276,90 270,104 254,108C246,120 222,124 204,114C172,100 130,90 96,86C62,92 18,92 -14,74C-44,56 -64,10 -52,-30Z'
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
function giraffe({ neck, nod, seed }: Giraffe): string {
  const r = random(seed),
    edge = (side: 1 | -1, out = 0): Pt[] =>
      neck.map(([x, y, half], i) => {
        const [ax, ay] = neck[Math.max(0, i - 1)]!,
          [bx, by] = neck[Math.min(neck.length - 1, i + 1)]!,
          l = Math.hypot(bx - ax, by - ay)
        return [x - (side * (half + out) * (by - ay)) / l, y + (side * (half + out) * (bx - ax)) / l]
      })
  const outline = smoothPath([...edge(-1), ...edge(1).toReversed()], 0.8),
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
  const [px, py] = neck.at(-2)!
  // the mane is a fringe that stands up along the nape
  const nape = edge(-1, -4),
    crest = edge(-1, 16)
  let mane = `M${nape[0]!.join()}`
  for (let i = 0; i < neck.length - 1; i++)
    for (let k = 0; k < 5; k++) {
      const at = (l: Pt[], t: number): Pt => [l[i]![0] + (l[i + 1]![0] - l[i]![0]) * t, l[i]![1] + (l[i + 1]![1] - l[i]![1]) * t] // prettier-ignore
      mane += `L${at(crest, (k + 0.55) / 5).map((v) => v.toFixed(1)).join()}L${at(crest, (k + 0.9) / 5).map((v) => v.toFixed(1)).join()}` // prettier-ignore
    }
  mane += `L${nape.toReversed().map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z` // prettier-ignore
  const head =
    `<g transform="translate(${px},${py}) rotate(${nod})">` +
    // the far horn
    `<path d="M20,-70C18,-100 8,-130 8,-158H38C42,-128 52,-100 58,-72Z" fill="#a8705c"/><path d="M4,-150C2,-182 44,-184 42,-150C32,-142 14,-142 4,-150Z" fill="${DEEP}"/>` +
    // skull, muzzle and jaw
    `<path d="${SKULL}" fill="${COAT}"/><clipPath id="skull"><path d="${SKULL}"/></clipPath><g clip-path="url(#skull)">` +
    `<path d="M168,-30C150,16 150,60 172,130H300V-30Z" fill="${PALE}"/><path d="M236,20C224,50 226,90 250,130H300V20Z" fill="#d9a98c"/>` +
    smooth(
      [
        [-62, -10],
        [-34, 26],
        [6, 44],
        [64, 46],
        [130, 58],
        [196, 84],
        [260, 112],
        [230, 150],
        [-80, 150],
      ],
      '#b4806e',
      0.9,
    ) + // prettier-ignore
    smooth(
      [
        [-34, -26],
        [-10, -34],
        [12, -18],
        [8, 8],
        [-18, 14],
        [-38, -2],
      ],
      PATCH,
    ) +
    smooth(
      [
        [-22, 26],
        [4, 20],
        [22, 34],
        [14, 56],
        [-12, 58],
      ],
      DEEPER,
    ) +
    smooth(
      [
        [22, -2],
        [42, -6],
        [54, 10],
        [44, 28],
        [24, 24],
      ],
      PATCH,
    ) +
    smooth(
      [
        [54, 44],
        [74, 40],
        [86, 54],
        [72, 68],
        [52, 64],
      ],
      DEEPER,
    ) +
    smooth(
      [
        [74, 14],
        [90, 10],
        [98, 22],
        [86, 32],
        [74, 26],
      ],
      PATCH,
    ) +
    smooth(
      [
        [24, -62],
        [46, -66],
        [52, -50],
        [36, -42],
        [22, -48],
      ],
      PATCH,
    ) +
    '</g>' +
    // mouth and nostril
    `<path d="M270,88C248,96 224,98 198,88" stroke="${DEEP}" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M232,46C242,46 252,54 252,64C242,64 234,58 232,46Z" fill="${DEEP}"/>` +
    // the eye under its lid, with lashes that point down
    `<path d="M58,-34C72,-56 108,-52 120,-24C104,-8 72,-10 58,-34Z" fill="#c98f68"/><path d="M66,-32C76,-48 104,-44 112,-24C100,-10 76,-14 66,-32Z" fill="#241629"/><path d="M60,-38C76,-60 112,-56 126,-20L116,-24C106,-44 80,-48 66,-32Z" fill="${DEEP}"/><path d="M112,-26L128,-14M108,-18L122,-5M101,-14L111,0" stroke="${DEEP}" stroke-width="3.4" stroke-linecap="round"/><circle cx="84" cy="-33" r="4" fill="#fff3d8"/>` +
    // the near horn with its dark tuft, and the near ear with its inside in shade
    `<path d="M-28,-62C-34,-96 -44,-126 -42,-156H-10C-6,-126 4,-96 18,-74Z" fill="${COAT}"/><path d="M-2,-72C-14,-104 -24,-130 -24,-156H-10C-6,-126 4,-96 18,-74Z" fill="#c08a66"/><path d="M-48,-148C-50,-184 -4,-186 -5,-148C-16,-138 -36,-138 -48,-148Z" fill="${DEEP}"/>` +
    `<path d="M-38,-40C-66,-74 -116,-96 -162,-88C-150,-48 -96,-14 -46,-16Z" fill="${COAT}"/><path d="M-52,-34C-80,-62 -116,-80 -150,-80C-134,-50 -92,-24 -52,-24Z" fill="#b56f62"/>` +
    '</g>'
  const shade = [...edge(1, 2), ...neck.map(([x, y, half]): Pt => [x + half * 0.3, y + 8]).toReversed()]
  return (
    `<path d="${mane}" fill="${DEEP}"/><clipPath id="${id}"><path d="${outline}"/></clipPath><path d="${outline}" fill="${PALE}"/>` +
    `<g clip-path="url(#${id})"><path d="${cells(seeds, (y) => 5 + y / 130)}" fill="${PATCH}"/><g opacity=".4">${smooth(shade, SHADE, 0.8)}</g></g>` +
    head
  )
}
const NEAR: Giraffe = {
  neck: [[296, 1120, 186], [352, 960, 160], [400, 800, 132], [440, 660, 110], [472, 540, 92], [496, 450, 80], [512, 384, 70], [524, 344, 52]], // prettier-ignore
  nod: 3,
  seed: 5,
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
  const cam = new Camera([0, 2.3, 0], 0, 1.2, 668, 850)
  far(plate, cam)
  plain(plate, cam)
  mendEdge(plate, 6)
  const crest = (x: number): number =>
    966 - 20 * smoothstep(500, 200, x) - 26 * smoothstep(1200, 1500, x) + 6 * Math.sin(x / 43)
  plate.svg(bank(5, crest, { body: '#33244e', blade: '#5f4468', lit: '#b98068' }, { blade: 62, lean: 12 }))
  plate.svg(edgeLight(giraffe(NEAR), [-1, -0.4], 5, '#fff0cc'))
}
export const views: View[] = [{ name: 'african-safari-expedition-2', focusX: 810, draw }]
