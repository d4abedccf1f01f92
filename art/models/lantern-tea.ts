/** Tea by a lantern in the snow: she leans forward and pours from a flask, he sits on a bench and holds the cup. Metres, feet at y = 0, y down; she faces right, he left. The lantern stands between them. */
import { edgeLight, place } from '../kit/cut.ts'
import { FACE, form, limb, path } from '../kit/cut-figure.ts'
import { mix } from '../kit/ink.ts'
import type { Pt } from '../kit/vec.ts'

const NIGHT = '#171a4c',
  GLOW = '#ffc27a',
  SKIN = '#d08c66',
  HAIR = '#241a3c',
  HER_COAT = '#a8223f',
  HIS_COAT = '#0f6b73',
  HER_TROUSERS = '#34336e',
  HIS_TROUSERS = '#4a3a66',
  RED = '#d9412f',
  YELLOW = '#eeb03c'
/** The light is on the right of each figure as it is drawn. */
const LIGHT: Pt = [3.4, 0.6]
const tube = (joints: readonly Pt[], half: readonly number[], ink: string, over = ''): string =>
  form(limb(joints, half), ink, [2.2, 1.2], over, 0.5)
/** A winter boot whose ankle is at (x, y), its toe to the right. */
const boot = (x: number, y: number, ink: string): string =>
  `<g transform="translate(${x},${y})">${
    form(
      'M-6.5,-15L6,-15C5.4,-10 6.2,-7.4 9.4,-5.6C13.4,-3.8 18.4,-3.2 19.8,-.6L20,2L-7.2,2C-8.2,-2 -6.8,-8 -6.5,-15Z',
      ink,
      [3, 0.8],
      '',
      0.5,
    ) +
    path('M-7.6,1.6H20.2L19.8,4.2H-7.2Z', NIGHT) +
    path('M-8,-18.4C-4,-19.6 4,-19.6 7.4,-18.4C8.4,-16.6 8.2,-14.6 7,-13.4C3,-12.4 -4,-12.4 -7.4,-13.4C-8.8,-14.8 -8.8,-16.8 -8,-18.4Z', '#cdbcc8') // prettier-ignore
  }</g>`
/** A head in profile at (x, y): the light comes from below, so brow and cheekbone are in shade. */
const head = (x: number, y: number, turn: number, hair: string, hat: string, deep: number): string =>
  `<g transform="translate(${x},${y}) rotate(${turn}) scale(23)">${
    form(
      FACE,
      SKIN,
      [0.13, 0.05],
      path(
        'M.36,-.4L.36,-.17C.24,-.2 .16,-.16 .12,-.06C.1,.06 .02,.1 -.1,.12L-.5,.1V-.6Z',
        mix(SKIN, '#7c2f5c', 0.34),
      ),
      deep,
    ) + // prettier-ignore
    // the light from below, on the jaw and under the nose and brow
    path(
      'M.356,.385C.36,.39 .361,.395 .36,.4C.35,.475 .27,.505 .2,.48C.12,.455 .05,.41 -.01,.35C.08,.42 .22,.455 .356,.385ZM.44,.09C.455,.13 .42,.145 .38,.15L.34,.13C.37,.12 .41,.11 .44,.09Z',
      GLOW,
    ) +
    path('M.19,-.1Q.28,-.165 .35,-.115L.345,-.08Q.28,-.115 .2,-.07Z', HAIR) +
    path('M.2,.005Q.27,.055 .335,.01L.34,.03Q.27,.085 .2,.03Z', HAIR) +
    hair +
    // a smile: the mouth, the teeth, the fold of the cheek
    path('M.396,.2C.355,.232 .3,.222 .24,.15C.245,.25 .32,.305 .376,.262Z', '#8a2f3e') +
    path('M.392,.204C.355,.234 .305,.226 .256,.174C.285,.242 .34,.262 .384,.232Z', '#fff1e0') +
    path('M.262,.1C.226,.116 .206,.15 .214,.2C.2,.15 .218,.104 .262,.1Z', mix(SKIN, '#7c2f5c', 0.5)) +
    path('M-.13,.02C-.06,-.06 .03,0 0,.1C-.02,.17 -.09,.17 -.11,.12Z', mix(SKIN, NIGHT, 0.2)) +
    hat
  }</g>`
