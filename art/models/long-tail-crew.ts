/** The people in a long-tail boat: hand-cut figures in a drawn hull. */
import type { Camera } from '../kit/camera.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { figure, type Look } from '../kit/people.ts'
import type { PoseName } from '../kit/poses.ts'
import type { Plate } from '../kit/press.ts'
import type { Mesh } from '../kit/mesh.ts'
import { fartherThan } from '../kit/solid.ts'
import type { Pt } from '../kit/vec.ts'

const CREW: readonly (readonly [
  along: number,
  aside: number,
  y: number,
  PoseName,
  Partial<Look>,
  flip?: boolean,
])[] = [
  [-4.4, 0, 0.3, 'leansOnRail', { top: '#3f5a8a', bottom: '#2b2a55', cut: 'cone', hat: '#e9c98a' }, true],
  [-1.4, 0.1, -0.1, 'sits', { top: '#f3e2c8', bottom: '#6a4a70', cut: 'bob' }],
  [0.1, -0.1, -0.1, 'sitsChinInHand', { top: '#d9604a', bottom: '#3a3a6a', cut: 'short' }],
  [1.8, 0.1, -0.1, 'sits', { top: '#e9b04a', bottom: '#4a3f6a', cut: 'hat', hat: '#fff0d0' }, true],
  [3.5, 0, -0.05, 'sits', { top: '#3f8f8a', bottom: '#3a3a6a', cut: 'bun' }],
]
/** `boat` is the frame the hull was built in, `hull` its depth; `ahead` is 1 when the bow points right. */
export function longTailCrew(
  plate: Plate,
  cam: Camera,
  boat: Mesh,
  hull: Float32Array,
  { ahead, light, rim }: { ahead: 1 | -1; light: Pt; rim: string },
): void {
  for (const [along, aside, y, pose, look, flip = false] of CREW) {
    const at = boat.put([along, y, aside])
    const q = cam.project(at)
    const depth = cam.f / q.k
    const clear = fartherThan(plate, hull, depth - 0.12)
    // no foot below the floor, whose planks are not drawn
    const deck = cam.project(boat.put([along, 0.15, aside])).y
    plate.svg(
      edgeLight(
        place(
          q.x,
          q.y,
          q.k,
          figure(pose, { skin: '#a8704f', hair: '#2a2140', top: rim, bottom: rim, ...look }),
          flip === ahead > 0,
        ),
        light,
        2,
        rim,
      ),
      { mask: (px, py) => (py < deck && clear(px, py) ? 1 : 0) },
    )
  }
}
