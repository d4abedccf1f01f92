/** An atoll at noon from above: a dhoni over its own shadow on white sand, a ray under its rail, villas in a curve behind. */
import { Camera } from '../kit/camera.ts'
import { place, smooth, smoothPath } from '../kit/cut.ts'
import { frame, seen } from '../kit/facets.ts'
import { WIDE } from '../kit/format.ts'
import { bareSky } from '../kit/heavens.ts'
import { clamp, mix, rgb, smoothstep } from '../kit/ink.ts'
import { hand, joints, limb, points, profile } from '../kit/limbs.ts'
import { beam, FLOOR, FOREDECK, loftedDhoni, ORANGE_HULL, rail } from '../models/lofted-dhoni.ts'
import { fbm } from '../kit/noise.ts'
import { figure, type Look } from '../kit/people.ts'
import type { PoseName } from '../kit/poses.ts'
import { grain, type Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { unit, type Pt, type Vec3 } from '../kit/vec.ts'
import { DECK, plankWalk, villa, villaShade, type Villa } from '../models/water-villas.ts'

const HORIZON = 186
/** High on the right, a little behind us. */
const SUN = unit([-0.34, 0.9, 0.2])
/** How far a shadow falls to the left and towards us for each metre of height. */
const FALL: Pt = [-0.46, 0.44]
/** How deep the white floor seems to lie under the boat. */
const SEABED = 0.85
const REEF = 5
/** How much larger people are than the boat's own measure. */
const GROWN = 1.32
interface Layout {
  axis: number
  focal: number
  high: number
  boat: { x: number; z: number; turn: number; size: number }
  ray: { x: number; z: number; turn: number; size: number }
  villas: Villa[]
  walk: [number, number][]
  islet: number
  cloud: number
  /** How far along the deck of the first villa its guests are. */
  guests: number
}
/** Where a point's shadow lies on the floor: the way of the light in the air, and a steeper one in the water. */
const onFloor = ([x, y, z]: Vec3): Vec3 => [
  x - FALL[0] * (y + SEABED * 0.6),
  -SEABED,
  z + FALL[1] * (y + SEABED * 0.6),
]
/** The outline of a thing on the floor, seen through water that moves. */
const throughWater = (points: readonly Pt[], much: number): Pt[] =>
  points.map(([x, y]) => [
    x + much * (Math.sin(y / 21 + x / 60) + 0.5 * Math.sin(y / 9 + 2)),
    y + much * 0.5 * Math.sin(x / 34 + y / 50),
  ])
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
/** The awning's corners, along and across. */
const AWNING: readonly Pt[] = [
  [-2, -1.5],
  [1.4, -1.5],
  [1.4, 1.5],
  [-2, 1.5],
]
/** The oar in both hands of the oarsman, from the side. */
const OAR =
  '<path d="M.7,-1.25L-1.02,.34" stroke="#5f3a2c" stroke-width=".05" stroke-linecap="round"/><path d="M-.8,.1L-1.42,.62L-1.32,.76L-.72,.2Z" fill="#5f3a2c"/>'
/** Half of a ray from its head to its tail: along and across, metres. */
const RAY: Pt[] = [[0.9, 0], [0.94, 0.14], [1.12, 0.17], [1.34, 0.2], [1.3, 0.29], [1.06, 0.38], [0.84, 0.46], [0.66, 0.72], [0.36, 1.24], [-0.06, 1.86], [-0.2, 2], [-0.22, 1.7], [-0.28, 1.2], [-0.5, 0.62], [-0.78, 0.24], [-0.86, 0.08], [-1.5, 0.035], [-2.3, 0.01]] // prettier-ignore

/** A low bank of cloud in three tones, lit from the right. */
const cumulus = (x: number, y: number): string =>
  place(
    x,
    y,
    1,
    '<path d="M-170,0C-168,-16 -140,-22 -122,-18C-118,-38 -86,-44 -72,-32C-62,-62 -16,-70 2,-48C18,-66 62,-62 70,-36C88,-46 114,-36 116,-20C138,-26 160,-14 166,0Z" fill="#c6e2f0"/><path d="M-96,-14C-88,-36 -66,-36 -58,-28C-48,-54 -8,-60 8,-40C24,-58 58,-54 66,-32C84,-42 108,-32 112,-18C132,-22 152,-12 160,-4C90,-4 -20,-4 -96,-6Z" fill="#f4faf6"/>',
  )
function water(plate: Plate, dx: number): void {
  const inks = ['#0c57a2', '#1488c0', '#1cb3c4', '#45d0c8', '#8fe6d2', '#c9f2dc', '#eef0d4'].map(rgb),
    at = (t: number) => {
      const q = clamp(t) * (inks.length - 1),
        i = Math.min(inks.length - 2, Math.floor(q)),
        f = q - i
      return [0, 1, 2].map(
        (c) => inks[i]![c]! + (inks[i + 1]![c]! - inks[i]![c]!) * f,
      ) as unknown as readonly [number, number, number]
    }
  // the floor rises towards us: deep water far away, sand near
  plate.field((x, y) => {
    if (y < HORIZON) return null
    const t =
      ((y - HORIZON) / 800) ** 0.66 +
      0.05 * Math.sin((x - dx) / 240 + y / 130) +
      0.03 * Math.sin((x - dx) / 97 - y / 70)
    return [at(Math.round((t * 0.96 + (grain(x, y, 3) - 0.5) * 0.03) * 26) / 26), 1]
  })
  // reef: dark patches on the floor, seen as flat as the water is
  const coral = [rgb('#1593b0'), rgb('#0f7c9e')] as const
  plate.field((x, y) => {
    const below = y - HORIZON
    if (below < 60) return null
    const near = smoothstep(330, 250, below) * smoothstep(60, 130, below),
      n = fbm(((x - dx - 800) / below) * 1.5, 620 / below, 3, REEF) * near
    return n < 0.56 ? null : [coral[n < 0.6 ? 0 : 1]!, 0.5]
  })
}
function draw(plate: Plate, l: Layout): void {
  const cam = new Camera([0, l.high, 0], 0, l.focal / WIDE, HORIZON, l.axis),
    dx = l.axis - 800
  // two guests on the deck of the nearest villa
  const near = l.villas[0]!,
    deck = frame([near.x, 0, near.z], near.turn),
    guests = (
      [
        [l.guests, 'stands', cloth('#fff3df', '#e8574a', { cut: 'bun' })],
        [l.guests + 2.6, 'sitsLeaningBack', cloth('#f6c445', '#22527a', { cut: 'bob', skin: '#b9774f' })],
      ] as const
    )
      .map(([u, pose, look]) => {
        const { x, y, k } = cam.project(deck(u, DECK, 2.7))
        return place(x, y, k * 1.3, figure(pose, look), true)
      })
      .join('')
  bareSky(plate, [
    [0, '#07356f'],
    [110, '#3a98d0'],
    [HORIZON, '#d9f0e6'],
  ])
  water(plate, dx)
  plate.svg(
    cumulus(l.cloud, HORIZON) +
      `<path d="M-10,${HORIZON - 1}H1610V${HORIZON + 3}H-10Z" fill="#6fb2da" opacity=".7"/>` +
      `<path d="M${l.islet - 200},${HORIZON + 1}C${l.islet - 120},${HORIZON - 18} ${l.islet + 20},${HORIZON - 22} ${l.islet + 150},${HORIZON + 1}Z" fill="#2f7d62"/><path d="M${l.islet - 230},${HORIZON + 1}H${l.islet + 200}L${l.islet + 120},${HORIZON + 6}H${l.islet - 180}Z" fill="#fbeccb"/>` +
      l.villas.map((v) => villaShade(cam, SUN, v)).join('') +
      plankWalk(cam, l.walk) +
      l.villas
        .toSorted((a, b) => a.z - b.z)
        .map((v) => villa(cam, SUN, v))
        .join('') +
      guests,
  )
  // light on the floor: long strokes, thick in the middle
  const stroke = (x: number, y: number, w: number) =>
    `M${x - w},${y}C${x - w * 0.5},${y - w * 0.13} ${x + w * 0.1},${y + w * 0.08} ${x + w},${y - w * 0.03}C${x + w * 0.1},${y + w * 0.12} ${x - w * 0.5},${y - w * 0.07} ${x - w},${y}Z`
  plate.svg(
    `<g transform="translate(${dx},0)"><path d="${stroke(120, 620, 150)}${stroke(900, 964, 150)}${stroke(1480, 740, 150)}${stroke(1240, 600, 110)}${stroke(190, 880, 160)}" fill="#f4fff0"/></g>`,
    { opacity: 0.55 },
  )
  const hull = frame([l.boat.x, 0, l.boat.z], l.boat.turn, l.boat.size),
    boat = loftedDhoni(
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
  const laid = [...boat.casts, AWNING.map(([u, v]) => hull(u, 2.8, v))].map((list) =>
    smoothPath(throughWater(seen(cam, dense(list).map(onFloor)), 5), 0.5),
  )
  // the oarsman's own shadow lies beyond the stern, his head to the right
  const oarsman = cloth('#e8574a', '#22527a', { cut: 'short' }),
    aft = cam.project(onFloor(hull(-5.1, FOREDECK, 0))),
    m = aft.k * GROWN * l.boat.size,
    lying = (ink: string): string =>
      `<g transform="matrix(${[-0.36 * m, 0.46 * m, -0.92 * m, -0.4 * m, aft.x - 0.02 * m, aft.y + 0.06 * m].map((v) => v.toFixed(1)).join(',')})">${(figure('leansOnRail', oarsman) + OAR).replaceAll(/(fill|stroke)="#[0-9a-f]+"/g, `$1="${ink}"`)}</g>`
  const shade = (wide: number, ink: string): string =>
    `<g fill="${ink}" stroke="${ink}" stroke-width="${wide}" stroke-linejoin="round">${laid.map((d) => `<path d="${d}"/>`).join('')}</g>${lying(ink)}`
  plate.svg(`<g transform="translate(-7,5)">${shade(14, '#3fb7b6')}</g>`, { opacity: 0.5 })
  plate.svg(shade(3, '#0e8a9c'), { opacity: 0.86 })
  // the ray over its own shadow
  const wing = frame([l.ray.x, -0.9, l.ray.z], l.ray.turn, l.ray.size),
    body = [...RAY, ...RAY.toReversed().map(([u, v]): Pt => [u, -v])],
    lie = (h: number, shift: Vec3): Pt[] =>
      seen(
        cam,
        body.map(([u, v]) => {
          const p = wing(u, 0.34 * Math.abs(v / 2) ** 1.6, v)
          return [p[0] + shift[0], p[1] + h, p[2] + shift[2]]
        }),
      )
  plate.svg(smooth(lie(-1, [-0.7, 0, -0.3]), '#37aeb2', 0.7), { opacity: 0.55 })
  plate.svg(smooth(lie(0, [0, 0, 0]), '#14506f', 0.7))
  for (const s of [-1, 1])
    plate.svg(
      smooth(
        seen(
          cam,
          (
            [
              [0.62, 0.2],
              [0.6, 0.56],
              [0.3, 0.98],
              [0.2, 0.9],
              [0.34, 0.5],
              [0.4, 0.22],
            ] as const
          ).map(([u, v]) => wing(u, 0.34 * (v / 2) ** 1.6, v * s)),
        ),
        '#2f7896',
        0.7,
      ),
    )
  plate.svg(boat.under)
  const person = (u: number, h: number, v: number, pose: PoseName, look: Look, flip = false): string => {
    const { x, y, k } = cam.project(hull(u, h, v))
    return place(x, y, k * GROWN * l.boat.size, figure(pose, look), flip)
  }
  // the steering oar runs from both his hands past his hip into the water astern
  const { x: sx, y: sy, k: sk } = cam.project(hull(-5.1, FOREDECK, 0)),
    sweep = place(
      sx,
      sy,
      sk * GROWN * l.boat.size,
      OAR +
        '<path d="M-1.76,.66Q-1.4,.9 -1.02,.68Q-1.36,.8 -1.76,.66Z" fill="#f4fff0"/>' +
        ['.57,-1.13', '.46,-1.03']
          .map(
            (p) =>
              `<path d="M${p}m-.05,-.02q.05,-.05 .09,0q.02,.06 -.03,.09q-.06,0 -.06,-.09Z" fill="#8f5639"/>`,
          )
          .join(''),
      true,
    )
  // the man on the bench looks down at the ray too
  const seat = cam.project(hull(-0.45, FLOOR, -0.8)),
    guest = cloth('#2a8f9c', '#f2e6cf', { cut: 'short', skin: '#a9683f' }),
    watcher = place(
      seat.x,
      seat.y,
      seat.k * GROWN * l.boat.size,
      `<clipPath id="bench"><path d="M-2,-1.07H2V1H-2Z"/></clipPath><g clip-path="url(#bench)">${figure('sits', guest)}</g><g transform="translate(.06,-1.19)">${profile(guest, 20)}</g>`,
    )
  const girl = cam.project(hull(2.5, rail(0.708) + 0.05, -beam(0.708) + 0.1)),
    [behind, before] = leaning()
  plate.svg(
    boat.back +
      person(-5.1, FOREDECK, 0, 'leansOnRail', oarsman, true) +
      sweep +
      watcher +
      boat.awning +
      place(girl.x, girl.y, girl.k * GROWN * l.boat.size, behind) +
      boat.front +
      place(girl.x, girl.y, girl.k * GROWN * l.boat.size, before),
  )
}
/** A girl who leans over the rail to see the ray, facing right, the rail at 0: what is behind it, and what hangs over it. */
function leaning(): [string, string] {
  const look = cloth('#f6c445', '#22527a', { cut: 'bun', skin: '#7f4833' }),
    dim = '#633528'
  return [
    // her skirt, her back and its shaded side
    smooth(points('-.62,.3 -.64,.06 -.52,-.1 -.34,-.16 -.2,-.04 -.18,.3'), look.bottom, 0.8) +
      smooth(points('-.42,-.02 -.34,-.2 -.2,-.36 -.04,-.46 .06,-.45 .1,-.36 .04,-.22 -.08,-.06 -.18,.06'), look.top, 0.8) +
      smooth(points('-.42,-.02 -.34,-.2 -.2,-.36 -.1,-.42 -.16,-.24 -.26,-.08 -.3,.04'), '#c98f34', 0.8), // prettier-ignore
    // the far arm that trails towards the water, the head over the gunwale, the near arm folded on the rail
    smooth(points('-.1,-.3 .08,-.4 .2,-.24 .22,-.06 .06,.0 -.12,.0'), '#b8812f', 0.7) +
      limb(joints('.1,-.38,.054 .22,-.22,.048 .32,-.07,.042'), '#d9a23c') +
      limb(joints('.31,-.09,.034 .39,.05,.032 .45,.17,.023'), dim) +
      hand(0.455, 0.185, 60, dim, { spread: 4, size: 1.05 }) +
      limb(joints('.04,-.42,.05 .12,-.48,.046'), dim) +
      `<g transform="translate(.22,-.52)">${profile(look, 22)}</g>` +
      limb(joints('-.03,-.36,.074 -.01,-.22,.068 .03,-.09,.06'), look.top) +
      limb(joints('.02,-.06,.056 .12,-.045,.05 .22,-.04,.042'), look.top) +
      hand(0.235, -0.035, 14, look.skin, { spread: 4, size: 1.1 }),
  ]
}
const VILLAS: Villa[] = [
  { x: 21, z: -51, turn: -0.34, kind: 'long' },
  { x: 8.4, z: -58, turn: 0.1, kind: 'round' },
  { x: -3, z: -86, turn: 0.5, kind: 'hip', size: 0.92 },
  { x: -20, z: -92, turn: -0.3, kind: 'long', size: 0.85 },
  { x: -47, z: -122, turn: 0.7, kind: 'round' },
  { x: -68, z: -132, turn: 0.4, kind: 'hip' },
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
        boat: { x: -1.1, z: -24.2, turn: Math.PI + 0.58, size: 1.3 },
        ray: { x: 7.9, z: -20.2, turn: 0.7, size: 1.25 },
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
        ray: { x: 11.2, z: -24.6, turn: 0.75, size: 1 },
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
        ray: { x: 3.75, z: -20.7, turn: 0.75, size: 1 },
        villas: VILLAS.slice(1),
        walk: WALK,
        islet: 90,
        cloud: 560,
        guests: -2.6,
      }),
  },
]
