/** The Saviour on the Blood, cut by hand: seen along the canal with the belfry to the left. Metres, y down, the quay at y = 0, the tent's axis at x = 0. The light comes from the left. */
const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
const n = (v: number) => v.toFixed(2)
const BRICK = ['#e2997c', '#c06c63', '#8c4a67'] as const
const TRIM = ['#fff0dc', '#d9b0b0'] as const
const PANE = '#5b3c66'
const GOLD = ['#fff0b4', '#f0b850', '#a8706a'] as const
const SLATE = ['#8fae9c', '#5d7f8c'] as const

let serial = 0
/** The outline of an onion of radius r and height h, its neck at the origin. */
const outline = (r: number, h: number) =>
  `M${n(-0.66 * r)},0C${n(-1.12 * r)},${n(-0.12 * h)} ${n(-1.16 * r)},${n(-0.36 * h)} ${n(-0.66 * r)},${n(-0.56 * h)}C${n(-0.34 * r)},${n(-0.69 * h)} ${n(-0.09 * r)},${n(-0.8 * h)} 0,${n(-h)}C${n(0.09 * r)},${n(-0.8 * h)} ${n(0.34 * r)},${n(-0.69 * h)} ${n(0.66 * r)},${n(-0.56 * h)}C${n(1.16 * r)},${n(-0.36 * h)} ${n(1.12 * r)},${n(-0.12 * h)} ${n(0.66 * r)},0Z`
type Pattern = (r: number, h: number) => string
/** Bands that wind up the dome; a negative rise winds them the other way. */
const winding =
  (inks: readonly string[], rise: number, many: number): Pattern =>
  (r, h) => {
    const step = (1.5 * h) / many
    let d = ''
    for (let i = -1; i <= many; i++) {
      const y = -i * step + (rise > 0 ? 0 : -rise * h),
        up = rise * h
      d += shape(
        `M${n(-1.2 * r)},${n(y)}C${n(-0.4 * r)},${n(y - up * 0.1)} ${n(0.4 * r)},${n(y - up * 0.9)} ${n(1.2 * r)},${n(y - up)}V${n(y - up + step * 0.52)}C${n(0.4 * r)},${n(y - up * 0.9 + step * 0.52)} ${n(-0.4 * r)},${n(y - up * 0.1 + step * 0.52)} ${n(-1.2 * r)},${n(y + step * 0.52)}Z`,
        inks[(i + 1) % inks.length]!,
      )
    }
    return d
  }
/** Lozenges in rows that follow the swell of the dome. */
const lozenges =
  (inks: readonly string[], rows: number): Pattern =>
  (r, h) => {
    let d = ''
    for (let row = 0; row <= rows; row++)
      for (let i = -2; i <= 2; i++) {
        const y = -((row + 0.1) / rows) * 0.8 * h,
          x = Math.sin(((i + (row % 2) / 2) * Math.PI) / 4.6) * r * (row / rows > 0.6 ? 0.72 : 1.04),
          w = r * 0.27,
          t = (h / rows) * 0.62
        d += shape(
          `M${n(x - w)},${n(y)}L${n(x)},${n(y - t)}L${n(x + w)},${n(y)}L${n(x)},${n(y + t)}Z`,
          inks[(row + i + 4) % inks.length]!,
        )
      }
    return d
  }
/** Zigzag belts. */
const zigzags =
  (inks: readonly string[], rows: number): Pattern =>
  (r, h) => {
    let d = ''
    for (let row = 0; row < rows; row++) {
      const y = -(row / rows) * h,
        t = (h / rows) * 0.5
      let edge = `M${n(-1.2 * r)},${n(y)}`
      for (let i = -5; i <= 6; i++) edge += `L${n(i * 0.2 * r)},${n(y - (i % 2 ? t : 0))}`
      edge += `L${n(1.2 * r)},${n(y + t)}`
      for (let i = 6; i >= -6; i--) edge += `L${n(i * 0.2 * r)},${n(y + t - (i % 2 ? t : 0))}`
      d += shape(`${edge}Z`, inks[row % inks.length]!)
    }
    return d
  }
/** Upright ribs that meet in the tip. */
const ribs =
  (ink: string): Pattern =>
  (r, h) =>
    [-0.72, -0.24, 0.24, 0.72]
      .map((k) =>
        shape(
          `M${n((k - 0.11) * r * 0.8)},0C${n((k - 0.12) * r * 1.4)},${n(-0.3 * h)} ${n((k - 0.1) * r)},${n(-0.55 * h)} 0,${n(-h)}C${n((k + 0.1) * r)},${n(-0.55 * h)} ${n((k + 0.12) * r * 1.4)},${n(-0.3 * h)} ${n((k + 0.11) * r * 0.8)},0Z`,
          ink,
        ),
      )
      .join('')
