/** The dark frame of the foreground, drawn in the picture plane. */
import { palm } from '../../kit/flora.ts'
import { mix } from '../../kit/ink.ts'
import { flock } from '../../kit/life.ts'
import { fbm, random } from '../../kit/noise.ts'
import type { Stage } from './stage.ts'

export type Front = 'palms' | 'grass' | 'rocks' | 'wall' | 'boughs' | 'blossom' | 'acacia' | 'beach' | 'none'

/** Edge of a bank that is highest in the lower corner away from the sun. */
function bankEdge({ seed, frameLeft }: Stage, high: number, low: number, rough = 18): (x: number) => number {
  return (x) => {
    const t = (frameLeft ? x : 1600 - x) / 1600
    return (
      1000 -
      low -
      (high - low) * Math.exp(-((t / 0.42) ** 2)) +
      (fbm(x / 130, seed, 4, seed) - 0.5) * rough * 2
    )
  }
}
const under = (edge: (x: number) => number) =>
  `M-10,1010${Array.from({ length: 164 }, (_, i) => `L${i * 10 - 10},${edge(i * 10 - 10).toFixed(1)}`).join('')}L1630,1010Z`

function blades(edge: (x: number) => number, seed: number, n: number, long: number): string {
  const r = random(seed)
  let d = ''
  for (let i = 0; i < n; i++) {
    const x = r.range(-10, 1610)
    const y = edge(x) + r.range(0, 8)
    const h = r.range(0.4, 1) * long
    const lean = r.range(-0.5, 0.6) * h
    d += `M${(x - 1.8).toFixed(1)},${y.toFixed(1)}Q${(x + lean * 0.3).toFixed(1)},${(y - h * 0.6).toFixed(1)} ${(x + lean).toFixed(1)},${(y - h).toFixed(1)}Q${(x + lean * 0.4 + 2).toFixed(1)},${(y - h * 0.5).toFixed(1)} ${(x + 1.8).toFixed(1)},${y.toFixed(1)}Z`
  }
  return d
}

export const palmInks = ({ mood }: Stage) => ({
  trunk: mix('#6b4a52', mood.dark, 0.3),
  trunkLit: mix('#f0b98a', mood.shade[0], mood.dim + 0.1),
  back: mix(mood.dark, '#0f4a45', 0.4),
  mid: mix(mix('#1f7463', mood.dark, 0.25), mood.shade[1], mood.dim),
  lit: mix(mix('#9cc25c', mood.sky[3], 0.25), mood.shade[0], mood.dim * 1.1),
})

function bank(stage: Stage, high: number, low: number, long: number): void {
  const { plate, mood, seed } = stage
  const edge = bankEdge(stage, high, low)
  const behind = bankEdge({ ...stage, seed: seed + 7 }, high * 1.3, low * 1.7)
  const dark = mix(mood.dark, '#1f4a3c', 0.45)
  const mid = mix(mix(dark, '#6f8f4c', 0.34), mood.shade[1], 0.2 + mood.dim * 0.5)
  const catching = mix(mix('#a9b95c', mood.sky[3], 0.3), mood.shade[1], 0.2 + mood.dim)
  plate.svg(`<path d="${under(behind)}${blades(behind, seed + 8, 520, long * 0.7)}" fill="${mid}"/>`)
  plate.svg(`<path d="${blades(behind, seed + 9, 120, long * 0.7)}" fill="${catching}"/>`)
  plate.svg(`<path d="${under(edge)}${blades(edge, seed + 4, 620, long)}" fill="${dark}"/>`)
  plate.svg(`<path d="${blades(edge, seed + 5, 90, long * 0.9)}" fill="${catching}"/>${flowers(stage, edge)}`)
}

/** A few flowers in clumps along the bank, in the accents of the place. */
function flowers({ mood, seed }: Stage, edge: (x: number) => number): string {
  const r = random(seed + 15)
  let out = ''
  for (let clump = 0; clump < 4; clump++) {
    const x = r.range(0, 1600)
    const ink = mix(mood.accents[clump % 2]!, mood.shade[0], 0.12 + mood.dim)
    for (let i = 0; i < 9; i++) {
      const px = x + r.range(-60, 60)
      out += `<circle cx="${px.toFixed(0)}" cy="${(edge(px) - r.range(-14, 18)).toFixed(0)}" r="${r.range(2, 3.6).toFixed(1)}" fill="${ink}"/>`
    }
  }
  return out
}

