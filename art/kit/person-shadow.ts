/** What people throw on the ground, as plain outlines: metres, feet at y = 0, y down. For `laidShadow`. */
const HEAD = '<ellipse cx=".02" cy="-1.58" rx=".13" ry=".15"/>'
const TRUNK =
  '<path d="M-.06,-1.5H.1C.22,-1.44 .25,-1.38 .26,-1.25L.24,-.95L.2,-.85H-.18L-.22,-.95L-.24,-1.25C-.23,-1.38 -.18,-1.44 -.06,-1.5Z"/>'
const LEGS = '<path d="M-.18,-.9H.2L.34,.02H.16L.03,-.62L-.16,.02H-.34Z"/>'
const SKIRT = '<path d="M-.18,-.95H.2L.36,0H-.34Z"/>'
export const WALKER = HEAD + TRUNK + LEGS
export const SKIRTED = HEAD + TRUNK + SKIRT
/** A child on a grown person's shoulders. */
export const RIDER = `${WALKER}<path d="M-.16,-1.4H.18L.12,-1.76H-.1Z"/><ellipse cx=".01" cy="-1.86" rx=".11" ry=".13"/>`
