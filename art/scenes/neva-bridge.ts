/** Saint Petersburg: an open drawbridge over the Neva in the White Night, the gilded needle in its gap. */
import { basculeBridge } from '../models/bascule.ts'
import { calmWater } from '../kit/calm-water.ts'
import { Camera } from '../kit/camera.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { rgb } from '../kit/ink.ts'
import { Mesh } from '../kit/mesh.ts'
import { freighter, needleFortress } from '../models/neva-fortress.ts'
import { random } from '../kit/noise.ts'
import { figure, type Look } from '../kit/people.ts'
import type { PoseName } from '../kit/poses.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { mist } from '../kit/mist.ts'
import { pullSolid } from '../kit/solid.ts'
import { INK, materials, SUN } from '../materials/neva.ts'

const HORIZON = 700
const cam = new Camera([0, 7.5, 0], 0, 1.02, HORIZON, 800)
const LIGHT = { sun: SUN, materials, sky: 0.36, bounce: 0.12, clipBelow: 0 }

function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#2c4482'],
    [180, '#5f7ab2'],
    [360, '#a3aed0'],
    [540, '#efc3c2'],
    [690, '#ffd9a6'],
  ])
  const far = Mesh.create()
  needleFortress(far.at(15, 0, -520), random(5))
  const haze = rgb(INK.haze)
  pullSolid(plate, far, cam, {
    ...LIGHT,
    contact: 3,
    shadows: [{ centre: [15, 30, -530], radius: 250 }],
    air: (p) => ({ amount: p[1] > 54 ? 0.06 : 0.34, ink: haze }),
    airSteps: 9,
  })
  mist(plate, '#f6d3c2', 640, 730, 0.3, 14, 1.5)
  const ship = Mesh.create()
  freighter(ship.at(-9.5, 0, -205, 0.14))
  const m = Mesh.create()
  const b = m.at(2.6, 0, -96, 0.05)
  basculeBridge(b, 1.02)
  // the river first, because everything else is drawn over it
  calmWater(plate, {
    top: HORIZON + 12,
    inks: ['#ecc3bd', '#c3acc4', '#8b8fbf', '#566ca8', '#33508c'],
    dark: ['#4a62a0', 0.24],
    light: ['#f6d3c2', 0.1],
    path: { x: 842, ink: '#f7d9a8', far: 14, near: 60 },
    seed: 12,
  })
  const keel = cam.project([-8, 0, -196])
  plate.svg(
    `<path d="M${keel.x - 62},${keel.y + 1}Q${keel.x},${keel.y + 46} ${keel.x + 70},${keel.y + 10}L${keel.x + 58},${keel.y - 16}H${keel.x - 58}Z" fill="#5a659c"/>`,
  )
  pullSolid(plate, ship, cam, {
    ...LIGHT,
    contact: 3,
    shadows: [{ centre: [-2, 6, -168], radius: 40 }],
    shadowSize: 2048,
  })
  pullSolid(plate, m, cam, { ...LIGHT, contact: 5 })
  watchers(plate)
}
/** Watchers on the embankment, behind a granite parapet that hides their legs. */
function watchers(plate: Plate): void {
  const look = (top: string, more: Partial<Look>): Look => ({
    skin: '#b07a66',
    hair: '#3a2c48',
    top,
    bottom: '#33366a',
    shade: '#1f2c52',
    ...more,
  })
  const people: [x: number, PoseName, Look, flip?: boolean][] = [
    [324, 'shadesEyes', look('#4a6ba6', { cut: 'cap', hat: '#a8485a', lit: 'front' })],
    [412, 'looksUp', look('#c9625a', { cut: 'bob', wear: 'coat', lit: 'front' })],
    [484, 'looksUp', look('#4f8a9a', { cut: 'short', size: 0.82, lit: 'front' })],
    [1212, 'photographs', look('#e0b48e', { cut: 'short' }), true],
    [1300, 'looksUp', look('#6a5a9a', { cut: 'long', wear: 'coat' }), true],
  ]
  // the quay under their feet
  plate.svg(
    '<path d="M-10,866H1610V930H-10Z" fill="#8387b4"/><path d="M-10,866H1610V872H-10Z" fill="#e3bfc0"/><path d="M-10,872H1610V880H-10Z" fill="#666ca0"/>',
  )
  plate.svg(
    edgeLight(
      people.map(([x, pose, dress, flip]) => place(x, 1100, 172, figure(pose, dress), flip)).join(''),
      [0.3, -1],
      2.4,
      '#f6c3a6',
    ),
  )
  plate.svg(
    '<path d="M-10,934H1610V1010H-10Z" fill="#2a3868"/><path d="M-10,918H1610V938H-10Z" fill="#6d74a6"/><path d="M-10,918H1610V922H-10Z" fill="#b9a5bc"/>' +
      [150, 520, 890, 1260]
        .map((x) => `<path d="M${x},938V1010" stroke="#1f2c52" stroke-width="3"/>`)
        .join(''),
  )
}
export const views: View[] = [{ name: 'saint-petersburg-russia-3', focusX: 842, draw }]
