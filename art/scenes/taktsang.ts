/** Bhutan: Tiger's Nest alone in the sun on its cliff, the rock below it in one great shade, from the viewpoint across the gorge. */
import { Camera } from '../kit/camera.ts'
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
import { dzongBlock } from '../models/dzong.ts'
import { bareSky } from '../kit/heavens.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random, ridged } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { flags } from '../kit/prayer-flags.ts'
import type { Pt } from '../kit/vec.ts'
import { INK, materials as inks, SUN } from '../materials/taktsang.ts'

const HORIZON = 500
/** The hills in clean planes, with no grain on the faces. */
const materials: Record<string, Material> = {
  ...inks,
  hill: { ...inks.hill!, grain: 0, detail: undefined },
  far: { ...inks.far!, grain: 0 },
}
const cam = new Camera([0, 4, 190], 0, 1.04, HORIZON, 800)

function gorge(plate: Plate): void {
  for (const [z, base, rise, seed, air] of [
    [-3600, -560, 1500, 5, 0.66],
    [-1900, -420, 760, 12, 0.44],
    [-900, -330, 360, 21, 0.2],
  ] as const) {
    const m = Mesh.create()
    const s = -z / 900
    m.terrain(
      (x, zz) =>
        base +
        rise *
          (0.3 + 0.95 * ridged(x / (330 * s) + seed, zz / (420 * s), 5, seed)) *
          smoothstep(z + 300 * s, z - 80 * s, zz) *
          (1 - 0.35 * Math.exp(-(((x + 170 * s) / (150 * s)) ** 2))),
      -700 * s,
      400 * s,
      z - 260 * s,
      z + 300 * s,
      240,
      90,
      s === 1 ? 'hill' : 'far',
    )
    const haze = rgb(INK.haze)
    pullSolid(plate, m, cam, {
      sun: SUN,
      materials,
      sky: 0.28,
      air: (p) => ({ amount: air + 0.4 * smoothstep(base + rise * 0.7, base, p[1]), ink: haze }),
      airSteps: 10,
    })
  }
}
/** The temples, lowest and leftmost first: x, foot, width, wall height, depth, roof tiers. */
const TEMPLES: readonly [number, number, number, number, number, number][] = [
  [-5, -8.8, 13, 15, 11, 2],
  [10, 0.2, 14, 20, 12, 3],
  [23, 0.2, 9, 12, 10, 1],
  [36, 8.2, 15, 17, 12, 2],
  [48, 8.2, 8, 10, 9, 1],
]
const plane = (points: string, ink: string): string => `<path d="M${points}Z" fill="${ink}"/>`
const SHADE = '#5a6d94'
const DEEP = '#3f5480'
const SOFT = '#7183a8'
/** The cliff: a wall in the sun behind the temples, and one shade from the gully of the waterfall under them to the right. */
const cliff = (): string =>
  plane(
    '520,-10L506,120L474,168L470,300L436,352L430,470L398,520L386,650L352,700L338,910H1610V-10',
    '#ebc897',
  ) + // prettier-ignore
  // where the sunlit wall turns away
  plane('900,-10L896,120L920,150L914,300L930,330V560H1292V330L1284,176L1308,140L1300,-10', '#dab28a') +
  plane(
    '506,120L474,168L470,300L436,352L430,470L398,520L386,650L352,700L338,910H400L412,716L440,664L448,536L472,480L478,366L502,318L506,180',
    '#f6dcae',
  ) + // prettier-ignore
  plane(
    '572,-10L560,210L540,240L532,420L510,452L500,640L470,690L452,910H1610V-10H1300L1308,140L1284,176L1288,494H1084L1076,584H838L830,668H652L660,560L664,420L686,380L690,190L672,160L676,-10',
    SHADE,
  ) + // prettier-ignore
  plane(
    '604,-10L600,250L584,280L576,470L556,500L546,700L520,740L500,910H590L596,760L606,600L620,560L624,330L640,300V-10',
    DEEP,
  ) + // prettier-ignore
  plane('716,700L764,772L770,792L786,814L784,910H692L702,830L694,806', DEEP) +
  plane('884,604L950,664L992,716L994,740L1006,764L1004,910H880L886,760L872,736', DEEP) +
  plane('1150,544L1230,604L1270,668L1274,700L1290,724L1288,910H1160L1162,720L1146,696', DEEP) +
  plane(
    '1410,-10H1480L1484,190L1500,214L1498,480L1516,506L1512,910H1380L1384,560L1366,530L1370,240L1392,210',
    DEEP,
  ) + // prettier-ignore
  plane('1550,-10H1610V910H1560L1562,420L1546,390', SOFT)
