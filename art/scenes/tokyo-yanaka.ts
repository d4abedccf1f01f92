/** Tokyo: a lane of timber shops in Yanaka when the lanterns come on; a woman strokes a cat in their light. */
import { edgeLight, place, poly, smooth } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { mix } from '../kit/ink.ts'
import { halos, lantern, type Lantern } from '../kit/lantern.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'
import { profile } from '../models/profile.ts'

const F = 800
const AXIS = 760
const HORIZON = 640
const EYE = 1.6
const END = 36
const HAZE = '#e5987e'
type Side = 1 | -1
const at = (x: number, y: number, z: number): Pt => [AXIS + (x * F) / z, HORIZON - ((y - EYE) * F) / z]
const far = (ink: string, z: number): string => mix(ink, HAZE, Math.min(0.62, Math.max(0, (z - 7) / 46)))
/** An upright piece of a house front, `x` from the middle of the lane. */
const pane = (x: number, y0: number, y1: number, z0: number, z1: number, ink: string): string =>
  poly([at(x, y0, z0), at(x, y0, z1), at(x, y1, z1), at(x, y1, z0)], far(ink, (z0 + z1) / 2))

interface House {
  s: Side
  near: number
  long: number
  eave: number
  lit: boolean
  front: 'lattice' | 'shop'
}
const row = (
  s: Side,
  first: number,
  fronts: readonly [number, number, boolean, House['front']][],
): House[] => {
  let near = first
  return fronts.map(([long, eave, lit, front]) => {
    const house = { s, near, long, eave, lit, front }
    near += long
    return house
  })
}
const HOUSES = [
  ...row(-1, 1.7, [[4.4, 5.6, true, 'lattice'], [4.8, 6.1, false, 'shop'], [4.2, 5.5, true, 'lattice'], [5, 5.9, false, 'shop'], [4.6, 5.6, true, 'lattice'], [5.4, 6.1, false, 'shop'], [6, 5.7, false, 'lattice']]),
  ...row(1, 1.3, [[4.2, 6, false, 'lattice'], [4.6, 5.6, true, 'shop'], [4.8, 6, false, 'lattice'], [4.4, 5.5, true, 'shop'], [5.2, 6, false, 'lattice'], [5, 5.6, true, 'shop'], [6, 6, false, 'lattice']]),
] as const // prettier-ignore

