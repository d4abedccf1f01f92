/** Saigon at dusk from the kerb: a scooter crosses the avenue in front of us, others follow, the Bitexco tower is at its end. */
import { edgeLight, place, poly, taper } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

const EYE = 610
const DARK = '#191437'
const LAMP = '#fff6d4'
/** Paint and dress of one machine and who rides it: an ink and its shade. */
interface Rider {
  paint: [string, string]
  top: [string, string]
  legs: [string, string]
  skin: [string, string]
  helmet: [string, string]
  hair: 'short' | 'tail'
  /** A cloth over nose and mouth. */
  mask?: string
}
const SKIN: [string, string] = ['#c2835a', '#8a4f48']
const FAIR: [string, string] = ['#d39a70', '#99604f']
const RIDERS: [Rider, Rider, Rider, Rider] = [
  { paint: ['#2f9a94', '#1d6072'], top: ['#e7653f', '#a63f4a'], legs: ['#454a8a', '#2f3168'], skin: SKIN, helmet: ['#f4dcae', '#b98f86'], hair: 'short' }, // prettier-ignore
  { paint: ['#d8473c', '#8f2f4c'], top: ['#f4e2c6', '#bda0a8'], legs: ['#565192', '#37336c'], skin: FAIR, helmet: ['#4aa7a8', '#2b6a82'], hair: 'tail', mask: '#f2b7a6' }, // prettier-ignore
  { paint: ['#e9b04a', '#a86a44'], top: ['#5a86c0', '#3c5590'], legs: ['#3a3670', '#282555'], skin: SKIN, helmet: ['#d2503f', '#8a2f45'], hair: 'short' }, // prettier-ignore
  { paint: ['#e4dbe2', '#9a90b2'], top: ['#b05f96', '#6f3d74'], legs: ['#4c4484', '#332d64'], skin: FAIR, helmet: ['#f6eeda', '#b7a3b4'], hair: 'tail' }, // prettier-ignore
]
const limb = (a: Pt, ra: number, b: Pt, rb: number, fill: string) =>
  `<path d="${taper(a, ra, b, rb)}" fill="${fill}"/>`
/** A wheel of radius 26 seen from the side: tyre, rim, hub. */
const wheel = (x: number): string =>
  `<circle cx="${x}" cy="-26" r="26" fill="${DARK}"/><circle cx="${x}" cy="-26" r="17" fill="#5a5080"/><circle cx="${x}" cy="-26" r="13.5" fill="#2c2556"/><path d="M${x - 13},-28h26v4h-26ZM${x - 2},-39h4v26h-4Z" fill="#7d719e"/><circle cx="${x}" cy="-26" r="5" fill="#a99cbc"/>`
