/** Baku after sunset: the Flame Towers on their hill between the Maiden Tower and the wall of the old town; a family looks up at them from the wet square. */
import { figure } from '../kit/people.ts'
import { oldHouse } from '../models/baku-house.ts'
import { Camera } from '../kit/camera.ts'
import { placed } from '../kit/drum.ts'
import { SKIRTED, thrown, WALKER } from '../kit/person-shadow.ts'
import { edgeLight, place, poly } from '../kit/cut.ts'
import { flameHill, flameMirror, type Hill } from '../models/flame-towers.ts'
import { bareSky } from '../kit/heavens.ts'
import { maidenTower } from '../models/maiden-tower.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { fireWatchers } from '../models/fire-watchers.ts'
import { townWall } from '../models/town-wall.ts'
import type { Pt, Vec3 } from '../kit/vec.ts'

const DARK = '#15143c'
const STONE = ['#f7c885', '#e0a465', '#a96a55', '#6b4056', '#46304f']
const BACK: [string, string][] = [['#54437a', '#3a3064'], ['#604a7e', '#40346a'], ['#4b3d74', '#352c60']] // prettier-ignore
const FRONT: [string, string][] = [['#a87468', '#5f4168'], ['#8f6070', '#54396a'], ['#b98268', '#6a4568'], ['#7f5670', '#4a3466']] // prettier-ignore

interface Layout {
  cam: Camera
  wide: number
  hill: Hill
  /** The old town: the columns it fills, its rows by foot, and how large its houses are. */
  town: { x0: number; x1: number; feet: [number, number, number]; size: number }
  minaret: Pt
  tower: Pt
  wall: [from: Pt, to: Pt]
  lamps: Pt[]
  /** The column of the father, and the row of his feet. */
  family: Pt
  couple: Pt
}
/** Two who take an evening walk arm in arm, a few metres before the tower. */
const COUPLE: [number, string][] = [
  [
    0.36,
    figure('strolls', {
      skin: '#a8704f',
      hair: '#1a1434',
      top: '#4a4a86',
      bottom: '#2c2a60',
      shoes: DARK,
      cut: 'short',
      wear: 'coat',
    }),
  ],
  [
    0,
    figure('walks', {
      skin: '#c08a6a',
      hair: '#2a1d38',
      top: '#f0d9b8',
      bottom: '#c8485a',
      shoes: DARK,
      cut: 'bob',
      skirt: 'knee',
      wear: 'coat',
    }),
  ],
]
/** Three uneven rows, darker and smaller towards the hill. */
function town({ x0, x1, feet, size }: Layout['town']): string {
  const r = random(23)
  let s = ''
  for (const [row, inks] of [BACK, BACK, FRONT].entries()) {
    let x = x0 - 30 + row * 22
    for (let i = 0; x < x1; i++) {
      const w = r.range(56, 104) * (1 + row * 0.14) * size,
        h = r.range(30, 62) * (1 + row * 0.2) * size * (i % 4 === 2 ? 1.3 : 1)
      s += oldHouse((i * 2 + row + Math.floor(r() * 2)) % 5, x, feet[row]! + r.range(-7, 7), w, h, inks[Math.floor(r() * inks.length)]!, Math.floor(r() * 16) & (row < 2 ? 6 : 11)) // prettier-ignore
      x += w * r.range(0.9, 1.12)
    }
  }
  return s
}
const minaretAt = ([x, y]: Pt): string =>
  place(
    x,
    y,
    1,
    '<path d="M-13,60V-150h26V60Z" fill="#b98268"/><path d="M3,60V-150h10V60Z" fill="#6a4568"/><path d="M-21,-148h42v-11h-42Z" fill="#d9a684"/><path d="M-11,-158v-26h22v26Z" fill="#a87468"/><path d="M-13,-182q13,-34 26,0Z" fill="#c99684"/><path d="M-5,-162v-14q5,-7 10,0v14Z" fill="#ffd584"/>',
  )