/** A knitted hat with its edge turned up. */
const knitted = (ink: string, bobble: boolean): string =>
  (bobble ? form('M-.42,-.78C-.42,-.92 -.3,-1 -.19,-.98C-.06,-.97 .03,-.87 0,-.76C-.02,-.64 -.12,-.58 -.22,-.6C-.34,-.6 -.42,-.68 -.42,-.78Z', '#f0dccb', [0.07, 0.03]) : '') + // prettier-ignore
  form('M.43,-.22C.44,-.52 .22,-.75 -.05,-.75C-.38,-.75 -.6,-.48 -.56,-.04Z', ink, [0.12, 0.04], '', 0.5) +
  form('M.455,-.37C.475,-.3 .475,-.22 .455,-.155C.14,-.13 -.24,-.05 -.52,.06C-.56,0 -.59,-.08 -.59,-.16C-.3,-.27 .1,-.35 .455,-.37Z', mix(ink, '#ffffff', 0.13), [0.13, 0.03], '', 0.5) // prettier-ignore
/** Four fingers and a thumb that close round a bar along x. */
const wrap = (skin: string): string =>
  path(
    'M-8.6,-4.4C-5,-6.6 3,-6.8 6.4,-5.4C7.6,-3 7.4,2 6.2,4.4C2,6 -4,5.8 -7.4,4.6C-9.4,2 -9.6,-2 -8.6,-4.4Z',
    mix(skin, NIGHT, 0.3),
  ) + // prettier-ignore
  [-4.9, -1.7, 1.5, 4.7]
    .map(
      (x, i) =>
        `<rect x="${x - 1.5}" y="${[-3.2, -4, -4, -3.2][i]}" width="3" height="${[9, 10.2, 10, 8.6][i]}" rx="1.5" fill="${skin}"/>`,
    ) // prettier-ignore
    .join('') +
  path('M-8,-2.6C-6,-6 -1,-8 5,-7.6C6.8,-7.2 6.8,-5 5.2,-4.7C1,-4.8 -2,-3.6 -4,-1.4Z', skin)
const FLASK =
  form(
    'M-15,-4.6C-15,-5.2 -14.4,-5.4 -14,-5.4H10C11.6,-5.4 12,-4.4 12.6,-3.6L12.6,3.6C12,4.4 11.6,5.4 10,5.4H-14C-14.6,5.4 -15,5 -15,4.6Z',
    '#5b6aa0',
    [0.6, 2.4],
    '',
    0.5,
  ) + // prettier-ignore
  path('M12.4,-3.5H17.4V3.5H12.4Z', '#dfe5f2') +
  path('M12.4,-3.5H17.4V-1H12.4Z', '#7b86b4')
