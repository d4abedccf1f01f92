/** House types as cut blocks in one oblique view: front in light, left flank in shade, top lighter. Design pixels. */
import { poly } from './cut.ts'

export interface WallInks {
  lit: string
  shade: string
  top: string
  /** Openings and other darks. */
  dark: string
  accent: string
}
const arch = (x: number, foot: number, w: number, h: number, fill: string) =>
  `<path d="M${x - w / 2},${foot}V${foot - h + w / 2}A${w / 2},${w / 2} 0 0 1 ${x + w / 2},${foot - h + w / 2}V${foot}Z" fill="${fill}"/>`

/** A plain cube: `x`, `y` its top left front corner; `d` how far the flank goes back to the left. */
export function block(
  x: number,
  y: number,
  w: number,
  h: number,
  d: number,
  { lit, shade, top }: WallInks,
): string {
  const up = d * 0.42
  return (
    poly(
      [
        [x, y],
        [x - d, y - up],
        [x - d, y + h - up],
        [x, y + h],
      ],
      shade,
    ) +
    poly(
      [
        [x, y],
        [x - d, y - up],
        [x + w - d, y - up],
        [x + w, y],
      ],
      top,
    ) +
    poly(
      [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ],
      lit,
    )
  )
}
/** A barrel vault end-on, with a fan light over its door. */
export function vaultHouse(x: number, foot: number, w: number, h: number, d: number, inks: WallInks): string {
  const r = w / 2,
    spring = foot - h + r,
    up = d * 0.42
  return (
    `<path d="M${x},${foot}V${spring}A${r},${r} 0 0 1 ${x + r},${spring - r}L${x + r - d},${spring - r - up}A${r},${r} 0 0 0 ${x - d},${spring - up}V${foot - up}Z" fill="${inks.shade}"/>` +
    arch(x + r, foot, w, h, inks.lit) +
    arch(x + r, foot, w * 0.3, h * 0.5, inks.accent) +
    `<path d="M${x + r + w * 0.09},${foot}v${-h * 0.38}h${w * 0.06}v${h * 0.38}Z" fill="${inks.dark}"/>`
  )
}
/** A domed church on a drum; (x, y) is the centre of the dome's foot. Light from the right. */
export function domedChurch(
  x: number,
  y: number,
  r: number,
  inks: WallInks,
  [lit, own, deep]: [string, string, string],
): string {
  // the drum is round: its windows narrow and rise towards the edges
  let windows = ''
  for (const degrees of [-58, -27, 4, 35, 66]) {
    const a = (degrees * Math.PI) / 180
    windows += arch(
      x + r * 0.97 * Math.sin(a),
      y + r * (0.22 + 0.18 * Math.cos(a)),
      r * 0.14 * Math.cos(a),
      r * 0.25,
      inks.dark,
    )
  }
  const drum = (to: number, ink: string): string => {
    const k = (to + 1) / 2
    return `<path d="M${x - r},${y}H${x + to * r}V${y + r * (0.42 + 0.26 * k * (1 - k))}Q${x - r + k * r},${y + r * (0.42 + 0.13 * k)} ${x - r},${y + r * 0.42}Z" fill="${ink}"/>`
  }
  return (
    `${drum(1, inks.lit)}${drum(-0.38, inks.shade)}${windows}` +
    `<path d="M${x - r},${y}A${r},${r * 0.98} 0 0 1 ${x + r},${y}Q${x},${y + r * 0.13} ${x - r},${y}Z" fill="${own}"/>` +
    `<path d="M${x - r},${y}A${r},${r * 0.98} 0 0 1 ${x - r * 0.1},${y - r * 0.975}C${x - r * 0.62},${y - r * 0.7} ${x - r * 0.66},${y - r * 0.2} ${x - r * 0.46},${y + r * 0.05}Q${x - r * 0.8},${y + r * 0.04} ${x - r},${y}Z" fill="${deep}"/>` +
    `<path d="M${x + r * 0.3},${y - r * 0.9}C${x + r * 0.72},${y - r * 0.7} ${x + r * 0.86},${y - r * 0.34} ${x + r * 0.84},${y - r * 0.06}C${x + r * 0.72},${y - r * 0.3} ${x + r * 0.62},${y - r * 0.66} ${x + r * 0.3},${y - r * 0.9}Z" fill="${lit}"/>` +
    `<path d="M${x - r * 0.1},${y - r * 0.96}v${-r * 0.12}h${r * 0.2}v${r * 0.12}Z" fill="${inks.lit}"/><path d="M${x - r * 0.018},${y - r * 1.08}v${-r * 0.12}h${-r * 0.07}v${-r * 0.036}h${r * 0.07}v${-r * 0.07}h${r * 0.036}v${r * 0.07}h${r * 0.07}v${r * 0.036}h${-r * 0.07}v${r * 0.12}Z" fill="${inks.lit}"/>`
  )
}
/** A gabled cottage: two roof slopes seen from the gable, eaves proud of the wall. */
export function gableHouse(
  x: number,
  foot: number,
  w: number,
  h: number,
  inks: WallInks,
  [roof, roofShade]: [string, string],
): string {
  const y = foot - h * 0.58,
    d = w * 0.8
  return (
    poly(
      [
        [x, y],
        [x - d, y],
        [x - d, foot],
        [x, foot],
      ],
      inks.shade,
    ) +
    poly(
      [
        [x, foot],
        [x, y],
        [x + w / 2, foot - h],
        [x + w, y],
        [x + w, foot],
      ],
      inks.lit,
    ) +
    poly(
      [
        [x - w * 0.06, y + h * 0.06],
        [x + w / 2, foot - h * 1.05],
        [x + w / 2 - d * 1.04, foot - h * 1.05],
        [x - d - w * 0.1, y + h * 0.06],
      ],
      roofShade,
    ) +
    poly(
      [
        [x + w / 2, foot - h * 1.05],
        [x + w * 1.07, y + h * 0.07],
        [x + w * 1.0, y + h * 0.1],
        [x + w / 2, foot - h * 0.97],
      ],
      roof,
    ) +
    [0.3, 0.7]
      .map(
        (t) =>
          `<path d="M${x + w * t - w * 0.07},${foot - h * 0.2}v${-h * 0.2}h${w * 0.14}v${h * 0.2}Z" fill="${inks.dark}"/>`,
      )
      .join('') +
    [0.25, 0.6]
      .map(
        (t) =>
          `<path d="M${x - d * t - w * 0.07},${foot - h * 0.2}v${-h * 0.2}h${w * 0.14}v${h * 0.2}Z" fill="${inks.accent}"/>`,
      )
      .join('')
  )
}