/** The machine in centimetres, heading left, tyres at 0: tail, seat, foot board, shield, bars. */
const machine = ([paint, shade]: [string, string]): string =>
  wheel(62) +
  wheel(-70) +
  // fork and exhaust
  `<path d="M-52,-86L-66,-26h-8L-58,-88Z" fill="#7d719e"/><path d="M26,-24L78,-31q7,0 7,5t-5,5L26,-17Z" fill="#8d82a8"/><path d="M26,-20L84,-26q-1,4.500 -4,5L26,-17Z" fill="#463d70"/>` +
  // tail with its mudguard, foot board, front mudguard
  `<path d="M2,-34C8,-62 24,-72 52,-74L92,-76C102,-72 104,-60 96,-52C84,-44 40,-40 36,-24L2,-22Z" fill="${paint}"/><path d="M2,-22L36,-24C40,-40 84,-44 96,-52C100,-56 101,-61 100,-65C80,-56 40,-58 20,-44C10,-36 6,-30 2,-22Z" fill="${shade}"/>` +
  `<path d="M-38,-30H16V-20H-32Z" fill="${shade}"/><path d="M-40,-36Q-12,-30 14,-34L10,-29H-38Z" fill="${DARK}"/>` +
  `<path d="M-100,-30C-98,-52 -80,-62 -62,-58C-50,-55 -44,-46 -44,-36C-58,-48 -82,-46 -100,-30Z" fill="${paint}"/><path d="M-62,-58C-50,-55 -44,-46 -44,-36C-52,-43 -62,-46 -72,-45C-64,-48 -60,-52 -62,-58Z" fill="${shade}"/>` +
  // shield from the foot board to the bars, lamp in its housing
  `<path d="M-36,-22C-46,-44 -52,-66 -56,-92L-50,-104L-40,-104C-42,-76 -34,-48 -20,-24Z" fill="${shade}"/><path d="M-44,-26C-56,-46 -64,-68 -64,-94L-52,-106L-48,-104C-50,-76 -44,-48 -30,-22Z" fill="${paint}"/>` +
  `<path d="M-70,-108C-64,-116 -50,-116 -42,-110L-38,-102L-62,-92C-70,-96 -72,-102 -70,-108Z" fill="${paint}"/><path d="M-38,-102L-62,-92C-66,-94 -68,-96 -69,-99Q-54,-100 -42,-110Z" fill="${shade}"/><path d="M-70,-108C-74,-106 -75,-98 -70,-95L-63,-98Q-66,-104 -64,-110Z" fill="${LAMP}"/>` +
  // tail lamp, seat, bar with its grip and mirror
  `<path d="M96,-70q8,2 6,12l-6,2Z" fill="#ff5a4a"/><path d="M2,-76C16,-84 60,-86 88,-82Q96,-80 92,-74C60,-70 30,-68 8,-68Q0,-70 2,-76Z" fill="#3a2450"/><path d="M-48,-110L-30,-114" stroke="${DARK}" stroke-width="5" stroke-linecap="round"/><path d="M-46,-112L-40,-130" stroke="${DARK}" stroke-width="2.2"/><path d="M-44,-128Q-36,-136 -30,-130Q-32,-122 -42,-124Z" fill="${DARK}"/>`