/** A cast-iron lamp, 4.4 m high. */
const lampPost = (x: number, y: number, k: number): string =>
  place(
    x,
    y,
    k,
    `<path d="M-.2,0L-.14,-.5H.14L.2,0Z" fill="${DARK}"/><path d="M-.05,0V-3.8H.05V0Z" fill="${DARK}"/><path d="M-.3,-3.34H.3V-3.28H-.3Z" fill="${DARK}"/><circle cx="0" cy="-4.05" r="1.05" fill="url(#g)"/><path d="M-.15,-3.8L-.21,-4.3H.21L.15,-3.8Z" fill="#fff3cc"/><path d="M-.29,-4.28H.29L0,-4.54Z" fill="${DARK}"/>`,
  )
function draw(plate: Plate, layout: Layout): void {
  const { cam, wide, hill, tower, wall, lamps, family, couple } = layout
  const px = (x: number, z: number, y = 0): Pt => {
    const q = cam.project([x, y, z])
    return [q.x, q.y]
  }
  // the tower is seen along its own axis, so that its rim is level
  const upright = new Camera(cam.eye, 0, 0.9, cam.horizonY, px(tower[0], tower[1])[0])
  bareSky(plate, [
    [0, '#141545'],
    [230, '#33307a'],
    [400, '#7f4f92'],
    [510, '#ea8f80'],
    [600, '#ffd49a'],
  ])
  plate.svg(flameHill(hill))
  plate.svg(town(layout.town) + minaretAt(layout.minaret))
  // the square: warm stone under the lamps, violet away from them
  const pools = (items: Pt[], reach: number): string =>
    items
      .map(([x, z]) =>
        [1, 0.56]
          .map((share) => {
            const [cx] = px(x, z),
              [ex] = px(x + reach * share, z),
              [, top] = px(x, z - reach * share),
              [, low] = px(x, Math.min(-4, z + reach * share))
            return `<ellipse cx="${cx}" cy="${(top + low) / 2}" rx="${ex - cx}" ry="${(low - top) / 2}" fill="#f0a878" opacity=".26"/>`
          })
          .join(''),
      )
      .join('')
  const GLOW =
    '<defs><radialGradient id="g"><stop offset="0" stop-color="#ffe0a0" stop-opacity=".85"/><stop offset="1" stop-color="#ffb45c" stop-opacity="0"/></radialGradient></defs>'
  const [, far] = px(0, Math.min(-92, tower[1] - 6))
  plate.svg(
    GLOW +
      poly(
        [
          [-40, far],
          [wide + 40, far],
          [wide + 40, 1040],
          [-40, 1040],
        ],
        '#453366',
      ) +
      flameMirror(hill, far + 4, wide) +
      pools(
        [
          [tower[0] - 9, tower[1] + 11],
          [tower[0] + 7, tower[1] + 12],
        ],
        13,
      ) +
      pools(lamps, 4.6),
  )
  // the tower grows out of the ground: its shadow lies to the right of it
  plate.svg(
    poly(
      [
        px(tower[0] + 2, tower[1] + 8.6),
        px(tower[0] + 19, tower[1] + 3),
        px(tower[0] + 34, tower[1] + 1),
        px(tower[0] + 30, tower[1] - 4),
        px(tower[0] + 10, tower[1] - 4),
      ],
      '#2c2150',
    ) +
      maidenTower({
        cam: upright,
        at: [0, tower[1]],
        turn: -0.45,
        light: [-1, 0.3],
        tones: STONE,
        dark: '#3b2550',
      }),
  )
  // the round throws its shadow over the buttress, up to a line that falls to the right
  const [from, to] = placed([{ at: [7.6, -3.4], faces: [0, 1] }, { at: [14.3, -5], faces: [0, 1] }], [0, tower[1]], -0.45) // prettier-ignore
  const on = (t: number, y: number): Pt => {
    const q = upright.project([from!.at[0] + (to!.at[0] - from!.at[0]) * t, y, from!.at[1] + (to!.at[1] - from!.at[1]) * t]) // prettier-ignore
    return [q.x, q.y]
  }
  plate.svg(poly([on(0, 0), on(0, 25.4), on(0.42, 25.4), on(1, 20), on(1, 0)], '#2c1c50'), { opacity: 0.55 })
  plate.svg(
    townWall({
      cam,
      from: wall[0],
      to: wall[1],
      bastions: [0.1, 0.68],
      light: [-0.7, 0.8],
      tones: ['#c98c5c', '#945f54', '#6c4459', '#4a3155', '#352750'],
    }),
  )
  plate.svg(
    GLOW +
      lamps
        .toSorted((a, b) => a[1] - b[1])
        .map(([x, z]) => {
          const q = cam.project([x, 0, z])
          return lampPost(q.x, q.y, q.k)
        })
        .join(''),
  )
  // the fire behind them throws their shadows to us, and draws a warm edge round them
  const [fx, feet] = family
  const stand = new Camera([0, STAND, 0], 0, 0.9, cam.horizonY, wide / 2)
  const depth = (stand.f * STAND) / (feet - cam.horizonY)
  const at = (dx: number): Vec3 => [((fx - wide / 2) * depth) / stand.f + dx, 0, -depth]
  const fire: Vec3 = [-0.34, 0.5, -1]
  const walk = COUPLE.map(([dx]): Vec3 => [couple[0] + dx * 1.5, 0, couple[1] - dx])
  const near = stand.project(at(0))
  plate.svg(
    walk.map((p, i) => thrown(cam, p, fire, SHADOW, i ? SKIRTED : WALKER, 0.7, 1.8)).join('') +
      thrown(stand, at(0.4), fire, SHADOW, SKIRTED, 0.5, 1.5) +
      thrown(stand, at(0), fire, SHADOW, WALKER, 0.5, 1.5) +
      thrown(stand, at(-0.42), fire, SHADOW, place(0, 0, 0.66, SKIRTED), 0.5, 1.5) +
      walk
        .map((p, i) => {
          const q = cam.project(p)
          return edgeLight(place(q.x, q.y, q.k, COUPLE[i]![1], true), [0.6, -0.7], 1.2, '#ffb066')
        })
        .join('') +
      edgeLight(place(near.x, near.y, near.k, fireWatchers(), true), [-0.8, -0.6], 3, '#ffb45c'),
  )
}
const SHADOW = '#221848'
/** Height of the eye for the family, who stand near. */
const STAND = 1.5
const wideHill: Hill = {
  crest: [
    [-80, 640],
    [200, 616],
    [460, 584],
    [640, 556],
    [900, 548],
    [1200, 556],
    [1400, 590],
    [1700, 640],
  ],
  floor: 740,
  flames: [
    { at: [735, 560], high: 412, lean: 1, tips: [0.42, 0.66, 0.36] },
    { at: [930, 568], high: 472, lean: -1, tips: [0.36, 0.54, 0.72] },
    { at: [1118, 562], high: 356, lean: -1, tips: [0.5, 0.38, 0.6] },
  ],
  stair: [
    [700, 680],
    [838, 578],
  ],
}
export const views: View[] = [
  {
    name: 'baku-azerbaijan-cover',
    focusX: 850,
    draw: (plate) =>
      draw(plate, {
        cam: new Camera([0, 1.7, 0], 0, 0.9, 720, 800),
        wide: 1600,
        hill: wideHill,
        town: { x0: -30, x1: 1300, feet: [672, 706, 752], size: 0.86 },
        minaret: [624, 752],
        tower: [-31.2, -88],
        wall: [
          [9, -92],
          [17, -16],
        ],
        lamps: [[-15.2, -31]],
        family: [1120, 952],
        couple: [-8.6, -24],
      }),
    drawTall: (plate) =>
      draw(plate, {
        cam: new Camera([0, 1.7, 0], 0, 0.9, 740, 375),
        wide: 750,
        hill: {
          crest: [
            [-40, 640],
            [100, 610],
            [230, 576],
            [480, 560],
            [700, 572],
            [790, 596],
          ],
          floor: 760,
          flames: [
            { at: [304, 576], high: 352, lean: 1, tips: [0.42, 0.66, 0.36] },
            { at: [470, 586], high: 428, lean: -1, tips: [0.36, 0.54, 0.72] },
            { at: [640, 578], high: 312, lean: -1, tips: [0.5, 0.38, 0.6] },
          ],
          stair: [
            [330, 690],
            [412, 596],
          ],
        },
        town: { x0: -30, x1: 780, feet: [690, 724, 768], size: 0.82 },
        minaret: [316, 760],
        tower: [-24.6, -136],
        wall: [
          [13, -92],
          [13, -14],
        ],
        lamps: [[-8.6, -44]],
        family: [520, 952],
        couple: [-4.4, -26],
      }),
  },
]
