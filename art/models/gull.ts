/** A gliding gull in the picture plane, flying right; span in pixels, `beat` -1 (wings down) .. 1 (wings up), `tilt` in degrees. */
export function gull(
  x: number,
  y: number,
  span: number,
  beat: number,
  tilt: number,
  body: string,
  shade: string,
  tip: string,
): string {
  const wing = (d: number, reach: number) => {
    // long thin wing: shoulder, wrist, tip; the outer fifth is dark
    const wx = d * 21 * reach,
      wy = -13 - 12 * beat,
      tx = d * 52 * reach,
      ty = -3 - 26 * beat,
      ax = (wx + tx) / 2,
      ay = (wy + ty) / 2 - 3.5
    return {
      whole: `M${d * 2},-3 Q${wx * 0.5},${wy - 1.5} ${wx},${wy} Q${ax},${ay - 2} ${tx},${ty} Q${ax},${ay + 7.5} ${wx},${wy + 8.5} Q${wx * 0.5},${wy + 12} ${d * 4},4.5Z`,
      tip: `M${tx},${ty} Q${(ax + tx) / 2 + d},${(ay + ty) / 2 - 2.2} ${ax + d * 3},${ay - 0.2} L${ax + d * 1},${ay + 3.8} Q${(ax + tx) / 2},${(ay + ty) / 2 + 3.2} ${tx},${ty}Z`,
    }
  }
  const far = wing(1, 0.86),
    near = wing(-1, 1)
  return (
    `<g transform="translate(${x},${y}) rotate(${tilt}) scale(${span / 100})"><path d="${far.whole}" fill="${shade}"/><path d="${far.tip}" fill="${tip}"/>` +
    `<path d="M-15,3 L-22,5.5 L-20,1.8 C-12,-4 0,-6 9,-4.6 C12,-7 17,-6.6 18.4,-3.6 C17.6,0 12,4.6 2,5.6 C-6,6.4 -11,5 -15,3Z" fill="${body}"/><path d="M-15,3 C-6,4 6,3.6 15,-0.6 C11,4 4,5.6 -2,5.9 C-8,6 -12,4.6 -15,3Z" fill="${shade}"/>` +
    `<path d="M18,-4.4 L23.6,-2.4 L18,-2.2Z" fill="#e08a2e"/><circle cx="15.4" cy="-4.4" r=".8" fill="${tip}"/><path d="${near.whole}" fill="${body}"/><path d="${near.tip}" fill="${tip}"/></g>`
  )
}
