/** Tokyo under spring rain: a five-storey pagoda beyond wet flagstones, cherry in flower over it, two people under one umbrella. Weather light, no disc. */
import { Camera } from '../kit/camera.ts'
import { edgeLight, place, poly, smooth, taper } from '../kit/cut.ts'
import { clump } from '../kit/foliage.ts'
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
/** One flower of five petals. */
function floret(x: number, y: number, size: number, turn: number): string {
  const notch = (i: number): string => {
    const a = turn + (i * Math.PI * 2) / 5
    return `${(x + Math.cos(a) * size * 0.62).toFixed(1)},${(y + Math.sin(a) * size * 0.55).toFixed(1)}`
  }
  const lobe = (size * 0.44).toFixed(1)
  let d = `M${notch(0)}`
  for (let i = 1; i <= 5; i++) d += `A${lobe},${lobe} 0 0 1 ${notch(i)}`
  return `${d}Z`
}
/**
 * Blossom in the air: one calm cloud in shade, lit patches on its upper right, gaps of sky at its edge,
 * and single flowers, more of them towards the rim.
 */
function blossom(
  seed: number,
  x: number,
  y: number,
  w: number,
  h: number,
  inks: [string, string, string],
  many: number,
): string {
  const r = random(seed)
  const flowers = ['', '', '']
  let shade = '',
    lit = ''
  const heaps = Math.max(3, Math.round(many / 3))
  for (let i = 0; i < heaps; i++) {
    const u = heaps === 1 ? 0 : -1 + (2 * i) / (heaps - 1),
      size = h * r.range(0.72, 0.98) * (1 - 0.34 * u * u),
      [cx, cy] = [x + u * w * 0.84, y + r.range(-0.22, 0.22) * h]
    shade += clump(seed * 13 + i, cx, cy, size * 2.3, size * 1.5, inks[0], 8)
    shade += clump(seed * 13 + i + 40, cx + size * 0.1, cy - size * 0.12, size * 2, size * 1.22, inks[1], 7)
    lit += clump(seed * 13 + i + 80, cx + size * 0.26, cy - size * 0.34, size * 1.16, size * 0.56, inks[2], 6)
  }
  for (let i = 0; i < many * 3; i++) {
    const a = r() * Math.PI * 2,
      d = 0.5 + 0.4 * Math.sqrt(r()),
      [u, v] = [Math.cos(a), Math.sin(a)],
      tone = 0.5 * u - 0.8 * v > 0.3 ? 2 : 0.5 * u - 0.8 * v > -0.35 ? 1 : 0
    flowers[tone] += floret(x + u * d * w * 1.12, y + v * d * h * 0.86, r.range(6.5, 10.5), r.range(0, 1.2))
  }
  return shade + lit + flowers.map((d, k) => (d ? `<path d="${d}" fill="${inks[k]}"/>` : '')).join('')
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
/** Wet flagstones from the kerb to our feet: courses that widen towards us, their joints run to the pagoda; puddles hold the sky. */
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
  for (const [px, py, w] of [
    [-560, 800, 150],
    [-330, 962, 210],
    [600, 900, 130],
    [760, 964, 170],
  ] as const)
    s += smooth(
      [
        [x + px - w, py],
        [x + px - w * 0.4, py - w * 0.07],
        [x + px + w * 0.5, py - w * 0.05],
        [x + px + w, py + w * 0.02],
        [x + px + w * 0.3, py + w * 0.08],
        [x + px - w * 0.5, py + w * 0.06],
      ],
      '#b9c3cf',
    ).replace('/>', ' fill-opacity=".5"/>')
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
  plate.svg(
    blossom(3, x - 420, 672, 250, 70, ['#a06a8a', '#d595ad', '#eebccb'], 20) +
      blossom(9, x + 400, 670, 260, 74, ['#a06a8a', '#d595ad', '#eebccb'], 20),
  )
  const { ink, has } = pagodaAt(plate, x, unit)
  plate.field((px, py) => (has(px, py) ? [ink.sample(px - 0.5 / ink.ss, py - 0.5 / ink.ss), 1] : null))
  plate.svg(
    blossom(15, x - 250, 720, 130, 40, ['#8a5578', '#c97f9e', '#f0b4c6'], 12) +
      blossom(22, x + 240, 718, 140, 42, ['#8a5578', '#c97f9e', '#f0b4c6'], 12),
  )
  plate.svg(pavement(x))
  // what the wet stones give back, broken where the water lies unevenly
  const wet = (strength: number, reach: number) => (px: number, py: number) =>
    py < KERB
      ? 0
      : strength * Math.max(0, 1 - (py - KERB) / reach) * (noise(px / 90, py / 5, 4) > 0.36 ? 1 : 0.25)
  plate.field(
    (px, py) =>
      has(px, 2 * FOOT + 26 - py)
        ? [ink.sample(px - 0.5 / ink.ss, 2 * FOOT + 26 - py - 0.5 / ink.ss), 1]
        : null,
    {
      mask: wet(0.62, 300),
    },
  )
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
      `<path d="M-20,708H${Math.ceil((x - 10 * unit) / 90) * 90 - 101}v5H-20ZM${Math.floor((x + 10 * unit) / 90) * 90 + 70},708H1620v5H${Math.floor((x + 10 * unit) / 90) * 90 + 70}Z" fill="#6f4058"/>` +
      Array.from({ length: 19 }, (_, i) => `<path d="M${i * 90 - 20},696h9v40h-9Z" fill="#5b3048"/>`)
        .filter((_, i) => Math.abs(i * 90 - x) > 10 * unit)
        .join(''),
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
      pair + 52,
      y,
      k,
      figure('strolls', look('#2f5f78', '#3a3f66', { cut: 'short', wear: 'coat', lit: 'back' })),
      true,
    ) +
    `<path d="M${pair - 42},${y - 148}L${pair + 12},${y - k * 2.1}l5,2L${pair - 37},${y - 146}Z" fill="#2a2340"/>` +
    umbrella(pair + 14, y - k * 1.76, l.shelter, ['#e2523c', '#c23a35', '#8a2838']) +
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
    edgeLight(`<g transform="translate(0,${2 * y + 8}) scale(1,-1)">${couple}</g>`, [1, 0], 1, '#ffd9b8'),
    {
      mask: (px, py) => (py < y + 4 ? 0 : wet(0.95, 520)(px, py)),
    },
  )
  plate.svg(edgeLight(couple, [1, -0.7], 3, '#ffd9b8'))
  // rain, long and thin, all one way
  const rain = { pale: '', dark: '' }
  for (let i = 0; i < 190; i++) {
    const rx = r.range(-60, 1660),
      ry = r.range(-60, 970),
      long = r.range(40, 110)
    // pale against the dark of the sky and the stones, dark against the mist between them
    rain[ry > 200 && ry < 650 ? 'dark' : 'pale'] +=
      `M${rx.toFixed(0)},${ry.toFixed(0)}l${(-long * 0.16).toFixed(1)},${long.toFixed(1)}`
  }
  plate.svg(`<path d="${rain.pale}" stroke="#eef2f4" stroke-width="1.5" fill="none"/>`, { opacity: 0.34 })
  plate.svg(`<path d="${rain.dark}" stroke="#5f7a92" stroke-width="1.6" fill="none"/>`, { opacity: 0.42 })
  // the near bough, in the shade of the eaves
  const n = l.near
  plate.svg(
    bough(
      [
        [n + 700, 40],
        [n + 520, 96],
        [n + 360, 120],
        [n + 220, 176],
        [n + 136, 182],
      ],
      26,
      '#2a1d36',
    ) +
      bough(
        [
          [n + 470, 106],
          [n + 400, 200],
          [n + 372, 262],
        ],
        12,
        '#2a1d36',
      ) +
      bough(
        [
          [n + 620, 66],
          [n + 640, 180],
          [n + 610, 300],
        ],
        12,
        '#2a1d36',
      ) +
      blossom(41, n + 200, 170, 130, 60, ['#b2688f', '#e294b0', '#ffd3da'], 12) +
      blossom(47, n + 372, 240, 80, 70, ['#b2688f', '#e294b0', '#ffd3da'], 10) +
      blossom(52, n + 600, 260, 100, 90, ['#b2688f', '#e294b0', '#ffd3da'], 11) +
      blossom(58, n + 520, 80, 190, 54, ['#b2688f', '#e294b0', '#ffd3da'], 14),
  )
}
export const views: View[] = [
  {
    name: 'tokyo-japan-cover',
    focusX: 840,
    draw: (plate) => draw(plate, { x: 800, unit: 14.2, pair: 1130, near: 960, shelter: 270 }),
    drawTall: (plate) => draw(plate, { x: 276, unit: 13.2, pair: 560, near: 330, shelter: 214 }),
  },
]
