/** Bougainvillea in pots and on a pergola. */
import { poly, smooth } from '../kit/cut.ts'
import { random } from '../kit/noise.ts'
import type { Pt } from '../kit/vec.ts'

const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
/** A shrub of pointed leaves with papery bracts in drifts of three inks, the dark ones away from the light. */
export function bougainvillea(seed: number, x: number, y: number, w: number, h: number): string {
  const r = random(seed)
  const within = (reach: number): [number, number] => {
    const a = r() * Math.PI * 2,
      d = Math.sqrt(r()) * reach
    return [Math.cos(a) * d * (1 + 0.22 * Math.sin(3 * a + seed)), Math.sin(a) * d]
  }
  const blade = (cx: number, cy: number, long: number, wide: number, turn: number, ink: string) =>
    `<path transform="translate(${cx.toFixed(1)},${cy.toFixed(1)}) rotate(${turn.toFixed(0)})" d="M0,0Q${(long * 0.45).toFixed(1)},${(-wide).toFixed(1)} ${long.toFixed(1)},0Q${(long * 0.45).toFixed(1)},${wide.toFixed(1)} 0,0Z" fill="${ink}"/>`
  let s = ''
  const leaves = Math.min(900, (w * h) / 150)
  for (let i = 0; i < leaves; i++) {
    const [u, v] = within(0.5)
    s += blade(
      x + u * w,
      y + v * h,
      r.range(22, 44),
      r.range(7, 13),
      r.range(0, 360),
      i % 3 ? '#2d5f58' : '#214a4c',
    )
  }
  for (let i = 0; i < leaves / 6; i++) {
    const [u, v] = within(0.47),
      ink = u + v > 0.28 || u < -0.24 ? '#a3287c' : v < -0.16 ? '#ff6fae' : '#dd2f8b'
    for (let k = 0; k < 6; k++) {
      const [cx, cy] = [x + u * w + r.range(-22, 22), y + v * h + r.range(-14, 14)],
        turn = r.range(0, 120)
      for (const third of [0, 120, 240])
        s += blade(cx, cy, r.range(9, 14), r.range(4.5, 6.5), turn + third, ink)
    }
  }
  return s
}
/** A bough of bougainvillea that hangs in from the right: it arches, and its sprays get smaller towards the end. */
export function hanging(x: number, y: number, size: number): string {
  const sprays: [u: number, v: number, w: number, h: number][] = [
    [-0.02, 0.02, 0.5, 0.34],
    [-0.26, 0.1, 0.4, 0.28],
    [0.02, 0.28, 0.34, 0.34],
    [-0.48, 0.2, 0.3, 0.22],
    [-0.2, 0.32, 0.22, 0.24],
    [-0.66, 0.34, 0.2, 0.2],
  ]
  const twig = (d: string, w: number) =>
    `<path d="${d}" fill="none" stroke="#4a3a44" stroke-width="${w * size}" stroke-linecap="round"/>`
  return (
    `<g transform="translate(${x},${y})">` +
    // the beam of a pergola, its end cut square
    poly(
      [
        [0.2 * size, 0.02 * size],
        [-0.4 * size, 0.1 * size],
        [-0.4 * size, 0.15 * size],
        [0.2 * size, 0.08 * size],
      ],
      '#7d5347',
    ) + // prettier-ignore
    poly(
      [
        [0.2 * size, 0.02 * size],
        [-0.4 * size, 0.1 * size],
        [-0.4 * size, 0.112 * size],
        [0.2 * size, 0.034 * size],
      ],
      '#b98263',
    ) + // prettier-ignore
    twig(
      `M${0.2 * size},${-0.16 * size}C${-0.1 * size},${-0.08 * size} ${-0.42 * size},${0.02 * size} ${-0.68 * size},${0.34 * size}`,
      0.016,
    ) +
    twig(
      `M${0.12 * size},${-0.1 * size}C${0.1 * size},${0.1 * size} ${0.06 * size},${0.24 * size} ${0.02 * size},${0.42 * size}`,
      0.012,
    ) +
    sprays.map(([u, v, w, h], i) => bougainvillea(50 + i, u * size, v * size, w * size, h * size)).join('') +
    '</g>'
  )
}
/** A shrub that climbs a wall beside a door: bare stems from below the picture and three sprays. */
export function climbing(x: number, foot: number): string {
  const stem = (d: string) => shape(d, '#5a3f44')
  return (
    stem(
      `M${x - 4},${foot}C${x - 10},${foot - 60} ${x + 2},${foot - 110} ${x - 8},${foot - 190}L${x - 2},${foot - 190}C${x + 10},${foot - 110} ${x},${foot - 60} ${x + 8},${foot}Z`,
    ) + // prettier-ignore
    stem(
      `M${x},${foot - 60}C${x - 20},${foot - 100} ${x - 40},${foot - 110} ${x - 44},${foot - 140}L${x - 40},${foot - 142}C${x - 32},${foot - 116} ${x - 8},${foot - 104} ${x + 6},${foot - 74}Z`,
    ) + // prettier-ignore
    bougainvillea(40, x + 2, foot - 152, 104, 84) +
    bougainvillea(43, x - 46, foot - 136, 62, 58) +
    bougainvillea(47, x + 6, foot - 208, 58, 62)
  )
}
let serial = 0
/** What a body throws on a wall: its outline in one ink. */
export const thrown = (body: string, ink: string): string => {
  const id = `bs${serial++}`
  return `<filter id="${id}" color-interpolation-filters="sRGB"><feFlood flood-color="${ink}"/><feComposite in2="SourceAlpha" operator="in"/></filter><g filter="url(#${id})">${body}</g>`
}
/** A shrub in a pot, and the shadow of both along the ground to the left. */
export const standing = (x: number, foot: number, w: number, crown: [w: number, h: number]): string => {
  const at = (u: number, v: number): Pt => [x + u * w, foot + v * w]
  return (
    poly([at(0.32, 0), at(-0.32, -0.14), at(-1.1, 0), at(-0.9, 0.16), at(-0.2, 0.05)], '#cdc3d6') +
    smooth(
      [
        at(-0.8, 0.06),
        at(-1.1, -0.06),
        at(-1.3, -0.02),
        at(-1.6, -0.09),
        at(-1.8, 0),
        at(-2.15, -0.03),
        at(-2.2, 0.1),
        at(-2.42, 0.17),
        at(-2.12, 0.24),
        at(-2, 0.34),
        at(-1.66, 0.3),
        at(-1.4, 0.38),
        at(-1.2, 0.28),
        at(-0.92, 0.28),
      ],
      '#cdc3d6',
    ) + // prettier-ignore
    pot(x, foot, w) +
    bougainvillea(3, x, foot - w * 0.8 - crown[1] * 0.52, ...crown)
  )
}
/** A glazed pot and the woody stems that grow out of it; the light is high on the right. */
function pot(x: number, foot: number, w: number): string {
  const h = w * 0.8,
    top = foot - h
  const stem = (lean: number, thick: number) =>
    `<path d="M${x + lean * 6 - thick},${top + 8}C${x + lean * 4},${top - h * 0.5} ${x + lean * w * 0.5},${top - h * 0.7} ${x + lean * w * 0.6},${top - h * 1.5}L${x + lean * w * 0.6 + thick},${top - h * 1.5}C${x + lean * w * 0.5 + thick * 2},${top - h * 0.7} ${x + lean * 4 + thick * 2},${top - h * 0.5} ${x + lean * 6 + thick},${top + 8}Z" fill="#5a3f44"/>`
  return (
    stem(-0.9, 4) +
    stem(0.1, 5) +
    stem(0.8, 4) +
    `<path d="M${x - w * 0.42},${top}H${x + w * 0.42}L${x + w * 0.32},${foot}H${x - w * 0.32}Z" fill="#d9784f"/><path d="M${x - w * 0.42},${top}H${x - w * 0.12}L${x - w * 0.08},${foot}H${x - w * 0.32}Z" fill="#a04f4c"/><path d="M${x - w * 0.5},${top - 8}H${x + w * 0.5}V${top + 12}H${x - w * 0.5}Z" fill="#ec9466"/><path d="M${x - w * 0.5},${top - 8}H${x - w * 0.14}V${top + 12}H${x - w * 0.5}Z" fill="#b05a50"/>`
  )
}
