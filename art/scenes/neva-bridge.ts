/** Saint Petersburg: a ship comes through an open drawbridge in the White Night, the gilded needle in the gap. */
import { bascule } from '../models/bascule.ts'
import { calmWater } from '../kit/calm-water.ts'
import { Camera } from '../kit/camera.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { bowWave, cargoShip, needleFortress } from '../models/neva-fortress.ts'
import { random } from '../kit/noise.ts'
import { figure, type Look } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'

const HORIZON = 690
const cam = new Camera([0, 2.6, 0], 0, 0.9375, HORIZON, 770)
const NEEDLE = 846
const SHIP = { x: 646, y: 744, k: 19 }

/** Bars with pointed ends in which calm water shows what stands over it: close at the waterline, then thin and apart, none below `end`. */
function bars(top: number, end: number, left: number, right: number, seed: number): string {
  const r = random(seed)
  let d = `M${left},${top - 12}H${right}V${top + 6}H${left}Z`
  for (let y = top; y < end; y += 8 + (y - top) * 0.04) {
    const far = (y - top) / (end - top),
      half = 9 * (1 - far) + 1.5,
      inset = (right - left) * 0.18 * far
    const [a, b] = [left + inset + r.range(-40, 40), right - inset + r.range(-40, 40)]
    d += `M${a.toFixed(1)},${y.toFixed(1)}Q${((a + b) / 2).toFixed(1)},${(y - half * 2).toFixed(1)} ${b.toFixed(1)},${y.toFixed(1)}Q${((a + b) / 2).toFixed(1)},${(y + half * 2).toFixed(1)} ${a.toFixed(1)},${y.toFixed(1)}Z`
  }
  return d
}
const mirror = (id: string, clip: string, body: string, opacity: number): string =>
  `<clipPath id="${id}"><path d="${clip}"/></clipPath><g clip-path="url(#${id})" opacity="${opacity}">${body}</g>`
/** A drawing upside down below its waterline. */
const turned = (x: number, y: number, k: number, body: string): string =>
  `<g transform="translate(${x},${y}) scale(${k},${-k})">${body}</g>`

/** Three who wait on the landing for the ship. */
function watchers(): string {
  const look = (top: string, more: Partial<Look>): Look => ({
    skin: '#a9705f',
    hair: '#2c2146',
    top,
    bottom: '#2b2f66',
    shade: '#1c1f4c',
    lit: 'front',
    ...more,
  })
  const feet = 972
  const three =
    place(1196, feet, 138, figure('photographs', look('#3f6a8e', { cut: 'short', bottom: '#232858' })), true) +
    place(1094, feet + 4, 134, figure('looksUp', look('#b9473f', { cut: 'bob', wear: 'coat' })), true) +
    place(1030, feet + 8, 134, figure('waves', look('#e0a850', { cut: 'bun', size: 0.66, skirt: 'knee', bottom: '#8a5a8c' })), true) // prettier-ignore
  return (
    `<path d="M860,1010C880,976 920,950 960,940L1610,922V1010Z" fill="#2f3873"/><path d="M860,1010C880,976 920,950 960,940L1610,922V929L964,948C930,958 900,982 884,1010Z" fill="#c9b3c8"/>` +
    '<path d="M1000,980L1226,970L1350,1010H1030Z" fill="#232a5e"/>' +
    three +
    // the sky lights them from ahead, down to the hems
    `<clipPath id="hems"><path d="M900,600H1300V900H900Z"/></clipPath><g clip-path="url(#hems)">${edgeLight(three, [-1, -0.4], 1.8, '#ffd9ae')}</g>`
  )
}
function draw(plate: Plate): void {
  bareSky(plate, [
    [0, '#4a6cac'],
    [230, '#8aa2cd'],
    [430, '#cfc4da'],
    [580, '#f6d0bc'],
    [690, '#ffe0ac'],
  ])
  calmWater(plate, {
    top: HORIZON + 2,
    inks: ['#fbd9b4', '#e3c3c4', '#b7aecd', '#8190c2', '#5a71b0'],
    dark: ['#7d8cc0', 0.1],
    seed: 12,
  })
  const needle = needleFortress()
  plate.svg(
    mirror('mNeedle', bars(698, 1010, 720, 980, 3), turned(NEEDLE, HORIZON + 2, 1, needle), 0.7) +
      mirror('mBridge', bars(760, 846, -150, 560, 5) + bars(760, 846, 980, 1700, 6), bascule(cam, -1), 0.55) +
      place(NEEDLE, HORIZON + 2, 1, needle) +
      bascule(cam, 1) +
      mirror('mShip', bars(SHIP.y + 3, 960, 480, 830, 7), turned(SHIP.x, SHIP.y, SHIP.k, cargoShip()), 0.66) +
      place(SHIP.x, SHIP.y, SHIP.k, cargoShip() + bowWave()),
  )
  plate.svg(watchers())
}
export const views: View[] = [{ name: 'saint-petersburg-russia-3', focusX: 800, draw }]
