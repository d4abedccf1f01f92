/** Firs under snow, cut by hand: three trees. Unit: the height of the tree, its foot at y = 0, y down. */
interface Tier {
  /** Top and tips of the boughs. */
  top: number
  low: number
  left: number
  right: number
}
const tiers = (list: string): Tier[] =>
  list.split(' ').map((t) => {
    const [top = 0, low = 0, left = 0, right = 0] = t.split(',').map(Number)
    return { top, low, left, right }
  })
/** From the lowest boughs to the tip: top, row of the tips, reach to the left and to the right. */
const TREES = [
  tiers('-.3,-.06,.2,.215 -.42,-.18,.185,.165 -.54,-.3,.142,.158 -.65,-.42,.128,.112 -.75,-.54,.088,.1 -.84,-.65,.07,.064 -.91,-.76,.048,.054 -1,-.87,.026,.024'),
  tiers('-.34,-.07,.235,.2 -.47,-.2,.18,.21 -.6,-.34,.17,.145 -.72,-.48,.11,.13 -.83,-.61,.088,.07 -.9,-.72,.054,.06 -.95,-.8,.034,.03 -1,-.88,.016,.02'),
  tiers('-.32,-.05,.18,.19 -.44,-.18,.17,.145 -.56,-.31,.122,.138 -.67,-.44,.112,.094 -.78,-.57,.07,.08 -.87,-.69,.056,.05 -.94,-.79,.036,.04 -1,-.88,.02,.016'),
] // prettier-ignore
const n = (v: number) => v.toFixed(4)
/** One tier: dark boughs with hanging tips, and the snow that lies on them. */
function bough({ top, low, left, right }: Tier, i: number, dark: string, snow: string): string {
  const h = low - top,
    u = h * 0.1,
    k = i % 2 ? 0.09 : -0.07
  const skirt =
    `M0,${n(top)}C${n(-left * 0.22)},${n(top + h * 0.45)} ${n(-left * 0.62)},${n(low - h * 0.2)} ${n(-left)},${n(low)}` +
    `C${n(-left * 0.82)},${n(low + u * 0.5)} ${n(-left * 0.7)},${n(low - u * 0.2)} ${n(-left * 0.62)},${n(low - u * 0.7)}` +
    `C${n(-left * 0.54)},${n(low + u * 0.9)} ${n(-left * 0.34)},${n(low + u * 1.1)} ${n(-left * 0.22)},${n(low - u * 0.2)}` +
    `C${n(left * (-0.08 + k))},${n(low + u * 1.7)} ${n(right * (0.14 + k))},${n(low + u * 1.5)} ${n(right * 0.26)},${n(low)}` +
    `C${n(right * 0.4)},${n(low + u)} ${n(right * 0.56)},${n(low + u * 0.7)} ${n(right * 0.64)},${n(low - u * 0.8)}` +
    `C${n(right * 0.74)},${n(low - u * 0.1)} ${n(right * 0.84)},${n(low + u * 0.5)} ${n(right)},${n(low)}` +
    `C${n(right * 0.62)},${n(low - h * 0.2)} ${n(right * 0.22)},${n(top + h * 0.45)} 0,${n(top)}Z`
  const cap =
    `M0,${n(top)}C${n(-left * 0.22)},${n(top + h * 0.45)} ${n(-left * 0.62)},${n(low - h * 0.2)} ${n(-left * 0.97)},${n(low - u * 0.06)}` +
    `C${n(-left * 0.8)},${n(low - u * 0.8)} ${n(-left * 0.72)},${n(low - u * 3.2)} ${n(-left * 0.54)},${n(low - u * 3.1)}` +
    `C${n(-left * 0.42)},${n(low - u * 1.6)} ${n(-left * 0.32)},${n(low - u * 3.6)} ${n(-left * 0.16)},${n(low - u * 3.6)}` +
    `C${n(left * (-0.04 + k))},${n(low - u * 1.5)} ${n(right * (0.14 + k))},${n(low - u * 2)} ${n(right * 0.22)},${n(low - u * 3.7)}` +
    `C${n(right * 0.36)},${n(low - u * 1.8)} ${n(right * 0.5)},${n(low - u * 1.7)} ${n(right * 0.58)},${n(low - u * 3)}` +
    `C${n(right * 0.72)},${n(low - u * 1.5)} ${n(right * 0.84)},${n(low - u * 0.7)} ${n(right * 0.97)},${n(low - u * 0.06)}` +
    `C${n(right * 0.62)},${n(low - h * 0.2)} ${n(right * 0.22)},${n(top + h * 0.45)} 0,${n(top)}Z`
  return `<path d="${skirt}" fill="${dark}"/><path d="${cap}" fill="${snow}" stroke="${snow}" stroke-width=".005" stroke-linejoin="round"/>`
}
/** Tree 0, 1 or 2. */
export const snowFir = (tree: 0 | 1 | 2, dark: string, snow: string): string =>
  `<path d="M-.022,-.012L-.016,-.2H.016L.022,-.012Z" fill="${dark}"/>` +
  TREES[tree]!.map((t, i) => bough(t, i, dark, snow)).join('')
/** The snow that has drifted round the foot of a tree. It runs out into the snow before it; `id` names its gradient. */
export const treeWell = (ink: string, id: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset=".35" stop-color="${ink}"/><stop offset="1" stop-color="${ink}" stop-opacity="0"/></linearGradient>` +
  `<path d="M-.19,.05C-.13,.012 -.06,-.022 -.012,-.024C.04,-.026 .11,.004 .2,.046C.13,.062 -.12,.066 -.19,.05Z" fill="url(#${id})"/>`
