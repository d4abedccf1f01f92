/** Moscow: one street lamp in the snowfall before St Basil's at dusk; in its light a mother pulls a child on a sledge. */
import { edgeLight, place } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { clamp, rgb, smoothstep } from '../kit/ink.ts'
import { random } from '../kit/noise.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import type { Pt } from '../kit/vec.ts'
import { cathedral } from '../models/basil-dusk.ts'
import { CHILD_SHADE, MOTHER_SHADE, sledgeRide, TOW } from '../models/sledge-ride.ts'
import { gateTower, LIGHT, snowLamp } from '../models/snow-lamp.ts'

type Spot = readonly [x: number, y: number, k: number]
interface Layout {
  wide: number
  horizon: number
  church: Spot
  tower: Spot
  lamp: Spot
  /** Half the width and half the depth of the lamp's light on the snow. */
  pool: Pt
  folk: Spot
}
const f = (v: number) => v.toFixed(1)
const lightOf = ({ lamp: [x, y, k] }: Layout): Pt => [x, y - LIGHT * k]
/** The light on the snow. */
const poolPath = ({ lamp: [x, y], pool }: Layout, k: number): string => {
  const [a, b] = [pool[0] * k, pool[1] * k]
  return `M${f(x - a)},${f(y)}A${a},${b} 0 0 1 ${f(x + a)},${f(y)}A${a},${b} 0 0 1 ${f(x - a)},${f(y)}Z`
}
/** How much of the lamp's light reaches a point of the snow. The rim is uneven, as the snow is. */
function lightOn({ lamp, pool }: Layout, px: number, py: number): number {
  const [u, v] = [(px - lamp[0]) / pool[0], (py - lamp[1]) / pool[1]],
    a = Math.atan2(v, u),
    uneven = 0.004 * Math.sin(3 * a + 1) + 0.003 * Math.sin(7 * a + 2)
  return 1 - smoothstep(0.975, 0.995, Math.hypot(u, v) + uneven)
}
/** The air that the lamp lights: from the lantern down to the edge of the pool. */
function conePath(l: Layout): string {
  const [x, y] = lightOf(l),
    k = l.lamp[2],
    [a, b] = l.pool
  return `M${f(x - 0.17 * k)},${f(y)}L${f(x - a)},${f(l.lamp[1])}A${a},${b} 0 0 0 ${f(x + a)},${f(l.lamp[1])}L${f(x + 0.17 * k)},${f(y)}Z`
}
/** How far a point is inside the cone, in pixels across; negative outside. */
function depthInCone(l: Layout, px: number, py: number): number {
  const [x, y] = lightOf(l),
    t = (py - y) / (l.lamp[1] - y)
  return t < 0 ? t * 100 - 1 : 0.17 * l.lamp[2] + t * (l.pool[0] - 0.17 * l.lamp[2]) - Math.abs(px - x)
}
/** Flakes of three sizes, apart from one another. Those in the light are gold and more in number. The large ones keep off the church; all keep off the lantern, the lit snow and the people. */
function flakes(l: Layout, seed: number): string {
  const r = random(seed),
    [lx, ly] = lightOf(l),
    [cx, cy, ck] = l.church,
    [px0, py0, pk] = l.folk,
    taken: Pt[] = []
  const sheet = (cell: number, low: number, high: number, share: number, gold: boolean): string => {
    let d = ''
    for (let y = cell / 2; y < 1000; y += cell)
      for (let x = cell / 2; x < l.wide; x += cell) {
        const px = x + r.range(-0.4, 0.4) * cell,
          py = y + r.range(-0.4, 0.4) * cell,
          size = r.range(low, high),
          onChurch = Math.abs(px - cx) < 26 * ck && py > cy - 68 * ck && py < cy,
          onPeople = px > px0 - 2.1 * pk && px < px0 + 0.6 * pk && py > py0 - 1.1 * pk,
          onFace = Math.hypot(px - px0 - 0.2 * pk, py - py0 + 1.5 * pk) < 0.28 * pk
        if (r() > share || (gold ? depthInCone(l, px, py) < 14 : depthInCone(l, px, py) > -14)) continue
        if (gold ? py > l.lamp[1] - l.pool[1] - 8 : Math.hypot((px - lx) / (l.pool[0] + 14), (py - l.lamp[1]) / (l.pool[1] + 14)) < 1) continue // prettier-ignore
        if (onPeople || onFace || (onChurch && size > 2)) continue
        if (Math.hypot(px - lx, py - ly) < 0.5 * l.lamp[2] || Math.abs(px - lx) < (gold ? 16 : 0)) continue
        if (!gold && py > l.horizon && (size < 2.2 || py < l.horizon + 40)) continue
        if (taken.some(([qx, qy]) => Math.hypot(px - qx, py - qy) < 22)) continue
        taken.push([px, py])
        d += `<circle cx="${f(px)}" cy="${f(py)}" r="${f(size)}" fill="${gold ? '#fffbe2' : '#c4d0f6'}"/>`
      }
    return d
  }
  return (
    sheet(210, 5.8, 8, 0.6, false) +
    sheet(118, 2.8, 3.8, 0.5, false) +
    sheet(78, 1.4, 2, 0.7, false) +
    sheet(128, 5.4, 7.4, 0.6, true) +
    sheet(76, 3, 4.4, 0.6, true) +
    sheet(54, 1.6, 2.4, 0.7, true)
  )
}
/** The shadow on the snow of something `high` metres tall that stands at (x, y), away from the lamp. */
function shadow(l: Layout, [x, y, k]: Spot, high: number, body: string): string {
  const h = high * k,
    lamp = l.lamp[2] * LIGHT,
    share = (0.5 * h) / (lamp - h),
    dx = ((x - l.lamp[0]) * share) / high,
    dy = ((y - l.lamp[1]) * share) / high
  return `<g transform="matrix(${k},0,${f(-dx)},${f(-dy)},${x},${y})">${body}</g>`
}
/** The snow of the square with the tracks, and the lamp's light on it with the shadows. */
function snow(l: Layout): { ground: string; light: string } {
  const { horizon: h, lamp, pool, folk, church, wide } = l,
    [sx, sy, sk] = [folk[0] + TOW[0] * folk[2], folk[1] + TOW[1] * folk[2], folk[2]],
    [cx, cy, ck] = church
  // two tracks from the porch, wider towards us
  const track = (from: Pt, to: Pt, thick: number, end: number): string => {
    const [x0, y0] = from,
      [x1, y1] = to,
      y = (t: number) => y0 + (y1 - y0) * t
    return `M${f(x0)},${f(y0)}C${f(x0 - 90)},${f(y(0.4))} ${f(x0 - 120)},${f(y(0.97))} ${f(x1)},${f(y1)}L${f(x1)},${f(y1 + end)}C${f(x0 - 126)},${f(y(0.99) + end)} ${f(x0 - 94)},${f(y(0.4))} ${f(x0 + thick)},${f(y0)}Z`
  }
  const tracks =
    track([cx - 10.6 * ck, cy + 3], [sx - 0.3 * sk, sy - 15], 1.6, 5) +
    track([cx - 10.6 * ck + 8, cy + 3], [sx - 0.3 * sk, sy - 4], 1.6, 6)
  const cast = shadow(l, folk, 1.7, MOTHER_SHADE) + shadow(l, [sx, sy, sk], 1.4, CHILD_SHADE)
  return {
    ground:
      `<linearGradient id="snow" x1="0" y1="${h}" x2="0" y2="1000" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#5a68b8"/><stop offset=".4" stop-color="#3b479a"/><stop offset="1" stop-color="#1f2664"/></linearGradient>` +
      `<path d="M-10,${h}H${wide + 10}V1010H-10Z" fill="url(#snow)"/>` +
      `<path d="M-10,${h + 46}Q${wide * 0.2},${h + 22} ${wide * 0.52},${h + 58}T${wide + 10},${h + 40}V${h + 70}Q${wide * 0.7},${h + 96} ${wide * 0.4},${h + 82}T-10,${h + 84}Z" fill="#6674c2" opacity=".35"/>` +
      `<path d="M-10,${lamp[1] + 70}C${wide * 0.16},${lamp[1] + 58} ${wide * 0.36},${lamp[1] + 96} ${wide * 0.62},1010H-10Z" fill="#181e58"/>` +
      `<path d="${tracks}" fill="#1d256a"/>`,
    light:
      `<defs><radialGradient id="pool" gradientUnits="userSpaceOnUse" cx="${lamp[0]}" cy="${lamp[1]}" r="${pool[0]}" gradientTransform="translate(0,${lamp[1]}) scale(1,${pool[1] / pool[0]}) translate(0,${-lamp[1]})"><stop offset="0" stop-color="#fffbea"/><stop offset=".45" stop-color="#fff1cc"/><stop offset=".8" stop-color="#ffe0a6"/><stop offset="1" stop-color="#fbc684"/></radialGradient>` +
      `</defs><path d="${poolPath(l, 1.08)}" fill="url(#pool)"/><path d="${tracks}" fill="#d49a78"/><g fill="#6b6cb4">${cast.replaceAll(/ fill="[^"]+"/gu, '')}</g>`,
  }
}
function draw(plate: Plate, l: Layout): void {
  const { horizon: h, church, tower, lamp, pool, folk } = l,
    [lx, ly] = lightOf(l),
    { ground, light } = snow(l)
  bareSky(plate, [
    [0, '#0a0d30'],
    [h * 0.35, '#161b52'],
    [h * 0.7, '#303a88'],
    [h, '#6a6fbe'],
  ])
  plate.svg(
    place(...tower, gateTower((church[0] - tower[0]) / tower[2], 60)) +
      ground +
      place(...church, cathedral()),
  )
  const glow = rgb('#d98a4c')
  plate.field(
    (px, py) => {
      const q = Math.hypot(px - lx, py - ly) / (lamp[2] * 2)
      return q > 1 ? null : [glow, 0.8 * (1 - q) ** 2.4]
    },
    { blend: 'screen' },
  )
  plate.svg(
    `<linearGradient id="cone" gradientUnits="userSpaceOnUse" x1="0" y1="${ly}" x2="0" y2="${lamp[1]}"><stop offset="0" stop-color="#fff2c6" stop-opacity=".98"/><stop offset=".25" stop-color="#fcd08a" stop-opacity=".93"/><stop offset=".58" stop-color="#f0aa70" stop-opacity=".88"/><stop offset=".78" stop-color="#e2967a" stop-opacity=".82"/><stop offset="1" stop-color="#c98084" stop-opacity="0"/></linearGradient><path d="${conePath(l)}" fill="url(#cone)"/>`,
  )
  // the snow round it glows a little
  const bounce = rgb('#a8624e')
  plate.field(
    (px, py) => {
      const q = Math.hypot((px - lamp[0]) / pool[0], (py - lamp[1]) / pool[1])
      return q > 1.5 || py < h ? null : [bounce, 0.75 * clamp((1.5 - q) / 0.5) ** 2]
    },
    { blend: 'screen' },
  )
  plate.svg(light, { mask: (px, py) => lightOn(l, px, py), stipple: 0.1 })
  plate.svg(
    flakes(l, 11) +
      place(...lamp, snowLamp()) +
      edgeLight(place(...folk, sledgeRide()), [1, -0.7], folk[2] / 110, '#ffcb8c'),
  )
}
export const views: View[] = [
  {
    name: 'beautiful-russia-cover',
    focusX: 800,
    draw: (plate) =>
      draw(plate, {
        wide: 1600,
        horizon: 682,
        church: [360, 692, 9.6],
        tower: [1506, 686, 6],
        lamp: [1036, 852, 190],
        pool: [572, 146],
        folk: [884, 918, 198],
      }),
    drawLink: (plate) =>
      draw(plate, {
        wide: 1600,
        horizon: 560,
        church: [620, 570, 7.8],
        tower: [1510, 564, 4.9],
        lamp: [1150, 704, 156],
        pool: [436, 116],
        folk: [1025, 758, 163],
      }),
    drawTall: (plate) =>
      draw(plate, {
        wide: 750,
        horizon: 586,
        church: [178, 596, 6.3],
        tower: [1000, 590, 4.4],
        lamp: [584, 858, 178],
        pool: [516, 138],
        folk: [450, 920, 184],
      }),
  },
]
