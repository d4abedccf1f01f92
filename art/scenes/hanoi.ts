/** A lane of the Old Quarter in the morning: one side in the sun, one in shade, a flower seller with her bicycle between them, the cathedral in haze. */
import { edgeLight, place, poly } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { mix, smoothstep } from '../kit/ink.ts'
import { random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import { bicycle, cast, seller } from '../models/flower-seller.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

/** St Joseph's: two square towers of 31 m with a cross between them, almost the tone of the sky. */
const cathedral =
  '<path d="M640,708V250H662V236H734V250H756V330H844V250H866V236H938V250H960V708Z" fill="#d9c3b4"/><path d="M756,400V330L800,288L844,330V400Z" fill="#d9c3b4"/><path d="M797,288v-34h-12v-6h12v-14h6v14h12v6h-12v34Z" fill="#c9aba4"/><path d="M676,290q22,-30 44,0v70h-44ZM880,290q22,-30 44,0v70h-44ZM678,420q20,-26 40,0v80h-40ZM882,420q20,-26 40,0v80h-40ZM734,470q16,-24 32,0v60h-32ZM834,470q16,-24 32,0v60h-32Z" fill="#c0a29f"/><circle cx="800" cy="440" r="30" fill="#c0a29f"/><path d="M640,372H960v6H640ZM640,396H960v4H640ZM640,556H960v8H640Z" fill="#c9aba4"/>'
/** Its three doors and the steps before them, which the haze leaves clear. */
const portal =
  '<path d="M776,694V620Q800,586 824,620V694ZM728,694V640Q742,620 756,640V694ZM844,694V640Q858,620 872,640V694Z" fill="#a88a92"/><path d="M706,692H894V698H706Z" fill="#efdcc0"/><path d="M700,698H900V706H700Z" fill="#cfb3a8"/>'

/** The lane in metres: `FOCAL` and the eye put a point of it on the picture. x to the right, y up, z away from us. */
const FOCAL = 900
const EYE = 1.12
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
      [ax, ay] = at(X - side * 1.3, 2.3, a),
      [bx, by] = at(X - side * 1.3, 2.3, b),
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
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#a9c6c4'],
    [260, '#dcdcc4'],
    [520, '#fbe8bd'],
    [700, '#fff0cc'],
  ])
  plate.svg(cathedral)
  plate.field((_x, y) => (y < 420 || y > 720 ? null : [[253, 236, 202], Math.min(1, (y - 420) / 260) * 0.6]))
  plate.svg(portal)
  // paving: the left of the lane has the sun, the right is in the shade of its fronts
  const floor = (x0: number, x1: number, z0: number, z1: number, ink: string): string =>
    poly([at(x0, 0, z0), at(x0, 0, z1), at(x1, 0, z1), at(x1, 0, z0)], ink)
  plate.svg(
    floor(-HALF, HALF, 2.9, 60, '#5a4a78') +
      poly(
        [
          at(-HALF, 0, 2.9),
          at(-HALF, 0, 60),
          at(0.6, 0, 60),
          at(0.9, 0, 21.4),
          at(1.5, 0, 21),
          at(1.4, 0, 16.4),
          at(0.3, 0, 16.2),
          at(0.4, 0, 12.4),
          at(1.9, 0, 12),
          at(1.9, 0, 8),
          at(1.3, 0, 7.8),
          at(1.5, 0, 2.9),
        ],
        '#ffdc9c',
      ) +
      [4, 4.9, 6.2, 8, 10.6, 14.6, 20, 29]
        .map((z) => floor(-HALF, HALF, z, z + 0.004 * z * z, '#c98f7c'))
        .join('') +
      [-2.9, -1.45, 0, 1.45, 2.9]
        .map((x) => poly([at(x - 0.03, 0, 2.9), at(x + 0.03, 0, 2.9), at(x, 0, 50)], '#c98f7c'))
        .join('') +
      floor(-HALF, -3.3, 2.9, 60, '#a8747c') +
      floor(3.3, HALF, 2.9, 60, '#463a68'),
  )
  plate.svg(lane())
  // cords from rail to rail of the upper balconies, a lantern on each
  plate.svg(
    (
      [
        [12.2, -0.9, '#e0503f'],
        [21.2, 1, '#f0b04a'],
      ] as const
    )
      .map(([z, x, ink]) => {
        const [ax, ay] = at(0.75 - HALF, 7.9, z),
          [bx, by] = at(HALF - 0.75, 7.9, z),
          k = FOCAL / z,
          t = (x + HALF) / (2 * HALF),
          sag = 1.1 * k
        return (
          `<path d="M${ax},${ay}Q${(ax + bx) / 2},${ay + sag} ${bx},${by}" stroke="#4a3858" stroke-width="${Math.max(1.6, k * 0.03)}" fill="none"/>` +
          place(
            ax + (bx - ax) * t,
            ay + sag * 2 * t * (1 - t),
            k * 1.15,
            `<path d="M-.012,0h.024v.3h-.024Z" fill="#4a3858"/><path d="M-.34,.62q0,-.34 .34,-.34q.34,0 .34,.34q0,.36 -.34,.36q-.34,0 -.34,-.36Z" fill="${mix(ink, '#7a2040', 0.34)}"/><path d="M-.06,.28C-.16,.36 -.2,.5 -.2,.62C-.2,.76 -.16,.9 -.06,.98C.24,.98 .34,.8 .34,.62C.34,.44 .24,.28 -.06,.28Z" fill="${ink}"/><path d="M-.12,.24h.24v.07h-.24ZM-.1,.96h.2v.06h-.2ZM-.04,1.02h.08v.26h-.08Z" fill="#8f3a3a"/>`,
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
      `<path d="M${px - 0.1 * k},${py + 0.02 * k}l${-0.46 * k},${0.05 * k}l.1,${0.1 * k}l${0.68 * k},${-0.06 * k}Z" fill="#b5808a"/>` +
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
          -3.2,
          8.3,
          figure('talks', { ...look, skin: '#c98d66', top: '#f6ead0', bottom: '#3f5a6a', cut: 'short' }),
          true,
        ),
      [0.7, -1],
      1.6,
      '#fff3cf',
    ) +
      // across the lane a man has coffee on a low stool of plastic
      place(
        ...at(2.9, 0, 8.2),
        FOCAL / 8.2,
        '<path d="M-.24,-.36H.24L.3,0H.22L.18,-.12H-.18L-.22,0H-.3Z" fill="#3a5fa0"/><path d="M-.27,-.38H.27V-.31H-.27Z" fill="#5f86c4"/><path d="M-1.02,-.46H-.5L-.44,0H-.51L-.56,-.16H-.96L-1.01,0H-1.08Z" fill="#8f3a48"/><path d="M-1.05,-.48H-.47V-.42H-1.05Z" fill="#c95a58"/><path d="M-.84,-.62h.13l-.02,.14h-.09Z" fill="#f6e6cc"/>' +
          place(
            0,
            -0.06,
            1,
            figure('sitsOnStep', {
              ...look,
              skin: '#9a6048',
              top: '#b3aed0',
              bottom: '#2a2650',
              cut: 'short',
            }),
            true,
          ),
      ),
  )
  // bicycle and seller, and the shadow of both
  const { far, near } = seller()
  const both = far + bicycle() + near
  const [gx, gy, k] = [800, 962, 244]
  plate.svg(
    `<filter id="cast" filterUnits="userSpaceOnUse" x="0" y="900" width="1600" height="100"><feFlood flood-color="#b5808a"/><feComposite in2="SourceAlpha" operator="in"/></filter><g filter="url(#cast)"><g transform="translate(${gx},${gy - 3}) matrix(${k},0,${0.75 * k},${-0.16 * k},0,0)">${cast()}</g></g>` +
      edgeLight(place(gx, gy, k, both), [0.6, -1], 2.4, '#fff3cf'),
  )
}
export const views: View[] = [{ name: 'exclusive-vietnam-2', focusX: 800, draw }]
