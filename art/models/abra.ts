/** A Dubai abra cut by hand, three-quarter towards us: bow to the right, near side in the light from the left. */
import type { Camera } from '../kit/camera.ts'
import { edgeLight } from '../kit/cut.ts'
import { random } from '../kit/noise.ts'
import { figure, type Look } from '../kit/people.ts'
import type { PoseName } from '../kit/poses.ts'
import type { Pt } from '../kit/vec.ts'
import { waterBars } from '../kit/water-bars.ts'

interface Abra {
  cam: Camera
  /** Its middle on the water. */
  at: [x: number, z: number]
  /** How far the bow is turned to us. */
  turn: number
  /** Far off: paler, and its mirror short. */
  far?: boolean
}
const STERN = -4.6
const BOW = 5.3
const half = (u: number): number =>
  u > 0 ? 1.45 * (1 - (u / BOW) ** 2.4) : 1.45 - 0.5 * Math.max(0, (-1 - u) / 3.6) ** 2
const rail = (u: number): number =>
  0.82 + 0.9 * Math.max(0, (u - 0.8) / 4.5) ** 2.2 + 0.5 * Math.max(0, (-1.4 - u) / 3.2) ** 2
/** Half the width on the water. */
const keel = (u: number): number => Math.max(0, half(Math.min(BOW, u * 1.16)) * 0.8)
const ALONG = Array.from({ length: 25 }, (_, i) => STERN + ((BOW - STERN) * i) / 24)

