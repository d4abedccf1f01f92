/** The near side of the lake in Singapore's gardens: a quay with a family on its low wall, and what the water mirrors. */
import type { Camera } from '../kit/camera.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import { quayFamily } from './quay-family.ts'
import { pullSolid, type Material } from '../kit/solid.ts'

/** The quay that we look out from: its low wall, a lamp at the wall's end, and a family that sits in its light. */
export function gardenQuay(plate: Plate, cam: Camera, x: number, materials: Record<string, Material>): void {
  const m = Mesh.create(),
    y = 7.9,
    z = -7.1
  m.box(x + 8.8, y - 0.4, -6.4, 20, 0.4, 3, 'boards')
  m.box(x + 9.5, y, z - 0.14, 19.8, 0.38, 0.56, 'stone')
  m.box(x + 9.5, y + 0.38, z - 0.14, 19.86, 0.075, 0.62, 'coping')
  m.box(x - 0.66, y, z, 0.2, 0.07, 0.2, 'hull')
  m.box(x - 0.66, y, z, 0.075, 0.66, 0.075, 'hull')
  m.box(x - 0.66, y + 0.66, z, 0.15, 0.04, 0.15, 'hull')
  const surfaces = {
    ...materials,
    stone: { tones: ['#5f5f9c', '#3d4384', '#282e68'], cuts: [0.5, 0.2] },
    coping: { tones: ['#ffd9a4', '#b08ab0', '#5f5f9c'], cuts: [0.6, 0.3] },
  }
  const light = cam.project([x - 0.66, y + 0.82, z]),
    group = cam.project([x + 1.16, y, z + 0.1]),
    { k } = group
  // the lamp's glow warms what lies behind it
  plate.svg(
    `<radialGradient id="pool"><stop offset="0" stop-color="#c07f3c"/><stop offset=".35" stop-color="#c07f3c" stop-opacity=".55"/><stop offset="1" stop-color="#c07f3c" stop-opacity="0"/></radialGradient><circle cx="${light.x}" cy="${light.y}" r="${0.62 * k}" fill="url(#pool)"/>`,
    { blend: 'screen' },
  )
  pullSolid(plate, m, cam, {
    sun: [-0.8, 0.5, 0.34],
    materials: surfaces,
    sky: 0.34,
    contact: 4,
    crisp: true,
  })
  plate.svg(
    `<circle cx="${light.x}" cy="${light.y}" r="${0.13 * k}" fill="#fff0c0"/>` +
      // their shade on the ground and down the wall, away from the lamp
      `<path d="M${group.x - 0.98 * k},${group.y - 3}L${group.x + 0.7 * k},${group.y - 3}L${group.x + 2.1 * k},${group.y + 0.1 * k}L${group.x + 0.4 * k},${group.y + 0.13 * k}Z" fill="#1a1c50" fill-opacity=".7"/>` +
      `<path d="M${group.x - 0.86 * k},${group.y - 0.375 * k}H${group.x + 0.72 * k}L${group.x + 0.82 * k},${group.y - 0.3 * k}H${group.x - 0.8 * k}Z" fill="#2a2d6b"/>` +
      edgeLight(place(group.x, group.y, k, quayFamily(), true), [-1, -0.5], 2.6, '#fff0c4'),
  )
}
/** A reflection: one upright shape down to the lower edge, nicked from either side by ripples that grow towards us. */
export function upright(
  x: number,
  half: number,
  from: number,
  to: number,
  ink: string,
  seed: number,
): string {
  const r = random(seed),
    n = (v: number) => v.toFixed(1)
  let right = '',
    left = '',
    nicks = ''
  const steps = 9
  for (let i = 0; i <= steps; i++) {
    const y = from + ((to - from) * i) / steps,
      sway = Math.min(half * 0.14, 0.8 + i * 0.5) * (i % 2 ? 1 : -1) * r.range(0.5, 1.2)
    right += `${i ? 'S' : ''}${i ? `${n(x + half + sway)},${n(y - 6)} ` : ''}${n(x + half + sway * 0.6)},${n(y)}`
    left = `${i < steps ? 'S' : 'L'}${i < steps ? `${n(x - half + sway)},${n(y + 6)} ` : ''}${n(x - half + sway * 0.6)},${n(y)}${left}`
  }
  for (let y = from + 16, i = 0; y < to; i++) {
    const thick = 1.3 + i * 0.55,
      long = half * r.range(0.7, 1.25),
      cx = x + (i % 2 ? 1 : -1) * half * r.range(0.5, 0.9)
    nicks += `M${n(cx - long)},${n(y)}Q${n(cx)},${n(y - thick)} ${n(cx + long)},${n(y)}Q${n(cx)},${n(y + thick)} ${n(cx - long)},${n(y)}Z`
    y += 15 + i * 4
  }
  return `<path d="M${right}${left}Z" fill="${ink}"/><path d="${nicks}" fill="#2f2d6b"/>`
}
