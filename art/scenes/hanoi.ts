/** A lane of the Old Quarter in the morning: house fronts in shade on both sides, a flower seller in the strip of sun, the cathedral in haze. */
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
import { clump } from '../kit/foliage.ts'
import { bareSky } from '../kit/heavens.ts'
import { random } from '../kit/noise.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'

/** St Joseph's: two square towers of 31 m with a cross between them, almost the tone of the sky. */
const cathedral =
  '<path d="M640,640V250H662V236H734V250H756V330H844V250H866V236H938V250H960V640Z" fill="#d9c3b4"/><path d="M756,400V330L800,288L844,330V400Z" fill="#d9c3b4"/><path d="M797,288v-34h-12v-6h12v-14h6v14h12v6h-12v34Z" fill="#c9aba4"/><path d="M676,290q22,-30 44,0v70h-44ZM880,290q22,-30 44,0v70h-44ZM678,420q20,-26 40,0v80h-40ZM882,420q20,-26 40,0v80h-40Z" fill="#c0a29f"/><circle cx="800" cy="400" r="26" fill="#c0a29f"/><path d="M640,372H960v6H640ZM640,396H960v4H640Z" fill="#c9aba4"/>'

interface House {
  x: number
  w: number
  top: number
  wall: string
  trim: string
  shutter: string
}
/** A tube house from the front: a shop behind its roller, shutters above, a balcony with plants. All in shade. */
function house({ x, w, top, wall, trim, shutter }: House, seed: number): string {
  const r = random(seed),
    shop = 560,
    foot = 812
  let s = poly(
    [
      [x, top],
      [x + w, top],
      [x + w, foot],
      [x, foot],
    ],
    wall,
  )
  s += `<path d="M${x - 6},${top}H${x + w + 6}V${top + 16}H${x - 6}ZM${x},${top + 30}H${x + w}V${top + 36}H${x}Z" fill="${trim}"/>`
  for (let y = top + 66; y < shop - 120; y += 172) {
    for (const u of [0.12, 0.56]) {
      const wx = x + w * u,
        ww = w * 0.32
      s += `<path d="M${wx - 8},${y - 10}H${wx + ww + 8}V${y + 118}H${wx - 8}Z" fill="${trim}"/><path d="M${wx},${y}H${wx + ww}V${y + 110}H${wx}Z" fill="#231f3c"/><path d="M${wx},${y}H${wx + ww * 0.46}V${y + 110}H${wx}ZM${wx + ww * 0.54},${y}H${wx + ww}V${y + 110}H${wx + ww * 0.54}Z" fill="${shutter}"/>`
      for (let k = 0; k < 9; k++)
        s += `<path d="M${wx + 4},${y + 8 + k * 11.4}H${wx + ww * 0.42}v3H${wx + 4}ZM${wx + ww * 0.58},${y + 8 + k * 11.4}H${wx + ww - 4}v3H${wx + ww * 0.58}Z" fill="#231f3c" opacity=".5"/>`
    }
    // balcony with pots
    s += `<path d="M${x + 4},${y + 122}H${x + w - 4}V${y + 134}H${x + 4}Z" fill="${trim}"/>`
    for (let k = 0; k < 14; k++)
      s += `<path d="M${x + 10 + (k * (w - 20)) / 13},${y + 78}v46h-3v-46Z" fill="#231f3c"/>`
    s += `<path d="M${x + 4},${y + 74}H${x + w - 4}v5H${x + 4}Z" fill="#231f3c"/>`
    for (let k = 0; k < 4; k++)
      s += clump(
        seed * 9 + k,
        x + w * r.range(0.1, 0.9),
        y + 84,
        r.range(46, 90),
        r.range(34, 60),
        r.pick(['#2c5a58', '#24484f', '#3a6a58']),
        8,
      )
  }
  s += `<path d="M${x + 10},${shop + 20}H${x + w - 10}V${foot}H${x + 10}Z" fill="#1f1b38"/>`
  s += `<path d="M${x + w * 0.2},${shop + 70}h${w * 0.6}v${foot - shop - 70}h${-w * 0.6}Z" fill="#8f5a44"/><path d="M${x + w * 0.26},${shop + 84}h${w * 0.48}v60h${-w * 0.48}Z" fill="#e9a85c"/>`
  return s
}
const awning = (x: number, w: number, y: number, a: string, b: string, drop = 66, out = 46): string => {
  const n = 7
  let s = ''
  for (let i = 0; i < n; i++)
    s += `<path d="M${x + (w * i) / n},${y}H${x + (w * (i + 1)) / n}L${x - out + ((w + 2 * out) * (i + 1)) / n},${y + drop}q${-(w + 2 * out) / n / 2},14 ${-(w + 2 * out) / n},0Z" fill="${i % 2 ? a : b}"/>`
  return s
}
/** A roadster seen from the side with two panniers of flowers, 1.75 m long, moving right. Metres, tyres at 0. */
function bicycle(): string {
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="-.34" r=".32" fill="none" stroke="#2a2440" stroke-width=".04"/>` +
    Array.from({ length: 8 }, (_, i) => {
      const a = (i / 8) * Math.PI
      return `<path d="M${(x - Math.cos(a) * 0.3).toFixed(3)},${(-0.34 - Math.sin(a) * 0.3).toFixed(3)}L${(x + Math.cos(a) * 0.3).toFixed(3)},${(-0.34 + Math.sin(a) * 0.3).toFixed(3)}" stroke="#8f86a0" stroke-width=".008"/>`
    }).join('')
  const r = random(21)
  let flowers = ''
  const bunch = (cx: number, cy: number, w: number, h: number, many: number) => {
    flowers += clump(Math.round(cx * 90 + 300), cx, cy + 0.04, w * 1.1, h, '#3f7f5c', 9)
    for (let i = 0; i < many; i++) {
      const a = r() * Math.PI * 2,
        d = Math.sqrt(r()),
        x = cx + (Math.cos(a) * d * w) / 2,
        y = cy + (Math.sin(a) * d * h) / 2 - 0.03
      flowers += clump(
        i + Math.round(cx * 40) + 50,
        x,
        y,
        r.range(0.09, 0.15),
        r.range(0.09, 0.14),
        r.pick(['#f29bb0', '#fff0dc', '#f6c84e', '#e0503f', '#d8709a']),
        5,
      )
    }
  }
  bunch(-0.62, -1.02, 0.78, 0.5, 30)
  bunch(-0.86, -0.66, 0.44, 0.4, 14)
  bunch(-0.36, -0.66, 0.4, 0.38, 12)
  return (
    wheel(-0.56) +
    wheel(0.56) +
    '<path d="M-.56,-.34L-.16,-.36L.02,-.82L-.28,-.84L-.56,-.34L-.2,-.84M-.16,-.36L.4,-.82M.02,-.82L.4,-.86L.56,-.34M.4,-.86L.34,-1.14L.16,-1.16" stroke="#c9483f" stroke-width=".04" fill="none" stroke-linejoin="round"/><path d="M-.36,-.9q.14,-.06 .24,.02q-.1,.06 -.24,.02Z" fill="#2a2440"/><path d="M-1,-.84H-.28v.04H-1Z" fill="#2a2440"/>' +
    flowers +
    '<path d="M-1.08,-.58H-.66L-.7,-.3H-1.04ZM-.56,-.58H-.18L-.22,-.3H-.52Z" fill="#c08a4a"/><path d="M-1.07,-.5H-.67v.05H-1.06ZM-.55,-.5H-.19v.05H-.54Z" fill="#8f5f36"/>'
  )
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#a9c6c4'],
    [260, '#dcdcc4'],
    [520, '#fbe8bd'],
    [700, '#fff0cc'],
  ])
  plate.svg(cathedral)
  plate.field((_x, y) => (y < 420 || y > 720 ? null : [[253, 236, 202], Math.min(1, (y - 420) / 260) * 0.75]))
  // far fronts of the lane, still pale
  plate.svg(
    `<path d="M560,812V380H648V812Z" fill="#c9a08c"/><path d="M952,812V350H1050V812Z" fill="#b98d84"/><path d="M578,420h22v60h-22ZM612,420h22v60h-22ZM578,530h56v40h-56ZM972,400h22v60h-22ZM1010,400h22v60h-22ZM972,520h60v44h-60Z" fill="#8f6a74"/>` +
      awning(560, 88, 590, '#d98a6a', '#f0d8b4', 30, 10) +
      awning(952, 98, 590, '#8fae9c', '#f0d8b4', 30, 10),
  )
  // sunlit paving that narrows into the lane; the near street is in the shade of the fronts
  plate.svg(
    poly(
      [
        [640, 730],
        [960, 730],
        [1100, 812],
        [1700, 812],
        [1700, 1060],
        [-60, 1060],
        [-60, 812],
        [540, 812],
      ],
      '#4a3f6a',
    ) +
      poly(
        [
          [650, 730],
          [956, 730],
          [1180, 1000],
          [1240, 1060],
          [300, 1060],
          [520, 860],
        ],
        '#ffdfa0',
      ) +
      [0.2, 0.42, 0.68]
        .map((t) => {
          const y = 730 + t * 300
          return `<path d="M${650 - t * 330},${y}H${956 + t * 270}v${2 + t * 4}H${650 - t * 330}Z" fill="#eebf86"/>`
        })
        .join(''),
  )
  plate.svg(
    house({ x: -30, w: 300, top: 60, wall: '#7f5a52', trim: '#96705c', shutter: '#3f6a68' }, 3) +
      house({ x: 270, w: 282, top: 150, wall: '#6a5378', trim: '#856a8c', shutter: '#7a4a4f' }, 5) +
      house({ x: 1056, w: 270, top: 110, wall: '#8a6a4c', trim: '#a38660', shutter: '#3a5a70' }, 7) +
      house({ x: 1326, w: 326, top: 40, wall: '#4f5a72', trim: '#6d7a8c', shutter: '#86563f' }, 9) +
      awning(-20, 280, 560, '#a8483f', '#d9c0a4', 74) +
      awning(286, 250, 566, '#2f6a6c', '#c9b8a8', 70) +
      awning(1066, 250, 562, '#b97a3c', '#d9c0a4', 72) +
      awning(1342, 300, 556, '#6a3f62', '#c9b8b4', 76),
  )
  // wires across the lane, and a lantern on each
  plate.svg(
    '<path d="M270,300Q800,400 1330,250M270,330Q780,450 1330,300" stroke="#3a3050" stroke-width="3" fill="none"/>' +
      [
        [560, 352],
        [760, 366],
        [980, 344],
      ]
        .map(
          ([x, y], i) =>
            `<path d="M${x},${y}v16" stroke="#3a3050" stroke-width="2"/><path d="M${x! - 22},${y! + 38}q0,-22 22,-22q22,0 22,22q0,24 -22,24q-22,0 -22,-24Z" fill="${['#e0503f', '#f0b04a', '#e0503f'][i]}"/><path d="M${x! + 4},${y! + 16}q18,2 18,22q0,22 -18,24q8,-24 0,-46Z" fill="#8f2f3a" opacity=".6"/><path d="M${x! - 3},${y! + 62}h6v18h-6Z" fill="#a8353a"/>`,
        )
        .join(''),
  )
  plate.svg(
    smooth(
      [
        [560, 946],
        [800, 926],
        [1010, 940],
        [1120, 966],
        [900, 976],
        [640, 966],
      ],
      '#b98a80',
      0.8,
    ),
    { opacity: 0.8 },
  )
  plate.svg(
    edgeLight(
      // she leans on the far side of her handlebar
      place(
        684,
        946,
        230,
        figure('leansOnRail', {
          skin: '#c98d66',
          hair: '#241a30',
          top: '#5f3f86',
          farTop: '#452c68',
          bottom: '#2b2a55',
          far: '#1f1e44',
          shoes: '#8f4a3c',
          cut: 'cone',
          hat: '#f6dfa6',
        }),
      ) + place(752, 948, 232, bicycle()),
      [0.4, -1],
      4,
      '#fff3cf',
    ),
  )
}
export const views: View[] = [{ name: 'exclusive-vietnam-2', focusX: 800, draw }]
