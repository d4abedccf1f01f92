/** The abra in front: solids, figures and water together. */
import { abraBack, abraFront, SEAT } from './abra.ts'
import type { Camera } from '../kit/camera.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { Mesh } from '../kit/mesh.ts'
import type { Plate } from '../kit/press.ts'
import { figure, type Look } from '../kit/people.ts'
import type { PoseName } from '../kit/poses.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

const RIM = '#ffe9c4'
/** Along the bench from the stern: pairs that talk, one who looks ahead, one who points. No post runs through a face. */
const PASSENGERS: readonly (readonly [along: number, PoseName, Partial<Look>, flip?: boolean])[] = [
  [-2.72, 'sits', { top: '#3a5f86', bottom: '#2f4468', cut: 'short' }],
  [-1.46, 'sits', { top: '#f7e6cc', bottom: '#d9c3b0', cut: 'scarf', hat: '#fff6e2' }],
  [-0.84, 'sits', { top: '#c9503f', bottom: '#54405a', cut: 'bun' }, true],
  [0.04, 'sitsChinInHand', { top: '#e9a94f', bottom: '#8a4a4a', cut: 'short' }],
  [0.72, 'sits', { top: '#5f8f86', bottom: '#3f6872', cut: 'cap', hat: '#b5603f' }, true],
  [1.66, 'sits', { top: '#d9c3b0', bottom: '#6a5a70', cut: 'bob' }],
  [2.2, 'sits', { top: '#7a4a72', bottom: '#3a2c48', cut: 'hat', hat: '#f3d8a6' }, true],
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
    crisp: true,
    shadows: [{ centre: [x, 1, z] as const, radius: 8 }],
    shadowSize: 2048,
  }
  const back = Mesh.create()
  abraBack(back.at(x, 0, z, turn))
  pullSolid(plate, back, cam, o)
  const at = (u: number, y: number, v: number) =>
    cam.project([x + u * Math.cos(turn) + v * Math.sin(turn), y, z - u * Math.sin(turn) + v * Math.cos(turn)])
  const seat = (u: number, v: number, body: string, y = SEAT): string => {
    const p = at(u, y, v)
    return `<g transform="translate(${p.x.toFixed(1)},${p.y.toFixed(1)}) scale(${p.k.toFixed(2)})">${body}</g>`
  }
  // the boatman, one hand on the upright tiller
  const boatman =
    '<path d="M.42,-1.02 L.5,.1" stroke="#54384a" stroke-width=".06"/>' +
    figure('leansOnRail', {
      skin: '#8d5a48',
      hair: '#2a2440',
      top: '#dcc9b4',
      farTop: '#a58c98',
      bottom: '#54405a',
      cut: 'cap',
      hat: '#c9503f',
      size: 0.96,
    })
  plate.svg(
    seat(-3.9, 0, boatman, 0.12) +
      edgeLight(
        PASSENGERS.map(([along, pose, look, flip], i) =>
          seat(
            along,
            0.42,
            place(
              0,
              0,
              0.95,
              figure(pose, {
                skin: ['#a5694f', '#b5785a', '#8d5a48'][i % 3]!,
                hair: '#2a2440',
                top: RIM,
                bottom: RIM,
                ...look,
              }),
              flip,
            ),
            SEAT - 0.48,
          ),
        ).join(''),
        [-1, -0.5],
        2.4,
        RIM,
      ),
  )
  const front = Mesh.create()
  abraFront(front.at(x, 0, z, turn))
  pullSolid(plate, front, cam, o)
  const [bow, stern] = [at(5, 0, 0), at(-4.8, 0, 0)]
  // the hull in the water: bars below its line that get shorter and farther apart
  const long = bow.x - stern.x,
    line = at(0, 0, 1.3).y
  plate.svg(
    Array.from({ length: 9 }, (_, i) => {
      const y = line + 2 + i * 3 + i * i * 0.9,
        half = long * (0.49 - 0.024 * i + 0.03 * Math.sin(i * 2.3)),
        mid = (bow.x + stern.x) / 2 + 18 * Math.sin(i * 1.7),
        thick = 4.5 + 0.5 * i
      return `<path d="M${mid - half},${y}Q${mid},${y - thick} ${mid + half},${y}Q${mid},${y + thick} ${mid - half},${y}Z" fill="${i % 3 === 2 ? '#2a6478' : '#54384a'}"/>`
    }).join(''),
    { opacity: 0.7 },
  )
  plate.svg(
    // what the stem throws up, and the wake that trails from the stern
    `<path d="M${bow.x + 16},${bow.y + 2}C${bow.x - 6},${bow.y - 6} ${bow.x - 40},${bow.y + 2} ${bow.x - 110},${bow.y + 13}C${bow.x - 60},${bow.y + 14} ${bow.x - 4},${bow.y + 11} ${bow.x + 16},${bow.y + 2}Z" fill="#fff3dc"/>` +
      [
        [40, 8, 60, 3],
        [130, 20, 120, 5],
        [300, 36, 150, 6],
      ]
        .map(([back = 0, down = 0, half = 0, thick = 0]) => {
          const x0 = stern.x - back,
            y0 = stern.y + down
          return `<path d="M${x0 - half},${y0}Q${x0},${y0 - thick} ${x0 + half},${y0}Q${x0},${y0 + thick} ${x0 - half},${y0}Z" fill="#fff3dc"/>`
        })
        .join(''),
    { opacity: 0.9 },
  )
}
