/** Moscow: St Basil's in the low gold light of a winter afternoon, light snow over Red Square. */
import { Camera } from '../kit/camera.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { gateTower, kremlinWall } from '../models/kremlin.ts'
import { tree } from '../kit/trees.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import { chevrons, glazed, lozenges, ribs, swirl, type Pattern } from '../models/onion.ts'
import { castShadow, company, type Wardrobe } from '../kit/company.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { raking } from '../kit/light.ts'
import { figure, type Look } from '../kit/people.ts'
import type { PoseName } from '../kit/poses.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { CHAPELS, stBasil } from '../models/st-basil.ts'
import { INK, materials } from '../materials/moscow.ts'

const HORIZON = 806
const EYE: Vec3 = [0, 1.4, 152]
const SUN = raking(62, 22).sun
const winter: Wardrobe = {
  tops: ['#c23b3d', '#2f4f80', '#e8b25a', '#7a5a6c', '#3d7f8f'],
  bottoms: ['#22325a', '#3a2c56', '#4a3a52'],
  skins: ['#e0a884', '#c98d6a'],
  cuts: ['cap', 'scarf', 'hat', 'cap'],
  hats: ['#6d4a52', '#b9473f', '#f3e2c8', '#33406e'],
  wears: ['coat', 'coat'],
}
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
  return `<g transform="translate(${x.toFixed(1)},${y.toFixed(1)}) scale(${k})"><path d="M.62,-.2 L1.18,-.86" stroke="#2b3f6b" stroke-width=".03" fill="none"/><path d="M-.5,0 L.56,0 C.7,-.02 .74,-.14 .66,-.24 L.6,-.2 C.64,-.12 .6,-.06 .52,-.06 L-.5,-.06Z M-.3,-.05 L-.3,-.2 L-.24,-.2 L-.24,-.05Z M.28,-.05 L.28,-.2 L.34,-.2 L.34,-.05Z" fill="#5d3448"/><path d="M-.46,-.24 L.6,-.24 L.6,-.17 L-.46,-.17Z" fill="#c9793f"/><path d="M-.34,-.24 C-.36,-.56 -.3,-.76 -.14,-.8 L.04,-.8 C.16,-.74 .2,-.5 .18,-.38 L.46,-.34 L.5,-.24Z" fill="#e8b25a"/><path d="M-.34,-.24 C-.36,-.56 -.3,-.76 -.14,-.8 L-.06,-.8 C-.18,-.6 -.2,-.4 -.16,-.24Z" fill="#a8744f"/><path d="M-.08,-.66 C.04,-.6 .14,-.52 .3,-.5 L.3,-.4 C.1,-.4 -.06,-.46 -.16,-.56Z" fill="#c98f48"/><path d="M.27,-.52 C.36,-.54 .4,-.46 .37,-.4 L.27,-.39Z" fill="#b9433f"/><path d="M-.14,-1.02 C-.06,-1.08 .06,-1.06 .09,-1 L.1,-.95 L.135,-.9 L.1,-.885 L.095,-.83 C.04,-.78 -.06,-.8 -.13,-.86Z" fill="#edb994"/><path d="M.045,-.945 l.03,-.004" stroke="#3a2c48" stroke-width=".022" stroke-linecap="round"/><path d="M.05,-.865 q.02,.012 .04,0" stroke="#b0604c" stroke-width=".014" fill="none"/><path d="M-.15,-.86 C-.06,-.78 .06,-.78 .1,-.82 L.12,-.74 C.04,-.7 -.08,-.7 -.17,-.76Z" fill="#d8483f"/><path d="M-.18,-.9 C-.2,-1.1 -.06,-1.12 0,-1.1 C.1,-1.08 .14,-1.02 .12,-.95 Q-.04,-1 -.1,-.84Z" fill="#d8483f"/><circle cx="-.02" cy="-1.12" r=".05" fill="#fff4dc"/></g>`
}
/** Flakes of three sizes; the near ones few. */
function flakes(seed: number): string {
  const r = random(seed)
  return Array.from({ length: 300 }, (_, i) => {
    const near = i % 11 === 0 ? r.range(3.4, 5) : r.range(1.4, 2.7)
    return `<circle cx="${r.range(0, 1600).toFixed(1)}" cy="${(r() ** 0.8 * 1000).toFixed(1)}" r="${near.toFixed(1)}"/>`
  }).join('')
}
/** Where the father with the sledge and the couple are, metres to the right. */
function draw(plate: Plate, cam: Camera, father: number, couple: number): void {
  bareSky(plate, [
    [0, '#143468'],
    [230, '#3f7ab2'],
    [470, '#93bdd6'],
    [640, '#dfe3da'],
    [770, '#fbdf9f'],
  ])
  const m = Mesh.create()
  city(m)
  const surfaces = { ...materials, ...cathedral(m) }
  m.box(0, -2, 18, 620, 2, 260, 'square')
  const haze = rgb(INK.haze)
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials: surfaces,
    sky: 0.34,
    bounce: 0.1,
    contact: 5,
    crisp: true,
    shadows: [
      { centre: [3, 26, 0], radius: 46 },
      { centre: [0, 10, 20], radius: 150 },
    ],
    air: (p, d) => ({
      // one step behind the cathedral, so that the flat walls there stay flat
      amount: Math.hypot(p[0] - 3, p[2]) < 34 ? 0 : p[1] > 0.05 ? 0.36 : 0.4 * smoothstep(140, 220, d),
      ink: haze,
    }),
    airSteps: 9,
  })
  const at = (x: number, z: number): [number, number, number] => {
    const q = cam.project([x, 0, z])
    return [q.x, q.y, q.k]
  }
  // the people in front are 126 pixels to the metre
  const front = EYE[2] - cam.f / 126
  const shade = { sun: SUN, ink: '#86a6d3' }
  const towards: Pt = [1, -0.5]
  const near = (x: number, z: number, pose: PoseName, look: Partial<Look>, flip = false): string =>
    edgeLight(
      place(
        ...at(x, z),
        figure(pose, {
          skin: '#e0a884',
          hair: '#2b2233',
          top: '#3d7f8f',
          bottom: '#22325a',
          wear: 'coat',
          shade: '#2a3f74',
          lit: flip ? 'back' : 'front',
          ...look,
        }),
        flip,
      ),
      towards,
      1.6,
      '#b5cbea',
    )
  plate.svg(`<g fill="#fffaf0" fill-opacity=".9">${flakes(17)}</g>`)
  plate.svg(
    company({ cam, seed: 12, wardrobe: winter, shade, rim: { towards, ink: '#ffd29a', width: 1.2 } }, [
      [[-22, 0, 62], 2, 'strolls', false],
      [[-6, 0, 78], 3, 'looksUp', false],
      [[17, 0, 70], 2, 'photographs', true],
    ]) +
      castShadow(cam, [father, 0, front], SUN, '#4a69a4') +
      castShadow(cam, [father - 1.3, 0, front], SUN, '#4a69a4', 1) +
      castShadow(cam, [couple, 0, front - 1.4], SUN, '#4a69a4') +
      castShadow(cam, [couple + 0.66, 0, front - 1.6], SUN, '#4a69a4') +
      sledge(...at(father - 1.33, front)) +
      near(father, front, 'walks', { cut: 'cap', hat: '#6d4a52', farTop: '#2f6276' }) +
      near(
        couple,
        front - 1.4,
        'looksUp',
        { top: '#b9433f', cut: 'scarf', hat: '#f3e2c8', skirt: 'long' },
        true,
      ) +
      near(couple + 0.66, front - 1.6, 'shadesEyes', { top: '#5a4a6c', cut: 'cap', hat: '#33406e' }, true),
  )
}
export const views: View[] = [
  {
    name: 'beautiful-russia-cover',
    focusX: 850,
    draw: (plate) => draw(plate, new Camera(EYE, 0, 1, HORIZON, 800), -2.35, 1.8),
    drawTall: (plate) => draw(plate, new Camera(EYE, 0, 1.06, HORIZON, 348), -0.4, 1.75),
  },
]
