/** A ridge in a storm: a walker in a yellow coat leans into the wind, and a hut ahead has a light on. */
import { edgeLight, place, smooth } from '../kit/cut.ts'
import { overcast } from '../kit/heavens.ts'
import { grass } from '../kit/foliage.ts'
import { rock } from '../kit/landform.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

const COAT = '#f3b53c'
const FOLD = '#cf8a2e'
const DEEP = '#9d5f2c'
const SKIN = '#b9744f'
const TROUSERS = '#26375c'
const BOOT = '#46262f'
/** The walker, 1.75 m in centimetres, heading right: one hand keeps the hood on, the other holds the staff. The wind comes from the right. */
const WALKER =
  // the far arm, raised to the brim: sleeve, cuff
  `<path d="M12,-139C24,-142 36,-140 46,-131C52,-126 52,-120 47,-118C38,-117 24,-122 12,-126Z" fill="${FOLD}"/><path d="M40,-119C44,-132 45,-144 42,-155L52,-156C56,-144 56,-130 52,-121C49,-116 42,-115 40,-119Z" fill="${FOLD}"/>` +
  // the far leg, pushing off
  `<path d="M-16,-78C-18,-62 -20,-54 -24,-46C-32,-36 -40,-28 -47,-20L-37,-11C-26,-18 -14,-28 -5,-40C0,-52 4,-64 8,-76Z" fill="#1a2745"/><path d="M-49,-23L-35,-12C-34,-8 -32,-4 -29,-2C-28,0 -30,1.5 -33,1C-38,0 -42,-4 -46,-8C-51,-11 -55,-15 -54,-18C-53,-21 -51,-23 -49,-23Z" fill="#33202c"/>` +
  // the near leg, set down with the whole sole
  `<path d="M-6,-78C0,-66 6,-56 10,-46C13,-34 15,-22 16,-10L31,-10C32,-24 31,-38 28,-48C27,-58 27,-68 26,-78Z" fill="${TROUSERS}"/><path d="M-6,-78C0,-66 6,-56 10,-46C13,-34 15,-22 16,-10L20,-10C20,-26 18,-40 13,-50C9,-60 6,-70 4,-78Z" fill="#1c2a4a"/>` +
  `<path d="M15,-13H32C33,-10 37,-8 42,-6C47,-4.5 49,-2 48.5,1H14.5C13,-4 14,-9 15,-13Z" fill="${BOOT}"/><path d="M14,-1.5H49L48.5,1.5H14.5Z" fill="#1c1420"/>` +
  // the pack under its cover, on the back
  '<path d="M6,-138C-8,-144 -24,-142 -31,-132C-37,-122 -38,-106 -34,-97C-26,-91 -10,-92 0,-96Z" fill="#2f7780"/><path d="M-12,-142C-22,-141 -28,-137 -31,-132C-37,-122 -38,-106 -34,-97C-30,-94 -26,-93 -21,-93C-27,-106 -25,-128 -12,-142Z" fill="#1d5464"/><path d="M-36,-111C-26,-107 -12,-107 0,-111" stroke="#1d5464" stroke-width="1.6" fill="none"/>' +
  // the coat: pressed on the legs in front, flying behind
  `<path d="M27,-145C34,-136 36,-124 33,-110C31,-98 33,-84 30,-64C20,-60 8,-60 -4,-64C-20,-58 -34,-60 -48,-69C-58,-75 -68,-74 -82,-66C-72,-82 -56,-90 -40,-95C-24,-101 -14,-112 -9,-128C-8,-138 0,-148 12,-149Z" fill="${COAT}"/>` +
  // its lining and the folds that the wind draws from the shoulder and the hip
  `<path d="M-82,-66C-72,-82 -56,-90 -40,-95C-30,-98.500 -22,-104 -16,-112C-18,-98 -26,-88 -40,-82C-54,-78 -70,-74 -82,-66Z" fill="${FOLD}"/><path d="M-48,-69C-34,-72 -22,-80 -12,-96C-12,-82 -8,-70 -4,-64C-20,-58 -34,-60 -48,-69Z" fill="${FOLD}"/><path d="M-4,-64C-6,-74 -4,-84 2,-94C2,-82 6,-72 12,-62C6,-61.500 1,-62.500 -4,-64Z" fill="${DEEP}"/><path d="M24,-104C20,-92 19,-78 22,-62L27,-63C24,-78 23,-92 24,-104Z" fill="${FOLD}"/>` +
  // neck and face in profile, bent into the wind
  `<path d="M12,-150L27,-156L29,-143C22,-140 16,-141 12,-144Z" fill="#8f533f"/><path d="M24,-174C30,-175 35,-173 37,-168C38,-165 38.500,-163 39.500,-161C41,-158.500 42.500,-157 42.500,-155.800C42.300,-154.600 40.500,-154.600 39.800,-154.200C40,-153 40.600,-152.400 40.200,-151.600C40.200,-150.800 39.600,-150.400 39.500,-149.600C39.700,-148 39,-146.200 37,-145.600C32,-144.600 27,-147 24,-150Z" fill="${SKIN}"/>` +
  '<path d="M24,-174C30,-175 35,-173 37,-168C33,-168.500 30,-167 28.500,-163C28,-160 26,-158 24,-158Z" fill="#231a33"/><path d="M34.500,-162.800q2,-1.200 3.800,-.3" stroke="#231a33" stroke-width="1.100" fill="none"/><path d="M34.800,-160q1.500,-.9 2.800,0" stroke="#231a33" stroke-width="1.200" fill="none"/><path d="M36.500,-151.200q2,.4 3.500,-.3" stroke="#7a3b33" stroke-width=".9" fill="none"/>' +
  // the hood
  `<path d="M42,-175C38,-183 28,-187 18,-184C6,-180 0,-168 3,-154C5,-148 8,-144 14,-141C20,-140 26,-141 29,-143C25,-150 24,-158 27,-166C30,-171 36,-174 42,-175Z" fill="${COAT}"/><path d="M18,-184C6,-180 0,-168 3,-154C5,-148 8,-144 14,-141C17,-140.500 20,-140.500 22,-141C13,-146 8,-154 8.500,-165C9,-173 12,-180 18,-184Z" fill="${FOLD}"/><path d="M42,-175C36,-174 30,-171 27,-166C24,-158 25,-150 29,-143L26,-142C21,-150 20,-159 23,-167C26,-173 33,-177 42,-175Z" fill="${DEEP}"/>` +
  // the far hand: fingers over the brim, the thumb below it
  `<path d="M42,-156C41,-162 39,-166 36.500,-169L33,-172.500C31.500,-174.500 33.500,-176.500 35.500,-175.500C38,-177.500 42,-178 45,-176C49,-172 52,-164 52,-156Z" fill="${SKIN}"/><path d="M36,-175.500L41,-170M39.500,-177L44.500,-170.500" stroke="#8f533f" stroke-width=".9" fill="none"/><path d="M40.500,-154.500L53,-156.500L53.500,-151.500L41.500,-149.500Z" fill="${DEEP}"/>` +
  // scarf: round the neck, both ends away with the wind
  '<path d="M10,-146C-2,-152 -14,-146 -26,-151C-38,-156 -50,-150 -68,-158C-66,-152 -68,-148 -72,-144C-56,-139 -46,-146 -34,-142C-20,-137 -6,-140 8,-137Z" fill="#d4493a"/><path d="M6,-141C-6,-137 -16,-130 -28,-131C-36,-131 -42,-126 -52,-127C-49,-123 -49,-120 -50,-116C-38,-115 -32,-121 -24,-121C-12,-121 0,-128 9,-134Z" fill="#a8353a"/><path d="M6,-148C14,-143 24,-142 31,-146C33,-143 33,-139 31,-136C23,-132 12,-133 5,-138C2,-141 3,-146 6,-148Z" fill="#d4493a"/><path d="M5,-138C12,-133 23,-132 31,-136C32,-137.500 32.600,-139 32.700,-141C24,-137 14,-138 4,-143C3.500,-141 4,-139.500 5,-138Z" fill="#a8353a"/>' +
  // the near arm over the coat, bent at the elbow, and the staff that it sets down ahead
  '<path d="M43.500,-133L46.500,-133.500L69,1L65.500,1.500Z" fill="#4a3528"/>' +
  `<path d="M-4,-134C2,-141 13,-140 17,-132C20,-124 20,-114 19,-107C17,-100 6,-99 3,-105C-1,-114 -6,-126 -4,-134Z" fill="${COAT}"/><path d="M3,-105C6,-111 13,-113 19,-112C28,-111 36,-110.500 43,-111L44,-100C34,-97 22,-95 12,-96.500C6,-97.500 2,-100 3,-105Z" fill="${COAT}"/><path d="M-4,-134C-6,-126 -1,-114 3,-105C2,-100 6,-97.500 12,-96.500C22,-95 34,-97 44,-100L43.600,-103.500C33,-101 20,-100.500 12,-103C5,-110 -1,-122 -4,-134Z" fill="${FOLD}"/><path d="M19,-112C15,-110 12,-107 11,-104C14,-106.500 16,-108 19,-108.500Z" fill="${FOLD}"/><path d="M41,-112L46,-111.500L47,-99.500L42,-99Z" fill="${DEEP}"/>` +
  // the near hand round the staff: back of the hand, thumb up the shaft, four fingers from the far side
  `<path d="M46,-110.500C49,-112.500 53,-112.500 55,-110.500C57,-107 57,-102 55,-99.500C52,-98 48.500,-98.500 46.800,-100Z" fill="${SKIN}"/><path d="M46.500,-110C47,-114 48,-117 49.500,-118C51.500,-118 52.200,-116 51.800,-112Z" fill="${SKIN}"/><path d="M51.500,-107.500L56.300,-107M51.600,-104.600L56.500,-104.200M51.500,-101.900L55.800,-101.600" stroke="#8f533f" stroke-width=".9"/>`