const HERS =
  // the far foot is ahead, its knee bent; the near leg is behind her
  tube([[-6, -80], [5.4, -43], [6.6, -14]], [8.6, 7.2, 5.6], mix(HER_TROUSERS, NIGHT, 0.4)) + // prettier-ignore
  boot(8, -5.6, '#472a40') +
  tube([[-9, -80], [-14, -45], [-22, -14]], [9, 7.6, 5.8], HER_TROUSERS) + // prettier-ignore
  boot(-22.6, -3.6, '#85504f') +
  // coat
  form(
    'M9,-141C0,-138 -9,-127 -14,-113C-18,-101 -21,-88 -24.5,-74C-26,-67 -28,-60 -29,-55C-16,-49.5 2,-48.5 14.5,-51.5C15,-62 14.4,-74 14,-84C14.4,-94 18,-103 22,-111C26,-119 28,-126 26,-132C24,-138 19,-141 9,-141Z',
    HER_COAT,
    LIGHT,
    path('M-21,-90C-10,-86 4,-86 15.6,-90L15,-84.6C4,-81 -10,-81 -22.4,-84.6Z', mix(HER_COAT, NIGHT, 0.5)) +
      path('M0,-82C-3,-72 -5,-62 -6,-50L-2,-50C-1,-62 1,-72 2,-82Z', mix(HER_COAT, NIGHT, 0.3)) +
      path('M30,-50L4,-50C6,-62 7.6,-76 9.4,-90C12,-100 15,-108 20,-116L30,-120Z', '#d9504b'),
    0.52,
  ) +
  path('M-29,-55.4C-16,-50 2,-49 14.5,-52L14.8,-46.6C2,-43.6 -17,-44.6 -30,-50.4C-30.6,-52.6 -30.2,-54.2 -29,-55.4Z', '#b9a8bd') + // prettier-ignore
  // neck, head, collar
  path('M12,-139L17,-151L27,-146L23,-134Z', mix(SKIN, '#6a2f5c', 0.45)) +
  head(
    27.6,
    -152.6,
    16,
    path('M-.56,-.1L.06,-.16C.05,-.07 .01,-.02 -.05,.03C-.09,.12 -.14,.2 -.21,.28C-.3,.42 -.38,.6 -.48,.82L-.78,.72C-.66,.44 -.6,.16 -.56,-.1Z', HAIR), // prettier-ignore
    knitted(RED, true),
    0.16,
  ) +
  form('M6,-142C10,-144.6 16,-143.4 21,-139.6C25,-137 28,-134 28.4,-130.6C27,-128 24,-127.4 21,-128.6C14,-131 8,-134 4.6,-137.4C4,-139.4 4.6,-141 6,-142Z', '#dccbd0', [2.4, 1.4], '', 0.4) // prettier-ignore
const HER_ARM =
  `<g transform="translate(59,-114) rotate(24)">${FLASK}</g>` +
  `<g transform="translate(59,-114) rotate(24) translate(-8,0)">${wrap(SKIN)}</g>` +
  form('M9,-138C14,-137.6 18,-133 21.6,-127.6L30,-116.2C35,-118 38,-120.4 42,-124L45.4,-114C41,-109.4 35,-103 28.8,-100.4C24.8,-99.2 20.6,-100.8 17.6,-104.6C11.6,-111.4 4.6,-119.6 1.4,-127C-.4,-132.6 3,-138 9,-138Z', HER_COAT, [2.2, 1.2], '', 0.5) + // prettier-ignore
  path('M40.4,-125.2C42.2,-126.8 44.2,-126.6 45,-125.2C46.9,-121.8 48,-118 48.2,-115C47.6,-113.2 45.8,-112.6 44.2,-113.4C43.7,-117.3 42.5,-121.5 40.4,-125.2Z', '#e3d2d4') // prettier-ignore
