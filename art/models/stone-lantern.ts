/** A stone lantern of a temple court by hand, its fire lit: metres, foot at y = 0, y down, 1.86 m high. */
const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
interface StoneInks {
  stone: string
  /** Planes that look up, and those in the shade. */
  top: string
  shade: string
  lamp: string
  /** Stone that the fire lights. */
  warm: string
}
export const stoneLantern = ({ stone, top, shade, lamp, warm }: StoneInks): string =>
  shape('M-.36,.01V-.09H.36V.01Z', shade) +
  shape('M-.36,-.07V-.11H.36V-.07Z', stone) +
  shape('M-.27,-.11C-.26,-.18 -.2,-.21 -.14,-.23H.14C.2,-.21 .26,-.18 .27,-.11Z', stone) +
  shape('M-.115,-.22L-.1,-.86H.1L.115,-.22Z', stone) +
  shape('M.02,-.22L.02,-.86H.1L.115,-.22Z', shade) +
  shape('M-.13,-.5V-.58H.13V-.5Z', stone) +
  shape('M-.1,-.84C-.16,-.88 -.28,-.92 -.3,-.98H.3C.28,-.92 .16,-.88 .1,-.84Z', shade) +
  shape('M-.32,-.96V-1.02H.32V-.96Z', stone) +
  shape('M-.32,-1.01V-1.035H.32V-1.01Z', warm) +
  shape('M-.22,-1.03V-1.34H.22V-1.03Z', stone) +
  shape('M-.14,-1.06V-1.29C-.14,-1.3 -.13,-1.31 -.12,-1.31H.12C.13,-1.31 .14,-1.3 .14,-1.29V-1.06Z', lamp) +
  shape('M-.012,-1.06V-1.31H.012V-1.06ZM-.14,-1.175H.14V-1.195H-.14Z', warm) +
  // the roof curls up at its corners, its underside warm
  shape('M-.24,-1.32L-.4,-1.37H.4L.24,-1.32Z', warm) +
  shape(
    'M-.4,-1.355C-.46,-1.36 -.51,-1.41 -.49,-1.48C-.46,-1.45 -.42,-1.44 -.38,-1.45C-.25,-1.48 -.14,-1.55 -.09,-1.64H.09C.14,-1.55 .25,-1.48 .38,-1.45C.42,-1.44 .46,-1.45 .49,-1.48C.51,-1.41 .46,-1.36 .4,-1.355Z',
    stone,
  ) +
  shape(
    'M.03,-1.355L.03,-1.64H.09C.14,-1.55 .25,-1.48 .38,-1.45C.42,-1.44 .46,-1.45 .49,-1.48C.51,-1.41 .46,-1.36 .4,-1.355Z',
    shade,
  ) + // prettier-ignore
  shape('M-.1,-1.63V-1.67H.1V-1.63Z', top) +
  shape('M-.06,-1.66C-.14,-1.7 -.13,-1.78 0,-1.88C.13,-1.78 .14,-1.7 .06,-1.66Z', stone)
