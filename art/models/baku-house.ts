/** Houses of Baku's old town at dusk, as flat fronts with one turned side. */
/** One house of the old town by its kind: flat with a parapet, with a bay of lattice, gabled, domed, with an arcade on top. */
export function oldHouse(
  kind: number,
  x: number,
  foot: number,
  w: number,
  h: number,
  [lit, shade]: [string, string],
  lamps: number,
): string {
  const y = foot - h,
    window = (u: number, v: number, on: boolean, k = 1): string =>
      `<path d="M${x + w * u},${y + h * v}v${-14 * k}q${5 * k},${-8 * k} ${10 * k},0v${14 * k}Z" fill="${on ? '#ffd584' : '#241c48'}"/>`
  let s = `<path d="M${x},${foot + 60}V${y}H${x + w}V${foot + 60}Z" fill="${lit}"/><path d="M${x + w * 0.68},${foot + 60}V${y}H${x + w}V${foot + 60}Z" fill="${shade}"/>`
  if (kind === 0) s += `<path d="M${x - 3},${y}v-9h${w + 6}v9Z" fill="#c99684"/>`
  if (kind === 1)
    s +=
      `<path d="M${x - 3},${y}v-8h${w + 6}v8Z" fill="#c99684"/><path d="M${x + w * 0.18},${y + 14}h${w * 0.4}v${h * 0.42}h${-w * 0.4}Z" fill="#6a3f4c"/><path d="M${x + w * 0.14},${y + 12}h${w * 0.48}v6h${-w * 0.48}ZM${x + w * 0.14},${y + 14 + h * 0.42}h${w * 0.48}v7h${-w * 0.48}Z" fill="#a8705c"/>` +
      [0.22, 0.34, 0.46]
        .map((u) => `<path d="M${x + w * u},${y + 24}h${w * 0.08}v${h * 0.3}h${-w * 0.08}Z" fill="#ffc66e"/>`)
        .join('')
  if (kind === 2)
    s += `<path d="M${x - 5},${y}L${x + w * 0.5},${y - w * 0.24}L${x + w + 5},${y}Z" fill="#8a4a50"/><path d="M${x + w * 0.5},${y - w * 0.24}L${x + w + 5},${y}H${x + w * 0.64}Z" fill="#5a3058"/>`
  if (kind === 3)
    s += `<path d="M${x + w * 0.12},${y}v-10h${w * 0.76}v10Z" fill="${lit}"/><path d="M${x + w * 0.16},${y - 9}a${w * 0.34},${w * 0.34} 0 0 1 ${w * 0.68},0Z" fill="#b98a80"/><path d="M${x + w * 0.56},${y - 9 - w * 0.33}a${w * 0.34},${w * 0.34} 0 0 1 ${w * 0.28},${w * 0.33}h${-w * 0.2}Z" fill="#6f4a72"/><path d="M${x + w * 0.49},${y - w * 0.34 - 8}h3v-16h-3Z" fill="#ffd9a0"/>`
  if (kind === 4)
    s +=
      `<path d="M${x + 4},${y}v-34h${w - 8}v34Z" fill="${shade}"/><path d="M${x - 2},${y - 34}h${w + 4}v-7h${-w - 4}Z" fill="#c99684"/>` +
      [0.1, 0.38, 0.66]
        .map(
          (u, i) =>
            `<path d="M${x + w * u},${y}v-18q${w * 0.11},-14 ${w * 0.22},0v18Z" fill="${(lamps >> i) & 1 ? '#ffbf68' : '#241c48'}"/>`,
        )
        .join('')
  if (kind !== 1)
    for (let k = 0; k < 4; k++)
      s += window(0.1 + (k % 2) * 0.3, k < 2 ? 0.42 : 0.82, ((lamps >> k) & 1) === 1)
  return s + window(0.78, 0.6, (lamps & 8) === 8)
}