/** He faces right here, and is turned round when he is placed. His hip is at x = 0. */
const HIS =
  path(limb([[9, -96], [20, -73], [37, -81]], [6.6, 6, 4.4]), mix(HIS_COAT, NIGHT, 0.5)) + // prettier-ignore
  // far leg drawn in
  tube([[4, -51], [33, -53], [22, -34], [11, -14]], [8, 7.4, 6.6, 5.4], mix(HIS_TROUSERS, NIGHT, 0.4)) + // prettier-ignore
  boot(10, -4, '#3b2f52') +
  // near leg
  form(
    'M-8,-60C6,-62 24,-62 38,-61C46,-60.6 50.4,-56 50,-48C49.4,-36 47.4,-24 46.4,-13L34.6,-13C34.4,-24 35,-34 36,-43.4C24,-43 8,-43.6 -8,-43.6Z',
    HIS_TROUSERS,
    [2.4, 2.2],
    '',
    0.5,
  ) +
  boot(40, -4, '#4b3a58') +
  // jacket
  form(
    'M2,-108C-8,-105 -15,-95 -18,-82C-19.6,-70 -19,-56 -16.6,-45C-8,-41.6 4,-42.4 12.6,-46C17,-50 19.6,-58 20,-68C21,-80 21.4,-91 18.6,-99C16,-105.4 9,-109 2,-108Z',
    HIS_COAT,
    LIGHT,
    path('M-19,-54C-6,-50 6,-50.6 18,-56L17,-51.6C6,-46.6 -6,-46 -19,-49.6Z', mix(HIS_COAT, NIGHT, 0.45)),
    0.55,
  ) +
  path('M4,-103L5.4,-117L17.4,-113L17,-101Z', mix(SKIN, '#6a2f5c', 0.45)) +
  head(
    15.5,
    -120.5,
    12,
    path('M-.5,-.08L-.02,-.14L.02,0C-.04,.04 -.08,.06 -.13,.12C-.16,.22 -.22,.29 -.32,.31C-.42,.22 -.48,.08 -.5,-.08Z', HAIR) + // prettier-ignore
      path('M.36,.31C.365,.36 .36,.39 .355,.41C.34,.48 .26,.51 .18,.48C.08,.45 0,.39 -.07,.3L-.15,.12L-.09,.08C-.03,.2 .06,.27 .16,.28C.22,.2 .28,.16 .37,.16L.385,.2C.33,.2 .29,.22 .28,.25C.29,.28 .32,.3 .36,.31Z', HAIR) + path('M.355,.4C.34,.48 .26,.51 .18,.48C.1,.455 .04,.41 -.02,.355C.08,.42 .22,.46 .355,.4Z', '#a5654e'), // prettier-ignore
    knitted('#3f5f8f', false),
    0.4,
  ) +
  // scarf: the turn round the neck and the end that hangs down his front
  form('M10.4,-103C15,-100 18,-94 18.4,-84L18,-73L10,-74.4C11,-84 9,-94 5,-100Z', YELLOW, [2, 1], '', 0.5) +
  form('M-1.6,-109.4C4,-106.6 12,-106.8 18.4,-110C20.4,-107.6 20.4,-103 18.6,-100.4C12,-96.6 3,-97 -2.8,-101C-4,-104 -3.6,-107.6 -1.6,-109.4Z', YELLOW, [2.4, 1.2], '', 0.5) // prettier-ignore
const CUP =
  form('M35.6,-96H48.4L47.2,-83.2C44,-81.4 40,-81.4 36.8,-83.2Z', '#ece6ea', [2.2, 0.4], '', 0.4) +
  '<ellipse cx="42" cy="-96" rx="6.4" ry="1.7" fill="#8a4a34"/>'
