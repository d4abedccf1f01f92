/** Switzerland: a white paddle steamer on the lake of Lucerne at evening, the peaks burning above foothills of one dark ink; a couple waves from the jetty. */
import { calmWater } from '../kit/calm-water.ts'
import { Camera } from '../kit/camera.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { rock } from '../kit/landform.ts'
import { points } from '../kit/limbs.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { stillImage } from '../kit/still-image.ts'
import type { Vec3 } from '../kit/vec.ts'
import { paddleSteamer } from '../models/paddle-steamer.ts'
import { swan } from '../models/swan.ts'

/** The sun is low on the left, before the picture. */
const SUN: Vec3 = [-0.74, 0.42, 0.52]
const HORIZON = 590
const cam = new Camera([0, 6.5, 0], 0, 1.15, HORIZON, 800)
const BOAT = { x: 0.6, z: -136, turn: Math.PI - 0.56 }
const materials: Record<string, Material> = {
  hull: { tones: ['#fff4e0', '#f6dcc8', '#a99cc4', '#7a76a8'], cuts: [0.44, 0.28, 0.13], grain: 0 },
  boot: { tones: ['#d9503f', '#a5343f', '#6f2a48'], cuts: [0.4, 0.2], grain: 0 },
  white: { tones: ['#fff4e0', '#f6dcc8', '#a99cc4', '#7a76a8'], cuts: [0.52, 0.32, 0.14], grain: 0 },
  deck: { tones: ['#d9a880', '#9a7480', '#625a80'], cuts: [0.46, 0.24], grain: 0 },
  brass: { tones: ['#e0a04c', '#a9703f', '#6a4a52'], cuts: [0.44, 0.22], grain: 0 },
  canopy: { tones: ['#fff4e0', '#ecd2c4', '#978fb8'], cuts: [0.44, 0.22], grain: 0 },
  funnel: { tones: ['#ffc95e', '#f0a53c', '#b5713f', '#7a4f50'], cuts: [0.62, 0.4, 0.18], grain: 0 },
  paddle: { tones: ['#2a4f86'] },
  glass: { tones: ['#263a66'] },
  lamp: { tones: ['#ffdf94'], glow: true },
  dark: { tones: ['#3a3450', '#29273f'], cuts: [0.3] },
  cloth1: { tones: ['#d9503f', '#8a3448'], cuts: [0.3] },
  cloth2: { tones: ['#f0b84e', '#a5713f'], cuts: [0.3] },
  cloth3: { tones: ['#3f7fa5', '#2a5580'], cuts: [0.3] },
  skin: { tones: ['#c08a66', '#7a5450'], cuts: [0.3] },
}
const [GLOW, ROSE, SHADE, DEEP] = ['#ffb48c', '#f5826f', '#7d5a98', '#5a4788']
/** Three peaks, each in lit and shaded planes along one broken ridge line. */
const PEAKS: [outline: string, ink: string][] = [
  // left
  ['330,470 396,372 424,318 452,258 476,222 496,234 522,200 552,246 590,300 640,380 700,470', ROSE],
  ['522,200 552,246 590,300 640,380 700,470 560,470 540,392 552,330 530,280 536,238', SHADE],
  ['476,222 496,234 502,290 478,340 486,400 452,470 424,400 446,330 470,272', SHADE],
  ['522,200 536,238 524,272 508,220', GLOW],
  // right
  [
    '1090,470 1160,380 1196,340 1222,262 1262,212 1284,140 1312,190 1352,256 1396,300 1440,372 1520,470',
    ROSE,
  ],
  [
    '1284,140 1312,190 1352,256 1396,300 1440,372 1520,470 1330,470 1312,392 1330,320 1296,262 1300,200',
    SHADE,
  ],
  ['1222,262 1250,228 1262,290 1236,352 1250,420 1226,470 1180,470 1206,390', SHADE],
  ['1284,140 1300,200 1282,232 1270,196', GLOW],
  // the great one in the middle
  ['560,480 640,392 690,344 716,270 752,238 786,160 822,128 850,72 880,124 914,158 940,226 990,268 1024,334 1086,392 1150,480', ROSE], // prettier-ignore
  ['850,72 880,124 914,158 940,226 990,268 1024,334 1086,392 1150,480 880,480 900,404 868,332 886,262 852,196 858,130', SHADE], // prettier-ignore
  ['940,226 990,268 1024,334 1086,392 1150,480 1010,480 984,396 962,330 966,280', DEEP],
  ['914,158 940,226 930,290 944,352 916,300 906,232', ROSE],
  ['786,160 812,142 806,220 772,296 784,372 746,480 690,480 736,376 744,300 770,226', SHADE],
  ['850,72 858,130 836,190 822,168 822,128', GLOW],
  ['716,270 752,238 742,290 706,350 690,344', GLOW],
  ['852,196 886,262 868,332 846,292 826,300 838,244', GLOW],
]
const peaks = (): string =>
  PEAKS.map(([line, ink], i) => rock(points(line), ink, 5, 3 + (i % 2))).join('') +
  '<linearGradient id="haze" gradientUnits="userSpaceOnUse" x1="0" y1="290" x2="0" y2="468"><stop offset="0" stop-color="#8f79ac" stop-opacity="0"/><stop offset="1" stop-color="#8f79ac"/></linearGradient><path d="M-10,300H1610V600H-10Z" fill="url(#haze)"/>'
