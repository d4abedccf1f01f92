/** Rome: the evening sun shines through the arches of the Colosseum, and a mother and her daughter walk across its light. */
import { Camera } from '../kit/camera.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky, disc } from '../kit/heavens.ts'
import { rgb } from '../kit/ink.ts'
import { arena, closed, type Arena, type Gate } from '../models/arena-dusk.ts'
import { DUSK_PINE, farPine } from '../models/dusk-pine.ts'
import { DAUGHTER, MOTHER, SHADOW } from '../models/gelato-walk.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

interface Layout {
  /** Row of the horizon, and column of the middle of the arena. */
  horizon: number
  axis: number
  /** Height of the eye, its place left or right of the middle and its distance from it, in metres; focal length in picture widths. */
  eye: number
  aside: number
  far: number
  focal: number
  /** Degrees that we have gone round the arena to the right. */
  round: number
  /** Bay of the arch with the sun, and the bay where the outer ring is broken off. */
  sunny: number
  broken: number
  /** Foot and height of the pine. */
  pine: [x: number, y: number, high: number] | undefined
  /** Column of the mother, and row of their feet. */
  folk: Pt
  /** Foot of the picture. */
  bottom: number
}
/** The sun: its foot on the horizon, its height, the radius that its glow is measured in, and the smaller radius of its disc, which is free in its arch. */
interface Sun {
  foot: Pt
  y: number
  r: number
  clear: number
}
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const pierced = (d: string, fill: string) => `<path fill-rule="evenodd" d="${d}" fill="${fill}"/>`
const BELOW = 1060

/** Light that a low sun throws through a gate: between the lines from the sun's foot past its jambs, towards us. */
function tongue({ foot: [fx, fy] }: Sun, { front, back }: Gate): string {
  const slope = ([x, y]: Pt) => (x - fx) / (y - fy),
    lo = Math.max(slope(front[0]), slope(back[0])),
    hi = Math.min(slope(front[1]), slope(back[1])),
    at = (u: number, y: number): Pt => [fx + u * (y - fy), y],
    start = (u: number): Pt => {
      const [[ax, ay], [bx, by]] = back,
        m = (by - ay) / (bx - ax),
        down = (ay - fy + m * (fx - ax)) / (1 - m * u)
      return at(u, fy + down)
    }
  return lo < hi ? closed([start(lo), start(hi), at(hi, BELOW), at(lo, BELOW)]) : ''
}
const radial = (id: string, [x]: Pt, y: number, r: number, stops: [number, string][]) =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r}">${stops.map(([at, ink]) => `<stop offset="${at}" stop-color="${ink}"/>`).join('')}</radialGradient>`

