/** A flower seller walking her bicycle to the left; SVG, 1 unit = 1 m, wheels on y=0, light from the left. */
import { random } from './noise.ts'

const wheel = (x: number): string => {
  let spokes = ''
  for (let i = 0; i < 9; i++) {
    const a = (i * Math.PI) / 9
    spokes += `M${(x - 0.32 * Math.cos(a)).toFixed(3)},${(-0.34 - 0.32 * Math.sin(a)).toFixed(3)}L${(x + 0.32 * Math.cos(a)).toFixed(3)},${(-0.34 + 0.32 * Math.sin(a)).toFixed(3)}`
  }
  return `<circle cx="${x}" cy="-.34" r=".33" fill="none" stroke="#2a2c4a" stroke-width=".045"/><path d="${spokes}" stroke="#8f8a9c" stroke-width=".008"/><path d="M${x - 0.33},-.4 A.34,.34 0 0 1 ${x - 0.1},-.66" fill="none" stroke="#ffe9c0" stroke-width=".022"/><circle cx="${x}" cy="-.34" r=".04" fill="#2a2c4a"/>`
}
const FRAME = `<path d="M-.58,-.34 L-.4,-.86 M-.44,-.74 L.02,-.34 L.16,-.78 L-.42,-.76 M.02,-.34 L.56,-.34 L.16,-.7" fill="none" stroke="#2f6a7c" stroke-width=".04" stroke-linejoin="round"/><path d="M-.4,-.86 L-.36,-1 M-.52,-.98 L-.26,-1.02" stroke="#3a3450" stroke-width=".035" stroke-linecap="round"/><path d="M.06,-.84 L.28,-.82 L.24,-.78 L.1,-.78Z" fill="#3a3450"/><circle cx=".02" cy="-.34" r=".08" fill="none" stroke="#3a3450" stroke-width=".03"/>`

/** Heads of flowers heaped in an oval, leaves behind. */
function heap(
  seed: number,
  x: number,
  y: number,
  w: number,
  h: number,
  inks: readonly string[],
  n: number,
): string {
  const r = random(seed)
  let leaves = ''
  let heads = ''
  for (let i = 0; i < n * 0.7; i++) {
    const a = r.range(Math.PI * 0.9, Math.PI * 2.1)
    const [px, py] = [x + Math.cos(a) * w * r.range(0.7, 1.12), y + Math.sin(a) * h * r.range(0.7, 1.14)]
    leaves += `M${x.toFixed(2)},${y.toFixed(2)}Q${((x + px) / 2 + 0.05).toFixed(2)},${((y + py) / 2).toFixed(2)} ${px.toFixed(2)},${py.toFixed(2)}Q${((x + px) / 2 - 0.05).toFixed(2)},${((y + py) / 2 - 0.04).toFixed(2)} ${x.toFixed(2)},${y.toFixed(2)}Z`
  }
  const spots = Array.from({ length: n }, () => {
    const a = r.range(0, Math.PI * 2)
    const q = Math.sqrt(r())
    return { x: x + Math.cos(a) * q * w * 0.94, y: y + Math.sin(a) * q * h * 0.94 }
  }).toSorted((p, q) => p.y - q.y)
  for (const p of spots) {
    const s = r.range(0.042, 0.066)
    const band = Math.min(
      inks.length - 1,
      Math.max(0, Math.floor(((p.x - x + w) / (2 * w)) * inks.length + r.range(-0.4, 0.4))),
    )
    heads += `<circle cx="${(p.x + 0.012).toFixed(3)}" cy="${(p.y + 0.014).toFixed(3)}" r="${s.toFixed(3)}" fill="#6a3f66"/><circle cx="${p.x.toFixed(3)}" cy="${p.y.toFixed(3)}" r="${s.toFixed(3)}" fill="${inks[band]}"/><circle cx="${(p.x - s * 0.3).toFixed(3)}" cy="${(p.y - s * 0.3).toFixed(3)}" r="${(s * 0.42).toFixed(3)}" fill="#fff3da" fill-opacity=".6"/>`
  }
  return `<path d="${leaves}" fill="#2f6a58"/><ellipse cx="${x}" cy="${y + h * 0.3}" rx="${w}" ry="${h * 0.8}" fill="#3f7a58"/>${heads}`
}
const BASKET = (x: number, w: number): string =>
  `<path d="M${x - w},-.86 L${x - w * 0.76},-.4 L${x + w * 0.76},-.4 L${x + w},-.86Z" fill="#b5804c"/><path d="M${x - w},-.86 L${x - w * 0.76},-.4 L${x - w * 0.4},-.4 L${x - w * 0.5},-.86Z" fill="#e8b873"/><path d="M${x - w * 0.96},-.74 L${x + w * 0.96},-.74 M${x - w * 0.88},-.6 L${x + w * 0.88},-.6 M${x - w * 0.8},-.48 L${x + w * 0.8},-.48" stroke="#7a5040" stroke-width=".02"/>`
