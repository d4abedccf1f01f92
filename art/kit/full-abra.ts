/** The abra in front: solids, figures and water together. */
import { abraBack, abraFront, SEAT } from './abra.ts'
import type { Camera } from './camera.ts'
import { Mesh } from './mesh.ts'
import type { Plate } from './press.ts'
import { reflectObject } from './sea.ts'
import { sitter, type Sitter } from './seated.ts'
import { pullSolid, type Material } from './solid.ts'
import type { Vec3 } from './vec.ts'

const RIM = '#ffe9c4'
const PASSENGERS: Sitter[] = [
  { cloth: '#f7e6cc', shade: '#c3a096', skin: '#a5694f', head: '#fff6e2', wear: 'scarf', look: 0.6 },
  {
    cloth: '#c9503f',
    shade: '#8a3a4a',
    skin: '#b5785a',
    head: '#3a2c48',
    wear: 'hair',
    look: -0.8,
    pose: 'phone',
  },
  { cloth: '#3a5f86', shade: '#2f4468', skin: '#8d5a48', head: '#2a2440', wear: 'hair', look: 0.9 },
  { cloth: '#3a2c48', shade: '#2c2240', skin: '#b9805f', head: '#453557', wear: 'scarf', look: 0.4 },
  {
    cloth: '#e9a94f',
    shade: '#b0704a',
    skin: '#b9805f',
    head: '#33284a',
    wear: 'hair',
    look: 0.8,
    size: 0.72,
  },
  {
    cloth: '#5f8f86',
    shade: '#3f6872',
    skin: '#c98d6b',
    head: '#f3d8a6',
    wear: 'brim',
    look: 1,
    pose: 'point',
  },
  { cloth: '#d9c3b0', shade: '#a08894', skin: '#9a624c', head: '#b5603f', wear: 'cap', look: -0.4 },
]
/** A near abra with its passengers between the two halves of the model, its reflection and its foam. */
export function fullAbra(
  plate: Plate,
  cam: Camera,
  { sun, materials }: { sun: Vec3; materials: Record<string, Material> },
  [x, z, turn]: readonly [x: number, z: number, turn: number],
): void {
  const o = {
    sun,
    materials,
    sky: 0.36,
    bounce: 0.2,
    contact: 4,
    shadows: [{ centre: [x, 1, z] as const, radius: 8 }],
    shadowSize: 2048,
  }
  const back = Mesh.create()
  abraBack(back.at(x, 0, z, turn))
  const depth = pullSolid(plate, back, cam, o)
  const at = (u: number, y: number, v: number) =>
    cam.project([x + u * Math.cos(turn) + v * Math.sin(turn), y, z - u * Math.sin(turn) + v * Math.cos(turn)])
  const seat = (u: number, v: number, body: string, y = SEAT): string => {
    const p = at(u, y, v)
    return `<g transform="translate(${p.x.toFixed(1)},${p.y.toFixed(1)}) scale(${p.k.toFixed(2)})">${body}</g>`
  }
  const boatman =
    `<path d="M-.2,.1 L-.19,-.75 L.18,-.75 L.2,.1Z" fill="#54405a"/><path d="M-.25,-.7 C-.28,-1.05 -.28,-1.3 -.12,-1.38 L.12,-1.38 C.28,-1.3 .28,-1.05 .25,-.7Z" fill="#dcc9b4"/><path d="M.25,-.7 C.28,-1.05 .28,-1.3 .12,-1.38 L.05,-1.38 C.12,-1.1 .08,-.9 .1,-.7Z" fill="#a58c98"/><path d="M-.25,-.7 C-.28,-1.05 -.28,-1.3 -.12,-1.38 L-.06,-1.38 C-.2,-1.2 -.2,-.95 -.17,-.7Z" fill="${RIM}"/>` +
    `<path d="M.2,-1.25 C.34,-1.12 .42,-1 .54,-.94 L.5,-.87 C.36,-.9 .24,-1 .14,-1.12Z" fill="#a58c98"/><circle cx=".55" cy="-.9" r=".05" fill="#8d5a48"/><path d="M.56,-1.06 L.62,-.2" stroke="#54384a" stroke-width=".05"/><circle cx=".01" cy="-1.56" r=".13" fill="#8d5a48"/><path d="M-.13,-1.55 C-.17,-1.78 .17,-1.78 .15,-1.58 C.06,-1.64 -.04,-1.64 -.13,-1.55Z" fill="#c9503f"/><path d="M-.12,-1.55 C-.12,-1.47 -.08,-1.43 -.03,-1.42 C-.07,-1.48 -.07,-1.54 -.05,-1.6Z" fill="${RIM}"/>`
  plate.svg(
    seat(-3.9, 0, boatman, 0.12) +
      PASSENGERS.map((who, i) => seat(-2.5 + i * 0.72, 0.42, sitter(who, RIM))).join(''),
  )
  const front = Mesh.create()
  abraFront(front.at(x, 0, z, turn))
  const d2 = pullSolid(plate, front, cam, o)
  for (let i = 0; i < depth.length; i++) depth[i] = Math.max(depth[i]!, d2[i]!)
  const line = at(0, 0, 1.3).y
  reflectObject(plate, depth, () => line - 2, '#7a5f74', 0.72, cam.horizonY, 4)
  const [bow, stern] = [at(5, 0, 0), at(-4.8, 0, 0)]
  plate.svg(
    `<path d="M${bow.x + 20},${bow.y + 2} q-40,-5 -90,4 q-150,14 -${bow.x - stern.x - 40},8 q-60,-4 -130,8 q-90,12 -190,8 q120,16 250,4 q160,2 ${bow.x - stern.x - 60},-4 q110,-8 160,-28Z" fill="#fff3dc" fill-opacity=".8"/><path d="M${stern.x - 30},${stern.y + 26} q-150,26 -330,22 q180,22 350,-8Z" fill="#fff3dc" fill-opacity=".5"/>`,
    { stipple: 0.35 },
  )
}
