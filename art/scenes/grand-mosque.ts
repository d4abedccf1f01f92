/** Muscat: down an arcade of the Sultan Qaboos Grand Mosque in the morning, the gilded dome at the end of it. */
import { poly, smooth } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'

const F = 900
const AXIS = 640
const HORIZON = 640
const EYE: Pt = [-0.2, 1.7]
const BAY = 4.4
const SIDE = 2.7
const TOP = 7.3
/** Where the transverse arches stand, in metres from the eye. */
const ARCHES = [0, 1, 2, 3].map((n) => 7.2 + n * BAY)
/** Of the light that comes through an opening: how far it falls on its way across, and how far it moves along. */
const FALL = 3.88
const DRIFT = 0.5
const OPENING = { wide: 3.2, spring: 3.7 }
/** The tiles in shade and in the sun. */
const SHADED = { ground: '#22477a', cream: '#eed9b4', star: '#3fa0ae', gold: '#e2b060' }
const SUNLIT = { ground: '#4f8fc0', cream: '#fffbe8', star: '#8adcd2', gold: '#ffd984' }
const INK = {
  lit: '#ffe3b4',
  joint: '#efc795',
  band: '#a690b2',
  bandJoint: '#8f7ba4',
  left: '#c59d96',
  right: '#80709a',
  jamb: '#f2c79a',
  rib: '#94758c',
  roof: '#4d4a80',
}

