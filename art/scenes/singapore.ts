/** Singapore: Marina Bay Sands and the Supertrees from the lake in the gardens, minutes after sunset. */
import { rgb, smoothstep } from '../kit/ink.ts'
import { Camera } from '../kit/camera.ts'
import { calmWater } from '../kit/calm-water.ts'
import { edgeLight } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { marinaBaySands } from '../kit/marina-bay.ts'
import { Mesh } from '../kit/mesh.ts'
import { hash, random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import { rib, rod } from '../kit/rods.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid } from '../kit/solid.ts'
import { skyway, supertree } from '../kit/supertree.ts'
import type { Vec3 } from '../kit/vec.ts'
import { materials, SUN } from '../materials/singapore.ts'

const TURN = -0.74
const SANDS: Vec3 = [13, 0, -585]
/** How far a point lies along the facades. */
const along = (p: Vec3) => Math.cos(TURN) * (p[0] - SANDS[0]) - Math.sin(TURN) * (p[2] - SANDS[2])

/** Where the picture is seen from, its far waterline, and whether it is wide enough for the grove and the big wheel. */
interface Staging {
  cam: Camera
  edge: number
  grove: boolean
}
/** A line at every second floor; lit rooms come in runs of two to four, whole within the width of a tower. */
const rooms = (p: Vec3): string | undefined => {
  const u = (((along(p) + 152) % 94) / 62) * 16,
    tower = Math.floor((along(p) + 152) / 94),
    floor = Math.floor(p[1] / 9.4),
    inV = p[1] / 9.4 - floor
  if (inV < 0.1) return '#a9a6ce'
  if (u < 0.5 || u > 15.5 || inV < 0.42 || inV > 0.82 || u % 1 < 0.16 || floor > 19) return undefined
  const run = Math.floor((u + 2 * hash(tower, floor, 9)) / 4)
  return hash(tower * 7 + run, floor, 5) < 0.17 && hash(Math.floor(u), floor, 3) < 0.86
    ? '#ffd98a'
    : undefined
}
const storeys = (p: Vec3): string | undefined =>
  p[1] / 9.4 - Math.floor(p[1] / 9.4) < 0.1 ? '#56609a' : undefined
function bigWheel(m: Mesh): void {
  const wheel = m.at(528, 92, -1420, 0.45)
  for (let i = 0; i < 48; i++) {
    const at = (k: number, q: number, z: number): Vec3 => {
      const a = (k / 48) * Math.PI * 2
      return [q * Math.sin(a), q * Math.cos(a), z]
    }
    rod(wheel, at(i, 75, 0), at(i + 1, 75, 0), 3.4, 'wheel')
    if (i % 3 === 0) rod(wheel, at(i, 75, 0), [0, 0, 0], 0.9, 'wheel')
    if (i % 2 === 0) wheel.blob(...at(i, 80, 0), 3.6, i % 6 ? 'wheel' : 'lamp', 1, 0, 1, 6)
  }
  rib(
    wheel,
    [
      [-46, -92, 8],
      [0, 0, 8],
      [46, -92, 8],
    ],
    5,
    'wheel',
  )
}
function farPlane(plate: Plate, cam: Camera, hasWheel: boolean): void {
  const m = Mesh.create(),
    r = random(41)
  for (let i = 0; i < 74; i++) {
    const x = r.range(-1150, 1300),
      core = Math.exp(-(((x + 560) / 260) ** 2)),
      h = r.range(36, 84) + core * r.range(40, 190),
      w = r.range(28, 52)
    m.box(x, 0, -1500 - r() * 160, w, h, w, r() < 0.5 ? 'city' : 'cityB')
    if (r() < 0.4) m.box(x + w * 0.1, h, -1560, w * 0.5, r.range(8, 26), w * 0.5, 'city')
  }
  if (hasWheel) bigWheel(m)
  const air = rgb('#c890a0')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials: {
      ...materials,
      ...Object.fromEntries(
        (['city', 'cityB'] as const).map((name) => [
          name,
          {
            ...materials[name]!,
            detail: (p: Vec3) =>
              hash(Math.floor(p[0] / 8), Math.floor(p[1] / 8), Math.floor(p[2])) < 0.05 &&
              (p[0] / 8) % 1 > -0.7
                ? '#ffd9a0'
                : undefined,
          },
        ]),
      ),
    },
    sky: 0.34,
    air: (p) => ({ amount: 0.42 + 0.4 * smoothstep(120, 0, p[1]), ink: air }),
    airSteps: 9,
  })
}
/** A wooded line along the far bank: one dark mass of crowns in three sizes, lit only along its upper left rim. */
function treeline(seed: number, top: number, size: number, base: number, ink: string, lit: string): string {
  const r = random(seed)
  let x = -60 - r() * size,
    y = top,
    d = `M${x.toFixed(1)},${base}V${y.toFixed(1)}`
  while (x < 1680) {
    const w = size * r.pick([0.26, 0.44, 0.44, 0.7, 0.95]),
      next = top + r.range(-0.2, 0.14) * size,
      rise = r.range(0.38, 0.66)
    d += `C${(x - w * 0.04).toFixed(1)},${(y - w * rise).toFixed(1)} ${(x + w * 0.94).toFixed(1)},${(next - w * (1 - rise)).toFixed(1)} ${(x + w).toFixed(1)},${next.toFixed(1)}`
    x += w
    y = next
  }
  d += `V${base}Z`
  return `<path d="${d}" fill="${lit}"/><path transform="translate(3.5 4.5)" d="${d}" fill="${ink}"/>`
}
/** A father at the rail, seen from behind in metres above his feet: weight on the left leg, one hand on the rail, one at his daughter's back. */
const FATHER =
  // legs, shoes
  '<path d="M-.17,-.92C-.2,-.6 -.17,-.3 -.16,-.06H-.03C-.02,-.34 0,-.6 .02,-.78C.06,-.56 .11,-.3 .15,-.05H.27C.25,-.36 .2,-.66 .18,-.92Z" fill="#33508f"/><path d="M.02,-.78C.06,-.56 .11,-.3 .15,-.05H.27C.25,-.36 .2,-.66 .18,-.92L.04,-.9Z" fill="#263c78"/><path d="M-.18,-.07H-.02L-.02,0H-.19ZM.13,-.06H.29L.31,.01H.14Z" fill="#191440"/>' +
  // arm to the rail
  '<path d="M-.2,-1.42C-.32,-1.36 -.38,-1.24 -.41,-1.12L-.47,-1.07L-.42,-.99L-.33,-1.04C-.27,-1.12 -.22,-1.2 -.16,-1.24Z" fill="#fff0cf"/><path d="M-.4,-1.1L-.53,-1.07Q-.56,-1.03 -.51,-1.01L-.37,-1.02Z" fill="#d9946c"/>' +
  // arm behind the daughter
  '<path d="M.18,-1.42C.29,-1.38 .33,-1.27 .37,-1.14L.56,-1.05L.52,-.97L.31,-1.05C.24,-1.12 .2,-1.2 .15,-1.24Z" fill="#c9b4c8"/><path d="M.53,-1.065L.64,-1.04Q.68,-.99 .63,-.965L.51,-.98Z" fill="#b8745c"/>' +
  // back
  '<path d="M-.07,-1.5C-.16,-1.48 -.23,-1.44 -.24,-1.34C-.22,-1.2 -.18,-1.06 -.18,-.89H.19C.19,-1.06 .21,-1.2 .23,-1.34C.22,-1.44 .15,-1.48 .07,-1.5Z" fill="#fff0cf"/><path d="M.07,-1.5C.1,-1.3 .04,-1.1 .08,-.89H.19C.19,-1.06 .21,-1.2 .23,-1.34C.22,-1.44 .15,-1.48 .07,-1.5Z" fill="#c9b4c8"/>' +
  // head, turned a little to the towers
  '<path d="M-.07,-1.58H.05L.07,-1.48Q0,-1.45 -.07,-1.49Z" fill="#b8745c"/><path d="M-.12,-1.7C-.13,-1.62 -.1,-1.55 -.02,-1.54C.07,-1.55 .11,-1.62 .1,-1.7Z" fill="#d9946c"/><path d="M-.11,-1.67C-.15,-1.78 -.06,-1.83 0,-1.82C.1,-1.82 .14,-1.73 .11,-1.64C.1,-1.59 .05,-1.56 0,-1.56C-.04,-1.58 -.06,-1.62 -.07,-1.67Z" fill="#4a2b52"/>'
