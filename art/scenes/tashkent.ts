/** Tashkent: the Khast Imam square in late sun, a family on their way past a melon barrow. */
import { Camera } from '../kit/camera.ts'
import { mix, rgb, smoothstep } from '../kit/ink.ts'
import { CART_SHADOW, dove, flyingDove, MELON_SLICE, melonCart } from '../models/melon-cart.ts'
import { melonBoy } from '../models/melon-boy.ts'
import { Mesh } from '../kit/mesh.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { SKIRTED, thrown, WALKER } from '../kit/person-shadow.ts'
import { roundTree } from '../kit/round-tree.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { figure, type Look } from '../kit/people.ts'
import type { PoseName } from '../kit/poses.ts'
import { bareSky } from '../kit/heavens.ts'
import type { Pt } from '../kit/vec.ts'
import { arcade, pishtaq, ribbedDome, tallMinaret } from '../models/timurid.ts'
import { attic, goresOf, INK, materials, paving, SUN, tile, TURN } from '../materials/khast-imam.ts'

interface Staging {
  cam: Camera
  /** Metres that the mosque is moved to the right and away. */
  mosque: [number, number]
  /** Where the mother and her son are (x, z), and the barrow. */
  family: [number, number]
  /** How far the boy is before his mother. */
  lead: number
  barrow: [number, number]
  doves: Pt[]
  /** The shadow that a dome and a portal behind us throw on the square. */
  dusk: string
  /** Planes and people in the distance may be left out of a narrow picture. */
  beyond: boolean
}
/** The mosque: portal in the middle, a dome over either wing, a minaret beyond each. */
function mosque(m: Mesh, [x, z]: [number, number]): Record<string, Material> {
  const s = m.at(x, 0, z, TURN)
  pishtaq(s.at(0, 0, 4))
  const glazes: Record<string, Material> = {}
  for (const side of [-1, 1]) {
    arcade(s.at(side * 23, 0, 0), 4, 6)
    s.box(side * 23, 0, -17, 26, 15, 26, 'attic')
    s.box(side * 23, 15, -15, 21, 3.4, 21, 'attic')
    const name = side < 0 ? 'domeLeft' : 'domeRight'
    const d = s.at(side * 23, 0, -14)
    ribbedDome(d, 18.4, 9, 9.6, name)
    glazes[name] = goresOf(d.put([0, 0, 0]), 26)
    const t = s.at(side * 39.5, 0, side < 0 ? -36 : 1)
    tallMinaret(t, 54, `${name}Small`)
    glazes[`${name}Small`] = goresOf(t.put([0, 0, 0]), 12)
  }
  s.box(0, 0, -14, 22, 19, 28, 'brick', 'roof')
  return glazes
}
function draw(
  plate: Plate,
  { cam, mosque: [mx, mz], family, lead, barrow, doves, dusk, beyond }: Staging,
): void {
  bareSky(plate, [
    [0, '#0c2f4e'],
    [cam.horizonY * 0.3, '#467f90'],
    [cam.horizonY * 0.58, '#bdb898'],
    [cam.horizonY * 0.8, '#f7bd78'],
    [cam.horizonY, INK.cream],
  ])
  const haze = rgb(INK.haze)
  const m = Mesh.create()
  const surfaces = {
    ...materials,
    attic: attic(mx + 2),
    tile: tile(mz - 0.5),
    plaza: paving([mx, mz + 4], [family[0] - 0.6, family[1]]),
    ...mosque(m, [mx, mz]),
  }
  m.box(0, -2, -202, 560, 2, 400, 'plaza')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials: surfaces,
    sky: 0.34,
    bounce: 0.14,
    contact: 5,
    crisp: true,
    shadows: [
      { centre: [mx, 22, mz], radius: 60 },
      { centre: [mx, 10, mz - 8], radius: 170 },
    ],
    air: (p, d) => ({
      amount: (0.5 - 0.34 * smoothstep(0, 16, p[1])) * smoothstep(118, 220, d),
      ink: haze,
    }),
    airSteps: 9,
    airGrain: 0,
  })
  // planes on either side of the mosque, farthest first: how far to the side for their distance, distance, height
  const planes = [
    [0.46, 188, 14],
    [0.37, 160, 13],
    [0.51, 152, 15],
    [0.42, 132, 15],
    [0.555, 122, 18],
  ] as const
  plate.svg(
    planes
      .map(([aside, away, high]) => {
        const { x, y, k } = cam.project([aside * away, 0, -away])
        const far = (away - 120) / 160
        const ink = (tone: string) => mix(tone, INK.haze, far)
        return beyond || Math.abs(x - 375) > 330
          ? roundTree({
              at: [x, y],
              r: high * k * 0.36,
              inks: [ink('#c3c163'), ink('#688f58'), ink('#5b4458')],
              off: [0.1, 0.1],
              stem: 0.75,
            })
          : ''
      })
      .join(''),
  )
  const shade = '#a9748a'
  const towards: Pt = [-1, -0.5]
  interface Person {
    at: [x: number, z: number]
    body: string
    outline: string
    rim?: number
    flip?: boolean
    size?: number
  }
  const cast = (people: Person[]): [shadows: string, bodies: string] => [
    people
      .map(({ at: [x, z], outline, size = 1 }) =>
        thrown(cam, [x, 0, z], SUN, shade, place(0, 0, size, outline), 0.62, 1.9),
      )
      .join(''),
    people
      .map(({ at: [x, z], body, rim = 2.6, flip = false }) => {
        const q = cam.project([x, 0, z])
        return edgeLight(place(q.x, q.y, q.k, body, flip), towards, rim, '#ffe2ae')
      })
      .join(''),
  ]
  const person = (pose: PoseName, look: Omit<Look, 'hair'>, flip = false): string =>
    figure(pose, { hair: '#2b2233', lit: flip ? 'front' : 'back', shade: '#5e2230', ...look })
  if (beyond)
    plate.svg(
      cast([
        { at: [-12.6, -44], outline: WALKER, body: person('strolls', { skin: '#a8684c', top: '#f7e6c8', bottom: '#2b3f5c', cut: 'cap', hat: '#2f2a48', wear: 'kurta' }), rim: 1 }, // prettier-ignore
        { at: [-11.7, -43.4], outline: SKIRTED, body: person('walks', { skin: '#c98d66', top: '#2f6f86', bottom: '#7a3a62', skirt: 'long', cut: 'bun' }), rim: 1 }, // prettier-ignore
      ]).join(''),
    )
  const [bx, bz] = barrow
  const [fx, fz] = family
  const spot = (x: number, z: number, body: string, flip = false): string => {
    const q = cam.project([x, 0, z])
    return place(q.x, q.y, q.k, body, flip)
  }
  const doveAt = ([x, z]: Pt, i: number): string =>
    spot(x + 0.12, z, DOVE_SHADOW) +
    spot(x, z, i % 3 ? dove('#8d8fae', '#666a94') : dove('#fff3dc', '#c9b4b0'), i % 4 === 1)
  // the seller holds out a slice; the boy reaches up for it
  plate.svg(dusk)
  const [shadows, bodies] = cast([
    { at: [bx - 1.82, bz + 0.2], outline: WALKER, body: person('embraces', { skin: '#a8684c', top: '#2f7f92', bottom: '#3a3158', cut: 'short', wear: 'kurta' }, true) + SKULLCAP + place(0.53, -1.27, 1, MELON_SLICE) + FINGERS, flip: true }, // prettier-ignore
    { at: [fx + lead, fz - 0.3], outline: WALKER, size: 0.66, body: melonBoy() }, // prettier-ignore
    { at: [fx, fz], outline: SKIRTED, body: person('walks', { skin: '#c08a66', top: '#b8434a', bottom: '#8f3450', skirt: 'long', cut: 'bun', drape: '#f3e2bf', bag: { kind: 'sling', ink: '#e0a23c' } }) }, // prettier-ignore
  ])
  plate.svg(
    shadows +
      doves.map(doveAt).join('') +
      thrown(cam, [bx, 0, bz], SUN, shade, CART_SHADOW, 1.1, 1.4) +
      spot(bx, bz, melonCart()),
  )
  plate.svg(bodies)
  if (beyond)
    plate.svg(
      place(1262, 300, 78, flyingDove('#fff3dc', '#c9b4b0')) +
        place(1358, 250, 62, flyingDove('#e8dcd0', '#a9a0b0'), true) +
        place(1398, 330, 58, flyingDove('#fff3dc', '#c9b4b0')),
    )
}
/** His fingers over the rind. */
const FINGERS =
  '<path d="M.45,-1.25C.49,-1.285 .53,-1.29 .56,-1.275C.575,-1.265 .57,-1.25 .555,-1.25C.575,-1.24 .57,-1.225 .555,-1.225C.57,-1.215 .56,-1.2 .545,-1.2C.51,-1.19 .47,-1.19 .44,-1.2Z" fill="#a8684c"/><path d="M.555,-1.25L.51,-1.25L.51,-1.244L.553,-1.244ZM.555,-1.225L.51,-1.223L.51,-1.217L.553,-1.219Z" fill="#6f3d3c"/>'
