/** Contact: one lit window over the roofs of Delhi at blue hour, a woman who takes notes on the telephone, the Qutb Minar far off. */
import { edgeLight, poly, taper } from '../kit/cut.ts'
import { clump } from '../kit/foliage.ts'
import { bareSky } from '../kit/heavens.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

const HORIZON = 640
/** The opening of the window. */
const OPEN = { left: 640, right: 1470, top: 150, sill: 800 }
const SKIN = '#c98a62'
const SKIN_SHADE = '#8f5448'
const HAIR = '#2a1a33'
const box = (x: number, y: number, w: number, h: number, ink: string): string =>
  `<path d="M${x},${y}h${w}v${h}h${-w}Z" fill="${ink}"/>`

/** The Qutb Minar, 72.5 m: five tapering storeys, the lower three fluted, a balcony on each. `k` is design pixels a metre. */
function qutb(x: number, y: number, k: number): string {
  const storeys: [from: number, to: number, half: number, ink: string, shade: string][] = [
    [0, 29, 7.1, '#b9677c', '#7c4a7c'],
    [29, 44, 5.4, '#b9677c', '#7c4a7c'],
    [44, 56, 4.3, '#b9677c', '#7c4a7c'],
    [56, 63, 3.4, '#d9a3a0', '#9a7298'],
    [63, 71, 2.8, '#d9a3a0', '#9a7298'],
  ]
  let s = ''
  storeys.forEach(([from, to, half, ink, shade], i) => {
    const up = (storeys[i + 1]?.[2] ?? 2) * 1.04
    const at = (u: number, t: number): Pt => [
      x + u * (half + (up - half) * t) * k,
      y - (from + (to - from) * t) * k,
    ]
    s +=
      poly([at(-1, 0), at(1, 0), at(1, 1), at(-1, 1)], ink) +
      poly([at(-1, 0), at(-0.1, 0), at(-0.1, 1), at(-1, 1)], shade)
    if (i < 3)
      for (const u of [-0.72, -0.42, 0.2, 0.5, 0.78])
        s += poly(
          [at(u, 0), at(u + 0.07, 0), at(u + 0.07, 0.94), at(u, 0.94)],
          i < 3 && u > 0 ? '#94547a' : '#643f74',
        )
    s +=
      box(x - up * 1.35 * k, y - (to + 0.7) * k, up * 2.7 * k, 2.4 * k, shade) +
      box(x - up * 1.35 * k, y - (to + 0.7) * k, up * 2.7 * k, 0.8 * k, ink)
  })
  return s + `<path d="M${x - 2 * k},${y - 71 * k}q${2 * k},${-3.4 * k} ${4 * k},0Z" fill="#d9a3a0"/>`
}
/** Flat roofs in four ranks, a little paler each, with parapets, tanks, stair heads and a few lit windows. */
function roofs(): string {
  const r = random(21)
  const ranks = [
    [664, 46, '#a87c9c', '#8d6a96'],
    [716, 66, '#8a6796', '#6f568e'],
    [796, 92, '#6d5590', '#544682'],
    [900, 130, '#524684', '#3f3a76'],
  ] as const
  let s = ''
  ranks.forEach(([y, size, wall, shade], rank) => {
    for (let i = 0; i < 5; i++)
      if (rank < 3)
        s += clump(
          rank * 9 + i,
          r.range(-20, 480),
          y - size * 0.5,
          size * r.range(0.9, 1.5),
          size * r.range(0.6, 0.9),
          rank < 2 ? '#77608f' : '#4d4a80',
          10,
        )
    for (let x = -60; x < 520;) {
      const w = size * r.range(1.2, 2.1),
        h = size * r.range(0.5, 1),
        top = y - h,
        turn = w * r.range(0.58, 0.72)
      s += box(x, top, turn, 1000 - top, wall) + box(x + turn, top, w - turn, 1000 - top, shade)
      s +=
        box(x - 2, top - size * 0.07, w + 4, size * 0.09, '#c08fa6') +
        box(x + turn, top - size * 0.07, w - turn + 2, size * 0.09, wall)
      if (r() < 0.5)
        s +=
          box(x + w * 0.16, top - size * 0.34, w * 0.24, size * 0.3, wall) +
          box(x + w * 0.32, top - size * 0.34, w * 0.08, size * 0.3, shade)
      else if (r() < 0.6)
        s += `<path d="M${x + w * 0.6},${top - size * 0.05}v${-size * 0.24}q${size * 0.13},${-size * 0.1} ${size * 0.26},0v${size * 0.24}Z" fill="#2b2a62"/>`
      for (const [u, lit] of [
        [0.14, r() < 0.4],
        [0.38, r() < 0.25],
      ] as const)
        s += box(x + w * u, top + size * 0.2, size * 0.2, size * 0.26, lit ? '#ffd98a' : shade)
      x += w + size * r.range(0.02, 0.3)
    }
  })
  return s
}
/** The room: a wall in the light of the lamp, shelves, the desk. */
function room(): string {
  const books = (x: number, y: number, list: [number, number, string][]): string => {
    let at = x
    return list
      .map(([w, h, ink]) => {
        const b = box(at, y - h, w, h, ink) + box(at, y - h * 0.8, w, 5, '#f8dca0')
        at += w + 2
        return b
      })
      .join('')
  }
  return (
    box(OPEN.left, OPEN.top, OPEN.right - OPEN.left, 680, '#c9793f') +
    `<clipPath id="room"><path d="M${OPEN.left},${OPEN.top}H${OPEN.right}V${OPEN.sill}H${OPEN.left}Z"/></clipPath><g clip-path="url(#room)"><ellipse cx="850" cy="560" rx="520" ry="440" fill="#e59f4f"/><ellipse cx="850" cy="570" rx="330" ry="290" fill="#f6bf6a"/><ellipse cx="850" cy="580" rx="180" ry="170" fill="#ffdf94"/></g>` +
    // shelves, with the globe and the ledgers
    box(1250, 292, 220, 12, '#8a4a34') +
    box(1250, 304, 220, 7, '#a8623a') +
    books(1262, 292, [
      [24, 96, '#2f6f80'],
      [20, 84, '#b0413f'],
      [28, 104, '#f2e0bd'],
      [18, 78, '#4f4682'],
      [24, 92, '#2f6f80'],
      [22, 70, '#d9913f'],
    ]) +
    box(1310, 470, 160, 12, '#8a4a34') +
    box(1310, 482, 160, 7, '#a8623a') +
    '<path d="M1352,470q20,-20 40,0Z" fill="#6d3a30"/><circle cx="1372" cy="418" r="42" fill="#2f7f88"/><path d="M1372,376a42,42 0 0 1 0,84q26,-40 0,-84Z" fill="#1f5a70"/><path d="M1340,404q18,-16 32,-4q6,16 -10,22q-18,2 -22,-18ZM1376,436q18,-8 24,4q-8,12 -20,10Z" fill="#e0b45e"/>' +
    books(1422, 470, [
      [20, 84, '#b0413f'],
      [24, 96, '#f2e0bd'],
    ])
  )
}
/** The desk with the lamp, the pad and the telephone. */
const DESK =
  box(OPEN.left, 716, OPEN.right - OPEN.left, 90, '#8a4a3a') +
  box(OPEN.left, 716, OPEN.right - OPEN.left, 5, '#d98f52') +
  '<ellipse cx="850" cy="762" rx="210" ry="40" fill="#d08a4e"/>' +
  // the pad, with her notes
  '<path d="M796,782L828,736H966L958,782Z" fill="#b9a58e"/><path d="M792,776L826,732H962L954,776Z" fill="#fff3d8"/><path d="M842,742h84M836,750h70M830,758h52" stroke="#8f86a4" stroke-width="3"/>' +
  // the lamp: foot, two arms with their joint, shade; the light comes out below
  '<ellipse cx="722" cy="760" rx="52" ry="13" fill="#2c1f4a"/><path d="M718,756L690,600L700,598L728,754Z" fill="#3a2a5a"/><path d="M690,606L770,484L780,490L700,610Z" fill="#3a2a5a"/><circle cx="695" cy="603" r="10" fill="#2c1f4a"/>' +
  '<path d="M748,478C760,450 800,444 822,466L870,536L772,566Z" fill="#2f9a8c"/><path d="M748,478C752,468 758,462 768,456L800,558L772,566Z" fill="#1f6a78"/><path d="M772,566L870,536Q862,566 824,570Q792,574 772,566Z" fill="#fff6d6"/>'
