/** Baku after sunset: the Flame Towers lit on their hill, the old town's wall and the Maiden Tower below them in lamplight. */
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'

const DARK = '#15143c'
const FOOT = 560
const GLOW =
  '<defs><radialGradient id="g"><stop offset="0" stop-color="#ffe9b0" stop-opacity=".9"/><stop offset="1" stop-color="#ffb45c" stop-opacity="0"/></radialGradient><linearGradient id="f" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#ffd873"/><stop offset=".4" stop-color="#ff9a4a"/><stop offset="1" stop-color="#e2433f"/></linearGradient><linearGradient id="d" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#d9743c"/><stop offset="1" stop-color="#7a2450"/></linearGradient></defs>'

/** One tower: a flame of glass, broad at its foot, that bends to its point, with one flame of lamps (tips in shares of its height) over its face. */
function flame(x: number, y: number, high: number, lean: -1 | 1, tips: [number, number, number]): string {
  const at = (u: number, v: number) => `${(x + lean * u * high).toFixed(1)},${(y - v * high).toFixed(1)}`
  const left = `${at(-0.18, 0)}C${at(-0.27, 0.24)} ${at(-0.22, 0.5)} ${at(-0.08, 0.73)}C${at(-0.01, 0.85)} ${at(0.07, 0.93)} ${at(0.13, 1)}`
  const right = `C${at(0.09, 0.86)} ${at(0.15, 0.66)} ${at(0.19, 0.44)}C${at(0.215, 0.28)} ${at(0.2, 0.12)} ${at(0.17, 0)}`
  const whole = `M${left}${right}Z`
  // the edge where the two faces meet turns as it climbs
  const side = `M${at(0.13, 1)}C${at(0.02, 0.86)} ${at(-0.02, 0.7)} ${at(0.03, 0.5)}C${at(0.07, 0.34)} ${at(0.09, 0.16)} ${at(0.05, 0)}L${at(0.17, 0)}C${at(0.2, 0.12)} ${at(0.215, 0.28)} ${at(0.19, 0.44)}C${at(0.15, 0.66)} ${at(0.09, 0.86)} ${at(0.13, 1)}Z`
  let floors = ''
  for (let i = 1; i < 30; i++)
    floors += `M${at(-0.28, i / 30)}L${at(0.26, i / 30)}L${at(0.26, i / 30 + 0.005)}L${at(-0.28, i / 30 + 0.005)}Z`
  const id = `t${Math.round(x)}`,
    [t0, t1, t2] = tips
  // one body of fire with three tongues of unequal height, bent like the tower
  const fire = `M${at(-0.3, -0.02)}V${(y - 0.16 * high).toFixed(1)}C${at(-0.2, 0.26)} ${at(-0.19, t0 - 0.1)} ${at(-0.14, t0)}C${at(-0.13, t0 - 0.14)} ${at(-0.11, 0.24)} ${at(-0.08, 0.22)}C${at(-0.04, 0.32)} ${at(-0.1, t1 - 0.2)} ${at(0, t1)}C${at(-0.02, t1 - 0.18)} ${at(0.05, 0.34)} ${at(0.06, 0.2)}C${at(0.1, 0.24)} ${at(0.1, t2 - 0.1)} ${at(0.14, t2)}C${at(0.15, t2 - 0.14)} ${at(0.19, 0.2)} ${at(0.3, 0.1)}V${(y + 0.02 * high).toFixed(1)}Z`
  return (
    `<clipPath id="${id}"><path d="${whole}"/></clipPath><path d="${whole}" fill="url(#f)"/>` +
    `<g clip-path="url(#${id})"><path d="${fire}" fill="#ffe79c" opacity=".55"/><path d="${side}" fill="url(#d)" opacity=".82"/><path d="${floors}" fill="#5a1c48" opacity=".45"/></g>`
  )
}
/** The Maiden Tower: 29.5 m high, 16.5 m across, round, its courses ribbed, the solid buttress like a prow on the right. */
function maidenTower(x: number, foot: number, high: number): string {
  const w = high * 0.56,
    // a ring of the round wall arches the more, the higher it is above us
    sag = (v: number) => high * 0.012 + high * 0.035 * v
  let ribs = ''
  for (let i = 0; i < 21; i++) {
    const v = 0.1 + i * 0.042,
      y = foot - high * v,
      s = sag(v)
    ribs += `M${x - w / 2},${y}C${x - w * 0.42},${y - s * 1.32} ${x + w * 0.42},${y - s * 1.32} ${x + w / 2},${y}v2.600C${x + w * 0.42},${y - s * 1.32 + 2.6} ${x - w * 0.42},${y - s * 1.32 + 2.6} ${x - w / 2},${y + 2.6}Z`
  }
  return (
    `<path d="M${x + w * 0.3},${foot}V${foot - high * 0.93}L${x + w * 0.62},${foot - high * 0.955}L${x + w * 0.86},${foot - high * 0.93}V${foot}Z" fill="#4a2f50"/><path d="M${x + w * 0.3},${foot}V${foot - high * 0.93}L${x + w * 0.62},${foot - high * 0.955}V${foot}Z" fill="#8a5650"/>` +
    `<linearGradient id="round"><stop offset="0" stop-color="#94604f"/><stop offset=".12" stop-color="#d39a5e"/><stop offset=".32" stop-color="#efbc76"/><stop offset=".55" stop-color="#d4985b"/><stop offset=".78" stop-color="#94594f"/><stop offset="1" stop-color="#553750"/></linearGradient>` +
    `<path d="M${x - w / 2},${foot}V${foot - high}C${x - w * 0.42},${foot - high - sag(1) * 1.32} ${x + w * 0.42},${foot - high - sag(1) * 1.32} ${x + w / 2},${foot - high}V${foot}Z" fill="url(#round)"/>` +
    `<path d="${ribs}" fill="#6b3f4a" opacity=".42"/>` +
    [0.46, 0.62, 0.8]
      .map(
        (v, i) =>
          `<path d="M${x - w * 0.12 + i * 9},${foot - high * v}h${w * 0.06}v${-high * 0.045}q${-w * 0.03},-6 ${-w * 0.06},0Z" fill="#2c1f48"/>`,
      )
      .join('')
  )
}
/** One house of the old town by its kind: flat with a parapet, with a bay of lattice, gabled, domed, with an arcade on top. */
function oldHouse(
  kind: number,
  x: number,
  foot: number,
  w: number,
  h: number,
  [lit, shade]: [string, string],
  lamps: number,
): string {
  const y = foot - h,
    window = (u: number, v: number, on: boolean, k = 1): string =>
      `<path d="M${x + w * u},${y + h * v}v${-14 * k}q${5 * k},${-8 * k} ${10 * k},0v${14 * k}Z" fill="${on ? '#ffd584' : '#241c48'}"/>`
  let s = `<path d="M${x},${foot + 60}V${y}H${x + w}V${foot + 60}Z" fill="${lit}"/><path d="M${x + w * 0.68},${foot + 60}V${y}H${x + w}V${foot + 60}Z" fill="${shade}"/>`
  if (kind === 0) s += `<path d="M${x - 3},${y}v-9h${w + 6}v9Z" fill="#c99684"/>`
  if (kind === 1)
    s +=
      `<path d="M${x - 3},${y}v-8h${w + 6}v8Z" fill="#c99684"/><path d="M${x + w * 0.18},${y + 14}h${w * 0.4}v${h * 0.42}h${-w * 0.4}Z" fill="#6a3f4c"/><path d="M${x + w * 0.14},${y + 12}h${w * 0.48}v6h${-w * 0.48}ZM${x + w * 0.14},${y + 14 + h * 0.42}h${w * 0.48}v7h${-w * 0.48}Z" fill="#a8705c"/>` +
      [0.22, 0.34, 0.46]
        .map((u) => `<path d="M${x + w * u},${y + 24}h${w * 0.08}v${h * 0.3}h${-w * 0.08}Z" fill="#ffc66e"/>`)
        .join('')
  if (kind === 2)
    s += `<path d="M${x - 5},${y}L${x + w * 0.5},${y - w * 0.24}L${x + w + 5},${y}Z" fill="#8a4a50"/><path d="M${x + w * 0.5},${y - w * 0.24}L${x + w + 5},${y}H${x + w * 0.64}Z" fill="#5a3058"/>`
  if (kind === 3)
    s += `<path d="M${x + w * 0.12},${y}v-10h${w * 0.76}v10Z" fill="${lit}"/><path d="M${x + w * 0.16},${y - 9}a${w * 0.34},${w * 0.34} 0 0 1 ${w * 0.68},0Z" fill="#b98a80"/><path d="M${x + w * 0.56},${y - 9 - w * 0.33}a${w * 0.34},${w * 0.34} 0 0 1 ${w * 0.28},${w * 0.33}h${-w * 0.2}Z" fill="#6f4a72"/><path d="M${x + w * 0.49},${y - w * 0.34 - 8}h3v-16h-3Z" fill="#ffd9a0"/>`
  if (kind === 4)
    s +=
      `<path d="M${x + 4},${y}v-34h${w - 8}v34Z" fill="${shade}"/><path d="M${x - 2},${y - 34}h${w + 4}v-7h${-w - 4}Z" fill="#c99684"/>` +
      [0.1, 0.38, 0.66]
        .map(
          (u, i) =>
            `<path d="M${x + w * u},${y}v-18q${w * 0.11},-14 ${w * 0.22},0v18Z" fill="${(lamps >> i) & 1 ? '#ffbf68' : '#241c48'}"/>`,
        )
        .join('')
  if (kind !== 1)
    for (let k = 0; k < 4; k++)
      s += window(0.1 + (k % 2) * 0.3, k < 2 ? 0.42 : 0.82, ((lamps >> k) & 1) === 1)
  return s + window(0.78, 0.6, (lamps & 8) === 8)
}
const BACK: [string, string][] = [['#54437a', '#3a3064'], ['#604a7e', '#40346a'], ['#4b3d74', '#352c60']] // prettier-ignore
const FRONT: [string, string][] = [['#a87468', '#5f4168'], ['#8f6070', '#54396a'], ['#b98268', '#6a4568'], ['#7f5670', '#4a3466']] // prettier-ignore
/** The old town steps down from the hill in three uneven rows, with a minaret. */
function town(): string {
  const r = random(19)
  let s = ''
  for (const [row, foot, inks] of [
    [0, 618, BACK],
    [1, 676, BACK],
    [2, 748, FRONT],
  ] as const) {
    let x = -300 + row * 34
    for (let i = 0; x < 2000; i++) {
      const w = r.range(60, 104) * (1 + row * 0.16),
        h = r.range(36, 66) * (1 + row * 0.22) * (i % 5 === 3 ? 1.3 : 1)
      s += oldHouse((i * 2 + row + Math.floor(r() * 2)) % 5, x, foot + r.range(-8, 8), w, h, inks[Math.floor(r() * inks.length)]!, Math.floor(r() * 16) & (row < 2 ? 6 : 11)) // prettier-ignore
      x += w * r.range(0.94, 1.06)
    }
    // the minaret of the palace mosque between the rows
    if (row === 1)
      s +=
        '<path d="M1188,760V548h26v212Z" fill="#b98268"/><path d="M1204,760V548h10v212Z" fill="#6a4568"/><path d="M1180,550h42v-11h-42Z" fill="#d9a684"/><path d="M1190,540v-26h22v26Z" fill="#a87468"/><path d="M1188,516q13,-34 26,0Z" fill="#c99684"/><path d="M1196,536v-14q5,-7 10,0v14Z" fill="#ffd584"/>'
  }
  return s
}
/** The wall of Icherisheher with its round towers and merlons, lit where a lamp hangs before it. */
function wall(x0: number, x1: number, y: number): string {
  let s = `<path d="M${x0},${y + 130}V${y}H${x1}V${y + 130}Z" fill="#a87050"/>`
  for (let x = x0; x < x1; x += 30) s += `<path d="M${x},${y + 2}v-12q8,-12 16,0v12Z" fill="#a87050"/>`
  for (let i = 0; i < 6; i++)
    s += `<path d="M${x0},${y + 20 + i * 20}H${x1}v2.4H${x0}Z" fill="#84544e" opacity=".6"/>`
  for (let x = x0 + 90; x < x1; x += 260) {
    s += `<path d="M${x - 46},${y + 130}V${y - 26}q46,-14 92,0V${y + 130}Z" fill="#bd8656"/><path d="M${x + 8},${y + 130}V${y - 35}q24,2 38,9V${y + 130}Z" fill="#744a58"/>`
    for (let k = 0; k < 4; k++)
      s += `<path d="M${x - 44 + k * 24},${y - 24}v-13q7,-10 14,0v13Z" fill="${k > 1 ? '#744a58' : '#bd8656'}"/>`
    s += `<path d="M${x - 14},${y + 40}h8v26h-8Z" fill="#4a2c4a"/>`
  }
  return s
}
/** An Eldar pine behind the wall: a leaning trunk with two boughs, and tufts of needles that catch the lamps from below. */
function eldarPine(x: number, foot: number, high: number, lean: -1 | 1): string {
  const at = (u: number, v: number) => `${(x + lean * u * high).toFixed(1)},${(foot - v * high).toFixed(1)}`
  // one tuft: five rounded heads above, an uneven lower edge
  const tuft = (u: number, v: number, w: number, h: number) => {
    const p = (du: number, dv: number) => at(u + du * w, v + dv * h)
    return (
      `<path d="M${p(-1, 0.1)}C${p(-1.14, 0.5)} ${p(-0.84, 0.72)} ${p(-0.66, 0.6)}C${p(-0.6, 0.98)} ${p(-0.2, 1.04)} ${p(-0.14, 0.82)}C${p(0, 1.16)} ${p(0.44, 1.06)} ${p(0.42, 0.76)}C${p(0.62, 0.88)} ${p(0.88, 0.7)} ${p(0.78, 0.46)}C${p(1.02, 0.5)} ${p(1.12, 0.2)} ${p(0.96, 0.06)}C${p(0.76, -0.14)} ${p(0.62, 0.1)} ${p(0.46, 0)}C${p(0.28, -0.18)} ${p(0.06, 0.06)} ${p(-0.1, -0.04)}C${p(-0.34, -0.16)} ${p(-0.46, 0.1)} ${p(-0.62, 0)}C${p(-0.8, -0.12)} ${p(-0.94, -0.04)} ${p(-1, 0.1)}Z" fill="#1f2654"/>` +
      `<path d="M${p(-0.5, 0.3)}C${p(-0.4, 0.62)} ${p(-0.1, 0.66)} ${p(0, 0.46)}C${p(0.14, 0.7)} ${p(0.5, 0.6)} ${p(0.5, 0.34)}C${p(0.24, 0.22)} ${p(-0.2, 0.2)} ${p(-0.5, 0.3)}Z" fill="#2f3a6e"/>`
    )
  }
  return (
    `<path d="M${at(-0.05, 0)}C${at(-0.02, 0.3)} ${at(0.05, 0.5)} ${at(0.09, 0.84)}L${at(0.14, 0.84)}C${at(0.12, 0.5)} ${at(0.07, 0.3)} ${at(0.05, 0)}ZM${at(0.05, 0.42)}L${at(0.28, 0.64)}L${at(0.26, 0.67)}L${at(0.05, 0.48)}ZM${at(0.05, 0.52)}L${at(-0.08, 0.7)}L${at(-0.05, 0.72)}L${at(0.08, 0.56)}Z" fill="#241a3c"/>` +
    tuft(0.3, 0.6, 0.19, 0.15) +
    tuft(-0.08, 0.68, 0.18, 0.15) +
    tuft(0.13, 0.8, 0.24, 0.2)
  )
}
interface Layout {
  dx: number
  wide: number
  tower: [x: number, high: number]
  pair: [x: number, foot: number, k: number]
  lamps: [x: number, foot: number, size: number][]
  trees: [x: number, high: number, lean: -1 | 1][]
}
function draw(plate: Plate, { dx, wide, tower, pair, lamps, trees }: Layout): void {
  bareSky(plate, [
    [0, '#141545'],
    [230, '#33307a'],
    [400, '#7f4f92'],
    [510, '#ea8f80'],
    [600, '#ffd49a'],
  ])
  const plane = (body: string) => plate.svg(`${GLOW}<g transform="translate(${dx},0)">${body}</g>`)
  // the hill, and the towers on their podium
  plane(
    smooth(
      [
        [-400, 640],
        [-100, 596],
        [300, 572],
        [640, FOOT + 6],
        [1160, FOOT + 4],
        [1400, 580],
        [2000, 610],
        [2000, 760],
        [-400, 760],
      ],
      '#3a2f6a',
      0.6,
    ) +
      poly(
        [
          [620, FOOT + 10],
          [650, FOOT - 16],
          [1130, FOOT - 18],
          [1160, FOOT + 10],
        ],
        '#8a5a78',
      ) +
      `<ellipse cx="905" cy="${FOOT - 40}" rx="420" ry="240" fill="url(#g)" opacity=".35"/>` +
      flame(700, FOOT - 14, 410, 1, [0.42, 0.66, 0.36]) +
      flame(1090, FOOT - 14, 350, -1, [0.5, 0.38, 0.6]) +
      flame(898, FOOT - 10, 456, -1, [0.36, 0.54, 0.72]),
  )
  plane(town())
  const pines = trees.map(([x, high, lean]) => eldarPine(x, 900, high, lean)).join('')
  plane(
    `<ellipse cx="${400}" cy="820" rx="900" ry="90" fill="url(#g)" opacity=".5"/>` +
      pines +
      maidenTower(tower[0], 898, tower[1]) +
      wall(-300, 1900, 776),
  )
  // the promenade in front: lamps in pairs, uneven, and a stone bench
  const lamp = (x: number, foot: number, k: number): string =>
    `<ellipse cx="${x}" cy="${foot}" rx="${150 * k}" ry="${26 * k}" fill="url(#g)" opacity=".9"/><circle cx="${x}" cy="${foot - 200 * k}" r="${230 * k}" fill="url(#g)" opacity=".34"/><path d="M${x - 9 * k},${foot}l3,-${26 * k}h${12 * k - 6}l3,${26 * k}Z" fill="${DARK}"/><path d="M${x - 3 * k},${foot}V${foot - 250 * k}h${6 * k}V${foot}Z" fill="${DARK}"/><circle cx="${x}" cy="${foot - 258 * k}" r="${70 * k}" fill="url(#g)"/><path d="M${x - 10 * k},${foot - 246 * k}l-4,${-26 * k}h${20 * k + 8}l-4,${26 * k}Z" fill="#fff3cc"/><path d="M${x - 18 * k},${foot - 272 * k}h${36 * k}l${-18 * k},${-14 * k}Z" fill="${DARK}"/>`
  plate.svg(
    poly(
      [
        [-40, 888],
        [wide + 40, 882],
        [wide + 40, 1040],
        [-40, 1040],
      ],
      '#3f3063',
    ) +
      poly(
        [
          [-40, 884],
          [wide + 40, 878],
          [wide + 40, 892],
          [-40, 898],
        ],
        '#d99a68',
      ) +
      [0.2, 0.46, 0.78]
        .map(
          (t) =>
            `<path d="M-40,${906 + t * 110}L${wide + 40},${900 + t * 112}v3L-40,${909 + t * 110}Z" fill="#2c2350"/>`,
        )
        .join('') + // prettier-ignore
      GLOW +
      lamps.map(([x, foot, k]) => lamp(x, foot, k)).join(''),
  )
  const [px, y, k] = pair
  plate.svg(
    // the wall bench they have just left, her coat on it
    poly(
      [
        [px + k * 0.5, y - k * 0.42],
        [px + k * 2.6, y - k * 0.44],
        [px + k * 2.6, y - k * 0.3],
        [px + k * 0.5, y - k * 0.28],
      ],
      '#a9766e',
    ) +
      poly(
        [
          [px + k * 0.56, y - k * 0.29],
          [px + k * 2.6, y - k * 0.31],
          [px + k * 2.6, y],
          [px + k * 0.56, y + 4],
        ],
        '#5a3f62',
      ) +
      `<ellipse cx="${px - k * 0.1}" cy="${y + 5}" rx="${k * 0.5}" ry="${k * 0.05}" fill="#241c48"/><ellipse cx="${px + k * 1.5}" cy="${y + 7}" rx="${k * 1.1}" ry="${k * 0.05}" fill="#241c48"/>` +
      edgeLight(
        place(
          px + k * 1.5,
          y + k * 0.06,
          k,
          figure('sits', {
            skin: '#a8704f',
            hair: '#1a1434',
            top: '#3f8aa0',
            farTop: '#2a6080',
            bottom: '#2c2a60',
            far: '#211f50',
            shoes: DARK,
            cut: 'short',
            wear: 'tucked',
          }),
          true,
        ) +
          // his cup, his fingers round it
          place(
            px + k * 1.095,
            y + k * 0.06 - k * 0.65,
            k,
            '<path d="M-.045,.07L-.06,-.09H.06L.045,.07Z" fill="#f6e6cc"/><path d="M.1,-.02C.08,-.05 .04,-.052 -.03,-.046C-.05,-.044 -.054,-.026 -.036,-.02C-.052,-.016 -.052,.002 -.034,.006C-.046,.012 -.044,.028 -.026,.03C-.034,.038 -.028,.05 -.012,.05C.04,.054 .08,.046 .1,.03Z" fill="#a8704f"/><path d="M.03,-.021L-.036,-.02L-.034,-.015L.03,-.014ZM.03,.006L-.034,.006L-.032,.011L.03,.012ZM.03,.03L-.026,.03L-.024,.035L.03,.035Z" fill="#744846"/>',
          ) +
          place(
            px,
            y + k * 0.02,
            k,
            figure('points', {
              skin: '#c08a6a',
              hair: '#2a1d38',
              top: '#e0604a',
              farTop: '#a03a4c',
              bottom: '#f0d9b8',
              far: '#b99f9a',
              shoes: '#5a2440',
              cut: 'long',
              skirt: 'long',
              wear: 'tucked',
              bag: { kind: 'sling', ink: '#f2b84a' },
            }),
            true,
          ),
        [-0.5, -1],
        k / 56,
        '#ffd49a',
      ),
  )
}
export const views: View[] = [
  {
    name: 'baku-azerbaijan-cover',
    focusX: 850,
    draw: (plate) =>
      draw(plate, {
        dx: 0,
        wide: 1600,
        tower: [400, 400],
        pair: [1066, 914, 162],
        lamps: [
          [150, 906, 0.72],
          [742, 910, 0.78],
          [1560, 908, 0.76],
        ],
        trees: [[1462, 240, -1]],
      }),
    drawTall: (plate) =>
      draw(plate, {
        dx: -520,
        wide: 750,
        tower: [650, 330],
        pair: [430, 952, 150],
        lamps: [[44, 916, 0.7]],
        trees: [],
      }),
  },
]