/** A head in profile, looking left, the nape at the origin, in centimetres. */
function head(o: Rider): string {
  const [skin, skinShade] = o.skin,
    [helmet, helmetShade] = o.helmet
  return (
    // neck, hair, face with brow, nose, lips and chin
    `<path d="M-8,4L-6,-12L8,-12L8,5Z" fill="${skinShade}"/>` +
    (o.hair === 'tail'
      ? '<path d="M4,-16C12,-14 15,-6 15,2C17,12 22,18 30,22C22,26 10,22 7,12C5,6 4,-2 2,-8Z" fill="#221a38"/>'
      : '<path d="M2,-16L11,-17Q12,-8 8,-4L2,-6Z" fill="#221a38"/>') +
    `<path d="M-13,-22C-14,-19 -15,-17 -17.5,-13.6C-18,-12.4 -16.6,-12 -15.6,-11.6C-15.8,-10.6 -16.4,-10 -16,-9C-16.4,-8 -15.4,-7.400 -15.6,-6.400C-15.8,-4.600 -14.800,-2.600 -12.600,-2.400C-8,-2 -2,-4 3,-9L6,-22Z" fill="${skin}"/><path d="M3,-9C-2,-4 -8,-2 -12.600,-2.400C-9,-5 -3,-8 0,-14L5,-18Z" fill="${skinShade}" opacity=".6"/>` +
    (o.mask
      ? `<path d="M-16.400,-14.6C-10,-15 -4,-13 2,-15L3,-9C-2,-4 -8,-1.4 -13.400,-1.800C-16.400,-3 -17,-6 -17.2,-8C-18.8,-11 -18.400,-13 -16.400,-14.6Z" fill="${o.mask}"/><path d="M-17.2,-8C-10,-8 -4,-9 3,-9C-2,-4 -8,-1.4 -13.400,-1.800C-16.400,-3 -17,-6 -17.2,-8Z" fill="${skinShade}" opacity=".35"/>`
      : `<path d="M-16.2,-8.6q3,.8 4.4,-.2" stroke="#7a3038" stroke-width="1" fill="none"/>`) +
    `<path d="M-13.200,-19.800q2.400,-1.600 5,-.4" stroke="#221a38" stroke-width="1.3" fill="none"/><path d="M-13.600,-15.800Q-11.600,-18.400 -8.600,-16Q-11,-13.800 -13.600,-15.800Z" fill="#f7ead8"/><circle cx="-11.800" cy="-16" r="1.1" fill="#221a38"/><path d="M-14,-16Q-11.600,-18.600 -8.200,-15.900" stroke="#221a38" stroke-width="1" fill="none"/><path d="M-1,-16.5q3.600,-1.6 4,2q-.6,3.400 -3.4,2.400Z" fill="${skinShade}"/>` +
    (o.hair === 'tail'
      ? // a helmet that comes down over the ear
        `<path d="M-15,-20.500C-17.500,-32 -7,-38.500 2.500,-37.800C14,-37 19.500,-26 16.500,-12C15,-6.500 10,-4.500 5.500,-5.500C5,-11 2,-15 -3,-17.500C-7,-19.500 -11,-20.500 -15,-20.500Z" fill="${helmet}"/><path d="M8,-36.500C16,-33 19,-23 16.500,-12C15,-6.500 10,-4.500 5.500,-5.500L5.300,-8C11,-10 14,-24 8,-36.500Z" fill="${helmetShade}"/><path d="M-15,-20.500C-11,-20.500 -7,-19.500 -3,-17.500C2,-15 5,-11 5.500,-5.500L3.800,-6.500C3.500,-11 0,-14.500 -4,-16.300C-8,-18 -11.500,-19 -15,-19Z" fill="${DARK}"/>`
      : // a half shell with a rim, two vents, its peak and strap
        `<path d="M-16,-21C-18,-31.500 -8,-37.600 2,-37C13,-36.500 18.500,-27.500 16.500,-15L9,-13.500C6,-18 -1,-21 -16,-21Z" fill="${helmet}"/><path d="M6,-36.300C14,-34 18,-26 16.500,-15L9,-13.500L6.500,-16.500C11,-22 11,-31 6,-36.300Z" fill="${helmetShade}"/><path d="M-16.200,-23C-1,-23 7,-20 10,-15.600L16.700,-17L16.300,-13.800L8.600,-12.200C5,-17.400 -2,-20 -16,-19.800Z" fill="${helmetShade}"/><path d="M-6,-32.500L0,-34L.6,-32.200L-5.400,-30.600ZM2.500,-33.800L7,-32.600L6.600,-31L2.300,-32Z" fill="${DARK}" opacity=".6"/><path d="M-15,-24C-20.500,-24.500 -25,-22.500 -26.500,-19.400C-21,-21 -15,-20.600 -10,-20.200Z" fill="${helmetShade}"/><path d="M6,-14L-4,-2.800" stroke="${DARK}" stroke-width="1.4"/>`)
  )
}
/** Who sits in front, at the bars. Drawn over the machine: the far arm and leg first. */
function driver(o: Rider): string {
  const [top, topShade] = o.top,
    [legs, legsShade] = o.legs,
    [skin, skinShade] = o.skin
  return (
    // far shin behind the shield's edge, far arm
    limb([-16, -76], 9, [-30, -42], 7, legsShade) +
    limb([-4, -136], 8, [-26, -118], 6.5, topShade) +
    limb([-26, -118], 5.5, [-42, -113], 4.5, skinShade) +
    // back and chest, leaning a little to the bars
    `<path d="M-2,-150C10,-152 20,-146 24,-132C28,-114 32,-96 32,-78L-2,-76C-4,-92 -12,-108 -13,-124C-14,-136 -12,-146 -2,-150Z" fill="${top}"/><path d="M14,-149C20,-146 23,-140 24,-132C28,-114 32,-96 32,-78L14,-77C20,-96 20,-124 8,-150Z" fill="${topShade}"/>` +
    // near leg: thigh along the seat, knee, shin down to the board, shoe
    `<path d="M30,-92C14,-98 -8,-94 -22,-88C-30,-84 -30,-74 -24,-70C-8,-66 16,-66 32,-70Z" fill="${legs}"/><path d="M-28,-84C-22,-90 -12,-84 -12,-76C-14,-62 -18,-50 -20,-38L-34,-38C-34,-54 -34,-72 -28,-84Z" fill="${legs}"/><path d="M32,-70C16,-66 -8,-66 -14,-68C-16,-58 -18,-48 -20,-38L-25,-38C-23,-52 -22,-64 -18,-74C-6,-72 14,-76 31,-80Z" fill="${legsShade}"/>` +
    `<path d="M-35,-41H-19L-18,-31H-46C-47,-35 -42,-38 -35,-41Z" fill="#f0dccb"/><path d="M-46.500,-34H-18V-30.500H-46Z" fill="${DARK}"/>` +
    // near arm: short sleeve, elbow, forearm, fist on the grip with the thumb round it
    limb([6, -140], 9.5, [2, -122], 8.5, top) +
    limb([2, -118], 6.6, [-1, -112], 6, skin) +
    limb([-1, -112], 6, [-30, -114], 4.6, skin) +
    `<path d="M-4,-139Q-6,-128 -7,-121L11,-119Q14,-128 13,-138Z" fill="${top}"/><path d="M13,-142C16,-134 14,-126 11,-119L5,-119.600C9,-127 10,-134 8,-143Z" fill="${topShade}"/><path d="M-13,-124C-13,-131 -11,-138 -6,-143L-4,-139Q-6,-128 -7,-121L-12,-118Z" fill="${topShade}" opacity=".55"/><path d="M4,-110C-6,-107 -18,-108 -30,-109.600L-30,-111.600C-20,-110.600 -8,-110.600 3,-114Z" fill="${skinShade}"/>` +
    `<path d="M-28,-119C-33,-121 -41,-120 -42,-115C-43,-110 -40,-107 -35,-107C-30,-107 -27,-110 -27,-113Z" fill="${skin}"/><path d="M-41.500,-116.5L-36,-115.500M-42,-113L-36.500,-112.5M-40.500,-109.800L-36,-110" stroke="${skinShade}" stroke-width="1"/>` +
    `<g transform="translate(4,-150) rotate(-4)">${head(o)}</g>`
  )
}
/** Who sits behind, in an ao dai, its long panel flying. Drawn before the driver. */
function pillion(o: Rider): string {
  const [top, topShade] = o.top,
    [legs, legsShade] = o.legs
  return (
    // the panel of the dress in the wind, then seat and trousers
    `<path d="M58,-98C74,-94 90,-84 104,-86C122,-88 134,-100 152,-96C146,-86 140,-78 142,-66C126,-72 112,-58 94,-62C78,-66 66,-76 52,-80Z" fill="${topShade}"/><path d="M60,-94C76,-86 90,-78 106,-80C122,-82 132,-92 150,-92C144,-84 140,-78 142,-70C126,-76 112,-64 96,-68C80,-72 66,-78 54,-82Z" fill="${top}"/>` +
    `<path d="M70,-94C56,-98 34,-96 22,-88C16,-82 18,-74 24,-71C40,-68 60,-70 72,-74Z" fill="${legs}"/><path d="M20,-86C26,-90 36,-86 35,-76C34,-64 30,-54 28,-42L14,-42C12,-58 14,-74 20,-86Z" fill="${legs}"/><path d="M28,-42L22,-42C24,-54 26,-66 30,-76C42,-74 58,-76 72,-80V-74C60,-70 44,-68 34,-70C33,-60 30,-52 28,-42Z" fill="${legsShade}"/><path d="M14,-44H29L29,-35H5C5,-39 9,-41 14,-44Z" fill="#e3b04c"/><path d="M10,-35H34V-31H10Z" fill="${DARK}"/>` +
    // back, upright
    `<path d="M40,-152C52,-154 60,-148 63,-136C65,-120 70,-100 72,-80L40,-80C40,-96 32,-108 30,-124C29,-138 32,-149 40,-152Z" fill="${top}"/><path d="M54,-151C60,-147 62,-142 63,-136C65,-120 70,-100 72,-80L58,-80C62,-100 60,-128 48,-153Z" fill="${topShade}"/>` +
    `<g transform="translate(46,-152)">${head(o)}</g>` +
    // the upper arm in its long sleeve; the forearm lies over the driver (`hand`)
    limb([46, -141], 8, [41, -119], 7, top) +
    `<path d="M53,-140C53,-130 51,-120 47,-113L41,-112C47,-120 48,-131 47,-141Z" fill="${topShade}" opacity=".8"/>`
  )
}
/** Flowers for the market in a basket behind the seat, and one more in front of the foot board. */
function flowers(): string {
  const r = random(7),
    inks = ['#e0563f', '#f2a8b8', '#f6d25c', '#f4e9d2', '#e58a4c']
  let s =
    '<path d="M36,-92C20,-104 34,-130 50,-130C56,-148 88,-150 94,-132C112,-132 122,-104 106,-92Z" fill="#3f7f66"/><path d="M40,-96H104L96,-66H48Z" fill="#a06a44"/><path d="M78,-96H104L96,-66H72Z" fill="#6d4440"/><path d="M42,-88H102M45,-78H99" stroke="#6d4440" stroke-width="2"/>'
  for (let i = 0; i < 26; i++) {
    const t = r() * 2 - 1,
      x = 72 + t * 36,
      y = -100 - (1 - t * t) * 52 * Math.sqrt(r()),
      k = r.range(9, 13),
      ink = inks[i % 5]!
    if (i % 4 === 0)
      s += `<path d="M${x},${y}q-14,-18 -22,-10q4,14 22,10ZM${x},${y}q14,-20 22,-12q-2,14 -22,12Z" fill="#3f7f66"/>`
    s += `<g fill="${ink}">${[0, 1, 2, 3, 4].map((p) => `<circle cx="${(x + 0.5 * k * Math.sin(p * 1.257 + i)).toFixed(1)}" cy="${(y + 0.5 * k * Math.cos(p * 1.257 + i)).toFixed(1)}" r="${(0.52 * k).toFixed(1)}"/>`).join('')}</g><circle cx="${x}" cy="${y}" r="${(0.3 * k).toFixed(1)}" fill="#7a2f4a" opacity=".35"/>`
  }
  return s
}
/** 262 m of lotus bud, with the helipad at 191 m on its side. `high` in design pixels. */
function bitexco(x: number, high: number): string {
  const at = (u: number, v: number) => `${(x + u * high).toFixed(1)},${(EYE - v * high).toFixed(1)}`
  const body = `M${at(-0.09, 0)}C${at(-0.125, 0.3)} ${at(-0.12, 0.62)} ${at(-0.03, 0.9)}L${at(0.0, 1.0)}C${at(0.075, 0.86)} ${at(0.135, 0.5)} ${at(0.095, 0)}Z`
  const turn = `M${at(0.02, 0)}C${at(0.05, 0.4)} ${at(0.045, 0.72)} ${at(0.0, 1.0)}C${at(0.075, 0.86)} ${at(0.135, 0.5)} ${at(0.095, 0)}Z`
  let floors = '',
    lit = ''
  const r = random(4)
  for (let i = 3; i < 44; i++) {
    const v = i * 0.0205,
      half = 0.112 * (1 - Math.max(0, v - 0.3) ** 1.7 * 1.35)
    floors += `M${at(-half * 0.95, v)}L${at(half * 0.97, v)}L${at(half * 0.97, v - 0.003)}L${at(-half * 0.95, v - 0.003)}Z`
    for (let k = 0; k < 3; k++) {
      if (r() > 0.4 || v > 0.78) continue
      const u = r.range(-half * 0.8, half * 0.7),
        w = r.range(0.008, 0.03)
      lit += `M${at(u, v + 0.015)}L${at(u + w, v + 0.015)}L${at(u + w, v + 0.005)}L${at(u, v + 0.005)}Z`
    }
  }
  return (
    `<clipPath id="bud"><path d="${body}"/></clipPath><path d="${body}" fill="#7a6bb0"/><path d="${turn}" fill="#4d4488"/><path d="${floors}" fill="#39336f" opacity=".55" clip-path="url(#bud)"/><path d="${lit}" fill="#ffdc8f"/>` +
    `<path d="M${at(0.02, 0.735)}L${at(0.158, 0.731)}L${at(0.13, 0.708)}L${at(0.06, 0.69)}Z" fill="#2c2860"/><ellipse cx="${x + 0.1 * high}" cy="${EYE - 0.735 * high}" rx="${high * 0.062}" ry="${high * 0.011}" fill="#c9a6c4"/>`
  )
}
/** What a sign shows instead of letters: a disc, a lozenge, or three beads. */
const emblem = (kind: number, x: number, y: number, w: number): string =>
  kind === 0
    ? `<circle cx="${x}" cy="${y}" r="${w * 0.25}" fill="#fff0cf"/>`
    : kind === 1
      ? `<path d="M${x},${y - w * 0.46}L${x + w * 0.25},${y}L${x},${y + w * 0.46}L${x - w * 0.25},${y}Z" fill="#fff0cf"/>`
      : [-0.42, 0, 0.42]
          .map((d) => `<circle cx="${x}" cy="${y + d * w}" r="${w * 0.15}" fill="#fff0cf"/>`)
          .join('')
