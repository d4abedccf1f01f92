/** Tokyo under spring rain: a five-storey pagoda beyond wet flagstones, cherry in flower over it, two people under one umbrella. Weather light, no disc. */
import { Camera } from '../kit/camera.ts'
import { edgeLight, place, poly, smooth, taper } from '../kit/cut.ts'
import { bokashi } from '../kit/heavens.ts'
import { mix } from '../kit/ink.ts'
import { Mesh } from '../kit/mesh.ts'
import { noise, random } from '../kit/noise.ts'
import { figure, type Look } from '../kit/people.ts'
import { pagoda } from '../kit/pagoda.ts'
import { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import type { Pt } from '../kit/vec.ts'

const FOOT = 736
/** Light from the upper right through the rain. */
const SUN = [0.72, 0.52, 0.46] as const
const flat = (tones: string[], cuts: number[]): Material => ({ tones, cuts, grain: 0 })
const PAGODA: Record<string, Material> = {
  stone: flat(['#d3ccca', '#a39fb0', '#7d7b98'], [0.56, 0.3]),
  red: flat(['#e2523a', '#c9432f', '#a63636', '#83293a'], [0.5, 0.3, 0.14]),
  post: flat(['#c9432f', '#a63636', '#7d2838', '#641f38'], [0.5, 0.3, 0.14]),
  door: flat(['#5b2038', '#43182f'], [0.4]),
  lamp: { tones: ['#ffd995'], glow: true },
  rail: flat(['#f0684c', '#c9432f', '#8f2f3a'], [0.58, 0.3]),
  tile: flat(['#8ba4b2', '#5d7a90', '#3f5672', '#2f4264'], [0.62, 0.42, 0.22]),
  ridge: flat(['#a9bcc4', '#4a627c', '#2b3f60'], [0.6, 0.3]),
  eave: flat(['#8f2f3a', '#6b2438', '#541d36'], [0.5, 0.2]),
  gold: flat(['#f0cb80', '#c9954c', '#8f6440'], [0.55, 0.3]),
}
/** The pagoda alone, `unit` pixels for a metre with its foot's centre in column x, and whether a pixel is part of it. */
function pagodaAt(
  plate: Plate,
  x: number,
  unit: number,
): { ink: Plate; has: (x: number, y: number) => boolean } {
  const m = Mesh.create(),
    away = 118
  pagoda(m.at(0, 0, -away, -0.6))
  const ink = new Plate(plate.ss, plate.wide)
  const depth = pullSolid(ink, m, new Camera([0, 1.7, 0], 0, (unit * away) / 1600, FOOT - 1.7 * unit, x), {
    sun: SUN,
    materials: PAGODA,
    sky: 0.36,
    shadows: [{ centre: [0, 22, -away], radius: 30 }],
    contact: 4,
    crisp: true,
  })
  return {
    ink,
    has: (px, py) => py > 0 && depth[Math.floor(py * ink.ss) * ink.w + Math.floor(px * ink.ss)]! > 0,
  }
}
type Inks = readonly [shade: string, own: string, lit: string]
const NEAR: Inks = ['#b2688f', '#e08fac', '#f6b9c8']
/** One head of blossom, `size` from its middle to its rim: rounded lobes, its upper right lit, a few flowers loose at its edge. */
function head(seed: number, x: number, y: number, size: number, inks: Inks): [string, string, string] {
  const r = random(seed)
  const ball = (cx: number, cy: number, rad: number) =>
    `M${(cx - rad).toFixed(1)},${cy.toFixed(1)}a${rad.toFixed(1)},${(rad * 0.86).toFixed(1)} 0 1 0 ${(2 * rad).toFixed(1)},0a${rad.toFixed(1)},${(rad * 0.86).toFixed(1)} 0 1 0 ${(-2 * rad).toFixed(1)},0Z`
  const part = ['', '', '']
  part[0] += ball(x, y, size * 0.6)
  const many = 6 + Math.floor(r() * 3)
  for (let i = 0; i < many; i++) {
    const a = (i / many) * Math.PI * 2 + r.range(-0.25, 0.25),
      d = size * r.range(0.46, 0.62),
      rad = size * r.range(0.3, 0.44),
      [cx, cy] = [x + Math.cos(a) * d * 1.2, y + Math.sin(a) * d * 0.72]
    part[0] += ball(cx, cy, rad)
    part[1] += ball(cx + rad * 0.16, cy - rad * 0.22, rad * 0.84)
    if (Math.cos(a) * 0.5 - Math.sin(a) > 0)
      part[2] += ball(cx + rad * 0.2 - Math.cos(a) * rad * 0.3, cy - rad * 0.16, rad * 0.56)
  }
  part[1] += ball(x + size * 0.06, y - size * 0.1, size * 0.5)
  part[2] += ball(x + size * 0.2, y - size * 0.26, size * 0.36)
  for (let i = 0; i < 3; i++) {
    const a = r.range(0.3, 2.9)
    part[0] += ball(x + Math.cos(a) * size * 1.2, y + Math.sin(a) * size * 0.86, size * r.range(0.06, 0.1))
  }
  return part.map((d, i) => `<path d="${d}" fill="${inks[i]}"/>`) as [string, string, string]
}
/** Heads of blossom, all shade below all colour below all light, so that they read as one mass with gaps. */
function blossom(
  heads: readonly (readonly [seed: number, x: number, y: number, size: number])[],
  inks: Inks,
): string {
  const drawn = heads.map(([seed, x, y, size]) => head(seed, x, y, size, inks))
  return [0, 1, 2].map((tone) => drawn.map((parts) => parts[tone]).join('')).join('')
}
/** A cherry in the garden: a trunk that forks low, and heads of blossom with sky between them. */
function cherry(seed: number, x: number, foot: number, high: number, inks: Inks): string {
  const r = random(seed),
    bark = '#5b4058',
    at = (u: number, v: number): Pt => [x + u * high, foot - v * high]
  const stick = (a: Pt, ra: number, b: Pt, rb: number) => taper(a, ra * high, b, rb * high)
  const lean = r.range(-0.06, 0.06)
  const ends: Pt[] = [[-0.46, 0.6], [-0.2, 0.82], [0.12, 0.88], [0.44, 0.64]].map(([u, v]) => at(u! + r.range(-0.05, 0.05), v! + r.range(-0.06, 0.06))) // prettier-ignore
  const fork = at(lean, 0.36)
  const wood = stick(at(0, 0), 0.05, fork, 0.036) + ends.map((end) => stick(fork, 0.028, end, 0.009)).join('')
  return (
    `<path d="${wood}" fill="${bark}"/>` +
    blossom(
      [
        ...ends.map(([ex, ey], i) => [seed * 9 + i, ex, ey, high * r.range(0.19, 0.25)] as const),
        [seed * 9 + 7, at(-0.02, 0.62)[0], at(0, 0.66)[1], high * 0.16],
        [seed * 9 + 8, at(0.46, 0)[0], at(0, 0.5)[1], high * 0.14],
        [seed * 9 + 9, at(-0.48, 0)[0], at(0, 0.47)[1], high * 0.13],
      ],
      inks,
    )
  )
}
const bough = (points: Pt[], width: number, ink: string): string => {
  let d = ''
  for (let i = 0; i + 1 < points.length; i++)
    d += `<path d="${taper(points[i]!, width * (1 - (0.8 * i) / points.length), points[i + 1]!, width * (1 - (0.8 * (i + 1)) / points.length))}" fill="${ink}"/>`
  return d
}
function umbrella(x: number, y: number, w: number, ribs: [string, string, string]): string {
  const h = w * 0.36
  return (
    `<path d="M${x - w / 2},${y}Q${x - w * 0.42},${y - h} ${x},${y - h}Q${x + w * 0.42},${y - h} ${x + w / 2},${y}Q${x + w * 0.36},${y - h * 0.2} ${x + w * 0.22},${y}Q${x},${y - h * 0.22} ${x - w * 0.22},${y}Q${x - w * 0.36},${y - h * 0.2} ${x - w / 2},${y}Z" fill="${ribs[1]}"/>` +
    `<path d="M${x + w * 0.22},${y}Q${x + w * 0.24},${y - h * 0.7} ${x},${y - h}Q${x + w * 0.42},${y - h} ${x + w / 2},${y}Q${x + w * 0.36},${y - h * 0.2} ${x + w * 0.22},${y}Z" fill="${ribs[0]}"/>` +
    `<path d="M${x - w * 0.22},${y}Q${x - w * 0.24},${y - h * 0.7} ${x},${y - h}Q${x - w * 0.42},${y - h} ${x - w / 2},${y}Q${x - w * 0.36},${y - h * 0.2} ${x - w * 0.22},${y}Z" fill="${ribs[2]}"/>` +
    `<path d="M${x - 2},${y - h}h4l-1,${-h * 0.2}h-2Z" fill="#3a2438"/>`
  )
}
const KERB = FOOT + 14
/** Wet flagstones from the kerb to our feet: courses that widen towards us, their joints run to the pagoda; drops ring where they fall. */
function pavement(x: number): string {
  const rows = Array.from({ length: 8 }, (_, i) => KERB + (1004 - KERB) * (i / 7) ** 1.5),
    across = (j: number, y: number) => x + j * 210 * ((y - 620) / 380)
  let s = `<defs><linearGradient id="wet" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#a7a2b4"/><stop offset=".4" stop-color="#6d6f90"/><stop offset="1" stop-color="#2a3058"/></linearGradient></defs><path d="M-20,${KERB}H1620V1010H-20Z" fill="url(#wet)"/>`
  const r = random(5)
  for (let i = 0; i < 7; i++) {
    const [a, b] = [rows[i]!, rows[i + 1]!],
      shift = i % 2 ? 0.5 : 0
    for (let j = -16; j < 16; j++) {
      if (r() < 0.3)
        s += `<path d="M${across(j + shift, a).toFixed(1)},${a.toFixed(1)}H${across(j + 1 + shift, a).toFixed(1)}L${across(j + 1 + shift, b).toFixed(1)},${b.toFixed(1)}H${across(j + shift, b).toFixed(1)}Z" fill="${r() < 0.5 ? '#c9c3cc' : '#1f2548'}" fill-opacity=".16"/>`
      s += `<path d="M${across(j + shift, a).toFixed(1)},${a.toFixed(1)}L${across(j + shift, b).toFixed(1)},${b.toFixed(1)}" stroke="#343a62" stroke-width="${(1.2 + i * 0.35).toFixed(1)}"/>`
    }
    s += `<path d="M-20,${b.toFixed(1)}H1620" stroke="#343a62" stroke-width="${(1.4 + i * 0.4).toFixed(1)}"/>`
  }
  // rings where drops have just fallen, wider near us
  for (let i = 0; i < 46; i++) {
    const y = KERB + 12 + (1000 - KERB) * r() ** 0.8,
      near = (y - 620) / 380
    s += `<ellipse cx="${r.range(0, 1600).toFixed(0)}" cy="${y.toFixed(0)}" rx="${(r.range(9, 20) * near).toFixed(1)}" ry="${(r.range(2.4, 4.4) * near).toFixed(1)}" fill="none" stroke="#c9d3de" stroke-opacity=".5" stroke-width="${(1.5 * near).toFixed(1)}"/>`
  }
  return s
}
function draw(
  plate: Plate,
  l: { x: number; unit: number; pair: number; near: number; shelter: number },
): void {
  const { x, unit, pair } = l
  bokashi(plate, '#142042', '#aac1c9', '#ffecd9', 640)
  // roofs and towers of the city, paler with distance
  const r = random(8)
  for (const [base, low, high, ink] of [
    [650, 60, 190, '#b3b9c4'],
    [670, 40, 120, '#939fb2'],
  ] as const) {
    let d = `M-20,${base - low + 6}H1620V720H-20Z`
    for (let hx = -30, i = 0; hx < 1630; hx += r.range(46, 96), i++) {
      const [top, wide] = [base - r.range(low, high), r.range(40, 84)]
      d += `M${hx.toFixed(0)},720V${top.toFixed(0)}h${wide.toFixed(0)}V720Z`
      // a setback, a plant room or a mast on some of them
      if (i % 3 === 0)
        d += `M${(hx + wide * 0.18).toFixed(0)},${top.toFixed(0)}v-26h${(wide * 0.5).toFixed(0)}v26Z`
      if (i % 3 === 1)
        d += `M${(hx + wide * 0.55).toFixed(0)},${top.toFixed(0)}v-9h${(wide * 0.3).toFixed(0)}v9Z`
      if (i % 6 === 0) d += `M${(hx + wide * 0.4).toFixed(0)},${(top - 26).toFixed(0)}l2,-40l2,40Z`
    }
    plate.svg(`<path d="${d}" fill="${ink}"/>`)
  }
  plate.svg(
    smooth(
      [
        [-60, 630],
        [300, 606],
        [700, 634],
        [1100, 610],
        [1660, 636],
        [1660, 730],
        [-60, 730],
      ],
      '#e6e0e0',
      0.9,
    ),
    { opacity: 0.7 },
  )
  const garden: Inks = ['#b07c99', '#d698b0', '#e8b3c4']
  plate.svg(
    (
      [
        [3, -640, 148],
        [5, -486, 186],
        [8, -322, 158],
        [11, 318, 166],
        [4, 470, 194],
        [9, 640, 150],
      ] as const
    )
      .map(([seed, dx, high]) => cherry(seed, x + dx, FOOT - 2, high, garden))
      .join(''),
  )
  const { ink, has } = pagodaAt(plate, x, unit)
  plate.field((px, py) => (has(px, py) ? [ink.sample(px - 0.5 / ink.ss, py - 0.5 / ink.ss), 1] : null))
  plate.svg(pavement(x))
  // what the wet stones give back: whole at the kerb, gone towards us
  const wet = (strength: number, reach: number) => (_px: number, py: number) =>
    py < KERB ? 0 : strength * Math.max(0, 1 - (py - KERB) / reach)
  plate.field(
    (px, py) => {
      const down = py - KERB,
        sway = (noise(Math.floor(18 * Math.log(1 + Math.max(0, down) / 40)) * 1.7, 3, 4) - 0.5) * 0.05 * down,
        up = FOOT + KERB - py
      return has(px + sway, up) ? [ink.sample(px + sway - 0.5 / ink.ss, up - 0.5 / ink.ss), 1] : null
    },
    { mask: wet(0.6, 330) },
  )
  const fence =
    `<path d="M-20,708H${Math.ceil((x - 10 * unit) / 90) * 90 - 101}v5H-20ZM${Math.floor((x + 10 * unit) / 90) * 90 + 70},708H1620v5H${Math.floor((x + 10 * unit) / 90) * 90 + 70}Z" fill="#6f4058"/>` +
    Array.from({ length: 19 }, (_, i) => `<path d="M${i * 90 - 20},696h9v40h-9Z" fill="#5b3048"/>`)
      .filter((_, i) => Math.abs(i * 90 - x) > 10 * unit)
      .join('')
  plate.svg(`<g transform="translate(0,${FOOT + KERB}) scale(1,-1)">${fence}</g>`, { mask: wet(0.5, 70) })
  plate.svg(
    poly(
      [
        [-20, FOOT - 4],
        [1620, FOOT - 4],
        [1620, KERB],
        [-20, KERB],
      ],
      '#5b5d7c',
    ) +
      poly(
        [
          [-20, FOOT - 4],
          [1620, FOOT - 4],
          [1620, FOOT],
          [-20, FOOT],
        ],
        '#9a98ae',
      ) +
      fence,
  )
  // lantern on its post, the one warm light
  const lx = x - 17.1 * unit
  plate.field((px, py) => {
    const d = Math.hypot(px - lx, py - 666) / 120
    return d > 1 ? null : [[255, 214, 140], 0.42 * (1 - d) ** 2]
  })
  const lantern = `<path d="M${lx - 5},698h10v52h-10Z" fill="#2a2340"/><path d="M${lx - 16},742h32v12h-32Z" fill="#2a2340"/><path d="M${lx - 22},630h44l-6,66h-32Z" fill="#ffd98c"/><path d="M${lx - 22},630h15l2,66h-11Z" fill="#e0985a"/><path d="M${lx - 34},630L${lx},606L${lx + 34},630Z" fill="#2a2340"/>`
  plate.svg(`<g transform="translate(0,1508) scale(1,-1)">${lantern}</g>`, { mask: wet(0.6, 200) })
  plate.svg(lantern)
  const look = (top: string, bottom: string, more: Partial<Look>): Look => ({
    skin: '#c99272',
    hair: '#1f1a2e',
    top,
    bottom,
    far: mix(bottom, '#1f2440', 0.35),
    farTop: mix(top, '#1f2440', 0.3),
    shoes: '#1b1a30',
    ...more,
  })
  const k = 150,
    y = 856
  const couple =
    place(
      pair + 124,
      y,
      k,
      figure('strolls', look('#2f5f78', '#3a3f66', { cut: 'short', wear: 'coat', lit: 'back' })),
      true,
    ) +
    `<path d="M${pair - 46},${y - 146}L${pair + 47},${y - 350}l4,2L${pair - 40},${y - 143}Z" fill="#2a2340"/>` +
    umbrella(pair + 50, y - k * 1.76, l.shelter, ['#e2523c', '#c23a35', '#8a2838']) +
    place(
      pair,
      y + 4,
      k * 0.95,
      figure('holdsUmbrella', look('#e8b24a', '#6b3350', { cut: 'bob', skirt: 'knee', lit: 'back' })),
      true,
    ) +
    // her fist closed round the shaft
    `<g transform="translate(${pair - 31},${y - 175})"><path d="M10,-1L-4,-15L-10,-12L-1,6Z" fill="#2a2340"/><path d="M10,7C6,12 -4,11 -8,6C-12,1 -13,-6 -9,-10C-4,-14 5,-12 9,-7C12,-3 12,3 10,7Z" fill="#c99272"/><path d="M-8,6C-12,1 -13,-6 -9,-10C-6,-5 -6,0 -3,8Z" fill="#946a68"/></g>`
  plate.svg(
    edgeLight(`<g transform="translate(0,${2 * y + 8}) scale(1,-1)">${couple}</g>`, [0.3, -1], 1, '#c3cfd8'),
    {
      mask: (px, py) => (py < y + 4 ? 0 : wet(0.95, 520)(px, py)),
    },
  )
  plate.svg(edgeLight(couple, [0.3, -1], 2, '#c3cfd8'))
  // rain, all one way: fine and close far off, long and few near us
  for (const [many, low, high, width, strength] of [
    [150, 22, 50, 1.1, 0.45],
    [70, 60, 110, 1.7, 0.5],
    [16, 130, 190, 2.5, 0.42],
  ] as const) {
    const rain = { pale: '', dark: '' }
    for (let i = 0; i < many; i++) {
      const rx = r.range(-60, 1660),
        ry = r.range(-60, 970),
        long = r.range(low, high)
      // pale against the dark of the sky and the stones, dark against the mist between them
      rain[ry > 190 && ry < 650 ? 'dark' : 'pale'] +=
        `M${rx.toFixed(0)},${ry.toFixed(0)}l${(-long * 0.16).toFixed(1)},${long.toFixed(1)}`
    }
    plate.svg(`<path d="${rain.pale}" stroke="#eef2f4" stroke-width="${width}" fill="none"/>`, {
      opacity: strength * 0.8,
    })
    plate.svg(`<path d="${rain.dark}" stroke="#52708c" stroke-width="${width}" fill="none"/>`, {
      opacity: strength,
    })
  }
  // the near bough: it comes in from the right and every twig of it ends in a head of blossom
  const n = l.near,
    main: Pt[] = [
      [n + 720, 20],
      [n + 560, 78],
      [n + 420, 104],
      [n + 290, 150],
      [n + 190, 164],
      [n + 110, 196],
    ],
    twigs: [Pt, Pt, number][] = [
      [[n + 600, 66], [n + 540, 26], 7],
      [[n + 520, 86], [n + 470, 168], 9],
      [[n + 470, 168], [n + 420, 214], 6],
      [[n + 470, 168], [n + 492, 236], 6],
      [[n + 420, 104], [n + 350, 58], 7],
      [[n + 330, 134], [n + 300, 212], 6],
      [[n + 250, 156], [n + 206, 112], 5],
      [[n + 640, 50], [n + 612, 170], 10],
      [[n + 612, 170], [n + 572, 236], 6],
      [[n + 612, 170], [n + 644, 262], 6],
      [[n + 326, 138], [n + 308, 96], 4],
      [[n + 206, 162], [n + 132, 146], 4],
      [[n + 246, 156], [n + 237, 190], 4],
      [[n + 306, 190], [n + 332, 194], 4],
      [[n + 700, 30], [n + 690, 220], 6],
      [[n + 480, 88], [n + 466, 44], 5],
      [[n + 486, 196], [n + 534, 210], 4],
    ] // prettier-ignore
  plate.svg(
    bough(main, 17, '#2a1d36') +
      twigs.map(([a, b, w]) => `<path d="${taper(a, w, b, w * 0.45)}" fill="#2a1d36"/>`).join('') +
      blossom(
        [
          [41, n + 92, 200, 40],
          [42, n + 160, 178, 30],
          [43, n + 200, 104, 36],
          [44, n + 296, 222, 42],
          [45, n + 340, 50, 44],
          [46, n + 398, 70, 28],
          [47, n + 410, 226, 40],
          [48, n + 496, 250, 44],
          [49, n + 452, 160, 26],
          [50, n + 530, 22, 46],
          [51, n + 562, 246, 46],
          [52, n + 650, 274, 52],
          [53, n + 622, 190, 34],
          [54, n + 610, 40, 34],
          [55, n + 250, 150, 24],
          [56, n + 128, 150, 24],
          [57, n + 236, 190, 26],
          [58, n + 330, 196, 24],
          [59, n + 368, 238, 28],
          [60, n + 446, 218, 28],
          [61, n + 534, 208, 28],
          [62, n + 602, 268, 34],
          [63, n + 690, 226, 40],
          [64, n + 466, 40, 30],
          [65, n + 576, 58, 26],
          [66, n + 690, 12, 40],
          [67, n + 306, 92, 20],
          [68, n + 150, 132, 18],
        ],
        NEAR,
      ),
  )
}
export const views: View[] = [
  {
    name: 'tokyo-japan-cover',
    focusX: 840,
    draw: (plate) => draw(plate, { x: 800, unit: 14.2, pair: 1130, near: 960, shelter: 270 }),
    drawTall: (plate) => draw(plate, { x: 276, unit: 13.2, pair: 536, near: 330, shelter: 214 }),
  },
]
