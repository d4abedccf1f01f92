/** Places as silhouettes, for a far plane or against the light. Each stands on `ground`; `high` is its height in design pixels. */
import { poly, smooth } from './cut.ts'
import { fbm } from './noise.ts'
import type { Pt } from './vec.ts'

const n = (v: number) => v.toFixed(1)
const at = (x: number, ground: number, s: number, body: string) =>
  `<g transform="translate(${n(x)},${n(ground)}) scale(${s.toFixed(4)})">${body}</g>`

/** An imperial mosque 100 high to its finial, with four pencil minarets. */
export function mosque(x: number, ground: number, high: number, fill: string): string {
  const minaret = (mx: number, h: number) =>
    `M${mx - 2.6},0L${mx - 2.2},${-h * 0.44}L${mx - 3.6},${-h * 0.46}L${mx - 3.6},${-h * 0.49}L${mx - 2},${-h * 0.5}L${mx - 1.8},${-h * 0.66}L${mx - 3.2},${-h * 0.68}L${mx - 3.2},${-h * 0.71}L${mx - 1.6},${-h * 0.72}L${mx - 1.5},${-h * 0.82}L${mx},${-h}L${mx + 1.5},${-h * 0.82}L${mx + 1.6},${-h * 0.72}L${mx + 3.2},${-h * 0.71}L${mx + 3.2},${-h * 0.68}L${mx + 1.8},${-h * 0.66}L${mx + 2},${-h * 0.5}L${mx + 3.6},${-h * 0.49}L${mx + 3.6},${-h * 0.46}L${mx + 2.2},${-h * 0.44}L${mx + 2.6},0Z`
  const dome = (cx: number, y: number, r: number) => `M${cx - r},${y}A${r},${r * 0.92} 0 0 1 ${cx + r},${y}Z`
  return at(
    x,
    ground,
    high / 100,
    `<path d="M-74,4L-74,-26L-58,-26L-58,-36L-44,-36L-44,-50L-33,-50L-33,-58L33,-58L33,-50L44,-50L44,-36L58,-36L58,-26L74,-26L74,4Z${dome(0, -57, 32)}${dome(-38, -42, 17)}${dome(38, -42, 17)}${dome(-60, -30, 10)}${dome(60, -30, 10)}${dome(-70, -24, 6)}${dome(70, -24, 6)}M-1,-86L-1,-94L1,-94L1,-86ZM-2.4,-96A2.4,2.4 0 1 1 2.4,-96A2,2 0 1 0 -2.4,-96Z${minaret(-48, 108)}${minaret(48, 108)}${minaret(-84, 88)}${minaret(84, 88)}" fill="${fill}"/>`,
  )
}
/** Limestone towers of a drowned coast. */
export function karsts(x: number, ground: number, high: number, fill: string): string {
  const rock = (cx: number, w: number, h: number): Pt[] => [
    [cx - w * 0.46, 2],
    [cx - w * 0.5, -h * 0.06],
    [cx - w * 0.42, -h * 0.12],
    [cx - w * 0.44, -h * 0.5],
    [cx - w * 0.3, -h * 0.82],
    [cx - w * 0.1, -h * 0.97],
    [cx + w * 0.08, -h],
    [cx + w * 0.24, -h * 0.84],
    [cx + w * 0.36, -h * 0.72],
    [cx + w * 0.44, -h * 0.34],
    [cx + w * 0.4, -h * 0.1],
    [cx + w * 0.5, -h * 0.05],
    [cx + w * 0.46, 2],
  ]
  return at(
    x,
    ground,
    high / 100,
    smooth(rock(0, 44, 100), fill, 0.7) +
      smooth(rock(40, 36, 66), fill, 0.7) +
      smooth(rock(-46, 30, 48), fill, 0.7) +
      smooth(rock(78, 22, 34), fill, 0.7),
  )
}
/** A volcano's long even flanks; `snow` caps it when given. */
export function cone(x: number, ground: number, high: number, fill: string, snow?: string): string {
  return at(
    x,
    ground,
    high / 100,
    `<path d="M-260,1C-150,-14 -70,-58 -24,-97C-14,-101 -8,-97 0,-99C10,-102 16,-100 26,-96C74,-56 150,-14 270,1Z" fill="${fill}"/>` +
      (snow
        ? `<path d="M-58,-70C-44,-80 -34,-89 -24,-97C-14,-101 -8,-97 0,-99C10,-102 16,-100 26,-96C36,-88 46,-79 60,-68L46,-72L38,-58L28,-74L16,-52L6,-72L-8,-56L-18,-74L-32,-60L-40,-72Z" fill="${snow}"/>`
        : ''),
  )
}
/** A ragged ridge from one column to another. */
export function ridge(
  x0: number,
  x1: number,
  ground: number,
  high: number,
  fill: string,
  seed: number,
  rough = 1,
): string {
  const points: Pt[] = [[x0, ground + 2]]
  for (let i = 0; i <= 60; i++) {
    const t = i / 60
    points.push([
      x0 + (x1 - x0) * t,
      ground - high * Math.sin(Math.PI * t) ** 0.7 * (0.45 + 0.75 * fbm(t * 5 * rough, seed, 4, seed)),
    ])
  }
  return poly([...points, [x1, ground + 2]], fill)
}
/** White houses and blue-domed churches down a cliff: a headland that falls to the left. */
export function cycladicCape(x: number, ground: number, high: number, rock: string, houses: string): string {
  let d = ''
  for (let i = 0; i < 26; i++) {
    const t = i / 26,
      hx = -80 + 190 * t,
      top = -34 - 52 * t - ((i * 7) % 5) * 2.2,
      w = 9 + ((i * 5) % 4) * 2
    d +=
      i % 6 === 3
        ? `M${n(hx)},${n(top)}a7,7 0 0 1 14,0V${n(top + 18)}h-14ZM${n(hx + 6.4)},${n(top - 6)}v-6h1.2v6Z`
        : `M${n(hx)},${n(top)}h${w}v22h${-w}Z`
  }
  return at(
    x,
    ground,
    high / 100,
    `<path d="M-120,2L-108,-8L-92,-22L-80,-24L-40,-38L20,-56L90,-78L150,-84L150,2Z" fill="${rock}"/><path d="${d}" fill="${houses}"/>`,
  )
}