/** One side of the avenue: shophouses of three and four storeys that run to the vanishing point at `vx`. `side` -1 left, 1 right; `signs` are the houses that have one. */
function terrace(vx: number, near: number, side: -1 | 1, seed: number, signs: number[]): string {
  const r = random(seed)
  // `t` from 0 at the near edge of the picture to 1 far down the avenue
  const col = (t: number) => vx + (near - vx) * (1 - t) ** 1.7
  const row = (t: number, h: number) => EYE - h * (0.07 + 0.93 * (1 - t) ** 1.7)
  let s = ''
  const many = 8
  for (let i = many - 1; i >= 0; i--) {
    const a = i / many,
      b = (i + 1) / many,
      h = r.range(330, 470),
      foot = -150,
      wall = side < 0 ? r.pick(['#4a3f7d', '#56417c', '#3f3a74']) : r.pick(['#2d2a60', '#332a60', '#272556'])
    const quad = (u0: number, u1: number, v0: number, v1: number, ink: string) => {
      const t0 = a + (b - a) * u0,
        t1 = a + (b - a) * u1
      return poly(
        [
          [col(t0), row(t0, v0)],
          [col(t1), row(t1, v0)],
          [col(t1), row(t1, v1)],
          [col(t0), row(t0, v1)],
        ],
        ink,
      )
    }
    s += quad(0, 1, foot, h, wall)
    // parapet, floors of shutters, a lit shop with its awning
    s += quad(0, 1, h - 16, h, side < 0 ? '#7a5c94' : '#453a78')
    for (let f = 0; f < 3; f++)
      for (const u of [0.14, 0.56]) {
        const on = r() < 0.42,
          y0 = 90 + f * 106
        if (y0 + 70 > h - 20) continue
        s += quad(u, u + 0.28, y0, y0 + 66, on ? '#ffcf7d' : side < 0 ? '#2f2a63' : '#1c1a46')
        s += quad(u - 0.02, u + 0.32, y0 - 10, y0 - 4, side < 0 ? '#7a5c94' : '#453a78')
      }
    s += quad(0.06, 0.94, foot, 36, '#ffb765') + quad(0.5, 0.7, foot, 20, '#a8554f')
    s += quad(0, 1, 30, 62, r.pick(['#c2453f', '#2f7f86', '#d99a45', '#8a4a86']))
    // signs hang out over the pavement, without letters
    if (signs.includes(i)) {
      const sign = ['#e0563f', '#3fa39c', '#f0b04a', '#d0688f'][(side < 0 ? i + 2 : i) % 4]!,
        t = a + (b - a) * 0.4,
        w = 62 * (1 - t) ** 1.5 + 6,
        at = col(t),
        x = at - side * w * 0.3,
        y = row(t, 300),
        y2 = row(t, 130)
      // two bars from the wall into the sign
      for (const v of [0.08, 0.86])
        s += `<path d="M${at + side * 3},${y + (y2 - y) * v}H${x - side * 2}v${w * 0.12}H${at + side * 3}Z" fill="${DARK}"/>`
      s += `<path d="M${x},${y}h${-side * w}V${y2}h${side * w}Z" fill="${sign}"/><path d="M${x - side * w * 0.1},${y + w * 0.1}h${-side * w * 0.8}V${y2 - w * 0.1}h${side * w * 0.8}Z" fill="none" stroke="#fff0cf" stroke-width="${(w * 0.05).toFixed(2)}"/>${emblem(i % 3, x - side * w * 0.5, (y + y2) / 2, w)}`
    }
  }
  return s
}
/** The bars of a crossing, each with its far end towards the vanishing point, worn through in places. */
function crossing(vx: number, wide: number): string {
  const far = 846,
    near = 912
  let s = ''
  for (let x = -400; x < wide + 400; x += 128) {
    const at = (px: number, y: number): Pt => [vx + ((px - vx) * (y - EYE)) / (near - EYE), y]
    s += poly([at(x, far), at(x + 66, far), at(x + 66, near), at(x, near)], '#b79ab0')
  }
  return s
}
interface Ride {
  x: number
  y: number
  k: number
  who: 0 | 1 | 2 | 3
  /** Who sits behind. */
  with?: 0 | 1 | 2 | 3
  flowers?: boolean
}
/** The shadow under the tyres, the machine with its riders, the beam of the lamp. */
const ride = ({ x, y, k, who, with: second, flowers: loaded }: Ride): string => {
  const lampX = x - 0.7 * k,
    o = RIDERS[who]
  return (
    (k < 200
      ? ''
      : `<path d="M${lampX},${y - k * 1.03}L${lampX - k * 2.4},${y - k * 0.34}L${lampX - k * 1.9},${y + k * 0.06}Z" fill="url(#beam)"/>`) +
    `<ellipse cx="${x}" cy="${y}" rx="${k * 1.08}" ry="${k * 0.06}" fill="#171335" opacity=".85"/>` +
    edgeLight(
      place(
        x,
        y,
        k / 100,
        machine(o.paint) +
          (loaded ? flowers() : '') +
          (second === undefined ? '' : pillion(RIDERS[second])) +
          driver(o) +
          (second === undefined ? '' : hand(RIDERS[second])),
      ),
      [0.7, -0.7],
      Math.max(0.8, k / 90),
      '#ffc08a',
    ) +
    `<circle cx="${lampX}" cy="${y - k * 1.03}" r="${k * 0.24}" fill="url(#lamp)"/>`
  )
}
/** The hand of who sits behind, on the driver's waist. Drawn last. */
const hand = ({ top: [top, topShade], skin: [skin, skinShade] }: Rider): string =>
  limb([42, -120], 6.6, [20, -105], 4.8, top) +
  `<path d="M44,-115C36,-107 28,-102 20,-100.500L19.500,-103.500C28,-107 36,-112 41,-118Z" fill="${topShade}"/><path d="M21,-110C16,-111.500 9,-109 6,-105C4,-102 6,-100 9,-100.500C14,-98.500 20,-99 22,-101Z" fill="${skin}"/><path d="M7,-104.500L12,-104M8.500,-101.300L13,-101.800" stroke="${skinShade}" stroke-width="1"/>`
