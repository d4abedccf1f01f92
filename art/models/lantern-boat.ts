/**
 * A sampan at night, cut by hand: two people hold a paper lantern that lights their faces, a man paddles in the stern. Metres,
 * the waterline amidships at (0, 0), y down.
 */
import { place } from '../kit/cut.ts'
import { at, FACE, form, head, limb, path } from '../kit/cut-figure.ts'
import { mix } from '../kit/ink.ts'
import { random } from '../kit/noise.ts'
import type { Pt } from '../kit/vec.ts'
import { waterBars } from '../kit/water-bars.ts'

const HAIR = '#1c1538'
const line = (d: string, ink: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>`
const arm = (joints: readonly Pt[], half: readonly number[], ink: string): string =>
  form(limb(joints, half), ink, [0.022, -0.012])
const fist = (x: number, y: number, skin: string): string =>
  path(`M${x - 0.05},${y - 0.036}C${x - 0.02},${y - 0.055} ${x + 0.03},${y - 0.055} ${x + 0.05},${y - 0.036}C${x + 0.066},${y - 0.012} ${x + 0.06},${y + 0.024} ${x + 0.048},${y + 0.04}C${x + 0.02},${y + 0.056} ${x - 0.03},${y + 0.052} ${x - 0.048},${y + 0.036}Z`, skin) // prettier-ignore
/** A hand under something it carries, the fingers forward. */
const palm = (x: number, y: number, skin: string): string =>
  path(`M${x - 0.06},${y - 0.03}C${x},${y - 0.035} ${x + 0.05},${y - 0.02} ${x + 0.12},${y - 0.03}C${x + 0.135},${y - 0.015} ${x + 0.12},${y + 0.005} ${x + 0.08},${y + 0.022}C${x + 0.03},${y + 0.045} ${x - 0.03},${y + 0.045} ${x - 0.06},${y + 0.035}Z`, skin) // prettier-ignore

/** Trunk, lap and neck of a sitter who leans a little forward, facing right, with the seat at (0, 0). */
const TRUNK =
  'M-.17,.06C-.21,-.1 -.2,-.28 -.14,-.42C-.1,-.51 -.03,-.57 .05,-.57C.12,-.56 .17,-.5 .18,-.41C.18,-.3 .15,-.18 .17,-.04L.15,.06Z'
const LAP = 'M-.16,-.08C0,-.17 .2,-.19 .4,-.17C.49,-.16 .53,-.1 .53,-.02L.52,.12H-.16Z'
const NECK =
  'M-.035,-.54C-.02,-.58 -.015,-.64 -.02,-.76L.1,-.74C.09,-.64 .1,-.57 .12,-.54C.08,-.5 .0,-.5 -.035,-.54Z'
interface Sitter {
  skin: string
  top: string
  bottom: string
  hair: string
  arms: string
  collar?: string
  /** How much of the lantern's light falls on the front. */
  warm?: number
}
const sitter = ({ skin, top, bottom, hair, arms, collar = top, warm = 0.5 }: Sitter): string =>
  form(LAP, bottom, [0.03, -0.03]) +
  path(NECK, '#7a4652') +
  form(
    TRUNK,
    top,
    [0.06, -0.015],
    path('M.24,-.6C.14,-.5 .1,-.36 .1,-.24C.1,-.12 .08,-.04 .1,.08H.3V-.6Z', mix(top, '#ffcf8a', warm)),
  ) +
  path('M-.045,-.55C0,-.515 .08,-.51 .13,-.55L.14,-.515C.08,-.48 0,-.485 -.06,-.515Z', collar) +
  at(0.08, -0.728, 6, 0.245, head(FACE, skin, hair)) +
  arms
const CROP =
  'M.345,-.22C.37,-.4 .3,-.53 .1,-.57C-.2,-.63 -.5,-.44 -.51,-.14C-.51,.06 -.44,.22 -.34,.33C-.24,.31 -.2,.2 -.13,.12C-.2,.04 -.18,-.08 -.08,-.08C-.04,-.08 -.02,-.04 0,0C.05,-.1 .02,-.16 .1,-.23C.18,-.28 .28,-.26 .345,-.22Z'

const man = (): string =>
  sitter({
    skin: '#d98f62',
    top: '#2f8a94',
    bottom: '#2b2558',
    collar: '#d9e6d0',
    hair: path(CROP, HAIR),
    arms:
      arm(
        [
          [0.06, -0.46],
          [0.19, -0.24],
          [0.36, -0.3],
        ],
        [0.075, 0.056, 0.038],
        '#2f8a94',
      ) + // prettier-ignore
      palm(0.4, -0.32, '#f0b07a'),
  })
const woman = (): string =>
  sitter({
    skin: '#eaa878',
    top: '#f6dfc0',
    bottom: '#a83f6a',
    hair:
      path(
        'M.32,-.26C.14,-.24 .0,-.18 -.04,-.02C-.08,.16 -.12,.26 -.14,.34C-.1,.62 -.2,.9 -.36,1.12C-.56,1.06 -.66,.84 -.62,.6C-.58,.3 -.6,.0 -.54,-.18C-.44,-.52 .06,-.66 .26,-.48C.34,-.42 .34,-.34 .32,-.26Z',
        HAIR,
      ) +
      path(
        'M-.3,-.36C-.4,-.46 -.34,-.6 -.22,-.58C-.14,-.66 -.02,-.58 -.06,-.48C-.02,-.38 -.14,-.32 -.2,-.38C-.24,-.34 -.28,-.34 -.3,-.36Z',
        '#ff8fae',
      ),
    arms:
      arm(
        [
          [0.06, -0.46],
          [0.17, -0.23],
          [0.36, -0.3],
        ],
        [0.07, 0.05, 0.034],
        '#f6dfc0',
      ) + // prettier-ignore
      palm(0.4, -0.32, '#f6bd8a'),
  })
const paddler = (): string =>
  arm(
    [
      [0.16, -0.44],
      [0.34, -0.5],
      [0.47, -0.66],
    ],
    [0.055, 0.044, 0.03],
    '#4a2a58',
  ) + // prettier-ignore
  sitter({
    skin: '#a8644e',
    top: '#7a3f68',
    bottom: '#231c48',
    hair:
      path(CROP, HAIR) +
      path('M-1.12,.02C-.9,.14 .9,.04 1.12,-.14C.8,-.28 -.8,-.2 -1.12,.02Z', '#8a4f50') +
      path(
        'M-1.12,.02C-.6,-.34 -.24,-.66 .0,-.94C.3,-.72 .7,-.42 1.12,-.14C.6,.0 -.6,.1 -1.12,.02Z',
        '#f2c877',
      ) +
      path(
        'M-1.12,.02C-.6,-.34 -.24,-.66 .0,-.94C-.14,-.6 -.28,-.3 -.34,.065C-.66,.08 -.94,.07 -1.12,.02Z',
        '#c98552',
      ),
    arms: '',
    warm: 0.12,
  }) +
  line('M.5,-.74L.3,.32', '#8a5f44', 0.045) +
  arm(
    [
      [0.05, -0.45],
      [0.2, -0.2],
      [0.41, -0.18],
    ],
    [0.075, 0.056, 0.036],
    '#7a3f68',
  ) + // prettier-ignore
  fist(0.42, -0.18, '#c07a5a') +
  fist(0.49, -0.68, '#a8644e')

const RAIL = 'M-3.4,-.9C-2.6,-.44 -1.4,-.28 0,-.28C1.6,-.28 2.6,-.42 3.4,-1'
/** `lantern` is a paper lantern about one wide, its base at (0, 0); `lamp` hangs from (0, 0), about one wide. */
export function lanternBoat(lantern: string, lamp: string): string {
  return (
    // the inside up to the far rail, warm where the lantern shines on it
    path(`${RAIL}C2.6,-.76 1.6,-.58 0,-.58C-1.4,-.58 -2.5,-.7 -3.4,-.9Z`, '#40244e') +
    path(
      'M-2.2,-.64C-1.5,-.58 -.6,-.57 .3,-.585C-.1,-.4 -.5,-.3 -.9,-.29C-1.4,-.32 -1.9,-.46 -2.2,-.64Z',
      '#7c4048',
    ) +
    path(
      'M3.4,-1C2.6,-.76 1.6,-.58 0,-.58C-1.4,-.58 -2.5,-.7 -3.4,-.9C-2.5,-.76 -1.4,-.65 0,-.65C1.6,-.65 2.6,-.82 3.4,-1Z',
      '#c9743a',
    ) +
    line('M-3.06,-.66C-3.1,-1.3 -3.08,-1.8 -2.96,-2.06C-2.9,-2.2 -2.76,-2.24 -2.62,-2.16', '#1a1440', 0.05) +
    at(-2.62, -2.16, 0, 0.58, lamp) +
    place(-1.52, -0.4, 1, man()) +
    place(-0.34, -0.4, 1, woman(), true) +
    at(-0.93, -0.73, 0, 0.27, lantern) +
    place(2.3, -0.46, 1, paddler(), true) +
    path(`${RAIL}L3.3,-.84C2.9,-.16 2.2,.22 1.3,.24H-1.5C-2.4,.22 -3,-.14 -3.4,-.9Z`, '#2a1c4c') +
    path(
      'M-2.3,.09C-1.8,.12 1.6,.12 2.2,.07C1.9,.19 1.6,.24 1.3,.24H-1.5C-1.8,.24 -2.06,.19 -2.3,.09Z',
      '#1a1338',
    ) +
    path(
      'M3.4,-1C2.6,-.42 1.6,-.28 0,-.28C-1.4,-.28 -2.6,-.44 -3.4,-.9L-3.34,-.76C-2.6,-.32 -1.4,-.15 0,-.15C1.6,-.15 2.6,-.29 3.34,-.86Z',
      '#d9823f',
    ) +
    // the blade of the paddle, outside the hull
    line('M1.93,-.42L2.0,-.02', '#8a5f44', 0.045) +
    path('M1.95,-.12L2.07,-.14L2.17,.36C2.16,.44 2.04,.46 2.0,.4Z', '#a8744a')
  )
}
/** Lens-shaped bars below the waterline, which part as they come nearer; what is drawn of the mirror shows in them. */
export function brokenMirror(): string {
  const r = random(4)
  return waterBars(
    { from: 0.05, to: 3, step: 0.15, part: 0.014, thick: 0.1, thin: 0.2, least: 0.035, digits: 2 },
    () => [-3.5 * r.range(0.88, 1), 3.5 * r.range(0.88, 1)],
  )
}