/** Far ridges: `y` at the left and the right edge of the wide picture. */
const ridgeLine = (ink: string, seed: number, points: Pt[], amp = 14): string =>
  rock([...points, [2000, 1100], [-400, 1100]], ink, amp, seed)
/** A stone hut on its own shelf of the hill, the gable towards us: metres, the door sill at 0. */
const HUT =
  // chimney, long wall in shade, gable, eaves
  '<path d="M-3.7,-5.3h.8v1.9h-.8Z" fill="#1c2440"/><path d="M-3.8,-5.45h1v.3h-1Z" fill="#2a3350"/>' +
  '<path d="M-5.4,.3L-5.4,-2.3L.1,-2.5V.6Z" fill="#2b3856"/><path d="M0,.7V-2.5L2.1,-4.6L4.2,-2.4V.5Z" fill="#43516c"/>' +
  '<path d="M-5.9,-2.05L-4.1,-4.35L2.15,-4.95L-.35,-2.2Z" fill="#18203a"/><path d="M2.15,-4.95L4.7,-2.1L4.4,-1.95L2.1,-4.4L.0,-2.05L-.35,-2.2Z" fill="#101730"/>' +
  '<path d="M-4.4,-1.65L-3.3,-1.7V-.6L-4.4,-.58ZM-2.2,-1.75L-1.1,-1.8V-.62L-2.2,-.6ZM2.5,-1.9H3.5V-.75H2.5Z" fill="#ffd678"/><path d="M.7,.65V-1.75H1.8V.62Z" fill="#ffe7a8"/>' +
  '<path d="M-3.85,-1.68V-.59M-1.65,-1.78V-.61M3,-1.9V-.75M-4.4,-1.13L-3.3,-1.15M-2.2,-1.2L-1.1,-1.22M2.5,-1.33H3.5" stroke="#2b3856" stroke-width=".1"/>'
