/** A large coconut palm as one flat cut: a bent trunk, and twelve broad fronds, smooth above and notched below. Design pixels. */
import { limb } from '../kit/cut-figure.ts'
import type { Pt } from '../kit/vec.ts'

const n = (v: number) => v.toFixed(1)
/** The degrees at which a frond leaves the crown (0 to the right, 90 up), its length as a share of the crown's radius, and how far it falls. */
type Frond = readonly [angle: number, long: number, fall: number]
const BACK: readonly Frond[] = [[157, 0.92, 0.5], [112, 0.84, 0.56], [46, 0.86, 0.5], [12, 0.92, 0.5], [205, 0.8, 0.36], [-22, 0.8, 0.4]] // prettier-ignore
const FRONT: readonly Frond[] = [[182, 0.98, 0.42], [134, 1, 0.5], [68, 0.86, 0.44], [32, 1, 0.54], [-4, 0.9, 0.5], [228, 0.76, 0.3]] // prettier-ignore
const TEETH = 9

function frond([hx, hy]: Pt, radius: number, [angle, long, fall]: Frond): string {
  const a = (angle * Math.PI) / 180,
    l = radius * long,
    rib = (t: number): Pt => [hx + Math.cos(a) * l * t, hy - Math.sin(a) * l * t + fall * l * t * t],
    // the side of the rib that is its lower one
    under = Math.cos(a) < 0 ? -1 : 1
  const off = (t: number, aside: number, ahead = 0): string => {
    const [x, y] = rib(t),
      h = Math.atan2(-Math.sin(a) + 2 * fall * t, Math.cos(a)),
      down = h + (under * Math.PI) / 2
    return `${n(x + Math.cos(down) * aside * l + Math.cos(h) * ahead * l)},${n(y + Math.sin(down) * aside * l + Math.sin(h) * ahead * l)}`
  }
  const broad = (t: number) => Math.sin(Math.PI * (0.06 + 0.86 * t)) ** 0.75
  let d = `M${off(0, -0.015)}`
  for (let i = 1; i <= 10; i++) d += `L${off(i / 10, -0.075 * broad(i / 10))}`
  d += `L${off(1, 0.01, 0.09)}`
  for (let i = TEETH; i >= 1; i--) {
    const t = 0.1 + (0.86 * i) / TEETH,
      notch = t - 0.86 / TEETH
    d += `L${off(t, 0.23 * broad(t) * 0.35 + 0.01)}L${off(t, 0.235 * broad(t), 0.05)}Q${off(t - 0.03, 0.13 * broad(t))} ${off(notch + 0.025, 0.075 * broad(notch) + 0.005)}`
  }
  return `${d}L${off(0, 0.02)}Z`
}
/** `foot` is where the trunk stands, `crown` where its fronds leave it, `sag` how far the trunk hangs below the line between them. */
export function leaningPalm(
  foot: Pt,
  crown: Pt,
  sag: number,
  radius: number,
  near: string,
  far: string,
): string {
  const at = (t: number): Pt => {
    const bow = 4 * t * (1 - t) * sag
    return [foot[0] + (crown[0] - foot[0]) * t + bow * 0.6, foot[1] + (crown[1] - foot[1]) * t + bow]
  }
  const trunk = limb([0, 0.25, 0.5, 0.75, 1].map(at), [0.085, 0.065, 0.054, 0.046, 0.04].map((w) => w * radius)) // prettier-ignore
  const nuts = (
    [
      [-0.09, 0.09],
      [0.03, 0.13],
      [0.1, 0.07],
    ] as const
  ) // prettier-ignore
    .map(
      ([x, y]) =>
        `<circle cx="${n(crown[0] + x * radius)}" cy="${n(crown[1] + y * radius)}" r="${n(radius * 0.06)}" fill="${near}"/>`,
    )
    .join('')
  return (
    `<path d="${BACK.map((f) => frond(crown, radius, f)).join('')}" fill="${far}"/>` +
    `<path d="${trunk}" fill="${near}"/>${nuts}<path d="${FRONT.map((f) => frond(crown, radius, f)).join('')}" fill="${near}"/>`
  )
}
