/** What people throw on the ground, as plain outlines: metres, feet at y = 0, y down. For `laidShadow`. */
const HEAD = '<ellipse cx=".02" cy="-1.6" rx=".14" ry=".15"/>'
const TRUNK =
  '<path d="M-.05,-1.52H.09C.1,-1.44 .26,-1.46 .29,-1.3C.3,-1.1 .26,-.98 .2,-.86H-.18C-.24,-.98 -.28,-1.1 -.27,-1.3C-.24,-1.46 -.06,-1.44 -.05,-1.52Z"/>'
const LEGS =
  '<path d="M-.18,-.9H.2C.2,-.6 .2,-.3 .2,.02H.06L.01,-.56L-.05,.02H-.2C-.2,-.3 -.18,-.6 -.18,-.9Z"/>'
const SKIRT = '<path d="M-.18,-.95H.2C.24,-.6 .26,-.3 .22,.01H-.2C-.24,-.3 -.22,-.6 -.18,-.95Z"/>'
export const WALKER = HEAD + TRUNK + LEGS
export const SKIRTED = HEAD + TRUNK + SKIRT
/** A child on a grown person's shoulders. */
export const RIDER = `${WALKER}<path d="M-.18,-1.46C-.18,-1.7 -.14,-1.8 0,-1.82C.14,-1.8 .2,-1.7 .2,-1.46Z"/><ellipse cx=".01" cy="-1.94" rx=".12" ry=".13"/>`