/** The temples' own shade on the wall behind them. */
const shades = (): string =>
  plane('800,430L836,448L860,500V600H800', SHADE) +
  plane('940,300L990,336L1012,382V600H940', SHADE) +
  plane('1040,410H1076V600H1040', SHADE) +
  plane('1190,246L1246,286L1290,330V496H1190', SHADE)
/** Turf and brink in front of the temples' feet, where the rock rises to the next terrace. */
const brink = (): string =>
  plane(
    '652,700L656,664L676,654L700,658L742,652L790,656L812,648L816,606L826,580L850,562L900,569L960,562L1010,568L1046,561L1051,522L1060,497L1088,479L1140,484L1200,477L1262,483L1300,476L1322,490L1316,520L1270,540L1190,524L1128,536L1120,660H1076L1030,650L960,622L866,640L862,720L824,730L780,720L720,712',
    SHADE,
  ) + // prettier-ignore
  plane(
    '652,672L656,662L676,652L700,656L742,650L790,654L812,648L816,656L790,667L742,662L700,670L676,664',
    '#8fb05c',
  ) + // prettier-ignore
  plane(
    '824,588L850,560L900,567L960,560L1010,566L1050,559L1052,570L1010,579L960,572L900,580L852,573',
    '#8fb05c',
  ) +
  plane(
    '1056,506L1064,494L1088,477L1140,482L1200,475L1262,481L1300,474L1322,489L1300,488L1262,493L1200,486L1140,494L1092,489L1070,500',
    '#8fb05c',
  ) + // prettier-ignore
  plane('824,730L838,650L866,640L868,780L880,800L878,910H818L820,780', SOFT) +
  plane('1076,584L1092,530L1128,536L1124,640L1134,660L1130,910H1064L1068,700', SOFT)
/** A fir `h` high, lit on its left. */
function fir(x: number, y: number, h: number): string {
  const w = h * 0.26
  let [dark, lit] = [`M${x - h * 0.03},${y}h${h * 0.06}v${-h * 0.2}h${-h * 0.06}Z`, '']
  for (let i = 0; i < 4; i++) {
    const [foot, top, half] = [y - h * (0.1 + i * 0.2), y - h * (0.44 + i * 0.19), w * (1 - i * 0.21)]
    dark += `M${x - half},${foot}Q${x},${foot + h * 0.04} ${x + half},${foot}L${x},${top}Z`
    lit += `M${x - half},${foot}Q${x - half * 0.4},${foot + h * 0.03} ${x - half * 0.08},${foot + h * 0.02}L${x - half * 0.3},${foot - h * 0.13}L${x},${top}Z`
  }
  return `<path d="${dark}" fill="#1f5a58"/><path d="${lit}" fill="#6fa860"/>`
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#245a7c'],
    [130, '#4f8fa5'],
    [270, '#a9cdbf'],
    [420, '#f3e6bd'],
    [620, INK.cream],
  ])
  gorge(plate)
  plate.svg(cliff() + waterfall() + shades())
  const m = Mesh.create()
  for (const [x, y, w, h, d, tiers] of TEMPLES) dzongBlock(m.at(x, y, 9.5, -0.16), w, h, d, tiers)
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    crisp: true,
    sky: 0.32,
    bounce: 0.12,
    contact: 6,
    shadows: [{ centre: [18, 6, 8], radius: 46 }],
  })
  plate.svg(
    fir(1304, 488, 66) +
      brink() +
      [
        [694, 906, 128],
        [742, 910, 92],
        [1046, 900, 104],
        [1420, 900, 136],
        [1474, 906, 100],
      ]
        .map(([x, y, h]) => fir(x!, y!, h!))
        .join('') +
      cloud(),
  )
  plate.svg(flags(cam, [-40, 24, 120], [-11, -7.6, 20], 7, 1.5, 1.35, 3))
  viewpoint(plate)
}
/** The waterfall left of the temples: it leaps from a notch, strikes a ledge, opens to a veil and ends in spray. */
const waterfall = (): string =>
  plane(
    '614,-10C618,90 612,190 616,300C612,330 606,350 604,372C598,480 584,600 566,720L548,880H622C618,760 622,620 622,500C624,430 628,380 630,330C634,210 628,90 630,-10',
    '#a9c3d2',
  ) + // prettier-ignore
  plane(
    '616,-10C620,90 616,190 619,296C616,330 610,352 608,376C604,480 594,600 578,720L566,880H604C600,760 606,620 610,500C613,430 620,384 624,334C628,210 624,90 624,-10',
    '#fffaf0',
  ) + // prettier-ignore
  '<path d="M494,900C500,866 526,860 538,872C544,842 572,834 586,852C602,836 634,846 638,874C656,864 676,876 678,900Z" fill="#dfe9e2"/>'