function inks({ foot, y }: Sun): string {
  const r = 760
  return `<defs>${
    radial('wall', foot, y, r, [[0, '#8c4250'], [0.22, '#512b5a'], [0.6, '#3c2353'], [1, '#2d1c49']]) // prettier-ignore
  }${
    radial('trim', foot, y, r, [[0, '#b0605a'], [0.22, '#74426c'], [0.6, '#583868'], [1, '#45305f']]) // prettier-ignore
  }${
    radial('jamb', foot, y, r, [[0, '#ffdf98'], [0.25, '#f8a85c'], [0.6, '#d9664c'], [1, '#a0424f']]) // prettier-ignore
  }${
    radial('shade', foot, foot[1], 900, [[0, '#8a4a5e'], [0.2, '#5c3460'], [0.55, '#452a58'], [1, '#2c1c48']]) // prettier-ignore
  }${
    radial('gold', foot, foot[1], 900, [[0, '#fff6d2'], [0.18, '#ffe3a0'], [0.55, '#f9b768'], [1, '#d97a52']]) // prettier-ignore
  }</defs>`
}
function walls({ outer, spur, inner }: Arena): string {
  const draw = (w: Arena['outer'], wall: string, trim: string, frieze: string, opacity = 1) =>
    pierced(w.mass + w.holes, wall) +
    pierced(w.holes + w.gaps, 'url(#jamb)') +
    `<g opacity="${opacity}">${shape(w.columns, trim)}</g>` +
    shape(w.friezes, frieze) +
    shape(w.bands, trim) +
    shape(w.floors, 'url(#shade)') +
    shape(w.sills, 'url(#jamb)')
  const [[edge]] = outer.gates[0]!.front
  return (
    `<clipPath id="beyond"><path clip-rule="evenodd" d="M${edge + 40},0H1700V1000H${edge + 40}Z${spur.gaps}"/></clipPath><g clip-path="url(#beyond)">` +
    edgeLight(draw(inner, '#7d4a6c', '#935a74', '#6b3f66', 0.7), [-0.5, -1], 2, '#ffcf8e') +
    '</g>' +
    edgeLight(draw(spur, '#6a3152', '#84425a', '#552848', 0.7), [0.4, -1], 2, '#ffcf8e') +
    edgeLight(draw(outer, 'url(#wall)', 'url(#trim)', '#2c1b47', 0.6), [0.2, -1], 2, '#ffcf8e')
  )
}
/** Light that spills over what stands before the sun; `reach` in radii. */
function glow(plate: Plate, { foot: [x], y, r }: Sun, reach: number, ink: string, strength: number): void {
  const tone = rgb(ink)
  plate.field((px, py) => {
    const q = Math.hypot(px - x, py - y) / (r * reach)
    return q < 1 ? [tone, strength * (1 - q) ** 2] : null
  })
}
/** The shadow of the two on the paving, towards us and away from the sun's foot. It is shorter than it would be, so that their joined hands are in the picture, whose foot is at `bottom`. */
function laid({ foot: [fx, fy] }: Sun, [x, y]: Pt, k: number, bottom: number): string {
  const hands = 1 + (0.84 * (bottom - y)) / (y - fy),
    reach = (1 - 1 / hands) / 0.785
  return SHADOW.map(([at, d]) =>
    shape(
      d.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, dx: string, down: string) => {
        const t = 1 / (1 + Number(down) * reach)
        return `${(fx + (x + (at + Number(dx)) * k - fx) * t).toFixed(1)},${(fy + (y - fy) * t).toFixed(1)}`
      }),
      '#5a2a52',
    ),
  ).join('')
}
/** The joints of the paving: courses round the arena, with staggered slabs. No joint between two slabs is behind the people. */
function joints(cam: Camera, { far, round, folk, horizon, eye }: Layout): string {
  let out = ''
  const turned = (round * Math.PI) / 180,
    high = (folk[1] - horizon) / eye,
    spot = (r: number, a: number) => cam.project([r * Math.sin(a + turned), 0, r * Math.cos(a + turned)]),
    on = (r: number, a: number): string => {
      const q = spot(r, a)
      return `${q.x.toFixed(1)},${q.y.toFixed(1)}`
    },
    clear = (r: number, a: number): boolean =>
      [r, r + 1.1, r + 2.2].every((at) => Math.abs(spot(at, a).x - folk[0] - 0.24 * high) > 0.8 * high)
  for (let i = 1; i < 13; i++) {
    const r = far - 3.2 - i * 2.2,
      width = (cam.f * 0.035) / (far - r),
      from = -0.3
    let d = `M${on(r, from)}`
    for (let a = from; a < 0.42; a += 0.004) d += `L${on(r, a)}`
    for (let a = from + (i % 2) * 0.009; a < 0.42; a += 0.018)
      if (far - r > (eye * cam.f) / (folk[1] - horizon - 1.75 * high) || clear(r, a))
        d += `M${on(r, a)}L${on(r + (i > 1 ? 2.2 : 4.2), a)}`
    out += `<path d="${d}" stroke-width="${Math.min(2.6, width).toFixed(2)}"/>`
  }
  return out
}
/** The hills beyond: beside the left end of the arena and beside its right end. */
function hills(left: number, right: number, h: number): string {
  const ink = '#b0627a'
  return (
    `<g transform="translate(${left},${h})">` +
    shape('M-460,0V-40C-360,-44 -300,-58 -210,-56S-60,-26 8,-26V0Z', ink) +
    `</g><g transform="translate(${right},${h})">` +
    shape('M-8,0V-34C60,-40 90,-66 170,-62S320,-30 520,-48V0Z', ink) +
    place(164, -59, 104, farPine('#94527a')) +
    place(236, -52, 74, farPine('#94527a'), true) +
    '</g>'
  )
}
/** A dark line of trees before the hills. */
function trees(left: number, right: number, h: number): string {
  const ink = '#5c2f60'
  return (
    `<g transform="translate(${left},${h})">` +
    shape(
      'M8,4V-3C-4,-8 -16,-9 -26,-6C-34,-13 -50,-14 -60,-8C-72,-20 -96,-21 -108,-9C-116,-13 -126,-13 -133,-8C-135,-20 -138,-30 -142,-38C-146,-30 -150,-20 -151,-8C-154,-18 -157,-24 -160,-29C-164,-22 -167,-16 -168,-7C-182,-17 -204,-18 -216,-9C-230,-25 -268,-24 -280,-10C-300,-20 -340,-20 -360,-10L-470,-14V3C-380,6 -250,2 -160,5C-100,6 -40,3 8,4Z',
      ink,
    ) +
    `</g><g transform="translate(${right},${h})">` +
    shape(
      'M-8,4V-5C6,-12 24,-13 34,-6C46,-19 74,-20 86,-8C92,-12 100,-12 106,-8C108,-18 111,-26 114,-32C118,-26 122,-18 123,-8C142,-22 178,-20 190,-9C200,-14 214,-14 222,-8C232,-19 256,-21 268,-10C280,-15 300,-16 312,-8L330,-8C336,-18 366,-24 384,-11L520,-14V4C420,2 330,6 230,4C140,2 60,6 -8,4Z',
      ink,
    ) +
    '</g>'
  )
}
/** A warm edge against the sun, broad `towards` it and thin on the other side. */
const rim = (body: string, towards: Pt, other: Pt): string =>
  edgeLight(edgeLight(edgeLight(body, other, 1.4, RIM), towards, 3, RIM), towards, 0.9, '#ffe2a0')
