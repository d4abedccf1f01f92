/** Scooters with riders, from the side, as SVG: 1 unit = 1 m, wheels on y=0, heading right, light from behind. */
export interface RideInks {
  body: string
  bodyShade: string
  shirt: string
  shirtShade: string
  trousers: string
  skin: string
  hat: string
  hatShade: string
  rim: string
  dark: string
  lamp: string
}
const wheel = (x: number, ink: RideInks): string =>
  `<circle cx="${x}" cy="-.27" r=".27" fill="${ink.dark}"/><circle cx="${x}" cy="-.27" r=".15" fill="${ink.bodyShade}"/><circle cx="${x}" cy="-.27" r=".06" fill="${ink.rim}"/><path d="M${x - 0.26},-.3 A.27,.27 0 0 1 ${x - 0.1},-.52" fill="none" stroke="${ink.rim}" stroke-width=".03"/>`
function machine(ink: RideInks): string {
  return (
    `<ellipse cx="-.1" cy=".02" rx="1.1" ry=".07" fill="${ink.dark}" fill-opacity=".5"/>` +
    wheel(-0.6, ink) +
    wheel(0.66, ink) +
    `<path d="M-.98,-.62 C-.98,-.84 -.78,-.86 -.5,-.84 L.04,-.8 C.1,-.62 .06,-.4 .06,-.3 L-.3,-.26 C-.34,-.5 -.52,-.6 -.72,-.56 C-.84,-.54 -.92,-.5 -.98,-.62Z" fill="${ink.body}"/>` +
    `<path d="M-.6,-.58 C-.46,-.56 -.34,-.44 -.3,-.26 L.06,-.3 C.06,-.4 .1,-.62 .04,-.8 L-.1,-.8 C-.06,-.6 -.24,-.56 -.6,-.58Z" fill="${ink.bodyShade}"/>` +
    `<path d="M-.98,-.62 C-.98,-.84 -.78,-.86 -.5,-.84 L-.3,-.825 C-.6,-.8 -.84,-.78 -.9,-.57 C-.94,-.57 -.97,-.59 -.98,-.62Z" fill="${ink.rim}"/>` +
    `<path d="M-.9,-.86 C-.6,-.94 -.2,-.9 .06,-.8 L.02,-.76 L-.9,-.8Z" fill="${ink.dark}"/>` +
    `<path d="M-.02,-.3 L.42,-.3 L.42,-.22 L-.02,-.2Z" fill="${ink.bodyShade}"/>` +
    `<path d="M.34,-.26 C.4,-.6 .44,-.84 .42,-1 L.56,-.98 C.62,-.74 .56,-.5 .5,-.24Z" fill="${ink.body}"/><path d="M.34,-.26 C.4,-.6 .44,-.84 .42,-1 L.47,-.99 C.48,-.8 .45,-.5 .4,-.25Z" fill="${ink.rim}"/>` +
    `<path d="M.36,-.44 C.44,-.62 .9,-.66 .98,-.34 L.9,-.3 C.84,-.46 .56,-.5 .46,-.3Z" fill="${ink.body}"/>` +
    `<path d="M.38,-1.02 L.3,-1.1 M.5,-1 L.42,-1.12" stroke="${ink.dark}" stroke-width=".045" stroke-linecap="round"/><ellipse cx=".58" cy="-.94" rx=".06" ry=".08" fill="${ink.lamp}"/><ellipse cx="-.98" cy="-.64" rx=".03" ry=".05" fill="#ff6a4c"/>`
  )
}
/** A conical hat with its ribbon, the crown of the head at the origin. */
const cone = (ink: RideInks): string =>
  `<path d="M-.3,.06 L0,-.2 L.3,.06 Q0,.13 -.3,.06Z" fill="${ink.hat}"/><path d="M0,-.2 L.3,.06 Q.14,.1 .04,.1 Q.06,-.05 0,-.2Z" fill="${ink.hatShade}"/><path d="M-.3,.06 L0,-.2 L-.16,.09 Q-.24,.08 -.3,.06Z" fill="${ink.rim}"/>`
const helmet = (ink: RideInks): string =>
  `<path d="M-.15,.08 C-.18,-.14 .18,-.16 .17,.05 L.21,.08 L-.06,.1 L-.06,.18 L-.13,.16Z" fill="${ink.hat}"/><path d="M-.15,.08 C-.17,-.08 -.05,-.14 .02,-.13 C-.08,-.08 -.1,.04 -.09,.16 L-.13,.16Z" fill="${ink.rim}"/>`
