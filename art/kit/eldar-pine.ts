/** The Eldar pine of the Caspian shore: a leaning trunk with flat tufts, in the dark inks of dusk. */
/** A leaning trunk with two boughs, and tufts of needles that catch the lamps from below. */
export function eldarPine(x: number, foot: number, high: number, lean: -1 | 1): string {
  const at = (u: number, v: number) => `${(x + lean * u * high).toFixed(1)},${(foot - v * high).toFixed(1)}`
  // one tuft: five rounded heads above, an uneven lower edge
  const tuft = (u: number, v: number, w: number, h: number) => {
    const p = (du: number, dv: number) => at(u + du * w, v + dv * h)
    return (
      `<path d="M${p(-1, 0.1)}C${p(-1.14, 0.5)} ${p(-0.84, 0.72)} ${p(-0.66, 0.6)}C${p(-0.6, 0.98)} ${p(-0.2, 1.04)} ${p(-0.14, 0.82)}C${p(0, 1.16)} ${p(0.44, 1.06)} ${p(0.42, 0.76)}C${p(0.62, 0.88)} ${p(0.88, 0.7)} ${p(0.78, 0.46)}C${p(1.02, 0.5)} ${p(1.12, 0.2)} ${p(0.96, 0.06)}C${p(0.76, -0.14)} ${p(0.62, 0.1)} ${p(0.46, 0)}C${p(0.28, -0.18)} ${p(0.06, 0.06)} ${p(-0.1, -0.04)}C${p(-0.34, -0.16)} ${p(-0.46, 0.1)} ${p(-0.62, 0)}C${p(-0.8, -0.12)} ${p(-0.94, -0.04)} ${p(-1, 0.1)}Z" fill="#1f2654"/>` +
      `<path d="M${p(-0.5, 0.3)}C${p(-0.4, 0.62)} ${p(-0.1, 0.66)} ${p(0, 0.46)}C${p(0.14, 0.7)} ${p(0.5, 0.6)} ${p(0.5, 0.34)}C${p(0.24, 0.22)} ${p(-0.2, 0.2)} ${p(-0.5, 0.3)}Z" fill="#2f3a6e"/>`
    )
  }
  return (
    `<path d="M${at(-0.05, 0)}C${at(-0.02, 0.3)} ${at(0.05, 0.5)} ${at(0.09, 0.84)}L${at(0.14, 0.84)}C${at(0.12, 0.5)} ${at(0.07, 0.3)} ${at(0.05, 0)}ZM${at(0.05, 0.42)}L${at(0.28, 0.64)}L${at(0.26, 0.67)}L${at(0.05, 0.48)}ZM${at(0.05, 0.52)}L${at(-0.08, 0.7)}L${at(-0.05, 0.72)}L${at(0.08, 0.56)}Z" fill="#241a3c"/>` +
    tuft(0.3, 0.6, 0.19, 0.15) +
    tuft(-0.08, 0.68, 0.18, 0.15) +
    tuft(0.13, 0.8, 0.24, 0.2)
  )
}
