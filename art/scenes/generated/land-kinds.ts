/** Pictures of land: valleys under mountains, deserts and plains, lanes, and the sky from a window. */
import { mix, smoothstep } from '../../kit/ink.ts'
import { Mesh } from '../../kit/mesh.ts'
import { fbm } from '../../kit/noise.ts'
import { mist } from '../../kit/sky.ts'
import { fartherThan } from '../../kit/solid.ts'
import { person } from '../../kit/life.ts'
import { pose } from './figures.ts'
import { pullBack } from './land.ts'
import { birds, pullFront } from './near.ts'
import type { Options } from './recipe.ts'
import { hangSky, print, type Stage } from './stage.ts'
import { plant } from './town.ts'
import { raise, settle } from './water-kinds.ts'

/** A valley floor between two flanks, mountains at its head. */
export function valley(stage: Stage, o: Options): void {
  const { mood, seed, r, plate } = stage
  hangSky(stage, o)
  pullBack(stage, o.back ?? 'peaks', { veil: o.veil ?? 0.3, material: o.backSurface ?? '' })
  const relief = o.relief ?? 120
  const ground = (x: number, z: number) => {
    const flank = Math.abs(x - 40 * Math.sin(z / 210 + seed)) / 420
    const raw =
      relief * smoothstep(0.16, 1, flank) * (0.55 + 0.9 * fbm(x / 170 + seed, z / 170, 4, seed)) +
      (fbm(x / 60, z / 60, 4, seed + 3) - 0.5) * relief * 0.14 +
      0.05 * Math.max(0, -z - 300)
    if (!o.terraced) return raw
    const step = relief / 22
    const level = raw / step
    return (Math.floor(level) + smoothstep(0.72, 1, level - Math.floor(level))) * step
  }
  const mesh = Mesh.create()
  mesh.terrain(ground, -760, 760, -1300, -60, 250, 250, o.ground ?? 'grass')
  const near = (x: number, z: number) =>
    (o.landmarks ?? []).some(
      ([, lx, distance]) =>
        Math.abs(x - lx) < (o.clear ?? 40) && Math.abs(z + distance) < (o.clear ?? 40) * 1.6,
    )
  if (o.town)
    settle(stage, mesh, o, {
      x0: -300,
      x1: 300,
      z0: -230,
      z1: -520,
      level: ground,
      free: (x, z) => near(x, z) || r() > (o.density ?? 0.3),
    })
  raise(mesh, o, ground)
  for (let i = 0; i < (o.trees === 'none' ? 0 : 1400); i++) {
    const [x, z] = [r.range(-620, 620), -115 - 900 * r() ** 1.3]
    const wooded = fbm(x / 110, z / 110, 3, seed + 5) > 0.47 && Math.abs(x) > 50
    const kind = o.trees ?? 'pine'
    if (wooded && !near(x, z))
      plant(
        mesh,
        kind === 'tree' || (kind !== 'pine' && i % 3) ? 'bush' : kind,
        i,
        x,
        ground(x, z) - 0.6,
        z,
        r.range(9, 18),
      )
  }
  const depth = print(stage, mesh, { near: 260, far: 1250, most: 0.6, low: relief * 0.4, lowShare: 0.16 }, [
    { centre: [0, 30, -330], radius: 260 },
    { centre: [0, 30, -650], radius: 800 },
  ])
  // mist lies in the valley's head, never over what stands in front of it
  const beyond = fartherThan(plate, depth, 480)
  const air = mix(mood.sky[4], mood.light, 0.3)
  mist(plate, air, stage.horizon - 20, stage.horizon + 90, 0.35, seed + 8, 1.2, -1e9, 1e9, beyond)
  birds(stage)
  if (o.figures) pose(stage, o.figures)
  pullFront(stage, o.front ?? 'grass')
}

