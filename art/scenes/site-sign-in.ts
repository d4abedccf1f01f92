/** Signing in: a houseboat lies lit under the palms of the Kerala backwaters, the moon on the water. The middle stays calm for the card. */
import { calmWater } from '../kit/calm-water.ts'
import { palm as nearPalm } from '../kit/flora.ts'
import { clump, palm } from '../kit/foliage.ts'
import { disc, starrySky } from '../kit/heavens.ts'
import { rgb } from '../kit/ink.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { houseboat } from '../models/houseboat.ts'

const HORIZON = 560
const MOON = { x: 985, y: 216, r: 58 }
const LAMP = { x: 260, y: 560 }
const INKS = { trunk: '#1f2a5c', trunkLit: '#6a7ab8', back: '#101a46', mid: '#1f3a6c', lit: '#4f82a0' }

/** The far bank: palms over round crowns, in two tones under the moon. */
function bank(): string {
  const r = random(27)
  let [far, back, front] = ['', '', '']
  for (let i = 0; i < 24; i++) {
    const x = i * 70 + r.range(-26, 26)
    if (x > 660 && x < 880) continue
    far += palm(i + 3, x, HORIZON - 30, r.range(110, 190), r.range(-0.2, 0.2), ['#33498a', '#27397a'], '#22336c') // prettier-ignore
  }
  for (let i = 0; i < 20; i++) {
    const x = -40 + i * 88 + r.range(-20, 20)
    back += clump(i + 5, x, HORIZON - 6, r.range(130, 190), r.range(54, 86), '#2c4484', 11)
    front += clump(i + 60, x + r.range(-40, 40), HORIZON + 4, r.range(90, 140), r.range(30, 50), '#1d2f6a', 9)
  }
  return `${far}${back}${front}<path d="M-10,${HORIZON - 6}H1610V${HORIZON + 3}H-10Z" fill="#162457"/>`
}
function draw(plate: Plate): void {
  starrySky(plate, [[0, '#0c1236'], [200, '#17225c'], [360, '#2f3f82'], [470, '#5f6aa2'], [562, '#b08fae']], 3, 240) // prettier-ignore
  disc(plate, MOON.x, MOON.y, MOON.r, '#fff6dc', '#8f9ad8', 4.6, 0.5)
  plate.svg(bank())
  calmWater(plate, {
    top: HORIZON + 2,
    inks: ['#4f5f9c', '#2c3f80', '#1a2a64', '#101c4c', '#0d1640'],
    dark: ['#0f1a48', 0.1],
    light: ['#5a6cac', 0.05],
    path: { x: MOON.x, ink: '#ffeec4', far: 22, near: 74 },
    seed: 5,
  })
  const halo = rgb('#ffcf80')
  plate.field(
    (x, y) => {
      const q = Math.hypot(x - LAMP.x, y - LAMP.y) / 190
      return q < 1 ? [halo, 0.42 * (1 - q) ** 2] : null
    },
    { stipple: 0.05, seed: 4 },
  )
  plate.svg(houseboat(150, 672, 0.94) + nearPalm(8, -150, 1030, 1000, 150, INKS, false, 0.3))
}
export const views: View[] = [{ name: 'site-sign-in', focusX: 480, draw }]