/** The woman at the desk, in profile to the left, lit by the lamp: she holds the receiver with her left hand and writes with her right. */
const WOMAN =
  // the far arm on the desk
  `<path d="M1098,566C1062,580 1036,628 1010,676C1000,700 1008,722 1034,724C1060,724 1084,690 1104,660Z" fill="#a8394a"/><path d="M1034,690C1006,700 972,716 948,726L956,752C990,750 1024,742 1044,722Z" fill="#d4605a"/><path d="M946,724L962,718L970,750L952,753Z" fill="#f2b84e"/>` +
  // the hand that writes: heel on the pad, three curled fingers, pen between thumb and index
  `<path d="M950,728C930,722 908,722 892,730C882,736 876,746 880,752C888,760 914,762 954,752Z" fill="${SKIN}"/><path d="M884,754C900,762 930,760 954,752L953,744C934,752 908,752 884,754Z" fill="${SKIN_SHADE}"/><path d="M931,668L940,671L881,760L873,764L874,755Z" fill="#2c1f4a"/><path d="M873,764L874,755L881,760Z" fill="#f2b84e"/>` +
  `<path d="M916,724C902,724 888,732 880,744C878,750 884,754 890,750C900,744 912,740 922,740Z" fill="${SKIN}"/><path d="M880,744C888,732 902,724 916,724" stroke="${SKIN_SHADE}" stroke-width="2.4" fill="none"/><path d="M920,748C904,742 894,744 884,752C882,757 888,760 894,757C904,754 914,755 924,756Z" fill="${SKIN}"/><path d="M922,749C906,743 894,745 886,752" stroke="${SKIN_SHADE}" stroke-width="2.4" fill="none"/>` +
  // body: back, chest, lap behind the desk
  '<path d="M1118,540C1088,556 1078,596 1082,640C1084,672 1078,700 1074,730L1320,730C1330,680 1336,620 1316,580C1300,552 1262,536 1226,530C1190,524 1146,526 1118,540Z" fill="#c24f58"/><path d="M1226,530C1262,536 1300,552 1316,580C1336,620 1330,680 1320,730L1236,730C1262,680 1262,600 1210,529Z" fill="#8f3350"/>' +
  // neck, ear, face
  `<path d="M1136,470L1212,446L1226,534C1196,560 1152,560 1128,540C1138,520 1140,496 1136,470Z" fill="${SKIN_SHADE}"/>` +
  `<path d="M1098,330C1088,350 1086,362 1080,378C1076,390 1066,404 1062,412C1061,418 1068,420 1075,422C1073,428 1070,433 1072,438C1070,443 1074,446 1073,451C1070,462 1076,474 1090,478C1112,484 1140,478 1160,462L1196,420L1190,320C1160,296 1114,300 1098,330Z" fill="${SKIN}"/><path d="M1090,478C1112,484 1140,478 1160,462L1196,420L1194,380C1176,420 1146,452 1090,478Z" fill="${SKIN_SHADE}" opacity=".55"/>` +
  // eye, brow, lips, a light smile
  `<path d="M1086,366q14,-12 30,-6" stroke="${HAIR}" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M1086,388q10,-9 22,-1q-11,7 -22,1Z" fill="#fff3dc"/><circle cx="1094" cy="387" r="5" fill="${HAIR}"/><path d="M1084,388q11,-12 26,-2" stroke="${HAIR}" stroke-width="3.6" fill="none"/><path d="M1071,436q14,-5 26,3q-12,8 -24,5q-3,-4 -2,-8Z" fill="#a83f48"/><path d="M1072,440q14,2 27,-3" stroke="#7a2a38" stroke-width="2.4" fill="none"/><path d="M1066,413q7,5 12,1" stroke="${SKIN_SHADE}" stroke-width="2.6" fill="none"/>` +
  // hair drawn back into a knot, with its sheen
  `<path d="M1096,336C1096,300 1130,274 1172,276C1220,280 1250,318 1246,366C1244,400 1228,426 1206,440C1200,424 1190,414 1184,398C1178,372 1160,354 1132,346C1118,342 1106,340 1096,336Z" fill="${HAIR}"/><circle cx="1252" cy="424" r="40" fill="${HAIR}"/><path d="M1108,322C1124,300 1152,290 1180,296C1152,300 1130,312 1118,330Z" fill="#6d4256"/><path d="M1230,402q20,-14 40,2q-20,-2 -40,-2Z" fill="#6d4256"/><path d="M1282,398q14,6 12,18q-12,0 -12,-18ZM1290,412q14,8 10,20q-12,-2 -10,-20Z" fill="#fff3dc"/>` +
  // a scarf over the far and the near shoulder
  '<path d="M1120,538C1150,566 1196,566 1228,530L1262,540C1232,600 1140,612 1098,568Z" fill="#f2b84e"/><path d="M1196,556C1210,552 1220,542 1228,530L1262,540C1250,566 1226,582 1198,590C1202,578 1202,566 1196,556Z" fill="#b9783f"/>' +
  // the receiver, and over it the near arm
  '<path d="M1196,356C1216,350 1232,364 1228,384C1224,398 1212,402 1204,398L1118,474C1122,488 1112,504 1096,504C1080,500 1074,486 1080,474C1086,466 1098,462 1108,464L1188,384C1184,372 1186,360 1196,356Z" fill="#2f9a8c"/><path d="M1228,384C1224,398 1212,402 1204,398L1118,474C1122,488 1112,504 1096,504C1088,502 1083,498 1080,492C1096,494 1104,486 1104,474L1198,390C1210,392 1220,388 1228,372Z" fill="#1f6a78"/>' +
  `<path d="M1262,556C1300,560 1318,596 1304,634C1286,684 1240,736 1196,756C1170,764 1146,748 1150,720C1166,690 1206,640 1224,590C1232,566 1244,554 1262,556Z" fill="#e37a66"/><path d="M1304,634C1286,684 1240,736 1196,756C1170,764 1146,748 1150,720C1160,734 1180,736 1200,722C1240,692 1272,640 1288,566C1308,580 1312,608 1304,634Z" fill="#9c3c54"/>` +
  `<path d="M1148,736C1136,700 1132,650 1140,596L1194,590C1200,640 1204,690 1206,728C1190,752 1160,756 1148,736Z" fill="#e37a66"/><path d="M1206,728C1190,752 1160,756 1148,736C1147,732 1146,728 1145,724C1162,734 1178,728 1182,708C1184,668 1178,630 1170,593L1194,590C1200,640 1204,690 1206,728Z" fill="#9c3c54"/><path d="M1137,598L1196,590L1198,612L1137,620Z" fill="#f2b84e"/>` +
  // wrist with two bangles, back of the hand, four fingers round the receiver, thumb behind it
  `<path d="M1144,602C1144,570 1138,540 1132,512C1130,488 1140,464 1160,446L1198,452C1204,480 1196,508 1188,532C1184,552 1186,576 1190,596Z" fill="${SKIN}"/><path d="M1190,596C1186,576 1184,552 1188,532C1196,508 1204,480 1198,452L1180,450C1184,490 1166,520 1166,552C1166,570 1168,586 1170,599Z" fill="${SKIN_SHADE}"/>` +
  (
    [
      [1196, 456, 1160, 412],
      [1178, 466, 1142, 428],
      [1160, 480, 1124, 446],
      [1144, 498, 1110, 466],
    ] as const
  )
    .map(
      ([x, y, tx, ty]) =>
        `<path d="${taper([x, y], 13, [tx, ty], 10)}" fill="${SKIN_SHADE}"/><path d="${taper([x - 2, y - 2], 11, [tx - 1, ty - 1], 8.4)}" fill="${SKIN}"/><ellipse cx="${tx - 2}" cy="${ty - 2}" rx="4" ry="5.6" transform="rotate(-42 ${tx - 2} ${ty - 2})" fill="#eab890"/>`,
    )
    .join('') +
  '<path d="M1141,560q24,10 46,-2M1142,572q24,10 46,-2" stroke="#ffdf94" stroke-width="5" fill="none"/>'