interface Layout {
  dx: number
  walker: { x: number; y: number; k: number }
  hut: { x: number; y: number; k: number }
  /** Where the path to the hut leaves the ground in front. */
  turn: Pt
  wide: number
}
function draw(plate: Plate, { dx, walker: w, hut: h, turn, wide }: Layout): void {
  overcast(plate, ['#2f3f57', '#5a6d80', '#8fa0a6', '#d8d6c4', '#f6e8c4'], 640, 5)
  const plane = (body: string, opacity = 1) =>
    plate.svg(`<g transform="translate(${dx},0)">${body}</g>`, { opacity })
  plane(
    ridgeLine('#a9b6b4', 3, [
      [-400, 610],
      [0, 560],
      [200, 470],
      [330, 500],
      [480, 400],
      [640, 520],
      [860, 560],
      [1060, 500],
      [1230, 430],
      [1400, 520],
      [1700, 470],
      [2000, 560],
    ]),
  )
  // the sides of the far peaks that face the light
  plane(
    rock(
      [
        [480, 402],
        [640, 522],
        [700, 640],
        [560, 600],
        [520, 520],
        [486, 480],
      ],
      '#c6cdc2',
      8,
      8,
    ) +
      rock(
        [
          [1230, 432],
          [1400, 522],
          [1420, 640],
          [1300, 590],
          [1270, 520],
          [1234, 492],
        ],
        '#c6cdc2',
        8,
        9,
      ),
  )
  plane(
    ridgeLine('#768b91', 5, [
      [-400, 640],
      [-60, 690],
      [160, 640],
      [400, 690],
      [620, 660],
      [860, 640],
      [1080, 600],
      [1300, 640],
      [1500, 590],
      [2000, 640],
    ]),
  )
  plane(
    ridgeLine('#4a6672', 7, [
      [-400, 760],
      [0, 740],
      [360, 770],
      [700, 730],
      [1000, 690],
      [1240, 650],
      [1440, 640],
      [1640, 660],
      [2000, 640],
    ]),
  )
  // the hill: from the walker's path up to the shelf with the hut
  const far = wide + 80
  const shelf = h.y + 4
  const hill: Pt[] = [
    [-80, w.y + 60],
    [Math.min(w.x - 200, h.x - h.k * 26), w.y - 4],
    [h.x - h.k * 21, w.y - 30],
    [h.x - h.k * 11, shelf + 34],
    [h.x - h.k * 6.6, shelf + 2],
    [h.x + h.k * 5.4, shelf],
    [h.x + h.k * 8, shelf - 16],
    [far, shelf - 44],
    [far, 1100],
    [-80, 1100],
  ]
  plate.svg(edgeLight(rock(hill, '#2a4656', 5, 12), [0.2, -1], 4, '#7f9a86'))
  plate.svg(
    `<defs><radialGradient id="glow"><stop offset="0" stop-color="#ffdf96" stop-opacity=".5"/><stop offset="1" stop-color="#ffdf96" stop-opacity="0"/></radialGradient></defs><circle cx="${h.x}" cy="${h.y - h.k}" r="${h.k * 8}" fill="url(#glow)"/>` +
      // the path from the walker to its door, and its light on the ground
      smooth(
        [
          [h.x + h.k * 0.4, h.y + h.k * 1.6],
          [h.x + h.k * 2.2, h.y + h.k * 1.6],
          [(h.x + turn[0]) / 2 + h.k * 4, (h.y + turn[1]) / 2],
          [turn[0] + 60, turn[1] + 30],
          [turn[0] - 70, turn[1] + 30],
          [(h.x + turn[0]) / 2 + h.k * 1.4, (h.y + turn[1]) / 2 - h.k],
        ],
        '#6d8a8a',
        0.9,
      ) +
      `<path d="M${h.x + h.k * 0.6},${h.y + h.k * 0.5}h${h.k * 1.3}l${h.k * 2},${h.k * 1.7}h${-h.k * 4.6}Z" fill="#ffd98a" fill-opacity=".75"/>` +
      place(h.x, h.y, h.k, HUT),
  )
  const near: Pt[] = [
    [-80, w.y + 14],
    [w.x - 300, w.y + 2],
    [w.x + 40, w.y],
    [w.x + 260, w.y + 10],
    [w.x + 520, w.y + 52],
    [far, w.y + 66],
    [far, 1100],
    [-80, 1100],
  ]
  plate.svg(
    edgeLight(rock(near, '#1b3040', 5, 15), [0.2, -1], 4, '#55757a') +
      // the trodden path under the walker's feet
      `<path d="M-80,${w.y + 34}C${w.x - 260},${w.y + 8} ${w.x + 60},${w.y + 2} ${w.x + 320},${w.y + 22}C${w.x + 160},${w.y + 36} ${w.x - 200},${w.y + 40} -80,${w.y + 84}Z" fill="#48646c"/><path d="M${w.x - w.k * 0.5},${w.y + 10}q${w.k * 0.4},-12 ${w.k * 1.1},0q${-w.k * 0.5},16 ${-w.k * 1.1},0Z" fill="#1b2b3a"/>`,
  )
  // wind: rain at one slant behind the walker, and a little in front; grass bent one way
  const r = random(11)
  const rain = (many: number, clear: number): string => {
    let d = ''
    for (let i = 0; i < many; i++) {
      const x = r.range(-100, wide + 200),
        y = r.range(-40, 960),
        long = r.range(40, 120)
      if (Math.hypot(x - long / 2 - w.x, y - (w.y - w.k)) < clear) continue
      d += `M${x.toFixed(1)},${y.toFixed(1)}l${(-long).toFixed(1)},${(long * 0.52).toFixed(1)}l2,2Z`
    }
    return `<path d="${d}" fill="#eef0e2" stroke="#eef0e2" stroke-width="1.4"/>`
  }
  plate.svg(rain(90, 0), { opacity: 0.42 })
  plate.svg(edgeLight(place(w.x, w.y + 12, w.k / 100, WALKER), [1, -0.5], w.k / 80, '#fff0bf'))
  plate.svg(rain(34, w.k * 1.05), { opacity: 0.5 })
  plate.svg(
    `<g transform="translate(${wide},0) scale(-1,1)">${grass(3, -20, wide + 20, 1010, 84, '#0f1d30', 10)}</g>`,
  )
}
export const views: View[] = [
  {
    name: 'travel-insurance-cover',
    focusX: 700,
    draw: (plate) =>
      draw(plate, {
        dx: 0,
        walker: { x: 600, y: 880, k: 372 },
        hut: { x: 1240, y: 668, k: 25 },
        turn: [940, 900],
        wide: 1600,
      }),
    drawTall: (plate) =>
      draw(plate, {
        dx: -560,
        walker: { x: 290, y: 876, k: 296 },
        hut: { x: 590, y: 690, k: 17 },
        turn: [590, 890],
        wide: 750,
      }),
  },
]
