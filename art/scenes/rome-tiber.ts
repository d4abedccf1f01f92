/** Rome: the bridge of angels and St Peter's from the Tiber, when the lamps come on. */
import { angel, castle, saintPeter } from '../kit/basilica.ts'
import { calmWater, vWake } from '../kit/calm-water.ts'
import { Camera } from '../kit/camera.ts'
import { edgeLight, place, smooth } from '../kit/cut.ts'
import { house } from '../kit/house.ts'
import { bareSky } from '../kit/heavens.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { tree } from '../kit/life.ts'
import { lightColumns } from '../kit/lights.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import { archBridge } from '../kit/paris.ts'
import { figure, type Look } from '../kit/people.ts'
import { umbrellaPine } from '../kit/pine.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { reflectObject } from '../kit/sea.ts'
import { mist } from '../kit/sky.ts'
import { pullSolid, type Material } from '../kit/solid.ts'
import { DUSK_SUN, dusk as inks } from '../materials/rome.ts'

/** The same inks without stipple: the light turns at an edge. */
const dusk = Object.fromEntries(
  Object.entries(inks).map(([name, m]): [string, Material] => [
    name,
    { ...m, grain: Math.min(m.grain ?? 0.02, 0.02) },
  ]),
)
const EYE = 4.5
const HORIZON = 660
const cam = new Camera([0, EYE, 0], 0, 1.35, HORIZON, 800)
const haze = rgb('#d99a94')
const BRIDGE = -190
/** The ends of the bridge, at its quays. */
const SPAN = { from: -68, to: 68 }

function backdrop(plate: Plate): void {
  const m = Mesh.create()
  const r = random(5)
  saintPeter(m.at(-20, 6, -600, 0.1, 1.12))
  for (let row = 0; row < 5; row++)
    for (let x = -300; x < 300;) {
      const w = r.range(12, 22)
      const z = -560 + row * 62
      if (Math.abs(x) > 24 - row * 4 || row < 3)
        house(
          m.at(x, 6, z, r.range(-0.2, 0.2)),
          r,
          w,
          r.range(13, 22),
          14,
          r.pick(['wallA', 'wallB', 'wallC']),
          'tile',
          0.3,
        )
      x += w + r.range(0.5, 4)
    }
  for (let i = 0; i < 26; i++)
    umbrellaPine(m, i, r.range(-300, 300), 18, r.range(-620, -440), r.range(14, 20))
  castle(m.at(93, 5, -320, 0.2))
  pullSolid(plate, m, cam, {
    sun: DUSK_SUN,
    materials: dusk,
    sky: 0.36,
    bounce: 0.14,
    contact: 4,
    shadows: [
      { centre: [-20, 70, -600], radius: 130 },
      { centre: [60, 20, -380], radius: 280 },
    ],
    air: (p, d) => ({ amount: 0.1 + 0.34 * smoothstep(300, 680, d) * smoothstep(130, 20, p[1]), ink: haze }),
    airSteps: 9,
  })
}
function quays(plate: Plate): void {
  const m = Mesh.create()
  const r = random(8)
  // embankment walls on both sides, running away from us, and across the far bend
  m.box(-118, -2, -330, 100, 11, 460, 'quay', 'quay')
  m.box(118, -2, -330, 100, 11, 460, 'quay', 'quay')
  m.box(0, -2, -470, 300, 10, 60, 'quay', 'quay')
  for (const s of [-1, 1]) {
    for (let z = -540; z < -104; z += 10)
      if (r() > 0.1) tree(m, Math.floor(z + s), s * (74 + r.range(-2, 2)), 9, z, r.range(11, 15), 'plane')
    for (let z = -520; z < -110; z += 26) {
      m.box(s * 68.6, 9, z, 0.3, 4.4, 0.3, 'dark')
      m.revolve(
        s * 68.6,
        z,
        [
          [0, 13],
          [0.5, 13.4],
          [0.45, 14.2],
          [0, 14.5],
        ],
        'lamp',
        8,
      )
    }
  }
  for (let x = -64; x < 66; x += 9) tree(m, x + 400, x, 8, -440, r.range(10, 13), 'plane')
  pullSolid(plate, m, cam, {
    sun: DUSK_SUN,
    materials: dusk,
    sky: 0.36,
    bounce: 0.14,
    contact: 5,
    shadows: [{ centre: [0, 10, -280], radius: 240 }],
    air: (_p, d) => ({ amount: 0.3 * smoothstep(180, 460, d), ink: haze }),
    airSteps: 8,
    clipBelow: 0,
  })
}
function bridge(m: Mesh): void {
  const b = m.at(0, 0, BRIDGE)
  archBridge(b, SPAN.to - SPAN.from, 11, 10.4, 5)
  for (let i = 0; i < 6; i++) {
    const x = SPAN.from + 6 + ((SPAN.to - SPAN.from - 12) * i) / 5
    b.box(x, 11.2, 5.8, 1.9, 2, 1.4, 'white')
    angel(b.at(x, 13.2, 5.8), 1.15, 'white')
    angel(b.at(x + 2.6, 12.8, -5.8), 1.05, 'white')
    if (i < 5) {
      const lamp = x + (SPAN.to - SPAN.from - 12) / 10
      b.box(lamp, 12, 5.8, 0.22, 3.4, 0.22, 'dark')
      for (const d of [-0.55, 0.55])
        b.revolve(
          lamp + d,
          5.8,
          [
            [0, 15],
            [0.42, 15.4],
            [0.36, 16.1],
            [0, 16.3],
          ],
          'lamp',
          8,
        )
    }
  }
}
/** Halo of each lamp. */
function halos(spots: readonly { x: number; y: number; k: number }[]): string {
  return (
    '<defs><radialGradient id="halo"><stop offset="0" stop-color="#ffe6a0" stop-opacity=".8"/><stop offset="1" stop-color="#ffcf84" stop-opacity="0"/></radialGradient></defs>' +
    spots
      .map(
        ({ x, y, k }) =>
          `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(k * 3.4).toFixed(1)}" fill="url(#halo)"/>`,
      )
      .join('')
  )
}