/** Wood along a crest: short spruces shoulder to shoulder. */
function spruces(
  seed: number,
  crest: readonly (readonly [number, number])[],
  ink: string,
  high: number,
): string {
  const r = random(seed)
  let d = ''
  for (let i = 0; i < crest.length - 1; i++) {
    const [[ax, ay], [bx, by]] = [crest[i]!, crest[i + 1]!]
    for (let x = ax; x < bx; x += r.range(0.34, 0.8) * high) {
      const y = ay + ((by - ay) * (x - ax)) / (bx - ax) + 6,
        h = high * r.range(0.6, 1.2)
      d += `M${(x - h * 0.26).toFixed(1)},${y.toFixed(1)}L${x.toFixed(1)},${(y - h).toFixed(1)}L${(x + h * 0.26).toFixed(1)},${y.toFixed(1)}Z`
    }
  }
  return `<path d="${d}" fill="${ink}"/>`
}
const FAR =
  '420,600 500,520 560,492 600,496 650,520 720,528 780,556 850,566 920,546 970,506 1020,490 1080,440 1130,452 1180,490 1260,600'
const LEFT = '-10,600 -10,250 60,226 130,236 200,292 280,330 350,410 440,470 520,540 610,576 690,600'
const RIGHT = '960,600 1040,570 1120,520 1200,440 1280,400 1360,318 1430,290 1520,236 1610,214 1610,600'
const LEFT_SPUR = '-10,600 -10,384 70,372 150,406 240,470 350,520 440,568 520,600'
const RIGHT_SPUR = '1130,600 1220,540 1300,490 1380,462 1460,408 1540,372 1610,350 1610,600'
const foothills = (): string =>
  rock(points(FAR), '#46548c', 9, 2) +
  rock(points(LEFT), '#173c5c', 7, 5) +
  spruces(4, points(LEFT).slice(1, -1), '#173c5c', 15) +
  rock(points(RIGHT), '#173c5c', 7, 8) +
  spruces(9, points(RIGHT).slice(0, -1), '#173c5c', 15) +
  // a nearer spur on either side
  rock(points(LEFT_SPUR), '#0f2e4c', 6, 11) +
  spruces(21, points(LEFT_SPUR).slice(1, -1), '#0f2e4c', 20) +
  rock(points(RIGHT_SPUR), '#0f2e4c', 6, 12) +
  spruces(23, points(RIGHT_SPUR).slice(0, -1), '#0f2e4c', 20)
