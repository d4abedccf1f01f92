/** A sampan hung with lanterns on the water, with its people: solids, figures and light together. */
import type { Camera } from './camera.ts'
import { sampanSide } from './hoi-an.ts'
import { mix } from './ink.ts'
import { garland, halos, lantern, type Lantern } from './lantern.ts'
import { lightColumns } from './lights.ts'
import { Mesh } from './mesh.ts'
import type { Plate } from './press.ts'
import { reflectObject } from './sea.ts'
import { sitter, type Sitter } from './seated.ts'
import { pullSolid, type Material } from './solid.ts'
import type { Vec3 } from './vec.ts'

const RIM = '#ffcf8a'
const CREW: [number, Sitter][] = [
  [
    -0.9,
    {
      cloth: '#5f8fb0',
      shade: '#3c4f86',
      skin: '#c98a68',
      head: '#241d44',
      wear: 'hair',
      look: 0.7,
      pose: 'lap',
    },
  ],
  [
    0.4,
    {
      cloth: '#ff9a7c',
      shade: '#a84a6c',
      skin: '#d99a74',
      head: '#2c2048',
      wear: 'hair',
      look: 0.9,
      pose: 'point',
    },
  ],
  [
    1.5,
    {
      cloth: '#ffe0a0',
      shade: '#b98468',
      skin: '#c98a68',
      head: '#241d44',
      wear: 'hair',
      look: -0.7,
      size: 0.7,
    },
  ],
]
/** Standing at the stern with a long oar, seen from the side, facing right; 1 unit = 1 m. */
const ROWER = `<path d="M.5,-1.2 L-1.5,.62" stroke="#3a2452" stroke-width=".055"/><path d="M-1.3,.44 L-1.78,.86 L-1.66,.94 L-1.24,.52Z" fill="#573a66"/><path d="M-.18,0 L-.16,-.82 L.16,-.82 L.2,0 L.06,0 L.02,-.62 L-.04,0Z" fill="#2c2a64"/><path d="M-.22,-.72 C-.26,-1.05 -.2,-1.34 -.06,-1.4 L.1,-1.4 C.24,-1.32 .24,-1 .2,-.72Z" fill="#a8506c"/><path d="M.2,-.72 C.24,-1 .24,-1.32 .1,-1.4 L.04,-1.4 C.14,-1.2 .12,-.95 .12,-.72Z" fill="${RIM}"/><path d="M.02,-1.3 C.16,-1.16 .26,-1.1 .4,-1.12 L.42,-1.03 C.26,-1 .1,-1.04 -.04,-1.16Z" fill="#c4657a"/><circle cx=".42" cy="-1.08" r=".05" fill="#e9a878"/><ellipse cx=".05" cy="-1.54" rx=".11" ry=".13" fill="#b97a64"/><path d="M.08,-1.66 C.17,-1.6 .18,-1.48 .1,-1.42 C.12,-1.5 .1,-1.58 .06,-1.62Z" fill="#f0b888"/><path d="M-.3,-1.56 L.03,-1.84 L.36,-1.56 Q.03,-1.48 -.3,-1.56Z" fill="#c49a74"/><path d="M.03,-1.84 L.36,-1.56 Q.22,-1.52 .08,-1.52 Q.1,-1.7 .03,-1.84Z" fill="#ffe0a0"/>`

/** A boat under its lanterns, rowed from the stern, printed with its reflection. `child` adds the third passenger. */
export function lanternBoat(
  plate: Plate,
  cam: Camera,
  materials: Record<string, Material>,
  silk: readonly string[],
  [x, z, turn]: readonly [x: number, z: number, turn: number],
  child: boolean,
): void {
  const o = { sun: [0.2, 0.7, 0.68] as Vec3, materials, sky: 0.42, bounce: 0.2, contact: 3 }
  const back = Mesh.create()
  sampanSide(back.at(x, 0, z, turn), -1)
  const depth = pullSolid(plate, back, cam, o)
  const at = (u: number, y: number, v: number) =>
    cam.project([x + u * Math.cos(turn) + v * Math.sin(turn), y, z - u * Math.sin(turn) + v * Math.cos(turn)])
  const place = (u: number, y: number, body: string, v = 0): string => {
    const p = at(u, y, v)
    return `<g transform="translate(${p.x.toFixed(1)},${p.y.toFixed(1)}) scale(${p.k.toFixed(2)})">${body}</g>`
  }
  plate.svg(
    place(-2.5, 0.3, ROWER) +
      CREW.filter((_, i) => child || i < 2)
        .map(([u, who]) => place(u, 0.42, sitter(who, RIM)))
        .join(''),
  )
  const front = Mesh.create()
  sampanSide(front.at(x, 0, z, turn), 1)
  const d = pullSolid(plate, front, cam, o)
  for (let i = 0; i < depth.length; i++) depth[i] = Math.max(depth[i]!, d[i]!)
  // a bamboo pole fore and aft, lanterns between and at the bow
  const [a, b] = [at(-1.7, 2.5, 0), at(2.6, 2.2, 0)]
  const [fa, fb] = [at(-1.7, 0.4, 0), at(2.6, 0.5, 0)]
  const k = b.k
  const g = garland(Math.round(x * 7 + 40), [a.x, a.y], [b.x, b.y], 0.16 * k, 6, [0.44 * k, 0.4 * k], silk)
  const bow: Lantern = {
    x: at(3.3, 1.2, 0).x,
    y: at(3.3, 0.82, 0).y,
    size: 0.36 * k,
    ink: '#ffb84a',
    shape: 'round',
  }
  const all = [...g.lanterns, bow]
  plate.svg(
    `<path d="M${fa.x},${fa.y}L${a.x},${a.y - 8} M${fb.x},${fb.y}L${b.x},${b.y - 8} M${bow.x},${bow.y - bow.size * 0.4}L${bow.x - 0.3 * k},${bow.y - 0.6 * k}L${bow.x - 0.42 * k},${bow.y + 0.2 * k}" fill="none" stroke="#3a2452" stroke-width="${(0.05 * k).toFixed(1)}"/>${g.line}`,
  )
  plate.svg(halos(all, 1.5, 0.5), { stipple: 0.6, blend: 'screen' })
  plate.svg(all.map(lantern).join(''))
  const line = at(0, 0, 0.8).y
  reflectObject(plate, depth, () => line, '#2b2a66', 0.7, cam.horizonY, 4)
  lightColumns(
    plate,
    all.map((l) => ({
      x: l.x,
      y: line + 6,
      ink: mix(l.ink, '#ffe08a', 0.35),
      half: 0.11 * k,
      reach: 1.9 * k,
      strength: 0.9,
    })),
    { horizon: cam.horizonY, waves: 1.3, seed: 3 },
  )
}
