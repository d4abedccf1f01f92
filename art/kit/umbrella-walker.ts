/** A walker under an umbrella that gives light, from behind, stepping uphill; 1 unit = 1 m, y down, (0,0) between the boots. */

const PANELS: readonly [number, number, string][] = [
  [-0.86, -0.62, '#ffe39a'],
  [-0.62, -0.28, '#fff2c0'],
  [-0.28, 0.1, '#ffe08c'],
  [0.1, 0.44, '#ffc85e'],
  [0.44, 0.7, '#f7a940'],
  [0.7, 0.86, '#e58a34'],
]
const TIP = [0.02, -2.5] as const
const HEM = -1.92

/** The canopy: gores between ribs, each with a hanging scallop; the lit underside shows below the hem. */
const canopy = (): string => {
  let out = `<path d="M-.86,${HEM}C-.5,${HEM + 0.15} .5,${HEM + 0.15} .86,${HEM}L.7,${HEM - 0.04}L-.7,${HEM - 0.04}Z" fill="#d9722f"/>`
  for (const [a, b, ink] of PANELS) {
    const side = (x: number) =>
      `${(x * 1.02).toFixed(3)},${(HEM - 0.36 * (1 - (x / 0.86) ** 2) ** 0.5 - 0.06).toFixed(3)}`
    const foot = (x: number) => HEM + 0.05 * (1 - (x / 0.86) ** 2)
    const mid = (a + b) / 2
    out += `<path d="M${TIP[0]},${TIP[1]}Q${side(a)} ${a},${foot(a).toFixed(3)}Q${mid},${(foot(mid) - 0.075).toFixed(3)} ${b},${foot(b).toFixed(3)}Q${side(b)} ${TIP[0]},${TIP[1]}Z" fill="${ink}"/>`
  }
  return out + `<path d="M.01,-2.62L.03,-2.62L.045,-2.48L-.005,-2.48Z" fill="#7a3f35"/>`
}
const BODY =
  // legs, the left one forward and higher
  `<path d="M-.22,-.14C-.26,-.12 -.25,-.06 -.22,-.05L-.05,-.05C-.03,-.1 -.05,-.16 -.06,-.2ZM.04,-.1C.0,-.06 .02,.02 .05,.03L.22,.03C.25,-.02 .22,-.1 .21,-.14Z" fill="#3a2434"/>` +
  `<path d="M-.22,-.9L.21,-.9C.24,-.64 .24,-.4 .21,-.1L.04,-.1C.04,-.34 .02,-.52 -.01,-.64C-.03,-.5 -.05,-.34 -.06,-.18L-.22,-.16C-.25,-.4 -.26,-.64 -.22,-.9Z" fill="#3d4a66"/><path d="M-.22,-.9L-.14,-.9C-.18,-.6 -.18,-.38 -.15,-.17L-.22,-.16C-.25,-.4 -.26,-.64 -.22,-.9ZM.01,-.58C.06,-.46 .09,-.3 .09,-.1L.04,-.1C.04,-.34 .03,-.46 .01,-.58Z" fill="#e0a05c"/>` +
  // jacket
  `<path d="M-.27,-.8C-.31,-1.12 -.3,-1.34 -.15,-1.46L.15,-1.46C.3,-1.36 .3,-1.12 .26,-.8Z" fill="#8f2f4a"/><path d="M-.27,-.8C-.31,-1.12 -.3,-1.34 -.15,-1.46L-.06,-1.46C-.22,-1.3 -.22,-1.08 -.18,-.8Z" fill="#f28a5c"/><path d="M.16,-1.45C.3,-1.36 .3,-1.12 .26,-.8L.14,-.8C.2,-1.04 .2,-1.3 .16,-1.45Z" fill="#64223f"/>` +
  // left arm with a pole
  `<path d="M-.33,-.86L-.56,.05L-.535,.05L-.3,-.84Z" fill="#2a2f4a"/><path d="M-.18,-1.42C-.32,-1.34 -.4,-1.16 -.42,-1.02L-.36,-.84L-.27,-.86L-.3,-1.02C-.28,-1.12 -.24,-1.2 -.18,-1.24Z" fill="#a83a4c"/><path d="M-.18,-1.42C-.32,-1.34 -.4,-1.16 -.42,-1.02L-.36,-.84L-.33,-.85L-.37,-1.02C-.35,-1.16 -.28,-1.3 -.16,-1.38Z" fill="#ffb070"/><circle cx="-.315" cy="-.83" r=".055" fill="#b5704a"/>` +
  // pack, with a rolled mat
  `<path d="M-.19,-.84C-.23,-1.1 -.21,-1.34 -.12,-1.44C-.03,-1.48 .08,-1.48 .15,-1.42C.22,-1.32 .22,-1.08 .19,-.84C.1,-.79 -.1,-.79 -.19,-.84Z" fill="#2f6f74"/><path d="M-.19,-.84C-.23,-1.1 -.21,-1.34 -.12,-1.44L-.05,-1.465C-.13,-1.32 -.14,-1.08 -.11,-.81Z" fill="#a9d0a4"/><path d="M.08,-1.465C.22,-1.4 .22,-1.08 .19,-.84C.15,-.815 .1,-.8 .06,-.8C.12,-1 .14,-1.3 .08,-1.465Z" fill="#1e4f60"/><path d="M-.13,-1.06L.14,-1.06L.13,-.9L-.12,-.9Z" fill="#255f68"/><path d="M-.24,-1.5C-.26,-1.56 -.22,-1.6 -.18,-1.6L.2,-1.6C.25,-1.58 .25,-1.5 .2,-1.47L-.19,-1.46C-.22,-1.46 -.24,-1.48 -.24,-1.5Z" fill="#d9943f"/><path d="M-.24,-1.5C-.26,-1.56 -.22,-1.6 -.18,-1.6L.2,-1.6C.22,-1.59 .23,-1.58 .24,-1.56L-.2,-1.55Z" fill="#ffe0a0"/>` +
  // hood and head
  `<path d="M-.14,-1.6C-.18,-1.74 -.12,-1.87 .01,-1.88C.14,-1.87 .19,-1.74 .15,-1.6Z" fill="#8f2f4a"/><path d="M-.14,-1.6C-.18,-1.74 -.12,-1.87 .01,-1.88C-.06,-1.82 -.1,-1.72 -.08,-1.6Z" fill="#ffb070"/><path d="M.07,-1.865C.15,-1.83 .18,-1.72 .15,-1.6L.08,-1.6C.12,-1.7 .11,-1.8 .07,-1.865Z" fill="#64223f"/>` +
  // right arm up to the shaft
  `<path d="M.16,-1.42C.3,-1.36 .4,-1.22 .42,-1.1C.42,-1.04 .38,-1.0 .32,-1.02L.2,-1.14Z" fill="#64223f"/><path d="M.42,-1.1C.42,-1.04 .36,-1.0 .3,-1.03L.15,-1.3L.22,-1.36L.34,-1.18Z" fill="#7d2944"/>`

/** Shaft from the hand behind the shoulder to the canopy. */
const SHAFT = `<path d="M.2,-1.32L.225,-1.32L.05,-2.1L.02,-2.1Z" fill="#5f3038"/>`

export const UMBRELLA_WALKER = SHAFT + BODY + canopy()
/** Half width of the canopy and height of its hem, metres: the dry cone below it. */
export const CANOPY = { half: 0.86, hem: 1.92, top: 2.5 }
