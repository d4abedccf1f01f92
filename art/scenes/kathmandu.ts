/** Boudha from the foot of the stupa in the morning: the eyes above the dome, flags to every corner, a pilgrim and her child on the terrace. */
import { Camera } from '../kit/camera.ts'
import { poly, place, smooth, edgeLight } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random, ridged } from '../kit/noise.ts'
import { figure, type Look } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { ridge } from '../kit/skyline.ts'
import { pullSolid } from '../kit/solid.ts'
import type { Pt } from '../kit/vec.ts'

const FLAGS = ['#2f6bb8', '#fff3dc', '#d2423a', '#2f9366', '#f2b632']
const GOLD = { lit: '#ffd873', own: '#eda42c', shade: '#b8692b', deep: '#7d4030' }
const WHITE = { lit: '#fff8ea', half: '#dcd6ea', shade: '#a9a8d6', deep: '#7a7fbd' }

/** A line of prayer flags that sags from `a` to `b`; flags grow towards the near end. */
function flagLine(seed: number, a: Pt, b: Pt, sag: number, from: number, to: number): string {
  const r = random(seed),
    at = (t: number): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + sag * 4 * t * (1 - t)]
  let s = '',
    t = 0.02,
    i = seed
  while (t < 0.99) {
    const size = from + (to - from) * t,
      step = (size * 1.12) / Math.hypot(b[0] - a[0], b[1] - a[1]),
      [x, y] = at(t),
      [x2, y2] = at(t + step * 0.86),
      swing = r.range(-0.1, 0.34) * size
    s += poly(
      [
        [x, y],
        [x2, y2],
        [x2 + swing, y2 + size * 1.16],
        [x + swing * 0.8, y + size * 1.1],
      ],
      FLAGS[i++ % 5]!,
    )
    s += poly(
      [
        [x, y],
        [x + (x2 - x) * 0.22, y + (y2 - y) * 0.22],
        [x + (x2 - x) * 0.22 + swing * 0.8, y + size * 1.1],
        [x + swing * 0.8, y + size * 1.1],
      ],
      '#2c3a6e',
    ).replace('/>', ' opacity=".22"/>')
    t += step
  }
  const [mx, my] = at(0.5)
  return (
    `<path d="M${a.join(',')}Q${2 * mx - (a[0] + b[0]) / 2},${2 * my - (a[1] + b[1]) / 2} ${b.join(',')}" fill="none" stroke="#5a4150" stroke-width="2.4"/>` +
    s
  )
}
/** Tower and spire over the dome: a cube with eyes on both faces seen, thirteen steps, ring and parasol. The light comes from the right. */
function crown(): string {
  /** A ring of two faces that meet at the corner towards us, seen from below: scale and row of the corner, below and above. */
  const course = (s0: number, y0: number, s1: number, y1: number, left: string, right: string): string => {
    const end = (k: number, y: number) => y + (10 + 0.05 * (-y - 34)) * k
    const face = (x: number, ink: string) =>
      poly(
        [
          [-20 * s0, y0],
          [-20 * s1, y1],
          [x * s1, end(s1, y1)],
          [x * s0, end(s0, y0)],
        ],
        ink,
      )
    return face(-112, left) + face(112, right)
  }
  let s =
    course(1.12, 10, 1.12, -38, WHITE.shade, WHITE.half) +
    course(1, -34, 1, -206, GOLD.shade, GOLD.own) +
    course(1, -182, 1, -206, '#8a2f35', '#cf3a34') +
    course(1.06, -198, 1.16, -216, GOLD.deep, GOLD.shade) +
    course(1.16, -214, 1.16, -228, GOLD.shade, GOLD.lit)
  const eye = (x: number, y: number, w: number, k: number) =>
    `<path d="M${x - w},${y + 2 * k}Q${x - w * 0.4},${y - w * 0.5} ${x + w * 0.2},${y - w * 0.42}Q${x + w * 0.7},${y - w * 0.3} ${x + w},${y + 3 * k}Q${x + w * 0.3},${y + w * 0.34} ${x - w * 0.3},${y + w * 0.26}Q${x - w * 0.7},${y + w * 0.2} ${x - w},${y + 2 * k}Z" fill="#fff8ea"/><path d="M${x - w * 0.34},${y - w * 0.4}Q${x + w * 0.1},${y - w * 0.5} ${x + w * 0.42},${y - w * 0.36}Q${x + w * 0.5},${y + w * 0.14} ${x + w * 0.06},${y + w * 0.28}Q${x - w * 0.36},${y + w * 0.16} ${x - w * 0.34},${y - w * 0.4}Z" fill="#2a4a8c"/><circle cx="${x + w * 0.05}" cy="${y - w * 0.12}" r="${w * 0.17}" fill="#1d2350"/>` +
    `<path d="M${x - w * 1.05},${y - w * 0.06}Q${x - w * 0.3},${y - w * 0.72} ${x + w * 0.3},${y - w * 0.6}Q${x + w * 0.8},${y - w * 0.44} ${x + w * 1.1},${y}Q${x + w * 0.5},${y - w * 0.4} ${x + w * 0.1},${y - w * 0.42}Q${x - w * 0.4},${y - w * 0.46} ${x - w * 1.05},${y - w * 0.06}Z" fill="#1d2350"/>` +
    `<path d="M${x - w},${y - w * 0.66}Q${x - w * 0.1},${y - w * 1.3} ${x + w * 1.05},${y - w * 0.62}Q${x},${y - w * 1.04} ${x - w},${y - w * 0.66}Z" fill="#2c4f9c"/>`
  const face =
    eye(18, -98, 25, 1) +
    eye(78, -94, 25, 1) +
    `<path d="M47,-84C58,-82 60,-68 50,-63C43,-59 44,-52 50,-50C44,-46 37,-52 39,-60C41,-66 51,-68 48,-76C46,-80 41,-79 39,-75C38,-82 42,-86 47,-84Z" fill="#cf3a34"/><path d="M46,-122q6,-8 8,-1q0,7 -8,8q-6,-2 0,-7Z" fill="#cf3a34"/>`
  // the same face on the side in shade, foreshortened
  s +=
    face +
    `<g transform="translate(-67,4) skewY(-7) scale(.7,1) translate(-48,0)">${face.replaceAll('#fff8ea', '#e6cdb8').replaceAll('#cf3a34', '#8a2f35')}</g>`
  // thirteen steps, each with its shadow on the one below
  for (let i = 0; i < 13; i++) {
    const y = -226 - i * 14.6,
      k = 0.94 - i * 0.052
    s +=
      course(k, y, k * 0.97, y - 17, GOLD.shade, GOLD.lit) +
      course(k, y, k * 0.99, y - 4.6, GOLD.deep, GOLD.shade)
  }
  const top = -226 - 13 * 14.6 - 2
  s +=
    `<path d="M-34,${top + 2}Q-36,${top - 22} -4,${top - 26}Q30,${top - 22} 32,${top + 2}Z" fill="${GOLD.own}"/><path d="M-34,${top + 2}Q-36,${top - 22} -4,${top - 26}L-6,${top + 2}Z" fill="${GOLD.shade}"/>` +
    `<path d="M-46,${top - 24}L-30,${top - 46}H26L42,${top - 24}L38,${top - 14}H-42Z" fill="${GOLD.lit}"/><path d="M-46,${top - 24}L-30,${top - 46}H-8L-10,${top - 14}H-42Z" fill="${GOLD.shade}"/>` +
    `<path d="M-12,${top - 46}L-8,${top - 66}L-16,${top - 74}L-3,${top - 104}L10,${top - 74}L3,${top - 66}L7,${top - 46}Z" fill="${GOLD.lit}"/><path d="M-12,${top - 46}L-8,${top - 66}L-16,${top - 74}L-3,${top - 104}L-3,${top - 46}Z" fill="${GOLD.shade}"/>`
  return s
}
/** A band round the foot of the dome: half widths and rows of its ends, above and below. */
const band = (w0: number, y0: number, w1: number, y1: number, ink: string): string =>
  `<path d="M${-w0},${y0}Q0,${y0 - 44} ${w0},${y0}L${w1},${y1}Q0,${y1 - 44} ${-w1},${y1}Z" fill="${ink}"/>`
