/** Rome: the Colosseum from the Oppian hill, umbrella pines, the last hour of sun from the right. */
import { Camera } from '../kit/camera.ts'
import { colosseum } from '../models/colosseum.ts'
import { company, type Spot } from '../kit/company.ts'
import { edgeLight, place, poly } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { house } from '../kit/house.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { cypress, tree } from '../kit/trees.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import { umbrellaPine } from '../models/pine.ts'
import { FRIENDS } from '../models/grass-friends.ts'
import type { Plate } from '../kit/press.ts'
import type { Pt } from '../kit/vec.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { INK, materials as inks, SUN } from '../materials/rome.ts'

interface Layout {
  horizon: number
  focal: number
  axis: number
  /** Metres from the axis to the near pine. */
  pine: number
  /** The bank and the friends: how far to the right, and how far down. */
  bank: [dx: number, dy: number]
  /** The column of the friends on the bank, and their pixels per metre. */
  friends: number
  size: number
}
const haze = rgb(INK.haze)
const SHADOW = '#b3808a'
/** The widths of their crowns, from the left. */
const GROVE = [8, 11, 9, 15, 10, 16, 12, 17, 14]
/** Each face has one tone: no stain, no grain. */
const calm = (m: Material): Material => ({
  ...m,
  grain: 0,
  detail: () => 0,
})
const materials: Record<string, Material> = {
  ...Object.fromEntries(Object.entries(inks).map(([name, m]) => [name, calm(m)])),
  void: { tones: ['#432f4e', '#2c2142'], cuts: [0.3] },
  ground: { tones: ['#e8ba86', '#b3808a'], cuts: [0.44], grain: 0 },
}

/** The Caelian and the Palatine behind, with villas, pines and a bell tower. */
function hills(plate: Plate, cam: Camera): void {
  const m = Mesh.create()
  const r = random(7)
  const hill = (x: number, z: number): number =>
    (34 + 20 * Math.sin(x / 170 + 0.6)) *
    smoothstep(-200, -420, z) *
    (0.7 + 0.6 * fbm(x / 120, z / 120, 4, 3))
  m.terrain(hill, -620, 620, -640, -120, 120, 50, 'grass')
  for (let i = 0; i < 150; i++) {
    const [x, z] = [r.range(-420, 420), r.range(-470, -230)]
    const q = m.at(x, hill(x, z) - 1, z, r.range(-0.4, 0.4))
    house(q, r, r.range(9, 17), r.range(7, 13), 10, r.pick(['wallA', 'wallB', 'wallC']), 'tile', 0.04)
  }
  for (let i = 0; i < 170; i++) {
    const [x, z] = [r.range(-430, 430), r.range(-480, -170)]
    const kind = r()
    if (kind < 0.22) umbrellaPine(m, i, x, hill(x, z), z, r.range(15, 22), r.range(-0.06, 0.06))
    else if (kind < 0.45) cypress(m, x, hill(x, z), z, r.range(12, 19))
    else tree(m, i, x, hill(x, z), z, r.range(8, 12))
  }
  const b = m.at(196, hill(196, -330), -330, 0.2, 1.15)
  b.box(0, -6, 0, 8.4, 44, 8.4, 'brick')
  for (let j = 0; j < 5; j++) {
    b.box(0, 10 + j * 6, 0, 9.2, 0.6, 9.2, 'stone')
    for (const x of [-2, 2]) b.box(x, 11.6 + j * 6, 4.1, 1.5, 3, 0.4, 'void')
  }
  b.hip(0, 38, 0, 9.8, 4, 9.8, 0, 'tile')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    crisp: true,
    air: (_p, d) => ({ amount: 0.36 + 0.3 * smoothstep(420, 760, d), ink: haze }),
    airSteps: 6,
    airGrain: 0,
  })
}
/** The near stone pine, cut by hand: a bare trunk, limbs like the ribs of an umbrella, a flat crown lit from the right. Its foot is at (x, y). */
function stonePine(x: number, y: number, h: number): string {
  const r = random(17),
    at = (u: number, v: number): string => `${(x + u * h).toFixed(1)},${(y - v * h).toFixed(1)}`
  // limbs from the fork to the crown, the far ones first
  const limbs = [-0.2, 0.19, -0.12, 0.11, -0.28, 0.27, -0.03, 0.05]
    .map((u, i) => {
      const from = 0.62 + 0.02 * (i % 3),
        w = 0.019 - 0.011 * Math.abs(u) * 2
      const line = (shift: number) =>
        `M${at(0.028 + shift, from)}Q${at(0.028 + u * 0.35, 0.7 + 0.04 * (i % 2))} ${at(0.03 + u, 0.84)}`
      return `<path d="${line(0)}" stroke="${i < 4 ? '#4a3446' : '#633f4a'}" stroke-width="${(w * h).toFixed(1)}" stroke-linecap="round" fill="none"/>${u > 0 && i > 3 ? `<path d="${line(0.004)}" stroke="#a9624e" stroke-width="${(w * h * 0.3).toFixed(1)}" stroke-linecap="round" fill="none"/>` : ''}`
    })
    .join('')
  const trunk =
    `<path d="M${at(-0.027, -0.02)}C${at(-0.02, 0.25)} ${at(0, 0.45)} ${at(0.008, 0.66)}L${at(0.05, 0.66)}C${at(0.036, 0.45)} ${at(0.024, 0.25)} ${at(0.03, -0.02)}Z" fill="#6b4450"/>` +
    `<path d="M${at(0.004, -0.02)}C${at(0.006, 0.25)} ${at(0.02, 0.45)} ${at(0.03, 0.64)}L${at(0.046, 0.62)}C${at(0.036, 0.45)} ${at(0.024, 0.25)} ${at(0.03, -0.02)}Z" fill="#c97f56"/>`
  // the crown: heaps of needles in three tones, each set higher and nearer to the light
  const heap = (many: number, wide: number, low: number, high: number, rad: number, du: number): string => {
    let d = ''
    for (let i = 0; i < many; i++) {
      const t = (i + 0.5) / many - 0.5,
        u = 0.03 + du + t * wide,
        arch = 1 - (2 * t) ** 2,
        v = low + (high - low) * arch * r.range(0.35, 1),
        a = rad * r.range(0.75, 1.2) * (0.62 + 0.38 * arch) * h
      d += `M${(x + u * h - a).toFixed(1)},${(y - v * h).toFixed(1)}a${a.toFixed(1)},${(a * 0.72).toFixed(1)} 0 0 1 ${(2 * a).toFixed(1)},0a${a.toFixed(1)},${(a * 0.34).toFixed(1)} 0 0 1 ${(-2 * a).toFixed(1)},0Z`
    }
    return d
  }
  return (
    limbs +
    trunk +
    `<path d="${heap(26, 0.62, 0.83, 0.9, 0.075, 0)}" fill="#1f4448"/><path d="${heap(24, 0.56, 0.86, 0.93, 0.052, 0.01)}" fill="#2f5a4e"/>` +
    `<path d="${heap(22, 0.52, 0.88, 0.945, 0.044, 0.02)}" fill="#55784e"/><path d="${heap(18, 0.44, 0.895, 0.96, 0.036, 0.05)}" fill="#8f9a50"/><path d="${heap(15, 0.34, 0.905, 0.965, 0.028, 0.085)}" fill="#c2b45c"/>`
  )
}
/** Crest of the grassy bank we stand on. */
const crest = (x: number): number =>
  826 +
  120 * smoothstep(-40, 620, x) +
  36 * smoothstep(520, 1180, x) -
  14 * smoothstep(1040, 1190, x) -
  24 * smoothstep(1600, 1800, x)
