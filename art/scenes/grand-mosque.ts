/** Muscat: down an arcade of the Sultan Qaboos Grand Mosque in the morning, the gilded dome at the end of it. */
import { Camera } from '../kit/camera.ts'
import { company } from '../kit/company.ts'
import { bareSky } from '../kit/heavens.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { tree } from '../kit/trees.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import { archWall, BAY, gildedDome, greatMinaret, riwaq } from '../models/riwaq.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid } from '../kit/solid.ts'
import { materials, SUN } from '../materials/grand-mosque.ts'

const HORIZON = 660
const cam = new Camera([-0.9, 1.75, 1.4], 0.17, 0.72, HORIZON, 780)
const BAYS = 6
const haze = rgb('#e3dccb')

function courtyard(plate: Plate): void {
  const m = Mesh.create()
  const r = random(8)
  m.quad([-90, -0.15, -26], [140, -0.15, -26], [140, -0.15, -200], [-90, -0.15, -200], 'court')
  m.quad([3.8, -0.15, -3], [140, -0.15, -3], [140, -0.15, -26], [3.8, -0.15, -26], 'court')
  gildedDome(m.at(1.6, 0, -128, 0, 0.42))
  greatMinaret(m.at(40.5, 0, -84, 0.3, 0.5))
  // the far arcade across the court
  for (let i = 0; i < 12; i++)
    archWall(m.at(46, 0, -16 - i * 6, -Math.PI / 2), 6, 9, 4.2, 4.4, 1.2, 'stone', 'soffit')
  m.box(50, 0, -50, 6, 9.6, 80, 'stone')
  for (let i = 0; i < 12; i++) tree(m, i, r.range(14, 40), -0.5, -40 - i * 5, r.range(4, 6))
  for (const x of [-9, 13]) for (let i = 0; i < 5; i++) tree(m, i + 30, x, -0.5, -52 - i * 9, 5)
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.16,
    crisp: true,
    shadows: [
      { centre: [2, 20, -110], radius: 70 },
      { centre: [30, 10, -60], radius: 90 },
    ],
    air: (_p, d) => ({ amount: 0.3 * smoothstep(40, 170, d), ink: haze }),
    airSteps: 8,
  })
}
function arcade(plate: Plate): void {
  const m = Mesh.create()
  riwaq(m, BAYS)
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.3,
    bounce: 0.2,
    crisp: true,
    shadows: [{ centre: [0, 3, (-BAYS * BAY) / 2], radius: 18 }],
  })
}
function people(): string {
  return company(
    {
      cam,
      seed: 5,
      wardrobe: {
        tops: ['#efe6da', '#b5504c', '#3f8fa0', '#e0a85a'],
        bottoms: ['#33486c', '#6a5a74'],
        skins: ['#9a624c', '#b97f62', '#7d4f40'],
        cuts: ['cap', 'scarf', 'short', 'bob'],
        hats: ['#c9a04f', '#d98f6e', '#2f5f84'],
        robes: 2,
      },
      shade: { sun: SUN, ink: '#8a84a0' },
      rim: { towards: [1, -1], ink: '#fff6dc', width: 2 },
    },
    [
      [[-1.25, 0, -8.2], 2, 'looksUp', false],
      [[1.2, 0, -13], 1, 'photographs', true],
      [[-0.4, 0, -18], 2, 'strolls', false],
    ],
  )
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#2f76a6'],
    [260, '#7db8ca'],
    [480, '#cfe2d0'],
    [HORIZON, '#fdeecb'],
  ])
  courtyard(plate)
  arcade(plate)
  plate.svg(people())
}
export const views: View[] = [{ name: 'muscat-oman-2', focusX: 670, draw }]
