/** The great stupa of the Boudha kind, with its eyes and prayer flags. Materials: white, dome, gold, saffron, wood, ground. */
import { domeProfile, finial } from './buildings.ts'
import type { Camera } from './camera.ts'
import type { Mesh } from './mesh.ts'
import { random } from './noise.ts'
import { rectOutline } from './outline.ts'
import type { Pt, Vec3 } from './vec.ts'

const FLAGS = ['#2f6fb0', '#fff4da', '#cf3a34', '#2f8a58', '#f2b430']
/** Square mandala terrace with stepped corners. */
function terrace(m: Mesh, half: number, y0: number, y1: number): void {
  const a = half,
    b = half * 0.84,
    c = half * 0.68,
    plan: Pt[] = []
  for (let k = 0; k < 4; k++) {
    const s = [
        [c, a],
        [b, a],
        [b, b],
        [a, b],
        [a, c],
      ] as Pt[],
      rot = (p: Pt): Pt => (k === 0 ? p : k === 1 ? [p[1], -p[0]] : k === 2 ? [-p[0], -p[1]] : [-p[1], p[0]])
    for (const p of s) plan.push(rot(p))
  }
  m.prism(plan, y0, y1, 'white', 'ground')
  const lip = plan.map((p): Pt => [p[0] * 1.012, p[1] * 1.012])
  m.prism(lip, y1 - 0.5, y1, 'white', 'ground')
}
export function stupa(m: Mesh): number {
  terrace(m, 39, 0, 4.2)
  terrace(m, 33, 4.2, 7.8)
  terrace(m, 27.5, 7.8, 11)
  for (let i = 0; i < 30; i++)
    for (const s of [0, 1]) {
      const t = -26 + i * 1.8
      const q = m.at(0, 0, 0, (s * -Math.PI) / 2)
      q.decal(rectOutline(1, 1.5), [t, 2, 39.02], [1, 0, 0], [0, 1, 0], i % 3 ? 'wood' : 'saffron', 0.05)
    }
  // niche ring and dome
  m.revolve(
    0,
    0,
    [
      [20.6, 11],
      [20.6, 13],
      [21, 13.1],
      [21, 13.7],
      [19.6, 13.7],
    ],
    'white',
    72,
  )
  for (let i = 0; i < 72; i++) {
    const a = ((i + 0.5) / 72) * Math.PI * 2,
      s = Math.sin(a),
      c = Math.cos(a)
    m.decal(
      [
        [-0.45, 0],
        [0.45, 0],
        [0.45, 0.8],
        [0, 1.25],
        [-0.45, 0.8],
      ],
      [s * 20.62, 11.45, c * 20.62],
      [c, 0, -s],
      [0, 1, 0],
      'wood',
      0.04,
    )
  }
  m.revolve(
    0,
    0,
    [[19.4, 13.7], [19.5, 14.6], ...domeProfile(19.3, 13.2, 15).slice(1, 13), [3, 28.1]],
    'dome',
    84,
  )
  // harmika
  const y = 27.4,
    w = 8.6
  m.box(0, y, 0, w + 0.7, 0.9, w + 0.7, 'gold')
  m.box(0, y + 0.9, 0, w, 6, w, 'saffron')
  for (let k = 0; k < 3; k++)
    m.box(0, y + 6.9 + k * 0.62, 0, w + 0.6 + k * 0.9, 0.62, w + 0.6 + k * 0.9, 'gold')
  // thirteen steps to enlightenment, then the parasol
  for (let k = 0; k < 13; k++) {
    const s = 7.6 - k * 0.47
    m.box(0, y + 8.8 + k * 0.82, 0, s, 0.6, s, 'gold', 'gold')
    m.box(0, y + 8.8 + k * 0.82 + 0.6, 0, s * 0.86, 0.22, s * 0.86, 'saffron')
  }
  const t = y + 8.8 + 13 * 0.82
  m.revolve(
    0,
    0,
    [
      [0.9, t - 0.1],
      [1, t + 0.9],
    ],
    'gold',
    16,
  )
  m.revolve(
    0,
    0,
    [
      [2.1, t + 0.5],
      [2.1, t + 1.5],
      [1.7, t + 1.9],
      [1.1, t + 2.2],
      [0.8, t + 2.6],
      [0.9, t + 3.1],
      [0.45, t + 3.7],
      [0.5, t + 4.1],
      [0, t + 4.9],
    ],
    'gold',
    24,
  )
  finial(m, 0, t + 4.4, 0, 2.6)
  return t
}
/** The all-seeing eyes, drawn in metres on a harmika face (origin at the foot of the face, y down). */
export const eyes = (shade: boolean) => {
  const white = shade ? '#d8c0b4' : '#fffaea',
    line = '#241a38',
    blue = shade ? '#2b4a7c' : '#2d6cb0'
  const eye = (s: number) => `<g transform="translate(${s * 2.05},-3.2) scale(${s * 1.06},1.06)">
    <path d="M-1.62,.3 C-1.1,-.66 .5,-1.02 1.95,-.4 C1.5,.02 1.3,.3 .8,.5 C.1,.76 -.9,.7 -1.62,.3Z" fill="${white}"/>
    <path d="M-.5,-.55 C0,-.74 .6,-.74 1,-.56 C1.1,.1 .84,.52 .28,.58 C-.3,.56 -.62,0 -.5,-.55Z" fill="${blue}"/><circle cx=".26" cy="-.1" r=".3" fill="${line}"/><circle cx=".4" cy="-.2" r=".09" fill="${white}"/>
    <path d="M-1.72,.36 C-1.3,-.86 .5,-1.34 2.2,-.46 C1.6,-.62 1.2,-.6 .7,-.56 C-.3,-.62 -1.1,-.3 -1.72,.36Z" fill="${blue}"/><path d="M-1.72,.36 C-1.1,-.46 .3,-.86 2.2,-.46 C2,-.36 1.7,-.34 1.5,-.34 C.4,-.62 -.8,-.4 -1.72,.36Z" fill="${line}"/>
    <path d="M-1.7,-.95 C-1,-2 1,-2.1 2.3,-1.1 C1,-1.62 -.7,-1.56 -1.7,-.95Z" fill="${line}"/><path d="M-1.5,.5 C-.5,.98 .6,.84 1.3,.36" fill="none" stroke="#c93a34" stroke-width=".13"/></g>`
  return `${eye(1)}${eye(-1)}<path d="M0,-5.62 C.36,-5.2 .36,-4.9 0,-4.6 C-.36,-4.9 -.36,-5.2 0,-5.62Z" fill="#c93a34"/><circle cx="0" cy="-5.02" r=".15" fill="${white}"/>
   <path d="M.04,-2.2 C.8,-2.26 .8,-1.42 .12,-1.34 C-.44,-1.3 -.54,-.76 -.06,-.58 C.34,-.46 .66,-.68 .58,-1" fill="none" stroke="${line}" stroke-width=".25" stroke-linecap="round"/>`
}
/** A string of prayer flags along a sagging line, drawn at true perspective between two points. */
export function flags(
  cam: Camera,
  a: Vec3,
  b: Vec3,
  sag: number,
  step: number,
  size: number,
  seed: number,
): string {
  const r = random(seed),
    L = Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]),
    n = Math.floor(L / step)
  let out = '',
    line = ''
  const P = (t: number) =>
    cam.project([
      a[0] + (b[0] - a[0]) * t,
      a[1] + (b[1] - a[1]) * t - sag * 4 * t * (1 - t),
      a[2] + (b[2] - a[2]) * t,
    ])
  for (let i = 0; i <= n; i++) {
    const p = P(i / n)
    line += `${i ? 'L' : 'M'}${p.x.toFixed(1)},${p.y.toFixed(1)}`
  }
  for (let i = 1; i < n; i++) {
    const p = P(i / n),
      q = P((i + 0.78) / n),
      h = size * p.k * r.range(0.85, 1.1),
      sway = r.range(-0.05, 0.42) * h,
      belly = r.range(-0.1, 0.22) * h
    out += `<path d="M${p.x.toFixed(1)},${p.y.toFixed(1)}L${q.x.toFixed(1)},${q.y.toFixed(1)}Q${(q.x + sway * 0.3 + belly).toFixed(1)},${(q.y + h * 0.5).toFixed(1)} ${(q.x + sway).toFixed(1)},${(q.y + h * 0.95).toFixed(1)}L${(p.x + sway).toFixed(1)},${(p.y + h).toFixed(1)}Q${(p.x + sway * 0.3 + belly).toFixed(1)},${(p.y + h * 0.5).toFixed(1)} ${p.x.toFixed(1)},${p.y.toFixed(1)}Z" fill="${FLAGS[i % 5]}"/>`
    if (h > 14)
      out += `<path d="M${p.x.toFixed(1)},${p.y.toFixed(1)}L${(p.x + (q.x - p.x) * 0.45).toFixed(1)},${(p.y + (q.y - p.y) * 0.45).toFixed(1)}L${(p.x + (q.x - p.x) * 0.3 + sway).toFixed(1)},${(p.y + h).toFixed(1)}L${(p.x + sway).toFixed(1)},${(p.y + h).toFixed(1)}Z" fill="#2a1c38" fill-opacity=".2"/>`
  }
  return `<path d="${line}" fill="none" stroke="#3a2a40" stroke-width="1.4"/>${out}`
}
