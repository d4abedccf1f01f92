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
    // the far gunwale and the floor between
    `<path d="M-4.5,-1.5C-3.2,-1.72 -1,-1.86 1.4,-1.84C2.9,-1.82 4,-1.62 4.7,-1.5L4.3,-.6C2,-.2 -2,-.24 -4.1,-.72Z" fill="${inside}"/>` +
    `<path d="M-4.5,-1.5C-3.2,-1.72 -1,-1.86 1.4,-1.84C2.9,-1.82 4,-1.62 4.7,-1.5L4.66,-1.36C3.9,-1.5 2.9,-1.68 1.4,-1.7C-1,-1.72 -3,-1.58 -4.34,-1.36Z" fill="${rail}"/>` +
    [-3, -1.4, 3.4]
      .map((x) =>
        poly(
          [
            [x, -1.62],
            [x + 0.34, -1.63],
            [x + 0.5, -0.5],
            [x + 0.1, -0.52],
          ],
          rail,
        ),
      )
      .join('') +
    // each guest has a thwart that runs from side to side
    [1.86, 0.66]
      .map(
        (x) =>
          poly(
            [
              [x - 0.26, -1.12],
              [x + 0.3, -1.12],
              [x + 0.42, -0.28],
              [x - 0.3, -0.28],
            ],
            rail,
          ) +
          poly(
            [
              [x - 0.26, -1.12],
              [x - 0.3, -0.28],
              [x - 0.42, -0.24],
              [x - 0.36, -1.0],
            ],
            shade,
          ),
      )
      .join('') +
    at(3.7, -0.52, 1.05, figure('stands', crew[0])) +
    at(1.75, -0.36, 1, figure('sits', crew[1])) +
    at(0.55, -0.36, 1, figure('sits', crew[2])) +
    // awning on four posts
    `<path d="M.1,-1.7V-3.1h.08V-1.7ZM2.5,-1.7V-3.2h.08V-1.7Z" fill="${shade}"/>` +
    poly(
      [
        [-0.5, -3.0],
        [2.3, -3.14],
        [3.05, -2.62],
        [0.0, -2.46],
      ],
      awning[0],
    ) +
    poly(
      [
        [0.0, -2.46],
        [3.05, -2.62],
        [3.05, -2.46],
        [0.0, -2.3],
      ],
      awning[1],
    ) +
    `<path d="M.16,-.5V-2.4h.09V-.5ZM2.74,-.6V-2.5h.09V-.6Z" fill="${shade}"/>` +
    // the near side: strakes follow the sheer
    `<path d="M-5.05,-2.6C-4.95,-1.7 -4.7,-1.05 -4.1,-.82C-2,-.3 2,-.26 4.3,-.66L4.75,-1.5L4.98,-1.46C4.9,-.7 4.5,.1 3.4,.34C1.4,.62 -1.8,.6 -3.6,.24C-4.7,-.1 -5.2,-1.3 -5.26,-2.58Z" fill="${side}"/>` +
    `<path d="M-5.2,-1.95C-4.98,-.8 -4.5,-.12 -3.6,.06C-1.8,.36 1.4,.38 3.4,.1C4.3,-.1 4.7,-.6 4.92,-1.1C4.84,-.5 4.4,.14 3.4,.34C1.4,.62 -1.8,.6 -3.6,.24C-4.7,-.1 -5.16,-1.1 -5.2,-1.95Z" fill="${shade}"/>` +
    `<path d="M-5.05,-2.6C-4.95,-1.7 -4.7,-1.05 -4.1,-.82C-2,-.3 2,-.26 4.3,-.66L4.28,-.52C2,-.1 -2,-.14 -4.16,-.66C-4.9,-.9 -5.1,-1.7 -5.2,-2.6Z" fill="${rail}"/>` +
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
