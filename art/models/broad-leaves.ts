/** A clump of broad leaves such as a banana's, dark against the light from the left, for a near corner. SVG units; the stalks meet at the origin and the leaves are up to 380 long. */
import { edgeLight, place } from '../kit/cut.ts'
import type { Pt } from '../kit/vec.ts'

const f = (...v: number[]) => v.map((n) => n.toFixed(1)).join(',')
/** A leaf along a bent rib from its stalk by a control point to its tip; the half below the rib is in shade. */
function blade([bx, by]: Pt, [cx, cy]: Pt, [tx, ty]: Pt, half: number, ink: string, shade: string): string {
  const l = Math.hypot(tx - bx, ty - by),
    [u, v] = [(-(ty - by) / l) * half, ((tx - bx) / l) * half],
    side = (s: number) =>
      `C${f(bx + (cx - bx) * 0.5 + u * s, by + (cy - by) * 0.5 + v * s, cx + (tx - cx) * 0.3 + u * s * 1.5, cy + (ty - cy) * 0.3 + v * s * 1.5, tx, ty)}`,
    start = `M${f(bx, by)}`,
    rib = `Q${f(cx, cy, bx, by)}Z`
  return (
    `<path d="${start}${side(-1)}${rib}" fill="${tx < bx ? shade : ink}"/><path d="${start}${side(1)}${rib}" fill="${tx < bx ? ink : shade}"/>` +
    `<path d="${start}Q${f(cx, cy, tx, ty)}" fill="none" stroke="#4d2e6c" stroke-width="2.500"/>`
  )
}
export const broadLeaves = (x: number, y: number, k: number): string => {
  const layer = (body: string, ink: string) => edgeLight(place(x, y, k, body), [-1, -0.6], 2.6 * k, ink)
  return (
    layer(
      blade([-20, 0], [-190, -190], [-390, -150], 44, '#2e1c54', '#211441') +
        blade([40, 0], [190, -230], [330, -190], 46, '#2e1c54', '#211441') +
        blade([0, 0], [-110, -240], [-220, -290], 46, '#2e1c54', '#211441') +
        blade([20, 0], [60, -230], [158, -326], 48, '#2e1c54', '#211441'),
      '#b0628a',
    ) +
    layer(
      blade([0, 0], [-10, -210], [-44, -336], 50, '#231546', '#180f36') +
        blade([-10, 20], [-180, -110], [-330, -40], 44, '#231546', '#180f36') +
        blade([20, 20], [130, -160], [290, -80], 46, '#231546', '#180f36') +
        blade([-10, 10], [-70, -140], [-160, -170], 40, '#1d123d', '#140c2e') +
        blade([20, 10], [70, -150], [120, -210], 40, '#1d123d', '#140c2e'),
      '#8f4c7e',
    )
  )
}
