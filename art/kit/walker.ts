/** People in the near plane, seen from behind or half turned; SVG, drawn in metres with the feet at the origin. */
export interface Walker {
  x: number
  /** Row of the feet. */
  y: number
  /** Pixels per metre. */
  k: number
  coat: string
  /** The coat in shade, and the rim on the sun's side. */
  shade: string
  rim: string
  legs: string
  hair: string
  skin: string
  pose?: 'stand' | 'walk' | 'point' | 'point-left'
  /** Ink of a rucksack, a sun hat, a skirt. */
  pack?: string
  hat?: string
  skirt?: string
  flip?: boolean
}
/** One figure 1.7 m tall, lit from the left (from the right when flipped). */
export function walker(o: Walker): string {
  const legs =
    o.pose === 'walk'
      ? 'M-.15,-.86 C-.2,-.6 -.22,-.34 -.3,-.02 L-.14,0 C-.08,-.3 -.04,-.5 .01,-.62 C.06,-.42 .12,-.2 .16,0 L.32,-.02 C.26,-.3 .2,-.6 .17,-.86Z'
      : 'M-.17,-.86 C-.18,-.56 -.17,-.3 -.17,0 L-.03,0 L0,-.6 L.04,0 L.19,0 C.19,-.3 .19,-.6 .18,-.86Z'
  const shoes =
    o.pose === 'walk'
      ? `<path d="M-.31,-.05 L-.15,-.03 L-.13,.03 L-.33,.03Z M.16,-.03 L.31,-.05 L.38,.03 L.15,.03Z" fill="${o.hair}"/>`
      : `<path d="M-.18,-.05 L-.03,-.05 L-.02,.03 L-.2,.03Z M.04,-.05 L.19,-.05 L.21,.03 L.03,.03Z" fill="${o.hair}"/>`
  const arm =
    o.pose === 'point'
      ? `<path d="M.16,-1.36 C.3,-1.36 .48,-1.44 .68,-1.52 L.7,-1.44 C.5,-1.3 .32,-1.2 .18,-1.2Z" fill="${o.coat}"/><circle cx=".71" cy="-1.49" r=".05" fill="${o.skin}"/>`
      : `<path d="M.2,-1.36 C.32,-1.2 .33,-.98 .28,-.76 L.2,-.78 C.22,-.96 .2,-1.1 .14,-1.2Z" fill="${o.shade}"/>`
  const left =
    o.pose === 'point-left'
      ? `<path d="M-.14,-1.38 C-.3,-1.37 -.48,-1.45 -.68,-1.53 L-.7,-1.45 C-.5,-1.31 -.32,-1.21 -.16,-1.19Z" fill="${o.coat}"/><path d="M-.14,-1.38 C-.3,-1.37 -.48,-1.45 -.68,-1.53 L-.69,-1.5 C-.5,-1.42 -.3,-1.34 -.14,-1.33Z" fill="${o.rim}"/><circle cx="-.71" cy="-1.5" r=".05" fill="${o.skin}"/>`
      : `<path d="M-.2,-1.38 C-.31,-1.2 -.33,-.98 -.29,-.76 L-.21,-.77 C-.22,-.96 -.2,-1.1 -.14,-1.22Z" fill="${o.coat}"/><path d="M-.2,-1.38 C-.31,-1.2 -.33,-.98 -.29,-.76 L-.25,-.76 C-.28,-.98 -.25,-1.2 -.15,-1.4Z" fill="${o.rim}"/><circle cx="-.25" cy="-.72" r=".045" fill="${o.skin}"/>`
  const skirt = o.skirt
    ? `<path d="M-.19,-.94 C-.24,-.72 -.28,-.52 -.31,-.34 C-.1,-.28 .12,-.28 .31,-.35 C.28,-.54 .23,-.74 .19,-.94Z" fill="${o.skirt}"/><path d="M-.19,-.94 C-.24,-.72 -.28,-.52 -.31,-.34 L-.23,-.32 C-.2,-.54 -.16,-.74 -.13,-.94Z" fill="${o.rim}"/>`
    : ''
  const pack = o.pack
    ? `<path d="M-.16,-.84 C-.19,-1.14 -.17,-1.38 -.09,-1.43 L.1,-1.43 C.18,-1.38 .2,-1.12 .17,-.84Z" fill="${o.pack}"/><path d="M-.16,-.84 C-.19,-1.14 -.17,-1.38 -.09,-1.43 L-.05,-1.43 C-.12,-1.3 -.13,-1.1 -.11,-.84Z" fill="${o.rim}"/><path d="M-.11,-1.06 L.14,-1.06" stroke="${o.shade}" stroke-width=".03"/>`
    : ''
  const hat = o.hat
    ? `<path d="M-.24,-1.68 C-.12,-1.73 .12,-1.73 .25,-1.67 C.12,-1.63 -.12,-1.63 -.24,-1.68Z" fill="${o.hat}"/><path d="M-.13,-1.69 C-.13,-1.86 .13,-1.86 .13,-1.69Z" fill="${o.hat}"/><path d="M-.24,-1.68 C-.18,-1.71 -.12,-1.71 -.12,-1.71 C-.12,-1.8 -.08,-1.82 -.03,-1.82 C-.07,-1.78 -.07,-1.7 -.05,-1.66 C-.12,-1.65 -.18,-1.66 -.24,-1.68Z" fill="${o.rim}"/>`
    : ''
  return (
    `<g transform="translate(${o.x},${o.y}) scale(${o.flip ? -o.k : o.k},${o.k})"><path d="${legs}" fill="${o.legs}"/><path d="M-.17,-.86 L-.17,-.1 L-.12,-.1 L-.1,-.86Z" fill="${o.rim}" fill-opacity="${o.pose === 'walk' ? 0 : 0.5}"/>${shoes}${skirt}` +
    `<path d="M-.2,-.82 C-.24,-1.06 -.27,-1.3 -.17,-1.42 C-.1,-1.48 .1,-1.48 .18,-1.42 C.27,-1.3 .25,-1.06 .21,-.82Z" fill="${o.coat}"/><path d="M.03,-1.46 C.1,-1.47 .15,-1.45 .18,-1.42 C.27,-1.3 .25,-1.06 .21,-.82 L.1,-.82 C.14,-1.06 .13,-1.3 .03,-1.46Z" fill="${o.shade}"/>${arm}` +
    `${left}${pack}` +
    `<path d="M-.06,-1.56 L.06,-1.56 L.07,-1.42 L-.07,-1.42Z" fill="${o.skin}"/><path d="M-.12,-1.64 C-.12,-1.8 .12,-1.8 .12,-1.64 C.12,-1.54 .07,-1.49 0,-1.49 C-.07,-1.49 -.12,-1.54 -.12,-1.64Z" fill="${o.hair}"/><path d="M-.12,-1.64 C-.12,-1.74 -.06,-1.77 -.01,-1.76 C-.08,-1.7 -.08,-1.6 -.05,-1.51 C-.1,-1.53 -.12,-1.58 -.12,-1.64Z" fill="${o.rim}"/>${hat}</g>`
  )
}