const FAR_SKIN = mix(SKIN, '#5a2a55', 0.36)
const HIS_ARM =
  // the far hand is under the cup, the tips of its fingers curl up before it
  path('M40,-83C45,-83.4 47.6,-86.4 48.4,-90C49.2,-91.6 51,-91 50.8,-89.2C50.4,-84.6 47,-80.6 42,-79.6Z', mix(SKIN, '#5a2a55', 0.5)) + // prettier-ignore
  path('M33,-84.6C36,-84.8 40,-83.6 44,-83.4C46.6,-83.6 48,-85 49.4,-87.4C50.6,-88.8 52.4,-87.8 52,-86C51.2,-82.4 48.4,-79.2 44.6,-78.4C40.6,-77.4 36.6,-77.6 33,-79Z', FAR_SKIN) + // prettier-ignore
  CUP +
  // the near hand: its back, four fingers that lie round the cup, the thumb at its rim
  path('M30.4,-84.6C31.4,-88.6 34,-91.4 37.2,-92C38.8,-91.8 39.4,-90 39.2,-87.4L38.6,-81.6C36.4,-79.8 33,-79.4 31,-80.4Z', mix(SKIN, '#5a2a55', 0.2)) + // prettier-ignore
  [-90.6, -87.9, -85.2, -82.7]
    .map((y, i) => `<rect x="35" y="${y - 0.1}" width="${[9.4, 10.4, 9.8, 8.2][i]}" height="2.5" rx="1.25" fill="${SKIN}"/>`) // prettier-ignore
    .join('') +
  path('M32.4,-87C33.6,-91 35.6,-95 37.8,-96.2C39.4,-96.4 39.8,-94.8 39,-93C38.2,-91 37.2,-88.6 36.6,-86Z', SKIN) + // prettier-ignore
  form('M5,-104.6C10.6,-104.6 14,-100.6 14.6,-95L17,-80C20.6,-81.8 24.6,-84 28.6,-87L33.8,-77.6C28,-72.4 21,-67 15,-63.2C11,-61.4 6.6,-63 4.6,-67.4C1,-76 -2,-87 -2,-95.6C-2,-101.4 1,-104.6 5,-104.6Z', HIS_COAT, [2.2, 1.2], '', 0.55) + // prettier-ignore
  path('M25.4,-85L28.8,-87.4C30.8,-84.6 32.8,-81 34,-77.6L31,-75C29.8,-78.6 27.6,-82.2 25.4,-85Z', '#3d9aa0') // prettier-ignore
const HIP = 118
/** The bench, seen along its length, with snow on its free end. */
const BENCH =
  path('M120.6,-42H130.6L130,3H121.2ZM172,-42H182L181.4,3H172.6Z', '#2b2250') +
  form('M93,-45.4H191V-39H93Z', '#6b4a5e', [-1, -2.4], '', 0.5) +
  path('M139,-44.9C145,-48.8 155,-50.6 166,-50.8C175,-51 181.6,-50 185,-47.8C187.4,-46.4 187,-44.6 185,-44.2C178,-43 173,-44.6 164,-43.6C154,-42.8 147,-44.4 139,-44.9Z', '#b9c6ec') // prettier-ignore
const LANTERN =
  path('M-2,-35C-10,-36 -10,-49 0,-49.4C10,-49 10,-36 2,-35', 'none').replace(
    'fill="none"',
    `fill="none" stroke="${NIGHT}" stroke-width="1.4"`,
  ) + // prettier-ignore
  path('M-8.4,-6C-10.4,-13 -10.4,-20 -7.6,-27H7.6C10.4,-20 10.4,-13 8.4,-6Z', '#ffdf95') +
  path('M-5,-6.4C-6.4,-13 -6.4,-19 -4.6,-25H4.6C6.4,-19 6.4,-13 5,-6.4Z', '#fff3cc') +
  path('M-10,-7H10L11.4,0C8,1.6 -8,1.6 -11.4,0Z', NIGHT) +
  path('M-9.4,-26H9.4L6.4,-30.4C6,-33.4 4,-35.4 0,-35.4C-4,-35.4 -6,-33.4 -6.4,-30.4Z', NIGHT) +
  path('M-10.2,-7H-8.8V-26H-10.2ZM8.8,-7H10.2V-26H8.8Z', NIGHT)
/** Where the lantern stands, in metres from her. */
const LANTERN_AT = 0.445
/** One thin thread of steam. */
const STEAM = path('M79.8,-97C77.2,-105 83.6,-111 82,-119C80.6,-126 77.6,-131 79.6,-141C79,-131 82.2,-126 83.1,-119C84.1,-110.6 78.4,-105 81,-97Z', '#f0e2ea') // prettier-ignore
/** What stands above the snow: its lower edge closes over the boots and the legs of the bench. */
const ABOVE_SNOW =
  'M-300,-300H400V-1C300,-1 206,-.6 196,-1C188,-3.6 182,-4.6 174,-4.2C168,-3 164,-.8 158,-.8C152,-.8 148,-.8 144,-1.2C140,-2.8 136,-3.6 131,-3.6L122,-3.2C119,-2.6 118,-.9 115,-.8C108,-1 98,-3.4 90,-2.6C82,-1.8 78,-.4 70,-.8C64,-1.2 58,-3 50,-.4H36C30,-3 22,-1.8 14,-1.2C8,-.8 2,-3.2 -6,-2.8C-14,-2.4 -20,-.4 -28,-1.4C-40,-2 -200,-1 -300,-1Z'
