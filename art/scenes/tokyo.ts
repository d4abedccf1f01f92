/** Tokyo under spring rain: a five-storey pagoda beyond wet flagstones, cherry in flower over it, two people under one umbrella. Weather light, no disc. */
import { edgeLight, place, poly, smooth, taper } from '../kit/cut.ts'
import { bokashi } from '../kit/heavens.ts'
import { mix } from '../kit/ink.ts'
import { noise, random } from '../kit/noise.ts'
import { figure, type Look } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

const FOOT = 736
const RED = { lit: '#d2452f', shade: '#8f2b36', deep: '#571f36' }
const TILE = { lit: '#6f8a9c', shade: '#3f5672', deep: '#263a58' }

/** Senso-ji's kind: 48 m to the tip, the mast a third of it; each roof 0.93 of the one below. Light from the right. */
function pagoda(x: number, foot: number, unit: number): string {
  const at = (points: Pt[], fill: string) =>
    poly(
      points.map(([px, py]) => [x + px * unit, foot - py * unit]),
      fill,
    )
  const curve = (d: string, fill: string) =>
    `<path transform="translate(${x},${foot}) scale(${unit})" d="${d}" fill="${fill}"/>`
  let s =
    at(
      [
        [-9.6, 0],
        [9.6, 0],
        [9.6, 1.4],
        [-9.6, 1.4],
      ],
      '#c8c2c4',
    ) +
    at(
      [
        [-9.6, 0],
        [-3, 0],
        [-3, 1.4],
        [-9.6, 1.4],
      ],
      '#8f8ca3',
    ) +
    at(
      [
        [-8.4, 1.4],
        [8.4, 1.4],
        [8.4, 2.2],
        [-8.4, 2.2],
      ],
      '#a39fb0',
    )
  for (let i = 0; i < 5; i++) {
    const y = 2.2 + i * 5.9,
      w = 5 - i * 0.34,
      r = 9.6 - i * 0.72
    // walls: posts, a rail and a dark middle bay
    s +=
      at(
        [
          [-w, y],
          [w, y],
          [w, y + 3.6],
          [-w, y + 3.6],
        ],
        RED.lit,
      ) +
      at(
        [
          [-w, y],
          [-w * 0.34, y],
          [-w * 0.34, y + 3.6],
          [-w, y + 3.6],
        ],
        RED.shade,
      ) +
      at(
        [
          [-w * 0.3, y],
          [w * 0.3, y],
          [w * 0.3, y + 2.5],
          [-w * 0.3, y + 2.5],
        ],
        RED.deep,
      )
    s += [-0.98, -0.62, 0.62, 0.96]
      .map((t) =>
        at(
          [
            [w * t - 0.16, y],
            [w * t + 0.16, y],
            [w * t + 0.16, y + 3.6],
            [w * t - 0.16, y + 3.6],
          ],
          t < 0 ? RED.deep : '#a83330',
        ),
      )
      .join('')
    s += [-0.48, 0.46]
      .map((t) =>
        at(
          [
            [w * t - 0.5, y + 0.9],
            [w * t + 0.5, y + 0.9],
            [w * t + 0.5, y + 2.4],
            [w * t - 0.5, y + 2.4],
          ],
          t < 0 ? '#c9a878' : '#ffe2a6',
        ),
      )
      .join('')
    if (i > 0)
      s +=
        at(
          [
            [-w * 1.24, y - 0.1],
            [w * 1.24, y - 0.1],
            [w * 1.24, y + 0.14],
            [-w * 1.24, y + 0.14],
          ],
          RED.deep,
        ) +
        at(
          [
            [-w * 1.24, y + 0.75],
            [w * 1.24, y + 0.75],
            [w * 1.24, y + 0.98],
            [-w * 1.24, y + 0.98],
          ],
          RED.lit,
        )
    // brackets in shade, then the roof with its lifted corners
    const e = y + 3.6
    s += curve(
      `M${-w * 1.1},${-e}L${w * 1.1},${-e}L${r * 0.8},${-(e + 0.9)}L${-r * 0.8},${-(e + 0.9)}Z`,
      RED.deep,
    )
    const n = w - 0.34
    s += curve(
      `M${-r},${-(e + 1.7)}Q${-r * 0.72},${-(e + 0.5)} ${-r * 0.4},${-(e + 0.5)}L${r * 0.4},${-(e + 0.5)}Q${r * 0.72},${-(e + 0.5)} ${r},${-(e + 1.7)}Q${r * 0.66},${-(e + 1.6)} ${n * 1.06},${-(e + 2.6)}L${-n * 1.06},${-(e + 2.6)}Q${-r * 0.66},${-(e + 1.6)} ${-r},${-(e + 1.7)}Z`,
      TILE.shade,
    )
    s += curve(
      `M${-r * 0.1},${-(e + 0.5)}L${r * 0.4},${-(e + 0.5)}Q${r * 0.72},${-(e + 0.5)} ${r},${-(e + 1.7)}Q${r * 0.66},${-(e + 1.6)} ${n * 1.06},${-(e + 2.6)}L${-n * 0.1},${-(e + 2.6)}Z`,
      TILE.lit,
    )
    s += curve(
      `M${-r},${-(e + 1.7)}Q${-r * 0.72},${-(e + 0.5)} ${-r * 0.4},${-(e + 0.5)}L${r * 0.4},${-(e + 0.5)}Q${r * 0.72},${-(e + 0.5)} ${r},${-(e + 1.7)}Q${r * 0.72},${-(e + 0.82)} ${r * 0.4},${-(e + 0.82)}L${-r * 0.4},${-(e + 0.82)}Q${-r * 0.72},${-(e + 0.82)} ${-r},${-(e + 1.7)}Z`,
      TILE.deep,
    )
  }
  const top = 2.2 + 4 * 5.9 + 6.2
  s +=
    at(
      [
        [-1.1, top],
        [1.1, top],
        [0.8, top + 0.9],
        [-0.8, top + 0.9],
      ],
      TILE.deep,
    ) +
    at(
      [
        [-0.16, top],
        [0.16, top],
        [0.1, top + 13],
        [-0.1, top + 13],
      ],
      '#b98a4a',
    )
  for (let i = 0; i < 9; i++)
    s += at(
      [
        [-0.95 + i * 0.05, top + 1.7 + i * 0.92],
        [0.95 - i * 0.05, top + 1.7 + i * 0.92],
        [0.95 - i * 0.05, top + 2.15 + i * 0.92],
        [-0.95 + i * 0.05, top + 2.15 + i * 0.92],
      ],
      i % 2 ? '#d9a95a' : '#a87440',
    )
  return (
    s +
    at(
      [
        [-0.5, top + 11],
        [0, top + 12.4],
        [0.5, top + 11],
        [0, top + 10.3],
      ],
      '#e8c070',
    )
  )
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
/** A heap with a scalloped edge: round lobes on an ellipse, filled. */
function puff(r: () => number, x: number, y: number, w: number, h: number): string {
  const disc = (cx: number, cy: number, q: number) =>
    `M${(cx - q).toFixed(1)},${cy.toFixed(1)}a${q.toFixed(1)},${q.toFixed(1)} 0 1 1 ${(2 * q).toFixed(1)},0a${q.toFixed(1)},${q.toFixed(1)} 0 1 1 ${(-2 * q).toFixed(1)},0Z`
  let d = disc(x, y, h * 0.72) + disc(x - w * 0.4, y, h * 0.6) + disc(x + w * 0.4, y, h * 0.6)
  for (let i = 0; i < 13; i++) {
    const a = (i / 13) * Math.PI * 2 + r() * 0.3
    d += disc(x + Math.cos(a) * w * 0.78, y + Math.sin(a) * h * 0.72, h * (0.22 + 0.14 * r()))
  }
  return d
}
/** Blossom in heaps: calm clouds in three inks with sky between them, lit on their upper right; single flowers only along their edges. */
function blossom(
  seed: number,
  x: number,
  y: number,
  w: number,
  h: number,
  inks: [string, string, string],
  many: number,
): string {
  const r = random(seed),
    heaps = Math.round(many * 0.7),
    masses = ['', '', ''],
    florets = ['', '', '']
  for (let i = 0; i < heaps; i++) {
    const a = (i / heaps) * Math.PI * 2 + r.range(-0.3, 0.3),
      d = r.range(0.15, 0.86),
      size = h * r.range(0.62, 0.95),
      [cx, cy] = [x + Math.cos(a) * d * w, y + Math.sin(a) * d * h]
    masses[0] += puff(r, cx, cy, size * 1.2, size * 0.84)
    masses[1] += puff(r, cx + size * 0.14, cy - size * 0.2, size * 0.98, size * 0.6)
    masses[2] += puff(r, cx + size * 0.3, cy - size * 0.4, size * 0.6, size * 0.34)
    for (let j = 0; j < 6; j++) {
      const b = r() * Math.PI * 2,
        [u, v] = [Math.cos(b), Math.sin(b)],
        out = r.range(0.9, 1.12)
      florets[0.55 * u - 0.75 * v > 0.35 ? 2 : 0.55 * u - 0.75 * v > -0.2 ? 1 : 0] += floret(
        cx + u * size * 1.25 * out,
        cy + v * size * 0.86 * out,
        h * r.range(0.11, 0.16),
        r.range(0, 1.2),
      )
    }
  }
  return masses.map((d, k) => `<path d="${d}${florets[k]}" fill="${inks[k]}"/>`).join('')
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
    let d = ''
    for (let hx = -30; hx < 1630; hx += r.range(46, 96))
      d += `M${hx.toFixed(0)},720v${(base - 720 - r.range(low, high)).toFixed(0)}h${r.range(40, 84).toFixed(0)}V720Z`
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
  plate.svg(pagoda(x, FOOT, unit))
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
  plate.svg(`<g transform="translate(0,${2 * FOOT + 26}) scale(1,-1)">${pagoda(x, FOOT, unit)}</g>`, {
    mask: wet(0.62, 300),
  })
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
      Array.from({ length: 19 }, (_, i) => `<path d="M${i * 90 - 20},696h9v40h-9Z" fill="#5b3048"/>`)
        .filter((_, i) => Math.abs(i * 90 - x) > 10 * unit)
        .join(''),
  )
  // lantern on its post, the one warm light
  const lx = x - 14.5 * unit
  plate.field(
    (px, py) => {
      const d = Math.hypot(px - lx, py - 666) / 150
      return d > 1 ? null : [[255, 214, 140], 0.5 * (1 - d) ** 2]
    },
    { stipple: 0.2 },
  )
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
        [n + 90, 190],
      ],
      26,
      '#2a1d36',
    ) +
      bough(
        [
          [n + 470, 106],
          [n + 400, 200],
          [n + 360, 290],
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
    drawTall: (plate) => draw(plate, { x: 276, unit: 13.2, pair: 530, near: 330, shelter: 214 }),
  },
]