/** An onion on (x, y) with its pattern, a lit and a shaded side, a gilded knob and a cross. */
function onion(x: number, y: number, r: number, h: number, ground: string, pattern: Pattern): string {
  const id = `onion${serial++}`,
    d = outline(r, h)
  return `<g transform="translate(${n(x)},${n(-y)})">${cross(h, r * 0.98)}<clipPath id="${id}"><path d="${d}"/></clipPath>${shape(d, ground)}<g clip-path="url(#${id})">${pattern(r, h)}<path d="M${n(0.3 * r)},${n(-h)}C${n(0.9 * r)},${n(-0.5 * h)} ${n(0.62 * r)},${n(-0.2 * h)} ${n(0.24 * r)},0H${n(2 * r)}V${n(-h)}Z" fill="#4a2f6b" opacity=".38"/><path d="M${n(-1.3 * r)},${n(-0.1 * h)}C${n(-0.9 * r)},${n(-0.34 * h)} ${n(-0.7 * r)},${n(-0.52 * h)} ${n(-0.34 * r)},${n(-0.66 * h)}L${n(-2 * r)},${n(-0.8 * h)}Z" fill="#fff0cf" opacity=".5"/></g></g>`
}
/** A gilded cross on a knob, its foot at height h. */
const cross = (h: number, s: number) =>
  shape(
    `M${n(-0.1 * s)},${n(-h + 0.3)}H${n(0.1 * s)}V${n(-h - 1.05 * s)}H${n(-0.1 * s)}ZM${n(-0.34 * s)},${n(-h - 0.62 * s)}H${n(0.34 * s)}V${n(-h - 0.8 * s)}H${n(-0.34 * s)}Z`,
    GOLD[1],
  ) + `<circle cy="${n(-h - 0.02 * s)}" r="${n(0.17 * s)}" fill="${GOLD[1]}"/>`
/** A wall between two columns and two heights: its own tone, a lit left edge and a shaded right part. */
function wall(x0: number, x1: number, y0: number, y1: number, lit = 0.16, dim = 0.7): string {
  const w = x1 - x0,
    part = (a: number, b: number, ink: string) =>
      shape(`M${n(x0 + w * a)},${n(-y0)}V${n(-y1)}H${n(x0 + w * b)}V${n(-y0)}Z`, ink)
  return part(0, 1, BRICK[1]) + part(0, lit, BRICK[0]) + part(dim, 1, BRICK[2])
}
/** A white band on a wall, dimmer where the wall is in shade. */
const band = (x0: number, x1: number, y: number, t: number, dim = 0.7) =>
  shape(`M${n(x0)},${n(-y)}H${n(x1)}V${n(-y - t)}H${n(x0)}Z`, TRIM[0]) +
  shape(`M${n(x0 + (x1 - x0) * dim)},${n(-y)}H${n(x1)}V${n(-y - t)}H${n(x0 + (x1 - x0) * dim)}Z`, TRIM[1])
const arch = (x: number, y: number, w: number, h: number) =>
  `M${n(x - w / 2)},${n(-y)}V${n(-y - h + w / 2)}A${n(w / 2)},${n(w / 2)} 0 0 1 ${n(x + w / 2)},${n(-y - h + w / 2)}V${n(-y)}Z`
/** A round-headed window with a white surround. */
const pane = (x: number, y: number, w: number, h: number, frame: string = TRIM[0]) =>
  shape(arch(x, y - 0.3, w * 1.7, h + w * 0.55), frame) + shape(arch(x, y, w, h), PANE)
/** A gable like the tip of an onion, white with a coloured field. */
const kokoshnik = (x: number, y: number, w: number, frame: string = TRIM[0], field: string = '#6d7fae') => {
  const d = (k: number) =>
    `M${n(x - w * 0.5 * k)},${n(-y)}C${n(x - w * 0.56 * k)},${n(-y - w * 0.4 * k)} ${n(x - w * 0.2 * k)},${n(-y - w * 0.5 * k)} ${n(x)},${n(-y - w * 0.78 * k)}C${n(x + w * 0.2 * k)},${n(-y - w * 0.5 * k)} ${n(x + w * 0.56 * k)},${n(-y - w * 0.4 * k)} ${n(x + w * 0.5 * k)},${n(-y)}Z`
  return shape(d(1), frame) + shape(d(0.66), field)
}
/** A drum that carries an onion. */
function drum(x: number, r: number, y0: number, y1: number): string {
  return (
    wall(x - r * 0.66, x + r * 0.66, y0, y1, 0.24, 0.6) +
    pane(x - r * 0.34, y1 - 4.6, r * 0.2, 3) +
    pane(x + r * 0.22, y1 - 4.6, r * 0.2, 3, TRIM[1]) +
    band(x - r * 0.74, x + r * 0.74, y1 - 0.9, 0.9, 0.6)
  )
}
const BLUE = '#3f86b8'
const NAVY = '#34528f'
const WHITE = '#fdf0e0'
const GREEN = '#4b9c86'
const OCHRE = '#f0bd55'

