/** A cast-iron street lamp of old Moscow under snow, and the gate tower and wall of the Kremlin as dusk silhouettes. Metres, y down, the ground at y = 0. */
const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
const IRON = ['#0c0e2c', '#171a44', '#e29350'] as const

/** Height of the light above the ground. */
export const LIGHT = 2.9
/** The lamp: 3.4 m, its lantern lit. The light falls on the iron from above, so the post has no lit side. */
export const snowLamp = (): string =>
  // base, its mouldings, the shaft
  shape(
    'M-.2,.02V-.1C-.2,-.13 -.17,-.15 -.15,-.16C-.12,-.3 -.115,-.42 -.1,-.56C-.095,-.6 -.07,-.62 -.06,-.66H.06C.07,-.62 .095,-.6 .1,-.56C.115,-.42 .12,-.3 .15,-.16C.17,-.15 .2,-.13 .2,-.1V.02C.1,.05 -.1,.05 -.2,.02Z',
    IRON[0],
  ) +
  // snow heaped at its foot
  shape('M-.31,.06C-.28,-.02 -.2,-.07 -.12,-.05C-.06,-.09 .04,-.08 .1,-.045C.17,-.075 .27,-.02 .31,.06C.1,.085 -.1,.085 -.31,.06Z', '#ffe2b2') +
  shape('M-.27,.02C-.24,-.03 -.18,-.065 -.12,-.05C-.06,-.09 .04,-.08 .1,-.045C.17,-.075 .24,-.03 .27,.02C.2,-.01 .14,0 .1,.02C.03,-.015 -.06,-.015 -.12,.015C-.17,-.005 -.22,.0 -.27,.02Z', '#fffefa') +
  shape('M-.046,-.62L-.032,-2.5H.032L.046,-.62Z', IRON[0]) +
  shape('M-.085,-.7C-.09,-.66 -.09,-.62 -.085,-.6H.085C.09,-.62 .09,-.66 .085,-.7Z', IRON[1]) +
  shape('M-.07,-1.5C-.078,-1.47 -.078,-1.44 -.07,-1.41H.07C.078,-1.44 .078,-1.47 .07,-1.5Z', IRON[1]) +
  // scrolls under the lantern
  '<path d="M-.03,-2.3C-.08,-2.34 -.16,-2.36 -.2,-2.44C-.22,-2.5 -.17,-2.55 -.13,-2.52C-.1,-2.49 -.13,-2.45 -.16,-2.47M.03,-2.3C.08,-2.34 .16,-2.36 .2,-2.44C.22,-2.5 .17,-2.55 .13,-2.52C.1,-2.49 .13,-2.45 .16,-2.47" stroke="#0c0e2c" stroke-width=".03" fill="none" stroke-linecap="round"/>' +
  shape('M-.1,-2.66C-.09,-2.58 -.05,-2.54 -.05,-2.46H.05C.05,-2.54 .09,-2.58 .1,-2.66Z', IRON[0]) +
  // the glass, brightest in the middle
  shape('M-.125,-2.68L-.19,-3.06H.19L.125,-2.68Z', '#ffd98a') +
  shape('M-.085,-2.68L-.125,-3.06H.125L.085,-2.68Z', '#fff3cc') +
  shape('M-.04,-2.72C-.08,-2.8 -.07,-2.94 0,-3C.07,-2.94 .08,-2.8 .04,-2.72Z', '#fffdf2') +
  '<path d="M-.125,-2.68L-.19,-3.06M.125,-2.68L.19,-3.06M-.05,-2.68L-.078,-3.06M.05,-2.68L.078,-3.06" stroke="#2a1838" stroke-width=".017"/>' +
  shape('M-.145,-2.65H.145L.125,-2.7H-.125Z', IRON[0]) +
  // the roof, its knob and a cap of snow
  shape('M-.25,-3.05H.25L.22,-3.1C.12,-3.15 .07,-3.2 .05,-3.28H-.05C-.07,-3.2 -.12,-3.15 -.22,-3.1Z', IRON[0]) +
  shape(
    'M-.235,-3.085C-.25,-3.13 -.21,-3.15 -.17,-3.165C-.11,-3.19 -.08,-3.26 -.05,-3.31C-.03,-3.345 .03,-3.345 .05,-3.31C.08,-3.26 .11,-3.19 .17,-3.165C.21,-3.15 .25,-3.13 .235,-3.085C.14,-3.12 -.14,-3.12 -.235,-3.085Z',
    '#c3cff3',
  ) +
  shape('M-.235,-3.085C-.25,-3.13 -.21,-3.15 -.17,-3.165C-.11,-3.19 -.08,-3.26 -.05,-3.31C-.07,-3.22 -.09,-3.15 -.13,-3.115Z', '#8496d6') // prettier-ignore

/** A stretch of wall, with its swallow-tailed merlons. */
function wall(from: number, to: number): string {
  let d = `M${from},0V-9`
  for (let x = from; x < to; x += 3.4) d += `H${x + 0.5}V-11.8L${x + 1.5},-11L${x + 2.5},-11.8V-9`
  return shape(`${d}H${to}V0Z`, '#20225f')
}
/** The gate tower, 71 m, with its clock, and the wall on both sides of it. */
export const gateTower = (left: number, right: number): string =>
  wall(left, -8) +
  wall(8, right) +
  shape('M-9,0L-8.4,-29H8.4L9,0Z', '#282767') +
  shape('M-3.4,0V-29H-8.4L-9,0Z', '#3d2f70') +
  shape('M-3.2,0V-7A3.2,3.2 0 0 1 3.2,-7V0Z', '#12133f') +
  [-9, -4.6, 0, 4.6, 9]
    .map((x) => shape(`M${x - 0.7},-29V-32.6L${x},-36.4L${x + 0.7},-32.6V-29Z`, '#282767'))
    .join('') + // prettier-ignore
  shape('M-9.3,-28.4H9.3V-30.4H-9.3Z', '#5763b0') +
  shape('M-6,-30V-43H6V-30Z', '#282767') +
  shape('M-2.2,-30V-43H-6V-30Z', '#3d2f70') +
  [-2.6, 0, 2.6]
    .map((x) => shape(`M${x - 0.6},-17V-21.4A.6,.6 0 0 1 ${x + 0.6},-21.4V-17Z`, '#12133f'))
    .join('') + // prettier-ignore
  '<circle cx="0" cy="-37.4" r="3.9" fill="#c98a4a"/><circle cx="0" cy="-37.4" r="3.2" fill="#ffe0a0"/><path d="M0,-37.4V-40M0,-37.4L1.7,-36.5" stroke="#2a1a4c" stroke-width=".55" stroke-linecap="round"/>' +
  shape('M-6.5,-42.6H6.5V-44H-6.5Z', '#6a75c0') +
  shape('M-4.2,-44V-50H4.2V-44Z', '#282767') +
  shape('M-1.5,-44V-50H-4.2V-44Z', '#3d2f70') +
  shape('M-4.7,-49.6H4.7V-50.8H-4.7Z', '#6a75c0') +
  shape('M-4.3,-50.8L-.4,-67H.4L4.3,-50.8Z', '#1f3a70') +
  shape('M-1.5,-50.8L0,-67H-.4L-4.3,-50.8Z', '#4a4a80') +
  '<circle cx="0" cy="-67.6" r="1.1" fill="#d08a3e"/>'