const SELLER = `<path d="M-.14,-.84 C-.2,-.5 -.3,-.3 -.34,-.06 L-.2,-.02 C-.12,-.3 -.02,-.5 .04,-.66 C.1,-.44 .2,-.24 .26,-.04 L.4,-.08 C.36,-.36 .28,-.6 .22,-.86Z" fill="#2f3560"/><path d="M-.14,-.84 C-.2,-.5 -.3,-.3 -.34,-.06 L-.28,-.04 C-.22,-.34 -.12,-.6 -.08,-.84Z" fill="#6a76a4"/><path d="M-.42,-.06 L-.2,-.04 L-.2,.02 L-.44,.02Z M.24,-.06 L.42,-.1 L.44,.02 L.2,.02Z" fill="#c4664a"/>
<path d="M-.2,-.78 C-.22,-1.08 -.24,-1.28 -.12,-1.4 L.1,-1.42 C.24,-1.34 .27,-1.04 .26,-.78Z" fill="#8f4a86"/><path d="M.08,-1.42 C.24,-1.34 .27,-1.04 .26,-.78 L.12,-.78 C.16,-1.04 .14,-1.28 .08,-1.42Z" fill="#5f3268"/><path d="M-.2,-.78 C-.22,-1.08 -.24,-1.28 -.12,-1.4 L-.06,-1.4 C-.16,-1.26 -.14,-1.04 -.12,-.78Z" fill="#f2b7a0"/>
<path d="M-.08,-1.36 C-.24,-1.28 -.42,-1.16 -.6,-1.04 L-.56,-.95 C-.38,-1.02 -.18,-1.1 .02,-1.2Z" fill="#a2588f"/><path d="M-.08,-1.36 C-.24,-1.28 -.42,-1.16 -.6,-1.04 L-.58,-1 C-.4,-1.1 -.22,-1.2 -.06,-1.28Z" fill="#f2b7a0"/><circle cx="-.6" cy="-1" r=".055" fill="#c98f68"/>
<path d="M-.1,-1.52 L.04,-1.52 L.06,-1.38 L-.08,-1.38Z" fill="#a8704f"/><ellipse cx="-.05" cy="-1.58" rx=".11" ry=".13" fill="#c98f68"/><path d="M.04,-1.62 C.1,-1.5 .08,-1.36 .02,-1.28 L-.03,-1.48Z" fill="#2a2038"/><path d="M-.36,-1.58 L-.02,-1.86 L.32,-1.56 Q-.02,-1.5 -.36,-1.58Z" fill="#f3d795"/><path d="M-.02,-1.86 L.32,-1.56 Q.14,-1.52 .04,-1.53 Q.06,-1.7 -.02,-1.86Z" fill="#c49a6c"/><path d="M-.36,-1.58 L-.02,-1.86 L-.2,-1.55 Q-.28,-1.56 -.36,-1.58Z" fill="#fff3d0"/>`

export function flowerBicycle(x: number, y: number, k: number): string {
  return (
    `<g transform="translate(${x},${y}) scale(${k})"><ellipse cx=".3" cy=".03" rx="1.5" ry=".09" fill="#2f2a50" fill-opacity=".45"/>` +
    `<g transform="translate(.16,-.02)">${SELLER}</g>${wheel(0.56)}${wheel(-0.58)}${FRAME}` +
    heap(5, 0.72, -1.12, 0.5, 0.42, ['#f6d04a', '#f29a3c', '#f6e9d0', '#e0567a', '#c43f6c'], 120) +
    BASKET(0.72, 0.4) +
    heap(9, -0.62, -1.04, 0.26, 0.2, ['#fff3e0', '#f4a0b4', '#e0567a'], 34) +
    `<path d="M-.86,-.98 L-.8,-.7 L-.46,-.7 L-.4,-.98Z" fill="#b5804c"/><path d="M-.86,-.98 L-.8,-.7 L-.68,-.7 L-.7,-.98Z" fill="#e8b873"/></g>`
  )
}