/** A band cut by the path \`cut\`, or whole. */
const ring = (w0: number, y0: number, w1: number, y1: number, ink: string, cut: string): string =>
  cut
    ? `<clipPath id="c${ink.slice(1)}"><path d="${cut}"/></clipPath><g clip-path="url(#c${ink.slice(1)})">${band(w0, y0, w1, y1, ink)}</g>`
    : band(w0, y0, w1, y1, ink)
/** Saffron thrown in swags round the dome: one string of petals that narrows with the round. */
function garland(k: number): string {
  const at = (a: number): Pt => [462 * k * Math.sin(a), 664 - 62 * Math.cos(a)]
  const many = 9
  let s = ''
  for (let i = 0; i < many; i++) {
    const [a0, a1] = [-1.5 + (3 * i) / many, -1.5 + (3 * (i + 1)) / many],
      [[x0, y0], [x1, y1]] = [at(a0), at(a1)],
      mid = (x0 + x1) / 2,
      low = (y0 + y1) / 2,
      ink = a0 < -1 ? '#b98568' : a0 < -0.7 ? '#d59a58' : '#f2b63c'
    s += `<path d="M${x0.toFixed(1)},${(y0 - 5).toFixed(1)}Q${mid.toFixed(1)},${(low + 36).toFixed(1)} ${x1.toFixed(1)},${(y1 - 5).toFixed(1)}V${(y1 + 5).toFixed(1)}Q${mid.toFixed(1)},${(low + 70).toFixed(1)} ${x0.toFixed(1)},${(y0 + 5).toFixed(1)}Z" fill="${ink}"/>`
    // a knot of petals where two swags meet
    if (i > 0) {
      const w = 7 * Math.cos(a0) + 2
      s += `<path d="M${(x0 - w).toFixed(1)},${(y0 - 2).toFixed(1)}Q${x0.toFixed(1)},${(y0 - 12).toFixed(1)} ${(x0 + w).toFixed(1)},${(y0 - 2).toFixed(1)}Q${(x0 + w * 0.7).toFixed(1)},${(y0 + 22).toFixed(1)} ${x0.toFixed(1)},${(y0 + 26).toFixed(1)}Q${(x0 - w * 0.7).toFixed(1)},${(y0 + 22).toFixed(1)} ${(x0 - w).toFixed(1)},${(y0 - 2).toFixed(1)}Z" fill="${a0 < -0.8 ? '#a8684c' : '#e08f32'}"/>`
    }
  }
  return s
}
/** The square, and on it two white terraces with cut corners and a stair up to the dome; their left corners are in shade. */
function terraces(k: number): string {
  const tier = (w: number, cut: number, top: number, back: number, foot: number): string => {
    const rise = (top - back) * 1.3
    return (
      // its floor
      poly(
        [
          [-w - cut, back],
          [w + cut, back],
          [w, top],
          [-w, top],
        ],
        '#fffaf0',
      ) +
      poly(
        [
          [-w, top],
          [w, top],
          [w, foot],
          [-w, foot],
        ],
        '#e4dfee',
      ) +
      poly(
        [
          [-w - cut, back],
          [-w, top],
          [-w, foot],
          [-w - cut, foot - rise],
        ],
        WHITE.shade,
      ) +
      poly(
        [
          [w + cut, back],
          [w, top],
          [w, foot],
          [w + cut, foot - rise],
        ],
        '#ffe4b8',
      ) +
      // the coping and its shadow
      poly(
        [
          [-w - 4, top],
          [w + 4, top],
          [w + 4, top + 6],
          [-w - 4, top + 6],
        ],
        '#fffaf0',
      ) +
      poly(
        [
          [-w, top + 6],
          [w, top + 6],
          [w, top + 9],
          [-w, top + 9],
        ],
        '#b9b4d8',
      )
    )
  }
  const [x0, x1] = [96, 236]
  let stair = ''
  for (let i = 0; i < 9; i++) {
    const y = 858 + i * 7.4,
      grow = i * 3
    stair +=
      `<path d="M${x0 - grow},${y}H${x1 + grow}v3.600H${x0 - grow}Z" fill="#fffaf0"/>` +
      `<path d="M${x0 - grow},${y + 3.6}H${x1 + grow}v3.800H${x0 - grow}Z" fill="#cdc8e2"/>`
  }
  return (
    poly(
      [
        [-1000, 826],
        [1000, 826],
        [1000, 1010],
        [-1000, 1010],
      ],
      '#f7e9d8',
    ) +
    // joints of the paving, which run to the middle of the dome
    `<path d="M-1000,944H1000M-1000,976H1000${[-9, -7, -5, -3, -1, 1, 3, 5, 7, 9].map((j) => `M${j * 94},918L${j * 118},1010`).join('')}" fill="none" stroke="#e6d3c2" stroke-width="2.4"/>` +
    // the terraces' shadow on the square
    poly(
      [
        [-640 * k - 92, 899],
        [-640 * k, 922],
        [-640 * k - 120, 924],
        [-640 * k - 230, 912],
      ],
      '#b9b4d8',
    ) +
    tier(640 * k, 90, 886, 868, 924) +
    tier(540 * k, 80, 856, 840, 884) +
    `<path d="M${x0 - 40},924L${x0 - 24},920V884H${x0 - 40}ZM${x0 - 34},884L${x0 - 10},880V856H${x0 - 22}Z" fill="#b9b4d8"/>` +
    stair
  )
}
/** The snow range in morning light from the right, its feet in haze; `x` is the stupa's column. */
function himalaya(plate: Plate, x: number): void {
  const peaks = [
    [-930, 150, 250],
    [-610, 236, 290],
    [-340, 170, 230],
    [300, 180, 240],
    [555, 262, 290],
    [820, 170, 240],
  ] as const
  const m = Mesh.create()
  m.terrain(
    (px, pz) => {
      const torn = ridged(px / 150 + 3, pz / 150, 5, 6),
        wide = px + (fbm(px / 60, pz / 60, 3, 9) - 0.5) * 46
      let high = 0
      for (const [cx, h, w] of peaks) {
        const d = Math.hypot((wide - cx) / w, (pz + 1000) / 210)
        high = Math.max(high, h * Math.max(0, 1 - d) ** 0.92)
      }
      return high * (0.8 + 0.3 * torn)
    },
    -1300,
    1300,
    -1210,
    -800,
    520,
    110,
    'snow',
  )
  pullSolid(plate, m, new Camera([0, 12, 0], 0, 0.625, 712, x), {
    sun: [0.92, 0.34, 0.1],
    materials: {
      snow: { tones: ['#fff6e8', '#d9dcee', '#a9b8da', '#8ba0cb'], cuts: [0.52, 0.34, 0.16], grain: 0.004 },
    },
    sky: 0.24,
    shadows: [{ centre: [0, 60, -1000], radius: 1250 }],
    air: (at) => ({ amount: 0.7 * smoothstep(120, 10, at[1]), ink: rgb('#dfe6e4') }),
    airSteps: 9,
    airGrain: 0,
  })
}
function draw(plate: Plate, l: { x: number; k: number; crown: number; people?: number; lines: Pt[] }): void {
  bareSky(plate, [
    [0, '#12356e'],
    [260, '#2f6ea6'],
    [520, '#8cc2d2'],
    [760, '#fbe9c6'],
  ])
  const { x, k } = l
  himalaya(plate, x)
  plate.svg(ridge(-160, 1760, 724, 90, '#6f93a8', 12, 2))
  // brick houses round the square: each of its own height, with a shaded side, framed windows, a shop below and things on the roof
  const r = random(4)
  let houses = ''
  const box = (bx: number, by: number, w: number, h: number, ink: string) =>
    `<path d="M${bx.toFixed(1)},${by.toFixed(1)}h${w.toFixed(1)}v${h.toFixed(1)}h${(-w).toFixed(1)}Z" fill="${ink}"/>`
  // no order that comes round again: the eye finds a rhythm of roofs at once
  const roofs = 'tgfrkgptrfgktrpmtrgk'
  for (let hx = -40, i = 0; hx < 1660; i++) {
    const roof = roofs[i % roofs.length]!
    const w = r.range(74, 126),
      floors = r.pick([2, 2, 3, 3, 4]),
      storey = r.range(33, 39),
      top = 806 - floors * storey - r.range(0, 8),
      [wall, side] = r.pick([
        ['#bf6e52', '#8d4a4a'],
        ['#cf9468', '#9c6355'],
        ['#dfbb94', '#a98078'],
        ['#ab5f54', '#7c424a'],
      ] as const),
      side0 = w * 0.17
    houses += box(hx, top, w, 830 - top, wall) + box(hx, top, side0, 830 - top, side)
    if (roof === 'r' || roof === 'm') {
      // a tiled roof with a deep eave; gilt, with a maroon band below, on the monastery
      const gilt = roof === 'm',
        [lit, shade] = gilt ? [GOLD.own, GOLD.shade] : ['#8d4b45', '#6a3a46']
      houses +=
        poly(
          [
            [hx - 10, top + 4],
            [hx + w * 0.14, top - 24],
            [hx + w * 0.9, top - 24],
            [hx + w + 10, top + 4],
          ],
          lit,
        ) + // prettier-ignore
        poly(
          [
            [hx - 10, top + 4],
            [hx + w * 0.14, top - 24],
            [hx + w * 0.3, top - 24],
            [hx + side0, top + 4],
          ],
          shade,
        ) + // prettier-ignore
        box(hx - 10, top + 3, w + 20, 4, '#5b3140')
      if (gilt)
        houses +=
          `<path d="M${hx + w * 0.5 - 9},${top - 24}L${hx + w * 0.5 - 5},${top - 36}L${hx + w * 0.5},${top - 50}L${hx + w * 0.5 + 5},${top - 36}L${hx + w * 0.5 + 9},${top - 24}Z" fill="${GOLD.lit}"/>` +
          box(hx + side0, top + 7, w - side0, 9, '#7a2f3c')
    } else if (roof === 'g')
      // a gable towards the square
      houses +=
        poly(
          [
            [hx + 2, top + 1],
            [hx + w * 0.5, top - 34],
            [hx + w - 2, top + 1],
          ],
          wall,
        ) + // prettier-ignore
        poly(
          [
            [hx - 9, top + 5],
            [hx + w * 0.5, top - 44],
            [hx + w + 9, top + 5],
            [hx + w, top + 5],
            [hx + w * 0.5, top - 33],
            [hx, top + 5],
          ],
          '#7a4048',
        ) + // prettier-ignore
        box(hx + w * 0.5 - 6, top - 18, 12, 15, '#5b3140')
    else {
      // a terrace: parapet, and a tank, a line of washing, pots or an attic room
      houses += box(hx - 3, top - 5, w + 6, 8, '#f0d9b8') + box(hx - 3, top - 5, side0, 8, '#b9948c')
      if (roof === 't')
        houses += box(hx + w * 0.62, top - 25, 20, 20, '#3d4a72') + box(hx + w * 0.62 + 13, top - 25, 7, 20, '#6a78a0') // prettier-ignore
      if (roof === 'f')
        houses +=
          `<path d="M${hx + w * 0.3},${top - 5}v-20M${hx + w * 0.84},${top - 5}v-20" stroke="#5b3140" stroke-width="2.4"/>` +
          FLAGS.map((ink, k) => box(hx + w * (0.33 + k * 0.1), top - 22, w * 0.08, 11, ink)).join('')
      if (roof === 'p')
        houses += Array.from({ length: 5 }, (_, k) => `<ellipse cx="${(hx + w * (0.3 + k * 0.14)).toFixed(1)}" cy="${(top - 10 - (k % 3) * 2).toFixed(1)}" rx="${9 + (k % 2) * 3}" ry="${7 + (k % 3) * 2}" fill="${k % 2 ? '#5b9464' : '#3f7454'}"/>`).join('') // prettier-ignore
      if (roof === 'k')
        houses +=
          box(hx + w * 0.3, top - 32, w * 0.5, 28, wall) +
          box(hx + w * 0.3, top - 32, w * 0.1, 28, side) +
          box(hx + w * 0.26, top - 36, w * 0.58, 5, '#8d4b45') +
          box(hx + w * 0.56, top - 24, 12, 14, '#5b3140')
    }
    for (let floor = 0; floor < floors; floor++) {
      const wy = top + 8 + floor * storey,
        many = Math.max(2, Math.round((w - side0) / 31)),
        step = (w - side0) / many
      if (floor === floors - 1) {
        // shop fronts under one awning
        houses +=
          box(hx + side0 + 4, wy + 2, w - side0 - 8, 40, '#4a2c3c') +
          poly(
            [
              [hx + side0, wy],
              [hx + w, wy],
              [hx + w + 5, wy + 12],
              [hx + side0 - 4, wy + 12],
            ],
            ['#2f6bb8', '#d2423a', '#2f9366'][i % 3]!,
          )
        continue
      }
      for (let k = 0; k < many; k++) {
        const wx = hx + side0 + step * (k + 0.5)
        houses +=
          box(wx - 9, wy, 18, 22, '#5b3140') +
          box(wx - 11, wy - 2, 22, 3.4, '#7a4048') +
          box(wx - 11, wy + 21, 22, 3, '#f0d9b8') +
          (r() < 0.3 ? box(wx - 7, wy + 3, 6, 18, '#8fb0b8') : '')
      }
    }
    hx += w - 3
  }
  plate.svg(houses)
  plate.svg(
    `<g transform="translate(${x},0)"><g transform="scale(${k},1)">` +
      // dome: tones that follow the round, the shade low on the far side from the sun
      `<clipPath id="dome"><path d="M-470,800C-480,590 -300,440 -100,424H100C300,440 480,590 470,800Z"/></clipPath>` +
      `<g clip-path="url(#dome)"><path d="M-600,400H600V820H-600Z" fill="#c3c0e0"/><ellipse cx="100" cy="540" rx="500" ry="440" fill="${WHITE.half}"/><ellipse cx="150" cy="500" rx="440" ry="390" fill="${WHITE.lit}"/></g>` +
      `</g>` +
      // the tower's shadow leaves its whole foot and follows the round into the shaded side
      `<clipPath id="high"><path transform="scale(${k},1)" d="M-470,800C-480,590 -300,440 -100,424H100C300,440 480,590 470,800Z"/></clipPath><path clip-path="url(#high)" d="M${4 - 22 * l.crown},444C${-100 * k},458 ${-240 * k},500 ${-336 * k},610L${-420 * k},800H${-520 * k}V600C${-330 * k},478 ${-200 * k},436 ${4 - 124 * l.crown},430L${4 - 124 * l.crown},440L${4 - 22 * l.crown},432Z" fill="#c3c0e0"/>` +
      `<g clip-path="url(#high)">${garland(k)}</g>` +
      terraces(k) +
      // niches round the foot
      ring(500 * k, 800, 512 * k, 850, WHITE.half, '') +
      ring(500 * k, 800, 512 * k, 850, '#c3c0e0', `M-1000,700H${-250 * k}L${-262 * k},900H-1000Z`) +
      ring(500 * k, 800, 512 * k, 850, WHITE.shade, `M-1000,700H${-370 * k}L${-382 * k},900H-1000Z`) +
      band(492 * k, 793, 500 * k, 803, '#8d8cc4') +
      Array.from({ length: 25 }, (_, i) => {
        const t = (i - 12) / 12.5,
          nx = 500 * k * Math.sin((t * Math.PI) / 2),
          w = 10 * Math.cos(t * 1.3),
          y = 842 - 22 * (1 - t * t)
        return `<path d="M${(nx - w).toFixed(1)},${y.toFixed(1)}v-20a${w.toFixed(1)},9 0 0 1 ${(2 * w).toFixed(1)},0v20Z" fill="${t < -0.36 ? '#5a4a7c' : '#8a4a4c'}"/>`
      }).join('') +
      `<g transform="translate(4,432) scale(${l.crown})">${crown()}</g></g>`,
  )
  plate.svg(l.lines.map((end, i) => flagLine(i + 1, [x + 2, 432 - 410 * l.crown], end, 46, 11, 34)).join(''))
  const look = (top: string, bottom: string, more: Partial<Look> = {}): Look => ({
    skin: '#a8654a',
    hair: '#261c30',
    top,
    bottom,
    far: bottom,
    shoes: '#3a2a3c',
    ...more,
  })
  const px = l.people
  if (px === undefined) return
  plate.svg(
    [px - 8, px + 92, px + 390]
      .map((sx) =>
        smooth(
          [
            [sx - 4, 968],
            [sx - 110, 974],
            [sx - 150, 984],
            [sx - 70, 986],
            [sx + 16, 978],
          ],
          '#b9b4d8',
          0.8,
        ),
      )
      .join('') +
      edgeLight(
        place(
          px,
          974,
          118,
          figure('strolls', look('#c9503f', '#8f2f4c', { cut: 'bun', skirt: 'long', drape: '#f2b632' })),
        ) +
          place(
            px + 100,
            978,
            118,
            figure('walks', look('#f2b632', '#2f6bb8', { cut: 'cap', hat: '#d2423a', size: 0.62 })),
          ) +
          place(
            px + 400,
            972,
            116,
            figure('photographs', look('#2c6f7c', '#3a3358', { cut: 'short', wear: 'coat', lit: 'back' })),
            true,
          ),
        [1, -0.4],
        3.2,
        '#ffe2a6',
      ),
  )
}
export const views: View[] = [
  {
    name: 'kathmandu-nepal-cover',
    focusX: 930,
    draw: (plate) =>
      draw(plate, {
        x: 930,
        k: 0.88,
        crown: 0.76,
        people: 296,
        lines: [
          [-60, 310],
          [-60, 600],
          [-80, 900],
          [1660, 290],
          [1660, 610],
          [1700, 940],
        ],
      }),
    drawLink: (plate) =>
      draw(plate, {
        x: 1090,
        k: 0.84,
        crown: 0.66,
        lines: [
          [-60, 360],
          [-60, 700],
          [200, 1000],
          [1660, 250],
          [1660, 500],
          [1700, 780],
        ],
      }),
    drawTall: (plate) =>
      draw(plate, {
        x: 376,
        k: 0.88,
        crown: 0.72,
        people: 210,
        lines: [
          [-60, 300],
          [-120, 630],
          [800, 290],
          [870, 630],
        ],
      }),
  },
]
