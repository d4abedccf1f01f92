/** A lane of the Old Quarter in the morning: one side in the sun, one in shade, a flower seller with her bicycle between them, the cathedral in haze. */
import { edgeLight, place, poly } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { mix, smoothstep } from '../kit/ink.ts'
import { random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

/** St Joseph's: two square towers of 31 m with a cross between them, almost the tone of the sky. */
const cathedral =
  '<path d="M640,640V250H662V236H734V250H756V330H844V250H866V236H938V250H960V640Z" fill="#d9c3b4"/><path d="M756,400V330L800,288L844,330V400Z" fill="#d9c3b4"/><path d="M797,288v-34h-12v-6h12v-14h6v14h12v6h-12v34Z" fill="#c9aba4"/><path d="M676,290q22,-30 44,0v70h-44ZM880,290q22,-30 44,0v70h-44ZM678,420q20,-26 40,0v80h-40ZM882,420q20,-26 40,0v80h-40Z" fill="#c0a29f"/><circle cx="800" cy="400" r="26" fill="#c0a29f"/><path d="M640,372H960v6H640ZM640,396H960v4H640Z" fill="#c9aba4"/>'

/** The lane in metres: `FOCAL` and the eye put a point of it on the picture. x to the right, y up, z away from us. */
const FOCAL = 900
const EYE = 1.35
const HORIZON = 690
const HALF = 4.3
const at = (x: number, y: number, z: number): Pt => [800 + (x * FOCAL) / z, HORIZON - ((y - EYE) * FOCAL) / z]
const air = (ink: string, z: number): string => mix(ink, '#f6e2bd', 0.62 * smoothstep(9, 46, z))
interface House {
  z0: number
  z1: number
  high: number
  /** Wall in the sun, or in the shade of the right-hand side. */
  wall: string
  trim: string
  shutter: string
  awning: string
}
/** A pot on a balcony with what grows in it: a round bush, long blades, or a trailing vine. Metres, its foot at 0. */
function plant(ink: (c: string) => string, side: 1 | -1, kind: number): string {
  const [lit, leaf] = side < 0 ? ['#6fa45a', '#3f7f5c'] : ['#2f6460', '#234a52'],
    pot = `<path d="M-.16,-.26H.16L.12,0H-.12Z" fill="${ink(side < 0 ? '#b9673f' : '#6a3f4c')}"/>`
  if (kind === 0)
    return `<path d="M-.3,-.34C-.4,-.5 -.28,-.66 -.14,-.64C-.1,-.8 .14,-.8 .18,-.64C.34,-.64 .38,-.44 .28,-.34C.2,-.22 -.22,-.22 -.3,-.34Z" fill="${ink(leaf)}"/><path d="M-.16,-.5C-.2,-.62 -.06,-.72 .04,-.68C.16,-.7 .22,-.58 .16,-.5C.08,-.42 -.1,-.42 -.16,-.5Z" fill="${ink(lit)}"/>${pot}`
  if (kind === 1)
    return `<path d="M-.04,-.22C-.1,-.5 -.24,-.7 -.42,-.76C-.3,-.56 -.2,-.4 -.1,-.2ZM-.05,-.22C-.06,-.6 -.02,-.8 .04,-.98C.1,-.76 .1,-.5 .06,-.2ZM.04,-.22C.1,-.48 .24,-.66 .44,-.7C.32,-.52 .2,-.38 .12,-.2Z" fill="${ink(leaf)}"/><path d="M.02,-.22C.08,-.5 .16,-.72 .26,-.88C.28,-.64 .22,-.42 .1,-.2Z" fill="${ink(lit)}"/>${pot}`
  return `${pot}<path d="M-.24,-.24C-.3,-.4 -.1,-.48 0,-.42C.12,-.5 .3,-.42 .26,-.24C.3,-.04 .22,.1 .2,.3C.12,.2 .1,0 .06,-.14C.02,0 -.02,.22 -.1,.36C-.16,.16 -.12,0 -.14,-.12C-.2,-.04 -.22,.06 -.28,.14C-.3,0 -.28,-.14 -.24,-.24Z" fill="${ink(leaf)}"/><path d="M-.14,-.32C-.1,-.4 .1,-.42 .16,-.32C.1,-.26 -.08,-.26 -.14,-.32Z" fill="${ink(lit)}"/>`
}
/** A tube house on the wall of the lane; `side` -1 is the sunlit left. */
function house({ z0, z1, high, wall, trim, shutter, awning }: House, side: 1 | -1, seed: number): string {
  const r = random(seed),
    X = side * HALF,
    zm = (z0 + z1) / 2,
    ink = (c: string): string => air(c, zm),
    dark = ink(side < 0 ? '#5f3f4a' : '#1f1b3c')
  const on = (u0: number, u1: number, y0: number, y1: number, fill: string, out = 0): string => {
    const [a, b] = [z0 + (z1 - z0) * u0, z0 + (z1 - z0) * u1],
      x = X - side * out
    return poly([at(x, y0, a), at(x, y1, a), at(x, y1, b), at(x, y0, b)], fill)
  }
  /** A ledge that stands out of the wall, seen from below or above. */
  const shelf = (u0: number, u1: number, y: number, out: number, fill: string): string => {
    const [a, b] = [z0 + (z1 - z0) * u0, z0 + (z1 - z0) * u1]
    return poly([at(X, y, a), at(X - side * out, y, a), at(X - side * out, y, b), at(X, y, b)], fill)
  }
  let s =
    on(0, 1, 0, high, ink(wall)) +
    // the roof's edge, and the end of the wall where the next house is lower
    shelf(-0.01, 1.01, high, 0.4, ink(mix(trim, '#3a2a4a', 0.35))) + on(-0.01, 1.01, high, high + 0.34, ink(trim), 0.4) + poly([at(X, high, z0), at(X - side * 0.4, high, z0), at(X - side * 0.4, high + 0.34, z0), at(X, high + 0.34, z0)], ink(mix(trim, '#3a2a4a', 0.5))) // prettier-ignore
  // what the eaves and the awning throw on it
  s += on(0, 1, high - 0.5, high, ink(mix(wall, '#4a2f5a', 0.45)))
  for (let y = 4.1; y + 2.3 < high; y += 3.1) {
    for (const u of [0.1, 0.56]) {
      s += on(u - 0.03, u + 0.37, y - 0.1, y + 2.2, ink(trim)) + on(u, u + 0.34, y, y + 2.1, dark)
      s += on(u, u + 0.16, y, y + 2.1, ink(shutter)) + on(u + 0.19, u + 0.34, y, y + 2.1, ink(shutter))
      if (zm < 24)
        for (let k = 0; k < 7; k++)
          s += on(u + 0.02, u + 0.14, y + 0.18 + k * 0.27, y + 0.26 + k * 0.27, ink(mix(shutter, '#1f1b3c', 0.4))) + on(u + 0.21, u + 0.32, y + 0.18 + k * 0.27, y + 0.26 + k * 0.27, ink(mix(shutter, '#1f1b3c', 0.4))) // prettier-ignore
    }
    // balcony: slab, the plants on it, and its rail in front of them
    s +=
      shelf(0.03, 0.97, y - 0.3, 0.75, ink(mix(trim, '#3a2a4a', 0.45))) +
      on(0.03, 0.97, y - 0.36, y - 0.2, ink(trim), 0.75)
    for (let k = 0; k < 3; k++) {
      const z = z0 + (z1 - z0) * r.range(0.14, 0.88),
        [px, py] = at(X - side * 0.55, y, z)
      s += place(px, py, (FOCAL / z) * r.range(0.8, 1.15), plant(ink, side, (seed + k) % 3))
    }
    for (let k = 0; k <= 12; k++) s += on(0.04 + k * 0.076, 0.046 + k * 0.076, y - 0.2, y + 0.66, dark, 0.75)
    s += on(0.03, 0.97, y + 0.64, y + 0.72, dark, 0.75)
  }
  // the shop: a deep opening with a lamp in it, a counter with goods
  s +=
    on(0.07, 0.93, 0, 2.7, dark) +
    on(0.14, 0.86, 0.9, 2.3, ink(side < 0 ? '#c97f4c' : '#d98f4a')) +
    on(0.14, 0.86, 0.9, 1.3, ink('#8f4f48'))
  // goods by the trade of the house: fruit in heaps, cloth on a rail, or jars
  const trade = seed % 3,
    GOODS = ['#f6d9a0', '#d9584a', '#3f8a84', '#f2b84a', '#8f5f94']
  if (trade === 1) s += on(0.15, 0.85, 2.16, 2.22, dark)
  for (let k = 0; k < 5; k++) {
    const u = 0.22 + k * 0.14,
      tint = ink(mix(GOODS[(k + seed) % 5]!, '#4a2f5a', side < 0 ? 0.06 : 0.16)),
      deep = mix(tint, '#3a2040', 0.3),
      [px, py] = at(X, 1.3, z0 + (z1 - z0) * u),
      w = FOCAL / (z0 + (z1 - z0) * u)
    if (trade === 1) {
      const low = 1.42 + 0.12 * (k % 3)
      s += on(u - 0.055, u + 0.055, low, 2.2, tint) + on(u + 0.02, u + 0.055, low, 2.2, deep) + on(u - 0.055, u + 0.055, low + 0.1, low + 0.16, deep) // prettier-ignore
    } else if (trade === 2)
      s += on(u - 0.04, u + 0.04, 1.3, 1.66, tint) + on(u + 0.012, u + 0.04, 1.3, 1.66, deep) + on(u - 0.024, u + 0.024, 1.66, 1.74, deep) + on(u - 0.03, u + 0.03, 1.74, 1.79, tint) // prettier-ignore
    else
      for (const [dx, dy] of [[-0.2, 0.08], [0, 0.08], [0.2, 0.08], [-0.1, 0.22], [0.1, 0.22], [0, 0.36]] as const)
        s += `<ellipse cx="${(px + dx * w * 0.62).toFixed(1)}" cy="${(py - dy * w).toFixed(1)}" rx="${(w * 0.066).toFixed(1)}" ry="${(w * 0.09).toFixed(1)}" fill="${dy > 0.2 ? tint : deep}"/>` // prettier-ignore
  }
  s +=
    on(0.1, 0.9, 0, 0.86, ink(side < 0 ? '#8f5a44' : '#4a3055'), 0.5) +
    shelf(0.1, 0.9, 0.86, 0.5, ink('#d9a066'))
  // the awning leans out into the lane
  const n = 6
  for (let k = 0; k < n; k++) {
    const [a, b] = [z0 + ((z1 - z0) * (k + 0.12)) / (n + 0.24), z0 + ((z1 - z0) * (k + 1.12)) / (n + 0.24)],
      fill = ink(k % 2 ? (side < 0 ? '#fff0d2' : '#b3a2b0') : awning),
      [ax, ay] = at(X - side * 1.3, 2.55, a),
      [bx, by] = at(X - side * 1.3, 2.55, b),
      drop = (FOCAL / zm) * 0.22
    s += poly([at(X, 3.2, a), [ax, ay], [bx, by], at(X, 3.2, b)], fill)
    s += `<path d="M${ax},${ay}L${bx},${by}v${drop * 0.5}Q${(ax + bx) / 2},${(ay + by) / 2 + drop * 1.4} ${ax},${ay + drop * 0.5}Z" fill="${mix(fill, '#4a2f5a', 0.22)}"/>`
  }
  return s
}
const LEFT: [number, number, number, string, string, string, string][] = [
  [4.3, 8.3, 10.6, '#f2bd5e', '#fff0d0', '#3f8a84', '#c9483f'],
  [8.3, 12, 8.0, '#f6d9b0', '#fff3dc', '#4a7f9c', '#2f8a84'],
  [12, 16.6, 11.2, '#e89a78', '#fbe3c4', '#4f8f6a', '#e0a03f'],
  [16.6, 21, 8.2, '#f4cf7a', '#fff3dc', '#a8503f', '#c9483f'],
  [21, 27, 10.9, '#d9c9b4', '#fff3dc', '#4a7f9c', '#2f8a84'],
  [27, 35, 8.4, '#eeb088', '#fff3dc', '#3f8a84', '#c9483f'],
  [35, 45, 10, '#f2d08a', '#fff3dc', '#4a7f9c', '#c9483f'],
]
const RIGHT: typeof LEFT = [
  [4.3, 8, 8.1, '#6a4a6c', '#8a6a84', '#2f5a70', '#8f3a48'],
  [8, 12.4, 11.3, '#57507e', '#7a74a0', '#7a4a58', '#a8703f'],
  [12.4, 16.4, 8.2, '#7f5a68', '#9c7c88', '#3a6474', '#2f6a78'],
  [16.4, 21.4, 10.8, '#5f5a80', '#8580a0', '#7a4a58', '#8f3a48'],
  [21.4, 27, 8.1, '#86647a', '#a3879a', '#3a6474', '#a8703f'],
  [27, 35, 11, '#6a6488', '#8f8aa8', '#7a4a58', '#2f6a78'],
  [35, 45, 8.6, '#8a6c80', '#a890a0', '#3a6474', '#8f3a48'],
]
function lane(): string {
  const side = (list: typeof LEFT, s: 1 | -1): string =>
    list
      .map(([z0, z1, high, wall, trim, shutter, awning], i) =>
        house({ z0, z1, high, wall, trim, shutter, awning }, s, i * 2 + (s > 0 ? 40 : 3)),
      )
      .toReversed()
      .join('')
  return side(LEFT, -1) + side(RIGHT, 1)
}
/** A roadster seen from the side with two panniers of flowers, 1.75 m long, moving right. Metres, tyres at 0. */
function bicycle(): string {
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="-.34" r=".32" fill="none" stroke="#2a2440" stroke-width=".04"/>` +
    Array.from({ length: 8 }, (_, i) => {
      const a = (i / 8) * Math.PI
      return `<path d="M${(x - Math.cos(a) * 0.3).toFixed(3)},${(-0.34 - Math.sin(a) * 0.3).toFixed(3)}L${(x + Math.cos(a) * 0.3).toFixed(3)},${(-0.34 + Math.sin(a) * 0.3).toFixed(3)}" stroke="#8f86a0" stroke-width=".008"/>`
    }).join('')
  const r = random(21)
  const INKS = ['#f29bb0', '#fff0dc', '#f6c84e', '#e0503f', '#d8709a']
  let flowers =
    '<path d="M-1.06,-1.02C-1.16,-1.2 -1.02,-1.36 -.9,-1.34C-.84,-1.46 -.62,-1.48 -.56,-1.36C-.42,-1.4 -.3,-1.22 -.38,-1.02Z" fill="#3f7f5c"/><path d="M-1.04,-1.1Q-1.2,-1.2 -1.22,-1.06Q-1.14,-.98 -1.04,-1.04ZM-.42,-1.1Q-.28,-1.24 -.22,-1.1Q-.3,-1 -.42,-1.04Z" fill="#3f7f5c"/>'
  // heads of five petals in three rows, no two neighbours of one ink
  for (const [row, many] of [6, 5, 3].entries())
    for (let i = 0; i < many; i++) {
      const x = -0.72 + (i - (many - 1) / 2) * 0.115 + r.range(-0.02, 0.02),
        y = -1.08 - row * 0.115 + r.range(-0.02, 0.02),
        k = r.range(0.052, 0.066),
        ink = INKS[(i * 2 + row * 3) % 5]!
      flowers +=
        [0, 1, 2, 3, 4]
          .map(
            (p) =>
              `<circle cx="${(x + 0.56 * k * Math.sin(p * 1.257 + i)).toFixed(3)}" cy="${(y + 0.56 * k * Math.cos(p * 1.257 + i)).toFixed(3)}" r="${(0.52 * k).toFixed(3)}" fill="${ink}"/>`,
          )
          .join('') +
        `<circle cx="${x.toFixed(3)}" cy="${y.toFixed(3)}" r="${(0.3 * k).toFixed(3)}" fill="${mix(ink, '#8f3a4a', 0.5)}"/>`
    }
  return (
    wheel(-0.56) +
    wheel(0.56) +
    '<path d="M-.56,-.34L-.16,-.36L.02,-.82L-.28,-.84L-.56,-.34L-.2,-.84M-.16,-.36L.4,-.82M.02,-.82L.4,-.86L.56,-.34M.4,-.86L.35,-1.16M.2,-1.12L.35,-1.16L.42,-1.14" stroke="#c9483f" stroke-width=".04" fill="none" stroke-linejoin="round"/><path d="M-.36,-.9q.14,-.06 .24,.02q-.1,.06 -.24,.02Z" fill="#2a2440"/><path d="M-1.06,-.76H-.26v.035H-1.06Z" fill="#2a2440"/><path d="M-.98,-.74L-.57,-.34L-.55,-.36L-.94,-.74ZM-.57,-.74L-.575,-.34H-.545L-.54,-.74Z" fill="#2a2440"/>' +
    flowers +
    '<path d="M-1.06,-1.04H-.38L-.44,-.76H-1Z" fill="#c08a4a"/><path d="M-1.05,-.97H-.395l-.01,.04H-1.04ZM-1.02,-.86H-.42l-.01,.04H-1.01Z" fill="#8f5f36"/><path d="M-.56,-1.04H-.38L-.44,-.76H-.58Z" fill="#8f5f36" opacity=".6"/>'
  )
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#a9c6c4'],
    [260, '#dcdcc4'],
    [520, '#fbe8bd'],
    [700, '#fff0cc'],
  ])
  plate.svg(cathedral)
  plate.field((_x, y) => (y < 420 || y > 720 ? null : [[253, 236, 202], Math.min(1, (y - 420) / 260) * 0.75]))
  // paving: the left of the lane has the sun, the right is in the shade of its fronts
  const floor = (x0: number, x1: number, z0: number, z1: number, ink: string): string =>
    poly([at(x0, 0, z0), at(x0, 0, z1), at(x1, 0, z1), at(x1, 0, z0)], ink)
  plate.svg(
    floor(-HALF, HALF, 3.4, 60, '#5a4a78') +
      poly(
        [
          at(-HALF, 0, 3.2),
          at(-HALF, 0, 60),
          at(0.6, 0, 60),
          at(0.9, 0, 21.4),
          at(1.5, 0, 21),
          at(1.4, 0, 16.4),
          at(0.3, 0, 16.2),
          at(0.4, 0, 12.4),
          at(1.5, 0, 12),
          at(1.5, 0, 8),
          at(0.5, 0, 7.8),
          at(0.7, 0, 3.2),
        ],
        '#ffdc9c',
      ) +
      [4, 4.9, 6.2, 8, 10.6, 14.6, 20, 29]
        .map((z) => floor(-HALF, HALF, z, z + 0.004 * z * z, '#c98f7c'))
        .join('') +
      [-2.9, -1.45, 0, 1.45, 2.9]
        .map((x) => poly([at(x - 0.03, 0, 3.2), at(x + 0.03, 0, 3.2), at(x, 0, 50)], '#c98f7c'))
        .join('') +
      floor(-HALF, -3.3, 3.4, 60, '#a8747c') +
      floor(3.3, HALF, 3.4, 60, '#463a68'),
  )
  plate.svg(lane())
  // wires across the lane, a lantern hooked to each
  plate.svg(
    [
      [9.6, 6.4, -0.8, '#e0503f'],
      [14, 6.6, 1.1, '#f0b04a'],
      [19, 6.8, -0.6, '#e0503f'],
    ]
      .map(([z = 0, y = 0, x = 0, ink]) => {
        const [ax, ay] = at(-HALF, y as number, z as number),
          [bx, by] = at(HALF, (y as number) + 0.3, z as number),
          k = FOCAL / (z as number),
          t = ((x as number) + HALF) / (2 * HALF),
          px = ax + (bx - ax) * t,
          py = ay + (by - ay) * t + 0.9 * k * 2 * t * (1 - t)
        return (
          `<path d="M${ax},${ay}Q${(ax + bx) / 2},${(ay + by) / 2 + 0.9 * k} ${bx},${by}" stroke="#4a3858" stroke-width="${Math.max(1.6, k * 0.03)}" fill="none"/>` +
          place(
            px,
            py,
            k,
            `<path d="M-.012,0h.024v.3h-.024Z" fill="#4a3858"/><path d="M-.34,.62q0,-.34 .34,-.34q.34,0 .34,.34q0,.36 -.34,.36q-.34,0 -.34,-.36Z" fill="${ink}"/><path d="M.06,.28q.28,.04 .28,.34q0,.32 -.28,.36q.12,-.36 0,-.7Z" fill="#8f2f3a" opacity=".6"/><path d="M-.12,.24h.24v.07h-.24ZM-.1,.96h.2v.06h-.2ZM-.04,1.02h.08v.26h-.08Z" fill="#8f3a3a"/>`,
          )
        )
      })
      .join(''),
  )
  const look = { hair: '#241a30', shoes: '#5a3a48', shade: '#4a2f5a' }
  const stand = (x: number, z: number, body: string, flip = false): string => {
    const [px, py] = at(x, 0, z),
      k = FOCAL / z
    return (
      `<path d="M${px - 0.1 * k},${py + 0.02 * k}l${-1.5 * k},${0.16 * k}l.1,${0.1 * k}l${1.7 * k},${-0.16 * k}Z" fill="#b5808a"/>` +
      place(px, py, k, body, flip)
    )
  }
  const shaded = (x: number, z: number, body: string): string => place(...at(x, 0, z), FOCAL / z, body)
  plate.svg(
    edgeLight(
      shaded(
        2.3,
        17,
        figure('strolls', {
          ...look,
          skin: '#c98d66',
          top: '#3f7f94',
          bottom: '#f0e0c4',
          cut: 'hat',
          hat: '#f6e0b0',
        }),
      ) +
        shaded(
          3,
          17.4,
          figure('walks', { ...look, skin: '#d9a07c', top: '#d9604a', bottom: '#4a4a7c', cut: 'long' }),
        ) +
        stand(
          -3.1,
          9.8,
          figure('talks', { ...look, skin: '#c98d66', top: '#f6ead0', bottom: '#3f5a6a', cut: 'short' }),
          true,
        ),
      [0.7, -1],
      1.6,
      '#fff3cf',
    ) +
      // across the lane a man has coffee on a low stool
      place(
        ...at(2.9, 0, 8.6),
        FOCAL / 8.6,
        '<path d="M-.2,-.3H.2V-.25H-.2ZM-.17,-.25L-.2,0h.05L-.12,-.25ZM.17,-.25L.2,0h-.05L.12,-.25ZM-.86,-.42h.4v.05h-.4ZM-.69,-.37h.06V0h-.06Z" fill="#8f3a48"/><path d="M-.7,-.56h.12l-.02,.14h-.08Z" fill="#f6e6cc"/>' +
          place(
            0,
            0,
            1,
            figure('sitsOnStep', {
              ...look,
              skin: '#9a6048',
              top: '#8f8ab4',
              bottom: '#2a2650',
              cut: 'short',
            }),
            true,
          ),
      ),
  )
  // the shadow of bicycle and seller, then the bicycle, and she in front of it, between saddle and handlebar
  plate.svg(
    poly(
      [
        [560, 962],
        [914, 962],
        [880, 990],
        [470, 990],
      ],
      '#b5808a',
    ) +
      edgeLight(
        place(800, 962, 208, bicycle()) +
          place(
            764,
            972,
            206,
            figure('leansOnRail', {
              skin: '#c98d66',
              hair: '#241a30',
              top: '#6a4a94',
              farTop: '#4f3478',
              bottom: '#2f2f62',
              far: '#22224e',
              shoes: '#a8503f',
              cut: 'cone',
              hat: '#f6dfa6',
            }),
          ),
        [0.5, -1],
        3.4,
        '#fff3cf',
      ),
  )
}
export const views: View[] = [{ name: 'exclusive-vietnam-2', focusX: 800, draw }]