const at = (x: number, y: number, z: number): Pt => [
  AXIS + ((x - EYE[0]) * F) / z,
  HORIZON - ((y - EYE[1]) * F) / z,
]
const d = (points: readonly Pt[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}Z`
const line = (a: Pt, b: Pt, ink: string, w: number): string =>
  `<path d="M${a[0].toFixed(1)},${a[1].toFixed(1)}L${b[0].toFixed(1)},${b[1].toFixed(1)}" stroke="${ink}" stroke-width="${w.toFixed(1)}"/>`

/** The line of a pointed arch from its left foot to its right one, `k` times as far from its centre. */
function arch(open: number, spring: number, k = 1): Pt[] {
  const r = open / 2,
    c = 0.3 * r,
    R = r + c,
    top = Math.acos(c / R)
  const left = Array.from({ length: 25 }, (_, i): Pt => {
    const a = (top * i) / 24
    return [k * (c - R * Math.cos(a)), spring + k * R * Math.sin(a)]
  })
  return [[-r * k, 0], ...left, ...left.slice(0, -1).reverse().map(([x, y]): Pt => [-x, y]), [r * k, 0]] // prettier-ignore
}

/** The walk's floor in the sun, with the shade of the piers across it. */
function floor(): string {
  const end = ARCHES.at(-1)! + 0.3
  let body = poly([at(-SIDE, 0, 2.6), at(3.5, 0, 2.6), at(3.5, 0, end), at(-SIDE, 0, end)], INK.lit)
  for (const x of [-1.35, 0, 1.35]) body += line(at(x, 0, 2.6), at(x, 0, end), INK.joint, 1.6)
  for (let z = 4.9; z < end; z += 1.1) body += line(at(-SIDE, 0, z + DRIFT), at(3.5, 0, z), INK.joint, Math.min(2, 9 / z)) // prettier-ignore
  for (const z of ARCHES) {
    const [a, b] = [z - 0.62, z + 0.6]
    const band: Pt[] = [
      at(SIDE + 0.6, 0, a),
      at(SIDE + 0.6, 0, b),
      at(-SIDE, 0, b + DRIFT),
      at(-SIDE, 0, a + DRIFT),
    ]
    body += poly(band, INK.band)
    for (const x of [-1.35, 0, 1.35]) {
      const s = (DRIFT * (SIDE - x)) / (2 * SIDE)
      body += line(at(x, 0, a + s), at(x, 0, b + s), INK.bandJoint, 1.6)
    }
  }
  for (const s of [-1, 1]) {
    const inlay: Pt[] = [
      at(s * 2.12, 0, 2.6),
      at(s * 2.32, 0, 2.6),
      at(s * 2.32, 0, end),
      at(s * 2.12, 0, end),
    ]
    body += `<path d="${d(inlay)}" fill="#b5705a" opacity=".45"/>`
  }
  return body + poly([at(SIDE + 0.8, 0, 2.6), at(SIDE + 0.8, 0, end), at(SIDE + 0.8, -0.25, end), at(SIDE + 0.8, -0.25, 2.6)], '#c9a08e') // prettier-ignore
}

/** Stars of eight points on the left wall about the middle of a bay, between gold lines. */
function tiles(mid: number, fine: boolean, ink: typeof SHADED): string {
  const s = 0.8
  let [lines, cream, star, heart] = ['', '', '', '']
  const on = (u: number, y: number): Pt => at(-SIDE, y, mid + u)
  const star8 = (u: number, y: number, r: number): string =>
    d(Array.from({ length: 16 }, (_, i): Pt => {
        const a = (i * Math.PI) / 8,
          q = i % 2 ? r * 0.76 : r
        return on(u + q * Math.cos(a), y + q * Math.sin(a))
      })) // prettier-ignore
  for (let i = -2; i <= 2; i++)
    for (let j = 0; j < 8; j++) {
      const [u, y] = [i * s, 0.45 + j * s]
      for (const [du, dy] of [
        [0.5, 0.5],
        [-0.5, 0.5],
        [0.5, -0.5],
        [-0.5, -0.5],
      ] as const)
        // prettier-ignore
        lines += line(on(u, y), on(u + du * s, y + dy * s), ink.gold, 18 / mid)
      cream += star8(u, y, 0.31)
      star += star8(u, y, 0.25)
      heart += star8(u, y, 0.11)
    }
  return `${fine ? lines : ''}<path d="${cream}" fill="${ink.cream}"/><path d="${star}" fill="${ink.star}"/><path d="${heart}" fill="${ink.gold}"/>`
}
/** One bay: ceiling, tiled niche on the left, open arch on the right. */
function bay(n: number): string {
  const far = ARCHES[n]!,
    near = n ? far - BAY : 1.8,
    mid = far - BAY / 2
  const roof = poly(
    [at(-SIDE, TOP, near), at(SIDE, TOP, near), at(SIDE, TOP, far), at(-SIDE, TOP, far)],
    INK.roof,
  )
  const niche = arch(3.2, 3.3).map(([u, y]) => at(-SIDE, y, mid + u))
  const reveal: Pt[] = arch(3.2, 3.3)
    .slice(25)
    .map(([u, y]) => at(-SIDE, y, mid + u))
  const inner: Pt[] = arch(3.2, 3.3)
    .slice(25)
    .map(([u, y]) => at(-SIDE - 0.22, y, mid + u))
  const beam = arch(OPENING.wide, OPENING.spring)
    .filter(([, y]) => y > FALL)
    .map(([u, y]) => at(-SIDE, y - FALL, mid + u + DRIFT))
  const w = OPENING.wide / 2 - 0.02
  const foot: Pt[] = [at(-SIDE, 0, mid + w + DRIFT), at(-SIDE, 0, mid - w + DRIFT)]
  const ring = [...arch(3.2, 3.3, 1.11), ...arch(3.2, 3.3, 1.03).reverse()]
  const left =
    poly([at(-SIDE, 0, near), at(-SIDE, TOP, near), at(-SIDE, TOP, far), at(-SIDE, 0, far)], 'url(#left)') +
    poly(
      ring.map(([u, y]) => at(-SIDE, y, mid + u)),
      INK.rib,
    ) +
    `<clipPath id="s${n}"><path d="${d([...beam, ...foot])}"/></clipPath><path d="${d([...beam, ...foot])}" fill="${INK.lit}"/>` +
    `<clipPath id="n${n}"><path d="${d(niche)}"/></clipPath><g clip-path="url(#n${n})">` +
    `<path d="${d(niche)}" fill="${SHADED.ground}"/>${tiles(mid, n < 2, SHADED)}` +
    `<g clip-path="url(#s${n})"><path d="${d(niche)}" fill="${SUNLIT.ground}"/>${tiles(mid, n < 2, SUNLIT)}</g>` +
    `<path d="${d([...reveal, at(-SIDE, -0.6, mid + 1.6), at(-SIDE - 0.22, -0.6, mid + 1.6), ...inner.reverse()])}" fill="${INK.left}"/></g>`
  const open = arch(OPENING.wide, OPENING.spring)
  const back = open.slice(24)
  const soffit = [
    ...back.map(([u, y]) => at(SIDE, y, mid + u)),
    ...back.map(([u, y]) => at(SIDE + 0.7, y, mid + u)).reverse(),
  ]
  const jamb = [at(SIDE, 0, mid + w), at(SIDE + 0.7, 0, mid + w), at(SIDE + 0.7, OPENING.spring, mid + w), at(SIDE, OPENING.spring, mid + w)] // prettier-ignore
  const wall: Pt[] = [at(SIDE, 0, near), at(SIDE, TOP, near), at(SIDE, TOP, far), at(SIDE, 0, far)]
  const right =
    poly(soffit, INK.rib) +
    poly(jamb, INK.jamb) +
    `<path d="${d(wall)}${d(open.map(([u, y]) => at(SIDE, y, mid + u)))}" fill="url(#right)" fill-rule="evenodd"/>`
  return roof + left + right
}
/** A transverse arch with its mouldings, which land on imposts. */
function rib(n: number): string {
  const [near, far] = [ARCHES[n]! - 0.32, ARCHES[n]! + 0.32]
  const open = arch(4.7, 3.5)
  const strip = (from: number, to: number): Pt[] => [
    ...open.slice(from, to).map(([u, y]) => at(u, y, near)),
    ...open.slice(from, to).map(([u, y]) => at(u, y, far)).reverse(),
  ] // prettier-ignore
  const face: Pt[] = [at(-SIDE, 0, near), at(-SIDE, TOP, near), at(SIDE, TOP, near), at(SIDE, 0, near)]
  const ring = [...arch(4.7, 3.5, 1.12).slice(1, -1), ...arch(4.7, 3.5, 1.035).slice(1, -1).reverse()]
  let joints = ''
  for (const y of [5.1, 5.9, 6.7]) {
    const r = Math.max(...arch(4.7, 3.5, 1.12).filter(([, h]) => h > y).map(([u]) => Math.abs(u)), 0) // prettier-ignore
    for (const s of [-1, 1]) joints += line(at(s * SIDE, y, near), at(s * r, y, near), INK.rib, 14 / near)
  }
  let imposts = ''
  for (const s of [-1, 1])
    imposts +=
      poly([at(s * 2.29, 3.36, near), at(s * SIDE, 3.36, near), at(s * SIDE, 3.54, near), at(s * 2.29, 3.54, near)], '#d0ab9e') +
      poly([at(s * 2.29, 3.36, near), at(s * 2.29, 3.36, far), at(s * 2.29, 3.54, far), at(s * 2.29, 3.54, near)], s < 0 ? '#dcb8a4' : '#8f7a98') // prettier-ignore
  return (
    poly(strip(0, 26), 'url(#inner)') +
    poly(strip(25, open.length), INK.right) +
    `<path d="${d(face)}${d(open.map(([u, y]) => at(u, y, near)))}" fill="url(#face)" fill-rule="evenodd"/>` +
    joints +
    poly(ring.map(([u, y]) => at(u, y, near)), '#cba59c') +
    imposts
  ) // prettier-ignore
}
const shade = (id: string, top: string, foot: string): string =>
  `<linearGradient id="${id}" x1="0" y1="120" x2="0" y2="820" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient>`

/** A pierced brass lantern on its rod from the ceiling of the second bay. */
function lantern(): string {
  const z = ARCHES[0]! + BAY / 2
  const [x, top] = at(EYE[0], TOP, z)
  const k = F / z
  const y = (h: number): number => HORIZON - (5.9 - (5.75 - h) * 0.86 - EYE[1]) * k
  const half = (pts: readonly Pt[], s: number): Pt[] => pts.map(([u, h]): Pt => [x + s * u * k, y(h)])
  const body: Pt[] = [[0.04, 5.75], [0.1, 5.62], [0.16, 5.5], [0.3, 5.36], [0.3, 5.28], [0.26, 5.24], [0.33, 4.98], [0.24, 4.72], [0.1, 4.6], [0.04, 4.5]] // prettier-ignore
  const panes = [-0.2, 0, 0.2].map((u) => {
    const w = u ? 0.052 : 0.072
    return d([[u, 5.2], [u + w, 4.98], [u * 0.85, 4.74], [u - w, 4.98]].map(([a, h]): Pt => [x + a! * k, y(h!)])) // prettier-ignore
  })
  const dots = [-0.16, 0, 0.16].map((u) => d([[u, 5.48], [u + 0.035, 5.42], [u, 5.36], [u - 0.035, 5.42]].map(([a, h]): Pt => [x + a! * k, y(h!)]))) // prettier-ignore
  return (
    line([x, top], [x, y(5.7)], '#7c5a50', 3) +
    poly([...half(body, -1), ...half(body, 1).reverse()], '#a8703e') +
    poly([...half(body, 1), [x + 0.03 * k, y(4.5)], [x + 0.12 * k, y(5.0)], [x + 0.05 * k, y(5.62)]], '#e9b75c') +
    poly([...half(body, -1), [x - 0.1 * k, y(4.6)], [x - 0.14 * k, y(5.0)], [x - 0.1 * k, y(5.5)]], '#7a4c40') +
    `<path d="${panes.join('')}${dots.join('')}" fill="#fff3c4"/>` +
    poly([[x - 0.31 * k, y(5.36)], [x + 0.31 * k, y(5.36)], [x + 0.31 * k, y(5.28)], [x - 0.31 * k, y(5.28)]], '#f3cc74') // prettier-ignore
  )
}
/** The court in the sun: far arcades, the prayer hall's dome, the great minaret. */
function court(): string {
  let body = `<rect y="${HORIZON}" width="1600" height="360" fill="#ffefcf"/>`
  for (let x = -30; x < 60; x += 5) body += line(at(x, -0.25, 4), at(x, -0.25, 90), '#f0d6ac', 2)
  for (const z of [7, 9, 12, 16, 22, 32, 50])
    body += line(at(-30, -0.25, z), at(60, -0.25, z), '#f0d6ac', 1.6)
  // the hall under the dome
  const dome =
    poly(
      [
        [470, 600],
        [820, 600],
        [820, 658],
        [470, 658],
      ],
      '#e2b48e',
    ) +
    poly(
      [
        [470, 594],
        [820, 594],
        [820, 602],
        [470, 602],
      ],
      '#f7dcb0',
    ) +
    poly(
      [
        [578, 562],
        [702, 562],
        [702, 596],
        [578, 596],
      ],
      '#f3d3a4',
    ) +
    poly(
      [
        [578, 562],
        [616, 562],
        [616, 596],
        [578, 596],
      ],
      '#c79a90',
    ) +
    poly(
      [
        [572, 556],
        [708, 556],
        [708, 564],
        [572, 564],
      ],
      '#fbe6c0',
    ) +
    '<path d="M580,557C570,520 598,490 640,470C682,490 710,520 700,557Z" fill="#eab04a"/><path d="M580,557C570,520 598,490 640,470C612,494 604,526 616,557Z" fill="#b9793f"/><path d="M660,557C672,526 664,496 640,470C682,490 710,520 700,557Z" fill="#ffd985"/>' +
    '<path d="M640,474V446" stroke="#b9793f" stroke-width="3"/><circle cx="640" cy="458" r="4" fill="#eab04a"/>'
  let arches = ''
  for (let x = 500; x < 810; x += 40)
    arches += `M${x},658V632Q${x},620 ${x + 12},612Q${x + 24},620 ${x + 24},632V658Z`
  // the arcade across the court, and the minaret behind it
  const minaret =
    poly([[1168, 640], [1168, 290], [1206, 290], [1206, 640]], '#d3a491') +
    poly([[1206, 640], [1206, 290], [1252, 290], [1252, 640]], '#fbdfb2') +
    poly([[1154, 276], [1206, 268], [1266, 276], [1266, 292], [1154, 292]], '#fff0d0') +
    poly([[1154, 276], [1206, 276], [1206, 292], [1154, 292]], '#c2938c') +
    poly([[1180, 276], [1180, 168], [1208, 168], [1208, 276]], '#d3a491') +
    poly([[1208, 276], [1208, 168], [1240, 168], [1240, 276]], '#fbdfb2') +
    poly([[1170, 156], [1250, 156], [1250, 170], [1170, 170]], '#fff0d0') +
    poly([[1170, 156], [1208, 156], [1208, 170], [1170, 170]], '#c2938c') +
    poly([[1190, 156], [1230, 156], [1230, 118], [1190, 118]], '#e6bd98') +
    '<path d="M1186,118C1184,98 1198,86 1210,74C1222,86 1236,98 1234,118Z" fill="#eab04a"/><path d="M1186,118C1184,98 1198,86 1210,74C1202,92 1200,104 1204,118Z" fill="#b9793f"/><path d="M1210,76V54" stroke="#b9793f" stroke-width="3"/>' +
    ['M1178,420V346Q1178,330 1187,322Q1196,330 1196,346V420Z', 'M1178,570V496Q1178,480 1187,472Q1196,480 1196,496V570Z'].map((p) => `<path d="${p}" fill="#a97f8c"/>`).join('') +
    ['M1216,420V346Q1216,330 1229,322Q1242,330 1242,346V420Z', 'M1216,570V496Q1216,480 1229,472Q1242,480 1242,496V570Z'].map((p) => `<path d="${p}" fill="#e3b98e"/>`).join('') // prettier-ignore
  let wall =
    poly([[820, 566], [1610, 566], [1610, 660], [820, 660]], '#eec197') +
    poly([[820, 556], [1610, 556], [1610, 570], [820, 570]], '#fff0d0') // prettier-ignore
  for (let x = 850; x < 1600; x += 58)
    wall += `<path d="M${x},660V610Q${x},592 ${x + 17},582Q${x + 34},592 ${x + 34},610V660Z" fill="#a27a90"/>`
  const tree = (x: number, y: number, s: number): string => {
    const crown = (dx: number, ink: string, w: number): string => smooth([[x - 46 * s * w + dx, y - 62 * s], [x - 30 * s * w + dx, y - 98 * s], [x + dx, y - 112 * s], [x + 34 * s * w + dx, y - 94 * s], [x + 46 * s * w + dx, y - 60 * s], [x + 20 * s * w + dx, y - 44 * s], [x - 22 * s * w + dx, y - 42 * s]], ink) // prettier-ignore
    return `<ellipse cx="${x - 50 * s}" cy="${y}" rx="${62 * s}" ry="${5 * s}" fill="#c9aa98"/>` + poly([[x - 5 * s, y], [x + 5 * s, y], [x + 3 * s, y - 60 * s], [x - 3 * s, y - 60 * s]], '#6a4c54') + crown(0, '#2f6660', 1) + crown(12 * s, '#5d9468', 0.66) // prettier-ignore
  }
  return body + dome + `<path d="${arches}" fill="#b98a90"/>` + minaret + wall + tree(1330, 694, 1.1)
}
/** A man in white with his small son on their way to the hall, from behind, in the nearest band of sun. */
function walker(): string {
  const [x, y] = at(0.2, 0, 5.7)
  const k = F / 5.7
  const robe =
    'M-.075,-1.5C-.14,-1.45 -.2,-1.44 -.235,-1.38C-.275,-1.28 -.29,-1.08 -.3,-.86L-.285,-.76L-.225,-.76C-.235,-.5 -.245,-.3 -.26,-.1Q-.1,-.05 .02,-.07Q.14,-.05 .25,-.11C.235,-.35 .225,-.55 .22,-.74L.28,-.74L.3,-.84C.3,-1.06 .28,-1.28 .235,-1.38C.2,-1.44 .14,-1.45 .075,-1.5Z'
  const body =
    '<path d="M-.19,-.1L-.2,-.03Q-.2,.01 -.14,.015Q-.07,.015 -.07,-.02L-.08,-.1ZM.07,-.1L.06,-.06Q.07,-.02 .13,-.02Q.19,-.02 .2,-.06L.19,-.12Z" fill="#5a3a3c"/>' +
    `<clipPath id="robe"><path d="${robe}"/></clipPath><path d="${robe}" fill="#fffaf0"/>` +
    '<g clip-path="url(#robe)"><path d="M-.5,-1.6H-.05C-.02,-1.3 -.08,-1.1 -.06,-.9C-.04,-.6 -.12,-.3 -.08,0H-.5Z" fill="#b8a6c6"/><path d="M-.5,-1.6H-.17C-.2,-1.3 -.2,-1 -.21,-.76L-.5,-.7Z" fill="#a08cb6"/>' +
    '<path d="M.2,-1.28C.18,-1.1 .2,-.9 .21,-.72L.23,-.72C.225,-.9 .215,-1.1 .2,-1.28Z" fill="#c9b8cc"/><path d="M.06,-.62C.1,-.4 .1,-.22 .08,-.05L.13,-.05C.14,-.22 .12,-.42 .06,-.62Z" fill="#d9c9d4"/></g>' +
    '<path d="M-.285,-.77L-.225,-.77Q-.22,-.68 -.235,-.62Q-.25,-.58 -.275,-.6Q-.295,-.66 -.285,-.77Z" fill="#6b4640"/><path d="M.225,-.75L.28,-.75Q.295,-.66 .275,-.59Q.25,-.56 .235,-.6Q.215,-.66 .225,-.75Z" fill="#b57b58"/>' +
    '<path d="M-.06,-1.62L-.075,-1.49Q0,-1.45 .075,-1.49L.06,-1.62Z" fill="#8a5a48"/>' +
    '<path d="M-.095,-1.68Q-.12,-1.69 -.115,-1.65Q-.11,-1.61 -.09,-1.61Q-.07,-1.55 0,-1.545Q.07,-1.55 .09,-1.61Q.11,-1.61 .115,-1.65Q.12,-1.69 .095,-1.68L.09,-1.74H-.09Z" fill="#9c6650"/>' +
    '<path d="M-.095,-1.68Q-.12,-1.69 -.115,-1.65Q-.11,-1.61 -.09,-1.61Q-.07,-1.55 -.01,-1.545Q-.03,-1.65 -.02,-1.74H-.09Z" fill="#6b4640"/>' +
    '<path d="M-.09,-1.66Q-.07,-1.6 0,-1.595Q.07,-1.6 .09,-1.66L.095,-1.72H-.095Z" fill="#33242e"/>' +
    '<path d="M-.1,-1.7Q-.105,-1.82 -.07,-1.83Q0,-1.85 .07,-1.83Q.105,-1.82 .1,-1.7Q0,-1.67 -.1,-1.7Z" fill="#fff3d8"/><path d="M-.1,-1.7Q-.105,-1.82 -.07,-1.83Q-.04,-1.84 -.02,-1.84Q-.03,-1.77 -.02,-1.685Q-.06,-1.69 -.1,-1.7Z" fill="#c2a9b4"/>' +
    '<path d="M-.09,-1.745L-.06,-1.78L-.03,-1.735L0,-1.775L.03,-1.735L.06,-1.78L.09,-1.745" fill="none" stroke="#b5704a" stroke-width=".016"/>'
  const gown =
    'M-.05,-.87C-.1,-.84 -.15,-.84 -.165,-.78L-.25,-.66L-.205,-.6L-.135,-.68C-.14,-.45 -.16,-.25 -.175,-.09Q0,-.05 .175,-.09C.165,-.3 .15,-.42 .15,-.5L.2,-.5C.205,-.62 .19,-.72 .165,-.78C.15,-.84 .1,-.84 .05,-.87Z'
  const child =
    '<path d="M-.13,-.1L-.14,-.02Q-.13,.01 -.09,.01Q-.05,.01 -.05,-.03L-.05,-.1ZM.05,-.1L.05,-.04Q.06,0 .1,0Q.14,0 .14,-.04L.13,-.1Z" fill="#5a3a3c"/>' +
    `<clipPath id="gown"><path d="${gown}"/></clipPath><path d="${gown}" fill="#e3f4ee"/>` +
    '<g clip-path="url(#gown)"><path d="M-.4,-1H-.03C-.01,-.7 -.05,-.5 -.04,-.3L-.06,0H-.4Z" fill="#8fb0c4"/></g>' +
    '<path d="M.155,-.505L.195,-.505Q.205,-.44 .19,-.4Q.17,-.38 .158,-.41Z" fill="#b57b58"/><path d="M-.245,-.67L-.2,-.61Q-.23,-.57 -.275,-.6Q-.285,-.65 -.245,-.67Z" fill="#8a5a48"/>' +
    '<path d="M-.04,-.95L-.05,-.86Q0,-.83 .05,-.86L.04,-.95Z" fill="#8a5a48"/>' +
    '<path d="M-.088,-.99Q-.11,-1 -.105,-.965Q-.1,-.93 -.085,-.93Q-.06,-.885 0,-.88Q.06,-.885 .085,-.93Q.1,-.93 .105,-.965Q.11,-1 .088,-.99L.085,-1.04H-.085Z" fill="#9c6650"/><path d="M-.088,-.99Q-.11,-1 -.105,-.965Q-.1,-.93 -.085,-.93Q-.06,-.885 -.02,-.88L-.02,-1.04H-.085Z" fill="#6b4640"/>' +
    '<path d="M-.085,-.97Q-.06,-.92 0,-.915Q.06,-.92 .085,-.97L.09,-1.02H-.09Z" fill="#33242e"/>' +
    '<path d="M-.095,-1.01Q-.1,-1.1 -.06,-1.12Q0,-1.135 .06,-1.12Q.1,-1.1 .095,-1.01Q0,-.985 -.095,-1.01Z" fill="#f0b955"/><path d="M-.095,-1.01Q-.1,-1.1 -.06,-1.12Q-.03,-1.13 -.02,-1.13L-.02,-.995Q-.06,-1 -.095,-1.01Z" fill="#b5704a"/>'
  // their shadows lie to the left, along the bands
  const cast = (u: number, shape: string, head: string): string =>
    `<g transform="matrix(8,-44,${(1.393 * k).toFixed(1)},6,${(x + u * k).toFixed(1)},${(y - 4).toFixed(1)})" fill="#a690b2"><path d="${shape}"/><path d="${head}"/></g>`
  return (
    cast(
      0,
      'M-.2,0C-.22,-.6 -.28,-.8 -.26,-1.2Q-.24,-1.42 -.07,-1.5H.07Q.24,-1.42 .26,-1.2C.28,-.8 .22,-.6 .2,0Z',
      'M-.1,-1.48Q-.14,-1.7 -.1,-1.82Q0,-1.86 .1,-1.82Q.14,-1.7 .1,-1.48Z',
    ) +
    cast(
      0.5,
      'M-.14,0L-.2,-.6Q-.18,-.84 -.05,-.88H.05Q.18,-.84 .2,-.6L.14,0Z',
      'M-.09,-.86Q-.12,-1 -.09,-1.1Q0,-1.14 .09,-1.1Q.12,-1 .09,-.86Z',
    ) +
    `<g transform="translate(${x.toFixed(1)},${y.toFixed(1)}) scale(${k.toFixed(2)})">${body}<g transform="translate(.52,.01)">${child}</g></g>`
  )
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#2f76a6'],
    [260, '#7db8ca'],
    [480, '#cfe2d0'],
    [HORIZON, '#fdeecb'],
  ])
  plate.svg(court())
  const inks =
    shade('left', '#85749a', '#c39c9a') +
    shade('right', '#6c6496', '#a0889e') +
    shade('face', '#8f7c9c', '#c79f98') +
    shade('inner', '#a78c9c', '#e0b59c')
  let hall = ''
  for (const n of [3, 2, 1, 0]) hall += rib(n) + (n === 1 ? lantern() : '') + bay(n)
  plate.svg(inks + floor() + hall)
  plate.svg(walker())
}
export const views: View[] = [{ name: 'muscat-oman-2', focusX: 670, draw }]