/** A house with its gable to the lake: the foot at (x, y), `w` wide. */
const house = (x: number, y: number, w: number, lamps: number): string => {
  const h = w * 0.5
  return (
    `<path d="M${x},${y}V${y - h}H${x + w}V${y}Z" fill="#5f4660"/><path d="M${x},${y}V${y - h * 0.34}H${x + w}V${y}Z" fill="#b39aac"/>` +
    `<path d="M${x - w * 0.16},${y - h * 0.86}L${x + w / 2},${y - h * 1.72}L${x + w * 1.16},${y - h * 0.86}L${x + w * 1.16},${y - h * 0.72}L${x + w / 2},${y - h * 1.5}L${x - w * 0.16},${y - h * 0.72}Z" fill="#2a2748"/><path d="M${x},${y - h}L${x + w / 2},${y - h * 1.5}L${x + w},${y - h}Z" fill="#5f4660"/><path d="M${x - w * 0.16},${y - h * 0.86}L${x + w / 2},${y - h * 1.72}V${y - h * 1.62}L${x - w * 0.16},${y - h * 0.76}Z" fill="#e08f78"/>` +
    Array.from({ length: 3 }, (_, i) => `<path d="M${x + w * (0.14 + i * 0.28)},${y - h * 0.88}h${w * 0.16}v${h * 0.34}h${-w * 0.16}Z" fill="${i < lamps ? '#ffd88a' : '#2a2748'}"/>`).join('') // prettier-ignore
  )
}
const village = (): string =>
  '<path d="M1020,602C1100,588 1180,580 1260,572C1380,560 1500,548 1610,540V604H1020Z" fill="#2a6658"/><path d="M1020,602C1200,592 1420,586 1610,580V604H1020Z" fill="#1d4c50"/>' +
  house(1120, 588, 34, 1) +
  house(1290, 574, 46, 2) +
  house(1392, 572, 52, 1) +
  house(1478, 554, 42, 3) +
  house(1556, 562, 54, 2) +
  // the church
  '<path d="M1196,580V470H1228V580Z" fill="#f6d2c0"/><path d="M1212,580V470H1228V580Z" fill="#9a8cb4"/><path d="M1190,472L1212,386L1234,472Z" fill="#e2694c"/><path d="M1212,386L1234,472H1212Z" fill="#8f3c54"/><path d="M1211,386V368M1205,376H1217" stroke="#2a2748" stroke-width="3"/><path d="M1228,580V528H1276V578Z" fill="#9a8cb4"/><path d="M1226,530L1236,504H1270L1282,530Z" fill="#46406e"/><circle cx="1204" cy="490" r="6" fill="#46406e"/><path d="M1238,540h7v16h-7ZM1252,540h7v16h-7ZM1266,540h6v16h-6Z" fill="#ffd88a"/>' +
  spruces(14, [[1060, 592], [1110, 586]], '#2f6a66', 44) + // prettier-ignore
  spruces(15, [[1344, 566], [1384, 562]], '#2f6a66', 60) + // prettier-ignore
  spruces(16, [[1448, 556], [1474, 552]], '#2f6a66', 66) + // prettier-ignore
  spruces(18, [[1526, 552], [1550, 548]], '#2f6a66', 70) // prettier-ignore
/** The mountains in the lake: the drawing upside down behind lens-shaped bars that part towards us. */
function mirror(body: string): string {
  const r = random(6)
  let bars = 'M-60,0H1660V40H-60Z'
  for (let depth = 46, gap = 0; depth < 330; depth += 9 + gap, gap += 0.62) {
    const half = Math.max(2.4, 5.2 - gap * 0.09)
    // near the shore from side to side, then only under the peaks
    const near = depth < 110,
      [l, m, e] = [r.range(330, 450), r.range(600, 720), r.range(1340, 1480)]
    for (const [a, b] of [
      [near ? -60 : l, m + 60],
      [m, near ? 1660 : e],
    ] as const)
      // prettier-ignore
      bars += `M${a},${depth}Q${((a + b) / 2).toFixed(0)},${(depth - half * 2).toFixed(1)} ${b.toFixed(0)},${depth}Q${((a + b) / 2).toFixed(0)},${(depth + half * 2).toFixed(1)} ${a},${depth}Z`
  }
  return `<clipPath id="still"><path d="${bars}" transform="translate(0,${HORIZON + 2})"/></clipPath><g clip-path="url(#still)" opacity=".6"><g transform="translate(0,${2 * HORIZON + 6}) scale(1,-1)">${body}</g></g>`
}
/** One flat plume from the funnel at (x, y), which trails astern. */
const smoke = (x: number, y: number): string =>
  `<path transform="translate(${x.toFixed(1)},${y.toFixed(1)})" d="M-11,2C-18,-16 -34,-22 -58,-22C-76,-42 -112,-46 -140,-34C-172,-56 -226,-56 -262,-40C-310,-54 -372,-44 -420,-18C-372,-26 -330,-26 -290,-14C-256,-4 -214,-4 -182,-14C-150,0 -110,0 -80,-8C-52,-2 -24,-2 11,2Z" fill="#e6b3b4"/><path transform="translate(${x.toFixed(1)},${y.toFixed(1)})" d="M11,2C-24,-2 -52,-2 -80,-8C-110,0 -150,0 -182,-14C-214,-4 -256,-4 -290,-14C-240,-12 -216,-20 -186,-24C-150,-12 -110,-14 -84,-18C-50,-12 -20,-10 11,2Z" fill="#a887ae"/>`