function palms(stage: Stage): void {
  const { sunLeft, frameLeft, seed, plate } = stage
  bank(stage, 120, 26, 22)
  const inks = palmInks(stage)
  const side = (x: number) => (frameLeft ? x : 1600 - x)
  const lean = frameLeft ? 1 : -1
  plate.svg(
    palm(
      seed + 4,
      side(90),
      960,
      560 + (seed % 5) * 24,
      lean * (180 + (seed % 4) * 26),
      inks,
      sunLeft,
      0.46,
    ) + palm(seed + 9, side(20), 990, 400 + (seed % 3) * 30, lean * -20, inks, sunLeft, 0.48),
  )
}

/** Rounded boulders with a lit shoulder. */
function rocks(stage: Stage): void {
  const { plate, mood, seed, sunLeft, frameLeft } = stage
  const r = random(seed + 12)
  const side = (x: number) => (frameLeft ? x : 1600 - x)
  const stone = mix(mood.dark, '#5b5560', 0.4)
  const lit = mix('#cdb4a4', mood.shade[0], 0.3 + mood.dim * 0.6)
  let out = ''
  for (let i = 0; i < 9; i++) {
    const x = side(-30 + i * 62 + r.range(-16, 16))
    const w = r.range(90, 150) * (1 - i * 0.06)
    const h = w * r.range(0.55, 0.95)
    const y = 1010
    const k = sunLeft ? -1 : 1
    out += `<path d="M${x - w},${y}C${x - w},${y - h * 1.1} ${x - w * 0.4},${y - h * 1.5} ${x + w * 0.1},${y - h * 1.45}C${x + w * 0.7},${y - h * 1.3} ${x + w},${y - h * 0.7} ${x + w},${y}Z" fill="${stone}"/>`
    out += `<path d="M${x + k * w * 0.25},${y - h * 1.38}C${x + k * w * 0.7},${y - h * 1.25} ${x + k * w * 0.92},${y - h * 0.8} ${x + k * w * 0.94},${y - h * 0.3}C${x + k * w * 0.7},${y - h * 0.9} ${x + k * w * 0.5},${y - h * 1.15} ${x + k * w * 0.25},${y - h * 1.38}Z" fill="${lit}"/>`
  }
  plate.svg(out)
  bank(stage, 44, 8, 14)
}

/** A low wall with coping, a pot plant, and two people looking out. */
function wall(stage: Stage): void {
  const { plate, mood, sunLeft, seed } = stage
  const top = 905
  const face = mix(mood.shade[1], mood.dark, 0.5)
  const coping = mix(mix('#f0d8b4', mood.shade[0], 0.45), mood.dark, 0.1 + mood.dim * 0.4)
  const r = random(seed + 21)
  let stones = ''
  for (let row = 0; row < 4; row++)
    for (let x = -20 - r() * 30; x < 1620;) {
      const w = r.range(34, 78)
      stones += `<rect x="${x.toFixed(0)}" y="${top + 20 + row * 26}" width="${(w - 3).toFixed(0)}" height="23" rx="3" fill="${mix(face, mood.shade[0], r.range(0, 0.16))}"/>`
      x += w
    }
  const pair = sunLeft ? 1060 : 470
  plate.svg(
    `${watchers(stage, pair, top + 6, 84)}<rect x="-10" y="${top}" width="1620" height="110" fill="${face}"/>${stones}<rect x="-10" y="${top - 6}" width="1620" height="20" fill="${coping}"/><rect x="-10" y="${top + 12}" width="1620" height="7" fill="${mood.dark}" fill-opacity=".5"/>`,
  )
  const shrub = sunLeft ? 1380 : 220
  const leaf = mix(mood.dark, '#2f6a4a', 0.5)
  let leaves = ''
  for (let i = 0; i < 90; i++) {
    const a = r.range(0, Math.PI)
    const d = r.range(0, 1) ** 0.6 * 92
    const flower = i % 3 === 0
    leaves += `<circle cx="${(shrub + Math.cos(a) * d * 1.2).toFixed(0)}" cy="${(top - 10 - Math.sin(a) * d * 0.8).toFixed(0)}" r="${r.range(6, 13).toFixed(1)}" fill="${flower ? mix(mood.accents[1], mood.shade[1], 0.25) : r() < 0.3 ? mix(leaf, mood.light, 0.3) : leaf}"/>`
  }
  plate.svg(leaves)
}

