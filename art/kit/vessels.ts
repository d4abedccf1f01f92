/** Boats and vehicles cut by hand. One unit is one metre, the waterline or the road at y = 0, y down, facing left (`place` mirrors). */
import { poly } from './cut.ts'
import { figure, type Look } from './people.ts'

export interface HullInks {
  side: string
  shade: string
  inside: string
  rail: string
  deck: string
  awning: [lit: string, shade: string]
}
/** A Maldivian dhoni of ten metres, seen from a little above, with a boatman at the tiller and two guests under the awning. */
export function dhoni(
  { side, shade, inside, rail, deck, awning }: HullInks,
  crew: [Look, Look, Look],
): string {
  const at = (x: number, y: number, s: number, body: string) =>
    `<g transform="translate(${x},${y}) scale(${-s},${s})">${body}</g>`
  return (
    // the far gunwale, and the little that is seen of the inside
    `<path d="M-4.6,-1.5C-3.2,-1.62 -1,-1.66 1.4,-1.62C2.9,-1.6 4,-1.54 4.74,-1.46L4.5,-1.02C2,-.84 -2,-.86 -4.3,-1.1Z" fill="${inside}"/>` +
    `<path d="M-4.6,-1.5C-3.2,-1.62 -1,-1.66 1.4,-1.62C2.9,-1.6 4,-1.54 4.74,-1.46L4.7,-1.36C3.9,-1.44 2.9,-1.5 1.4,-1.52C-1,-1.54 -3,-1.5 -4.44,-1.36Z" fill="${rail}"/>` +
    // the foredeck and its seams, a coil of rope and a basket of fish on it
    `<path d="M-4.5,-1.46C-3.3,-1.54 -1.9,-1.56 -.7,-1.54L-.92,-.92C-2.2,-.92 -3.4,-1 -4.3,-1.16Z" fill="${deck}"/><path d="M-4.42,-1.38C-3,-1.44 -1.8,-1.45 -.74,-1.44M-4.36,-1.28C-3,-1.32 -1.8,-1.32 -.78,-1.31M-4.3,-1.17C-3,-1.18 -1.8,-1.17 -.83,-1.16" fill="none" stroke="${side}" stroke-width=".025"/><path d="M-.7,-1.54L-.92,-.92V-.7L-.62,-1.3Z" fill="${shade}"/>` +
    `<ellipse cx="-3.04" cy="-1.17" rx=".42" ry=".12" fill="${shade}"/><g fill="none" stroke="${rail}" stroke-width=".06"><ellipse cx="-3" cy="-1.2" rx=".36" ry=".1"/><ellipse cx="-3" cy="-1.25" rx=".31" ry=".085"/><ellipse cx="-3" cy="-1.3" rx=".25" ry=".07"/></g>` +
    `<path d="M-2.06,-1.5L-1.96,-1.1Q-1.66,-1.02 -1.38,-1.1L-1.28,-1.5Z" fill="${rail}"/><path d="M-1.62,-1.5L-1.6,-1.06Q-1.48,-1.06 -1.38,-1.1L-1.28,-1.5Z" fill="${side}" opacity=".55"/><ellipse cx="-1.67" cy="-1.5" rx=".39" ry=".1" fill="${shade}"/><path d="M-1.98,-1.5C-1.92,-1.64 -1.78,-1.6 -1.7,-1.52C-1.62,-1.64 -1.46,-1.62 -1.36,-1.5Q-1.67,-1.44 -1.98,-1.5Z" fill="#a9c8d4"/>` +
    // the far posts of the awning
    `<path d="M-.52,-1.56V-3.1h.08V-1.56ZM1.14,-1.6V-3.2h.08V-1.6ZM2.8,-1.54V-3.1h.08V-1.54Z" fill="${shade}"/>` +
    // a bench across, and the guests: one looks ahead, one is seated; the near side hides their feet
    poly(
      [
        [1.5, -1.52],
        [2.24, -1.52],
        [2.3, -1.2],
        [1.5, -1.2],
      ],
      deck,
    ) +
    poly(
      [
        [1.5, -1.2],
        [2.3, -1.2],
        [2.3, -0.85],
        [1.5, -0.85],
      ],
      side,
    ) +
    at(1.94, -0.72, 1.04, figure('sits', crew[1])) +
    at(0.16, -0.76, 1.02, figure('shadesEyes', crew[2])) +
    // the boatman faces ahead; the tiller runs forward under his hand
    at(3.86, -0.8, 1.05, figure('holdsUmbrella', crew[0])) +
    `<path d="M4.98,-1.42L4.9,-1.58L3.44,-2.17L3.42,-2.08Z" fill="${shade}"/><path d="M4.9,-1.58L3.44,-2.17L3.43,-2.13L4.93,-1.53Z" fill="${deck}"/><path d="M3.56,-2.2C3.66,-2.22 3.72,-2.14 3.7,-2.06C3.66,-2 3.56,-2 3.52,-2.06C3.5,-2.12 3.52,-2.18 3.56,-2.2Z" fill="${crew[0].skin}"/>` +
    // the awning sags between its hoops, and its edge hangs down on the near side
    `<path d="M-.62,-.86V-2.9h.09V-.86ZM1.02,-.86V-2.94h.09V-.86ZM2.7,-.86V-2.9h.09V-.86Z" fill="${shade}"/>` +
    `<path d="M-.92,-2.84L-.74,-3.2C-.2,-3.34 .5,-3.3 1.16,-3.33C1.8,-3.3 2.5,-3.34 3.08,-3.2L2.96,-2.84C2.4,-2.9 1.8,-2.84 1.06,-2.9C.4,-2.84 -.3,-2.9 -.92,-2.84Z" fill="${awning[0]}"/><path d="M-.8,-3.08C-.2,-3.2 .5,-3.14 1.12,-3.18L1.06,-2.9C.4,-2.84 -.3,-2.9 -.92,-2.84ZM2.4,-3.26C2.6,-3.26 2.9,-3.24 3.08,-3.2L2.96,-2.84C2.8,-2.87 2.6,-2.86 2.3,-2.86Z" fill="${awning[1]}" opacity=".4"/>` +
    `<path d="M-.92,-2.84C-.3,-2.9 .4,-2.84 1.06,-2.9C1.8,-2.84 2.4,-2.9 2.96,-2.84V-2.68q-.2,.1 -.4,0q-.2,.1 -.4,0q-.2,.1 -.4,0q-.2,.1 -.4,0q-.19,.1 -.38,0q-.19,.1 -.38,0q-.19,.1 -.38,0q-.19,.1 -.38,0q-.19,.1 -.38,0q-.19,.1 -.38,0Z" fill="${awning[1]}"/>` +
    // the near side: strakes follow the sheer
    `<path d="M-5.05,-2.6C-4.95,-1.9 -4.76,-1.36 -4.3,-1.2C-2,-.9 2,-.88 4.5,-1.1L4.75,-1.5L4.98,-1.46C4.9,-.7 4.5,.1 3.4,.34C1.4,.56 -1.8,.54 -3.6,.24C-4.7,-.1 -5.2,-1.3 -5.26,-2.58Z" fill="${side}"/>` +
    `<path d="M-5.2,-1.95C-4.98,-.8 -4.5,-.12 -3.6,.02C-1.8,.3 1.4,.32 3.4,.06C4.3,-.14 4.7,-.6 4.92,-1.1C4.84,-.5 4.4,.14 3.4,.34C1.4,.56 -1.8,.54 -3.6,.24C-4.7,-.1 -5.16,-1.1 -5.2,-1.95Z" fill="${shade}"/>` +
    `<path d="M-4.78,-.86C-2,-.46 2,-.44 4.78,-.8L4.74,-.68C2,-.32 -2,-.34 -4.7,-.74Z" fill="${shade}"/>` +
    `<path d="M-5.05,-2.6C-4.95,-1.9 -4.76,-1.36 -4.3,-1.2C-2,-.9 2,-.88 4.5,-1.1L4.48,-1.02C2,-.82 -2,-.84 -4.32,-1.12C-4.82,-1.28 -5.04,-1.9 -5.14,-2.6Z" fill="${rail}"/><path d="M-4.52,-.53C-2,-.16 2,-.14 4.7,-.52L4.68,-.48C2,-.1 -2,-.12 -4.5,-.49ZM-4.9,-1.24C-2,-.64 2,-.62 4.86,-.98L4.85,-.94C2,-.58 -2,-.6 -4.88,-1.19Z" fill="${shade}"/>` +
    // the tall stem curls back over the bow
    `<path d="M-5.26,-2.4C-5.36,-3.0 -5.2,-3.5 -4.7,-3.66C-4.4,-3.72 -4.2,-3.54 -4.22,-3.3C-4.34,-3.46 -4.56,-3.46 -4.74,-3.3C-5.02,-3.06 -5.06,-2.7 -4.98,-2.2Z" fill="${side}"/>` +
    `<path d="M-5.26,-2.4C-5.36,-3.0 -5.2,-3.5 -4.7,-3.66C-5.04,-3.4 -5.16,-3 -5.12,-2.3Z" fill="${rail}"/>`
  )
}
/** One car of a mountain railway, 16 m, seen from the side; the rail at y = 0. `front` gives it a driver's cab at the right end. */
export function railCar(front: boolean, [lit, shade, glass, band]: [string, string, string, string]): string {
  const nose = front ? 'Q16.2,-3.3 16.5,-1.9L16.6,-.6H0Z' : 'L16,-.6H0Z'
  const windows = [0.7, 3.0, 7.1, 9.4, 11.7]
    .map(
      (x) =>
        `<path d="M${x},-2.9H${x + 1.9}V-1.75H${x}Z" fill="${glass}"/><path d="M${x},-2.9H${x + 0.7}L${x + 0.1},-1.75H${x}Z" fill="${band}" opacity=".7"/>`,
    )
    .join('')
  return (
    `<path d="M.9,-.7h3v.32h-3ZM12.2,-.7h3v.32h-3ZM1,-.36a.36,.36 0 1 1 .72,0a.36,.36 0 1 1 -.72,0ZM3,-.36a.36,.36 0 1 1 .72,0a.36,.36 0 1 1 -.72,0ZM12.3,-.36a.36,.36 0 1 1 .72,0a.36,.36 0 1 1 -.72,0ZM14.3,-.36a.36,.36 0 1 1 .72,0a.36,.36 0 1 1 -.72,0Z" fill="#2a2438"/><path d="M0,-3.4Q0,-3.7 .4,-3.7H${front ? 15 : 15.6}${nose}" fill="${lit}"/><path d="M0,-1.2H${front ? 16.5 : 16}L${front ? 16.6 : 16},-.6H0Z" fill="${shade}"/>` +
    `<path d="M.2,-3.7L.7,-4H15L15.4,-3.7Z" fill="${shade}"/><path d="M0,-1.56H${front ? 16.5 : 16}v.2H0Z" fill="${band}"/>${windows}<path d="M5.4,-3.1h1.2v2.3h-1.2Z" fill="${shade}"/>` +
    (front
      ? `<path d="M14,-3.1H15.5Q16,-2.6 16.2,-1.9H14Z" fill="${glass}"/><circle cx="16.3" cy="-1.05" r=".16" fill="${band}"/>`
      : '')
  )
}
