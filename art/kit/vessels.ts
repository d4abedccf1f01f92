/** Boats and vehicles cut by hand. One unit is one metre, the waterline or the road at y = 0, y down, facing left (`place` mirrors). */
import { poly } from './cut.ts'
import { figure, type Look } from './people.ts'

export interface HullInks {
  side: string
  shade: string
  inside: string
  rail: string
  awning: [lit: string, shade: string]
}
/** A Maldivian dhoni of ten metres, seen from a little above, with a boatman at the tiller and two guests under the awning. */
export function dhoni({ side, shade, inside, rail, awning }: HullInks, crew: [Look, Look, Look]): string {
  const at = (x: number, y: number, s: number, body: string, flip = true) =>
    `<g transform="translate(${x},${y}) scale(${flip ? -s : s},${s})">${body}</g>`
  return (
    // the far gunwale, and the little that is seen of the inside
    `<path d="M-4.6,-1.5C-3.2,-1.62 -1,-1.66 1.4,-1.62C2.9,-1.6 4,-1.54 4.74,-1.46L4.5,-1.02C2,-.84 -2,-.86 -4.3,-1.1Z" fill="${inside}"/>` +
    `<path d="M-4.6,-1.5C-3.2,-1.62 -1,-1.66 1.4,-1.62C2.9,-1.6 4,-1.54 4.74,-1.46L4.7,-1.36C3.9,-1.44 2.9,-1.5 1.4,-1.52C-1,-1.54 -3,-1.5 -4.44,-1.36Z" fill="${rail}"/>` +
    // thwarts: the two that the guests sit on, and two forward
    [-3, -1.4, 0.66, 1.86]
      .map(
        (x) =>
          poly(
            [
              [x - 0.16, -1.5],
              [x + 0.16, -1.5],
              [x + 0.34, -0.92],
              [x - 0.22, -0.92],
            ],
            side,
          ) +
          poly(
            [
              [x - 0.22, -0.92],
              [x + 0.34, -0.92],
              [x + 0.34, -0.8],
              [x - 0.22, -0.8],
            ],
            shade,
          ),
      )
      .join('') +
    // the tiller, in the hand of the one who stands
    `<path d="M4.84,-1.46L4.78,-1.56L3.82,-1.87L3.8,-1.8Z" fill="${shade}"/>` +
    at(3.7, -0.92, 1.05, figure('stands', crew[0])) +
    at(1.9, -0.92, 1, figure('sits', crew[1])) +
    at(0.6, -0.92, 1, figure('sitsChinInHand', crew[2]), false) +
    // awning on four posts
    `<path d="M-.62,-1.6V-3.24h.08V-1.6ZM2.5,-1.6V-3.34h.08V-1.6Z" fill="${shade}"/>` +
    poly(
      [
        [-0.9, -3.24],
        [2.5, -3.36],
        [3.1, -3.06],
        [-0.5, -2.92],
      ],
      awning[0],
    ) +
    poly(
      [
        [-0.5, -2.92],
        [3.1, -3.06],
        [3.1, -2.88],
        [-0.5, -2.74],
      ],
      awning[1],
    ) +
    `<path d="M-.4,-.9V-2.8h.09V-.9ZM2.74,-.9V-2.9h.09V-.9Z" fill="${shade}"/>` +
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