/** Dunes, or a plain when the relief is small. */
export function desert(stage: Stage, o: Options): void {
  const { seed, r } = stage
  hangSky(stage, { clouds: 'thin', ...o })
  pullBack(stage, o.back ?? 'none', { veil: o.veil ?? 0.45, material: o.backSurface ?? '' })
  const relief = o.relief ?? 26
  // crests that run away from the eye: one flank has the sun, the other has not
  const crests = Array.from({ length: 22 }, (_, i) => ({
    x: -900 + i * 84 + r.range(-40, 40),
    z: -240 - ((i * 0.618) % 1) * 1000,
    long: r.range(170, 360),
    high: relief * r.range(0.45, 1.05),
    turn: r.range(0, 6),
  }))
  const ground = (x: number, z: number) => {
    let top = 0.22 * relief * fbm(x / 240, z / 240, 3, seed + 2)
    for (const c of crests) {
      const along = (z - c.z) / c.long
      const d = x - c.x - 70 * Math.sin(z / 150 + c.turn) - 0.3 * (z - c.z)
      const flank = 1 - Math.abs(d) / (d < 0 ? 150 : 74)
      if (flank > 0 && Math.abs(along) < 1) top = Math.max(top, c.high * flank ** 1.2 * (1 - along * along))
    }
    return top * smoothstep(-60, -200, z)
  }
  const mesh = Mesh.create()
  mesh.terrain(ground, -1500, 1500, -2300, -26, 330, 330, o.ground ?? 'dune')
  if (o.town)
    settle(stage, mesh, o, {
      x0: -320,
      x1: 320,
      z0: -260,
      z1: -460,
      level: ground,
      free: () => r() > (o.density ?? 0.4),
    })
  raise(mesh, o, ground)
  const trees = o.trees ?? 'none'
  for (let i = 0; i < 90 && trees !== 'none'; i++) {
    const [x, z] = [r.range(-460, 460), r.range(-800, -150)]
    if (fbm(x / 120, z / 120, 2, seed) > 0.4) plant(mesh, trees, i, x, ground(x, z) - 0.4, z, r.range(6, 11))
  }
  print(stage, mesh, { near: 300, far: 2100, most: 0.62 }, [
    { centre: [0, 10, -160], radius: 170 },
    { centre: [0, 20, -700], radius: 900 },
  ])
  birds(stage)
  if (o.figures) pose(stage, o.figures)
  pullFront(stage, o.front ?? 'none')
}

/** A lane between two rows of houses. */
export function street(stage: Stage, o: Options): void {
  const { r, sunLeft } = stage
  hangSky(stage, { clouds: 'thin', ...o })
  // across a lane the low sun would leave both fronts in shade
  stage.sun =
    stage.mood.lamps > 0.25 ? [sunLeft ? -0.8 : 0.8, 0.14, 0.34] : [sunLeft ? -0.5 : 0.5, 0.66, 0.72]
  const mesh = Mesh.create()
  mesh.box(0, -1, -146, 60, 1, 290, 'paving')
  const walls = o.walls ?? ['wallA', 'wallB', 'wallC', 'ochre']
  for (const side of [-1, 1])
    for (let z = -4.6; z > -150;) {
      const w = r.range(5, 8)
      const h = r.range(6.5, Math.max(8, o.tallest ?? 11))
      shopHouse(
        mesh.at(side * (5.4 + r() * 0.3), 0, z - w / 2, (-side * Math.PI) / 2),
        stage,
        w,
        h,
        r.pick(walls),
        o.roof ?? 'tile',
      )
      z -= w + 0.05
    }
  for (let i = 0; i < 26; i++) {
    const group = -17 - r() ** 1.2 * 100
    person(mesh, r.range(-4, 4), 0, group, i)
    if (i % 3 === 0) person(mesh, r.range(-4, 4), 0, group - 0.5, i + 1)
  }
  lanterns(mesh, stage)
  raise(mesh, o, () => 0)
  print(stage, mesh, { near: 40, far: 190, most: 0.55 }, [
    { centre: [0, 4, -24], radius: 26 },
    { centre: [0, 5, -80], radius: 100 },
  ])
  if (o.figures) pose(stage, o.figures)
  pullFront(stage, o.front ?? 'none')
}

/** Strings across the lane: lanterns when the lamps are lit, pennants by day. */
function lanterns(m: Mesh, { r, mood }: Stage): void {
  for (let z = -15; z > -110; z -= r.range(8, 13)) {
    const high = r.range(5.6, 7.4)
    for (let i = 1; i < 12; i++) {
      const x = -5.2 + (i / 12) * 10.4
      const y = high - 1.1 * (1 - ((i - 6) / 6) ** 2)
      if (mood.lamps > 0.15) m.blob(x, y, z, 0.26, i % 3 ? 'lamp' : 'glowRed', 1.15, 0, 1, 6)
      else
        m.tri(
          [x - 0.24, y, z],
          [x + 0.24, y, z],
          [x, y - 0.62, z],
          r.pick(['cloth1', 'cloth2', 'cloth3', 'turquoise']),
        )
    }
    m.quad([-5.2, high + 0.03, z], [5.2, high + 0.03, z], [5.2, high, z], [-5.2, high, z], 'hull')
  }
}

