/** The cathedral of Florence in cut paper, in metres: Brunelleschi's dome on its drum, two tribunes, the nave and Giotto's tower. The low sun comes from the left and has left all that is below the drum. */
import type { Camera } from '../kit/camera.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

/** A set of tones: in the sun, in the glancing light, in the shade. */
type Tones = readonly [lit: string, glancing: string, shade: string]
type Spot = (x: number, y: number, z: number) => Vec3
const TILE: Tones = ['url(#tileLit)', 'url(#tileSide)', 'url(#tileShade)']
const MARBLE: Tones = ['url(#marbleLit)', 'url(#marbleSide)', 'url(#marbleShade)']
const RIB: Tones = ['#fff3d2', '#ffdcae', '#c98d94']
const DUSK_TILE: Tones = ['#a3577c', '#874a7c', '#683c74']
const DUSK_WALL: Tones = ['#a883ac', '#8d6ca2', '#6d5190']
/** Roof and wall of the nave. */
const NAVE = ['#7c4f84', '#85629a'] as const
const HOLE = '#4a2c60'

const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const line = (points: readonly Pt[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join('L')}Z`
/** The tone of a face by where its normal points: -1 is left, 0 is towards us, 1 is right. */
const tone = (tones: Tones, side: number): string =>
  side < -0.3 ? tones[0] : side < 0.34 ? tones[1] : tones[2]

/** Draws `turn` radians round, its middle at (x, z). */
export function duomo(cam: Camera, middle: readonly [x: number, z: number], turn: number): string {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const spot: Spot = (x, y, z) => [middle[0] + x * c - z * s, y, middle[1] + x * s + z * c]
  const on = (x: number, y: number, z: number): Pt => {
    const q = cam.project(spot(x, y, z))
    return [q.x, q.y]
  }
  const face = (points: readonly Vec3[], ink: string) => shape(line(points.map((p) => on(...p))), ink)
  /** Direction in the picture of a local normal: how far it looks to the right, and towards us. */
  const looks = (a: number): readonly [right: number, near: number] => {
    const [x, z] = [Math.sin(a), Math.cos(a)]
    return [x * c - z * s, x * s + z * c]
  }
  const corner = (r: number, y: number, k: number, [x, z]: Pt): Pt => {
    const a = ((k + 0.5) * Math.PI) / 4
    return on(x + (r / 0.924) * Math.sin(a), y, z + (r / 0.924) * Math.cos(a))
  }
  /** Sides of an eight-sided body that we see, from the sides inwards. */
  const seen = Array.from({ length: 8 }, (_, k) => k)
    .filter((k) => looks((k * Math.PI) / 4)[1] > 0.02)
    .toSorted((a, b) => looks((a * Math.PI) / 4)[1] - looks((b * Math.PI) / 4)[1])
  const ring = (rings: readonly Pt[], tones: Tones, at: Pt = [0, 0]): string =>
    seen
      .map((k) => {
        const right = rings.map(([r, y]) => corner(r, y, k, at)),
          left = rings.map(([r, y]) => corner(r, y, k - 1, at))
        return shape(line([...left, ...right.toReversed()]), tone(tones, looks((k * Math.PI) / 4)[0]))
      })
      .join('')
  /** Eight sails with ribs: a pointed vault of one and three fifths of its half width. */
  const sails = (
    a: number,
    y: number,
    eye: number,
    thick: number,
    tiles: Tones,
    ribs: Tones,
    at: Pt = [0, 0],
  ) => {
    const R = a * 1.6,
      rise = Math.sqrt(R * R - (R - a + eye) ** 2),
      rings = Array.from({ length: 29 }, (_, i): Pt => {
        const h = rise * Math.sin((i / 28) * (Math.PI / 2))
        return [Math.sqrt(R * R - h * h) - (R - a), y + h]
      })
    let out = ring(rings, tiles, at)
    for (let k = 0; k < 8; k++) {
      const [right, near] = looks(((k + 0.5) * Math.PI) / 4)
      if (near < -0.16) continue
      const middleLine = rings.map(([r, h]) => corner(r + 0.1, h + 0.1, k, at)),
        px = cam.project(spot(at[0], y, at[1])).k
      const edge = (w: number): Pt[] =>
        middleLine.map(([x, h], i): Pt => [x + w * px * thick * (1 - (0.45 * i) / 28), h])
      out +=
        shape(line([...edge(-0.5), ...edge(0.5).toReversed()]), right < 0.3 ? ribs[0] : ribs[1]) +
        shape(line([...edge(right < 0.3 ? 0.12 : -0.05), ...edge(0.5).toReversed()]), ribs[2])
    }
    return { out, top: y + rise }
  }
  /** A round hole on side `k` of the drum, with its ring of marble. */
  const oculus = (k: number): string => {
    const a = (k * Math.PI) / 4,
      disc = (r: number): Vec3[] =>
        Array.from({ length: 28 }, (_, i): Vec3 => {
          const [u, v] = [r * Math.cos(i * 0.2244), r * Math.sin(i * 0.2244)]
          return [Math.sin(a) * 27.5 + u * Math.cos(a), 47.2 + v, Math.cos(a) * 27.5 - u * Math.sin(a)]
        })
    return face(disc(4.2), looks(a)[0] < 0.34 ? '#f6d3b4' : '#a27ca6') + face(disc(3), HOLE)
  }
  const panels = (k: number): string => {
    const a = (k * Math.PI) / 4,
      at = (u: number, y: number): Vec3 => [
        Math.sin(a) * 27.45 + u * Math.cos(a),
        y,
        Math.cos(a) * 27.45 - u * Math.sin(a),
      ]
    return [-8.4, 8.4]
      .map((u) =>
        face(
          [at(u - 1.9, 41.6), at(u + 1.9, 41.6), at(u + 1.9, 52.4), at(u - 1.9, 52.4)],
          looks(a)[0] < 0.34 ? '#a8759a' : '#5f4486',
        ),
      )
      .map((d) => `<g opacity=".5">${d}</g>`)
      .join('')
  }
  const tribune = (at: Pt): string =>
    ring(
      [
        [17, -4],
        [17, 28],
      ],
      DUSK_WALL,
      at,
    ) + // prettier-ignore
    ring(
      [
        [17.9, 28],
        [17.9, 30],
      ],
      ['#c39bb4', '#a482ac', '#7d5f98'],
      at,
    ) + // prettier-ignore
    sails(15.2, 30, 0.8, 1.15, DUSK_TILE, ['#d9a6b0', '#b98ba8', '#8a6498'], [at[0] * 0.94, at[1] * 0.94]).out
  // without its last bay
  const nave =
    face([[-88, 0, 20.5], [-15, 0, 20.5], [-15, 24, 20.5], [-88, 24, 20.5]], NAVE[1]) + // prettier-ignore
    face([[-88, 24, 20.5], [-15, 24, 20.5], [-15, 30, 10], [-88, 30, 10]], NAVE[0]) + // prettier-ignore
    face([[-88, 30, 10], [-15, 30, 10], [-15, 42, 10], [-88, 42, 10]], NAVE[1]) + // prettier-ignore
    face([[-88, 42, 11], [-15, 42, 11], [-15, 47, 0], [-88, 47, 0]], NAVE[0]) // prettier-ignore
  const great = sails(27, 56.4, 3.2, 1.9, TILE, RIB)
  const drum =
    ring([[29, -4], [29, 38]], DUSK_WALL) + // prettier-ignore
    ring([[30, 38], [30, 39.8]], ['#d9aeb4', '#bf97b0', '#84669c']) + // prettier-ignore
    ring([[27.4, 39.8], [27.4, 54]], MARBLE) + // prettier-ignore
    seen.filter((k) => looks((k * Math.PI) / 4)[1] > 0.3).map((k) => panels(k) + oculus(k)).join('') + // prettier-ignore
    ring([[28.2, 53], [28.2, 54.4]], ['#d2a2a6', '#b98a9c', '#7d5a90']) + // prettier-ignore
    ring([[28.9, 54.2], [28.9, 56.7]], RIB) // prettier-ignore
  const chapel = (at: Pt): string => {
    const [x, y] = on(at[0], 33, at[1]),
      px = cam.project(spot(at[0], 33, at[1])).k
    return `<g transform="translate(${x.toFixed(2)},${y.toFixed(2)}) scale(${px.toFixed(4)})">${
      shape('M-6.6,0H6.6V36H-6.6Z', DUSK_WALL[1]) + shape('M-7,-.6H7V1.4H-7Z', '#a482ac') + shape('M-6.8,-.6C-5,-4.6 -2,-6 0,-6.2C2,-6 5,-4.6 6.8,-.6Z', DUSK_TILE[1]) // prettier-ignore
    }</g>`
  }
  const [lx, ly] = on(0, great.top, 0),
    lk = cam.project(spot(0, great.top, 0)).k
  return (
    INKS(cam, middle) +
    nave +
    drum +
    great.out +
    `<g transform="translate(${lx.toFixed(2)},${ly.toFixed(2)}) scale(${lk.toFixed(4)})">${LANTERN}</g>` +
    chapel([24, 24]) +
    tribune([0, 32]) +
    tribune([32, 0])
  )
}
/** The lantern on the eye of the dome: eight buttresses, a tall lit room, a cone, a ball and a cross. Metres about its foot, y down. */
const LANTERN =
  shape('M-4.9,1.2V-.9H4.9V1.2Z', '#ffe9c2') +
  shape('M1.4,1.2V-.9H4.9V1.2Z', '#e6b394') +
  // a scroll on each side of the room, its small volute at the foot
  shape('M-2.4,-8.6C-2.8,-6.4 -3.4,-5.2 -4.3,-4.8C-5,-4.4 -5.2,-3.4 -4.8,-2.8V-.9H-2.4Z', '#fff3d2') +
  shape('M2.4,-8.6C2.8,-6.4 3.4,-5.2 4.3,-4.8C5,-4.4 5.2,-3.4 4.8,-2.8V-.9H2.4Z', '#f0c49c') +
  shape('M-2.7,-1V-9.6H2.7V-1Z', '#ffe2b4') +
  shape('M1,-1V-9.6H2.7V-1Z', '#dea48e') +
  shape(
    'M-1.9,-1.4V-6.8A.62,.62 0 0 1 -.66,-6.8V-1.4ZM.66,-1.4V-6.8A.62,.62 0 0 1 1.9,-6.8V-1.4Z',
    '#6b3a5c',
  ) +
  shape('M-3.6,-9.4V-10.6H3.6V-9.4Z', '#fff3d2') +
  shape('M1.1,-9.4V-10.6H3.6V-9.4Z', '#efc49e') +
  shape('M-2.6,-10.6L-.42,-17H.42L2.6,-10.6Z', '#ffedc8') +
  shape('M.2,-17H.42L2.6,-10.6H.8Z', '#e2aa92') +
  '<circle cx="0" cy="-17.9" r="1.2" fill="#ffd775"/>' +
  shape('M-.2,-19V-20.2H-.9V-20.6H-.2V-21.9H.2V-20.6H.9V-20.2H.2V-19Z', '#ffe9a8')
/** One gradient for each tone of tile and of marble: the light stays longest on the height. */
function INKS(cam: Camera, [x, z]: readonly [number, number]): string {
  const row = (y: number) => cam.project([x, y, z]).y.toFixed(1)
  const fade = (id: string, top: number, foot: number, a: string, b: string, mid?: string) =>
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${row(top)}" y2="${row(foot)}"><stop offset="0" stop-color="${a}"/>${mid ? `<stop offset=".5" stop-color="${mid}"/>` : ''}<stop offset="1" stop-color="${b}"/></linearGradient>`
  return `<defs>${
    fade('tileLit', 97, 56, '#ffb45c', '#f4703a', '#ff9148') +
    fade('tileSide', 97, 56, '#f07a3c', '#cc4330', '#e25a34') +
    fade('tileShade', 97, 56, '#b8473c', '#7e2c4a', '#9c3644') +
    fade('marbleLit', 54, 39, '#fff0cf', '#e0b2b0', '#f6d6b6') +
    fade('marbleSide', 54, 39, '#ffd9ae', '#c795ae', '#e6b9b0') +
    fade('marbleShade', 54, 39, '#ab7c98', '#7f5c92')
  }</defs>`
}
/** Giotto's tower: 14.5 m square and 84.7 m high, its corner pilasters, four cornices and windows that grow with the height. Drawn with its foot at (x, y), `k` pixels a metre. */
export function campanile(x: number, y: number, k: number): string {
  const side = (from: number, to: number, lit: string, shade: string, out = 0) =>
    shape(`M${-7.6 - out},${-to}H${1.6}V${-from}H${-7.6 - out}Z`, lit) +
    shape(`M1.6,${-to}H${7.6 + out}V${-from}H1.6Z`, shade)
  const arch = (cx: number, foot: number, w: number, h: number, ink: string) =>
    shape(`M${cx - w / 2},${-foot}V${-foot - h + w * 0.7}Q${cx - w / 2},${-foot - h + w * 0.12} ${cx},${-foot - h}Q${cx + w / 2},${-foot - h + w * 0.12} ${cx + w / 2},${-foot - h + w * 0.7}V${-foot}Z`, ink) // prettier-ignore
  return (
    `<g transform="translate(${x},${y}) scale(${k})"><linearGradient id="towerLit" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="-84" y2="-39"><stop offset="0" stop-color="#fff0cf"/><stop offset=".45" stop-color="#f8cfaa"/><stop offset="1" stop-color="#d6a4ac"/></linearGradient><linearGradient id="pilaster" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="-79" y2="-42"><stop offset="0" stop-color="#fff3d6" stop-opacity=".6"/><stop offset="1" stop-color="#fff3d6" stop-opacity="0"/></linearGradient><linearGradient id="towerShade" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="-84" y2="-39"><stop offset="0" stop-color="#b07f98"/><stop offset="1" stop-color="#5c3f7c"/></linearGradient>` +
    side(0, 79, 'url(#towerLit)', 'url(#towerShade)') +
    shape('M-7.6,-79H-6V-42H-7.6ZM.1,-79H1.6V-42H.1Z', 'url(#pilaster)') +
    [36, 50, 76].map((h) => side(h, h + 1.2, '#ffe6c0', '#9a7298', 0.7)).join('') +
    arch(-3.1, 53, 4.6, 19, '#6b4472') + arch(4.6, 53, 3.2, 19, '#4c336c') +
    shape('M-3.5,-53V-70.6H-2.7V-53ZM4.3,-53V-70.8H4.9V-53Z', '#d7a8ac') +
    arch(-4.6, 41.6, 1.8, 6.6, '#6b4472') + arch(-1.6, 41.6, 1.8, 6.6, '#6b4472') + arch(3.6, 41.6, 1.3, 6.6, '#4c336c') + arch(5.8, 41.6, 1.3, 6.6, '#4c336c') +
    side(78, 79.4, '#ffe6c0', '#9a7298', 1.4) +
    side(79.4, 82.4, '#ffdcb0', '#a87892', 2) +
    side(82.4, 83.2, '#fff3d2', '#b98998', 2.3) +
    shape('M-7,-83.2L-.4,-85.8L7,-83.2Z', '#d9603c') +
    '</g>'
  ) // prettier-ignore
}