const rower = (top: string, cut: NonNullable<Look['cut']>): string =>
  figure('sitsHuggingKnees', {
    skin: '#b5775a',
    hair: '#2a2040',
    top,
    bottom: '#2b2c5a',
    cut,
    hat: '#fff0d8',
    shoes: '#b5775a',
    sleeve: false,
    lit: 'back',
  })
/** A rowing pair seen from the quay, bow to the left: the shell, its crew at the catch, the oars on the near side. Metres. */
const SHELL =
  [-1.5, 0.5]
    .map((x, i) => place(x, -0.06, 0.92, rower(['#f2ead6', '#f2ead6'][i]!, (['cap', 'bun'] as const)[i]!)))
    .join('') +
  smooth(
    [
      [-5.2, -0.16],
      [-3, -0.22],
      [0, -0.2],
      [3, -0.22],
      [5, -0.16],
      [3, 0.02],
      [0, 0.06],
      [-3, 0.02],
    ],
    '#c9443f',
  ) +
  smooth(
    [
      [-5.2, -0.16],
      [-3, -0.06],
      [0, -0.03],
      [3, -0.06],
      [5, -0.16],
      [3, 0.02],
      [0, 0.06],
      [-3, 0.02],
    ],
    '#7a2a48',
  ) +
  [-1.05, 0.95]
    .map(
      (x) =>
        `<path d="M${x},-.44L${x + 0.5},.36" stroke="#f0d9b4" stroke-width=".045"/><path d="M${x + 0.42},.28L${x + 0.6},.26L${x + 0.74},.58L${x + 0.56},.62Z" fill="#f2ead6"/><ellipse cx="${x + 0.66}" cy=".62" rx=".42" ry=".05" fill="#f6c3a0"/>`,
    )
    .join('')
function crew(plate: Plate): void {
  const p = cam.project([-4, 0, -39])
  plate.svg(
    place(
      p.x,
      p.y,
      p.k,
      smooth(
        [
          [-5, 0.06],
          [0, 0.04],
          [5, 0.06],
          [2, 0.3],
          [-1, 0.5],
          [-2.4, 0.3],
        ],
        '#2b2a5c',
      ),
    ),
    { opacity: 0.6 },
  )
  plate.svg(
    vWake(p.x + 5 * p.k, p.y, 6 * p.k, 0.5 * p.k, '#f6c3a0', 1) +
      edgeLight(place(p.x, p.y, p.k, SHELL), [-0.4, -1], p.k / 40, '#ffd9a8'),
  )
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#1f2a5c'],
    [170, '#3f4683'],
    [320, '#866aa0'],
    [450, '#d98a98'],
    [560, '#f6ab84'],
    [660, '#ffd296'],
  ])
  backdrop(plate)
  mist(plate, '#f2b597', 560, 640, 0.3, 17, 1.4)
  calmWater(plate, {
    top: HORIZON + 2,
    inks: ['#f0b092', '#c98796', '#85659a', '#4a4484', '#232a62'],
    dark: ['#343570', 0.22],
    light: ['#e3a09a', 0.08],
    seed: 12,
  })
  quays(plate)
  const m = Mesh.create()
  bridge(m)
  const depth = pullSolid(plate, m, cam, {
    sun: DUSK_SUN,
    materials: dusk,
    sky: 0.36,
    bounce: 0.16,
    contact: 5,
    clipBelow: 0,
    shadows: [{ centre: [0, 8, BRIDGE], radius: 76 }],
  })
  const line = cam.project([0, 0, BRIDGE + 5.5]).y
  reflectObject(plate, depth, () => line, '#5a4a84', 0.66, HORIZON, 5)
  // the mirrored arches are clear under the bridge and lost towards us
  const deep = rgb('#3a3876')
  plate.field((x, y) => {
    const [wx] = cam.onLevel(x, Math.max(y, line), 0)
    return y < line || Math.abs(wx) > 68 ? null : [deep, smoothstep(line + 10, line + 150, y)]
  })
  const lamps = Array.from({ length: 5 }, (_, i) =>
    cam.project([SPAN.from + 6 + 12.4 + 24.8 * i, 15.6, BRIDGE + 5.8]),
  )
  plate.svg(halos(lamps))
  // the lamps' light on the dark of the near water
  lightColumns(
    plate,
    lamps.map(({ x }, i) => ({
      x,
      y: line + 70,
      ink: '#ffd08a',
      half: 7 + (i % 2) * 2,
      reach: 190 - 34 * (i % 3),
      strength: 0.8,
    })),
    { horizon: HORIZON, waves: 1.5, seed: 5 },
  )
  crew(plate)
}
export const views: View[] = [{ name: 'rome-italy-3', focusX: 760, draw }]
