/** Pictures with water: a city across a river, a bay from above, a lagoon at the waterline. */
import { mix, smoothstep } from '../../kit/ink.ts'
import { Mesh } from '../../kit/mesh.ts'
import { fbm, ridged } from '../../kit/noise.ts'
import { reflectObject, sea } from '../../kit/sea.ts'
import { mist } from '../../kit/sky.ts'
import { launch } from './fleet.ts'
import { pullBack } from './land.ts'
import { LANDMARKS } from './landmarks.ts'
import { birds, pullFront } from './near.ts'
import type { Options } from './recipe.ts'
import { hangSky, print, type Stage } from './stage.ts'
import { houses, palaces, plant, towers, type Plot, type TownKind } from './town.ts'

export function pullSea(stage: Stage, top: number, o: Options, waves: number, reflect: number): void {
  const { mood, horizon, seed } = stage
  const [near, light] = mood.water
  const disc = o.disc
  sea(stage.plate, {
    top,
    horizon: Math.min(horizon, top) - 4,
    far: mix(mix(mood.sky[4], mood.sky[3], 0.5), near, 0.28),
    near,
    dark: mix(near, mood.dark, 0.42),
    light,
    reflect,
    waves,
    seed: seed % 17,
    ...(disc && {
      path: { x: disc[0], ink: mix(mood.disc, mood.sky[4], 0.4), far: 46, near: 150, strength: 0.8 },
    }),
  })
}

export function settle(
  stage: Stage,
  mesh: Mesh,
  o: Options,
  plot: Omit<Plot, 'walls' | 'roof' | 'trees'>,
): void {
  const whole: Plot = {
    ...plot,
    walls: o.walls ?? ['wallA', 'wallB', 'wallC'],
    roof: o.roof ?? 'tile',
    trees: o.trees ?? 'tree',
    ...(o.tallest && { tallest: o.tallest }),
  }
  if (o.town === 'palaces') palaces(stage, mesh, whole)
  else if (o.town === 'towers') towers(stage, mesh, whole)
  else if (o.town === 'mixed') {
    towers(stage, mesh, { ...whole, z0: (whole.z0 + whole.z1 * 2) / 3 })
    palaces(stage, mesh, { ...whole, z1: whole.z0 - 30, tallest: 16 })
  } else if (o.town) houses(stage, mesh, whole)
}

export function raise(mesh: Mesh, o: Options, level: (x: number, z: number) => number): void {
  for (const [name, x, distance, scale = 1, turn = 0] of o.landmarks ?? [])
    LANDMARKS[name](mesh.at(x, level(x, -distance), -distance, turn, scale))
}

function sail(stage: Stage, o: Options): void {
  if (!o.boats?.length) return
  const mesh = Mesh.create()
  for (const [kind, x, distance, turn = 0] of o.boats) launch(mesh.at(x, 0, -distance, turn), kind)
  const depth = print(
    stage,
    mesh,
    { near: 150, far: 900, most: 0.4 },
    o.boats.slice(0, 2).map(([, x, d]) => ({ centre: [x, 4, -d] as const, radius: 40 })),
    -0.2,
  )
  for (const [kind, x, distance] of o.boats) {
    const foot = stage.cam.project([x, 0, -distance])
    const half = (kind === 'steamer' || kind === 'ferry' ? 34 : 11) * foot.k
    const near = (px: number) => (Math.abs(px - foot.x) < half ? foot.y + 1 : 2000)
    reflectObject(stage.plate, depth, near, stage.mood.water[0], 0.45, stage.horizon, stage.seed % 9)
  }
}

/** How far the opposite bank is, so that houses and towers both stand tall enough. */
const QUAYS: Record<TownKind, number> = { houses: 200, huts: 160, palaces: 190, mixed: 330, towers: 470 }

/** A town or city across the water. */
export function shore(stage: Stage, o: Options): void {
  const { plate, mood, horizon } = stage
  hangSky(stage, o)
  pullBack(stage, o.back ?? 'hills', { veil: o.veil ?? 0.5, material: o.backSurface ?? '' })
  const quay = -(o.distance ?? QUAYS[o.town ?? 'houses'])
  const hill = o.hill ?? 6
  const level = (x: number, z: number) =>
    2 +
    hill * smoothstep(quay, quay - 170, z) * (0.8 + 0.3 * Math.sin(x / 120 + stage.seed)) +
    (fbm(x / 40, z / 40, 3, 4) - 0.5) * Math.min(5, hill * 0.2)
  const mesh = Mesh.create()
  const wide = 460 - quay * 0.5
  mesh.terrain((x, z) => level(x, z) - 0.6, -wide, wide, quay - 520, quay, 110, 50, 'ground')
  mesh.box(0, -3, quay - 1, 2 * wide, 4.6, 3, 'stone', 'paving')
  const near = (x: number, z: number) =>
    (o.landmarks ?? []).some(
      ([, lx, distance]) =>
        Math.abs(x - lx) < (o.clear ?? 40) && z < -distance + (o.clear ?? 40) * 1.4 && z > -distance - 50,
    )
  settle(stage, mesh, o, {
    x0: -wide * 0.62,
    x1: wide * 0.62,
    z0: quay - 14,
    z1: quay - 14 - (o.depth ?? 110),
    level,
    free: (x, z) => near(x, z) || stage.r() > (o.density ?? 1),
  })
  raise(mesh, o, level)
  for (let i = 0; i < (o.trees === 'none' ? 0 : 46); i++) {
    const [x, z] = [stage.r.range(-wide * 0.5, wide * 0.5), stage.r.range(quay - 120, quay - 4)]
    plant(mesh, o.trees ?? 'tree', i, x, level(x, z) - 0.5, z, stage.r.range(8, 13))
  }
  print(stage, mesh, { near: -quay, far: -quay + 420, most: 0.5, low: 14, lowShare: 0.2 }, [
    { centre: [0, 30, quay - 70], radius: 190 },
    { centre: [0, 30, quay - 100], radius: 460 },
  ])
  const top = stage.cam.project([0, 0, quay]).y
  pullSea(stage, top, o, 1.5, 0.6)
  mist(plate, mix(mood.sky[4], mood.sky[3], 0.3), top - 14, top + 26, 0.3, stage.seed + 2, 1)
  sail(stage, o)
  if (horizon > 300) birds(stage)
  pullFront(stage, o.front ?? 'none')
}

