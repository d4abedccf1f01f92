/** A condor gliding, drawn in the picture plane: black, white collar and white panels on the wings, the primaries spread like fingers. */

const f = (v: number): string => v.toFixed(1)
/** One wing towards `d` (-1 left, 1 right), 100 units long, raised by `lift` at the tip. */
function wing(d: 1 | -1, lift: number, ink: string, white: string, rim: string): string {
  const y = (t: number): number => -lift * t ** 1.6
  let fingers = ''
  for (let i = 0; i < 7; i++) {
    const t = i / 6
    // from the leading edge round to the trailing one
    const a = -0.1 + 1.1 * t
    const [x0, y0] = [64 + 4 * Math.sin(a) - t * 5, y(0.66) - 6 + t * 22]
    const long = 38 - 12 * t
    const [x1, y1] = [x0 + Math.cos(a) * long, y(1) * (1 - 0.45 * t) - 8 + t * 22 + Math.sin(a) * long * 0.6]
    const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2]
    fingers += `M${f(d * x0)},${f(y0 - 3)}Q${f(d * mx)},${f(my - 4.6)} ${f(d * x1)},${f(y1)}Q${f(d * mx)},${f(my + 3)} ${f(d * x0)},${f(y0 + 3.4)}Z`
  }
  const arm = `M${f(d * 3)},-7 Q${f(d * 22)},${f(y(0.3) - 15)} ${f(d * 44)},${f(y(0.45) - 13)} Q${f(d * 58)},${f(y(0.58) - 13)} ${f(d * 70)},${f(y(0.7) - 10)} L${f(d * 67)},${f(y(0.66) + 15)} Q${f(d * 40)},${f(y(0.4) + 23)} ${f(d * 20)},${f(y(0.2) + 18)} Q${f(d * 9)},14 ${f(d * 3)},9Z`
  const panel = `M${f(d * 14)},${f(y(0.14) - 1)} Q${f(d * 38)},${f(y(0.38) - 3)} ${f(d * 62)},${f(y(0.62) + 1)} L${f(d * 60)},${f(y(0.6) + 13)} Q${f(d * 38)},${f(y(0.38) + 19)} ${f(d * 17)},${f(y(0.17) + 14)}Z`
  const edge = `M${f(d * 3)},-7 Q${f(d * 22)},${f(y(0.3) - 15)} ${f(d * 44)},${f(y(0.45) - 13)} Q${f(d * 58)},${f(y(0.58) - 13)} ${f(d * 70)},${f(y(0.7) - 10)} Q${f(d * 58)},${f(y(0.58) - 10)} ${f(d * 44)},${f(y(0.45) - 10)} Q${f(d * 22)},${f(y(0.3) - 11.6)} ${f(d * 3)},-4Z`
  return `<path d="${fingers}${arm}" fill="${ink}"/><path d="${panel}" fill="${white}"/><path d="${edge}" fill="${rim}"/>`
}
/** Body at (x,y), `span` pixels from tip to tip, `tilt` in degrees, flying to the left; the right wing is the lit one. */
export function condor(x: number, y: number, span: number, tilt: number): string {
  return (
    `<g transform="translate(${x},${y}) rotate(${tilt}) scale(${f(span / 200)})">` +
    wing(1, 26, '#26343f', '#f3ead2', '#6d6a63') +
    wing(-1, 20, '#1f2b38', '#cfd2c4', '#3f4f58') +
    '<path d="M-5,8 L-9,33 L-3,35 L0,37 L3,35 L9,33 L5,8Z" fill="#1b2733"/><path d="M-8,-8 C-9,2 -7,14 0,22 C7,14 9,2 8,-8 C5,-12 -5,-12 -8,-8Z" fill="#26343f"/>' +
    '<path d="M-7,-10 C-4,-15 4,-15 7,-10 C5,-6 -5,-6 -7,-10Z" fill="#fff6e0"/><path d="M-4,-12 C-5,-18 -8,-21 -11,-21 C-14,-20 -15,-18 -17,-15 L-12,-16 C-9,-14 -4,-11 2,-12 C2,-14 -1,-15 -4,-12Z" fill="#a0564c"/><path d="M-17,-15 L-12,-16 L-13,-18.6 L-15,-18Z" fill="#e9d9b4"/></g>'
  )
}
