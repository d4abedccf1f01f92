/** The south gate of Ben Thanh market with its clock tower, turned a little: metres, ground at y = 0, y down. */
const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
interface GateInks {
  roof: string
  edge: string
  lit: string
  wall: string
  dim: string
  dark: string
  clock: string
  hand: string
  warm: string
}
const arch = (x: number, half: number, spring: number) =>
  `M${x - half},-.9V${-spring}A${half},${half} 0 0 1 ${x + half},${-spring}V-.9Z`
/** The gate, the tower on it and the roofs of the market on both sides. */
export function benThanh(c: GateInks): string {
  const hall = (s: 1 | -1) =>
    `<g transform="scale(${s},1)">${shape('M8,-4.100L44,-4.100V0H8Z', c.dark) + shape('M8,-7L40,-7L45,-3.900H8Z', c.roof) + shape('M8,-4.200H45.200V-3.800H8Z', c.edge)}</g>`
  return (
    hall(1) +
    hall(-1) +
    // the front with its parapet and three arches
    shape('M-10,0V-7.400H10V0Z', c.wall) +
    shape('M-10,-7.400H10V-6.900H-10Z', c.dark) +
    shape('M-10.600,-7.400H10.600V-8.200H-10.600Z', c.lit) +
    shape(arch(0, 2.3, 3.5) + arch(-6, 1.7, 3.1) + arch(6, 1.7, 3.1), c.warm) +
    shape('M-11.400,0V-.900H11.400V0Z', c.lit) +
    shape('M-11.400,0V-.450H11.400V0Z', c.dim) +
    // curved shoulders, the shaft with its shaded side, cornices
    shape(
      'M-7.600,-8.200C-5.600,-8.400 -4.300,-9.300 -4.200,-11H4.200C4.300,-9.300 5.600,-8.400 7.600,-8.200Z',
      c.wall,
    ) +
    shape('M-4.600,-11H4.600V-11.600H-4.600Z', c.lit) +
    shape('M-3.700,-11.600V-18.400H3.700V-11.600Z', c.lit) +
    shape('M2.500,-11.600V-18.400H3.700V-11.600Z', c.dim) +
    shape('M-3.100,-12.200V-17.500H1.900V-12.200Z', c.wall) +
    `<circle cx="-.6" cy="-14.850" r="2.150" fill="${c.edge}"/><circle cx="-.6" cy="-14.850" r="1.850" fill="${c.clock}"/>` +
    `<path d="M-.6,-14.850L-.6,-16.250M-.6,-14.850L.45,-14.250" stroke="${c.hand}" stroke-width=".26" stroke-linecap="round" fill="none"/>` +
    shape('M-4.500,-18.400H4.500V-19H-4.500Z', c.dim) +
    // the roof: swept hips, a short ridge and a finial
    shape(
      'M-5.200,-18.900C-3.400,-19.500 -2.300,-20.800 -1.700,-22.400H1.700C2.300,-20.800 3.400,-19.500 5.200,-18.900Z',
      c.roof,
    ) +
    shape('M-1.900,-22.300H1.900V-22.900H-1.900Z', c.edge) +
    shape('M-.3,-22.900L-.15,-24.600H.15L.3,-22.900Z', c.edge)
  )
}