/** The daughter up on the lower bar, both hands on the rail. */
const DAUGHTER =
  '<path d="M-.09,-.66L-.085,-.37H-.015L0,-.66ZM.015,-.66L.04,-.37H.11L.1,-.66Z" fill="#b8745c"/><path d="M-.1,-.39H-.005L-.005,-.33H-.11ZM.03,-.39H.125L.135,-.33H.03Z" fill="#fff0cf"/>' +
  '<path d="M-.11,-1.16C-.2,-1.14 -.25,-1.09 -.29,-1.05L-.27,-1C-.2,-1.02 -.14,-1.04 -.09,-1.07ZM.11,-1.16C.2,-1.14 .23,-1.09 .26,-1.05L.24,-1C.18,-1.02 .14,-1.04 .09,-1.07Z" fill="#d9946c"/>' +
  '<path d="M-.05,-1.21C-.12,-1.2 -.14,-1.15 -.13,-1.08L-.1,-.93C-.13,-.82 -.17,-.7 -.2,-.6Q0,-.55 .21,-.6C.18,-.72 .13,-.82 .1,-.93L.13,-1.08C.14,-1.15 .12,-1.2 .05,-1.21Z" fill="#f2685c"/><path d="M.05,-1.21C.03,-1.1 .01,-1 .03,-.92C.06,-.8 .08,-.7 .09,-.575Q.15,-.58 .21,-.6C.18,-.72 .13,-.82 .1,-.93L.13,-1.08C.14,-1.15 .12,-1.2 .05,-1.21Z" fill="#b13f5c"/>' +
  '<path d="M-.04,-1.27H.04L.045,-1.19Q0,-1.17 -.045,-1.19Z" fill="#b8745c"/><path d="M-.1,-1.36C-.11,-1.29 -.07,-1.25 -.02,-1.24C.05,-1.24 .1,-1.29 .1,-1.36Z" fill="#d9946c"/><path d="M-.1,-1.34C-.13,-1.45 -.05,-1.49 0,-1.49C.08,-1.49 .13,-1.42 .1,-1.33C.09,-1.28 .04,-1.25 0,-1.25C-.03,-1.27 -.05,-1.3 -.06,-1.34Z" fill="#4a2b52"/><ellipse cx=".05" cy="-1.5" rx=".055" ry=".05" fill="#4a2b52"/>'
