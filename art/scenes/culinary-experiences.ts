/** Culinary experiences: seen close, a market cook ladles soup under the awning while a guest takes a bowl. */
import { Camera } from '../kit/camera.ts'
import { rgb, smoothstep } from '../kit/ink.ts'
import { flock, person, tree } from '../kit/life.ts'
import { Mesh } from '../kit/mesh.ts'
import { random } from '../kit/noise.ts'
import { rectOutline } from '../kit/outline.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { sky, streaks, sun } from '../kit/sky.ts'
import { pullSolid } from '../kit/solid.ts'
import { COOK, takingHands } from '../kit/stall-cook.ts'
import { steam } from '../kit/steam.ts'
import type { Vec3 } from '../kit/vec.ts'
import { COUNTER, materials } from '../materials/market.ts'

const EYE = 1.62
const cam = new Camera([0, EYE, 0], 0, 0.9, 400, 800)
const SUN: Vec3 = [-0.74, 0.5, 0.4]

function market(plate: Plate): void {
  const m = Mesh.create()
  const r = random(22)
  m.box(0, -0.2, -64, 60, 0.2, 120, 'street')
  for (const side of [-1, 1])
    for (let i = 0; i < 9; i++) {
      const z = -13 - i * 8
      const h = r.range(7, 11)
      const q = m.at(side * (side < 0 ? 9.4 : 5.4) + (side < 0 ? 0 : 1.2), 0, z)
      const wall = r.pick(['wallA', 'wallB', 'wallC'])
      q.box(side * 3, 0, 0, 8, h, 7.8, wall)
      q.at(side * 3, h, 0, Math.PI / 2).gable(0, 0, 0, 8.2, 2, 9, 'roof', wall)
      for (const y of [3.9, 6.7])
        for (const d of [-2.2, 0.2, 2.4])
          if (y + 2 < h)
            for (const k of [-0.42, 0.42])
              q.decal(
                rectOutline(0.7, 1.7),
                [-side, y + 0.9, d + k],
                [0, 0, side > 0 ? 1 : -1],
                [0, 1, 0],
                'shutter',
                0.05,
              )
      // its awning and goods
      const x = -side
      const stuff = r.pick(['red', 'green'])
      q.quad([x, 3.1, -3.4], [x, 3.1, 3.4], [x - side * 2, 2.3, 3.4], [x - side * 2, 2.3, -3.4], stuff)
      q.box(x - side * 1.1, 0, 0, 1.3, 0.9, 6, 'crate')
      for (let k = 0; k < 60; k++)
        q.blob(
          x - side * r.range(0.6, 1.7),
          0.98 + r() * 0.12,
          r.range(-2.9, 2.9),
          r.range(0.1, 0.19),
          ['fruit', 'lime', 'melon'][Math.floor(k / 20)]!,
          0.9,
          0.05,
          k,
          6,
        )
    }
  for (let i = 0; i < 20; i++) person(m, r.range(-5.2, 1.6), 0, -17 - 34 * r() ** 1.2, i, r.range(0.94, 1.06))
  tree(m, 4, -8.4, 0, -30, 10)
  tree(m, 9, 5.6, 0, -44, 12)
  const air = rgb('#ffdf9f')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.34,
    bounce: 0.16,
    contact: 4,
    shadows: [{ centre: [0, 4, -28], radius: 34 }],
    air: (p, d) => ({ amount: 0.16 + 0.56 * smoothstep(9, 70, d), ink: air }),
    airSteps: 9,
  })
}
const BOWLS: readonly [number, number][] = [
  [-0.4, -1.84],
  [0.02, -1.68],
  [0.37, -1.76],
]
const POT: Vec3 = [0.66, COUNTER, -2.12]
function stall(m: Mesh): void {
  const r = random(5)
  m.box(0, COUNTER - 0.06, -2.05, 6, 0.06, 1.1, 'wood')
  m.revolve(
    POT[0],
    POT[2],
    [
      [0.2, COUNTER],
      [0.27, COUNTER + 0.06],
      [0.285, COUNTER + 0.3],
      [0.3, COUNTER + 0.31],
      [0.3, COUNTER + 0.335],
      [0.275, COUNTER + 0.335],
    ],
    'copper',
    56,
  )
  m.revolve(
    POT[0],
    POT[2],
    [
      [0.276, COUNTER + 0.31],
      [0, COUNTER + 0.311],
    ],
    'soup',
    40,
  )
  for (const [x, z] of BOWLS) {
    m.revolve(
      x,
      z,
      [
        [0.05, COUNTER],
        [0.055, COUNTER + 0.016],
        [0.1, COUNTER + 0.05],
        [0.12, COUNTER + 0.095],
        [0.113, COUNTER + 0.095],
        [0.108, COUNTER + 0.085],
      ],
      'china',
      44,
    )
    m.revolve(
      x,
      z,
      [
        [0.109, COUNTER + 0.084],
        [0, COUNTER + 0.085],
      ],
      'broth',
      40,
    )
  }
  for (let i = 0; i < 5; i++)
    m.revolve(
      1.12,
      -1.86,
      [
        [0.05, COUNTER + i * 0.042],
        [0.105, COUNTER + 0.05 + i * 0.042],
        [0.118, COUNTER + 0.09 + i * 0.042],
        [0.108, COUNTER + 0.085 + i * 0.042],
      ],
      'china',
      36,
    )
  // baskets of limes and chillies
  for (const [x, z, kind] of [
    [-1.02, -2.14, 'lime'],
    [-0.62, -2.36, 'chilli'],
  ] as const) {
    m.revolve(
      x,
      z,
      [
        [0.15, COUNTER],
        [0.2, COUNTER + 0.13],
        [0.215, COUNTER + 0.14],
        [0.19, COUNTER + 0.13],
      ],
      'cane',
      32,
    )
    for (let i = 0; i < 70; i++) {
      const [a, d] = [r.range(0, 6.3), 0.17 * r() ** 0.5]
      const y = COUNTER + 0.12 + 0.1 * (1 - (d / 0.17) ** 2) * r()
      if (kind === 'lime')
        m.blob(x + d * Math.sin(a), y, z + d * Math.cos(a), 0.042, 'lime', 0.94, 0.04, i, 8)
      else m.blob(x + d * Math.sin(a), y, z + d * Math.cos(a), 0.03, 'chilli', 0.7, 0.5, i, 6)
    }
  }
}
/** What swims in the bowls: noodles, herbs, chilli, half an egg; chopsticks on the rim. */
function toppings(): string {
  const r = random(8)
  return BOWLS.map(([x, z], i) => {
    const c = cam.project([x, COUNTER + 0.085, z])
    const [rx, ry] = [0.1 * c.k, 0.1 * c.k * ((EYE - COUNTER - 0.085) / -z)]
    let noodles = ''
    for (let k = 0; k < 9; k++) {
      const v = r.range(-0.7, 0.75)
      const half = Math.sqrt(1 - v * v) * 0.86
      const [a, b] = [-half * r.range(0.5, 1), half * r.range(0.3, 0.9)]
      noodles += `M${(a * rx).toFixed(1)},${(v * ry).toFixed(1)}C${(a * rx * 0.4).toFixed(1)},${((v - 0.4) * ry).toFixed(1)} ${(b * rx * 0.4).toFixed(1)},${((v + 0.4) * ry).toFixed(1)} ${(b * rx).toFixed(1)},${(v * ry).toFixed(1)}`
    }
    let herbs = ''
    for (let k = 0; k < 9; k++) {
      const [hx, hy, t] = [r.range(-0.1, 0.6) * rx, r.range(-0.6, 0.3) * ry, r.range(0, 180)]
      herbs += `<ellipse cx="${hx.toFixed(1)}" cy="${hy.toFixed(1)}" rx="${(rx * 0.15).toFixed(1)}" ry="${(rx * 0.06).toFixed(1)}" transform="rotate(${t.toFixed(0)} ${hx.toFixed(1)} ${hy.toFixed(1)})" fill="${k % 3 ? '#4a9a58' : '#a9d070'}"/>`
    }
    let hot = ''
    for (let k = 0; k < 5; k++)
      hot += `<circle cx="${(r.range(-0.7, 0.1) * rx).toFixed(1)}" cy="${(r.range(0, 0.7) * ry).toFixed(1)}" r="${(rx * 0.06).toFixed(1)}" fill="#d8402f"/>`
    const egg = `<g transform="translate(${(rx * -0.42).toFixed(1)},${(ry * -0.2).toFixed(1)})"><ellipse rx="${rx * 0.3}" ry="${ry * 0.42}" fill="#fff8e2"/><ellipse cx="2" cy="1" rx="${rx * 0.16}" ry="${ry * 0.22}" fill="#f7a52f"/></g>`
    const sticks =
      i === 1
        ? `<path d="M${rx * 0.1},${-ry * 0.2}L${rx * 2.1},${-ry * 2.1}M${rx * 0.26},${ry * 0.06}L${rx * 2.16},${-ry * 1.84}" stroke="#6f2f3c" stroke-width="7" stroke-linecap="round"/>`
        : ''
    return `<g transform="translate(${c.x.toFixed(1)},${c.y.toFixed(1)})"><path d="${noodles}" fill="none" stroke="#ffe6a6" stroke-width="5" stroke-linecap="round"/>${egg}${herbs}${hot}${sticks}</g>`
  }).join('')
}
/** The awning's edge over our heads: scalloped stripes in shade, sun along the hem on the left. */
function valance(): string {
  const r = random(3)
  let out = '<path d="M0,0H1600V70H0Z" fill="#5f2440"/>'
  const w = 124
  for (let i = -1; i < 14; i++) {
    const x = i * w - 30
    const d = 146 + 10 * Math.sin(i * 0.9) + r.range(-3, 3)
    const cloth = i % 2 ? ['#d9bfa4', '#fff0cf', '#b3949a'] : ['#a5303c', '#e86a4c', '#7c2340']
    out += `<path d="M${x},0H${x + w}V${d - 26}C${x + w},${d + 14} ${x},${d + 14} ${x},${d - 26}Z" fill="${cloth[0]}"/><path d="M${x + w * 0.66},0H${x + w}V${d - 26}C${x + w},${d - 6} ${x + w * 0.86},${d + 2} ${x + w * 0.7},${d + 3}C${x + w * 0.8},${d - 60} ${x + w * 0.74},60 ${x + w * 0.66},0Z" fill="${cloth[2]}"/><path d="M${x},${d - 46}V${d - 26}C${x},${d - 4} ${x + w * 0.2},${d + 2} ${x + w * 0.42},${d + 4}C${x + w * 0.2},${d - 8} ${x + 12},${d - 22} ${x},${d - 46}Z" fill="${cloth[1]}"/>`
  }
  return out + '<path d="M0,0H1600V22H0Z" fill="#4a1f3a"/>'
}
/** A string of chillies and garlic hung from the awning. */
function hanging(x: number, foot: number): string {
  const r = random(Math.round(x))
  let out = `<path d="M${x},130V${foot - 60}" stroke="#5f3a48" stroke-width="4"/>`
  for (let y = 190; y < foot; y += 17)
    for (const s of [-1, 1]) {
      const t = r.range(18, 46) * s
      out += `<g transform="translate(${x},${y}) rotate(${-t})"><path d="M-7,0C-9,22 -4,40 3,50C8,36 8,16 6,0Z" fill="#c22f35"/><path d="M-7,0C-9,22 -4,40 3,50C-1,34 -2,16 -2,0Z" fill="#ff8a5c"/><path d="M-6,2L5,2L0,-8Z" fill="#3c8068"/></g>`
    }
  return out
}
function draw(plate: Plate): void {
  sky(
    plate,
    [
      [0, '#2a7f96'],
      [200, '#7fc0b4'],
      [300, '#f2e0a8'],
      [420, '#ffdf9a'],
    ],
    { steps: 12 },
  )
  sun(plate, 664, 326, 54, '#fffbe6', '#ffe9a8', { reach: 6, strength: 0.9 })
  streaks(plate, {
    y0: 100,
    y1: 380,
    cover: 0.4,
    body: '#f2d2a4',
    lip: '#fff6da',
    seed: 15,
    scale: 1.1,
    opacity: 0.8,
  })
  market(plate)
  plate.svg(flock(3, 500, 190, 60, 20, 6, 9, '#5f7f88'))
  plate.svg(`<g transform="translate(930,780)">${COOK}</g>`)
  const m = Mesh.create()
  stall(m)
  for (const x of [-1.16, 1.24]) m.box(x, 0, -2.3, 0.09, 3, 0.09, 'post')
  pullSolid(plate, m, cam, {
    sun: SUN,
    materials,
    sky: 0.32,
    bounce: 0.16,
    contact: 6,
    shadows: [{ centre: [0, 1, -2], radius: 1.9 }],
    shadowSize: 3072,
  })
  plate.svg(toppings())
  const pot = cam.project([POT[0], COUNTER + 0.33, POT[2]])
  plate.svg(
    steam(4, pot.x, pot.y + 10, 300, 430, -90, '#fff6e0') + steam(8, 792, 664, 110, 250, -60, '#fff6e0'),
    { opacity: 0.7, stipple: 0.3 },
  )
  const taken = cam.project([BOWLS[0]![0], COUNTER + 0.095, BOWLS[0]![1]])
  plate.svg(`<g transform="translate(${taken.x},${taken.y})">${takingHands(0.12 * taken.k)}</g>`)
  plate.svg(
    BOWLS.map(([x, z], i) => {
      const p = cam.project([x, COUNTER + 0.1, z])
      return steam(20 + i, p.x, p.y, 130, 190, -40, '#fff6e0')
    }).join(''),
    { opacity: 0.6, stipple: 0.3 },
  )
  plate.svg(hanging(166, 420) + hanging(1496, 330) + valance())
}
export const views: View[] = [{ name: 'culinary-experiences-cover', focusX: 830, draw }]