/** One flower of the bougainvillea: three bracts. */
const bract = (x: number, y: number, k: number, ink: string): string =>
  `<g fill="${ink}">${[0, 1, 2].map((i) => `<ellipse cx="0" cy="${(-k * 0.6).toFixed(1)}" rx="${(k * 0.5).toFixed(1)}" ry="${(k * 0.72).toFixed(1)}" transform="translate(${x.toFixed(1)},${y.toFixed(1)}) rotate(${(i * 120 + x * 7) % 360})"/>`).join('')}</g>`
/** The house from outside: wall, eave, jambs, sill with its pots, one shutter open, and the bougainvillea. */
function house(): string {
  const { left, right, top, sill } = OPEN,
    r = random(5)
  const slats = (x: number, y: number, w: number, h: number, n: number): string =>
    Array.from({ length: n }, (_, i) => box(x, y + (i * h) / n, w, (h / n) * 0.52, '#1d4a6a')).join('')
  let bloom = ''
  const cascade: [number, number, number][] = [
    [1580, 210, 150],
    [1540, 300, 120],
    [1600, 380, 150],
    [1546, 450, 110],
    [1590, 540, 120],
    [1560, 630, 84],
    [1590, 700, 64],
  ]
  for (const [x, y, w] of cascade) bloom += clump(Math.round(y), x, y, w * 1.2, w, '#3a3f78', 12)
  for (const [x, y, w] of cascade) {
    bloom += clump(Math.round(y) + 1, x - 8, y - 14, w * 0.95, w * 0.72, '#a83f7c', 11)
    for (let i = 0; i < 7; i++)
      bloom += bract(
        x - 16 + r.range(-0.36, 0.3) * w,
        y - 18 + r.range(-0.32, 0.24) * w,
        w * r.range(0.1, 0.14),
        i % 2 ? '#ec7aa8' : '#d65a98',
      )
  }
  return (
    `<path d="M470,-20H1660V1060H470ZM${left},${top}V${sill}H${right}V${top}Z" fill="#6d4f8c" fill-rule="evenodd"/>` +
    box(462, -20, 34, 1080, '#9a6c9c') +
    box(496, -20, 14, 1080, '#553f7e') +
    // light from the room on the reveals and below the eave
    poly(
      [
        [left - 34, top - 20],
        [left, top],
        [left, sill],
        [left - 34, sill],
      ],
      '#8a5a8c',
    ) +
    poly(
      [
        [right, top],
        [right + 34, top - 20],
        [right + 34, sill],
        [right, sill],
      ],
      '#f2b070',
    ) +
    poly(
      [
        [left - 34, top - 20],
        [right + 34, top - 20],
        [right, top],
        [left, top],
      ],
      '#d98f62',
    ) +
    // eave on its brackets
    box(560, 44, 1060, 86, '#40356f') +
    [610, 1000, 1420].map((x) => box(x, 76, 54, 54, '#553f7e') + box(x + 8, 98, 38, 32, '#7c5a92')).join('') +
    poly(
      [
        [520, 18],
        [1680, 18],
        [1680, 60],
        [500, 60],
      ],
      '#b07f9f',
    ) +
    box(500, 60, 1180, 14, '#7c5a92') +
    // the shutter, folded back on the wall
    box(520, top - 14, 92, sill - top + 18, '#2f7f92') +
    box(520, top - 14, 10, sill - top + 18, '#4aa0a4') +
    slats(540, top + 16, 56, 280, 13) +
    slats(540, top + 342, 56, 280, 13) +
    // sill, its shadow, and the lamp light that falls on it
    poly(
      [
        [596, sill],
        [1520, sill],
        [1536, sill + 22],
        [580, sill + 22],
      ],
      '#f2c48a',
    ) +
    box(580, sill + 22, 956, 26, '#b07f9f') +
    poly(
      [
        [580, sill + 48],
        [1536, sill + 48],
        [1500, sill + 84],
        [626, sill + 84],
      ],
      '#40356f',
    ) +
    // pots on the sill: marigolds left, tulsi right
    [
      [660, '#e9a23c', '#f6c75c'],
      [1424, '#3f8f6c', '#7fb36a'],
    ]
      .map(
        ([x, ink, lit], i) =>
          `<path d="M${Number(x) - 42},742h84l-12,72h-60Z" fill="#b0563f"/><path d="M${Number(x) + 8},742h34l-12,72h-26Z" fill="#7a3646"/>${box(Number(x) - 48, 730, 96, 20, '#c96f4a')}${clump(90 + i, Number(x), 704, 128, 88, '#2f5f66', 12)}${[-38, -10, 20, 42, -24, 8, 34].map((d, n) => `<circle cx="${Number(x) + d}" cy="${714 - (n > 3 ? 34 : 4) - Math.abs((d * 7) % 13)}" r="${15 - (n % 3) * 2}" fill="${n % 2 ? lit : ink}"/>`).join('')}`,
      )
      .join('') +
    bloom
  )
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#171d52'],
    [200, '#39408a'],
    [400, '#8c6ba0'],
    [540, '#e59a8c'],
    [HORIZON, '#ffd09a'],
  ])
  plate.svg(
    '<path d="M352,118a34,34 0 1 0 30,50a40,40 0 0 1 -30,-50Z" fill="#fff3d0"/>' +
      qutb(214, 668, 5.6) +
      roofs() +
      // two kites over the roofs, and the string of the nearer one
      '<path d="M96,250l26,-24l22,32l-30,22Z" fill="#e0566a"/><path d="M96,250l48,8l-30,22Z" fill="#a83f6c"/><path d="M114,280q-6,16 4,26" stroke="#a83f6c" stroke-width="3" fill="none"/><path d="M118,262Q170,520 130,770" stroke="#e8d2c4" stroke-width="1.2" fill="none" opacity=".7"/><path d="M388,330l16,-14l13,20l-19,13Z" fill="#f2b84e"/>',
  )
  plate.svg(
    `<g clip-path="url(#opening)"><clipPath id="opening"><path d="M${OPEN.left},${OPEN.top}H${OPEN.right}V${OPEN.sill}H${OPEN.left}Z"/></clipPath>${room()}${DESK}</g>`,
  )
  plate.svg(edgeLight(WOMAN, [-1, -0.2], 3, '#ffdf94'))
  plate.svg(house())
}
export const views: View[] = [{ name: 'site-contact', focusX: 1010, draw }]