const RIM = '#ff9440'
function draw(plate: Plate, l: Layout): void {
  const around = (l.round * Math.PI) / 180,
    [c, d] = [Math.cos(around), Math.sin(around)],
    cam = new Camera(
      [l.far * d + l.aside * c, l.eye, l.far * c - l.aside * d],
      -around,
      l.focal,
      l.horizon,
      l.axis,
    ),
    h = l.horizon,
    site = arena(cam, l.broken),
    gate = site.outer.gates.find(({ bay }) => bay === l.sunny)!,
    k = (gate.front[1][0] - gate.front[0][0]) / 4.3,
    [left, right] = [site.outer.gates.at(-1)!.front[0][0], site.inner.gates[0]!.front[1][0]],
    sun: Sun = {
      foot: [
        (Math.max(gate.front[0][0], gate.back[0][0]) + Math.min(gate.front[1][0], gate.back[1][0])) / 2,
        h,
      ],
      y: h - 2.5 * k,
      r: 2.25 * k,
      clear: 1.45 * k,
    }
  bareSky(plate, [
    [0, '#2c4a80'],
    [h * 0.26, '#75719f'],
    [h * 0.46, '#d98c86'],
    [h * 0.72, '#f6a56c'],
    [h, '#ffc880'],
  ])
  disc(plate, sun.foot[0], sun.y, sun.clear, '#fffdf0', '#ffd486', 21, 0.85)
  plate.svg(hills(left, right, h))
  const tongues = [...site.outer.gates, ...site.spur.gates]
    .filter(({ bay }) => Math.abs(bay - l.sunny) < 7)
    .map((g) => tongue(sun, g))
    .join('')
  plate.svg(
    `${inks(sun)}<rect x="-10" y="${h}" width="1620" height="${BELOW - h}" fill="url(#gold)"/>` +
      trees(left, right, h) +
      walls(site),
  )
  plate.svg(
    inks(sun) +
      shape(shaded(site, sun), 'url(#shade)') +
      `<g fill="none" stroke="#7c4a78" stroke-opacity=".32">${joints(cam, l)}</g>` +
      shape(tongues, 'url(#gold)') +
      `<clipPath id="lit"><path d="${tongues}"/></clipPath><g clip-path="url(#lit)"><g fill="none" stroke="#c8693c" stroke-opacity=".34">${joints(cam, l)}</g></g>`,
  )
  glow(plate, sun, 9, '#ffcf80', 0.6)
  glow(plate, sun, 2.6, '#fff0c4', 0.8)
  plate.svg(
    `<clipPath id="gap"><path d="${site.outer.gaps}"/></clipPath><g clip-path="url(#gap)"><circle cx="${sun.foot[0]}" cy="${sun.y}" r="${sun.clear}" fill="#fffef4"/></g>`,
  )
  if (l.pine) {
    const [x, y, high] = l.pine
    plate.svg(
      shape(
        closed([
          [x, y - 3],
          [x, y + 5],
          ...[5, -3].map((w): Pt => [-20, h + ((y + w - h) * (sun.foot[0] + 20)) / (sun.foot[0] - x)]),
        ]),
        '#2c1c48',
      ) + DUSK_PINE.map((part) => edgeLight(place(x, y, high, part), [1, 0.25], 2.4, '#f7b06c')).join(''),
    )
  }
  const [fx, fy] = l.folk,
    s = (fy - h) / l.eye
  plate.svg(
    laid(sun, l.folk, s, l.bottom) +
      rim(place(fx, fy, s, MOTHER), [0.8, -0.6], [-0.9, -0.5]) +
      rim(place(fx, fy, s, DAUGHTER), [-0.75, -0.7], [0.9, -0.5]),
  )
}
/** The part of the square that the arena shades: from the feet of its walls towards us, between the lines from the sun's foot past its ends. */
function shaded({ outer, spur, inner }: Arena, { foot: [fx, fy] }: Sun): string {
  const line = [...inner.gates, ...spur.gates, ...outer.gates].flatMap(({ front: [a, b] }) => [b, a]),
    past = ([x, y]: Pt, to: number): Pt => [to, fy + ((y - fy) * (to - fx)) / (x - fx)]
  return closed([past(line[0]!, 1620), ...line, past(line.at(-1)!, -20), [-20, BELOW], [1620, BELOW]])
}
const WIDE: Layout = {
  horizon: 470,
  axis: 905,
  eye: 2.1,
  aside: 14,
  far: 186,
  focal: 0.625,
  round: 0,
  sunny: 18,
  broken: 15,
  pine: [126, 588, 366],
  folk: [838, 856],
  bottom: 1000,
}
export const views: View[] = [
  {
    name: 'rome-italy-cover',
    focusX: 900,
    draw: (plate) => draw(plate, WIDE),
    drawTall: (plate) =>
      draw(plate, {
        ...WIDE,
        round: 60,
        broken: 5,
        sunny: 8,
        aside: 0,
        far: 190,
        focal: 0.5,
        axis: 352,
        folk: [318, 856],
        pine: undefined,
      }),
    drawLink: (plate) =>
      draw(plate, {
        ...WIDE,
        horizon: 400,
        focal: 0.53,
        folk: [838, 728],
        bottom: 840,
        pine: [118, 520, 340],
      }),
  },
]
