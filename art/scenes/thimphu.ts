/** Thimphu: Tashichho Dzong above its fields on a clear morning, monks on the path under the prayer banners. */
import { Camera } from '../kit/camera.ts'
import { conifer } from '../models/conifer.ts'
import { dzong } from '../models/dzong.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { Mesh } from '../kit/mesh.ts'
import { fbm, random } from '../kit/noise.ts'
import { company, type Wardrobe } from '../kit/company.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { haze } from '../kit/haze.ts'
import { bareSky, tower } from '../kit/heavens.ts'
import { raking } from '../kit/light.ts'
import { figure } from '../kit/people.ts'
import type { PoseName } from '../kit/poses.ts'
import type { Pt } from '../kit/vec.ts'
import { prayerBanner } from '../models/prayer-banner.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { pullSolid } from '../kit/solid.ts'
import { INK, materials, shelf } from '../materials/thimphu.ts'

const HORIZON = 506
const TEACHER = 664
const NOVICE = 778

const DISTANT = rgb(INK.haze)
const SUN = raking(-64, 28).sun
const gho: Wardrobe = {
  tops: ['#b3363a', '#33598a', '#e2913a', '#7a4a3c', '#3d8f66'],
  bottoms: ['#3c3350', '#2c2c48'],
  skins: ['#b97c58', '#a8684c'],
  cuts: ['short', 'bob', 'short'],
  hats: ['#e2c48a'],
  robes: 2,
}
/** Pine hills: high on both sides, open in the middle where the valley goes on. */
function hills(plate: Plate, cam: Camera): void {
  for (const [z, rise, gap, seed, air, mat] of [
    [-2600, 900, 0.5, 4, 0.62, 'far'],
    [-1300, 430, 0.62, 9, 0.36, 'far'],
    [-560, 190, 0.92, 14, 0.1, 'hill'],
  ] as const) {
    const m = Mesh.create()
    const s = -z / 560
    const height = (x: number, zz: number): number =>
      rise *
      (0.34 + 0.9 * fbm(x / (190 * s) + seed, zz / (260 * s), 5, seed)) *
      smoothstep(z + 190 * s, z - 110 * s, zz) *
      (1 - gap * Math.exp(-(((x - 40 * s) / (165 * s)) ** 2)))
    m.terrain(height, -420 * s, 420 * s, z - 200 * s, z + 200 * s, 220, 90, mat)
    if (s === 1) {
      const r = random(seed)
      for (let i = 0; i < 1900; i++) {
        const [x, zz] = [r.range(-400, 400), r.range(z - 130, z + 180)]
        const y = height(x, zz)
        if (y > 6 && fbm(x / 60, zz / 60, 3, 2) > 0.4) conifer(m, i, x, y, zz, r.range(11, 19), 'pine', 4)
      }
    }
    pullSolid(plate, m, cam, {
      sun: SUN,
      materials,
      sky: 0.3,
      shadows: s === 1 ? [{ centre: [0, 60, z], radius: 460 }] : [],
      air: (p) => ({ amount: air + 0.4 * smoothstep(rise * 0.5, 0, p[1]), ink: DISTANT }),
      airSteps: 10,
    })
    haze(
      plate,
      '#f4efd8',
      cam.horizonY - (s === 1 ? 66 : 156),
      cam.horizonY + (s === 1 ? 114 : 14),
      s === 1 ? 0.72 : 0.8,
    )
  }
}
const crest = (x: number): number =>
  1020 - 92 * smoothstep(300, 900, x) - 128 * smoothstep(860, 1640, x) + 5 * Math.sin(x / 37)