function bank(): string {
  const r = random(31)
  let path = 'M-410,1210'
  for (let x = -410; x <= 1910; x += 20) path += `L${x},${crest(x).toFixed(1)}`
  let dark = ''
  let lit = ''
  let red = ''
  for (let i = 0; i < 1200; i++) {
    const x = r.range(-310, 1810)
    const y = crest(x) + (i % 3 ? r.range(0, 8) : r.range(8, 120))
    const [h, l] = [r.range(7, 20), r.range(-9, 5)]
    const blade = `M${(x - 1.6).toFixed(1)},${y.toFixed(1)}Q${(x + l * 0.3).toFixed(1)},${(y - h * 0.6).toFixed(1)} ${(x + l).toFixed(1)},${(y - h).toFixed(1)}Q${(x + l * 0.4 + 1.6).toFixed(1)},${(y - h * 0.5).toFixed(1)} ${(x + 1.6).toFixed(1)},${y.toFixed(1)}Z`
    if (i % 5 === 0) lit += blade
    else dark += blade
    if (i % 17 === 0 && i % 3)
      red += `<ellipse cx="${(x + l).toFixed(1)}" cy="${(y - h).toFixed(1)}" rx="${r.range(2.6, 4.2).toFixed(1)}" ry="2.6"/>`
  }
  return `<defs><linearGradient id="sward" x1="0" y1="0" x2=".1" y2="1"><stop offset="0" stop-color="#8e9550" stop-opacity=".75"/><stop offset=".4" stop-color="#55744f" stop-opacity=".35"/><stop offset="1" stop-color="#10262e" stop-opacity=".9"/></linearGradient></defs><path d="${path}L1910,1210Z" fill="#173438"/><path d="${path}L1910,1210Z" fill="url(#sward)"/><path d="${dark}" fill="#24484a"/><path d="${lit}" fill="#8e9550"/><g fill="#d9503c">${red}</g>`
}
/** The shadow of the pines behind us, laid over the square by the low sun from the right: crowns side by side in one plane. */
function groveShadow(cam: Camera): string {
  const at = (x: number, z: number): Pt => {
    const q = cam.project([x, 0, z])
    return [q.x, q.y]
  }
  const edge: Pt[] = []
  let from = -18
  for (const wide of GROVE) {
    for (let i = 0; i < 14; i++) {
      const t = i / 14,
        x = from + t * wide
      edge.push(at(x, 100 - 11 * smoothstep(-18, 50, x) - wide * 0.24 * Math.sin(Math.PI * t) ** 0.7))
    }
    from += wide
  }
  return poly([at(-26, 106), ...edge, at(130, 130), at(0, 160), at(-34, 118)], SHADOW)
}
/** The friends' weight on the grass, and blades before them. */
function seated(x: number, k: number): string {
  const y = crest(x) + 10,
    r = random(5)
  let blades = ''
  for (let i = 0; i < 34; i++) {
    const [u, h] = [x + r.range(-1.85, 0.7) * k, r.range(7, 15)]
    blades += `M${(u - 2).toFixed(1)},${y + 6}Q${u.toFixed(1)},${(y - h * 0.4).toFixed(1)} ${(u + r.range(-5, 4)).toFixed(1)},${(y + 4 - h).toFixed(1)}Q${(u + 2).toFixed(1)},${(y - h * 0.3).toFixed(1)} ${u + 2},${y + 6}Z`
  }
  return (
    `<path d="M${x - 1.95 * k},${y + 3}Q${x - k},${y - 9} ${x + 0.6 * k},${y + 1}Q${x - 0.5 * k},${y + 12} ${x - 1.95 * k},${y + 3}Z" fill="#0f272e"/>` +
    edgeLight(place(x, y, k, FRIENDS), [1, -0.8], 2.4, '#fff0c0') +
    `<path d="${blades}" fill="#1d4044"/>`
  )
}

