/** A melon seller's barrow under a striped awning, drawn in the picture plane: 1 unit = 1 m, wheels at y=0, light from the left. */
const f = (v: number): string => v.toFixed(3)
type Kind = 'gold' | 'green' | 'pale' | 'cut'
let serial = 0
/** One melon: the body, its shaded right side, its stripes and the light on its shoulder. */
function melon(x: number, y: number, r: number, kind: Kind, tilt = 0): string {
  const long = { gold: 1.34, green: 1, pale: 1.08, cut: 1 }[kind],
    [skin, shade, stripe, lit] = {
      gold: ['#f2b93c', '#cf8636', '#d99a35', '#ffe18a'],
      green: ['#4c8a4e', '#27594e', '#2a5f4a', '#9cc46a'],
      pale: ['#f1dd9a', '#cfa873', '#c9bd78', '#fff6cf'],
      cut: ['#f6ecc4', '#d7b27a', '#e8574a', '#fff6cf'],
    }[kind] as [string, string, string, string],
    id = `melon${serial++}`,
    w = r * long
  const body = `<ellipse rx="${f(w)}" ry="${f(r)}"/>`
  const inner =
    kind === 'cut'
      ? `<ellipse rx="${f(w)}" ry="${f(r)}" fill="#3f7d4c"/><ellipse rx="${f(w * 0.9)}" ry="${f(r * 0.9)}" fill="${skin}"/><ellipse rx="${f(w * 0.8)}" ry="${f(r * 0.8)}" fill="${stripe}"/><ellipse cx="${f(-w * 0.16)}" cy="${f(-r * 0.14)}" rx="${f(w * 0.5)}" ry="${f(r * 0.46)}" fill="#f2775c"/>` +
        [
          [-0.42, 0.1],
          [-0.1, 0.46],
          [0.34, 0.3],
          [0.44, -0.16],
          [0.1, -0.46],
          [-0.34, -0.34],
        ]
          .map(
            ([u = 0, v = 0]) =>
              `<ellipse cx="${f(u * w)}" cy="${f(v * r)}" rx="${f(r * 0.05)}" ry="${f(r * 0.085)}" fill="#3a2336"/>`,
          )
          .join('')
      : `<ellipse rx="${f(w)}" ry="${f(r)}" fill="${shade}"/><ellipse cx="${f(-w * 0.2)}" cy="${f(-r * 0.14)}" rx="${f(w)}" ry="${f(r)}" fill="${skin}"/>` +
        // stripes run from end to end and bow outwards
        [-0.62, -0.1, 0.44]
          .map(
            (v) =>
              `<path d="M${f(-w * 0.97)},${f(v * r * 0.3)}Q0,${f(v * r * 1.5)} ${f(w * 0.97)},${f(v * r * 0.3)}Q0,${f(v * r * 1.5 + r * 0.3)} ${f(-w * 0.97)},${f(v * r * 0.3)}Z" fill="${stripe}"/>`,
          )
          .join('') +
        `<path d="M${f(-w * 0.74)},${f(-r * 0.22)}Q${f(-w * 0.5)},${f(-r * 0.78)} ${f(-w * 0.02)},${f(-r * 0.82)}Q${f(-w * 0.42)},${f(-r * 0.5)} ${f(-w * 0.74)},${f(-r * 0.22)}Z" fill="${lit}"/>`
  return `<g transform="translate(${f(x)},${f(y)}) rotate(${tilt})"><clipPath id="${id}">${body}</clipPath><g clip-path="url(#${id})">${inner}</g></g>`
}
/** The heap: bottom row first, so that every melon rests on two below it. */
const HEAP: [x: number, y: number, r: number, kind: Kind, tilt: number][] = [
  [-0.16, -1.86, 0.17, 'green', 0],
  [0.3, -1.84, 0.17, 'gold', -14],
  [-0.46, -1.62, 0.2, 'gold', 9],
  [0.04, -1.6, 0.18, 'pale', 0],
  [0.5, -1.6, 0.2, 'green', 12],
  [-0.76, -1.38, 0.16, 'green', -20],
  [-0.34, -1.37, 0.18, 'pale', 16],
  [0.14, -1.37, 0.2, 'gold', -6],
  [0.72, -1.37, 0.18, 'gold', 10],
  [-0.92, -1.14, 0.16, 'pale', 0],
  [-0.54, -1.16, 0.2, 'gold', -4],
  [-0.06, -1.25, 0.19, 'cut', 0],
  [0.38, -1.15, 0.19, 'green', -8],
  [0.84, -1.15, 0.18, 'pale', 8],
]
function wheel(x: number): string {
  const spokes = Array.from({ length: 6 }, (_, i) => {
    const a = (i * Math.PI) / 6 + 0.2
    return `M${f(x - 0.4 * Math.cos(a))},${f(-0.44 - 0.4 * Math.sin(a))}L${f(x + 0.4 * Math.cos(a))},${f(-0.44 + 0.4 * Math.sin(a))}`
  }).join('')
  return `<circle cx="${x}" cy="-.44" r=".4" fill="none" stroke="#3a2a45" stroke-width=".08"/><path d="${spokes}" stroke="#6b4450" stroke-width=".04"/><path d="M${x - 0.42},-.44 A.42,.42 0 0 1 ${x - 0.2},-.81" fill="none" stroke="#f0b072" stroke-width=".045"/><circle cx="${x}" cy="-.44" r=".09" fill="#d98a4a"/>`
}
/** Striped cloth from -1.5 to 1.5, its scalloped edge at y=-2.14. The front edge has its own shade. */
function awning(): string {
  const inks = ['#fff0d2', '#c93f52', '#fff0d2', '#2f8f95', '#fff0d2', '#e8a23c', '#fff0d2', '#c93f52', '#fff0d2', '#2f8f95'] // prettier-ignore
  const dim = ['#e2c3ac', '#96324e', '#e2c3ac', '#256a80', '#e2c3ac', '#b5743c', '#e2c3ac', '#96324e', '#e2c3ac', '#256a80'] // prettier-ignore
  const top = (v: number) => -1.16 + (v + 1.5) * 0.77
  return inks
    .map((ink, i) => {
      const [a, b] = [-1.5 + i * 0.3, -1.2 + i * 0.3]
      let s = `<path d="M${f(top(a))},-2.78 L${f(top(b))},-2.78 L${f(b)},-2.24 L${f(a)},-2.24Z" fill="${ink}"/><path d="M${f(a)},-2.24 L${f(b)},-2.24 V-2.14 q-.15,.16 -.3,0Z" fill="${dim[i]!}"/>`
      // a chain of lozenges, as on ikat silk
      if (i % 2)
        for (let j = 0; j < 3; j++) {
          const t = 0.2 + j * 0.3,
            [upper, lower] = [(top(a) + top(b)) / 2, (a + b) / 2]
          s += `<path d="M${f(upper + (lower - upper) * t)},${f(-2.85 + 0.52 * t)}l.05,.07l-.05,.07l-.05,-.07Z" fill="#fff0d2"/>`
        }
      return s
    })
    .join('')
}
/** A wheel on the far side, in the shade of the cart. */
const farWheel = (x: number): string =>
  `<circle cx="${x}" cy="-.55" r=".35" fill="none" stroke="#33243f" stroke-width=".07"/><path d="M${f(x - 0.34)},-.55h.68M${f(x - 0.17)},-.84l.34,.58M${f(x + 0.17)},-.84l-.34,.58" stroke="#33243f" stroke-width=".035"/>`
