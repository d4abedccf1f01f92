/** Somebody standing with their back to us, 1 unit = 1 m, feet at the origin, light from the left. For figures of 80 px and more. */
export interface Onlooker {
  coat: [own: string, lit: string, deep: string]
  legs: [own: string, lit: string]
  hair: string
  skin: [own: string, lit: string]
  /** A skirt or a long shirt to the shin. */
  long?: boolean
  /** The arm that waves. */
  wave?: 'left' | 'right'
  hat?: [own: string, lit: string]
  braid?: boolean
}
export function onlooker(o: Onlooker): string {
  const [coat, lit, deep] = o.coat,
    hem = o.long ? -0.3 : -0.78
  const arm = (s: 1 | -1, up: boolean) =>
    up
      ? `<path d="M${s * 0.14},-1.42 C${s * 0.3},-1.44 ${s * 0.42},-1.56 ${s * 0.4},-1.74 L${s * 0.44},-1.98 L${s * 0.34},-1.98 L${s * 0.3},-1.7 C${s * 0.26},-1.6 ${s * 0.2},-1.52 ${s * 0.08},-1.48Z" fill="${s < 0 ? lit : coat}"/><path d="M${s * 0.34},-1.96 C${s * 0.31},-2.04 ${s * 0.34},-2.12 ${s * 0.41},-2.12 C${s * 0.47},-2.1 ${s * 0.48},-2.02 ${s * 0.44},-1.96Z" fill="${o.skin[s < 0 ? 1 : 0]}"/>`
      : `<path d="M${s * 0.16},-1.44 C${s * 0.28},-1.4 ${s * 0.31},-1.1 ${s * 0.3},-.84 L${s * 0.21},-.84 C${s * 0.2},-1.02 ${s * 0.18},-1.16 ${s * 0.12},-1.24Z" fill="${s < 0 ? lit : deep}"/><path d="M${s * 0.21},-.86 L${s * 0.3},-.86 C${s * 0.31},-.76 ${s * 0.27},-.72 ${s * 0.23},-.74Z" fill="${o.skin[s < 0 ? 1 : 0]}"/>`
  return (
    `<path d="M-.17,0 L-.16,-.86 L.16,-.86 L.18,0 L.04,0 L.01,-.6 L-.03,0Z" fill="${o.legs[0]}"/><path d="M-.17,0 L-.16,-.86 L-.09,-.86 L-.12,0Z" fill="${o.legs[1]}"/>` +
    arm(1, o.wave === 'right') +
    `<path d="M${o.long ? -0.27 : -0.21},${hem} C-.22,-1.1 -.27,-1.38 -.12,-1.46 L.12,-1.46 C.27,-1.38 .22,-1.1 ${o.long ? 0.27 : 0.21},${hem}Z" fill="${coat}"/><path d="M.03,-1.46 L.12,-1.46 C.27,-1.38 .22,-1.1 ${o.long ? 0.27 : 0.21},${hem} L.09,${hem} C.14,-.95 .15,-1.24 .03,-1.46Z" fill="${deep}"/><path d="M${o.long ? -0.27 : -0.21},${hem} C-.22,-1.1 -.27,-1.38 -.12,-1.46 L-.06,-1.46 C-.19,-1.34 -.15,-1.1 ${o.long ? -0.18 : -0.14},${hem}Z" fill="${lit}"/>` +
    arm(-1, o.wave === 'left') +
    `<path d="M-.05,-1.44 L-.05,-1.56 L.06,-1.56 L.06,-1.44Z" fill="${o.skin[0]}"/><ellipse cx=".005" cy="-1.64" rx=".125" ry=".15" fill="${o.hair}"/><path d="M-.12,-1.62 C-.13,-1.74 -.08,-1.79 0,-1.79 C-.06,-1.74 -.08,-1.66 -.08,-1.56 C-.1,-1.57 -.12,-1.59 -.12,-1.62Z" fill="${o.skin[1]}"/>` +
    (o.braid
      ? `<path d="M-.06,-1.6 C-.05,-1.3 -.04,-1.16 0,-1.06 C.05,-1.16 .07,-1.3 .07,-1.6Z" fill="${o.hair}"/>`
      : '') + // prettier-ignore
    (o.hat
      ? `<path d="M-.27,-1.67 C-.14,-1.72 .15,-1.72 .28,-1.67 C.15,-1.62 -.14,-1.62 -.27,-1.67Z" fill="${o.hat[0]}"/><path d="M-.14,-1.68 C-.13,-1.84 .13,-1.84 .14,-1.68Z" fill="${o.hat[0]}"/><path d="M-.27,-1.67 C-.2,-1.7 -.15,-1.71 -.13,-1.71 C-.12,-1.79 -.08,-1.81 -.03,-1.8 C-.08,-1.76 -.08,-1.7 -.08,-1.64 C-.16,-1.64 -.22,-1.65 -.27,-1.67Z" fill="${o.hat[1]}"/>`
      : '')
  )
}