/** On the bench, from the stern: a pair that talks, one who takes a picture, one who shades his eyes. */
const PASSENGERS: readonly (readonly [
  u: number,
  v: number,
  lift: number,
  PoseName,
  Partial<Look>,
  flip: boolean,
])[] = [
  // prettier-ignore
  [-3.1, 0.35, -0.42, 'talks', { top: '#e9a94f', cut: 'bob', skin: '#c98d6b' }, false],
  [-2.2, 0.5, -0.4, 'foldsArms', { top: '#2f6f8c', cut: 'short' }, true],
  [-0.5, 0.45, -0.42, 'photographs', { top: '#c9503f', cut: 'hat', hat: '#f3d8a6', skin: '#c98d6b' }, true],
  [0.35, 0.4, -0.46, 'stands', { top: '#ecdcc6', cut: 'scarf', hat: '#f6e8d2' }, true],
  [1.6, 0.3, -0.4, 'shadesEyes', { top: '#5a7a52', cut: 'short', skin: '#8d5a48' }, true],
]
let serial = 0
export function abra({ cam, at: [X, Z], turn, far = false }: Abra): string {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const id = `abra${serial++}`
  /** The boat, or with `way` -1 its image under the water. */
  const boat = (way: 1 | -1): string => {
    const p = (u: number, y: number, v: number) =>
      cam.project([X + u * c - v * s, way * y, Z + u * s + v * c])
    const pt = (u: number, y: number, v: number): Pt => {
      const q = p(u, y, v)
      return [q.x, q.y]
    }
    const line = (points: readonly Pt[]): string =>
      points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')
    const cut = (points: readonly Pt[], ink: string): string => `<path d="M${line(points)}Z" fill="${ink}"/>`
    const side = (v: 1 | -1, y: (u: number) => number, w = half, list = ALONG): Pt[] =>
      list.map((u) => pt(u, y(u), v * w(u)))
    const stem = pt(5.3, 1.7, 0)
    const foot = pt(4.55, 0, 0)
    const water = ALONG.filter((u) => u < 4.5).map((u) => pt(u, 0, keel(u)))
    const post = (u: number, v: number, ink: string, w = 0.045): string =>
      cut(
        [pt(u - w, rail(u) - 0.2, v), pt(u + w, rail(u) - 0.2, v), pt(u + w, 2.5, v), pt(u - w, 2.5, v)],
        ink,
      )
    // the far side from within, and the deck in the shade of the roof
    const inside =
      cut([...side(-1, rail), ...side(1, rail).toReversed()], '#33284a') +
      cut([...side(-1, rail), ...side(-1, (u) => rail(u) - 0.16).toReversed()], '#8a5a4e') +
      // the foredeck in the sun
      cut(
        [3.1, 3.8, 4.5, 5.1].map((u) => pt(u, rail(u) - 0.16, -half(u) * 0.95)).concat([5.1, 4.5, 3.8, 3.1].map((u) => pt(u, rail(u) - 0.16, half(u) * 0.95))), // prettier-ignore
        '#d99a62',
      )
    const behind = [-3.3, -2.05, 0.2, 1.6].map((u) => post(u, -1.12, '#4a3448')).join('')
    const before = [-3.3, -0.65, 1.65].map((u) => post(u, 1.2, '#6f4440') + post(u - 0.02, 1.2, '#e0a878', 0.02)).join('') // prettier-ignore
    const dressed = (pose: PoseName, look: Partial<Look>, flip: boolean): string =>
      figure(pose, {
        skin: '#a5694f',
        hair: '#241c3c',
        top: '#fff0d6',
        bottom: '#3a2c52',
        lit: flip ? 'front' : 'back',
        shade: '#33204c',
        ...look,
      })
    const person = (u: number, y: number, v: number, body: string, flip: boolean, size = 1): string => {
      const q = p(u, y, v),
        k = q.k * size
      return `<g transform="translate(${q.x.toFixed(1)},${q.y.toFixed(1)}) scale(${(flip ? -k : k).toFixed(2)},${(way * k).toFixed(2)})">${body}</g>`
    }
    const [, floor] = pt(0, 0.3, 1)
    const crowd =
      `<clipPath id="${id}${way}"><rect x="-100" y="${way > 0 ? 0 : floor}" width="1800" height="${way > 0 ? floor : 1000}"/></clipPath><g clip-path="url(#${id}${way})">` +
      PASSENGERS.map(([u, v, y, pose, look, flip]) =>
        person(u, y, v, dressed(pose, look, flip), flip, 1.14),
      ).join('') + // prettier-ignore
      '</g>'
    const man = person(
      4.15,
      0.86,
      0.05,
      dressed(
        'waves',
        { skin: '#8d5a48', top: '#1f4f78', bottom: '#3a2c52', cut: 'cap', hat: '#d9503c' },
        true,
      ),
      true,
    )
    const roof = (v: number, y: number): Pt[] => [pt(-3.7, y, v), pt(1.95, y, v)]
    const crown = Array.from({ length: 9 }, (_, i): Pt => [
      -1.4 + 0.35 * i,
      2.64 + 0.24 * (1 - (1 - i / 4) ** 2),
    ])
    const end = crown.map(([v, y]) => pt(1.95, y, v))
    const canopy =
      crown
        .slice(1)
        .map(([v, y], i) => cut([...roof(crown[i]![0], crown[i]![1]), ...roof(v, y).toReversed()], '#f3bf80'))
        .join('') +
      cut([...roof(-1.4, 2.44), ...roof(1.4, 2.44).toReversed()], '#33284a') +
      cut([...end, pt(1.95, 2.44, 1.4), pt(1.95, 2.44, -1.4)], '#7a3040') +
      cut([...roof(1.4, 2.66), ...roof(1.4, 2.4).toReversed()], '#d4573f')
    const hull =
      `<linearGradient id="${id}g${way}" x1="0" x2="1"><stop offset="0" stop-color="#c98452"/><stop offset=".62" stop-color="#a85a3e"/><stop offset="1" stop-color="#6f3440"/></linearGradient>` +
      cut([...side(1, rail), stem, foot, ...water.toReversed()], `url(#${id}g${way})`) +
      // the painted strake under the rail, and the wet foot of the planks
      cut(
        [
          ...side(1, (u) => rail(u) - 0.12),
          ...side(
            1,
            (u) => rail(u) - 0.4,
            (u) => half(u) * 0.985,
          ).toReversed(),
        ],
        '#1f8a94',
      ) + // prettier-ignore
      cut(
        [
          ...ALONG.filter((u) => u < 4.6).map((u) => pt(u, 0.16, keel(u) + 0.03)),
          foot,
          ...water.toReversed(),
        ],
        '#4a2438',
      ) + // prettier-ignore
      cut([...side(1, (u) => rail(u) + 0.02), ...side(1, (u) => rail(u) - 0.12).toReversed()], '#ffdca4') +
      cut(
        [
          pt(5.16, 1.7, 0),
          pt(5.54, 2.34, 0),
          pt(5.74, 2.28, 0),
          pt(5.34, 1.55, 0),
          pt(4.6, -0.02, 0),
          pt(4.44, -0.02, 0),
        ],
        '#e3a268',
      ) +
      cut(
        [
          pt(5.74, 2.28, 0),
          pt(5.82, 2.22, 0),
          pt(5.42, 1.5, 0),
          pt(4.68, -0.02, 0),
          pt(4.6, -0.02, 0),
          pt(5.34, 1.55, 0),
        ],
        '#5a2c40',
      )
    const lit = (body: string): string => edgeLight(body, [-1, -0.4], far ? 0.6 : 1.8, '#ffe9c4')
    return inside + behind + (way > 0 ? lit(crowd) : crowd) + canopy + before + (way > 0 ? lit(man) : man) + hull // prettier-ignore
  }
  const q = cam.project([X, 0, Z + 1])
  const r = random(Math.round(q.x))
  const bars = waterBars(
    {
      from: q.y - 2.2 * q.k,
      to: q.y + 3.4 * q.k,
      step: q.k * 0.13,
      part: q.k * 0.006,
      thick: q.k * 0.085,
      thin: 0.3,
      least: q.k * 0.045,
    },
    () => [q.x - q.k * (5.2 + r.range(-0.5, 0.3)), q.x + q.k * (5.4 + r.range(-0.4, 0.4))],
  )
  // what the stem throws up
  const b = cam.project([X + 4.6 * c, 0, Z + 4.6 * s])
  const foam = `<path d="M${b.x + b.k * 0.3},${b.y + b.k * 0.02}Q${b.x - b.k * 0.2},${b.y - b.k * 0.1} ${b.x - b.k * 1.5},${b.y + b.k * 0.02}Q${b.x - b.k * 0.4},${b.y + b.k * 0.16} ${b.x + b.k * 0.3},${b.y + b.k * 0.02}Z" fill="#fff3dc"/>`
  return `<clipPath id="${id}"><path d="${bars}"/></clipPath><g clip-path="url(#${id})" opacity="${far ? 0.4 : 0.7}">${boat(-1)}</g>${boat(1)}${foam}`
}