function draw(plate: Plate, o: Layout): void {
  const cam = new Camera([0, 38, 217], 0, o.focal, o.horizon, o.axis)
  const h = o.horizon / 430
  bareSky(plate, [
    [0, '#174868'],
    [150 * h, '#5f9aae'],
    [300 * h, '#c3d2b0'],
    [o.horizon, '#ffe9b0'],
  ])
  hills(plate, cam)

  const m = Mesh.create()
  m.box(0, -2, -50, 900, 2, 440, 'ground')
  colosseum(m.at(12, 0, 0, 0.1))
  // a wood along the far edge of the square
  const wood = random(9)
  for (let x = -420; x < 430; x += wood.range(7, 12))
    tree(m, x, x, 0, -264 + wood.range(-3, 3), wood.range(9, 15))
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.18,
    contact: 6,
    crisp: true,
    shadows: [
      { centre: [-54, 24, 52], radius: 44 },
      { centre: [0, 24, 40], radius: 80 },
      { centre: [0, 20, 0], radius: 170 },
    ],
    air: (p) => ({ amount: p[1] < 0.1 ? 0 : 0.26 * smoothstep(70, -80, p[2]), ink: haze }),
    airSteps: 6,
    airGrain: 0,
  })
  plate.svg(groveShadow(cam))
  const foot = cam.project([o.pine, 18, 161])
  plate.svg(stonePine(foot.x, foot.y + 6, 34 * foot.k))
  // visitors on the square, in twos and threes
  const spots: Spot[] = [
    [[-22, 0, 89], 3, 'points'],
    [[3, 0, 85.5], 1, 'looksUp'],
    [[27, 0, 84], 2, 'strolls'],
  ]
  plate.svg(
    company(
      {
        cam,
        seed: 6,
        wardrobe: {
          tops: ['#d8604a', '#2f7f94', '#fff3da', '#e9b562', '#7a4a6a'],
          bottoms: ['#3a3f64', '#5a4a5c', '#e0cfae'],
          skins: ['#b9805c', '#e3a376', '#8a5a44'],
          cuts: ['short', 'bob', 'hat', 'cap', 'long'],
          hats: ['#f0c878', '#fff3da', '#b9413a'],
        },
        shade: { sun: SUN, ink: '#a8806a' },
      },
      spots,
    ),
  )
  plate.svg(`<g transform="translate(${o.bank.join()})">${bank()}${seated(o.friends, o.size)}</g>`)
}
export const views: View[] = [
  {
    name: 'rome-italy-cover',
    focusX: 800,
    draw: (plate) =>
      draw(plate, { horizon: 430, focal: 1, axis: 800, pine: -26.5, bank: [0, 0], friends: 1462, size: 140 }),
    drawTall: (plate) =>
      draw(plate, {
        horizon: 470,
        focal: 0.68,
        axis: 465,
        pine: -22.2,
        bank: [-240, -10],
        friends: 815,
        size: 132,
      }),
    drawLink: (plate) =>
      draw(plate, {
        horizon: 325,
        focal: 0.92,
        axis: 830,
        pine: -27.5,
        bank: [120, -172],
        friends: 1345,
        size: 130,
      }),
  },
]
