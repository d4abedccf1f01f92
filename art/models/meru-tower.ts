/** A meru of eleven roofs as a cut silhouette against the light. Metres, y down, the ground at y = 0; 18 m high. */
const n = (v: number) => v.toFixed(3)
const ROOFS = 11
const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`

/** One roof of palm fibre: a thick rounded eave, and hollow slopes up to the next storey. `half` wide at its eave, whose foot is at `y`. */
function roof(y: number, half: number, neck: number, high: number, thick: number): string {
  const up = y - high,
    lip = y - thick
  return `M${n(-half + 0.1)},${n(y)}Q${n(-half - 0.1)},${n(y - thick * 0.3)} ${n(-half + 0.06)},${n(lip)}C${n(-half * 0.66)},${n(lip - high * 0.16)} ${n(-neck * 1.25)},${n(up + high * 0.3)} ${n(-neck)},${n(up)}H${n(neck)}C${n(neck * 1.25)},${n(up + high * 0.3)} ${n(half * 0.66)},${n(lip - high * 0.16)} ${n(half - 0.06)},${n(lip)}Q${n(half + 0.1)},${n(y - thick * 0.3)} ${n(half - 0.1)},${n(y)}Z`
}
/** The tower. `thatch` is the ink of the roofs, `eave` of their cut edges, `body` of the storeys and the foot, `gilt` of what shines. */
export function meruTower(thatch: string, eave: string, body: string, gilt: string): string {
  let roofs = '',
    edges = '',
    storeys = '',
    y = -3.55
  for (let i = 0; i < ROOFS; i++) {
    const t = i / (ROOFS - 1),
      half = 2.95 - 1.95 * t ** 0.9,
      neck = half * 0.44,
      last = i === ROOFS - 1,
      high = last ? 1.55 : 1.02 - 0.28 * t,
      thick = 0.27 - 0.07 * t
    storeys += `M${n(-neck)},${n(y - 0.1)}H${n(neck)}V${n(y + 0.45)}H${n(-neck)}Z`
    roofs += roof(y, half, last ? 0.09 : neck * 0.9, high, thick)
    edges += `M${n(-half + 0.1)},${n(y)}H${n(half - 0.1)}Q${n(half + 0.02)},${n(y - thick * 0.2)} ${n(half)},${n(y - thick * 0.5)}H${n(-half)}Q${n(-half - 0.02)},${n(y - thick * 0.2)} ${n(-half + 0.1)},${n(y)}Z`
    y -= high + (last ? 0 : 0.3 - 0.08 * t)
  }
  const finial = `M-.1,${n(y + 0.1)}C-.2,${n(y - 0.1)} -.12,${n(y - 0.25)} -.05,${n(y - 0.36)}L0,${n(y - 0.95)}L.05,${n(y - 0.36)}C.12,${n(y - 0.25)} .2,${n(y - 0.1)} .1,${n(y + 0.1)}Z`
  return (
    // the foot in three steps, the cella and its door between four posts
    shape('M-2.5,.4V-.55H-2.3V-1.05H-2V-1.3H2V-1.05H2.3V-.55H2.5V.4Z', body) +
    shape('M-1.35,-1.3V-3.6H1.35V-1.3ZM-2,-1.3V-3.5H-1.8V-1.3ZM1.8,-1.3V-3.5H2V-1.3Z', body) +
    shape('M-.42,-1.3V-2.75Q0,-3.1 .42,-2.75V-1.3Z', gilt) +
    shape('M-.26,-1.3V-2.66Q0,-2.9 .26,-2.66V-1.3Z', thatch) +
    shape(storeys, body) +
    shape(roofs, thatch) +
    shape(edges, eave) +
    shape(finial, gilt)
  )
}
