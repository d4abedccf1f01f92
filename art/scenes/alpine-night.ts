/** The Grand Tour: a night train along an Alpine lake, a village church across the water. */
import { chalet, spruce, villageChurch } from '../models/alps.ts'
import { calmWater } from '../kit/calm-water.ts'
import { Camera } from '../kit/camera.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { woods } from '../models/larch.ts'
import { lightColumns } from '../kit/lights.ts'
import { massif } from '../models/massif.ts'
import { mendEdge } from '../kit/mend-edge.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import { coach, curve, onChord } from '../models/railway.ts'
import { rod } from '../kit/rods.ts'
import { besideLine } from '../models/shoreline.ts'
import type { View } from '../kit/scene.ts'
import { reflectObject } from '../kit/sea.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { edgeLight, place, poly } from '../kit/cut.ts'
import { grass } from '../kit/foliage.ts'
import { face, points } from '../kit/rock.ts'
import type { Pt } from '../kit/vec.ts'
import { bareSky } from '../kit/heavens.ts'
import { figure } from '../kit/people.ts'
import { AFTERGLOW, night } from '../materials/alpine-night.ts'

const EYE = 15
const materials: Record<string, Material> = {
  ...night,
  meadow: { tones: ['#4f6c8c', '#3c5a80', '#2c4470', '#20335f'], cuts: [0.62, 0.4, 0.2], grain: 0 },
  spruce: { ...night.spruce!, grain: 0.03 },
}
const haze = rgb('#8f86b4')
const BANK = '#10173f'
/** The line hugs the shore: past us on the left, round the bay to the right. */
const { line, length } = curve([-46, -50], [30, -78], [76, -330])
const RAIL = 3
const SPANS = 64
/** Every eighth span has a mast. */
const MAST = 8
const inland = besideLine(line, length)
/** A low tongue of land with the church on it, across the bay. */
const CHURCH = { x: -52, z: -560 }
/** The chalets beside it: place, width, storeys, turn. Each has its lamps in the water below it. */
const HOMES: [number, number, number, number, number][] = [
  [-212, -556, 13, 1, 0.2],
  [-158, -550, 15, 2, -0.1],
  [-141, -566, 12, 1, 0.35],
  [-12, -556, 14, 1, -0.25],
  [22, -554, 12, 2, 0.1],
]
function village(plate: Plate, cam: Camera): void {
  const m = Mesh.create()
  const r = random(8)
  const tongue = (x: number, z: number): number =>
    -3 + 10 * smoothstep(76, 30, Math.hypot((x + 106) * 0.42, z - CHURCH.z + 10)) + 0.6 * Math.sin(x / 16)
  m.terrain(tongue, -420, 140, -680, -470, 120, 50, 'meadow')
  villageChurch(m.at(CHURCH.x, 5, CHURCH.z + 8, 0.2, 1.5), 36)
  for (const [x, z, w, storeys, turn] of HOMES) chalet(m.at(x, tongue(x, z) + 0.4, z, turn), r, w, storeys, 1)
  for (const [x, z] of points(
    '-236,-556 -229,-560 -186,-566 -126,-572 -119,-566 -112,-574 -94,-580 -30,-582 -24,-574 22,-566 28,-560 31,-570',
  ))
    spruce(m, r, x, tongue(x, z) - 1, z, r.range(13, 25))
  const depth = pullSolid(plate, m, cam, {
    sun: AFTERGLOW,
    materials: { ...materials, glass: materials.lamp! },
    sky: 0.34,
    crisp: true,
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
      0.4 * Math.max(0, d - 8) * smoothstep(8, 80, d) * smoothstep(36, 120, x) * smoothstep(-335, -215, z)
    )
  }
  // masts on the side of the lake, each with an arm over the line; the train hides their feet
  const masts = Mesh.create()
  for (let i = 2; i < 28; i += MAST) {
    const { frame } = onChord(masts, line, RAIL - 0.5, (length * i) / SPANS, (length * (i + 1)) / SPANS)
    rod(frame, [0, -1, -3.5], [0, 8.4, -3.5], 0.22, 'dark')
    rod(frame, [0, 7.9, -3.5], [0, 7.3, 0.2], 0.13, 'dark')
    rod(frame, [0, 6.3, -3.5], [0, 7.3, 0.2], 0.1, 'dark')
    rod(frame, [0, 7.3, 0.1], [0, 6.1, 0.1], 0.08, 'dark')
  }
  pullSolid(plate, masts, cam, { sun: AFTERGLOW, materials, crisp: true, clipBelow: 0 })
  m.terrain(ground, -90, 300, -344, -30, 230, 180, 'meadow')
  const n = SPANS
  for (let i = 0; (length * i) / n < 250; i++) {
    const { frame, long } = onChord(m, line, RAIL - 0.5, (length * i) / n, (length * (i + 1)) / n)
    frame.box(0, -0.3, 0, long + 0.2, 0.5, 5.4, 'ballast')
    if ((length * i) / n > 33)
      for (const z of [-0.72, 0.72]) frame.box(0, 0.2, z, long + 0.1, 0.22, 0.14, 'rail')
    frame.box(0, -0.4, -4.2, long + 0.2, 1.5, 0.5, 'masonry', 'coping')
  }
  coach(m, line, RAIL - 0.3, 33, { long: 17, windows: 2, lit: 0, cab: -1, paint: 'loco' })
  for (let i = 0; i < 9; i++)
    coach(m, line, RAIL - 0.3, 50.6 + i * 22.6, { long: 22.4, windows: 9, lit: 0.9, seated: 0.3 })
  for (let i = 0; i < 210; i++) {
    const [x, z] = [r.range(0, 290), r.range(-450, -70)]
    const d = inland(x, z)
    if (d < 14 || (d < 34 && r() < 0.6)) continue
    // nor is there one behind the last coach, or where the land ends
    if (z < -338 || (x < 124 && z < -300)) continue
    // the chalets are clear of firs
    if ((Math.abs(x - 82) < 15 && z > -246) || (Math.abs(x - 112) < 14 && z > -306)) continue
    spruce(m, r, x, ground(x, z) - 1, z, r.range(11, 22))
  }
  for (const [x, z, w] of [
    [82, -240, 12],
    [118, -300, 12],
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
  const at = (s: number, off: number): Pt => {
    const [a, b] = [line(s), line(s + 0.5)]
    const l = Math.hypot(b[0] - a[0], b[1] - a[1])
    const p = cam.project([a[0] - ((b[1] - a[1]) / l) * off, RAIL - 0.4, a[1] + ((b[0] - a[0]) / l) * off])
    return [p.x, p.y]
  }
  const marks = Array.from({ length: 60 }, (_, i) => 51 + i * 2.9)
  const fade = (i: number, w: number): number =>
    2.4 + w * Math.sin((Math.PI * Math.min(1, i / 14)) / 2) * Math.min(1, (59 - i) / 20)
  const tip = cam.project([line(33)[0], RAIL + 1.4, line(33)[1]])
  const k = tip.k / 26
  return (
    `<defs><radialGradient id="beam"><stop offset="0" stop-color="#ffe9b0" stop-opacity=".85"/><stop offset=".3" stop-color="#ffcf84" stop-opacity=".34"/><stop offset="1" stop-color="#ffcf84" stop-opacity="0"/></radialGradient></defs>` +
    poly(
      [...marks.map((s) => at(s, 2.4)), ...marks.map((s, i) => at(s, fade(i, 2.6))).toReversed()],
      '#8a6a44',
    ) +
    poly(
      [...marks.map((s) => at(s, 2.4)), ...marks.map((s, i) => at(s, fade(i, 1.2))).toReversed()],
      '#8a6a44',
    ) +
    `<circle cx="${tip.x - 2}" cy="${tip.y}" r="${64 * k}" fill="url(#beam)"/>`
  )
}
/** The line before the engine: its bed, the pool of the headlamps, and two rails that shine in it. */
function ahead(cam: Camera): string {
  const side = (off: number, y: number): Pt[] =>
    Array.from({ length: 24 }, (_, i): Pt => {
      const s = (i * 33.6) / 23,
        [a, b] = [line(s), line(s + 0.5)],
        l = Math.hypot(b[0] - a[0], b[1] - a[1])
      const p = cam.project([
        a[0] - ((b[1] - a[1]) / l) * off,
        RAIL - 0.5 + y,
        a[1] + ((b[0] - a[0]) / l) * off,
      ])
      return [p.x, p.y]
    })
  const between = (a: number, b: number, y: number, ink: string): string =>
    poly([...side(a, y), ...side(b, y).toReversed()], ink)
  const [x0, x1] = [cam.project([line(14)[0], RAIL, line(14)[1]]).x, side(0, 0).at(-1)![0]]
  return (
    `<defs><linearGradient id="pool" gradientUnits="userSpaceOnUse" x1="${x0}" x2="${x1}" y1="0" y2="0"><stop offset="0" stop-color="#e9bd94" stop-opacity="0"/><stop offset="1" stop-color="#f4cd9c" stop-opacity=".62"/></linearGradient><linearGradient id="shine" gradientUnits="userSpaceOnUse" x1="${x0 - 160}" x2="${x1}" y1="0" y2="0"><stop offset="0" stop-color="#8f88bd"/><stop offset="1" stop-color="#ffe9bf"/></linearGradient></defs>` +
    between(-2.7, 2.7, 0.2, '#4a4887') +
    between(-1.9, 1.9, 0.2, 'url(#pool)') +
    [-0.72, 0.72].map((z) => between(z - 0.1, z + 0.1, 0.4, 'url(#shine)')).join('')
  )
}
/** The contact wire over the line, and the wire that carries it. */
function wires(cam: Camera): string {
  const mast = (i: number): number => (length * (i * MAST + 2.5)) / SPANS
  const at = (s: number, y: number): string => {
    const [x, z] = line(s)
    const p = cam.project([x, RAIL - 0.5 + y, z])
    return `${p.x.toFixed(1)},${p.y.toFixed(1)}`
  }
  let s = ''
  for (let i = -1; i < 3; i++) {
    const [a, b] = [Math.max(0, mast(i)), mast(i + 1)]
    const steps = Array.from({ length: 13 }, (_, j) => j / 12)
    const wide = Math.max(0.7, cam.project([line(b)[0], 6, line(b)[1]]).k * 0.075).toFixed(2)
    s +=
      `<path d="M${steps.map((t) => at(a + (b - a) * t, 6.1)).join('L')}" stroke-width="${wide}"/>` +
      `<path d="M${steps.map((t) => at(a + (b - a) * t, 7.3 - 3.2 * t * (1 - t))).join('L')}" stroke-width="${wide}"/>`
    for (const t of [0.25, 0.5, 0.75])
      s += `<path d="M${at(a + (b - a) * t, 6.1)}L${at(a + (b - a) * t, 7.3 - 3.2 * t * (1 - t))}" stroke-width="${wide}"/>`
  }
  return `<g fill="none" stroke="#1c2350">${s}</g>`
}
/** Wooded ridges between the lake and the snow, the farthest first. */
const ridges = (): string => {
  const ridge = (seed: number, line: Pt[], high: number, body: string, tip: string): string =>
    woods(seed, line, 590, high, { body, fir: [tip, body], gold: [tip, body], share: 0 })
  return (
    face(
      '-900,420 -500,392 -300,420 -60,380 80,366 210,402 330,420 450,452 560,462 700,484 820,478 930,494 930,600 -900,600',
      '#7f7bb2',
    ) +
    face('80,366 210,402 330,420 300,450 330,480 250,470 180,430 130,420', '#6b69a4') +
    face(
      '760,600 860,500 960,484 1060,462 1180,458 1290,428 1400,416 1500,384 1620,372 1800,404 2100,380 2100,600',
      '#7672ac',
    ) +
    face('1500,384 1620,372 1800,404 1780,450 1660,470 1600,440 1560,420', '#625f9c') +
    ridge(
      4,
      points('-900,470 -300,452 -60,432 120,458 260,486 420,500 560,528 700,548 820,566'),
      17,
      '#5d5c98',
      '#6765a0',
    ) +
    ridge(
      6,
      points('900,566 1040,540 1160,528 1290,498 1420,484 1560,452 1700,440 2100,430'),
      17,
      '#585893',
      '#62619b',
    )
  )
}
/** A figure with its head tipped back by some degrees, to look up. */
const raised = (degrees: number, body: string): string =>
  body.replace(/rotate\(-?\d+\) scale\(0\.235\)/, `rotate(${-degrees}) scale(0.235)`)
interface Layout {
  cam: Camera
  /** Columns by which the mountains are moved. */
  dx: number
  /** Pixels by which the snow is lower than usual. */
  low?: number
  /** The near bank: its crest from left to right. */
  bank: Pt[]
  /** Where the pair sit on it, and pixels per metre. */
  pair: [number, number, number]
}
function draw(plate: Plate, l: Layout): void {
  const { cam, dx } = l
  const h = cam.horizonY
  bareSky(plate, [
    [0, '#121a4c'],
    [h * 0.3, '#4b4f95'],
    [h * 0.5, '#9382b4'],
    [h * 0.62, '#f0b8b4'],
    [h * 0.76, '#fdd6b8'],
  ])
  plate.svg(`<g transform="translate(${dx},${h - 570 + (l.low ?? 0)})">${massif()}</g>`)
  // haze at the foot of the snow
  plate.field((_x, y) => {
    const t = smoothstep(h - 250, h - 140, y)
    return t > 0 ? [rgb('#ab97c2'), 0.8 * t] : null
  })
  plate.svg(`<g transform="translate(${dx},${h - 570})">${ridges()}</g>`)
  // the haze over the far shore
  plate.field((_x, y) =>
    y < h - 90 || y > h + 20 ? null : [rgb('#cf9fb2'), 0.6 * smoothstep(h - 90, h + 6, y)],
  )
  calmWater(plate, {
    top: h + 6,
    inks: ['#f2cabf', '#d6abbc', '#7672ac', '#474e92', '#2a3373'],
    dark: ['#3a4286', 0.22],
    light: ['#c9a0b8', 0.14],
    path: { x: 800 + dx, ink: '#e3adb0', far: 90, near: 40 },
    seed: 12,
  })
  village(plate, cam)
  lightColumns(
    plate,
    [...HOMES.map(([x, z]) => [x, z, 4]), [CHURCH.x + 12, CHURCH.z + 14, 7]].map(
      ([x = 0, z = 0, half = 4], i) => {
        const p = cam.project([x, 0, z])
        return {
          x: p.x,
          y: cam.project([x, 0, -500]).y,
          ink: '#ffd07c',
          half,
          reach: 120 + 34 * (i % 3),
          strength: 0.9,
        }
      },
    ),
    { horizon: h, waves: 1.8, seed: 7 },
  )
  shore(plate, cam)
  mendEdge(plate, 7)
  plate.svg(ahead(cam))
  plate.svg(wires(cam))
  plate.svg(spill(cam), { blend: 'screen' })
  // the bank above the line, in front of everything
  const crest = l.bank
  const below: Pt[] = [
    [crest.at(-1)![0], 1060],
    [crest[0]![0], 1060],
  ]
  plate.svg(
    poly([...crest, ...below], BANK) +
      poly([...crest, ...crest.toReversed().map(([x, y]): Pt => [x, y + 13])], '#3a437f') +
      poly([...crest, ...crest.toReversed().map(([x, y]): Pt => [x, y + 4])], '#d99a8e'),
  )
  // two travellers on the grass watch it come, in the last light
  const dress = { skin: '#b9808a', hair: '#171b42', far: '#1c2558', shoes: '#0a0e2a', lit: 'front' as const }
  const [px, py, k] = l.pair
  const sit = (x: number, size: number, body: string): string =>
    place(px + x * k, py + 11, k * size, body, true)
  plate.svg(
    poly(
      [
        [px - 0.84 * k, py + 4],
        [px + 1.72 * k, py + 2],
        [px + 1.72 * k, py + 12],
        [px - 0.9 * k, py + 14],
      ],
      '#070a22',
    ) +
      edgeLight(
        sit(
          0.94,
          1,
          raised(
            18,
            figure('sitsLeaningBack', {
              ...dress,
              top: '#c9665a',
              farTop: '#8f4656',
              bottom: '#2a3470',
              cut: 'cap',
              hat: '#e9c9a8',
            }),
          ),
        ) +
          sit(
            -0.36,
            0.95,
            raised(
              14,
              figure('sitsHuggingKnees', {
                ...dress,
                top: '#d9a868',
                farTop: '#98765e',
                bottom: '#6a3f74',
                cut: 'bun',
              }),
            ),
          ),
        [-1, -0.5],
        2,
        '#ffd79c',
      ) +
      // the grass that their hands and feet are in
      poly(
        [
          [px - 0.9 * k, py + 11],
          [px + 0.2 * k, py + 7],
          [px + 1.68 * k, py + 10],
          [px + 1.68 * k, py + 40],
          [px - 0.9 * k, py + 40],
        ],
        BANK,
      ) +
      grass(9, px - 1.2 * k, px + 1.72 * k, py + 20, 30, BANK, 6) +
      grass(8, px - 5 * k, px - 0.9 * k, 1014, 92, '#28316a', 11) +
      grass(11, px + 1.9 * k, px + 5 * k, 1014, 118, '#28316a', 14) +
      grass(12, px - 0.9 * k, px + 1.9 * k, 1014, 44, '#1d2556', 13),
  )
}
const WIDE_BANK: Pt[] = points(
  '420,1010 520,990 640,962 760,926 860,903 940,894 1230,894 1310,888 1400,870 1500,850 1660,826',
)
export const views: View[] = [
  {
    name: 'european-grand-tour-cover',
    focusX: 620,
    draw: (plate) =>
      draw(plate, {
        cam: new Camera([0, EYE, 0], 0, 1.15, 570, 800),
        dx: 60,
        bank: WIDE_BANK,
        pair: [1096, 893, 146],
      }),
    drawTall: (plate) =>
      draw(plate, {
        cam: new Camera([0, EYE, 0], 0, 0.78, 570, 432),
        dx: -440,
        bank: points('-60,1010 60,960 160,926 250,900 330,893 600,892 680,878 820,856'),
        pair: [410, 891, 136],
      }),
    drawLink: (plate) =>
      draw(plate, {
        cam: new Camera([0, EYE, 0], 0, 0.98, 488, 800),
        dx: 60,
        low: 44,
        bank: WIDE_BANK.map(([x, y]): Pt => [x, y - 150]),
        pair: [1190, 743, 126],
      }),
  },
]
