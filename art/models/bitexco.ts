/** The Bitexco tower, 262 m of lotus bud with the helipad at 191 m on its side: one unit high, ground at y = 0, y down. */
const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
interface BudInks {
  lit: string
  dim: string
  floor: string
  pad: string
  rim: string
}
const BODY = 'M-.09,0C-.125,-.3 -.12,-.62 -.03,-.9L0,-1C.075,-.86 .135,-.5 .095,0Z'
/** The tower: two faces that meet in a fold, bands of floors, the pad and its thin edge. `id` is unique in the drawing. */
export function bitexco(c: BudInks, id: string): string {
  const bands = [0.14, 0.28, 0.42, 0.56, 0.7, 0.82]
    .map((v) => `M-.2,${-v}Q0,${-v - 0.012} .2,${-v}V${-v + 0.006}Q0,${-v - 0.006} -.2,${-v + 0.006}Z`)
    .join('')
  return (
    `<clipPath id="${id}"><path d="${BODY}"/></clipPath>` +
    shape(BODY, c.lit) +
    shape('M.02,0C.05,-.4 .045,-.72 0,-1C.075,-.86 .135,-.5 .095,0Z', c.dim) +
    `<g clip-path="url(#${id})">${shape(bands, c.floor)}</g>` +
    shape(
      'M.035,-.742C.06,-.735 .14,-.735 .168,-.738C.16,-.716 .13,-.7 .07,-.678C.05,-.69 .04,-.71 .035,-.742Z',
      c.pad,
    ) +
    shape('M.03,-.744C.06,-.752 .14,-.752 .17,-.742C.14,-.734 .06,-.734 .03,-.744Z', c.rim)
  )
}
