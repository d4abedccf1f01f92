/** Singapore: Marina Bay Sands and the Supertrees from the lake in the gardens, minutes after sunset. */
import { rgb, smoothstep } from '../kit/ink.ts'
import { Camera } from '../kit/camera.ts'
import { flock } from '../kit/life.ts'
import { elephantEars, lilyPads } from '../kit/leaves.ts'
import { lightColumns, type WaterLight } from '../kit/lights.ts'
import { marinaBaySands } from '../kit/marina-bay.ts'
import { Mesh } from '../kit/mesh.ts'
import { hash, random, type Random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import { rib, rod } from '../kit/rods.ts'
import type { View } from '../kit/scene.ts'
import { sea } from '../kit/sea.ts'
import { sky, streaks, sun } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import { skyway, supertree } from '../kit/supertree.ts'
import type { Vec3 } from '../kit/vec.ts'
import { INK, materials, rooms, SUN } from '../materials/singapore.ts'

const TURN = -0.74
const SANDS: Vec3 = [13, 0, -585]
/** How far a point lies along the facades. */
const along = (p: Vec3) => Math.cos(TURN) * (p[0] - SANDS[0]) - Math.sin(TURN) * (p[2] - SANDS[2])
const shore = (x: number) => -172 + 56 * smoothstep(-26, -52, x) + 40 * smoothstep(64, 100, x)

function farPlane(plate: Plate, cam: Camera): void {
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
              hash(Math.floor(p[0] / 8), Math.floor(p[1] / 8), Math.floor(p[2])) < 0.12 &&
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
/** Rain tree: a wide flat crown of many clumps. */
function rainTree(m: Mesh, r: Random, x: number, z: number, h: number, mat: string): void {
  for (let k = 0; k < 12; k++) {
    const t = r.range(-1, 1)
    m.blob(
      x + t * h * 0.62,
      0.5 + h * (0.62 - 0.26 * t * t) * r.range(0.7, 1),
      z + r.range(-0.3, 0.3) * h,
      h * r.range(0.1, 0.17),
      mat,
      0.72,
      0.2,
      k,
      7,
    )
  }
}
/** Father and daughter at the rail, from behind; 1 unit = 1 m, feet at the origin. */
const FAMILY = `<path d="M-.2,0 L-.18,-.84 L.2,-.84 L.22,0 L.05,0 L.02,-.66 L-.03,0Z" fill="#1b2152"/><path d="M-.25,-.78 C-.28,-1.15 -.3,-1.42 -.12,-1.5 L.12,-1.5 C.3,-1.44 .3,-1.15 .27,-.78Z" fill="#3c4a8c"/><path d="M-.25,-.78 C-.28,-1.15 -.3,-1.42 -.12,-1.5 L-.05,-1.5 C-.19,-1.3 -.18,-1.05 -.16,-.78Z" fill="#f5a58c"/>
<path d="M-.16,-1.34 C-.19,-1.1 -.18,-.98 -.15,-.92 L.17,-.92 C.2,-1.05 .2,-1.2 .17,-1.34Z" fill="#ff7a59"/><path d="M-.16,-1.34 C-.19,-1.1 -.18,-.98 -.15,-.92 L-.09,-.92 C-.12,-1.05 -.12,-1.2 -.1,-1.34Z" fill="#ffc09a"/><path d="M-.12,-1.18 L.14,-1.18" stroke="#8f3f58" stroke-width=".03"/>
<path d="M.25,-1.38 C.36,-1.2 .4,-1 .42,-.72 L.34,-.7 C.3,-.95 .27,-1.1 .2,-1.2Z" fill="#3c4a8c"/><circle cx=".39" cy="-.68" r=".05" fill="#8d5670"/>
<rect x="-.06" y="-1.58" width=".12" height=".12" fill="#8d5670"/><circle cx="0" cy="-1.69" r=".14" fill="#151a45"/><path d="M-.14,-1.69 A.14,.14 0 0 1 -.02,-1.83 C-.1,-1.75 -.1,-1.65 -.07,-1.57 A.14,.14 0 0 1 -.14,-1.69Z" fill="#e79a82"/>
<g transform="translate(.66,0)"><path d="M-.08,0 L-.07,-.4 L.08,-.4 L.09,0 L.03,0 L.01,-.3 L-.02,0Z" fill="#8d5670"/><path d="M-.13,-.72 C-.15,-.86 -.1,-.92 0,-.92 C.1,-.92 .15,-.86 .13,-.72 L.2,-.3 L-.22,-.3Z" fill="#ffd27a"/><path d="M-.13,-.72 C-.15,-.86 -.1,-.92 -.03,-.92 C-.08,-.8 -.09,-.6 -.12,-.3 L-.22,-.3Z" fill="#fff0c0"/><path d="M-.12,-.82 C-.2,-.78 -.24,-.72 -.27,-.66 L-.22,-.62 C-.18,-.68 -.14,-.7 -.1,-.72Z" fill="#d9a06a"/><circle cx="0" cy="-1.02" r=".115" fill="#241a38"/><path d="M-.1,-1.06 L-.19,-1.02 L-.17,-.88 L-.11,-.96Z M.1,-1.06 L.19,-1.02 L.17,-.88 L.11,-.96Z" fill="#241a38"/></g>`
/** The landing we stand behind, its lit rail, two people, and the leaves of the corner. */
function nearSide(plate: Plate, cam: Camera): void {
  const m = Mesh.create(),
    y = 5.35
  m.box(14, y - 0.5, -23, 22, 0.5, 8, 'boards')
  for (let i = 0; i < 13; i++) m.box(3.2 + i * 1.5, y, -26.8, 0.09, 1.08, 0.09, 'hull')
  m.box(14, y + 1.08, -26.8, 22, 0.09, 0.16, 'deck')
  m.box(14, y + 1.03, -26.72, 22, 0.05, 0.06, 'lamp')
  for (const h of [0.3, 0.55, 0.8]) m.box(14, y + h, -26.8, 22, 0.03, 0.03, 'hull')
  pullSolid(plate, m, cam, { sun: SUN, materials, sky: 0.34, contact: 4 })
  const foot = cam.project([6.2, y, -24.6])
  plate.svg(`<g transform="translate(${foot.x},${foot.y}) scale(${foot.k})">${FAMILY}</g>`)
  const ink = { dark: '#10173f', mid: '#1c3a5e', lit: '#8f6f9c' }
  plate.svg(lilyPads(7, 560, 900, 260, 80, 16, { dark: '#1b2a5e', mid: '#24406e', lit: '#b98aa4' }))
  plate.svg(elephantEars(5, 70, 1020, 400, 165, ink, 15) + elephantEars(8, 1560, 1020, 260, 170, ink, 10))
}
function draw(plate: Plate): void {
  const cam = new Camera([0, 9, 0], 0, 0.9, 742, 800)
  sky(
    plate,
    [
      [0, INK.zenith],
      [190, INK.blue],
      [390, INK.violet],
      [540, '#a3779c'],
      [650, '#dc948c'],
      [742, '#f8c78f'],
    ],
    { steps: 15, wobble: 10 },
  )
  sun(plate, 420, 776, 56, '#ffe3ae', '#ffbf86', { reach: 8.5, strength: 0.7 })
  streaks(plate, {
    y0: 40,
    y1: 690,
    cover: 0.42,
    body: '#6a5488',
    lip: '#f5a58c',
    seed: 23,
    scale: 1.5,
    slant: 0.05,
    opacity: 0.8,
  })
  farPlane(plate, cam)

  const m = Mesh.create(),
    r = random(9)
  marinaBaySands(m.at(...SANDS, TURN))
  const lit = {
    ...materials,
    rooms: {
      tones: ['#f0b0a2', '#c98a9c', '#8d6f9e', '#565a94', '#343d7c'],
      cuts: [0.8, 0.62, 0.46, 0.28],
      grain: 0.04,
      detail: rooms(along, 0.2, 3),
    },
    ends: {
      tones: ['#8d6f9e', '#4a5090', '#36407e', '#2a3470'],
      cuts: [0.5, 0.24, 0.08],
      grain: 0.04,
      detail: rooms((p) => p[0] * 1.4, 0.07, 8, 4, 4.6),
    },
  }
  const air = rgb('#b07f9c')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials: lit,
    sky: 0.34,
    bounce: 0.12,
    contact: 6,
    shadows: [
      { centre: [60, 190, -520], radius: 150 },
      { centre: [24, 100, -575], radius: 300 },
    ],
    air: (p, d) => ({ amount: 0.1 * smoothstep(430, 700, d) + 0.34 * smoothstep(90, 0, p[1]), ink: air }),
    airSteps: 10,
  })

  // the gardens: a wooded bank, a glasshouse, the grove
  const g = Mesh.create()
  g.terrain(
    (x, z) =>
      1.2 * smoothstep(shore(x), shore(x) - 6, z) - 0.6 + 4 * smoothstep(shore(x) - 20, shore(x) - 90, z),
    -320,
    320,
    -330,
    -90,
    130,
    60,
    'bank',
  )
  for (let i = 0; i < 420; i++) {
    const x = r.range(-250, 250),
      z = shore(x) - 5 - r() * 120,
      h = r.range(5, 14) * (r() < 0.12 ? 1.35 : 1)
    if (Math.abs(x + 45) < 7 && z > -144) continue
    if (i % 3) rainTree(g, r, x, z, h, r() < 0.34 ? 'treeB' : 'tree')
    else
      for (let k = 0; k < 5; k++)
        g.blob(
          x + r.range(-3, 3),
          1.2,
          z + r.range(-1, 2),
          r.range(0.6, 1.5),
          r() < 0.5 ? 'treeB' : 'tree',
          0.8,
          0.2,
          i + k,
          6,
        )
  }
  for (const [x, z, h] of [
    [-45, -138, 50],
    [-26, -186, 47],
    [-100, -196, 40],
    [2, -246, 36],
    [92, -172, 46],
    [70, -245, 36],
  ] as const)
    supertree(g, x, z, h, Math.round(x + 300), 1)
  skyway(g, [-43, 23, -138], [-27, 23, -184], 7)
  const path: WaterLight[] = []
  for (let i = 0; i < 64; i++) {
    const x = -150 + i * 4.9 + r.range(-2.2, 2.2),
      z = shore(x) - 1.5,
      p = cam.project([x, 1.6, z])
    g.box(x, 0.6, z, 0.4, 1.3, 0.4, i % 4 ? 'lamp' : 'lampWarm')
    if (r() < 0.62)
      path.push({
        x: p.x,
        y: cam.project([x, 0, shore(x) + 3]).y,
        ink: i % 4 === 1 ? '#ffd98a' : '#ffb878',
        half: r.range(3, 6),
        reach: r.range(60, 185),
        strength: 0.95,
      })
  }
  const gAir = rgb('#6a5c96')
  pullSolid(plate, g, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.1,
    contact: 5,
    shadows: [{ centre: [0, 20, -180], radius: 180 }],
    air: (_p, d) => ({ amount: 0.3 * smoothstep(150, 330, d), ink: gAir }),
    airSteps: 8,
  })

  const top = (x: number) => cam.project([((x - 800) / cam.f) * 172, 0, shore(((x - 800) / cam.f) * 172)]).y
  const edge = Math.round(top(800))
  sea(plate, {
    top: edge,
    horizon: 742,
    waves: 1.6,
    far: '#b5839c',
    near: '#1a2358',
    dark: '#151b4c',
    light: '#c58fa8',
    reflect: 0.72,
    seed: 6,
    mask: (x, y) => (y > top(x) ? 1 : 0),
  })
  lightColumns(plate, path, { horizon: 742, seed: 4 })
  nearSide(plate, cam)
  plate.svg(flock(3, 500, 330, 90, 40, 9, 8, '#2a2c64'))
}
export const views: View[] = [{ name: 'singapore-cover', focusX: 860, draw }]