const crest = (x: number): number =>
  858 + 70 * smoothstep(120, 520, x) + 96 * smoothstep(560, 1000, x) + 7 * Math.sin(x / 41)
/** The cloud in the gorge: three sheets, the nearest the lightest. */
function cloud(): string {
  const sheet = (y: number, amp: number, seed: number): Pt[] => [
    ...Array.from({ length: 28 }, (_, i): Pt => {
      const x = -80 + i * 66
      return [x, y + amp * (fbm(x / 130, seed, 3, seed) - 0.5) * 2]
    }),
    [1740, 1080],
    [-80, 1080],
  ]
  return smooth(sheet(872, 60, 3), '#a9c0bb') + smooth(sheet(912, 46, 8), '#d5dece') + smooth(sheet(964, 36, 14), '#fbf4de') // prettier-ignore
}
/** The viewpoint: a dark shoulder of the hill with a monk who shows a walker the way. */
function viewpoint(plate: Plate): void {
  const r = random(8)
  let blades = ''
  let lit = ''
  for (let i = 0; i < 330; i++) {
    const x = r.range(-10, 1160)
    const y = crest(x) + (i % 4 ? r.range(0, 6) : r.range(14, 90))
    const [h, l] = [r.range(7, 20), r.range(-7, 9)]
    const blade = `M${(x - 1.8).toFixed(1)},${y.toFixed(1)}Q${(x + l * 0.3).toFixed(1)},${(y - h * 0.6).toFixed(1)} ${(x + l).toFixed(1)},${(y - h).toFixed(1)}Q${(x + l * 0.5 + 1.6).toFixed(1)},${(y - h * 0.5).toFixed(1)} ${(x + 1.8).toFixed(1)},${y.toFixed(1)}Z`
    if (i % 6 === 0) lit += blade
    else blades += blade
  }
  const top = Array.from({ length: 122 }, (_, i) => `L${i * 10 - 10},${crest(i * 10 - 10).toFixed(1)}`).join(
    '',
  )
  plate.svg(
    `<path d="M-10,1010${top}L1210,1010Z" fill="#173f48"/><path d="${blades}" fill="#173f48"/><path d="${lit}" fill="#7fa85c"/>`,
  )
  const monk = figure('points', { skin: '#c68a62', hair: '#3a2430', top: '#a8323c', bottom: '#a8323c', skirt: 'long', drape: '#d9923f', cut: 'short', shoes: '#4b2440', shade: '#3a1f4c', lit: 'back' }) // prettier-ignore
  const walker = figure('shadesEyes', { skin: '#b5785a', hair: '#2b2233', top: '#e0a03f', bottom: '#34507a', cut: 'bob', bag: { kind: 'pack', ink: '#2f7a80' }, shade: '#2c2450', lit: 'back' }) // prettier-ignore
  const feet = [212, 340].map((x): Pt => [x, crest(x) + 34])
  let tufts = ''
  for (const [x, y] of feet)
    for (let i = 0; i < 7; i++) {
      const at = x - 36 + i * 15 + r.range(-5, 5)
      const [h, l] = [r.range(9, 20), r.range(-6, 8)]
      tufts += `M${at - 2},${y + 9}Q${(at + l * 0.3).toFixed(1)},${(y + 8 - h * 0.6).toFixed(1)} ${(at + l).toFixed(1)},${(y + 8 - h).toFixed(1)}Q${(at + l * 0.5 + 1.6).toFixed(1)},${(y + 8 - h * 0.5).toFixed(1)} ${at + 2},${y + 9}Z`
    }
  plate.svg(
    feet
      .map(([x, y]) =>
        poly(
          [
            [x - 18, y],
            [x + 130, y + 34],
            [x + 214, y + 62],
            [x + 120, y + 58],
            [x, y + 8],
          ],
          '#0f2c3a',
        ),
      )
      .join('') +
      edgeLight(
        feet
          .map(([x, y], i) => place(x, y, 150, i ? walker : `<g transform="rotate(-5)">${monk}</g>`))
          .join(''),
        [-1, -0.3],
        2,
        '#ffd99a',
      ) +
      `<path d="${tufts}" fill="#173f48"/>`,
  )
}
export const views: View[] = [{ name: 'thimpu-bhutan-2', focusX: 945, draw }]
