/** A bascule bridge standing open for ships, cut in flat planes: lamps on the piers light the raised leaves from below. */
import type { Camera } from '../kit/camera.ts'

/** Half the opening between the piers, and the near and the far side of the roadway, metres. */
const GAP = 17
const [NEAR, FAR] = [-65, -91]
const DECK = 9
const LONG = 25
const [COS, SIN] = [Math.cos(1.17), Math.sin(1.17)]
/** How deep the girder is, from the hinge to the tip. */
const depth = (along: number): number => 0.8 + 3 * (1 - along / LONG) ** 1.7
const STATIONS = Array.from({ length: 14 }, (_, i) => (i * LONG) / 13)

const fill = (d: string, ink: string): string => `<path d="${d}" fill="${ink}"/>`

/** The bridge, or with `up` -1 its image in the water. */
export function bascule(cam: Camera, up: 1 | -1): string {
  const at = (x: number, y: number, z: number): string => {
    const q = cam.project([x, y * up, z])
    return `${q.x.toFixed(1)},${q.y.toFixed(1)}`
  }
  const face = (points: readonly (readonly [number, number, number])[], ink: string): string =>
    fill(`M${points.map((p) => at(...p)).join('L')}Z`, ink)
  const half = (s: 1 | -1): string => {
    const on = (along: number, rise: number, z: number): string =>
      at(s * (GAP + 0.5 - along * COS + rise * SIN), DECK - 1 + along * SIN + rise * COS, z)
    const id = `soffit${s > 0 ? 'R' : 'L'}${up > 0 ? '' : 'M'}`
    const [hx, hy] = on(0, -3, NEAR).split(','),
      [tx, ty] = on(LONG, -1, NEAR).split(',')
    const edge = (z: number): string[] => STATIONS.map((a) => on(a, -depth(a), z))
    // the underside: coffers in the light of the piers, darker towards the tip
    const soffit =
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${hx}" y1="${hy}" x2="${tx}" y2="${ty}"><stop offset="0" stop-color="#ffd796"/><stop offset=".3" stop-color="#f5ab7c"/><stop offset=".65" stop-color="#b46f8c"/><stop offset="1" stop-color="#5a4b8e"/></linearGradient>` +
      fill(`M${[...edge(NEAR), ...edge(FAR).toReversed()].join('L')}Z`, `url(#${id})`) +
      [3.6, 7.2, 10.8, 14.4, 18, 21.6]
        .map((a) => {
          const b = a + 0.5
          return fill(
            `M${on(a, -depth(a), NEAR)}L${on(b, -depth(b), NEAR)}L${on(b, -depth(b), FAR)}L${on(a, -depth(a), FAR)}Z`,
            '#4c3f80',
          )
        })
        .join('') +
      [-73.5, -82]
        .map((z) => {
          const line = (zz: number): string[] => STATIONS.map((a) => on(a, -depth(a), zz))
          return fill(`M${[...line(z), ...line(z - 0.9).toReversed()].join('L')}Z`, '#4c3f80')
        })
        .join('') +
      fill(
        `M${on(LONG, 0.5, NEAR)}L${on(LONG, -depth(LONG), NEAR)}L${on(LONG, -depth(LONG), FAR)}L${on(LONG, 0.5, FAR)}Z`,
        '#7f86bd',
      )
    // the drum on which the leaf rolls
    const round = (z: number): string[] =>
      Array.from({ length: 10 }, (_, i) => {
        const t = (i / 9) * 1.17
        return on(-3.8 * Math.sin(t), -3.8 * Math.cos(t), z)
      })
    const drum =
      fill(`M${[...round(NEAR), ...round(FAR).toReversed()].join('L')}Z`, '#a0688a') +
      fill(`M${on(0, 0.5, NEAR)}L${round(NEAR).join('L')}L${on(-5, 0.5, NEAR)}Z`, '#27306b')
    // the side towards us, its roadway edge, the railing and two lamps
    const side =
      fill(`M${on(-2, 0.5, NEAR)}L${on(LONG, 0.5, NEAR)}L${edge(NEAR).toReversed().join('L')}Z`, '#27306b') +
      [5, 9, 13, 17, 21]
        .map((a) =>
          fill(
            `M${on(a, 0, NEAR)}L${on(a + 0.24, 0, NEAR)}L${on(a + 0.24, -depth(a), NEAR)}L${on(a, -depth(a), NEAR)}Z`,
            '#3a4585',
          ),
        )
        .join('') +
      fill(
        `M${on(-2, 0.5, NEAR)}L${on(LONG, 0.5, NEAR)}L${on(LONG, 0.05, NEAR)}L${on(-2, 0.05, NEAR)}Z`,
        '#6f7ab4',
      )
    const rails =
      `<g stroke="#27306b" stroke-width="2.6"><path d="M${on(1, 1.6, NEAR)}L${on(LONG - 0.4, 1.6, NEAR)}M${on(1, 1.1, NEAR)}L${on(LONG - 0.4, 1.1, NEAR)}"/><path d="${Array.from(
        { length: 13 },
        (_, i) => `M${on(1 + i * 1.96, 0.5, NEAR)}L${on(1 + i * 1.96, 1.6, NEAR)}`,
      ).join('')}"/></g>` +
      [9, 18.5]
        .map((a) => {
          const wide = (rise: number, w: number): string =>
            `${on(a - w, rise, NEAR)}L${on(a + w, rise, NEAR)}`
          return (
            fill(
              `M${on(a - 0.15, 0.5, NEAR)}L${on(a + 0.15, 0.5, NEAR)}L${on(a + 0.1, 5, NEAR)}L${on(a - 0.1, 5, NEAR)}Z`,
              '#27306b',
            ) + // prettier-ignore
            fill(`M${wide(5, 0.34)}L${on(a + 0.62, 6.3, NEAR)}L${on(a - 0.62, 6.3, NEAR)}Z`, '#ffe9ac') +
            fill(`M${wide(6.3, 0.74)}L${on(a, 6.95, NEAR)}Z`, '#27306b') +
            fill(`M${wide(4.85, 0.4)}L${on(a + 0.4, 5.05, NEAR)}L${on(a - 0.4, 5.05, NEAR)}Z`, '#27306b')
          )
        })
        .join('')
    // the pier: the side towards the gap, the front, and the round cutwater at its foot
    const [inner, outer, front] = [GAP, GAP + 11, -62]
    const band = (x0: number, x1: number, y0: number, y1: number, z: number, ink: string): string =>
      face(
        [
          [s * x0, y0, z],
          [s * x1, y0, z],
          [s * x1, y1, z],
          [s * x0, y1, z],
        ],
        ink,
      )
    const inside = face(
      [
        [s * inner, 0, front],
        [s * inner, DECK, front],
        [s * inner, DECK, -94],
        [s * inner, 0, -94],
      ],
      s > 0 ? '#8d7ba6' : '#6a6a9f',
    )
    const pier =
      band(inner, outer, 0, DECK, front, '#7d85ba') +
      [5.4, 6.9].map((y) => band(inner, outer, y, y + 0.13, front, '#6871a9')).join('') +
      band(inner - 0.5, outer + 0.5, DECK - 0.9, DECK + 0.3, front, '#b4b6d8') +
      band(inner - 0.5, outer + 0.5, DECK - 0.9, DECK - 0.6, front, '#6068a2') +
      // from the left: light, half, shade
      [
        [0, 0.34, '#aeb0d6'],
        [0.34, 0.76, '#8289bd'],
        [0.76, 1, '#5c659f'],
      ]
        .map(([a, b, ink]) => {
          const x = (t: number): number => GAP - 0.54 + 11.6 * (s > 0 ? t : 1 - t)
          return band(x(a as number), x(b as number), 0, 4, front + 2, ink as string)
        })
        .join('') +
      band(inner - 0.74, outer + 0.5, 3.8, 4.3, front + 2, '#c6c4de') +
      band(inner - 0.54, outer + 0.06, 0, 0.34, front + 2, '#3d4784')
    // the keeper's house over it, its right third in shade
    const [wall, end] = s > 0 ? [inner + 4, inner + 9.4] : [inner + 9.4, inner + 4]
    const across = (t: number): number => wall + (end - wall) * t
    const house =
      band(across(0), across(0.66), DECK + 0.3, DECK + 3.6, front, '#a3a8d0') +
      band(across(0.66), across(1), DECK + 0.3, DECK + 3.6, front, '#6b74ae') +
      band(across(0), across(0.66), DECK + 3.2, DECK + 3.6, front, '#6b74ae') +
      [0.1, 0.38]
        .map((t) => band(across(t), across(t + 0.17), DECK + 1, DECK + 2.7, front, '#ffdf9a'))
        .join('') +
      band(across(0.75), across(0.9), DECK + 1, DECK + 2.7, front, '#3a4585') +
      band(across(-0.07), across(1.07), DECK + 3.6, DECK + 4, front, '#c6c4de') +
      face(
        [
          [s * across(-0.04), DECK + 4, front],
          [s * across(1.04), DECK + 4, front],
          [s * across(0.8), DECK + 5.2, front],
          [s * across(0.2), DECK + 5.2, front],
        ],
        '#3d4784',
      )
    // the fixed span beyond it: one arch of steel
    const arch: string[] = Array.from({ length: 9 }, (_, i) => {
      const t = i / 8
      return at(s * (outer + t * 22), 2.6 + 4.2 * (1 - (1 - t) ** 2), NEAR)
    })
    const span =
      fill(
        `M${at(s * outer, DECK, NEAR)}L${at(s * 50, DECK, NEAR)}L${arch.toReversed().join('L')}Z`,
        '#3a4585',
      ) +
      band(outer, 50, DECK - 0.9, DECK, NEAR, '#6f7ab4') +
      band(outer, 50, DECK + 1, DECK + 1.12, NEAR, '#27306b') +
      Array.from({ length: 12 }, (_, i) => band(outer + i * 1.3, outer + i * 1.3 + 0.1, DECK, DECK + 1.1, NEAR, '#27306b')).join('') // prettier-ignore
    return span + inside + drum + soffit + rails + side + pier + house
  }
  return half(-1) + half(1)
}