function steamer(plate: Plate): void {
  const m = Mesh.create()
  const q = m.at(BOAT.x, 0, BOAT.z, BOAT.turn)
  paddleSteamer(q)
  const top = cam.project(q.put([-2.2, 16.4, 0]))
  plate.svg(smoke(top.x, top.y))
  const depth = pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.2,
    contact: 4,
    crisp: true,
    shadows: [{ centre: [BOAT.x, 6, BOAT.z], radius: 36 }],
  })
  const [bow, mid, stern] = [
    cam.project(q.put([-31, 0, 0])),
    cam.project(q.put([0, 0, -6.6])),
    cam.project(q.put([30, 0, -2])),
  ]
  const between = (a: typeof bow, b: typeof bow, x: number): number =>
    a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x)
  stillImage(
    plate,
    depth,
    (x) => (x > mid.x ? between(mid, bow, x) : between(stern, mid, x)) + 1,
    '#3a4478',
    { fade: 104, strength: 0.85 },
  )
  // foam at the wheel and along the hull
  plate.svg(
    `<path d="M${stern.x - 150},${stern.y + 7}Q${stern.x},${stern.y} ${mid.x - 60},${mid.y - 6}Q${mid.x},${mid.y - 12} ${mid.x + 76},${mid.y + 2}L${bow.x + 8},${bow.y - 2}Q${(mid.x + bow.x) / 2},${bow.y + 7} ${mid.x + 60},${mid.y + 10}Q${stern.x + 40},${stern.y + 18} ${stern.x - 150},${stern.y + 7}Z" fill="#f9ddd0"/>`,
  )
}
/** The jetty in the shade of the shore, and the couple who wave. */
function jetty(): string {
  const hair = '#241a38'
  const couple = edgeLight(
    place(1212, 906, 94, figure('waves', { skin: '#b5785a', hair, top: '#d9503f', bottom: '#d9503f', skirt: 'knee', cut: 'bob', shoes: '#2a1f40', shade: '#2f2450' }), true) + // prettier-ignore
      place(1284, 912, 100, figure('stands', { skin: '#9a6450', hair, top: '#e8b86a', bottom: '#3a4474', cut: 'hat', hat: '#e9cfa4', shoes: '#1c1834', shade: '#2f2450' }), true), // prettier-ignore
    [-1, -0.3],
    2,
    '#ffcfa4',
  )
  const post = (x: number, y: number, h: number): string =>
    `<path d="M${x},${y}V${y - h}H${x + 22}V${y}Z" fill="#14233f"/><path d="M${x},${y}V${y - h}H${x + 6}V${y}Z" fill="#c98a78"/>`
  return (
    // piles, deck, edge
    '<path d="M1082,930H1106V1010H1082ZM1290,944H1316V1010H1290ZM1500,956H1526V1010H1500Z" fill="#0f1b36"/>' +
    '<path d="M1090,884L1610,866V958L1056,924Z" fill="#5a4a68"/><path d="M1056,924L1610,958V976L1056,940Z" fill="#1a2546"/>' +
    '<path d="M1150,882L1124,928M1216,880L1196,933M1284,878L1270,937M1354,875L1348,941M1426,873L1428,946M1500,870L1510,951M1572,867L1592,956" stroke="#3f3554" stroke-width="3"/>' +
    post(1078, 892, 58) +
    post(1420, 880, 58) +
    '<path d="M1208,904L1400,892L1408,898L1220,909ZM1280,910L1490,896L1498,903L1294,916Z" fill="#2f2748"/>' +
    couple
  )
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#27386f'],
    [150, '#4d5a94'],
    [300, '#a0809f'],
    [420, '#eba78f'],
    [520, '#ffd3a0'],
  ])
  const land = peaks() + foothills() + village()
  plate.svg(land)
  calmWater(plate, {
    top: HORIZON + 3,
    inks: ['#7d76a4', '#4d5f94', '#2c4a7e', '#1d3a68', '#152c54'],
    dark: ['#16305a', 0.1],
    light: ['#7f82b4', 0.05],
    seed: 7,
  })
  plate.svg(mirror(land))
  steamer(plate)
  plate.svg(jetty() + swan(330, 852, 0.85, true) + swan(560, 912, 1.2, true))
}
export const views: View[] = [{ name: 'romantic-switzerland-2', focusX: 866, draw }]
