/** The Grand Tour: a night train along an Alpine lake, a village church across the water. */
import { chalet, spruce, villageChurch } from '../kit/alps.ts'
import { calmWater } from '../kit/calm-water.ts'
import { Camera } from '../kit/camera.ts'
import { clamp, rgb, smoothstep } from '../kit/ink.ts'
import { lightColumns } from '../kit/lights.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random, ridged } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import { coach, curve, onChord } from '../kit/railway.ts'
import { rod } from '../kit/rods.ts'
import { besideLine } from '../kit/shoreline.ts'
import type { View } from '../kit/scene.ts'
import { reflectObject } from '../kit/sea.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { edgeLight, place, poly } from '../kit/cut.ts'
import { grass } from '../kit/foliage.ts'
import type { Pt } from '../kit/vec.ts'
import { starrySky } from '../kit/heavens.ts'
import { figure } from '../kit/people.ts'
import { AFTERGLOW, night } from '../materials/alpine-night.ts'

const EYE = 15
/** The last light on the snow is the lightest tone of the picture, and its shade is lighter than rock. */
const SNOW: Record<string, string> = { '#ffd0ae': '#fff2e2', '#dd9ea4': '#f6cbbb', '#9a9cc9': '#c4c3e4' }
const materials: Record<string, Material> = {
  ...night,
  // wooded spurs in three clear tones: the lit flank, the shaded one, the gully
  forest: {
    tones: ['#7270aa', '#545a98', '#3d4786', '#2b3572'],
    cuts: [0.56, 0.4, 0.22],
    grain: 0.02,
    detail: (p) => (fbm(p[0] / 420, p[2] / 420 + p[1] / 200, 2, 7) - 0.5) * 0.2,
  },
  meadow: { ...night.meadow!, grain: 0.015, detail: (p) => (fbm(p[0] / 30, p[2] / 40, 2, 4) - 0.5) * 0.3 },
  spruce: { ...night.spruce!, grain: 0.03 },
  peaks: {
    ...night.peaks!,
    detail: (p, n, l) => {
      const ink = night.peaks!.detail!(p, n, l)
      return typeof ink === 'string' ? (SNOW[ink] ?? ink) : ink
    },
  },
}
const haze = rgb('#8f86b4')
/** The line hugs the shore: past us on the left, round the bay to the right. */
const { line, length } = curve([-46, -50], [30, -78], [76, -330])
const RAIL = 3
const inland = besideLine(line, length)
function mountains(plate: Plate, cam: Camera): void {
  const far = Mesh.create()
  const peaks = [
    [-3500, 1080, 1900],
    [-1750, 1640, 1900],
    [-640, 2240, 2300],
    [620, 1700, 2000],
    [2100, 1250, 1900],
    [3900, 1120, 2100],
  ] as const
  far.terrain(
    (x, z) => {
      const wx = x + (fbm(x / 600, z / 600, 4, 3) - 0.5) * 420
      let e = -100
      for (const [px, ph, pr] of peaks)
        e = Math.max(e, ph * (1.06 - 0.86 * (Math.hypot(wx - px, (z + 8200) * 0.8) / pr) ** 0.9))
      return e + (ridged(x / 640, z / 640, 6, 8) - 0.42) * 620 * smoothstep(-100, 700, e)
    },
    -4700,
    4700,
    -9400,
    -6900,
    480,
    120,
    'peaks',
  )
  pullSolid(plate, far, cam, {
    sun: AFTERGLOW,
    materials,
    sky: 0.3,
    shadows: [{ centre: [0, 800, -8200], radius: 5000 }],
    air: (p) => ({ amount: 0.08 + 0.8 * smoothstep(760, 60, p[1]), ink: haze }),
    airSteps: 12,
  })
  // evening haze in the valleys, below the massif
  const fog = cam.horizonY - (252 * cam.f) / 1840
  plate.field((_x, y) => (y < fog ? null : [rgb('#7d79b0'), clamp((y - fog) / 46)]))
  for (const [z, amp, seed, air] of [
    [-4600, 1060, 4, 0.44],
    [-2700, 420, 9, 0.26],
  ] as const) {
    const f = Mesh.create()
    f.terrain(
      (x, zz) =>
        amp *
          (0.16 + fbm(x / 800 + seed, zz / 800, 5, seed)) *
          (0.62 + 0.38 * smoothstep(0, 1500, Math.abs(x + 330))) *
          smoothstep(z + 800, z, zz) -
        6,
      -3300,
      3300,
      z - 300,
      z + 800,
      220,
      30,
      'forest',
    )
    pullSolid(plate, f, cam, {
      sun: AFTERGLOW,
      materials,
      sky: 0.3,
      air: (p) => ({ amount: air + 0.3 * smoothstep(160, 0, p[1]), ink: haze }),
      airSteps: 10,
      clipBelow: 0,
    })
  }
}
/** A low tongue of land with the church on it, across the bay. */
const CHURCH = { x: -66, z: -560 }
function village(plate: Plate, cam: Camera): void {
  const m = Mesh.create()
  const r = random(8)
  const tongue = (x: number, z: number): number =>
    -3 +
    10 * smoothstep(76, 30, Math.hypot((x - CHURCH.x + 40) * 0.42, z - CHURCH.z + 10)) +
    (fbm(x / 20, z / 20, 3, 4) - 0.5) * 2
  m.terrain(tongue, -420, 140, -680, -470, 120, 50, 'meadow')
  villageChurch(m.at(CHURCH.x, 5, CHURCH.z + 8, 0.2, 1.5), 36)
  for (let i = 0; i < 26; i++) {
    const [x, z] = [r.range(-260, 40), r.range(-620, -530)]
    const h = tongue(x, z)
    if (h < 1.5 || Math.abs(x - CHURCH.x - 6) < 26) continue
    if (r() < 0.6)
      chalet(m.at(x, h, z, r.range(-0.5, 0.5)), r, r.range(11, 15), 1 + Math.floor(r() * 2), 0.55)
    else spruce(m, r, x, h - 1, z, r.range(14, 24))
  }
  for (let i = 0; i < 40; i++) {
    const [x, z] = [r.range(-270, 50), r.range(-640, -600)]
    if (tongue(x, z) > 1) spruce(m, r, x, tongue(x, z) - 1, z, r.range(14, 26))
  }
  const depth = pullSolid(plate, m, cam, {
    sun: AFTERGLOW,
    materials,
    sky: 0.34,
    contact: 3,
    shadows: [{ centre: [-80, 10, -560], radius: 150 }],
    air: () => ({ amount: 0.12, ink: haze }),
    clipBelow: 0,
  })
  const edge = cam.horizonY + (EYE * cam.f) / 500
  reflectObject(plate, depth, () => edge, '#4a4f8c', 0.6, cam.horizonY, 4)
}
function shore(plate: Plate, cam: Camera): void {
  const m = Mesh.create()
  const r = random(5)
  const ground = (x: number, z: number): number => {
    const d = inland(x, z)
    return (
      -4 +
      (RAIL + 3.3) * smoothstep(-7.5, -3.2, d) +
      0.4 *
        Math.max(0, d - 8) *
        smoothstep(8, 80, d) *
        smoothstep(36, 120, x) *
        smoothstep(-335, -215, z) *
        (0.6 + 0.8 * fbm(x / 40, z / 40, 3, 6)) +
      (d > 5 ? (fbm(x / 8, z / 8, 3, 2) - 0.5) * 1.2 : 0)
    )
  }
  m.terrain(ground, -90, 300, -460, -30, 230, 240, 'meadow')
  const n = 64
  for (let i = 0; i < n; i++) {
    const { frame, long } = onChord(m, line, RAIL - 0.5, (length * i) / n, (length * (i + 1)) / n)
    frame.box(0, -0.3, 0, long + 0.2, 0.5, 5.4, 'ballast')
    for (const z of [-0.72, 0.72]) frame.box(0, 0.2, z, long + 0.1, 0.22, 0.14, 'rail')
    frame.box(0, -0.4, -4.2, long + 0.2, 1.5, 0.5, 'masonry', 'coping')
    if (i % 6 === 2) {
      rod(frame, [0, 0, 3.4], [0, 8.6, 3.4], 0.26, 'dark')
      rod(frame, [0, 8, 3.4], [0, 7.2, 0], 0.16, 'dark')
      rod(frame, [0, 6.6, 3.4], [0, 7.2, 0], 0.12, 'dark')
    }
  }
  coach(m, line, RAIL - 0.3, 33, { long: 17, windows: 2, lit: 0, cab: -1, paint: 'loco' })
  for (let i = 0; i < 9; i++)
    coach(m, line, RAIL - 0.3, 50.6 + i * 22.6, { long: 22.4, windows: 9, lit: 0.9, seated: 0.3 })
  for (let i = 0; i < 210; i++) {
    const [x, z] = [r.range(0, 290), r.range(-450, -70)]
    const d = inland(x, z)
    if (d < 14 || (d < 34 && r() < 0.6)) continue
    spruce(m, r, x, ground(x, z) - 1, z, r.range(11, 22))
  }
  for (const [x, z, w] of [
    [64, -150, 11],
    [92, -190, 12],
    [82, -240, 12],
    [120, -260, 12],
  ] as const)
    chalet(m.at(x, ground(x, z) + 0.4, z, -0.5), r, w, 2, 0.5)
  pullSolid(plate, m, cam, {
    sun: AFTERGLOW,
    materials,
    sky: 0.34,
    bounce: 0.14,
    contact: 5,
    crisp: true,
    shadows: [
      { centre: [0, 4, -80], radius: 60 },
      { centre: [60, 20, -220], radius: 200 },
    ],
    air: (_p, d) => ({ amount: 0.3 * smoothstep(140, 420, d), ink: haze }),
    airSteps: 8,
    clipBelow: 0,
  })
}
/** Light of the windows on the ground beside the train, and the beam ahead. */
function spill(cam: Camera): string {
  let d = ''
  for (let s = 52; s < 210; s += 2.5) {
    const at = (t: number, off: number): string => {
      const [a, b] = [line(t), line(t + 0.5)]
      const l = Math.hypot(b[0] - a[0], b[1] - a[1])
      const p = cam.project([a[0] - ((b[1] - a[1]) / l) * off, RAIL - 0.4, a[1] + ((b[0] - a[0]) / l) * off])
      return `${p.x.toFixed(1)},${p.y.toFixed(1)}`
    }
    d += `M${at(s, 2.2)}L${at(s + 1.7, 2.2)}L${at(s + 1.9, 5.4)}L${at(s - 0.2, 5.4)}Z`
  }
  const lamp = cam.project([line(33)[0], RAIL + 1.4, line(33)[1]])
  const [near, far] = [cam.project([line(4)[0], RAIL, line(4)[1]]), lamp]
  return (
    `<defs><radialGradient id="beam"><stop offset="0" stop-color="#ffe9b0" stop-opacity=".85"/><stop offset=".3" stop-color="#ffcf84" stop-opacity=".34"/><stop offset="1" stop-color="#ffcf84" stop-opacity="0"/></radialGradient></defs>` +
    `<path d="${d}" fill="#ffd27c" fill-opacity=".34"/><path d="M${far.x - 6},${far.y + 26}L${near.x},${near.y - 24}L${near.x},${near.y + 50}L${far.x + 10},${far.y + 34}Z" fill="#ffdf9c" fill-opacity=".5"/>` +
    `<circle cx="${far.x - 2}" cy="${far.y}" r="64" fill="url(#beam)"/>`
  )
}
/** `bank` is how far the near bank is moved up. */
function draw(plate: Plate, cam: Camera, bank: number): void {
  const h = cam.horizonY
  starrySky(
    plate,
    [
      [0, '#080c2a'],
      [h * 0.26, '#27356f'],
      [h * 0.53, '#5a5f97'],
      [h * 0.75, '#c98a92'],
      [h * 0.95, '#f3b98a'],
      [h * 1.05, '#ffd9a0'],
    ],
    31,
    90,
  )
  mountains(plate, cam)
  // the haze over the far shore
  plate.field((_x, y) =>
    y < h - 100 || y > h + 20 ? null : [rgb('#b394ae'), 0.55 * smoothstep(h - 100, h + 6, y)],
  )
  calmWater(plate, {
    top: h + 6,
    inks: ['#b394ae', '#8a7fa8', '#565a96', '#323c7c', '#1d2660'],
    dark: ['#2c3574', 0.3],
    light: ['#a28fb4', 0.12],
    seed: 7,
  })
  village(plate, cam)
  const lamp = (x: number, z: number) => cam.project([x, 0, z])
  lightColumns(
    plate,
    [CHURCH.x - 4, CHURCH.x - 60, CHURCH.x + 46, CHURCH.x - 110, CHURCH.x + 78].map((x, i) => ({
      x: lamp(x, -520).x,
      y: lamp(x, -486).y,
      ink: '#ffd07c',
      half: 5 - (i % 3),
      reach: 190 - 30 * (i % 2),
      strength: 0.85,
    })),
    { horizon: h, waves: 1.8, seed: 7 },
  )
  shore(plate, cam)
  plate.svg(spill(cam), { blend: 'screen' })
  // the bank above the line, in front of everything
  const crest = (x: number): number =>
    1004 -
    bank -
    96 * smoothstep(420, 760, x) -
    40 * smoothstep(900, 1300, x) -
    60 * smoothstep(1200, 1600, x)
  const edge = Array.from({ length: 41 }, (_, i): Pt => [360 + i * 32, crest(360 + i * 32)])
  plate.svg(
    poly([...edge, [1660, 1060], [340, 1060]], '#0d1232') +
      poly([...edge, ...edge.toReversed().map(([x, y]): Pt => [x, y + 9])], '#4a5690') +
      grass(7, 980, 1620, 1010 - bank, 90, '#141b44', 9) +
      grass(8, 420, 640, 1008 - bank, 60, '#141b44', 9),
  )
  // two travellers on the grass watch it come, in the last light
  const rim = '#ffd79c'
  const dress = { skin: '#b9808a', hair: '#171b42', far: '#1c2558', shoes: '#0a0e2a', lit: 'front' as const }
  const sit = (x: number, k: number, body: string): string => place(x, crest(x) + 7, k, body, true)
  plate.svg(
    edgeLight(
      sit(
        935,
        100,
        figure('sitsLeaningBack', {
          ...dress,
          top: '#c9665a',
          farTop: '#8f4656',
          bottom: '#2a3470',
          cut: 'cap',
          hat: '#e9c9a8',
        }),
      ) +
        sit(
          857,
          95,
          figure('sitsHuggingKnees', {
            ...dress,
            top: '#d9a868',
            farTop: '#98765e',
            bottom: '#6a3f74',
            cut: 'bun',
          }),
        ),
      [-1, -0.5],
      2,
      rim,
    ),
  )
}
export const views: View[] = [
  {
    name: 'european-grand-tour-cover',
    focusX: 620,
    draw: (plate) => draw(plate, new Camera([0, EYE, 0], 0, 1.15, 570, 800), 0),
    drawLink: (plate) => draw(plate, new Camera([0, EYE, 0], 0, 0.98, 488, 800), 150),
  },
]