/** Somebody astride: hips at x, leaning `lean` metres forward at the shoulders. */
function astride(x: number, ink: RideInks, hat: 'cone' | 'helmet', drives: boolean): string {
  const reach = drives
    ? `<path d="M${x + 0.02},-1.36 C${x + 0.12},-1.2 ${x + 0.26},-1.1 .36,-1.09 L.37,-1.01 C${x + 0.2},-1 ${x + 0.06},-1.1 ${x - 0.04},-1.24Z" fill="${ink.shirt}"/><circle cx=".38" cy="-1.05" r=".045" fill="${ink.skin}"/>`
    : `<path d="M${x + 0.02},-1.36 C${x + 0.1},-1.2 ${x + 0.2},-1.14 ${x + 0.32},-1.14 L${x + 0.32},-1.06 C${x + 0.18},-1.04 ${x + 0.06},-1.1 ${x - 0.03},-1.22Z" fill="${ink.shirtShade}"/>`
  return (
    `<path d="M${x - 0.14},-.78 C${x - 0.1},-.94 ${x + 0.2},-.92 ${x + 0.42},-.84 C${x + 0.5},-.7 ${x + 0.44},-.5 ${x + 0.42},-.3 L${x + 0.3},-.3 C${x + 0.32},-.5 ${x + 0.3},-.62 ${x + 0.24},-.7 C${x + 0.1},-.72 ${x - 0.06},-.7 ${x - 0.14},-.78Z" fill="${ink.trousers}"/><path d="M${x + 0.28},-.3 L${x + 0.52},-.27 L${x + 0.52},-.22 L${x + 0.28},-.24Z" fill="${ink.dark}"/>` +
    `<path d="M${x - 0.18},-.78 C${x - 0.22},-1.1 ${x - 0.16},-1.38 ${x - 0.04},-1.42 C${x + 0.1},-1.42 ${x + 0.14},-1.2 ${x + 0.14},-.8Z" fill="${ink.shirt}"/><path d="M${x + 0.02},-.8 C${x + 0.04},-1.1 ${x + 0.02},-1.3 ${x + 0.04},-1.41 C${x + 0.13},-1.36 ${x + 0.14},-1.1 ${x + 0.14},-.8Z" fill="${ink.shirtShade}"/><path d="M${x - 0.18},-.78 C${x - 0.22},-1.1 ${x - 0.16},-1.38 ${x - 0.04},-1.42 C${x - 0.1},-1.2 ${x - 0.12},-1 ${x - 0.1},-.78Z" fill="${ink.rim}"/>` +
    reach +
    `<path d="M${x - 0.04},-1.5 L${x + 0.08},-1.5 L${x + 0.07},-1.38 L${x - 0.05},-1.38Z" fill="${ink.skin}"/><ellipse cx="${x + 0.05}" cy="-1.58" rx=".11" ry=".13" fill="${ink.skin}"/>${hat === 'cone' ? `<path d="M${x - 0.07},-1.6 C${x - 0.12},-1.45 ${x - 0.1},-1.36 ${x - 0.04},-1.3 L${x + 0.01},-1.46Z" fill="${ink.dark}"/>` : ''}` +
    `<g transform="translate(${x + 0.03},-1.67)">${hat === 'cone' ? cone(ink) : helmet(ink)}</g>`
  )
}
/** One rider, with a basket of flowers strapped behind. */
export const flowerScooter = (ink: RideInks, flowers: readonly string[]): string =>
  machine(ink) +
  `<path d="M-.98,-.88 L-.92,-1.2 L-.42,-1.2 L-.46,-.88Z" fill="${ink.hatShade}"/><path d="M-.98,-.88 L-.92,-1.2 L-.8,-1.2 L-.84,-.88Z" fill="${ink.rim}"/>` +
  Array.from({ length: 19 }, (_, i) => {
    const [x, y] = [-0.92 + ((i * 7) % 19) * 0.026, -1.2 - ((i * 5) % 7) * 0.03]
    return `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="${(0.05 + (i % 3) * 0.012).toFixed(3)}" fill="${flowers[i % flowers.length]}"/>`
  }).join('') +
  astride(-0.22, ink, 'cone', true)
/** A driver in a helmet and a passenger under a conical hat. */
export const twoUp = (ink: RideInks, behind: RideInks): string =>
  machine(ink) + astride(-0.55, behind, 'cone', false) + astride(-0.12, ink, 'helmet', true)
