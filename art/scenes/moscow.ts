/** Moscow: St Basil's in the low gold light of a winter afternoon, light snow over Red Square. */
import { Camera } from '../kit/camera.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { gateTower, kremlinWall } from '../kit/kremlin.ts'
import { flock, person, tree } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import { chevrons, glazed, lozenges, ribs, swirl, type Pattern } from '../kit/onion.ts'
import { passerBy } from '../kit/passer-by.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { sky, streaks, sun } from '../kit/sky.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { spruceBough } from '../kit/spruce-bough.ts'
import { CHAPELS, stBasil } from '../kit/st-basil.ts'
import { INK, materials, SUN } from '../materials/moscow.ts'

const HORIZON = 806
const cam = new Camera([0, 2.9, 152], 0, 1, HORIZON, 800)

const RED = ['#f58a62', '#d0463f', '#7f2f55']
const GREEN = ['#8fd09a', '#3f9a7c', '#24607a']
const BLUE = ['#6fb4e0', '#2f78b8', '#27508f']
const WHITE = ['#fffaec', '#d5dbea', '#8a9acb']
const GOLD = ['#ffe48c', '#eeb040', '#9c6a52']
const GLAZES: [Pattern, string[][]][] = [
  [swirl(11, 2.8), [BLUE, WHITE]],
  [lozenges(8, 5), [GREEN, GOLD, GREEN]],
  [chevrons(9, 8), [RED, WHITE, GREEN]],
  [ribs(10), [GREEN, WHITE]],
  [swirl(9, -2), [RED, GOLD]],
  [chevrons(7, 7), [BLUE, WHITE, BLUE]],
  [swirl(10, -2.6), [GREEN, GOLD]],
  [lozenges(9, 6), [RED, GREEN, WHITE]],
]
function cathedral(m: Mesh): Record<string, Material> {
  const s = m.at(3, 0, 0, 0.3)
  stBasil(
    s,
    GLAZES.map((_, i) => `glaze${i}`),
  )
  return Object.fromEntries(
    CHAPELS.map(([x, z, foot, , h], i) => [`glaze${i}`, glazed(s.put([x, foot, z]), h, ...GLAZES[i]!)]),
  )
}
function city(m: Mesh): void {
  const wall = m.at(52, 0, -110, -0.9)
  kremlinWall(wall, 190)
  gateTower(m.at(66, 0, -72, -0.9))
  for (let i = 0; i < 5; i++) {
    const b = m.at(-64 - i * 27, 0, -70 - i * 2, 0.22)
    b.box(0, 0, 0, 26, 20 + (i % 2) * 3, 16, 'stone', 'roof')
    b.hip(0, 20 + (i % 2) * 3, 0, 27, 4, 17, 18, 'roof')
    for (let k = 0; k < 7; k++)
      for (const y of [3, 9, 15])
        b.box(-10.5 + k * 3.5, y, 8, 1.5, 3.2, 0.3, (k * 3 + y + i) % 11 === 0 ? 'lamp' : 'glass')
  }
  for (let i = 0; i < 16; i++) tree(m, i, -36 - i * 4.2, 0, -46 - (i % 3) * 8, 10 + (i % 4) * 2)
}
/** A child on a sledge, the rope going up to the right; 1 unit = 1 m, runners at y=0. */
function sledge(x: number, y: number, k: number): string {
  return `<g transform="translate(${x.toFixed(1)},${y.toFixed(1)}) scale(${k})"><path d="M.62,-.2 L1.18,-.86" stroke="#2b3f6b" stroke-width=".03" fill="none"/><path d="M-.5,0 L.56,0 C.7,-.02 .74,-.14 .66,-.24 L.6,-.2 C.64,-.12 .6,-.06 .52,-.06 L-.5,-.06Z M-.3,-.05 L-.3,-.2 L-.24,-.2 L-.24,-.05Z M.28,-.05 L.28,-.2 L.34,-.2 L.34,-.05Z" fill="#5d3448"/><path d="M-.46,-.24 L.6,-.24 L.6,-.17 L-.46,-.17Z" fill="#c9793f"/><path d="M-.34,-.24 C-.36,-.56 -.3,-.76 -.14,-.8 L.04,-.8 C.16,-.74 .2,-.5 .18,-.38 L.46,-.34 L.5,-.24Z" fill="#e8b25a"/><path d="M-.34,-.24 C-.36,-.56 -.3,-.76 -.14,-.8 L-.06,-.8 C-.18,-.6 -.2,-.4 -.16,-.24Z" fill="#a8744f"/><circle cx="-.03" cy="-.93" r=".13" fill="#edb994"/><path d="M-.18,-.9 C-.2,-1.1 -.06,-1.12 0,-1.1 C.1,-1.08 .14,-1.02 .12,-.95 Q-.04,-1 -.1,-.84Z" fill="#d8483f"/><circle cx="-.02" cy="-1.12" r=".05" fill="#fff4dc"/></g>`
}
/** Flakes of three sizes; the near ones few. */
function flakes(seed: number): string {
  const r = random(seed)
  return Array.from({ length: 300 }, (_, i) => {
    const near = i % 11 === 0 ? r.range(3.4, 5) : r.range(1.4, 2.7)
    return `<circle cx="${r.range(0, 1600).toFixed(1)}" cy="${(r() ** 0.8 * 1000).toFixed(1)}" r="${near.toFixed(1)}"/>`
  }).join('')
}
function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#1d4a86'],
      [230, '#3f7ab2'],
      [470, '#93bdd6'],
      [640, '#dfe3da'],
      [770, '#fbdf9f'],
    ],
    { steps: 15 },
  )
  sun(plate, 1146, 620, 56, '#fffbe4', '#ffe6a0', { reach: 6, strength: 0.8 })
  streaks(plate, {
    y0: -40,
    y1: 620,
    cover: 0.33,
    body: '#b9cbe2',
    lip: '#fff5dc',
    seed: 63,
    scale: 1.6,
    slant: -0.05,
    opacity: 0.85,
  })
  const m = Mesh.create()
  city(m)
  const surfaces = { ...materials, ...cathedral(m) }
  m.box(0, -2, 18, 620, 2, 260, 'square')
  const r = random(4)
  for (let i = 0; i < 34; i++) {
    const z = r.range(34, 90)
    person(m, r.range(-40, 42), 0, z, i, r.range(0.95, 1.05))
  }
  const haze = rgb(INK.haze)
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials: surfaces,
    sky: 0.34,
    bounce: 0.1,
    contact: 5,
    shadows: [
      { centre: [3, 26, 0], radius: 46 },
      { centre: [0, 10, 20], radius: 150 },
    ],
    air: (p, d) => ({
      amount: Math.hypot(p[0] - 3, p[2]) < 34 ? 0 : 0.5 * smoothstep(140, 260, d),
      ink: haze,
    }),
    airSteps: 9,
  })
  const at = (x: number, z: number): [number, number, number] => {
    const q = cam.project([x, 0, z])
    return [q.x, q.y, q.k]
  }
  const cast = (x: number, z: number): string => {
    const [px, py, k] = at(x, z)
    return `<path d="M${px - 0.2 * k},${py + 0.03 * k} L${px - 4.6 * k},${py - 0.34 * k} L${px - 4.4 * k},${py - 0.44 * k} L${px + 0.2 * k},${py - 0.05 * k}Z" fill="#86a6d3"/>`
  }
  const coat = (body: string, shade: string, hat: string) => ({
    cut: 'coat' as const,
    body,
    shade,
    rim: '#ffd29a',
    legs: '#22325a',
    head: '#4a3040',
    hat,
  })
  plate.svg(cast(7.4, 113) + cast(8.2, 112.6), { opacity: 0.75 })
  plate.svg(
    passerBy(...at(7.4, 113), coat('#3f6f9c', '#2a4672', '#6d4a52'), { flip: true }) +
      passerBy(...at(8.2, 112.6), coat('#7a5a6c', '#543f5f', '#b9473f'), { flip: true, stride: 0.8 }) +
      passerBy(...at(-3, 123.4), coat('#c23b3d', '#7c2a4a', '#3d7f8f'), { flip: true }) +
      passerBy(...at(-2.1, 123.6), coat('#2f4f80', '#223763', '#4b3a44'), { flip: true, stride: 0.7 }) +
      sledge(...at(-3.9, 124.4)),
  )
  plate.svg(flock(5, 470, 330, 170, 70, 12, 12, '#2b4a80') + flock(8, 1240, 420, 90, 40, 6, 9, '#3d5f94'))
  const ink = { needle: '#1b2f57', rim: '#3f6f86', snow: '#fff6e4', snowShade: '#9db6dc' }
  plate.svg(
    spruceBough(3, 1640, 60, 196, 330, ink) +
      spruceBough(9, 1640, 190, 190, 250, ink) +
      spruceBough(5, 1600, -30, 214, 330, ink),
  )
  plate.svg(`<g fill="#fffaf0" fill-opacity=".9">${flakes(17)}</g>`)
}
export const views: View[] = [{ name: 'beautiful-russia-cover', focusX: 850, draw }]
