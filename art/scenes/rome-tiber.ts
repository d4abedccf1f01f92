/** Rome: the bridge of angels and St Peter's from the Tiber, when the lamps come on. */
import { angel, castle, saintPeter } from '../kit/basilica.ts'
import { Camera } from '../kit/camera.ts'
import { house } from '../kit/house.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { caique, flock, person, tree } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import { archBridge } from '../kit/paris.ts'
import { umbrellaPine } from '../kit/pine.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { reflectObject, sea } from '../kit/sea.ts'
import { mist, sky, streaks } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import { DUSK_SUN, dusk } from '../materials/rome.ts'

const EYE = 7
const HORIZON = 660
const cam = new Camera([0, EYE, 0], 0, 1.35, HORIZON, 800)
const haze = rgb('#d99a94')
const BRIDGE = -190
/** Where the bridge stands in the river: between its quays. */
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
  })
}
function bridge(m: Mesh): void {
  const r = random(3)
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
  for (let i = 0; i < 34; i++) {
    const x = r.range(SPAN.from + 2, SPAN.to - 2)
    for (let k = 0; k < 1 + r() * 2; k++)
      person(b, x + k * 0.8, 11.2, r.range(-3, 4.6), i + k, r.range(0.98, 1.1))
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

function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#1f2a5c'],
      [170, '#3f4683'],
      [320, '#866aa0'],
      [450, '#d98a98'],
      [560, '#f6ab84'],
      [660, '#ffd296'],
    ],
    { steps: 15 },
  )
  streaks(plate, {
    y0: -40,
    y1: 600,
    cover: 0.5,
    body: '#6a558f',
    lip: '#ffb894',
    seed: 45,
    scale: 1.5,
    slant: 0.05,
    opacity: 0.85,
  })
  backdrop(plate)
  mist(plate, '#f2b597', 560, 680, 0.35, 17, 1.4)
  quays(plate)
  sea(plate, {
    top: HORIZON + 18,
    horizon: HORIZON,
    far: '#e3a091',
    near: '#2b3670',
    dark: '#283064',
    light: '#f3b096',
    reflect: 0.6,
    path: { x: 650, ink: '#ffdba4', far: 60, near: 120, strength: 0.35 },
    seed: 12,
    waves: 1.5,
    mask: (x, y) => (Math.abs(cam.onLevel(x, y, 0)[0]) < 68.2 && cam.onLevel(x, y, 0)[2] > -440 ? 1 : 0),
  })
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
  reflectObject(plate, depth, () => line, '#3f3f78', 0.75, HORIZON, 5)
  const near = Mesh.create()
  caique(near.at(-9.5, 0, -58, 0.5), 0)
  caique(near.at(21, 0, -92, -0.3), 1)
  const floats = pullSolid(plate, near, cam, {
    sun: DUSK_SUN,
    materials: dusk,
    sky: 0.36,
    bounce: 0.16,
    contact: 5,
    clipBelow: 0,
    shadows: [{ centre: [5, 1, -72], radius: 36 }],
    shadowSize: 2048,
  })
  reflectObject(plate, floats, () => cam.project([0, 0, -57]).y, '#33376e', 0.6, HORIZON, 6)
  const lamps = Array.from({ length: 5 }, (_, i) =>
    cam.project([SPAN.from + 6 + 12.4 + 24.8 * i, 15.6, BRIDGE + 5.8]),
  )
  plate.svg(halos(lamps), { stipple: 0.5 })
  plate.svg(flock(9, 1050, 230, 170, 60, 14, 11, '#2a2f5c'))
}
export const views: View[] = [{ name: 'rome-italy-3', focusX: 760, draw }]