/** The whole church, 84 m high and 54 m wide. */
export const SAVIOUR: string =
  // the two farther onions, then the tent between them
  drum(-13.4, 4.8, 28, 42) +
  onion(-13.4, 42, 4.8, 11.6, NAVY, winding([WHITE, BLUE], 0.5, 6)) +
  drum(6.4, 4.8, 28, 43) +
  onion(6.4, 43, 4.8, 11.6, OCHRE, winding([GREEN], -0.5, 6)) +
  wall(-6.6, 6.6, 28, 46, 0.2, 0.62) +
  [-3.9, 0, 3.9].map((x) => pane(x, 37, 1.5, 5.6, x > 2 ? TRIM[1] : TRIM[0])).join('') +
  band(-7.2, 7.2, 45, 1.3, 0.62) +
  shape('M-6.9,-46L-1.9,-66H1.9L6.9,-46Z', BRICK[1]) +
  shape('M-6.9,-46L-1.9,-66H-.9L-3.6,-46Z', BRICK[0]) +
  shape('M2.2,-46L.7,-66H1.9L6.9,-46Z', BRICK[2]) +
  [-4.2, 0, 4.2].map((x) => kokoshnik(x, 46, 4.1, x > 2 ? TRIM[1] : TRIM[0])).join('') +
  shape('M-4.7,-54.8H4.7L4.4,-56H-4.4ZM-3.1,-61.2H3.1L2.8,-62.4H-2.8Z', TRIM[0]) +
  wall(-1.8, 1.8, 66, 71.4, 0.3, 0.62) +
  band(-2.3, 2.3, 70.8, 0.9, 0.62) +
  onion(0, 71.6, 2.9, 6.8, GREEN, zigzags([WHITE, BLUE, OCHRE], 6)) +
  // the two nearer onions
  drum(-7.4, 5, 26, 36) +
  onion(-7.4, 36, 5, 12, GREEN, lozenges([OCHRE, NAVY, WHITE], 5)) +
  drum(13.6, 5, 26, 36.4) +
  onion(13.6, 36.4, 5, 12, WHITE, zigzags([BLUE, GREEN], 7)) +
  // the apse to the right, with its own small gilded onion
  wall(15, 23.4, 0, 17, 0, 0.2) +
  shape('M14,-17H24L19.6,-22H15Z', SLATE[1]) +
  onion(19.4, 21.6, 2.7, 6.6, GOLD[1], ribs(GOLD[2])) +
  // the body, its gables and windows
  wall(-16.4, 17.4, 0, 24, 0.05, 0.74) +
  shape('M-15,-24.4H16L13,-30H-12Z', SLATE[0]) +
  shape('M9,-24.4H16L13,-30H8Z', SLATE[1]) +
  [-10.8, 0.4].map((x) => kokoshnik(x, 24, 9.4)).join('') +
  kokoshnik(11.6, 24, 9.4, TRIM[1], '#55618f') +
  band(-17, 18, 23.2, 1.4, 0.74) +
  band(-16.4, 17.4, 12.4, 0.8, 0.74) +
  [-11, 0.4]
    .map((x) => pane(x, 4, 2.6, 6.6) + pane(x - 2.1, 15, 1.5, 4.6) + pane(x + 2.1, 15, 1.5, 4.6))
    .join('') +
  pane(11.8, 4, 2.6, 6.6, TRIM[1]) +
  pane(9.7, 15, 1.5, 4.6, TRIM[1]) +
  pane(13.9, 15, 1.5, 4.6, TRIM[1]) +
  // the belfry before it, gilded
  wall(-29.6, -16.2, 0, 32, 0.16, 0.72) +
  band(-30.2, -15.6, 31.4, 1.4, 0.72) +
  [-27.2, -22.9].map((x) => kokoshnik(x, 32.6, 4.6)).join('') +
  kokoshnik(-18.6, 32.6, 4.6, TRIM[1], '#55618f') +
  shape(arch(-22.9, 2.2, 8.4, 11.4), TRIM[0]) +
  shape(arch(-22.9, 2.2, 6, 9.8), PANE) +
  band(-29.6, -16.2, 16.4, 0.9, 0.72) +
  [-26.4, -22.9].map((x) => pane(x, 19.4, 1.7, 6.6)).join('') +
  pane(-19.4, 19.4, 1.7, 6.6, TRIM[1]) +
  wall(-27.6, -18.2, 35, 45, 0.2, 0.66) +
  [-25.6, -22.9].map((x) => pane(x, 36.6, 1.6, 5.2)).join('') +
  pane(-20.2, 36.6, 1.6, 5.2, TRIM[1]) +
  band(-28.4, -17.4, 43.8, 1.4, 0.66) +
  onion(-22.9, 45, 6.1, 13.8, GOLD[1], ribs('#dc9a48')) +
  // the granite it stands on
  shape('M-31,0H24.4V2.6H-31Z', '#7d6a8c')
