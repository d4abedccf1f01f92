/** Saint Petersburg: an open drawbridge over the Neva in the White Night, the gilded needle in its gap. */
import { basculeBridge } from '../kit/bascule.ts'
import { calmWater } from '../kit/calm-water.ts'
import { Camera } from '../kit/camera.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { rgb } from '../kit/ink.ts'
import { lightColumns } from '../kit/lights.ts'
import { Mesh } from '../kit/mesh.ts'
import { freighter, needleFortress } from '../kit/neva-fortress.ts'
import { random } from '../kit/noise.ts'
import { figure, type Look } from '../kit/people.ts'
import type { PoseName } from '../kit/poses.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { mist } from '../kit/sky.ts'
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
  freighter(ship.at(-5, 0, -168, 0.14))
  const m = Mesh.create()
  const b = m.at(4.5, 0, -100, 0.16)
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
  const keel = cam.project([-3.4, 0, -160])
  plate.svg(
    `<path d="M${keel.x - 76},${keel.y + 1}Q${keel.x},${keel.y + 46} ${keel.x + 84},${keel.y + 10}L${keel.x + 70},${keel.y - 20}H${keel.x - 70}Z" fill="#5a659c"/>`,
  )
  pullSolid(plate, ship, cam, {
    ...LIGHT,
    contact: 3,
    shadows: [{ centre: [-2, 6, -168], radius: 40 }],
    shadowSize: 2048,
  })
  pullSolid(plate, m, cam, { ...LIGHT, contact: 5 })
  const foot = (x: number): number => cam.project(b.put([(x - 876) / 17, 0, 17])).y
  lightColumns(
    plate,
    [-62, -48, -33, 40, 55].map((x) => {
      const q = cam.project(b.put([x, 0, 13]))
      return { x: q.x, y: foot(q.x) + 14, ink: '#ffe0a2', half: 6, reach: 90, strength: 0.7 }
    }),
    { horizon: HORIZON, seed: 3 },
  )
  watchers(plate)
}
/** The near embankment: a granite parapet and the night's crowd leaning towards the water. */
function watchers(plate: Plate): void {
  plate.svg(
    '<path d="M-10,880H1610V966H-10Z" fill="#2a3868"/><path d="M-10,868H1610V884H-10Z" fill="#6d74a6"/><path d="M-10,868H1610V872H-10Z" fill="#b9a5bc"/><path d="M-10,962H1610V1010H-10Z" fill="#555c92"/><path d="M-10,962H1610V966H-10Z" fill="#1f2c52"/>' +
      Array.from(
        { length: 9 },
        (_, i) => `<path d="M${60 + i * 190},884V962" stroke="#1f2c52" stroke-width="3"/>`,
      ).join(''),
  )
  const look = (top: string, bottom: string, more: Partial<Look>): Look => ({
    skin: '#b07a66',
    hair: '#3a2c48',
    top,
    bottom,
    shade: '#1f2c52',
    ...more,
  })
  // uneven groups, clear of the edges of the card crop; one sits on the parapet, `up` metres over the pavement
  const people: [x: number, k: number, PoseName, Look, flip?: boolean, up?: number][] = [
    [290, 112, 'sitsHuggingKnees', look('#e8d0b4', '#6b4a6c', { cut: 'long' }), false, 1],
    [396, 112, 'leansOnRail', look('#4a6ba6', '#2c3566', { cut: 'cap', hat: '#a8485a' }), false, -0.06],
    [566, 114, 'talks', look('#c9625a', '#3a2f5c', { cut: 'bob', wear: 'coat' })],
    [
      646,
      118,
      'shadesEyes',
      look('#d9a24c', '#33366a', { cut: 'bun', bag: { kind: 'pack', ink: '#5a4a8a' } }),
    ],
    [602, 76, 'looksUp', look('#4f8a9a', '#3a2f5c', { cut: 'short' })],
    [1180, 118, 'photographs', look('#e0b48e', '#39406f', { cut: 'short', bag: { kind: 'sling', ink: '#7a4a4c' } }), true], // prettier-ignore
    [1236, 111, 'looksUp', look('#6a5a9a', '#2c3060', { cut: 'long', wear: 'coat' }), true],
  ]
  plate.svg(
    people
      .filter(([, , , , , up = 0]) => up <= 0)
      .map(
        ([x, k]) =>
          `<ellipse cx="${x - 0.1 * k}" cy="${988 + 0.02 * k}" rx="${0.42 * k}" ry="${0.07 * k}" fill="#3b4379"/>`,
      )
      .join(''),
  )
  plate.svg(
    edgeLight(
      people
        .map(([x, k, pose, dress, flip, up = 0]) =>
          place(
            x,
            988 - up * k,
            k,
            figure(pose, { ...dress, lit: flip === x > 900 ? 'front' : 'back' }),
            flip,
          ),
        )
        .join(''),
      [0.3, -1],
      2,
      '#f6c3a6',
    ),
  )
}
export const views: View[] = [{ name: 'saint-petersburg-russia-3', focusX: 860, draw }]