const GLOWS =
  '<defs><radialGradient id="lamp"><stop offset="0" stop-color="#fff8dc"/><stop offset=".2" stop-color="#fff1c0" stop-opacity=".8"/><stop offset="1" stop-color="#ffd98f" stop-opacity="0"/></radialGradient>' +
  '<linearGradient id="beam" x1="1" x2="0"><stop offset="0" stop-color="#ffe3a8" stop-opacity=".44"/><stop offset="1" stop-color="#ffd08f" stop-opacity="0"/></linearGradient></defs>'

interface Layout {
  vx: number
  wide: number
  tower: { x: number; high: number }
  rides: Ride[]
  /** The houses with signs on the left and on the right, counted from us. */
  signs: [number[], number[]]
}
function draw(plate: Plate, { vx, wide, tower, rides, signs }: Layout): void {
  bareSky(plate, [
    [0, '#20246a'],
    [190, '#5a4596'],
    [350, '#b86a96'],
    [480, '#f59a7c'],
    [EYE, '#ffdb9c'],
  ])
  plate.svg(
    [-330, -250, -190, 120, 190, 270, 330]
      .map((d, i) => {
        const h = 90 + ((i * 53) % 90),
          w = 54 + ((i * 29) % 40)
        return `<path d="M${vx + d},${EYE}v${-h}h${w}v${h}Z" fill="#c4799c"/>`
      })
      .join(''),
  )
  plate.svg(edgeLight(bitexco(tower.x, tower.high), [-1, -0.2], 3, '#ffb995'))
  // asphalt: far light, near dark, a kerb on each side
  plate.field((_x, y) => {
    if (y < EYE + 10) return null
    const t = (y - EYE - 10) / (990 - EYE)
    return [
      [Math.round(150 - 112 * t ** 0.6), Math.round(98 - 72 * t ** 0.6), Math.round(128 - 66 * t ** 0.6)],
      1,
    ]
  })
  plate.svg(terrace(vx - 50, -60, -1, 6, signs[0]) + terrace(vx + 50, wide + 60, 1, 9, signs[1]))
  plate.svg(
    poly(
      [
        [vx - 64, EYE + 10],
        [vx - 50, EYE + 10],
        [-60, 860],
        [-60, 770],
      ],
      '#8d6a9c',
    ) +
      poly(
        [
          [vx + 64, EYE + 10],
          [vx + 50, EYE + 10],
          [wide + 60, 860],
          [wide + 60, 770],
        ],
        '#51407f',
      ) +
      crossing(vx, wide),
  )
  plate.svg(
    GLOWS +
      rides
        .toSorted((a, b) => a.y - b.y)
        .map(ride)
        .join(''),
  )
}
export const views: View[] = [
  {
    name: 'ho-chi-minh-vietnam-cover',
    focusX: 730,
    draw: (plate) =>
      draw(plate, {
        vx: 880,
        wide: 1600,
        tower: { x: 1010, high: 500 },
        rides: [
          { x: 1266, y: 776, k: 156, who: 1, flowers: true },
          { x: 560, y: 904, k: 290, who: 0, with: 3 },
        ],
        signs: [
          [0, 1, 2],
          [0, 3],
        ],
      }),
    drawTall: (plate) =>
      draw(plate, {
        vx: 520,
        wide: 750,
        tower: { x: 604, high: 520 },
        rides: [{ x: 300, y: 930, k: 232, who: 0, with: 3 }],
        signs: [[0, 1], []],
      }),
  },
]