/** Two people seen from behind, `k` pixels per metre over 1.7 m; feet hidden by whatever they stand behind. */
export function watchers({ mood, sunLeft }: Stage, x: number, y: number, k: number): string {
  const inks = [mix(mood.accents[0], mood.dark, 0.25), mix('#f2ddb8', mood.shade[0], 0.35)]
  const hair = mix(mood.dark, '#2a1e2c', 0.5)
  const rim = mix(mood.light, mood.sky[3], 0.4)
  const person = (px: number, s: number, ink: string) => {
    const d = sunLeft ? -1 : 1
    return `<g transform="translate(${px},${y}) scale(${s * d},${s})"><path d="M-.3,0 L-.27,-.9 C-.3,-1.25 -.24,-1.42 -.08,-1.47 L.1,-1.47 C.26,-1.42 .31,-1.2 .28,-.9 L.3,0Z" fill="${ink}"/><path d="M.3,0 L.28,-.9 C.31,-1.2 .26,-1.42 .1,-1.47 L.02,-1.47 C.16,-1.3 .18,-1 .17,0Z" fill="${rim}"/><circle cx="0" cy="-1.66" r=".155" fill="${hair}"/><path d="M.02,-1.81 A.155,.155 0 0 1 .05,-1.51 C.1,-1.6 .1,-1.72 .02,-1.81Z" fill="${rim}"/></g>`
  }
  return person(x, k, inks[0]!) + person(x + k * 0.74, k * 0.94, inks[1]!)
}

/** Leafy boughs hanging into an upper corner; blossom when `bloom`. */
function boughs(stage: Stage, bloom: boolean): void {
  const { plate, mood, seed, frameLeft } = stage
  const r = random(seed + 31)
  const wood = mix(mood.dark, '#3a2a30', 0.5)
  const far = bloom ? mix('#d98aa0', mood.shade[1], 0.35) : mix(mood.dark, '#1f4a3c', 0.4)
  const near = bloom
    ? mix('#ffd3d6', mood.shade[0], 0.15 + mood.dim)
    : mix('#7f9a4c', mood.shade[1], 0.3 + mood.dim * 0.5)
  let limbs = ''
  let back = ''
  let front = ''
  for (let limb = 0; limb < 4; limb++) {
    let x = -20
    let y = r.range(-40, 130)
    let d = `M${x},${y}`
    const reach = r.range(320, 620)
    const drop = r.range(0.12, 0.4)
    for (let t = 0; x < reach; t++) {
      x += 26
      y += 26 * drop + (fbm(t / 3, limb, 3, seed) - 0.5) * 34
      d += `L${x},${y.toFixed(0)}`
      for (let i = 0; i < (bloom ? 9 : 7); i++) {
        const [cx, cy] = [x + r.range(-34, 34), y + r.range(-30, 34)]
        const size = r.range(5, bloom ? 10 : 13)
        const leaf = bloom
          ? `M${(cx - size).toFixed(0)},${cy.toFixed(0)}a${size.toFixed(0)},${size.toFixed(0)} 0 1 1 ${(2 * size).toFixed(0)},0a${size.toFixed(0)},${size.toFixed(0)} 0 1 1 ${(-2 * size).toFixed(0)},0Z`
          : `M${cx.toFixed(0)},${cy.toFixed(0)}q${(size * 1.4).toFixed(0)},${(-size * 0.7).toFixed(0)} ${(size * 2.4).toFixed(0)},${(size * 0.9).toFixed(0)}q${(-size * 1.6).toFixed(0)},${(size * 0.5).toFixed(0)} ${(-size * 2.4).toFixed(0)},${(-size * 0.9).toFixed(0)}Z`
        if (r() < 0.6) back += leaf
        else front += leaf
      }
    }
    limbs += `<path d="${d}" fill="none" stroke="${wood}" stroke-width="${(9 - limb * 1.5).toFixed(1)}" stroke-linejoin="round"/>`
  }
  const flip = !frameLeft ? ' transform="translate(1600,0) scale(-1,1)"' : ''
  plate.svg(`<g${flip}><path d="${back}" fill="${far}"/>${limbs}<path d="${front}" fill="${near}"/></g>`)
}

