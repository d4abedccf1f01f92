/** Brick houses round the square of Boudha: each of its own height, with a shaded side, framed windows, a shop below and things on the roof. */
import { FLAGS, GOLD } from './boudha.ts'
import { poly } from '../kit/cut.ts'
import { random } from '../kit/noise.ts'

/** A row of houses between two columns, their feet at the row `foot`. */
export function houseRow(seed: number, from: number, to: number, foot: number): string {
  const r = random(seed)
  let houses = ''
  const box = (bx: number, by: number, w: number, h: number, ink: string) =>
    `<path d="M${bx.toFixed(1)},${by.toFixed(1)}h${w.toFixed(1)}v${h.toFixed(1)}h${(-w).toFixed(1)}Z" fill="${ink}"/>`
  // no order that comes round again: the eye finds a rhythm of roofs at once
  const roofs = 'tgfrkgptrfgktrpmtrgk'
  for (let hx = from, i = seed; hx < to; i++) {
    const roof = roofs[i % roofs.length]!
    const w = r.range(58, 142),
      floors = r.pick([1, 2, 2, 3, 4, 4, 5]),
      storey = r.range(33, 39),
      top = foot - 24 - floors * storey - r.range(0, 12),
      [wall, side] = r.pick([
        ['#bf6e52', '#8d4a4a'],
        ['#cf9468', '#9c6355'],
        ['#dfbb94', '#a98078'],
        ['#ab5f54', '#7c424a'],
        ['#ead9bf', '#b3a0a4'],
        ['#dba48c', '#a5706a'],
      ] as const),
      side0 = w * 0.17
    houses += box(hx, top, w, foot - top, wall) + box(hx, top, side0, foot - top, side)
    if (roof === 'r' || roof === 'm') {
      // a tiled roof with a deep eave; gilt, with a maroon band below, on the monastery
      const gilt = roof === 'm',
        [lit, shade] = gilt ? [GOLD.own, GOLD.shade] : ['#8d4b45', '#6a3a46']
      houses +=
        poly(
          [
            [hx - 10, top + 4],
            [hx + w * 0.14, top - 24],
            [hx + w * 0.9, top - 24],
            [hx + w + 10, top + 4],
          ],
          lit,
        ) + // prettier-ignore
        poly(
          [
            [hx - 10, top + 4],
            [hx + w * 0.14, top - 24],
            [hx + w * 0.3, top - 24],
            [hx + side0, top + 4],
          ],
          shade,
        ) + // prettier-ignore
        box(hx - 10, top + 3, w + 20, 4, '#5b3140')
      if (gilt)
        houses +=
          `<path d="M${hx + w * 0.5 - 9},${top - 24}L${hx + w * 0.5 - 5},${top - 36}L${hx + w * 0.5},${top - 50}L${hx + w * 0.5 + 5},${top - 36}L${hx + w * 0.5 + 9},${top - 24}Z" fill="${GOLD.lit}"/>` +
          box(hx + side0, top + 7, w - side0, 9, '#7a2f3c')
    } else if (roof === 'g')
      // a gable towards the square
      houses +=
        poly(
          [
            [hx + 2, top + 1],
            [hx + w * 0.5, top - 34],
            [hx + w - 2, top + 1],
          ],
          wall,
        ) + // prettier-ignore
        poly(
          [
            [hx - 9, top + 5],
            [hx + w * 0.5, top - 44],
            [hx + w + 9, top + 5],
            [hx + w, top + 5],
            [hx + w * 0.5, top - 33],
            [hx, top + 5],
          ],
          '#7a4048',
        ) + // prettier-ignore
        box(hx + w * 0.5 - 6, top - 18, 12, 15, '#5b3140')
    else {
      // a terrace: parapet, and a tank, a line of washing, pots or an attic room
      houses += box(hx - 3, top - 5, w + 6, 8, '#f0d9b8') + box(hx - 3, top - 5, side0, 8, '#b9948c')
      if (roof === 't')
        houses += box(hx + w * 0.62, top - 25, 20, 20, '#3d4a72') + box(hx + w * 0.62 + 13, top - 25, 7, 20, '#6a78a0') // prettier-ignore
      if (roof === 'f')
        houses +=
          `<path d="M${hx + w * 0.3},${top - 5}v-20M${hx + w * 0.84},${top - 5}v-20" stroke="#5b3140" stroke-width="2.4"/>` +
          FLAGS.map((ink, k) => box(hx + w * (0.33 + k * 0.1), top - 22, w * 0.08, 11, ink)).join('')
      if (roof === 'p')
        houses += Array.from({ length: 5 }, (_, k) => `<ellipse cx="${(hx + w * (0.3 + k * 0.14)).toFixed(1)}" cy="${(top - 10 - (k % 3) * 2).toFixed(1)}" rx="${9 + (k % 2) * 3}" ry="${7 + (k % 3) * 2}" fill="${k % 2 ? '#5b9464' : '#3f7454'}"/>`).join('') // prettier-ignore
      if (roof === 'k')
        houses +=
          box(hx + w * 0.3, top - 32, w * 0.5, 28, wall) +
          box(hx + w * 0.3, top - 32, w * 0.1, 28, side) +
          box(hx + w * 0.26, top - 36, w * 0.58, 5, '#8d4b45') +
          box(hx + w * 0.56, top - 24, 12, 14, '#5b3140')
    }
    for (let floor = 0; floor < floors; floor++) {
      const wy = top + 8 + floor * storey,
        many = Math.max(2, Math.round((w - side0) / 31)),
        step = (w - side0) / many
      if (floor === floors - 1) {
        // shop fronts under one awning
        houses +=
          box(hx + side0 + 4, wy + 2, w - side0 - 8, 40, '#4a2c3c') +
          poly(
            [
              [hx + side0, wy],
              [hx + w, wy],
              [hx + w + 5, wy + 12],
              [hx + side0 - 4, wy + 12],
            ],
            ['#2f6bb8', '#d2423a', '#2f9366'][i % 3]!,
          )
        continue
      }
      for (let k = 0; k < many; k++) {
        const wx = hx + side0 + step * (k + 0.5)
        houses +=
          box(wx - 9, wy, 18, 22, '#5b3140') +
          box(wx - 11, wy - 2, 22, 3.4, '#7a4048') +
          box(wx - 11, wy + 21, 22, 3, '#f0d9b8') +
          (r() < 0.3 ? box(wx - 7, wy + 3, 6, 18, '#8fb0b8') : '')
      }
    }
    hx += w - 3
  }
  return houses
}
