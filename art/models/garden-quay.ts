/** The near side of the lake in Singapore's gardens: a quay with a family on its low wall, and what the water mirrors. */
import type { Camera } from '../kit/camera.ts'
import { edgeLight, place } from '../kit/cut.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import { quayFamily } from './quay-family.ts'
import { pullSolid, type Material } from '../kit/solid.ts'

/** The quay that we look out from: its boards, a long low wall, and a family on it, `x` metres to the right. */
export function gardenQuay(plate: Plate, cam: Camera, x: number, materials: Record<string, Material>): void {
  const m = Mesh.create(),
    y = 7.9,
    z = -6.2
  m.box(x, y - 0.4, -6.35, 24, 0.4, 3, 'boards')
  m.box(x + 8.9, y - 0.2, z, 20, 0.58, 0.68, 'stone')
  m.box(x + 8.9, y + 0.38, z, 20.06, 0.075, 0.76, 'coping')
  const group = cam.project([x, y + 0.455, z + 0.06]),
    { k } = group
  pullSolid(plate, m, cam, {
    sun: [-0.8, 0.5, -0.34],
    materials: {
      ...materials,
      boards: { ...materials.boards!, tones: ['#57588f', '#3b417c', '#232a62'] },
      stone: { tones: ['#5f5f9c', '#3d4384', '#282e68'], cuts: [0.5, 0.2] },
      coping: { tones: ['#e0a9b4', '#b08ab0', '#5f5f9c'], cuts: [0.6, 0.3] },
    },
    sky: 0.34,
    contact: 4,
    crisp: true,
  })
  const shade = (from: number, to: number) => `M${from},.004H${to}L${to + 0.3},.055H${from + 0.16}Z`
  plate.svg(
    // each one's shade on the wall, away from the evening
    `<path transform="translate(${group.x.toFixed(1)},${group.y.toFixed(1)}) scale(${k.toFixed(2)})" d="${shade(-0.57, -0.2)}${shade(-0.12, -0.06)}${shade(0, 0.06)}${shade(0.17, 0.58)}" fill="#4b4480"/>` +
      edgeLight(place(group.x, group.y, k, quayFamily()), [-1, -0.5], 2.4, '#ffdcb4'),
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
