/** Firs under snow, cut by hand: three trees. Unit: the height of the tree, its foot at y = 0, y down. */
interface Tier {
  /** Top and tips of the boughs. */
  top: number
  low: number
  left: number
  right: number
  /** Degrees that the tier is turned, and a share of bare wood: 1 where the snow has slid off its right half. */
  turn: number
  bare: number
}
const tiers = (list: string): Tier[] =>
  list.split(' ').map((t) => {
    const [top = 0, low = 0, left = 0, right = 0, turn = 0, bare = 0] = t.split(',').map(Number)
    return { top, low, left, right, turn, bare }
  })
/** From the lowest boughs to the tip: top, row of the tips, reach to the left and to the right, turn, bare. */
const TREES = [
  tiers('-.3,-.06,.2,.215,-2 -.42,-.18,.185,.165,3 -.54,-.3,.142,.158,-4,1 -.65,-.42,.128,.112,2 -.75,-.54,.088,.1,-3 -.84,-.65,.07,.064 -.91,-.76,.048,.054 -1,-.87,.026,.024'),
  tiers('-.34,-.07,.235,.2,2 -.47,-.2,.18,.21,-3 -.6,-.34,.17,.145,3 -.72,-.48,.11,.13,-4,1 -.83,-.61,.088,.07 -.9,-.72,.054,.06 -.95,-.8,.034,.03 -1,-.88,.016,.02'),
  tiers('-.32,-.05,.156,.152,-2 -.44,-.18,.124,.146,4 -.56,-.31,.128,.104,-5,1 -.67,-.44,.086,.108,3 -.78,-.57,.08,.06,-4 -.87,-.69,.046,.058,4,1 -.94,-.79,.036,.04 -1,-.88,.02,.016'),
] // prettier-ignore
const n = (v: number) => v.toFixed(4)
/** One tier: dark boughs with hanging tips, and the snow that lies on them. */
function bough({ top, low, left, right, turn, bare }: Tier, i: number, dark: string, snow: string): string {
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
  const slid = `C${n(right * 0.2)},${n(low - u * 5)} ${n(right * 0.06)},${n(top + h * 0.35)} 0,${n(top)}Z`
  const cap =
    `M0,${n(top)}C${n(-left * 0.22)},${n(top + h * 0.45)} ${n(-left * 0.62)},${n(low - h * 0.2)} ${n(-left * 0.97)},${n(low - u * 0.06)}` +
    `C${n(-left * 0.8)},${n(low - u * 0.8)} ${n(-left * 0.72)},${n(low - u * 3.2)} ${n(-left * 0.54)},${n(low - u * 3.1)}` +
    `C${n(-left * 0.42)},${n(low - u * 1.6)} ${n(-left * 0.32)},${n(low - u * 3.6)} ${n(-left * 0.16)},${n(low - u * 3.6)}` +
    `C${n(left * (-0.04 + k))},${n(low - u * 1.5)} ${n(right * (0.14 + k))},${n(low - u * 2)} ${n(right * 0.22)},${n(low - u * 3.7)}` +
    (bare
      ? slid
      : `C${n(right * 0.36)},${n(low - u * 1.8)} ${n(right * 0.5)},${n(low - u * 1.7)} ${n(right * 0.58)},${n(low - u * 3)}` +
        `C${n(right * 0.72)},${n(low - u * 1.5)} ${n(right * 0.84)},${n(low - u * 0.7)} ${n(right * 0.97)},${n(low - u * 0.06)}` +
        `C${n(right * 0.62)},${n(low - h * 0.2)} ${n(right * 0.22)},${n(top + h * 0.45)} 0,${n(top)}Z`)
  return `<g transform="rotate(${turn},0,${n(top)})"><path d="${skirt}" fill="${dark}"/><path d="${cap}" fill="${snow}" stroke="${snow}" stroke-width=".005" stroke-linejoin="round"/></g>`
}
/** Tree 0, 1 or 2. */
export const snowFir = (tree: 0 | 1 | 2, dark: string, snow: string): string =>
  `<path d="M-.028,.004C-.02,-.012 -.017,-.05 -.016,-.2H.016C.017,-.05 .02,-.012 .026,.002C.01,-.004 -.01,-.002 -.028,.004Z" fill="${dark}"/>` +
  TREES[tree]!.map((t, i) => bough(t, i, dark, snow)).join('')
/** The shadow at the foot of a tree, soft at its edge; `id` names its gradient. */
export const treeShadow = (ink: string, id: string): string =>
  `<radialGradient id="${id}"><stop offset=".2" stop-color="${ink}" stop-opacity=".75"/><stop offset="1" stop-color="${ink}" stop-opacity="0"/></radialGradient>` +
  `<ellipse cx=".012" cy="-.004" rx=".17" ry=".024" fill="url(#${id})"/>`