/** The landing we look out from, its lit rail, the lamp on its corner, and two people in that light. */
function nearSide(plate: Plate, cam: Camera): void {
  const m = Mesh.create(),
    y = 6.9
  m.box(13, y - 0.5, -11, 24, 0.5, 8, 'boards')
  for (let i = 0; i < 10; i++) m.box(1.3 + i * 1.7, y, -14.7, 0.08, 1.02, 0.08, 'hull')
  m.box(13, y + 1.02, -14.7, 24, 0.09, 0.14, 'deck')
  m.box(13, y + 0.97, -14.63, 24, 0.05, 0.05, 'lamp')
  for (const h of [0.34, 0.66]) m.box(13, y + h, -14.7, 24, 0.04, 0.03, 'hull')
  m.box(1.3, y, -14.55, 0.24, 0.16, 0.24, 'hull')
  m.box(1.3, y, -14.55, 0.1, 2.36, 0.1, 'hull')
  pullSolid(plate, m, cam, { sun: SUN, materials, sky: 0.34, contact: 4 })
  const man = cam.project([2.75, y, -14.35]),
    girl = cam.project([3.42, y, -14.6]),
    post = cam.project([1.3, y, -14.55]),
    { k } = man,
    head = post.y - 2.44 * k
  plate.svg(
    `<radialGradient id="pool"><stop offset="0" stop-color="#ffc98a" stop-opacity=".7"/><stop offset="1" stop-color="#ffc98a" stop-opacity="0"/></radialGradient><clipPath id="floor"><rect x="${post.x - 0.28 * k}" y="${post.y}" width="900" height="200"/></clipPath><ellipse cx="${post.x + 0.7 * k}" cy="${post.y + 16}" rx="${2.5 * k}" ry="42" fill="url(#pool)" clip-path="url(#floor)"/>` +
      `<circle cx="${post.x}" cy="${head}" r="${0.5 * k}" fill="url(#pool)"/><circle cx="${post.x}" cy="${head}" r="${0.13 * k}" fill="#ffe9b0"/><path d="M${post.x - 0.1 * k},${head + 0.1 * k}h${0.2 * k}l${-0.05 * k},${0.07 * k}h${-0.1 * k}ZM${post.x - 0.09 * k},${head - 0.1 * k}q${0.09 * k},${-0.1 * k} ${0.18 * k},0Z" fill="#141a46"/>` +
      `<path d="M${man.x - 0.19 * k},${man.y - 1}h${0.5 * k}l${1.25 * k},${0.1 * k}q${0.1 * k},${0.06 * k} ${-0.1 * k},${0.07 * k}Z" fill="#2b2a66" fill-opacity=".75"/>` +
      edgeLight(
        `<g transform="translate(${girl.x} ${girl.y}) scale(${girl.k})">${DAUGHTER}</g><g transform="translate(${man.x} ${man.y}) scale(${k})">${FATHER}</g>`,
        [-1, -0.3],
        2,
        '#fff3d0',
      ),
  )
}
function draw(plate: Plate, { cam, edge, grove }: Staging): void {
  bareSky(plate, [
    [0, '#0f1342'],
    [200, '#2b2f74'],
    [420, '#6d5592'],
    [560, '#d88f9c'],
    [640, '#ffc49a'],
    [742, '#fff0bc'],
  ])
  farPlane(plate, cam, grove)

  const m = Mesh.create(),
    r = random(9)
  marinaBaySands(m.at(...SANDS, TURN))
  const lit = {
    ...materials,
    rooms: {
      tones: ['#c3b3cf', '#8b90bf', '#5c679f', '#3d4986', '#2b3571'],
      cuts: [0.8, 0.6, 0.44, 0.26],
      grain: 0.008,
      detail: rooms,
    },
    ends: {
      tones: ['#747db2', '#48528f', '#343e7b', '#272f68'],
      cuts: [0.5, 0.24, 0.08],
      grain: 0.008,
      detail: storeys,
    },
  }
  const air = rgb('#b07f9c')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials: lit,
    sky: 0.34,
    bounce: 0.12,
    contact: 6,
    crisp: true,
    shadows: [
      { centre: [60, 190, -520], radius: 150 },
      { centre: [24, 100, -575], radius: 300 },
    ],
    air: (p, d) => ({ amount: 0.1 * smoothstep(430, 700, d) + 0.34 * smoothstep(90, 0, p[1]), ink: air }),
    airSteps: 10,
  })

  // the gardens: every trunk comes down behind one low planted bank
  const g = Mesh.create()
  const planted: [x: number, z: number, h: number][] = grove
    ? [
        [-26, -186, 47],
        [2, -246, 36],
        [72, -236, 42],
        [-45, -150, 54],
        [-92, -196, 40],
      ]
    : [
        [-21, -186, 47],
        [3, -246, 34],
        [66, -246, 36],
      ]
  if (grove) skyway(g, [-43, 23, -150], [-27, 23, -184], 7)
  for (const [x, z, h] of planted) supertree(g, x, z, h, Math.round(x + 300), 1)
  // lamps along the shore, each with its own broken streak on the water below it
  const father = cam.project([2.4, 0, -14.5]).x
  let streaks = '',
    lamps = ''
  for (let i = 0; i < 15; i++) {
    const px = 60 + i * 108 + r.range(-30, 30),
      long = i % 3 ? 5 : 8,
      start = r.range(6, 12)
    // none behind the two people and their lamp
    if (Math.abs(px - father) < 150) continue
    lamps += `<circle cx="${px}" cy="${edge - 17}" r="11" fill="#ffcf84" fill-opacity=".28"/><path d="M${px - 1.2},${edge}v-17h2.4v17Z" fill="#3a3470"/><circle cx="${px}" cy="${edge - 18}" r="4.6" fill="#ffe0a0"/>`
    for (let k = 0; k < long; k++) {
      const y = edge + start + k * (6 + k * 1.7),
        w = 4 + k * 2.4
      streaks += `M${(px - w + r.range(-3, 3)).toFixed(1)},${y.toFixed(1)}q${w},${(-1.6 - k * 0.35).toFixed(1)} ${2 * w},0q${-w},${(1.6 + k * 0.35).toFixed(1)} ${-2 * w},0Z`
    }
  }
  plate.svg(
    treeline(3, edge - 96, 92, edge, '#565a8c', '#8880a6') +
      treeline(5, edge - 66, 78, edge, '#2a376c', '#56608f'),
  )
  const gAir = rgb('#6a5c96')
  pullSolid(plate, g, cam, {
    sun: SUN,
    materials: {
      ...materials,
      core: { tones: ['#f08f9a', '#8a4a8c', '#48357a', '#262a5c'], cuts: [0.66, 0.4, 0.18], grain: 0 },
      leaf: { tones: ['#ffab94', '#9a5590', '#4f3a80', '#2a2c62'], cuts: [0.72, 0.46, 0.22], grain: 0 },
      fern: { tones: ['#d78a9a', '#5c5590', '#37407c', '#22306a'], cuts: [0.72, 0.42, 0.2], grain: 0 },
    },
    sky: 0.34,
    bounce: 0.1,
    contact: 5,
    crisp: true,
    shadows: [{ centre: [0, 20, -180], radius: 180 }],
    air: (_p, d) => ({ amount: 0.3 * smoothstep(150, 330, d), ink: gAir }),
    airSteps: 8,
  })

  // the low bank that hides the feet, with a mound of planting at each trunk
  let mounds = ''
  for (const [x, z, h] of planted) {
    const { x: px, k } = cam.project([x, 0, z]),
      w = h * 0.2 * k
    mounds += `<path d="M${px - w},${edge}C${px - w * 0.9},${edge - 34} ${px - w * 0.4},${edge - 52} ${px},${edge - 50}C${px + w * 0.5},${edge - 50} ${px + w * 0.9},${edge - 30} ${px + w},${edge}Z" fill="#18224e"/>`
  }
  plate.svg(treeline(11, edge - 26, 46, edge + 2, '#18224e', '#34457c') + mounds)
  calmWater(plate, {
    top: edge,
    inks: ['#f0b8a0', '#7a5a8c', '#2a2c68', '#171c50'],
    seed: 6,
  })
  // the towers and trees in the water, broken by its ripples
  plate.field((x, y) => {
    if (y < edge) return null
    const t = y - edge,
      swing = Math.sin(14 * Math.log(t + 9)) * (1.2 + t * 0.02)
    return [plate.sample(x + swing, edge - 2 - t * 2.1), 0.6 - t * 0.0022]
  })
  plate.svg(lamps)
  plate.svg(`<path d="${streaks}" fill="#ffcf84"/>`)
  nearSide(plate, cam)
}
const wide: Staging = { cam: new Camera([0, 9, 0], 0, 0.9, 742, 800), edge: 815, grove: true }
const link: Staging = { cam: new Camera([0, 9, 0], 0, 0.86, 600, 800), edge: 672, grove: true }
const tall: Staging = { cam: new Camera([0, 9, 0], 0, 0.86, 742, 281), edge: 812, grove: false }
export const views: View[] = [
  {
    name: 'singapore-cover',
    focusX: 860,
    draw: (plate) => draw(plate, wide),
    drawTall: (plate) => draw(plate, tall),
    drawLink: (plate) => draw(plate, link),
  },
]
