/** Hand-cut people on the ground of a measured scene: groups of one to three, each with a shadow from the scene's sun. */
import type { Camera } from './camera.ts'
import { edgeLight, place, poly } from './cut.ts'
import { random } from './noise.ts'
import { figure, type Look } from './people.ts'
import type { PoseName } from './poses.ts'
import type { Pt, Vec3 } from './vec.ts'

export interface Wardrobe {
  tops: string[]
  bottoms: string[]
  skins: string[]
  cuts: NonNullable<Look['cut']>[]
  hats: string[]
  hair?: string
  /** One figure in this many wears a long skirt in the colour of its top. None does when it is 0. */
  robes?: number
  /** What some wear over it, and the inks of the bags that one in three carries. */
  wears?: NonNullable<Look['wear']>[]
  bags?: string[]
}
export interface Company {
  cam: Camera
  seed: number
  wardrobe: Wardrobe
  /** Where the light comes from, and the ink of the shadows on the ground. Without it there are no shadows. */
  shade?: { sun: Vec3; ink: string }
  /** Light along the edge that faces `towards`. */
  rim?: { towards: Pt; ink: string; width: number }
}
/** Where a group is, how many people it has, and the pose of the first one. The others talk, look or walk along. */
export type Spot = [at: Vec3, count: number, pose?: PoseName, flip?: boolean]

const ALONE: PoseName[] = ['strolls', 'photographs', 'readsMap', 'looksUp', 'walks', 'handOnHip']
const WITH: Partial<Record<PoseName, PoseName[]>> = {
  points: ['looksUp', 'shadesEyes', 'stands'],
  stands: ['handOnHip', 'talks', 'foldsArms'],
  talks: ['stands', 'foldsArms', 'handOnHip'],
  strolls: ['strolls', 'walks'],
  walks: ['strolls', 'walks'],
  photographs: ['waves', 'stands'],
}
export function company({ cam, seed, wardrobe: w, shade, rim }: Company, spots: readonly Spot[]): string {
  const r = random(seed)
  const people: { depth: number; body: string }[] = []
  let shadows = ''
  const towards = rim ? rim.towards[0] : (shade?.sun[0] ?? 1)
  for (const [[x, y, z], count, lead = r.pick(ALONE), flip = r() < 0.5] of spots) {
    for (let i = 0; i < count; i++) {
      const child = i > 0 && r() < 0.16
      const pose = i ? r.pick(WITH[lead] ?? WITH.strolls!) : lead
      // people who talk face each other, people who walk go the same way
      const turned = i === 1 && ['stands', 'talks', 'handOnHip', 'photographs'].includes(lead)
      // room for a pointing arm, and in front of a camera
      const apart = lead === 'points' ? -0.7 : lead === 'photographs' ? 1.5 : turned ? 0.95 : 0.7
      const at: Vec3 = [x + i * apart * (flip ? -1 : 1) + r.range(-0.08, 0.08), y, z - r.range(-0.3, 0.5)]
      const top = r.pick(w.tops)
      const robe = w.robes ? r() * w.robes < 1 : false
      const look: Look = {
        skin: r.pick(w.skins),
        hair: w.hair ?? '#2b2233',
        top,
        bottom: robe ? top : r.pick(w.bottoms),
        cut: r.pick(w.cuts),
        hat: r.pick(w.hats),
        size: child ? 0.66 : r.range(0.93, 1.03),
        lit: towards * (turned !== flip ? -1 : 1) > 0 ? 'front' : 'back',
        ...(robe ? { skirt: 'long' as const } : {}),
        ...(w.wears && !robe ? { wear: r.pick(w.wears) } : {}),
        ...(w.bags && r() < 0.34
          ? { bag: { kind: r.pick(['pack', 'sling', 'sling', 'tote'] as const), ink: r.pick(w.bags) } }
          : {}),
      }
      const { x: px, y: py, k } = cam.project(at)
      people.push({ depth: k, body: place(px, py, k, figure(pose, look), turned ? !flip : flip) })
      if (shade) shadows += castShadow(cam, at, shade.sun, shade.ink, child ? 1.1 : 1.7)
    }
  }
  const bodies = people
    .toSorted((a, b) => a.depth - b.depth)
    .map(({ body }) => body)
    .join('')
  return shadows + (rim ? edgeLight(bodies, rim.towards, rim.width, rim.ink) : bodies)
}
/** The shadow of a person of this height on level ground. */
export function castShadow(cam: Camera, [x, y, z]: Vec3, sun: Vec3, ink: string, tall = 1.7): string {
  const reach = tall / Math.max(0.22, sun[1])
  const [dx, dz] = [-sun[0] * reach, -sun[2] * reach]
  const l = Math.hypot(dx, dz) || 1
  const [u, v] = [-dz / l, dx / l]
  const at = (t: number, s: number): Pt => {
    const q = cam.project([x + dx * t + u * s, y, z + dz * t + v * s])
    return [q.x, q.y]
  }
  return poly(
    [
      at(-0.03, -0.12),
      at(0.5, -0.17),
      at(0.82, -0.22),
      at(0.9, -0.1),
      at(1, -0.08),
      at(1, 0.08),
      at(0.9, 0.1),
      at(0.82, 0.22),
      at(0.5, 0.17),
      at(-0.03, 0.12),
    ],
    ink,
  )
}
