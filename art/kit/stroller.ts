/** People on foot, from the side, as SVG: 1 unit = 1 m, feet on y=0, facing right, light from behind them. Mirror with scale(-1,1). */
export interface StrollerInks {
  top: string
  topShade: string
  legs: string
  skin: string
  hair: string
  rim: string
}
export interface Stroller extends StrollerInks {
  wear: 'trousers' | 'dress' | 'robe'
  /** Walking, standing, or standing with an arm out. */
  pose?: 'walk' | 'stand' | 'point'
  hat?: 'brim' | 'cone' | 'cap' | 'scarf'
  bag?: string
  /** Against a grown person; a child about 0.65. */
  size?: number
}
function legs({ wear, legs: ink, top, topShade, rim, pose }: Stroller): string {
  if (wear === 'robe')
    return `<path d="M-.2,0 C-.24,-.5 -.2,-.8 -.16,-.95 L.16,-.95 C.2,-.7 .22,-.4 .22,0Z" fill="${top}"/><path d="M.02,0 C.04,-.5 .06,-.8 .04,-.95 L.16,-.95 C.2,-.7 .22,-.4 .22,0Z" fill="${topShade}"/><path d="M-.2,0 C-.24,-.5 -.2,-.8 -.16,-.95 L-.1,-.95 C-.14,-.7 -.15,-.4 -.12,0Z" fill="${rim}"/>`
  const shoes =
    pose === 'walk'
      ? `<path d="M.24,-.06 L.44,-.02 L.44,.02 L.22,.02Z M-.4,-.08 L-.24,0 L-.28,.03 L-.42,-.02Z" fill="#2a2040"/>`
      : `<path d="M-.12,-.04 L.08,-.01 L.08,.02 L-.12,.02Z M.0,-.04 L.2,-.01 L.2,.02 L.0,.02Z" fill="#2a2040"/>`
  const stance =
    pose === 'walk'
      ? `<path d="M-.15,-.86 L.15,-.86 C.2,-.6 .34,-.4 .38,-.04 L.26,-.03 C.2,-.34 .06,-.5 0,-.62 C-.06,-.42 -.22,-.24 -.3,-.03 L-.42,-.08 C-.34,-.36 -.18,-.5 -.15,-.86Z" fill="${ink}"/>`
      : `<path d="M-.15,-.86 L.15,-.86 C.17,-.5 .16,-.3 .15,0 L.03,0 L.02,-.5 L0,0 L-.12,0 C-.14,-.3 -.15,-.5 -.15,-.86Z" fill="${ink}"/>`
  const skirt =
    wear === 'dress'
      ? `<path d="M-.15,-.98 L.15,-.98 C.2,-.76 .26,-.56 .28,-.36 L-.28,-.36 C-.26,-.56 -.2,-.76 -.15,-.98Z" fill="${top}"/><path d="M.06,-.98 L.15,-.98 C.2,-.76 .26,-.56 .28,-.36 L.08,-.36Z" fill="${topShade}"/><path d="M-.15,-.98 L-.09,-.98 C-.14,-.7 -.18,-.5 -.2,-.36 L-.28,-.36 C-.26,-.56 -.2,-.76 -.15,-.98Z" fill="${rim}"/>`
      : ''
  return stance + shoes + skirt
}
function head({ skin, hair, rim, hat }: Stroller): string {
  const face = `<path d="M-.05,-1.5 L.06,-1.5 L.06,-1.36 L-.05,-1.36Z" fill="${skin}"/><ellipse cx=".03" cy="-1.58" rx=".11" ry=".135" fill="${skin}"/>`
  const hood = `<path d="M.07,-1.72 C-.06,-1.78 -.18,-1.68 -.16,-1.52 C-.16,-1.42 -.2,-1.36 -.2,-1.28 L.06,-1.3 C0,-1.4 -.03,-1.52 .07,-1.72Z" fill="${hair}"/>`
  const locks = `<path d="M.1,-1.7 C-.02,-1.78 -.16,-1.7 -.13,-1.54 C-.12,-1.48 -.1,-1.46 -.07,-1.46 C-.08,-1.56 -.02,-1.62 .1,-1.62Z" fill="${hair}"/><path d="M-.06,-1.73 C-.14,-1.68 -.15,-1.56 -.11,-1.48 L-.09,-1.48 C-.12,-1.58 -.1,-1.66 -.03,-1.73Z" fill="${rim}"/>`
  const top =
    hat === 'cone'
      ? `<path d="M-.27,-1.6 L.02,-1.86 L.31,-1.6 Q.02,-1.53 -.27,-1.6Z" fill="${hair}"/><path d="M-.27,-1.6 L.02,-1.86 L-.1,-1.57 Q-.2,-1.58 -.27,-1.6Z" fill="${rim}"/>`
      : hat === 'brim'
        ? `<path d="M-.24,-1.62 Q.03,-1.72 .3,-1.6 Q.03,-1.58 -.24,-1.62Z M-.11,-1.65 C-.12,-1.8 .16,-1.8 .16,-1.64Z" fill="${rim}"/>`
        : hat === 'cap'
          ? `<path d="M-.12,-1.6 C-.13,-1.77 .14,-1.77 .14,-1.62 L.26,-1.59 L.1,-1.6Z" fill="${rim}"/>`
          : ''
  return face + (hat === 'scarf' ? hood : locks) + top
}
export function stroller(who: Stroller): string {
  const { top, topShade, skin, rim, bag, size = 1, pose = 'stand' } = who
  const torso = `<path d="M-.17,-.84 C-.2,-1.1 -.19,-1.34 -.09,-1.42 L.09,-1.42 C.19,-1.34 .19,-1.1 .17,-.84Z" fill="${top}"/><path d="M.04,-.84 C.06,-1.1 .06,-1.3 .03,-1.42 L.09,-1.42 C.19,-1.34 .19,-1.1 .17,-.84Z" fill="${topShade}"/><path d="M-.17,-.84 C-.2,-1.1 -.19,-1.34 -.09,-1.42 L-.04,-1.42 C-.13,-1.25 -.12,-1.05 -.1,-.84Z" fill="${rim}"/>`
  const arm =
    pose === 'point'
      ? `<path d="M0,-1.36 C.16,-1.32 .34,-1.36 .48,-1.44 L.5,-1.37 C.36,-1.26 .18,-1.2 .02,-1.24Z" fill="${top}"/><circle cx=".51" cy="-1.42" r=".045" fill="${skin}"/>`
      : pose === 'walk'
        ? `<path d="M-.05,-1.34 C.06,-1.16 .14,-1.04 .27,-.93 L.22,-.86 C.08,-.92 -.04,-1.06 -.11,-1.24Z" fill="${topShade}"/><circle cx=".26" cy="-.88" r=".045" fill="${skin}"/>`
        : `<path d="M-.06,-1.34 C.02,-1.14 .04,-.98 .04,-.78 L-.05,-.78 C-.08,-.96 -.12,-1.1 -.13,-1.26Z" fill="${topShade}"/><circle cx="0" cy="-.75" r=".045" fill="${skin}"/>`
  const pack = bag
    ? `<path d="M-.14,-1.36 C-.34,-1.36 -.38,-1.2 -.36,-.94 L-.14,-.92Z" fill="${bag}"/><path d="M-.2,-1.36 C-.34,-1.34 -.38,-1.2 -.36,-.94 L-.3,-.93 C-.32,-1.16 -.28,-1.3 -.2,-1.36Z" fill="${rim}"/>`
    : ''
  return `<g transform="scale(${size})">${pack}${legs({ ...who, pose })}${torso}${head(who)}${arm}</g>`
}