/** A row of upright bars before a lit paper window. */
function bars(x: number, y0: number, y1: number, z0: number, z1: number, gap: number, ink: string): string {
  let body = ''
  const n = Math.round((z1 - z0) / gap)
  for (let i = 0; i <= n; i++) {
    const z = z0 + ((z1 - z0) * i) / n
    body += pane(x, y0, y1, z - gap * 0.2, z + gap * 0.2, ink)
  }
  return body
}
function house({ s, near, long, eave, lit, front }: House): string {
  const end = near + long
  const [wall, upper, bar] = s < 0 ? ['#a85f45', '#4b3a70', '#4a2c52'] : ['#b06a48', '#5a4a86', '#52305a']
  const gable = poly([at(s * 2.7, 3, near), at(s * 2.7, eave, near), at(s * 9, eave + 3, near), at(s * 9, 0, near), at(s * 3, 0, near), at(s * 3, 3, near)], far('#352c62', near)) // prettier-ignore
  const x = s * 3.2
  const [a, b] = [near + 0.9, end - 0.9]
  const window =
    pane(x, 3.75, 5.05, a, b, lit ? '#ffd98c' : '#2f2a62') +
    bars(x - s * 0.03, 3.75, 5.05, a, b, 0.34, lit ? '#6a3c58' : '#453c7c') +
    pane(x - s * 0.05, 3.6, 3.78, a - 0.15, b + 0.15, s < 0 ? '#7a5a86' : '#a07a92') +
    pane(x - s * 0.05, 5.05, 5.17, a - 0.15, b + 0.15, s < 0 ? '#63497c' : '#836a94') +
    pane(x - s * 0.04, 4.36, 4.42, a, b, lit ? '#6a3c58' : '#453c7c')
  const roof =
    poly([at(s * 2.5, eave, near), at(s * 2.5, eave, end), at(s * 3.2, eave - 0.1, end), at(s * 3.2, eave - 0.1, near)], far('#282456', near + 2)) +
    pane(s * 2.5, eave, eave + 0.17, near, end, s < 0 ? '#7c72b0' : '#a58db4') // prettier-ignore
  const door = end - 1.9
  let ground = pane(s * 3, 0, 3, near, end, wall)
  if (front === 'lattice')
    ground += pane(s * 3, 0.75, 2.3, near + 0.4, door - 0.3, '#ffcb74') + bars(s * 2.96, 0.75, 2.3, near + 0.4, door - 0.3, 0.26, bar) + pane(s * 2.94, 0.62, 0.78, near + 0.3, door - 0.2, bar) + pane(s * 2.94, 2.28, 2.4, near + 0.3, door - 0.2, bar) // prettier-ignore
  else
    ground += pane(s * 3, 0.1, 2.3, near + 0.4, door - 0.3, '#ffdb92') + bars(s * 2.97, 0.1, 2.3, near + 0.4, door - 0.3, (door - 0.7 - near) / 3, bar) + pane(s * 2.97, 0.1, 0.7, near + 0.4, door - 0.3, '#84483f') + pane(s * 2.96, 1.36, 1.44, near + 0.4, door - 0.3, bar) // prettier-ignore
  ground +=
    pane(s * 3, 0.08, 2.3, door, end - 0.4, '#ffe3a4') +
    pane(s * 2.98, 0.08, 0.75, door, end - 0.4, '#84483f') +
    [door, (door + end - 0.4) / 2, end - 0.4]
      .map((z) => pane(s * 2.97, 0.08, 2.3, z - 0.05, z + 0.05, bar))
      .join('') +
    pane(s * 2.97, 1.42, 1.5, door, end - 0.4, bar) +
    pane(s * 2.95, 2.3, 2.42, near, end, bar)
  // a short curtain over the door of a shop, in four strips
  if (front === 'shop')
    for (let i = 0; i < 4; i++) {
      const w = 1.56 / 4
      ground += pane(s * 2.8, 1.62, 2.36, door + i * w + 0.02, door + (i + 1) * w - 0.03, i % 2 ? '#2f4f8c' : '#3a5c9c') // prettier-ignore
    }
  ground += pane(s * 2.98, 0, 0.3, near, end, '#5c4468')
  const posts = pane(s * 2.93, 0, 2.9, end - 0.14, end + 0.06, '#5a3450')
  const pent =
    poly([at(s * 2.1, 2.72, near), at(s * 2.1, 2.72, end), at(s * 3, 2.95, end), at(s * 3, 2.95, near)], far('#c0703f', near + 2)) +
    poly([at(s * 2.1, 2.9, near), at(s * 2.1, 2.9, end), at(s * 3.2, 3.5, end), at(s * 3.2, 3.5, near)], far(s < 0 ? '#5a5498' : '#7868a4', near + 2)) +
    pane(s * 2.1, 2.72, 2.92, near, end, s < 0 ? '#8478b4' : '#b093b4') // prettier-ignore
  return gable + pane(x, 3, eave, near, end, upper) + window + roof + ground + posts + pent
}
/** A camellia in a pot: the side to the lane is in the lanterns' light. */
function shrub(x: number, z: number, size: number): string {
  const [px, py] = at(x, 0, z)
  const k = (F / z) * size
  const towards = x < 0 ? 1 : -1
  const crown: Pt[] = [[-0.3, -0.46], [-0.42, -0.62], [-0.36, -0.78], [-0.38, -0.95], [-0.24, -1.06], [-0.16, -1.22], [0.02, -1.26], [0.17, -1.2], [0.24, -1.06], [0.38, -0.94], [0.36, -0.78], [0.43, -0.62], [0.3, -0.46], [0, -0.38]] // prettier-ignore
  const lit: Pt[] = [[0.04, -1.24], [0.17, -1.19], [0.23, -1.05], [0.37, -0.93], [0.35, -0.78], [0.42, -0.62], [0.3, -0.48], [0.2, -0.56], [0.24, -0.68], [0.1, -0.74], [0.16, -0.88], [0, -0.96], [0.08, -1.1]] // prettier-ignore
  const flower = (u: number, v: number): string => `<circle cx="${u}" cy="${v}" r=".052" fill="${far('#c8425a', z)}"/><circle cx="${u + 0.014}" cy="${v - 0.012}" r=".034" fill="${far('#f0787a', z)}"/>` // prettier-ignore
  return `<g transform="translate(${px.toFixed(1)},${py.toFixed(1)}) scale(${(k * towards).toFixed(2)},${k.toFixed(2)})"><ellipse cx="-.12" cy="0" rx=".34" ry=".05" fill="#453a74"/><path d="M-.2,-.4H.2L.15,0H-.15Z" fill="${far('#7a3f56', z)}"/><path d="M.04,-.4H.2L.15,0H.05Z" fill="${far('#c46a52', z)}"/>${smooth(crown, far('#28506a', z))}${smooth(lit, far('#5f9478', z))}<path d="M-.23,-.42H.23V-.34H-.23Z" fill="${far('#a3554f', z)}"/>${flower(0.22, -0.98)}${flower(-0.16, -0.86)}${flower(0.04, -0.6)}${flower(-0.02, -1.1)}</g>`
}
/** The lane in dusk, its kerbs, and warm pools under the lanterns. */
function ground(): string {
  const strip = (x0: number, x1: number, ink: string): string => poly([at(x0, 0, 1.6), at(x1, 0, 1.6), at(x1, 0, END), at(x0, 0, END)], ink) // prettier-ignore
  let body =
    `<linearGradient id="lane" x1="0" y1="650" x2="0" y2="1000" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#d08a86"/><stop offset=".3" stop-color="#8a6494"/><stop offset="1" stop-color="#5a4a86"/></linearGradient>` +
    `<path d="M-10,${HORIZON}H1610V1010H-10Z" fill="url(#lane)"/>`
  for (const s of [-1, 1]) body += strip(s * 2.3, s * 3.1, '#8a6290') + strip(s * 2.24, s * 2.34, '#5c4880')
  for (let z = 3.2; z < 20; z += 1.6)
    for (const s of [-1, 1]) body += poly([at(s * 2.34, 0, z), at(s * 3.1, 0, z), at(s * 3.1, 0, z + 0.04), at(s * 2.34, 0, z + 0.04)], '#6a5088') // prettier-ignore
  const pool = (x: number, z: number, rx: number, rz: number): string => {
    const [cx, cy] = at(x, 0, z)
    const [, low] = at(x, 0, z - rz)
    return `<ellipse cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" rx="${((rx * F) / z).toFixed(1)}" ry="${(low - cy).toFixed(1)}" fill="url(#pool)"/>`
  }
  body += `<radialGradient id="pool"><stop offset="0" stop-color="#f0aa86" stop-opacity=".85"/><stop offset=".55" stop-color="#d08f8a" stop-opacity=".5"/><stop offset="1" stop-color="#a87096" stop-opacity="0"/></radialGradient>`
  return body + pool(0.45, 4.5, 2.2, 0.95)
}
/** The temple's gate among its trees at the end of the lane. */
function grove(): string {
  return (
    smooth([[430, 660], [500, 560], [600, 520], [690, 470], [790, 455], [880, 490], [980, 545], [1080, 660]], '#a4749a') +
    smooth([[520, 670], [600, 590], [680, 560], [720, 540], [800, 548], [850, 575], [930, 600], [990, 670]], '#7c5a8e') +
    '<path d="M640,590C680,580 700,556 716,540H804C820,556 840,580 880,590L872,600H648Z" fill="#5a4684"/><path d="M710,542H810L806,532H714Z" fill="#6c5694"/><path d="M662,600H858V660H662Z" fill="#6a4c80"/><path d="M726,610H794V660H726Z" fill="#ffd08c"/><path d="M757,610H763V660H757Z" fill="#6a4c80"/>' +
    '<path d="M690,600H704V660H690ZM816,600H830V660H816Z" fill="#4f3d78"/>'
  ) // prettier-ignore
}
/** Poles along the right side, with wires from one to the next. */
function poles(): string {
  const z = [8.6, 17.5, 29]
  const x = 2.32
  let [body, wires] = ['', '']
  const tips: Pt[][] = [[at(x - 0.5, 8.6, 3), at(x + 0.5, 8.6, 3)]]
  for (const d of z) {
    body += poly(
      [at(x - 0.1, 0, d), at(x + 0.1, 0, d), at(x + 0.07, 8.2, d), at(x - 0.07, 8.2, d)],
      far('#4a3f78', d),
    )
    body += poly(
      [at(x + 0.03, 0, d), at(x + 0.1, 0, d), at(x + 0.07, 8.2, d), at(x + 0.03, 8.2, d)],
      far('#6e5a8c', d),
    )
    for (const y of [7.2, 7.9]) body += poly([at(x - 0.75, y, d), at(x + 0.75, y, d), at(x + 0.75, y + 0.12, d), at(x - 0.75, y + 0.12, d)], far('#332b60', d)) // prettier-ignore
    tips.push([at(x - 0.66, 8.04, d), at(x + 0.66, 8.04, d)])
  }
  for (let i = 0; i < tips.length - 1; i++)
    for (const k of [0, 1]) {
      const [p, q] = [tips[i]![k]!, tips[i + 1]![k]!]
      wires += `M${p[0].toFixed(1)},${p[1].toFixed(1)}Q${((p[0] + q[0]) / 2).toFixed(1)},${((p[1] + q[1]) / 2 + 26 / (i + 1)).toFixed(1)} ${q[0].toFixed(1)},${q[1].toFixed(1)}`
    }
  return `${body}<path d="${wires}" fill="none" stroke="#332b60" stroke-width="2"/>`
}
/** A woman on her heels in a long skirt, one hand at the cat's cheek. */
const WOMAN = (() => {
  const hair =
    '<path d="M.34,-.22C.37,-.4 .3,-.53 .1,-.57C-.2,-.63 -.5,-.44 -.51,-.14C-.51,.04 -.46,.16 -.38,.22C-.26,.28 -.16,.2 -.13,.12C-.2,.04 -.18,-.06 -.08,-.06C-.04,-.06 -.02,-.02 0,0C.05,-.1 .04,-.16 .12,-.23C.18,-.28 .28,-.26 .34,-.22Z" fill="#231c44"/><path d="M-.4,-.02C-.5,-.16 -.72,-.12 -.72,.06C-.72,.22 -.52,.26 -.4,.16Z" fill="#231c44"/><path d="M-.1,.02Q-.04,-.02 -.03,.06Q-.05,.14 -.1,.12Z" fill="#c9805f"/>'
  const leg = (ink: string, lit: string, shoe: string): string =>
    `<path d="M.0,-.12L-.02,-.02Q-.02,0 .02,0H.31Q.35,-.015 .3,-.04L.19,-.1Z" fill="${shoe}"/><path d="M-.24,-.48C-.34,-.38 -.35,-.24 -.26,-.17C-.16,-.11 -.06,-.14 .0,-.075Q.1,-.05 .19,-.075C.25,-.2 .38,-.36 .43,-.45C.46,-.53 .41,-.58 .33,-.57C.2,-.55 .08,-.52 .0,-.46Z" fill="${ink}"/><path d="M.19,-.075C.25,-.2 .38,-.36 .43,-.45C.46,-.53 .41,-.58 .33,-.57C.38,-.54 .38,-.48 .35,-.43C.28,-.32 .18,-.2 .13,-.065Z" fill="${lit}"/>`
  return (
    // the far leg, the near one folded under her, the far hand on the knee
    `<g transform="translate(.1,0)">${leg('#4f2854', '#5f3058', '#231c44')}</g>` +
    leg('#8c3c62', '#c9606c', '#2c2350') +
    '<path d="M-.03,-.16C.08,-.24 .2,-.36 .32,-.45C.22,-.34 .14,-.22 .07,-.12Q.02,-.13 -.03,-.16Z" fill="#6c2f5c"/>' +
    '<path d="M.12,-.8L.24,-.7L.4,-.64L.38,-.57L.2,-.6Z" fill="#b07a34"/><path d="M.39,-.64C.45,-.64 .5,-.62 .53,-.57Q.53,-.54 .5,-.55L.38,-.575Z" fill="#c9805f"/>' +
    '<path d="M-.03,-.93C-.12,-.9 -.19,-.8 -.23,-.68C-.26,-.58 -.27,-.48 -.25,-.41C-.16,-.36 .0,-.38 .1,-.42C.12,-.52 .17,-.62 .2,-.72C.22,-.82 .16,-.9 .08,-.94Z" fill="#e0a03c"/>' +
    '<path d="M-.03,-.93C-.12,-.9 -.19,-.8 -.23,-.68C-.26,-.58 -.27,-.48 -.25,-.41C-.2,-.385 -.12,-.38 -.06,-.385C-.14,-.5 -.1,-.74 -.03,-.93Z" fill="#a9703f"/>' +
    `<g transform="translate(.14,-1.06) rotate(14) scale(.225)">${profile('#e8ab84', '#c9805f', '#231c44', '#a8484c', hair)}</g>` +
    // the near arm
    '<path d="M.0,-.88C.08,-.9 .14,-.84 .17,-.76L.27,-.6L.44,-.49L.4,-.42C.3,-.46 .2,-.5 .13,-.57C.06,-.65 -.02,-.74 -.04,-.8Q-.04,-.86 .0,-.88Z" fill="#f6bf58"/><path d="M-.04,-.8C-.02,-.74 .06,-.65 .13,-.57C.2,-.5 .3,-.46 .4,-.42L.415,-.445C.3,-.5 .2,-.55 .14,-.62C.07,-.7 .0,-.78 -.02,-.86Q-.04,-.84 -.04,-.8Z" fill="#b97a38"/>' +
    '<path d="M.43,-.485L.52,-.44C.57,-.43 .62,-.42 .645,-.4C.65,-.385 .63,-.38 .6,-.385C.62,-.37 .62,-.355 .6,-.355C.56,-.355 .51,-.37 .48,-.39L.405,-.425Z" fill="#e8ab84"/>'
  )
})()
/** A sitting cat that leans its cheek to the left, eyes shut: white with orange and dark patches. */
const CAT =
  '<path d="M.13,-.04C.24,0 .34,-.02 .36,-.1C.37,-.16 .34,-.2 .35,-.24" fill="none" stroke="#4a3358" stroke-width=".05" stroke-linecap="round"/><path d="M.13,-.04C.22,-.005 .3,-.01 .34,-.06" fill="none" stroke="#e58a48" stroke-width=".05" stroke-linecap="round"/>' +
  '<path d="M-.15,-.3C-.14,-.2 -.13,-.14 -.13,-.06L-.17,-.03Q-.185,0 -.15,0H.14C.19,-.02 .2,-.1 .17,-.17C.14,-.25 .06,-.3 .01,-.36Z" fill="#fff3df"/>' +
  '<path d="M.01,-.36C.06,-.3 .14,-.25 .17,-.17C.2,-.1 .19,-.02 .14,0H.06C.12,-.06 .12,-.14 .08,-.2C.04,-.26 -.02,-.3 -.04,-.34Z" fill="#e58a48"/>' +
  '<path d="M-.06,0C-.07,-.05 -.07,-.1 -.065,-.17M-.01,0C-.03,-.08 .0,-.15 .07,-.16" fill="none" stroke="#c9a0a4" stroke-width=".012"/>' +
  '<path d="M-.16,-.47L-.185,-.58L-.1,-.53ZM-.06,-.535L.0,-.58L.02,-.47Z" fill="#e58a48"/><path d="M-.155,-.49L-.172,-.555L-.12,-.52Z" fill="#f4b8a4"/>' +
  '<path d="M-.19,-.42C-.19,-.5 -.14,-.545 -.08,-.545C-.01,-.545 .04,-.5 .04,-.43C.04,-.36 -.02,-.32 -.09,-.32C-.13,-.32 -.16,-.335 -.18,-.355C-.205,-.37 -.205,-.4 -.19,-.42Z" fill="#fff3df"/>' +
  '<path d="M-.08,-.545C-.01,-.545 .04,-.5 .04,-.43C.04,-.4 .03,-.375 .01,-.355C-.03,-.4 -.06,-.46 -.11,-.48Q-.13,-.53 -.08,-.545Z" fill="#e58a48"/>' +
  '<path d="M-.15,-.435Q-.125,-.415 -.1,-.43" fill="none" stroke="#3a2850" stroke-width=".014" stroke-linecap="round"/><path d="M-.205,-.4L-.185,-.405L-.19,-.385Z" fill="#c9605c"/><path d="M-.185,-.37Q-.165,-.36 -.15,-.37" fill="none" stroke="#8a5a68" stroke-width=".008"/><path d="M-.14,-.385L-.02,-.36M-.14,-.375L-.03,-.335" stroke="#fffaf0" stroke-width=".006"/>'

