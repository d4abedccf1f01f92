/** Women carrying gebogan, towers of fruit, to a temple; seen from behind, as SVG: 1 unit = 1 m, feet at the origin, sun from the left. */

export interface Bearer {
  /** Blouse lit and in shade, sash, sarong lit and in shade. */
  blouse: readonly [string, string]
  sash: string
  sarong: readonly [string, string]
  /** Both hands raised, or the left only. */
  hands: 1 | 2
}
/** Rows of fruit on a silver foot, topped with cut palm leaf; stands on y=0 upwards. */
function gebogan(): string {
  const rows: [number, string, string][] = [
    [4, '#d9503c', '#ff9a6c'],
    [4, '#8fae3c', '#d9dc74'],
    [3, '#f0a83c', '#ffe08c'],
    [3, '#c9406c', '#ff9aa4'],
    [2, '#e8c84c', '#fff0a8'],
  ]
  let y = -0.12
  const fruit = rows
    .map(([n, own, lit], k) => {
      const r = 0.082 - k * 0.005,
        wide = (n - 1) * r * 1.7
      y -= r * 1.55
      return Array.from({ length: n }, (_, i) => {
        const x = -wide / 2 + i * r * 1.7
        return `<circle cx="${x.toFixed(3)}" cy="${(y + r * 0.6).toFixed(3)}" r="${(r * 1.05).toFixed(3)}" fill="${own}"/><circle cx="${(x - r * 0.3).toFixed(3)}" cy="${(y + r * 0.3).toFixed(3)}" r="${(r * 0.55).toFixed(3)}" fill="${lit}"/>`
      }).join('')
    })
    .join('')
  const fan = [-0.5, -0.25, 0, 0.25, 0.5]
    .map(
      (a) =>
        `<path d="M0,0 q-.05,-.16 0,-.34 q.05,.18 0,.34Z" transform="translate(0,${y.toFixed(3)}) rotate(${a * 90})" fill="${a < 0.1 ? '#fff0b8' : '#d9b868'}"/>`,
    )
    .join('')
  return `<path d="M-.2,0 L-.14,-.1 L.14,-.1 L.2,0Z" fill="#b9a88c"/><path d="M-.2,0 L-.14,-.1 L-.04,-.1 L-.08,0Z" fill="#fff3d8"/>${fan}${fruit}`
}
export function offeringBearer({ blouse, sash, sarong, hands }: Bearer): string {
  const raised = (s: 1 | -1, ink: string, sleeve: string) =>
    `<path d="M${s * 0.15},-1.34 C${s * 0.32},-1.36 ${s * 0.4},-1.46 ${s * 0.38},-1.56 L${s * 0.2},-1.76 L${s * 0.26},-1.8 L${s * 0.48},-1.58 C${s * 0.5},-1.4 ${s * 0.36},-1.22 ${s * 0.16},-1.2Z" fill="${sleeve}"/><path d="M${s * 0.36},-1.62 L${s * 0.18},-1.8 L${s * 0.23},-1.86 L${s * 0.44},-1.66Z" fill="${ink}"/>`
  const hanging = `<path d="M.16,-1.36 C.27,-1.26 .3,-1.06 .29,-.84 L.22,-.83 C.22,-1.02 .2,-1.12 .14,-1.22Z" fill="${blouse[1]}"/><path d="M.22,-.84 L.29,-.84 L.27,-.72 L.22,-.72Z" fill="#8a5844"/>`
  return `<ellipse cx=".5" cy=".01" rx=".7" ry=".06" fill="#6f5f7c" fill-opacity=".55"/><path d="M-.14,0 L-.02,0 L-.03,-.1 L-.13,-.1Z M.05,-.02 L.16,-.02 L.15,-.12 L.05,-.12Z" fill="#8a5844"/>
<path d="M-.2,-.92 C-.26,-.6 -.22,-.3 -.18,-.07 L.2,-.07 C.24,-.3 .27,-.6 .2,-.92Z" fill="${sarong[1]}"/><path d="M-.2,-.92 C-.26,-.6 -.22,-.3 -.18,-.07 L-.04,-.07 C-.1,-.36 -.1,-.66 -.06,-.92Z" fill="${sarong[0]}"/><path d="M-.21,-.3 L.22,-.3 L.215,-.22 L-.2,-.22Z M-.19,-.15 L.21,-.15 L.205,-.11 L-.185,-.11Z" fill="${sash}" fill-opacity=".8"/><path d="M.04,-.9 L.1,-.07" stroke="${sarong[0]}" stroke-width=".02" stroke-opacity=".6"/>
<path d="M-.21,-.82 C-.2,-1.04 -.24,-1.26 -.15,-1.38 L.15,-1.38 C.24,-1.26 .2,-1.04 .21,-.82 C.08,-.77 -.08,-.77 -.21,-.82Z" fill="${blouse[1]}"/><path d="M-.21,-.82 C-.2,-1.04 -.24,-1.26 -.15,-1.38 L-.02,-1.38 C-.1,-1.2 -.08,-1 -.06,-.78 C-.12,-.78 -.16,-.8 -.21,-.82Z" fill="${blouse[0]}"/><path d="M-.2,-1.02 L.2,-1.02 L.2,-.9 L-.2,-.9Z" fill="${sash}"/><path d="M.02,-.94 L.12,-.94 L.14,-.62 L.06,-.6Z" fill="${sash}"/>
${raised(-1, '#e0a27c', blouse[0])}${hands === 2 ? raised(1, '#8a5844', blouse[1]) : hanging}
<path d="M-.06,-1.5 L.07,-1.5 L.08,-1.34 L-.07,-1.34Z" fill="#a86c50"/><circle cx="0" cy="-1.6" r=".135" fill="#2a2230"/><path d="M-.135,-1.6 A.135,.135 0 0 1 -.04,-1.73 C-.1,-1.66 -.1,-1.56 -.07,-1.49 A.135,.135 0 0 1 -.135,-1.6Z" fill="#7a5444"/><circle cx="0" cy="-1.49" r=".07" fill="#2a2230"/><path d="M.1,-1.66 q.06,-.05 .08,0 q.05,.05 -.02,.07 q-.06,.02 -.06,-.07Z" fill="#fff3d8"/>
<path d="M-.18,-1.72 L.18,-1.72 L.14,-1.78 L-.14,-1.78Z" fill="#d9b868"/><g transform="translate(0,-1.77)">${gebogan()}</g>`
}