const DOVE_SHADOW = '<ellipse rx=".26" ry=".022" fill="#8f5f7e"/>'
/** A square embroidered cap on the head of the pose `embraces`. */
const SKULLCAP =
  '<g transform="translate(.075,-1.59) rotate(8)"><path d="M-.098,-.07C-.1,-.12 -.085,-.16 -.07,-.168L.07,-.168C.085,-.15 .095,-.12 .092,-.085C.03,-.1 -.04,-.095 -.098,-.07Z" fill="#2f2a48"/><path d="M-.06,-.1l.02,-.04l.02,.036ZM.005,-.107l.02,-.04l.02,.04ZM.058,-.1l.014,-.035l.012,.037Z" fill="#fff0d2"/></g>'
const shade = (d: string): string => `<path d="${d}" fill="#a9748a"/>`
/** The skyline behind us as it lies on the square, pointing right: a roof's edge, a dome with its finial, a minaret. */
const SKYLINE = shade(
  'M-10,822L112,824L120,838L150,839L148,850L232,851L234,844L250,844L250,851C276,834 330,829 374,844C412,858 436,872 470,880L482,880C486,873 498,873 502,880L512,880C516,875 526,875 530,881L576,885L530,888C526,894 516,893 512,888L502,888C498,895 486,894 482,888L470,888C436,898 410,916 370,930C326,943 272,938 246,922L245,930L228,929L228,922L142,920L138,940L570,947L588,938L622,939L622,945L672,947L674,941L684,941C706,940 726,950 742,959L752,959C755,955 762,955 765,960L800,963L765,966C762,970 755,969 752,965L742,965C724,975 702,984 680,982L670,982L670,976L620,976L620,983L584,981L566,973L134,974L128,1010H-10Z',
)
const wide: Staging = {
  cam: new Camera([0, 1.45, 0], 0, 0.92, 724, 800),
  mosque: [-24, -122],
  family: [-0.23, -9.5],
  lead: 0.94,
  barrow: [3.66, -10.2],
  dusk: `<g transform="scale(.82,1)">${SKYLINE}</g>`,
  doves: [],
  beyond: true,
}
// the family and the barrow are clear of the name at the lower left
const link: Staging = {
  ...wide,
  cam: new Camera([0, 1.7, 0], 0, 0.86, 606, 800),
  family: [0.3, -11.4],
  lead: 0.8,
  dusk: '',
  barrow: [4, -12.2],
  doves: [],
}
const tall: Staging = {
  cam: new Camera([0, 1.7, 0], 0, 0.66, 650, 408),
  mosque: [-9.5, -122],
  family: [-2.1, -9.6],
  lead: 0.82,
  barrow: [1.56, -10.5],
  dusk: `<g transform="translate(0,138) scale(.52,.86)">${SKYLINE}</g>`,
  doves: [
    [0.5, -6.2],
    [1.05, -6.6],
  ],
  beyond: false,
}
export const views: View[] = [
  {
    name: 'tashkent-uzbekistan-cover',
    focusX: 900,
    draw: (plate) => draw(plate, wide),
    drawTall: (plate) => draw(plate, tall),
    drawLink: (plate) => draw(plate, link),
  },
]