function pair(): string {
  const z = 4.15
  const [x, y] = at(-0.02, 0, z)
  const k = F / z
  const shadow = `<g fill="#54447e"><path d="M${x - 0.2 * k},${y + 4}C${x - 0.9 * k},${y + 8} ${x - 1.35 * k},${y - 2} ${x - 1.5 * k},${y - 14}C${x - 1.1 * k},${y - 24} ${x - 0.6 * k},${y - 18} ${x + 0.3 * k},${y - 8}L${x + 0.3 * k},${y + 2}Z"/><path d="M${x + 0.86 * k},${y + 3}C${x + 0.6 * k},${y + 6} ${x + 0.36 * k},${y + 1} ${x + 0.3 * k},${y - 6}L${x + 0.9 * k},${y - 6}Z"/></g>`
  return (
    shadow +
    edgeLight(place(x + 0.82 * k, y, k * 1.12, CAT) + place(x, y, k, WOMAN), [1, -0.55], 2.2, '#ffdf9e')
  )
}
function lanterns(): [body: string, glow: string] {
  const shapes: Lantern['shape'][] = ['long', 'round', 'long', 'long', 'round']
  const rise = { long: 0.66, round: 0.42, bulb: 0.5 }
  let cords = ''
  const lights: Lantern[] = []
  for (const s of [-1, 1])
    for (let i = 0; i < 12; i++) {
      const z = (s < 0 ? 3.9 : 3.3) + i * 2.5
      const [x, y] = at(s * 2.06, 2.72, z)
      const k = F / z
      const shape = shapes[(i + (s > 0 ? 1 : 0)) % shapes.length]!
      const size = (shape === 'long' ? 0.46 : 0.52) * k
      cords += `<path d="M${x.toFixed(1)},${y.toFixed(1)}v${(0.16 * k).toFixed(1)}" stroke-width="${Math.max(1, 0.016 * k).toFixed(1)}"/>`
      lights.push({ x, y: y + 0.16 * k + rise[shape] * size, size, ink: i % 3 === (s > 0 ? 1 : 0) ? '#ff7a52' : '#ffc867', shape }) // prettier-ignore
    }
  lights.sort((a, b) => a.size - b.size)
  return [
    `<g fill="none" stroke="#2a2454">${cords}</g>${lights.map(lantern).join('')}`,
    halos(lights, 1.7, 0.45),
  ]
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#2f3380'],
    [190, '#6a5ca6'],
    [360, '#c87f9f'],
    [500, '#f7a27c'],
    [HORIZON, '#ffdc9c'],
  ])
  const fronts = HOUSES.toSorted((a, b) => b.near - a.near)
    .map(house)
    .join('')
  const shrubs = [[2.62, 12.4, 0.85], [-2.62, 11.6, 0.9], [-2.6, 7.2, 1], [2.66, 6.4, 0.95], [-2.58, 4.3, 0.95]].map(([x, z, size]) => shrub(x!, z!, size!)).join('') // prettier-ignore
  const [body, glow] = lanterns()
  plate.svg(grove() + ground() + fronts + poles() + shrubs)
  plate.svg(glow)
  plate.svg(pair() + body)
}
export const views: View[] = [{ name: 'tokyo-japan-2', focusX: 800, draw }]