/** A bay seen from a height: headlands with villages, boats far below. */
export function bay(stage: Stage, o: Options): void {
  const { sunLeft, seed } = stage
  hangSky(stage, o)
  pullBack(stage, o.back ?? 'isles', { veil: o.veil ?? 0.6, material: o.backSurface ?? '' })
  pullSea(stage, stage.horizon, o, 3, 0.34)
  // the land stands opposite the sun, which then shines on it and on the open water
  const side = sunLeft ? 1 : -1
  const mesh = Mesh.create()
  // a shore that comes near, falls back into the bay, and ends in a headland
  const coast = (z: number) =>
    34 +
    50 * fbm(z / 110, seed, 3, seed) +
    66 * smoothstep(-290, -540, z) -
    240 * smoothstep(-600, -880, z) * smoothstep(-1250, -1000, z)
  const ground = (x: number, z: number) => {
    const inland = x * side - coast(z)
    const rise = inland < 0 ? inland * 1.4 : (o.relief ?? 90) * smoothstep(0, 200, inland) + inland * 0.16
    return rise + (ridged(x / 150, z / 150, 5, seed + 1) - 0.36) * 84 * smoothstep(10, 120, inland)
  }
  const [x0, x1] = side > 0 ? [-60, 640] : [-640, 60]
  mesh.terrain(ground, x0, x1, -1300, -90, 170, 260, o.ground ?? 'coast')
  if (o.town) {
    const shoreLevel = (x: number, z: number) => Math.max(1, ground(x, z))
    settle(stage, mesh, o, {
      x0: side > 0 ? 24 : -420,
      x1: side > 0 ? 420 : -24,
      z0: -215,
      z1: -640,
      level: shoreLevel,
      free: (x, z) => ground(x, z) < 2 || ground(x, z) > 84 || stage.r() > (o.density ?? 0.7),
    })
  }
  raise(mesh, o, (x, z) => Math.max(0, ground(x, z)))
  for (let i = 0; i < (o.trees === 'none' ? 0 : 2200); i++) {
    const [x, z] = [stage.r.range(x0, x1), -120 - 700 * stage.r() ** 1.4]
    const y = ground(x, z)
    const grove = fbm(x / 90, z / 90, 3, seed + 4) > 0.36
    if (y > 3 && grove)
      plant(mesh, i % 5 ? 'bush' : (o.trees ?? 'bush'), i, x, y - 0.6, z, stage.r.range(9, 17))
  }
  print(
    stage,
    mesh,
    { near: 260, far: 1250, most: 0.66, low: 30, lowShare: 0.2 },
    [
      { centre: [side * 180, 40, -380], radius: 300 },
      { centre: [side * 200, 40, -700], radius: 720 },
    ],
    0,
  )
  sail(stage, o)
  birds(stage)
  // palms would hide the headland: they stand on the open side
  pullFront({ ...stage, frameLeft: o.front === 'palms' ? sunLeft : stage.frameLeft }, o.front ?? 'boughs')
}

/** Shallow water at eye level: shoals, huts on posts, a sandbank. */
export function lagoon(stage: Stage, o: Options): void {
  hangSky(stage, { clouds: 'cumulus', ...o })
  pullBack(stage, o.back ?? 'none', { veil: o.veil ?? 0.5, material: o.backSurface ?? '' })
  pullSea(stage, stage.horizon, o, 1.3, 0.3)
  const { plate, seed } = stage
  const shoal: [number, number, number] = [191, 243, 223]
  if (stage.mood.dim < 0.1)
    plate.field(
      (x, y) =>
        y < stage.horizon + 120
          ? null
          : [
              shoal,
              0.6 * smoothstep(0.5, 0.66, fbm(x / 420, y / 90, 4, seed) + 0.15 * smoothstep(640, 960, y)),
            ],
      { stipple: 0.5 },
    )
  const mesh = Mesh.create()
  raise(mesh, o, () => 0)
  if (o.landmarks?.length)
    print(
      stage,
      mesh,
      { near: 70, far: 420, most: 0.4 },
      [
        { centre: [0, 4, -60], radius: 70 },
        { centre: [0, 4, -140], radius: 220 },
      ],
      -0.3,
    )
  sail(stage, o)
  birds(stage)
  pullFront(stage, o.front ?? 'palms')
}
