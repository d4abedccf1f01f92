/** People from behind, drawn in the picture plane for figures of 60 px and more. */
export interface Dress {
  cut: 'coat' | 'jacket' | 'robe'
  body: string
  shade: string
  /** The side towards the sun. */
  rim: string
  legs: string
  head: string
  /** Hat or cap; none leaves hair of ink `head`. */
  hat?: string
  /** A bag on the shade side. */
  bag?: string
  /** Bare shoulder and arm, for robes. */
  skin?: string
}
const HEM = { coat: -0.48, jacket: -0.78, robe: -0.06 }
/**
 * Somebody walking or standing, feet at (x,y), `k` pixels per metre, 1.74 m tall. Light from the left, or from the right when `flip`.
 * `stride` 0 stands, 1 is a full step.
 */
export function passerBy(
  x: number,
  y: number,
  k: number,
  d: Dress,
  { flip = false, stride = 0.4 } = {},
): string {
  const hem = HEM[d.cut]
  const wide = d.cut === 'robe' ? 0.3 : d.cut === 'coat' ? 0.33 : 0.25
  const s = 0.14 * stride
  const path = (ink: string, p: string) => `<path d="${p}" fill="${ink}"/>`
  return (
    `<g transform="translate(${x.toFixed(1)},${y.toFixed(1)}) scale(${flip ? -k : k},${k})">` +
    path(
      d.legs,
      `M-.17,${hem - 0.1} L${-0.16 - s},-.03 L${-0.2 - s},0 L${-0.03 - s},0 L${-0.04 - s},-.06 L-.01,${hem - 0.1}Z M.01,${hem - 0.1} L${0.05 + s},-.09 L${0.04 + s},-.04 L${0.19 + s},-.04 L${0.16 + s},-.1 L.17,${hem - 0.1}Z`,
    ) +
    path(d.shade, 'M.17,-1.42 C.3,-1.36 .35,-1.16 .36,-.98 C.38,-.86 .37,-.8 .36,-.74 L.27,-.75 L.2,-1.1Z') +
    path(
      d.body,
      `M-.12,-1.48 L.12,-1.48 C.26,-1.44 .29,-1.24 .27,-.96 L${wide},${hem} Q0,${hem + 0.06} ${-wide},${hem} L-.27,-.96 C-.29,-1.24 -.26,-1.44 -.12,-1.48Z`,
    ) +
    path(
      d.shade,
      `M.06,-1.48 L.12,-1.48 C.26,-1.44 .29,-1.24 .27,-.96 L${wide},${hem} Q${wide * 0.6},${hem + 0.05} ${wide * 0.3},${hem + 0.05} C${wide * 0.5},-.9 .18,-1.2 .06,-1.48Z`,
    ) +
    path(
      d.rim,
      'M-.17,-1.46 C-.3,-1.4 -.36,-1.16 -.36,-.98 C-.38,-.86 -.38,-.8 -.36,-.74 L-.28,-.75 L-.2,-1.1Z',
    ) +
    path(
      d.rim,
      `M-.12,-1.48 C-.26,-1.44 -.29,-1.24 -.27,-.96 L${-wide},${hem} L${-wide * 0.66},${hem + 0.03} L-.19,-.98 C-.21,-1.2 -.18,-1.38 -.06,-1.48Z`,
    ) +
    (d.skin
      ? path(d.skin, 'M.1,-1.48 C.3,-1.44 .36,-1.2 .37,-1 L.29,-.98 C.26,-1.16 .2,-1.3 .04,-1.42Z')
      : '') +
    path(d.skin ?? d.head, 'M-.06,-1.56 L.06,-1.56 L.07,-1.45 L-.07,-1.45Z') +
    `<circle cx="0" cy="-1.62" r=".125" fill="${d.head}"/>` +
    path(
      d.rim,
      'M-.125,-1.62 A.125,.125 0 0 1 -.03,-1.742 C-.08,-1.68 -.09,-1.6 -.07,-1.52 A.125,.125 0 0 1 -.125,-1.62Z',
    ) +
    (d.hat
      ? path(
          d.hat,
          'M-.17,-1.62 C-.2,-1.84 -.1,-1.88 0,-1.88 C.1,-1.88 .2,-1.84 .17,-1.62 Q0,-1.57 -.17,-1.62Z',
        ) + path(d.rim, 'M-.17,-1.62 C-.2,-1.84 -.1,-1.88 -.02,-1.88 C-.12,-1.82 -.13,-1.72 -.1,-1.6Z')
      : '') +
    (d.bag
      ? path(d.bag, 'M.24,-.98 L.44,-.96 L.45,-.66 L.23,-.66Z M.1,-1.46 L.36,-.96 L.32,-.95 L.06,-1.45Z')
      : '') +
    '</g>'
  )
}
