/** A giant tortoise of Aldabra like a hill against the evening; a girl on the sand stretches to hold a leaf to its mouth, before the sun. */
import { edgeLight, place, smooth } from '../kit/cut.ts'
import { joints, limb, points } from '../kit/limbs.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { giantTortoise } from '../models/giant-tortoise.ts'

const HORIZON = 566
/** The sun goes down behind leaf and mouth. */
const SUN = { x: 640, y: HORIZON }
/** Radius, and inks of the sky and of the water under it. */
const BANDS: [number, string, string][] = [
  [1500, '#3f3778', '#33306c'],
  [1010, '#68488f', '#513b7e'],
  [760, '#a45c90', '#7d4a86'],
  [545, '#d97c83', '#b06484'],
  [365, '#f5a781', '#d98a80'],
  [215, '#ffd494', '#f2b184'],
  [118, '#fff2cc', '#ffe0a4'],
]
const bands = (half: 1 | 2, from: number, to: number): string =>
  `<clipPath id="b${half}"><path d="M-10,${from}H1610V${to}H-10Z"/></clipPath><g clip-path="url(#b${half})">${BANDS.map((b) => `<circle cx="${SUN.x}" cy="${SUN.y}" r="${b[0]}" fill="${b[half]}"/>`).join('')}</g>`

/** Long lens-shaped glints; near the sun they make its path. */
function glints(): string {
  const r = random(9)
  const lens = (x: number, y: number, w: number, h: number): string =>
    `M${(x - w).toFixed(1)},${y.toFixed(1)}Q${x.toFixed(1)},${(y - h).toFixed(1)} ${(x + w).toFixed(1)},${y.toFixed(1)}Q${x.toFixed(1)},${(y + h).toFixed(1)} ${(x - w).toFixed(1)},${y.toFixed(1)}Z`
  let [path, dark] = ['', '']
  for (let i = 0; i < 11; i++) {
    const y = HORIZON + 5 + i * 8.4
    path += lens(SUN.x + r.range(-30, 30), y, 60 + i * 9 + r.range(-20, 30), 2 + i * 0.34)
  }
  for (let i = 0; i < 16; i++)
    dark += lens(r.range(-20, 1620), HORIZON + 12 + 78 * r(), r.range(40, 110), r.range(2, 4))
  return `<path d="${dark}" fill="#8a5588" opacity=".5"/><path d="${path}" fill="#fff4d2"/>`
}
/** A child's head in profile, facing right, its middle at 0, the hair in a bun. */
function childHead(skin: string, dim: string, hair: string): string {
  return (
    smooth(
      points('-.06,-.1 -.07,-.15 -.1,-.18 -.145,-.185 -.18,-.165 -.195,-.125 -.18,-.085 -.145,-.06 -.1,-.05'),
      hair,
      0.9,
    ) + // prettier-ignore
    smooth(
      points(
        '.05,-.1 .09,-.06 .097,-.015 .1,.004 .12,.026 .108,.037 .109,.05 .104,.058 .105,.068 .096,.08 .09,.098 .055,.112 .01,.1 -.03,.085 -.06,.02 -.04,-.08',
      ),
      skin,
      0.6,
    ) + // prettier-ignore
    smooth(points('.04,.112 .0,.1 -.05,.08 -.05,.02 -.01,.05 .02,.08'), dim, 0.7) +
    smooth(
      points(
        '.088,-.06 .05,-.115 -.03,-.13 -.1,-.095 -.126,-.02 -.115,.045 -.085,.09 -.055,.095 -.045,.05 -.035,.01 -.005,-.015 .015,-.05 .06,-.058',
      ),
      hair,
      0.8,
    ) + // prettier-ignore
    `<ellipse cx="-.02" cy=".022" rx=".019" ry=".027" fill="${dim}"/>` +
    '<path d="M.094,-.008L.07,.0Q.076,.012 .092,.012Z" fill="#150f1e"/><path d="M.06,-.028Q.078,-.038 .095,-.03" fill="none" stroke="#150f1e" stroke-width=".008" stroke-linecap="round"/><path d="M.104,.059Q.088,.066 .074,.054" fill="none" stroke="#2a1620" stroke-width=".007" stroke-linecap="round"/>'
  )
}
/** The girl, facing right, her feet at 0; a head is .245 high. One leaf is held out, one kept behind her back. */
function girl(): string {
  const [skin, dim, hair, dress, shade] = ['#7d4638', '#512c33', '#1f1530', '#e2553f', '#9a3450']
  return (
    // the leaf behind her back in the far hand
    '<path d="M-.16,-.67C-.26,-.7 -.36,-.62 -.42,-.48C-.3,-.5 -.2,-.56 -.16,-.67Z" fill="#2f6b57"/>' +
    limb(joints('-.03,-.94,.04 -.14,-.84,.04 -.2,-.76,.036 -.17,-.69,.028 -.13,-.65,.024'), dim) +
    limb(joints('-.19,-.675,.02 -.165,-.65,.024 -.13,-.64,.026'), dim) +
    // far leg on its toes, near leg with the weight
    limb(joints('-.06,-.46,.06 -.075,-.34,.052 -.12,-.22,.05 -.165,-.1,.032'), dim) +
    smooth(points('-.2,-.115 -.205,-.075 -.17,-.05 -.13,-.02 -.1,0 -.035,0 -.03,-.02 -.07,-.04 -.12,-.085 -.14,-.12'), dim, 0.7) + // prettier-ignore
    limb(joints('.05,-.46,.066 .05,-.34,.058 .03,-.27,.05 .015,-.19,.05 .015,-.06,.03'), skin) +
    smooth(points('-.02,-.09 -.035,-.03 -.03,0 .05,-.002 .15,0 .165,-.018 .14,-.036 .08,-.055 .045,-.09'), skin, 0.6) + // prettier-ignore
    // neck, dress, its shade away from the sun
    limb(joints('.035,-1.14,.04 .0,-1.05,.042 -.01,-.98,.05'), dim) +
    smooth(points('.045,-1.03 .085,-.93 .1,-.8 .15,-.62 .215,-.44 .1,-.405 -.05,-.405 -.22,-.45 -.17,-.62 -.125,-.78 -.12,-.93 -.07,-1.03 -.01,-1.01'), dress, 0.55) + // prettier-ignore
    smooth(points('-.07,-1.03 -.04,-.9 -.05,-.76 -.03,-.6 -.01,-.405 -.05,-.405 -.22,-.45 -.17,-.62 -.125,-.78 -.12,-.93'), shade, 0.55) + // prettier-ignore
    '<path d="M.1,-.6Q.12,-.5 .11,-.41" fill="none" stroke="#b8404a" stroke-width=".012" stroke-linecap="round"/>' +
    `<g transform="translate(.048,-1.2) rotate(-12)">${childHead(skin, dim, hair)}</g>` +
    // near arm from the sleeve to the stalk, thumb over fingers
    limb(joints('.02,-.98,.036 .12,-.995,.042 .24,-1.03,.038 .36,-1.11,.032 .46,-1.175,.023'), skin) +
    limb(joints('.45,-1.168,.022 .495,-1.2,.03 .53,-1.215,.028 .55,-1.21,.02'), skin) +
    limb(joints('.5,-1.22,.015 .53,-1.25,.014 .575,-1.252,.01'), skin) +
    limb(joints('.5,-1.185,.016 .54,-1.172,.014 .58,-1.178,.01'), skin) +
    smooth(points('-.09,-.97 -.05,-1.025 .03,-1.04 .1,-1.045 .135,-1.0 .13,-.94 .05,-.91 -.05,-.915'), '#f07a5c', 0.7) // prettier-ignore
  )
}
/** Granite worn round: the face in shade and a plane that the evening lights. */
const granite = (body: string, lit: string): string =>
  edgeLight(smooth(points(body), '#553760', 0.8), [1, -0.5], 5, '#ffc58c') + smooth(points(lit), '#8f5478', 0.8) // prettier-ignore
