/** Maldives: a lone sandbank from above in low sun, a couple who walk from a dhoni to their parasol, their long shadows on the sand. */
import { Camera } from '../kit/camera.ts'
import { edgeLight, place, smooth } from '../kit/cut.ts'
import { frame, outline } from '../kit/facets.ts'
import { bareSky } from '../kit/heavens.ts'
import { clamp, rgb, smoothstep } from '../kit/ink.ts'
import { figure, type Look } from '../kit/people.ts'
import type { PoseName } from '../kit/poses.ts'
import { coarse, type Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { unit, type Pt, type Vec3 } from '../kit/vec.ts'
import { gull } from '../models/gull.ts'
import { FOREDECK, ORANGE_HULL, reefDhoni } from '../models/reef-dhoni.ts'
import { PARASOL, RAY, WALKERS } from '../models/shore-walk.ts'

/** Low on the left, beyond the bank: shadows come towards us to the right. */
const SUN = unit([-0.54, 0.7, -0.44])
/** Where the light through a point meets the ground. */
const fallen = ([x, y, z]: Vec3): Vec3 => [x - (SUN[0] / SUN[1]) * y, 0, z - (SUN[2] / SUN[1]) * y]
/** The bank's spine by x, z and half width, rounded between its points. */
const SPINE = ((): [x: number, z: number, wide: number][] => {
  const knots = [[-5.6, -34.6, 3.4], [-4.4, -37, 4.8], [-1.5, -42, 6.6], [4, -54, 6], [10, -68, 5], [13.5, -84, 4], [12, -102, 3], [4, -120, 2.2], [-9, -134, 1]], // prettier-ignore
    at = (i: number) => knots[clamp(i, 0, knots.length - 1)]!
  return Array.from({ length: 65 }, (_, n) => {
    const i = Math.min(7, Math.floor(n / 8)),
      f = n / 8 - i
    return [0, 1, 2].map((c) => {
      const [p, q, r, u] = [at(i - 1)[c]!, at(i)[c]!, at(i + 1)[c]!, at(i + 2)[c]!]
      return q + 0.5 * f * (r - p + f * (2 * p - 5 * q + 4 * r - u + f * (3 * (q - r) + u - p)))
    }) as [number, number, number]
  })
})()
/** Metres from the bank's edge, positive out on the water; and how far to the right of its crest a point is. */
function fromBank(x: number, z: number): { off: number; right: number } {
  let [off, right] = [Infinity, 0]
  for (let i = 0; i + 1 < SPINE.length; i++) {
    const [ax, az, aw] = SPINE[i]!,
      [bx, bz, bw] = SPINE[i + 1]!,
      [dx, dz] = [bx - ax, bz - az],
      t = clamp(((x - ax) * dx + (z - az) * dz) / (dx * dx + dz * dz)),
      [px, pz] = [x - ax - t * dx, z - az - t * dz],
      d = Math.hypot(px, pz) - aw - (bw - aw) * t
    if (d < off) [off, right] = [d, (px * -dz + pz * dx) / Math.hypot(dx, dz)]
  }
  return { off: off + 0.5 * Math.sin(x / 3.1 + z / 4.4) + 0.25 * Math.sin(x / 1.3 - z / 2.9), right }
}
/** The inside of the bend is a pool; the outside falls off to the channel. */
function depth(x: number, z: number, off: number): number {
  const outer = smoothstep(-14, 10, x - 4 + (z + 80) * 0.16 + 6 * smoothstep(-60, -34, z)),
    far = Math.max(0, -z - 150) * 0.12
  const d =
    off * (0.5 + 0.85 * outer) +
    far +
    (0.9 * Math.sin(x / 9 + z / 17) + 0.6 * Math.sin(x / 5 - z / 12 + 2)) * smoothstep(3, 22, off)
  // no deep pool on this side of the reef
  return x < 0 && z > -125 ? Math.min(d, 27) : d
}
const BANDS = (
  [
    [0.5, '#fbffee'],
    [1.6, '#d3f5e2'],
    [3.2, '#a6ead6'],
    [6, '#70dacb'],
    [11, '#3ec6c2'],
    [18, '#22a9b6'],
    [28, '#1788a8'],
    [999, '#0f5283'],
  ] as const
).map(([end, ink]) => [end, rgb(ink)] as const)
const [LIT, DIM, WET] = ['#fff1d2', '#f3d9ae', '#e2c192'].map(rgb)
/** Sand with a lit and a turned side, and the water in clear steps from pale to deep. */
function ground(plate: Plate, cam: Camera): void {
  // smooth all over the picture, so it is measured on a wide grid
  const measure = (part: (x: number, z: number) => number) =>
      coarse((px, py) => {
        const [x, , z] = cam.onLevel(px, Math.max(py, cam.horizonY + 0.5), 0)
        return part(x, z)
      }, 4),
    shore = measure((x, z) => fromBank(x, z).off),
    side = measure((x, z) => fromBank(x, z).right - 0.9 - 0.7 * Math.sin(z / 5)),
    deep = measure((x, z) => depth(x, z, fromBank(x, z).off))
  plate.field((px, py) => {
    if (py < cam.horizonY + 1) return null
    const off = shore(px, py)
    if (off < -0.55) return [side(px, py) > 0 ? DIM! : LIT!, 1]
    if (off < 0) return [WET!, 1]
    const d = deep(px, py)
    return [(BANDS.find(([end]) => d < end) ?? BANDS.at(-1)!)[1], 1]
  })
}
/** Patches of coral, by place, breadth and depth in metres. */
const CORAL: [x: number, z: number, wide: number, long: number][] = [
  [-17, -78, 8, 7],
  [-4, -98, 7, 9],
  [-22, -108, 12, 10],
  [-12, -62, 4, 3],
  [28, -62, 6, 7],
  [34, -86, 8, 8],
  [23, -52, 3, 3],
]
const coral = (cam: Camera): string =>
  CORAL.map(([x, z, wide, long], i) =>
    smooth(
      Array.from({ length: 9 }, (_, k): Pt => {
        const a = (k / 9) * Math.PI * 2,
          r = 1 + 0.24 * Math.sin(k * 2.3 + i * 1.7),
          q = cam.project([x + Math.cos(a) * wide * r, 0, z + Math.sin(a) * long * r])
        return [q.x, q.y]
      }),
      i < 4 ? '#1f97aa' : '#136f92',
    ),
  ).join('')
/** Heaps of cloud on a flat foot: the lit cloth and its shaded side on the right. */
const cumulus = (x: number, y: number, k: number): string =>
  place(
    x,
    y,
    k,
    '<path d="M-150,0C-152,-16 -124,-24 -108,-18C-104,-44 -66,-50 -52,-34C-40,-70 16,-72 28,-44C46,-58 84,-50 86,-26C104,-32 130,-20 132,0Z" fill="#fff6e2"/><path d="M132,0C130,-20 104,-32 86,-26C84,-44 62,-54 44,-48C62,-40 58,-22 40,-20C20,-22 4,-12 -2,-6C-40,-12 -70,-6 -80,0Z" fill="#d5d9da"/>',
  )
/** The dhoni with her crew: her shadow, and the boat itself. */
function afloat(cam: Camera, x: number, z: number, size: number): { shade: string; boat: string } {
  const hull = frame([x, 0, z], Math.PI - 0.3, size)
  const { under, back, awning, front, casts } = reefDhoni(
    cam,
    hull,
    { ...ORANGE_HULL, under: '#3aa6ac', awning: ['#fffaf0', '#d5dcea', '#b3bdd8'] },
    -1,
    SUN,
  )
  const person = (u: number, h: number, v: number, pose: PoseName, look: Partial<Look>, flip = false) => {
    const { x: px, y, k } = cam.project(hull(u, h, v))
    return place(px, y, k * 1.4 * size, figure(pose, { skin: '#8f5639', hair: '#2a1d2e', top: '#f6c445', bottom: '#22426e', farTop: '#c08f3c', ...look }), flip) // prettier-ignore
  }
  return {
    shade: casts.map((list) => `<path d="${outline(cam, list.map(fallen))}"/>`).join(''),
    boat:
      under +
      back +
      person(
        -5.1,
        FOREDECK,
        0,
        'handOnHip',
        { top: '#fff3df', bottom: '#22426e', farTop: '#c9b9c4', cut: 'cap', hat: '#e8574a' },
        true,
      ) + // prettier-ignore
      person(3.3, FOREDECK, -0.2, 'waves', { cut: 'short' }, true) +
      awning +
      front,
  }
}
interface Layout {
  cam: Camera
  boat: [x: number, z: number, size: number]
  /** Where the parasol stands and where she walks; how much larger than life both are. */
  parasol: Vec3
  walk: Vec3
  grown: number
  bird?: Pt
  reef: string
}
/** Two lines of prints from the stem to the walkers' heels. */
function prints(cam: Camera, l: Layout): string {
  const from: Vec3 = [l.boat[0] - 6.1 * l.boat[2], 0, l.boat[1] - 1.9 * l.boat[2]],
    to: Vec3 = [l.walk[0] + 1.2 * l.grown, 0, l.walk[2]]
  return Array.from({ length: 9 }, (_, i) => {
    const t = i / 8
    return [-0.2, 0.2]
      .map((side) => {
        const q = cam.project([from[0] + (to[0] - from[0]) * t + side * 0.9, 0, from[2] + (to[2] - from[2]) * t - 0.7 * Math.sin(t * 3.14) + side]) // prettier-ignore
        return `<ellipse cx="${q.x.toFixed(1)}" cy="${q.y.toFixed(1)}" rx="${(q.k * 0.16).toFixed(1)}" ry="${(q.k * 0.07).toFixed(1)}" fill="#c9a67c"/>`
      })
      .join('')
  }).join('')
}
function draw(plate: Plate, l: Layout): void {
  const { cam } = l,
    h = cam.horizonY,
    left = cam.axisX - 800
  bareSky(plate, [
    [0, '#17588f'],
    [h * 0.5, '#7cc0cf'],
    [h, '#ffe9c0'],
  ])
  plate.svg(cumulus(640 + left, h, 0.9) + cumulus(1280 + left, h, 1.15) + cumulus(1090 + left, h, 0.5))
  ground(plate, cam)
  const sail = cam.project([62, 0, -190])
  plate.svg(
    `<g transform="translate(${left},${h - 128})"><path d="M220,130q70,-12 150,-10q60,1 110,10Z M960,130q40,-7 90,-6q40,0 60,6Z" fill="#2f7f80"/><path d="M190,130h320l-30,4h-260Z M945,130h180l-20,3h-140Z" fill="#fff2d4"/></g>` +
      // another dhoni outside the reef, her mirror under her
      `<g transform="translate(${sail.x},${sail.y})"><path d="M-30,4H32L24,8H-22ZM-18,11H22L14,14H-12Z" fill="#2a6f96"/><path d="M-46,-20C-40,-6 -20,2 0,2H34C42,-4 46,-10 48,-18C20,-10 -16,-8 -46,-20Z" fill="#8a3a2a"/><path d="M-22,-12C-4,-46 16,-74 36,-96C42,-66 42,-40 34,-14C16,-10 -2,-9 -22,-12Z" fill="#fff3dc"/><path d="M36,-96C42,-66 42,-40 34,-14L14,-11C28,-38 34,-66 36,-96Z" fill="#d2bfc2"/></g>` +
      coral(cam) +
      l.reef,
  )
  const swim = (x: number, z: number, turn: number, k: number) => {
    const q = cam.project([x, 0, z])
    // none that the edge of the picture would cut
    if (q.x < 60) return ''
    const body = (dx: number, dy: number, ink: string) =>
      `<g transform="translate(${q.x + dx},${q.y + dy}) scale(${q.k * k},${q.k * k * 0.42}) rotate(${turn})" fill="${ink}">${RAY}</g>`
    return body(20, 13, '#2fb0b4') + body(0, 0, '#24456e')
  }
  plate.svg(swim(-14.5, -46, 116, 1.5) + swim(-18.5, -51, 104, 1.2) + swim(-12.6, -54, 122, 1.1))
  const boat = afloat(cam, ...l.boat),
    g = l.grown
  // what stands up throws its shape along the light over the ground
  const slope = fallen([0, g, 0]),
    laid = ([x, y, z]: Vec3, body: string): string =>
      `<g transform="${cam.onFace([x, y, z], [g, 0, 0], slope)}">${body.replaceAll(/(fill|stroke)="#[0-9a-f]+"/g, '$1="#000"')}</g>`
  const crown = cam.project(fallen([l.parasol[0] - 0.3, 2.2 * g, l.parasol[2]])),
    heel = cam.project(l.parasol)
  plate.svg(`<g fill="#0c6f8f">${boat.shade}</g>`, { opacity: 0.62 })
  const cloth = (u: number, v: number): string => {
    const q = cam.project([l.parasol[0] + u * g, 0, l.parasol[2] + v * g])
    return `${q.x.toFixed(1)},${q.y.toFixed(1)}`
  }
  const towel = (u: number, ink: string, stripe: string): string =>
    [
      [0.35, 2.5, ink],
      [0.75, 0.95, stripe],
      [1.9, 2.1, stripe],
    ]
      .map(([a, b, fill]) => {
        const [n, f] = [Number(a), Number(b)]
        return `<path d="M${[cloth(u + n * 0.1, n), cloth(u + 0.85 + n * 0.1, n), cloth(u + 0.85 + f * 0.1, f), cloth(u + f * 0.1, f)].join('L')}Z" fill="${fill}"/>`
      })
      .join('')
  plate.svg(towel(-0.1, '#2b5f90', '#9fd0de') + towel(1.05, '#f0634f', '#ffcf7a'))
  plate.svg(prints(cam, l))
  // flat shadows in one ink
  plate.svg(
    `<filter id="one" color-interpolation-filters="sRGB"><feColorMatrix values="0 0 0 0 .7 0 0 0 0 .62 0 0 0 0 .76 0 0 0 1 0"/></filter><g filter="url(#one)">${laid(l.walk, WALKERS)}<path d="M${heel.x},${heel.y}L${crown.x},${crown.y}" stroke="#000" stroke-width="${heel.k * 0.09}"/><ellipse cx="${crown.x}" cy="${crown.y}" rx="${crown.k * 1.5 * g}" ry="${crown.k * 0.54 * g}"/></g>`,
    { blend: 'multiply' },
  )
  const her = cam.project(l.walk)
  plate.svg(
    place(heel.x, heel.y, heel.k * g, PARASOL) +
      edgeLight(place(her.x, her.y, her.k * g, WALKERS), [-1, -0.8], 1.6, '#ffeebf') +
      boat.boat,
  )
  if (l.bird)
    plate.svg(
      gull(l.bird[0] + 70, l.bird[1] + 96, 92, 0.5, -12, '#22a3ac', '#22a3ac', '#22a3ac') +
        gull(...l.bird, 120, 0.5, -12, '#fffdf4', '#b9cbd8', '#4a5f80'),
    )
}
export const views: View[] = [
  {
    name: 'tropical-paradise-maldives-cover',
    focusX: 880,
    draw: (plate) =>
      draw(plate, {
        cam: new Camera([0, 15, 0], 0, 1, 128, 800),
        boat: [12.3, -39.5, 1],
        parasol: [-4.8, 0, -45],
        walk: [1.7, 0, -44],
        grown: 1.75,
        bird: [330, 410],
        reef: '<path d="M-10,872C150,852 300,884 420,924C500,950 560,980 590,1010H-10Z" fill="#2aa7b4"/><path d="M-10,900C140,884 270,912 380,950C450,974 490,990 510,1010H-10Z" fill="#12658f"/>',
      }),
    drawTall: (plate) =>
      draw(plate, {
        cam: new Camera([0, 19, 0], 0, 0.68, 230, 275),
        boat: [9.9, -39.5, 0.9],
        parasol: [-4.4, 0, -45],
        walk: [1.4, 0, -43.6],
        grown: 1.9,
        reef: '<path d="M-10,944C90,938 190,946 280,968C350,984 390,996 410,1010H-10Z" fill="#2aa7b4"/><path d="M-10,970C80,964 160,972 230,988C270,996 300,1004 310,1010H-10Z" fill="#12658f"/>',
      }),
  },
]