/** The light of the lantern on the snow and in the air, and the shadows that it throws: hers to the left, his and the bench's to the right. */
export function lanternPool(x: number, y: number, k: number, shade: string): string {
  const [lx, ly] = [x + LANTERN_AT * k, y + 0.02 * k],
    fade = (id: string, to: number) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="42" y1="0" x2="${to}" y2="0"><stop offset=".3" stop-color="${shade}" stop-opacity=".85"/><stop offset="1" stop-color="${shade}" stop-opacity="0"/></linearGradient>`
  return (
    `<radialGradient id="pool" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${lx},${ly}) scale(${k * 1.8},${k * 0.36})"><stop offset="0" stop-color="#fff0c8"/><stop offset=".16" stop-color="#ffdca0"/><stop offset=".42" stop-color="#f0a877" stop-opacity=".8"/><stop offset="1" stop-color="#b9748f" stop-opacity="0"/></radialGradient>` +
    `<ellipse cx="${lx}" cy="${ly}" rx="${k * 1.8}" ry="${k * 0.36}" fill="url(#pool)"/>` +
    `<radialGradient id="halo"><stop offset="0" stop-color="#ffd9a0" stop-opacity=".62"/><stop offset=".4" stop-color="#f0a0b0" stop-opacity=".24"/><stop offset="1" stop-color="#d88cc0" stop-opacity="0"/></radialGradient><circle cx="${lx}" cy="${ly - k * 0.18}" r="${k * 0.95}" fill="url(#halo)"/>` +
    fade('hers', -130) +
    fade('his', 205) +
    place(x, y, k / 100, path('M-30,-3L26,0C-30,5 -80,12 -150,16C-170,10 -170,-2 -150,-8C-100,-7 -60,-5 -23,-3Z', 'url(#hers)') + path('M66,0L116,-3C170,-6 190,-6 205,-7C212,-4 212,10 205,13C190,10 120,6 66,0Z', 'url(#his)')) // prettier-ignore
  )
}
/** The pair, the bench and the lantern: her feet at (x, y), `k` pixels a metre. `rim` is the width of the lantern's light on their edges, in pixels. */
export function lanternTea(x: number, y: number, k: number, rim: number): string {
  const at = (body: string) => place(x, y, k / 100, body)
  return (
    `<clipPath id="above"><path d="${ABOVE_SNOW}" transform="translate(${x},${y}) scale(${k / 100})"/></clipPath><g clip-path="url(#above)">` +
    at(BENCH) +
    edgeLight(
      at(`<g transform="translate(${HIP},0) scale(-1,1)">${HIS}${HIS_ARM}</g>`),
      [-1, 0.04],
      rim,
      GLOW,
    ) + // prettier-ignore
    at(
      path(
        'M71.6,-106.6L73.8,-107.6C75.6,-103 76.4,-98 76.4,-94.4L74.4,-94.4C74.4,-98 73.6,-102.6 71.6,-106.6Z',
        '#c98a4a',
      ),
    ) + // prettier-ignore
    edgeLight(at(HERS + HER_ARM), [1, 0.04], rim, GLOW) +
    '</g>' +
    at(`<g opacity=".7">${STEAM}</g><g transform="translate(${LANTERN_AT * 100},4)">${LANTERN}</g>`)
  )
}