export function melonCart(): string {
  return (
    // the far wheels, the hanging behind the heap with its shaded return, the far post
    farWheel(-0.95) +
    farWheel(0.24) +
    '<path d="M-1.4,-2.2H.86V-.96H-1.4Z" fill="#7a3f5c"/><path d="M.86,-2.2H1.2V-.96H.86Z" fill="#57304f"/><path d="M-1.4,-2.24H1.2V-2.0L.86,-1.98H-1.4Z" fill="#4b2c4c"/>' +
    '<path d="M-1.46,-2.2H-1.39V-.9H-1.46Z" fill="#4b3550"/><path d="M-1.46,-2.2H-1.435V-.9H-1.46Z" fill="#e8a46c"/>' +
    // the dark between the melons
    '<path d="M-1.02,-1.02Q-1,-1.3 -.76,-1.46Q-.5,-1.66 -.14,-1.72H.26Q.6,-1.66 .76,-1.46Q1,-1.3 1.02,-1.02Z" fill="#6e4a3c"/>' +
    HEAP.map((m) => melon(...m)).join('') +
    '<path d="M-1.24,-.9 V-2.3 H-1.17 V-.9Z M1.17,-.9 V-2.3 H1.24 V-.9Z" fill="#4b3550"/><path d="M-1.24,-.9 V-2.3 H-1.215 V-.9Z" fill="#e8a46c"/>' +
    '<path d="M1.1,-.7L1.56,-.86L1.59,-.79L1.1,-.6Z" fill="#7a4a4c"/><path d="M1.52,-.95L1.6,-.97L1.65,-.73L1.57,-.71Z" fill="#4b3550"/>' +
    // the lit end runs back to the left, the front is in half light
    '<path d="M-1.3,-1.02L-1.52,-1.05L-1.4,-.65L-1.18,-.56Z" fill="#8fd6c8"/><path d="M-1.33,-1.06L-1.56,-1.09L-1.56,-1.0L-1.33,-.96Z" fill="#ffe0a0"/>' +
    '<path d="M-1.3,-1.02H1.3L1.18,-.56H-1.18Z" fill="#2f7f8c"/><path d="M-1.33,-1.06H1.33V-.96H-1.33Z" fill="#eab062"/>' +
    Array.from(
      { length: 6 },
      (_, i) => `<path d="M${f(-0.8 + i * 0.32)},-.86l.1,.1l-.1,.1l-.1,-.1Z" fill="#f6cf7c"/>`,
    ).join('') +
    '<path d="M-.9,-.56H.9V-.42H-.9Z" fill="#4b3550"/>' +
    wheel(-0.66) +
    wheel(0.66) +
    awning() +
    // the end of the cloth, in full light
    '<path d="M-1.5,-2.24L-1.16,-2.78L-1.72,-2.18Z" fill="#fffaf0"/><path d="M-1.5,-2.24L-1.72,-2.18V-2.09Q-1.62,-2.0 -1.5,-2.14Z" fill="#f6d8b0"/>'
  )
}
/** The outline that the barrow throws as a shadow. */
export const CART_SHADOW =
  '<path d="M-1.16,-2.5H1.15L1.5,-2.1V-1.96L1.24,-1.98V-1.02H1.3L1.2,-.5H-1.2L-1.3,-1.02H-1.24V-1.98L-1.5,-1.96V-2.1Z"/><circle cx="-.66" cy="-.44" r=".46"/><circle cx=".66" cy="-.44" r=".46"/>'