/** An umbrella thorn at the edge of the picture. */
function acacia(stage: Stage): void {
  const { plate, mood, frameLeft, seed } = stage
  bank(stage, 90, 22, 34)
  const r = random(seed + 41)
  const flip = !frameLeft ? ' transform="translate(1600,0) scale(-1,1)"' : ''
  const dark = mix(mood.dark, '#26402f', 0.45)
  const lit = mix('#a8a04c', mood.shade[0], 0.2 + mood.dim)
  let crown = ''
  let top = ''
  for (let i = 0; i < 260; i++) {
    const t = r.range(-1, 1)
    const x = 250 + t * 330
    const y = 400 + Math.abs(t) * 46 + r.range(-34, 26) * (1 - Math.abs(t) * 0.6)
    const w = r.range(18, 40)
    crown += `M${(x - w).toFixed(0)},${y.toFixed(0)}q${w.toFixed(0)},${(-w * 0.8).toFixed(0)} ${(2 * w).toFixed(0)},0q${(-w).toFixed(0)},${(w * 0.36).toFixed(0)} ${(-2 * w).toFixed(0)},0Z`
    if (i % 3 === 0 && t > -0.7)
      top += `M${(x - w * 0.7).toFixed(0)},${(y - 16).toFixed(0)}q${(w * 0.7).toFixed(0)},${(-w * 0.5).toFixed(0)} ${(w * 1.4).toFixed(0)},0q${(-w * 0.7).toFixed(0)},${(w * 0.2).toFixed(0)} ${(-w * 1.4).toFixed(0)},0Z`
  }
  plate.svg(
    `<g${flip}><path d="M196,1000 C214,840 226,700 214,610 C190,540 120,480 60,440 L74,432 C150,470 206,520 232,580 C240,520 280,470 340,430 L352,438 C296,486 262,540 256,612 C252,720 250,860 262,1000Z" fill="${dark}"/><path d="${crown}" fill="${dark}"/><path d="${top}" fill="${lit}"/></g>`,
  )
}

/** A wedge of sand in the corner with grass on it. */
function beach(stage: Stage): void {
  const { plate, mood, frameLeft } = stage
  const sand = mix(mix('#f6dcae', mood.sky[3], 0.15), mood.shade[1], mood.dim)
  const flip = !frameLeft ? ' transform="translate(1600,0) scale(-1,1)"' : ''
  plate.svg(
    `<g${flip}><path d="M-10,890C180,850 380,880 620,950C700,972 760,990 800,1010L-10,1010Z" fill="${mix(sand, '#fffaf0', 0.5)}"/><path d="M-10,900C180,862 370,892 590,958C660,978 700,992 740,1010L-10,1010Z" fill="${sand}"/><path d="M-10,960C160,920 320,940 480,1010L-10,1010Z" fill="${mix(sand, mood.shade[0], 0.4)}"/></g>`,
  )
}

export function pullFront(stage: Stage, front: Front): void {
  if (front === 'palms') palms(stage)
  else if (front === 'grass') bank(stage, 150, 40, 40)
  else if (front === 'rocks') rocks(stage)
  else if (front === 'wall') wall(stage)
  else if (front === 'boughs' || front === 'blossom') {
    boughs(stage, front === 'blossom')
    bank(stage, 90, 20, 18)
  } else if (front === 'acacia') acacia(stage)
  else if (front === 'beach') beach(stage)
}

/** Far birds in the quiet part of the sky. */
export function birds({ plate, seed, mood, sunLeft, horizon }: Stage): void {
  const x = (sunLeft ? 980 : 620) + (seed % 5) * 40
  plate.svg(flock(seed + 6, x, horizon * 0.42, 130, 46, 9, 10, mix(mood.dark, mood.sky[1], 0.25)))
}