function shopHouse(m: Mesh, { r, mood }: Stage, w: number, h: number, wall: string, roof: string): void {
  const lit = () => (r() < mood.lamps * 1.4 ? 'lamp' : 'dark')
  m.box(0, -1, -4, w, h + 1, 8, wall)
  m.hip(0, h, -4, w + 0.7, 1.8, 9, w * 0.6, roof)
  m.decal(
    [
      [-w * 0.4, 0],
      [w * 0.4, 0],
      [w * 0.4, 2.6],
      [-w * 0.4, 2.6],
    ],
    [0, 0.1, 0],
    [1, 0, 0],
    [0, 1, 0],
    r() < 0.3 + mood.lamps ? 'lamp' : 'wood',
    0.04,
  )
  // the awning over the shop
  m.quad(
    [-w * 0.45, 2.9, 0.1],
    [w * 0.45, 2.9, 0.1],
    [w * 0.45, 2.5, 1.5],
    [-w * 0.45, 2.5, 1.5],
    r.pick(['cloth1', 'cloth2', 'cloth3', 'turquoise']),
  )
  for (let storey = 0; storey < Math.floor((h - 3.4) / 2.9); storey++)
    for (const x of [-w * 0.28, w * 0.28]) {
      const y = 3.6 + storey * 2.9
      m.decal(
        [
          [-0.55, 0],
          [0.55, 0],
          [0.55, 1.8],
          [-0.55, 1.8],
        ],
        [x, y, 0],
        [1, 0, 0],
        [0, 1, 0],
        lit(),
        0.04,
      )
      for (const s of [-1, 1]) m.box(x + s * 0.82, y, 0.05, 0.42, 1.8, 0.1, 'copper')
    }
  if (r() < 0.5) {
    m.box(0, 5.9, 0.6, w * 0.8, 0.14, 1.2, 'wood')
    for (let k = 0; k < 7; k++) m.box(-w * 0.38 + k * w * 0.127, 6, 1.15, 0.07, 0.9, 0.07, 'wood')
    m.box(0, 6.9, 1.15, w * 0.8, 0.08, 0.1, 'wood')
    if (r() < 0.6)
      for (let k = 0; k < 5; k++)
        m.blob(r.range(-0.35, 0.35) * w, 6.1, 1, 0.32, k % 2 ? 'tree' : 'bloom', 0.8, 0.2, k, 6)
  }
  if (r() < 0.45)
    m.box(
      w * 0.3,
      3.6,
      0.9,
      0.16,
      2.6,
      0.9,
      r.pick(mood.lamps > 0.15 ? ['glowRed', 'glowTeal', 'lamp'] : ['cloth1', 'cloth2', 'ochre']),
    )
  // the stall below: a counter with fruit
  if (r() < 0.6) {
    m.box(0, 0, 1, w * 0.7, 0.85, 0.9, 'wood')
    for (let k = 0; k < 9; k++)
      m.blob(
        -w * 0.3 + k * w * 0.075,
        1,
        1 + (k % 2) * 0.2,
        0.2,
        r.pick(['saffron', 'red', 'palm']),
        0.8,
        0,
        k,
        5,
      )
  }
}

/** Above the clouds. */
export function clouds(stage: Stage, o: Options): void {
  const { plate, mood, seed, horizon } = stage
  hangSky(stage, { clouds: 'thin', ...o })
  pullBack(stage, o.back ?? 'peaks', { veil: o.veil ?? 0.4, material: o.backSurface ?? '' })
  const mesh = Mesh.create()
  const billow = (x: number, z: number, size: number, k: number) =>
    Math.abs(fbm(x / size, z / size, 4, k) - 0.5) * -2
  mesh.terrain(
    (x, z) =>
      70 * (fbm(x / 620, z / 520, 3, seed) - 0.5) +
      120 * (0.5 + billow(x, z, 260, seed + 1)) +
      26 * billow(x, z, 60, seed + 2),
    -2300,
    2300,
    -3600,
    -120,
    330,
    330,
    'cloud',
  )
  print(stage, mesh, { near: 700, far: 3300, most: 0.7 }, [{ centre: [0, 0, -900], radius: 1200 }])
  mist(plate, mix(mood.sky[4], mood.light, 0.3), horizon - 30, horizon + 60, 0.5, seed + 4, 1.4)
  if (o.figures) pose(stage, o.figures)
  pullFront(stage, o.front ?? 'none')
}