/** A slice of water-melon, its tip up, its rind at y=0. */
export const MELON_SLICE =
  '<path d="M-.15,0Q0,.09 .15,0L.01,-.2Z" fill="#e8574a"/><path d="M-.15,0Q0,.09 .15,0L.175,.022Q0,.145 -.175,.022Z" fill="#3f7d4c"/><path d="M-.15,0Q0,.09 .15,0L.142,-.012Q0,.062 -.142,-.012Z" fill="#fff0d2"/><path d="M-.04,-.04l.012,.03l-.024,0ZM.045,-.05l.012,.03l-.024,0ZM.005,-.1l.01,.028l-.02,0Z" fill="#3a2336"/>'
/** A dove on the ground, 30 cm long, facing right. */
export const dove = (ink: string, shade: string): string =>
  `<path d="M-.02,-.06L-.015,0H.025L.01,-.06ZM.04,-.06L.055,0H.095L.065,-.065Z" fill="#c9605a"/><path d="M-.2,-.09L-.33,-.05L-.29,-.12C-.2,-.19 -.1,-.23 .01,-.22C.05,-.25 .05,-.33 .12,-.335C.16,-.335 .185,-.31 .187,-.285L.23,-.268L.19,-.255C.18,-.18 .14,-.1 .06,-.07C0,-.045 -.12,-.05 -.2,-.09Z" fill="${ink}"/><path d="M-.3,-.09C-.2,-.13 -.08,-.19 .03,-.17C.01,-.09 -.1,-.065 -.2,-.08Z" fill="${shade}"/>`
/** A dove on the wing, 60 cm from tip to tip, flying to the left. */
export const flyingDove = (ink: string, shade: string): string =>
  `<path d="M.02,-.03C.06,-.14 .14,-.24 .28,-.3C.24,-.18 .2,-.08 .1,.01Z" fill="${shade}"/><path d="M-.2,.01C-.19,-.03 -.14,-.05 -.1,-.03C-.04,-.05 .06,-.04 .12,0L.26,.02L.12,.05C.02,.08 -.1,.06 -.15,.02Z" fill="${ink}"/><path d="M-.06,-.02C-.1,-.14 -.08,-.26 .02,-.36C.06,-.24 .1,-.12 .06,-.005Z" fill="${ink}"/>`
