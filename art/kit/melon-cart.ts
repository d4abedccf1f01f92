/** A melon seller's barrow under a striped awning, drawn in the picture plane: 1 unit = 1 m, wheels at y=0, light from the left. */
import { random } from './noise.ts'

const f = (v: number): string => v.toFixed(3)
function melon(x: number, y: number, r: number, kind: number): string {
  const [skin, lit, stripe] = [
    ['#e9b23f', '#ffe08a', '#b97f3a'],
    ['#6d9a4a', '#b7cf6a', '#2f5f4c'],
    ['#f0c860', '#fff0b0', '#c08f45'],
  ][kind % 3]!
  const w = r * 1.28
  return (
    `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(w)}" ry="${f(r)}" fill="${skin}"/>` +
    `<path d="M${f(x - w * 0.2)},${f(y - r)}q${f(w * 0.34)},${f(r)} 0,${f(r * 2)}M${f(x + w * 0.35)},${f(y - r * 0.92)}q${f(w * 0.3)},${f(r)} 0,${f(r * 1.84)}" fill="none" stroke="${stripe}" stroke-width="${f(r * 0.16)}"/>` +
    `<path d="M${f(x - w * 0.9)},${f(y - r * 0.1)}q${f(w * 0.1)},${f(-r * 0.8)} ${f(w * 0.7)},${f(-r * 0.8)}q${f(-w * 0.4)},${f(r * 0.3)} ${f(-w * 0.7)},${f(r * 0.8)}Z" fill="${lit}"/>`
  )
}
function wheel(x: number): string {
  const spokes = Array.from({ length: 6 }, (_, i) => {
    const a = (i * Math.PI) / 6
    return `M${f(x - 0.4 * Math.cos(a))},${f(-0.44 - 0.4 * Math.sin(a))}L${f(x + 0.4 * Math.cos(a))},${f(-0.44 + 0.4 * Math.sin(a))}`
  }).join('')
  return `<circle cx="${x}" cy="-.44" r=".4" fill="none" stroke="#3a2a45" stroke-width=".07"/><path d="${spokes}" stroke="#6b4450" stroke-width=".035"/><path d="M${x - 0.42},-.44 A.42,.42 0 0 1 ${x - 0.2},-.81" fill="none" stroke="#f0b072" stroke-width=".045"/><circle cx="${x}" cy="-.44" r=".08" fill="#d98a4a"/>`
}
export function melonCart(x: number, y: number, k: number): string {
  const r = random(5)
  let heap = ''
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 7 - row; i++)
      heap += melon(
        -1 + row * 0.16 + i * 0.33 + r.range(-0.02, 0.02),
        -1.04 - row * 0.19,
        r.range(0.125, 0.15),
        Math.floor(r() * 3),
      )
  let awning = ''
  const inks = [
    '#fff0d2',
    '#c93f52',
    '#fff0d2',
    '#2f8f95',
    '#fff0d2',
    '#e8a23c',
    '#fff0d2',
    '#c93f52',
    '#fff0d2',
    '#2f8f95',
  ]
  inks.forEach((ink, i) => {
    const [a, b] = [-1.5 + i * 0.3, -1.2 + i * 0.3]
    const top = (v: number) => -1.1 + (v + 1.5) * 0.74
    awning += `<path d="M${f(top(a))},-2.66 L${f(top(b))},-2.66 L${f(b)},-2.14 q-.15,.14 -.3,0Z" fill="${ink}"/>`
    // a chain of lozenges, as on ikat silk
    if (i % 2)
      for (let j = 0; j < 3; j++) {
        const t = 0.2 + j * 0.3
        const cx = (top(a) + top(b)) / 2 + ((a + b) / 2 - (top(a) + top(b)) / 2) * t
        const cy = -2.66 + 0.52 * t
        awning += `<path d="M${f(cx)},${f(cy - 0.07)}l.05,.07l-.05,.07l-.05,-.07Z" fill="#fff0d2"/>`
      }
  })
  return (
    `<g transform="translate(${f(x)},${f(y)}) scale(${k})"><path d="M-1.3,.02 L3.6,-.26 L3.9,-.1 L1.6,.1Z" fill="#6d5470" fill-opacity=".6"/>` +
    '<path d="M-1.22,-.9 L-1.2,-2.4 L-1.14,-2.4 L-1.14,-.9Z M1.14,-.9 L1.14,-2.4 L1.2,-2.4 L1.22,-.9Z" fill="#4b3550"/>' +
    heap +
    '<path d="M-1.3,-1 L1.3,-1 L1.18,-.58 L-1.18,-.58Z" fill="#2f7f8c"/><path d="M-1.3,-1 L-.9,-1 L-.86,-.58 L-1.18,-.58Z" fill="#6fc4bd"/><path d="M-1.3,-1.02 L1.3,-1.02 L1.3,-.94 L-1.3,-.94Z" fill="#f2bd6a"/>' +
    Array.from(
      { length: 7 },
      (_, i) => `<path d="M${f(-0.96 + i * 0.32)},-.86l.1,.1l-.1,.1l-.1,-.1Z" fill="#f6cf7c"/>`,
    ).join('') +
    '<path d="M1.1,-.7 L2,-.92 L2,-.86 L1.1,-.62Z" fill="#7a4a4c"/>' +
    wheel(-0.66) +
    wheel(0.66) +
    awning +
    '<path d="M-1.5,-2.14 q.15,.14 .3,0 L-1.1,-2.16 L-1.02,-2.66 L-1.1,-2.66Z" fill="#fff6de"/></g>'
  )
}
