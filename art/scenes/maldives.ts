/** An atoll at noon from above: a dhoni over its own shadow on white sand, a manta under its rail, villas in a curve behind. */
import { Camera } from '../kit/camera.ts'
import { place, smooth } from '../kit/cut.ts'
import { frame, outline, seen, type Frame } from '../kit/facets.ts'
import { WIDE } from '../kit/format.ts'
import { bareSky } from '../kit/heavens.ts'
import { convexHull } from '../kit/hull.ts'
import { clamp, mix, rgb, smoothstep, type Rgb } from '../kit/ink.ts'
import { hand, joints, limb, points, profile } from '../kit/limbs.ts'
import { mantaRay } from '../models/manta-ray.ts'
import { beam, FLOOR, ORANGE_HULL, rail, reefDhoni } from '../models/reef-dhoni.ts'
import { hash, noise } from '../kit/noise.ts'
import { figure, type Look } from '../kit/people.ts'
import type { PoseName } from '../kit/poses.ts'
import { grain, type Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { unit, type Pt, type Vec3 } from '../kit/vec.ts'
import { DECK, plankWalk, villa, villaShade, type Villa } from '../models/water-villas.ts'

const HORIZON = 186
/** Almost overhead, a little to the left and before us. */
const SUN = unit([-0.38, 0.9, -0.24])
/** How deep the white floor lies under the boat. */
const SEABED = 0.6
/** Height of the small deck astern that the boatman stands on. */
const STERN = 1.06
/** How much larger people are than the boat's own measure. */
const GROWN = 1.32
interface Layout {
  axis: number
  focal: number
  high: number
  boat: { x: number; z: number; turn: number; size: number }
  /** The manta in the picture: its middle, its size, and degrees from straight away. */
  ray: { x: number; y: number; turn: number; size: number }
  villas: Villa[]
  walk: [number, number][]
  islet: number
  cloud: number
  /** How far along the deck of the first villa its guests are. */
  guests: number
}
/** Where the light through a point meets the floor, or a share of the way down to it from the water. */
const onFloor =
  (share = 1) =>
  ([x, y, z]: Vec3): Vec3 => {
    const fall = (y + SEABED * share) / SUN[1]
    return [x - SUN[0] * fall, -SEABED * share, z - SUN[2] * fall]
  }
/** The outline of a thing on the floor, seen through water that moves a little. */
const throughWater = (points: readonly Pt[]): string =>
  `M${points.map(([x, y]) => `${(x + 2.4 * Math.sin(y / 17 + x / 40)).toFixed(1)},${(y + 1.4 * Math.sin(x / 23)).toFixed(1)}`).join('L')}Z`
const dense = (points: readonly Vec3[]): Vec3[] =>
  points.flatMap((p, i) => {
    const q = points[(i + 1) % points.length]!
    return [0, 0.25, 0.5, 0.75].map((f): Vec3 => [p[0] + (q[0] - p[0]) * f, p[1] + (q[1] - p[1]) * f, p[2] + (q[2] - p[2]) * f]) // prettier-ignore
  })
const cloth = (top: string, bottom: string, more: Partial<Look>): Look => ({
  skin: '#8f5639',
  hair: '#2a1d2e',
  top,
  bottom,
  far: mix(bottom, '#2a2f5a', 0.3),
  farTop: mix(top, '#2a2f5a', 0.3),
  ...more,
})
/** The sweep along its shaft from the hands at 0, the end of its blade under water. */
const SWEEP =
  '<path d="M2.3,-.105L2.66,-.1Q2.74,.03 2.66,.13L2.3,.095Z" fill="#4f9a96" opacity=".6"/><path d="M-.3,0H1.8" stroke="#5f3a2c" stroke-width=".052" stroke-linecap="round"/><path d="M1.62,-.03L1.86,-.09L2.42,-.112L2.44,.1L1.86,.085L1.62,.03Z" fill="#5f3a2c"/><path d="M1.62,-.03L1.86,-.09L2.42,-.112L2.425,-.04L1.86,-.03Z" fill="#7d5038"/>' +
  [-0.07, 0.09]
    .map(
      (x) =>
        `<path d="M${x - 0.05},-.03q.05,-.04 .1,0q.015,.06 -.03,.085q-.06,0 -.07,-.085Z" fill="#9c6040"/>`,
    )
    .join('')
/** A low bank of cloud in three tones, lit from the right. */
const cumulus = (x: number, y: number): string =>
  place(
    x,
    y,
    1,
    '<path d="M-170,0C-168,-16 -140,-22 -122,-18C-118,-38 -86,-44 -72,-32C-62,-62 -16,-70 2,-48C18,-66 62,-62 70,-36C88,-46 114,-36 116,-20C138,-26 160,-14 166,0Z" fill="#c6e2f0"/><path d="M-96,-14C-88,-36 -66,-36 -58,-28C-48,-54 -8,-60 8,-40C24,-58 58,-54 66,-32C84,-42 108,-32 112,-18C132,-22 152,-12 160,-4C90,-4 -20,-4 -96,-6Z" fill="#f4faf6"/>',
  )
const DEEP_SEA = [rgb('#0a4791'), rgb('#0f62ae')] as const
const SLOPE = rgb('#1680bd')
const LAGOON = [rgb('#16a2be'), rgb('#33c8c8')] as const
const SHELF = rgb('#66dacd')
const SHALLOW = [rgb('#8fe5d4'), rgb('#b2eedb')] as const
const RISE = rgb('#caf2de')
const NET = rgb('#f8fff0')
const SAND = rgb('#dff2dc')
/** The way to the edge of the outer reef, of the shallows, and of the bare sand, metres ahead of us at a place across. */
const outerReef = (x: number): number =>
  122 - 66 * Math.tanh((x + 10) / 66) + 3.4 * Math.sin(x / 9.5) + 1.6 * Math.sin(x / 4.1 + 1)
const shallows = (x: number): number =>
  33.7 - 3.6 * Math.tanh((x - 3) / 12) + 1.1 * Math.sin(x / 4.3) + 0.5 * Math.sin(x / 1.9 + 2)
const bareSand = (x: number): number =>
  20.6 - 0.34 * x + 0.7 * Math.sin(x / 2.6 + 1) + 0.3 * Math.sin(x / 1.2)
/** The net of light on the floor: how far a point is from the nearest seam between cells. */
function seam(x: number, z: number): number {
  const u = x + 0.35 * Math.sin(z * 1.7) + 0.16 * Math.sin(z * 4.1 + x),
    v = z + 0.35 * Math.sin(x * 1.5 + 1),
    [i0, j0] = [Math.floor(u), Math.floor(v)]
  let [a, b] = [9, 9]
  for (let j = -1; j <= 1; j++)
    for (let i = -1; i <= 1; i++) {
      const [cu, cv] = [i0 + i, j0 + j],
        d = Math.hypot(cu + hash(cu, cv, 3) - u, cv + hash(cu, cv, 8) - v)
      if (d < a) [a, b] = [d, a]
      else if (d < b) b = d
    }
  return b - a
}
/** How much of the net lies on a place, round the boat only. */
function netOf(l: Layout, x: number, ahead: number): number {
  const lit = smoothstep(10.5, 6.5, Math.hypot(x - l.boat.x - 1.5, (ahead + l.boat.z) * 1.25 + 2.5))
  return lit > 0 ? lit * smoothstep(0.085, 0.06, seam(x * 0.8, ahead * 0.62)) : 0
}
/** Three clear steps of blue: the ocean beyond the reef, the lagoon, the shallows over sand; light nets round the boat. */
function water(plate: Plate, cam: Camera, l: Layout): void {
  const between = ([a, b]: readonly [Rgb, Rgb], t: number): Rgb => [0, 1, 2].map((c) => a[c]! + (b[c]! - a[c]!) * t) as unknown as Rgb // prettier-ignore
  plate.field((px, py) => {
    if (py < HORIZON) return null
    const ahead = (l.focal * l.high) / (py - HORIZON + 0.01),
      x = ((px - l.axis) * ahead) / l.focal,
      dot = (grain(px, py, 3) - 0.5) * 0.1,
      reef = outerReef(x),
      shelf = shallows(x),
      sand = bareSand(x)
    // surf along the edge of the reef, in pieces of uneven length
    const surf = (1.3 + ahead * 0.012) * (noise(x / 9, 4.2, 7) - 0.4) * 2.6
    if (Math.abs(ahead - reef - 9) < surf) return [NET, 1]
    if (ahead > reef + 9) return [between(DEEP_SEA, clamp((py - HORIZON) / 150 + dot)), 1]
    if (ahead > reef) return [SLOPE, 1]
    if (ahead > shelf + 2.2) return [between(LAGOON, clamp((py - 260) / 260 + dot)), 1]
    if (ahead > shelf) return [SHELF, 1]
    const floor = ahead > sand + 0.9 ? between(SHALLOW, clamp((py - 520) / 330 + dot)) : ahead > sand ? RISE : SAND // prettier-ignore
    const net = netOf(l, x, ahead)
    return [net > 0 ? between([floor, NET], net) : floor, 1]
  })
}
/** The deck astern from side to side, and its edge over the floor. */
function sternDeck(cam: Camera, hull: Frame): string {
  const side = (t: number, s: number, h = STERN): Vec3 => hull((t - 0.5) * 12, h, s * (beam(t) - 0.16)),
    places = [0.045, 0.08, 0.12, 0.16, 0.2],
    face = (list: Vec3[], ink: string) => `<path d="${outline(cam, list)}" fill="${ink}"/>`
  return (
    face(
      [side(0.2, 1), side(0.2, -1), side(0.2, -0.8, FLOOR), side(0.2, 0.8, FLOOR)],
      ORANGE_HULL.insideShade,
    ) +
    face([...places.map((t) => side(t, 1)), ...places.toReversed().map((t) => side(t, -1))], ORANGE_HULL.deck)
  )
}
function draw(plate: Plate, l: Layout): void {
  const cam = new Camera([0, l.high, 0], 0, l.focal / WIDE, HORIZON, l.axis)
  // two guests on the deck of the nearest villa
  const near = l.villas[0]!,
    deck = frame([near.x, 0, near.z], near.turn),
    guests = (
      [
        [
          l.guests,
          'stands',
          cloth('#fff3df', '#e8574a', { cut: 'bun', skirt: 'long', skin: '#b9774f' }),
          false,
        ],
        [l.guests + 1.2, 'talks', cloth('#f6c445', '#22527a', { cut: 'short', skin: '#a9683f' }), true],
      ] as const
    )
      .map(([u, pose, look, flip]) => {
        const { x, y, k } = cam.project(deck(u, DECK, 3.1))
        return place(x, y, k * 1.1, figure(pose, look), flip)
      })
      .join('')
  bareSky(plate, [
    [0, '#07356f'],
    [110, '#3a98d0'],
    [HORIZON, '#d9f0e6'],
  ])
  water(plate, cam, l)
  plate.svg(
    cumulus(l.cloud, HORIZON) +
      `<path d="M-10,${HORIZON - 1}H1610V${HORIZON + 3}H-10Z" fill="#6fb2da" opacity=".7"/>` +
      `<path d="M${l.islet - 200},${HORIZON + 1}C${l.islet - 150},${HORIZON - 12} ${l.islet - 110},${HORIZON - 9} ${l.islet - 84},${HORIZON - 12}S${l.islet - 40},${HORIZON - 20} ${l.islet - 8},${HORIZON - 15}S${l.islet + 34},${HORIZON - 16} ${l.islet + 58},${HORIZON - 9}S${l.islet + 122},${HORIZON - 6} ${l.islet + 150},${HORIZON + 1}Z" fill="#2f7d62"/><path d="M${l.islet - 230},${HORIZON + 1}H${l.islet + 200}L${l.islet + 120},${HORIZON + 6}H${l.islet - 180}Z" fill="#fbeccb"/>` +
      l.villas.map((v) => villaShade(cam, SUN, v)).join('') +
      plankWalk(cam, l.walk) +
      l.villas
        .toSorted((a, b) => a.z - b.z)
        .map((v) => villa(cam, SUN, v))
        .join('') +
      guests,
  )
  const hull = frame([l.boat.x, 0, l.boat.z], l.boat.turn, l.boat.size),
    boat = reefDhoni(
      cam,
      hull,
      {
        ...ORANGE_HULL,
        under: '#238c96',
        awning: ['#fffaf0', '#cdd6e8', '#a9b8d6'],
      },
      -1,
      SUN,
    )
  // the hull's shadow begins at its waterline and goes down to the floor with no gap
  const falls = (list: Vec3[]): Pt[] => seen(cam, dense(list).map(onFloor())),
    [rails, port, starboard, stem, awning] = boat.casts as [Vec3[], Vec3[], Vec3[], Vec3[], Vec3[]],
    down = (list: Vec3[]): Pt[] => {
      // its second part runs along the waterline, from the stem to the stern
      const line = [stem[0]!, ...list.slice(37, 74)]
      return [...seen(cam, line.map(onFloor(0))), ...seen(cam, line.map(onFloor())).toReversed()]
    },
    laid = [
      ...[port, starboard].flatMap((list) => [falls(list), down(list)]),
      falls(stem),
      // the awning's shadow and that of the rails are one bulge
      convexHull([...falls(rails), ...falls(awning)]),
    ]
      .map((list) => `<path d="${throughWater(list)}"/>`)
      .join('')
  plate.svg(`<g fill="#1f9fac" stroke="#1f9fac" stroke-width="1.5" stroke-linejoin="round">${laid}</g>`, {
    opacity: 0.74,
  })
  // the net of light runs on through it
  plate.field((px, py) => {
    if (py < 500) return null
    const ahead = (l.focal * l.high) / (py - HORIZON),
      lit = netOf(l, ((px - l.axis) * ahead) / l.focal, ahead)
    return lit > 0 ? [NET, lit * 0.3] : null
  })
  plate.svg(mantaRay(l.ray.x, l.ray.y, l.ray.size, l.ray.turn))
  const oarsman = cloth('#e8574a', '#22527a', { cut: 'short', skin: '#9c6040' })
  plate.svg(boat.under)
  const person = (u: number, h: number, v: number, pose: PoseName, look: Look, flip = false): string => {
    const { x, y, k } = cam.project(hull(u, h, v))
    return place(x, y, k * GROWN * l.boat.size, figure(pose, look), flip)
  }
  // the sweep runs from both his hands over a pin on the near rail into the water astern
  const { x: sx, y: sy, k: sk } = cam.project(hull(-4.75, STERN, 0)),
    man = sk * GROWN * l.boat.size,
    [hx, hy] = [sx - 0.515 * man, sy - 1.08 * man],
    pin = cam.project(hull(-4.98, rail(0.085) + 0.06, -beam(0.085) + 0.06)),
    lean = Math.atan2(pin.y - hy, pin.x - hx),
    dip = [hx + 2.43 * man * Math.cos(lean), hy + 2.43 * man * Math.sin(lean)] as const,
    ring = (r: number) => `M${dip[0] - r * man},${dip[1]}a${r * man},${r * 0.3 * man} 0 0 0 ${2 * r * man},0`,
    sweep =
      `<path d="M${pin.x - 3},${pin.y + 4}l1.5,-15h4l1.5,15Z" fill="#6d2c26"/>` +
      `<g transform="translate(${hx.toFixed(1)},${hy.toFixed(1)}) rotate(${((lean * 180) / Math.PI).toFixed(2)}) scale(${man.toFixed(2)})">${SWEEP}</g>` +
      `<path d="M${pin.x - 5},${pin.y - 3}q6,-6 11,1" fill="none" stroke="#f2dcae" stroke-width="2.6" stroke-linecap="round"/>` +
      `<path d="${ring(0.2)}${ring(0.36)}" fill="none" stroke="#f4fff0" stroke-width="2" stroke-linecap="round"/>`
  // the man on the thwart looks down at the ray too
  const seat = cam.project(hull(-0.55, FLOOR, -0.6)),
    guest = cloth('#fff3df', '#22527a', { cut: 'short', skin: '#b9774f' }),
    watcher = place(
      seat.x,
      seat.y,
      seat.k * GROWN * l.boat.size,
      `<clipPath id="bench"><path d="M-2,-1.07H2V1H-2Z"/></clipPath><g clip-path="url(#bench)">${figure('sits', guest)}</g><g transform="translate(.035,-1.185)">${profile(guest, 13)}</g>`,
    )
  const girl = cam.project(hull(2.5, rail(0.708) + 0.05, -beam(0.708) + 0.1)),
    [behind, before] = leaning()
  plate.svg(
    boat.back +
      sternDeck(cam, hull) +
      person(-4.75, STERN, 0, 'leansOnRail', oarsman, true) +
      watcher +
      boat.awning +
      place(girl.x, girl.y, girl.k * GROWN * l.boat.size, behind) +
      boat.front +
      place(girl.x, girl.y, girl.k * GROWN * l.boat.size, before) +
      sweep,
  )
}
/** A woman who leans on the rail on both forearms to see the ray, facing right, the rail at 0: what is behind it, and what lies on it. */
function leaning(): [string, string] {
  const look = cloth('#f6c445', '#22527a', { cut: 'bun', skin: '#b9774f' }),
    mid = '#ab6c47',
    dim = '#96583f'
  return [
    // her skirt, her back and its shaded side
    smooth(points('-.66,.3 -.66,.04 -.54,-.12 -.34,-.18 -.18,-.06 -.16,.3'), look.bottom, 0.8) +
      smooth(points('-.44,-.02 -.36,-.24 -.22,-.42 -.04,-.52 .07,-.5 .12,-.4 .08,-.24 -.04,-.06 -.16,.06'), look.top, 0.8) +
      smooth(points('.0,-.46 .1,-.44 .12,-.36 .06,-.18 -.06,-.02 -.18,.05 -.08,-.2'), '#d0973a', 0.8), // prettier-ignore
    // the far elbow on the rail and the chin in that hand, the near forearm along the rail
    limb(joints('.08,-.4,.054 .24,-.24,.05 .37,-.06,.044'), '#c08a34') +
      limb(joints('.37,-.05,.04 .345,-.19,.036 .285,-.34,.028'), mid) +
      limb(joints('.02,-.46,.06 .1,-.51,.055'), dim) +
      `<g transform="translate(.17,-.57)">${profile(look, 16)}</g>` +
      smooth(points('.255,-.33 .225,-.38 .21,-.425 .235,-.445 .29,-.435 .32,-.4 .315,-.335'), mid, 0.8) +
      limb(joints('-.02,-.42,.078 .02,-.26,.07 .08,-.1,.06'), look.top) +
      limb(joints('.07,-.06,.058 .18,-.05,.05 .25,-.045,.044'), look.top) +
      limb(joints('.24,-.045,.036 .3,-.042,.033 .36,-.035,.028'), look.skin) +
      hand(0.365, -0.032, 10, look.skin, { spread: 3, size: 1 }),
  ]
}
const VILLAS: Villa[] = [
  { x: 21, z: -51, turn: -0.34, kind: 'long' },
  { x: 8.4, z: -58, turn: 0.1, kind: 'round' },
  { x: -18.4, z: -92, turn: -0.3, kind: 'long', size: 0.85 },
  { x: -60, z: -128, turn: 0.4, kind: 'hip' },
]
const WALK: [number, number][] = [
  [70, -34],
  [34, -52],
  [12, -68],
  [-6, -96],
  [-30, -118],
  [-70, -144],
  [-130, -160],
]
export const views: View[] = [
  {
    name: 'maldives-cover',
    focusX: 800,
    draw: (plate) =>
      draw(plate, {
        axis: 800,
        focal: 1250,
        high: 10.1,
        boat: { x: -1.3, z: -24.7, turn: Math.PI + 0.58, size: 1.3 },
        ray: { x: 1290, y: 800, turn: -42, size: 80 },
        villas: VILLAS,
        walk: WALK,
        islet: 90,
        cloud: 1330,
        guests: -2.6,
      }),
    drawLink: (plate) =>
      draw(plate, {
        axis: 800,
        focal: 1250,
        high: 10.1,
        boat: { x: 2.6, z: -28, turn: Math.PI + 0.58, size: 1.16 },
        ray: { x: 1400, y: 690, turn: -42, size: 66 },
        villas: VILLAS,
        walk: WALK,
        islet: 90,
        cloud: 1330,
        guests: -2.6,
      }),
    drawTall: (plate) =>
      draw(plate, {
        axis: 375,
        focal: 1250,
        high: 10.6,
        boat: { x: 1.2, z: -27.4, turn: Math.PI + 0.74, size: 1.17 },
        ray: { x: 602, y: 882, turn: -42, size: 54 },
        villas: VILLAS.slice(1),
        walk: WALK,
        islet: 90,
        cloud: 560,
        guests: -2.6,
      }),
  },
]