function draw(plate: Plate): void {
  plate.svg(bands(1, -10, HORIZON))
  plate.svg(bands(2, HORIZON, 700) + glints())
  // an island on the horizon, and rocks where the beach begins
  plate.svg(
    `<path d="M196,${HORIZON + 1}C250,556 276,528 312,520C338,514 352,532 378,538C404,544 420,560 452,${HORIZON + 1}Z" fill="#b5688a"/>` +
      granite('-60,690 -60,330 20,318 100,352 148,430 160,540 150,690', '76,352 128,412 146,520 136,640 104,600 96,470') + // prettier-ignore
      granite('96,694 104,600 150,548 210,540 262,580 286,650 280,700', '206,552 250,584 272,650 262,690 226,660 218,600'), // prettier-ignore
  )
  // foam, wet sand, dry sand
  plate.svg(
    smooth(points('-80,650 240,664 560,648 900,664 1250,650 1700,660 1700,1080 -80,1080'), '#ffe9c6', 0.6) +
      smooth(points('-80,660 240,674 560,657 900,674 1250,659 1700,670 1700,1080 -80,1080'), '#d08f8c', 0.6) +
      smooth(points('-80,716 300,704 760,730 1200,712 1700,728 1700,1080 -80,1080'), '#e9ae8c', 0.6) +
      // the sun on the wet sand
      '<path d="M520,682Q640,672 760,684Q640,692 520,682ZM560,700Q640,692 716,702Q640,708 560,700Z" fill="#ffe0aa"/>',
  )
  // shadows fall towards us, away from the sun
  plate.svg(
    `<g fill="#a9656f"><path d="M384,856Q430,838 486,852C470,890 434,950 410,1010H226C300,950 350,900 384,856Z"/>` +
      '<path d="M776,862C850,812 1000,796 1170,800S1440,826 1480,862L1640,916V1010H850Z"/></g>',
  )
  plate.svg(edgeLight(giantTortoise(), [-0.75, -0.8], 6, '#ffe2ac'))
  plate.svg(edgeLight(place(434, 856, 312, girl()), [0.9, -0.55], 4.5, '#ffe8b8'))
}
export const views: View[] = [{ name: 'seychelles-3', focusX: 700, draw }]