function bank(): string {
  const r = random(21)
  const top = Array.from(
    { length: 134 },
    (_, i) => `L${300 + i * 10},${crest(300 + i * 10).toFixed(1)}`,
  ).join('')
  let grass = ''
  let lit = ''
  for (let i = 0; i < 420; i++) {
    const x = r.range(320, 1610)
    const y = crest(x) + (i % 4 ? r.range(0, 5) : r.range(14, 90))
    const [h, l] = [r.range(7, 19), r.range(-7, 8)]
    const blade = `M${(x - 1.8).toFixed(1)},${y.toFixed(1)}Q${(x + l * 0.3).toFixed(1)},${(y - h * 0.6).toFixed(1)} ${(x + l).toFixed(1)},${(y - h).toFixed(1)}Q${(x + l * 0.5 + 1.6).toFixed(1)},${(y - h * 0.5).toFixed(1)} ${(x + 1.8).toFixed(1)},${y.toFixed(1)}Z`
    if (i % 6 === 0) lit += blade
    else grass += blade
  }
  return `<path d="M300,1020${top}L1640,1020Z" fill="#1f4a4c"/><path d="${grass}" fill="#1f4a4c"/><path d="${lit}" fill="#7fa85c"/>`
}
/** `up` lifts everything but the sky, for the flat picture of a shared link. */
function draw(plate: Plate, up = 0): void {
  const cam = new Camera([0, 22, 0], 0, 0.96, HORIZON - up, 800)
  bareSky(plate, [
    [0, INK.deep],
    [140, '#2d6590'],
    [270, '#7fb4c4'],
    [390, '#d5e3d0'],
    [500, INK.cream],
  ])
  plate.svg(tower(8, 300, 330 - up, 620, 190, ['#8fb6c4', '#cfe3dc', '#fff3d8'], -1))
  hills(plate, cam)
  const m = Mesh.create()
  const r = random(7)
  m.terrain((x, z) => -1.1 * Math.max(0, shelf(x, z)), -300, 300, -420, -44, 380, 236, 'field')
  dzong(m.at(-10.3, 0, -150, -0.42), 76)
  for (let i = 0; i < 34; i++) {
    const left = i % 2 === 0
    const x = left ? r.range(-120, -62) : r.range(56, 120)
    conifer(m, i + 60, x, 0, r.range(-230, -128), r.range(12, 20), 'pine', 7)
  }
  const meadow = rgb('#dfe3c6')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.12,
    contact: 5,
    crisp: true,
    shadows: [
      { centre: [-5, 12, -130], radius: 62 },
      { centre: [0, 10, -140], radius: 150 },
    ],
    air: (p, d) =>
      p[1] > 0.3 && d < 190
        ? { amount: 0.1 * smoothstep(110, 260, d), ink: DISTANT }
        : {
            amount: 0.4 * smoothstep(110, 260, d) + (p[1] > 0.3 ? 0 : 0.6 * smoothstep(210, 325, d)),
            ink: meadow,
          },
    airSteps: 9,
  })
  const lifted = (body: string) => `<g transform="translate(0,${-up})">${body}</g>`
  plate.svg(lifted(bank()))
  const rim = { towards: [-1, -0.5] as Pt, ink: '#ffd9a0' }
  plate.svg(
    company({ cam, seed: 3, wardrobe: gho, shade: { sun: SUN, ink: '#5c9068' }, rim: { ...rim, width: 1 } }, [
      [[-33, 0, -97], 2, 'strolls'],
      [[-20.5, 0, -98], 3, 'walks', false],
    ]),
  )
  const monk = (pose: PoseName, x: number, k: number, robe: string, fold: string): string =>
    place(
      x,
      crest(x) + 6,
      k,
      figure(pose, {
        skin: '#b97c58',
        hair: '#4a3238',
        top: robe,
        farTop: fold,
        bottom: fold,
        skirt: 'long',
        sleeve: false,
        cut: 'short',
      }) +
        // the shawl crosses from the shoulder to the far hip
        `<path d="M-.1,-1.44 C.02,-1.5 .14,-1.42 .16,-1.3 C.12,-1.1 .06,-.96 -.1,-.84 L-.17,-.9 C-.08,-1.06 -.06,-1.26 -.1,-1.44Z" fill="#e2913a"/>`,
    )
  const tall = up ? 0.84 : 1
  // a novice points out the banners to his teacher
  const monks =
    monk('strolls', TEACHER, 110, '#a8323c', '#7a2844') + monk('points', NOVICE, 76, '#b84434', '#822c44')
  // the sun lies on nape, shoulder and thigh, and leaves the hems in shade
  const sunlit = (id: string, ellipses: string): string =>
    `<mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="1600" height="1000"><g fill="#fff">${place(TEACHER, crest(TEACHER) + 6, 110, ellipses)}${place(NOVICE, crest(NOVICE) + 6, 76, ellipses)}</g></mask>`
  plate.svg(
    lifted(
      [TEACHER, NOVICE]
        .map((x, i) => {
          const y = crest(x) + 4
          return `<path d="M${x - 12},${y - 2}L${x + 30},${y - 4}L${x + (i ? 96 : 150)},${y - (i ? 6 : 8)}L${x + (i ? 110 : 172)},${y + 4}L${x + 40},${y + 8}L${x - 8},${y + 6}Z" fill="#143539"/>`
        })
        .join('') +
        monks +
        sunlit('nape', '<ellipse cx="-.09" cy="-1.66" rx=".1" ry=".12"/>') +
        sunlit(
          'robe',
          '<ellipse cx="-.2" cy="-1.3" rx=".14" ry=".22" transform="rotate(8 -.2 -1.3)"/><ellipse cx="-.21" cy="-.6" rx=".12" ry=".28" transform="rotate(6 -.21 -.6)"/>',
        ) +
        `<g mask="url(#nape)">${edgeLight(monks, rim.towards, 2, '#e8b088')}</g><g mask="url(#robe)">${edgeLight(monks, rim.towards, 4, '#ffb878')}</g>`,
    ),
  )
  plate.svg(
    lifted(
      prayerBanner(1100, crest(1100) + 6, 400 * tall, 54, ['#5f9bd4', '#3a6fb0', '#274a86'], 0.4) +
        prayerBanner(1205, crest(1205) + 6, 470 * tall, 56, ['#ffd97c', '#e9b43c', '#b47f3a'], 1.9) +
        prayerBanner(1298, crest(1298) + 6, 545 * tall, 71, ['#f0614a', '#cf3a34', '#8c2a42'], 3.2) +
        prayerBanner(1390, crest(1390) + 6, 620 * tall, 80, ['#69b77e', '#3d8f66', '#24605f'], 4.7) +
        prayerBanner(1483, crest(1483) + 6, 700 * tall, 90, ['#fffbee', '#f3e6cf', '#b3b5d4'], 6.1),
    ),
  )
}
export const views: View[] = [
  {
    name: 'thimpu-bhutan-cover',
    focusX: 909,
    draw: (plate) => draw(plate),
    drawLink: (plate) => draw(plate, 136),
  },
]
