/** Women carrying gebogan, towers of fruit, to a temple; seen from behind, as SVG: 1 unit = 1 m, feet at the origin, low sun behind on the left. */

export interface Bearer {
  /** Blouse in shade and in the light, sash, sarong in shade and in the light. */
  blouse: readonly [string, string]
  sash: string
  sarong: readonly [string, string]
  /** Both hands at the tray, or the left only. */
  hands: 1 | 2
}
const SKIN = '#8a5440'
const SKIN_LIT = '#dc9a6c'
const HAIR = '#2c2030'

/** Rows of fruit on a silver foot, topped with cut palm leaf; stands on y=0 upwards. */
function gebogan(): string {
  const rows: [number, string, string][] = [
    [5, '#c2452f', '#ff8f5c'],
    [4, '#7f9c34', '#d9dc74'],
    [4, '#e8962f', '#ffd27a'],
    [3, '#b93462', '#ff8f9c'],
    [2, '#e0b83c', '#fff0a0'],
  ]
  let y = -0.1
  let [own, lit] = ['', '']
  for (const [n, ink, light] of rows) {
    const r = 0.074
    y -= r * 1.5
    for (let i = 0; i < n; i++) {
      const cx = (i - (n - 1) / 2) * r * 1.62
      own += `<circle cx="${cx.toFixed(3)}" cy="${(y + r * 0.5).toFixed(3)}" r="${r}" fill="${ink}"/>`
      if (i === 0)
        lit += `<path d="M${(cx - r * 0.1).toFixed(3)},${(y - r * 0.48).toFixed(3)}A${r},${r} 0 0 0 ${(cx - r * 0.1).toFixed(3)},${(y + r * 1.48).toFixed(3)}Q${(cx - r * 0.55).toFixed(3)},${(y + r * 0.5).toFixed(3)} ${(cx - r * 0.1).toFixed(3)},${(y - r * 0.48).toFixed(3)}Z" fill="${light}"/>`
      else
        lit += `<circle cx="${(cx - r * 0.24).toFixed(3)}" cy="${(y + r * 0.22).toFixed(3)}" r="${(r * 0.4).toFixed(3)}" fill="${light}"/>`
    }
  }
  const fan = [-60, -34, -10, 12, 36, 60]
    .map(
      (a) =>
        `<path d="M-.012,0C-.06,-.14 -.04,-.24 0,-.34C.05,-.24 .06,-.12 .012,0Z" transform="translate(0,${(y + 0.02).toFixed(3)}) rotate(${a})" fill="${a < 0 ? '#fff0b8' : '#cfa85a'}"/>`,
    )
    .join('')
  return `<path d="M-.24,0C-.2,-.06 -.2,-.07 -.2,-.11H.2C.2,-.07 .2,-.06 .24,0Z" fill="#94806c"/><path d="M-.24,0C-.2,-.06 -.2,-.07 -.2,-.11H-.12C-.13,-.06 -.14,-.03 -.15,0Z" fill="#ffe9bc"/>${fan}${own}${lit}`
}
/** An arm raised to the tray: sleeve to the elbow, forearm, and a hand whose fingers lie along the rim. */
const raised = (s: 1 | -1, skin: string, sleeve: string): string =>
  `<g transform="scale(${s},1)"><path d="M.3,-1.5C.37,-1.58 .36,-1.66 .27,-1.73L.235,-1.77C.22,-1.79 .235,-1.81 .26,-1.8L.33,-1.75C.43,-1.68 .44,-1.58 .39,-1.49Z" fill="${skin}"/>` +
  `<path d="M.275,-1.74C.25,-1.8 .2,-1.82 .155,-1.815C.14,-1.82 .14,-1.845 .155,-1.85C.22,-1.87 .29,-1.85 .325,-1.78Z" fill="${skin}"/>` +
  `<path d="M.11,-1.38C.19,-1.41 .27,-1.45 .31,-1.53C.34,-1.57 .42,-1.55 .42,-1.48C.38,-1.34 .28,-1.24 .16,-1.17Z" fill="${sleeve}"/></g>`
const hanging = (sleeve: string): string =>
  `<path d="M.235,-.9C.25,-.86 .25,-.8 .245,-.74C.25,-.7 .24,-.66 .22,-.645C.2,-.65 .19,-.7 .195,-.76L.185,-.88Z" fill="${SKIN}"/><path d="M.1,-1.4C.2,-1.4 .235,-1.34 .245,-1.24C.255,-1.12 .262,-1 .25,-.87H.175C.175,-1 .165,-1.08 .13,-1.18Z" fill="${sleeve}"/>`

let serial = 0
/** `step` is the foot that is lifted to the next stair. */
export function offeringBearer({ blouse, sash, sarong, hands }: Bearer, step: 1 | -1): string {
  const id = `bearer${serial++}`
  const skirt =
    'M-.165,-.93C-.235,-.76 -.235,-.6 -.2,-.38C-.185,-.26 -.17,-.16 -.165,-.07Q0,-.035 .165,-.07C.17,-.16 .185,-.26 .2,-.38C.235,-.6 .235,-.76 .165,-.93Z'
  const back =
    'M-.2,-.8C-.17,-.9 -.15,-.98 -.155,-1.06C-.165,-1.2 -.21,-1.28 -.205,-1.36C-.2,-1.42 -.13,-1.43 -.07,-1.46H.07C.13,-1.43 .2,-1.42 .205,-1.36C.21,-1.28 .165,-1.2 .155,-1.06C.15,-.98 .17,-.9 .2,-.8C.07,-.765 -.07,-.765 -.2,-.8Z'
  return (
    `<clipPath id="${id}s"><path d="${skirt}"/></clipPath><clipPath id="${id}b"><path d="${back}"/></clipPath>` +
    `<g transform="scale(${step},1)"><path d="M-.135,0C-.14,-.05 -.12,-.09 -.11,-.12H-.035C-.03,-.08 -.03,-.04 -.035,0Z" fill="${SKIN}"/><path d="M-.145,.022H-.025V-.004H-.145Z" fill="#5c3434"/><path d="M.045,-.05C.04,-.08 .045,-.1 .05,-.13H.12C.13,-.1 .135,-.07 .13,-.04C.11,-.02 .06,-.02 .045,-.05Z" fill="${SKIN}"/><path d="M.045,-.045C.065,-.02 .11,-.02 .132,-.04L.125,.0C.1,.02 .07,.015 .052,-.005Z" fill="#5c3434"/></g>` +
    `<path d="${skirt}" fill="${sarong[0]}"/><g clip-path="url(#${id}s)"><path d="M-.3,-.95H-.12C-.2,-.7 -.17,-.4 -.125,0H-.3Z" fill="${sarong[1]}"/><path d="M-.3,-.23Q0,-.19 .3,-.23V-.15Q0,-.11 -.3,-.15Z" fill="${sash}"/><path d="M${0.03 * step},-.8C${0.06 * step},-.5 ${0.1 * step},-.3 ${0.1 * step},-.06L${0.14 * step},-.06C${0.15 * step},-.36 ${0.1 * step},-.6 ${0.03 * step},-.8Z" fill="#2a1c34" fill-opacity=".22"/></g>` +
    `<path d="${back}" fill="${blouse[0]}"/><g clip-path="url(#${id}b)"><path d="M-.3,-1.5H-.13C-.19,-1.3 -.09,-1.16 -.105,-1C-.115,-.9 -.15,-.84 -.15,-.76H-.3Z" fill="${blouse[1]}"/></g>` +
    `<path d="M-.158,-1.05Q0,-1.02 .158,-1.05L.166,-.92Q0,-.89 -.166,-.92Z" fill="${sash}"/><path d="M.02,-.98C.07,-.99 .1,-.97 .1,-.93C.12,-.8 .12,-.72 .1,-.62L.05,-.6C.055,-.74 .04,-.86 .02,-.98Z" fill="${sash}"/>` +
    `${raised(-1, SKIN_LIT, blouse[1])}${hands === 2 ? raised(1, SKIN, blouse[0]) : hanging(blouse[0])}` +
    // neck, ears, head with a knot of hair, and a frangipani
    `<path d="M-.055,-1.56C-.05,-1.5 -.065,-1.46 -.1,-1.43Q0,-1.39 .1,-1.43C.065,-1.46 .05,-1.5 .055,-1.56Z" fill="${SKIN}"/><path d="M-.055,-1.56C-.05,-1.5 -.065,-1.46 -.1,-1.43L-.05,-1.415C-.035,-1.46 -.03,-1.5 -.03,-1.56Z" fill="${SKIN_LIT}"/>` +
    `<path d="M-.1,-1.63C-.125,-1.64 -.125,-1.58 -.095,-1.57Z" fill="${SKIN_LIT}"/><path d="M.1,-1.63C.125,-1.64 .125,-1.58 .095,-1.57Z" fill="${SKIN}"/>` +
    `<path d="M0,-1.78C.075,-1.78 .108,-1.71 .105,-1.64C.1,-1.57 .06,-1.53 0,-1.53C-.06,-1.53 -.1,-1.57 -.105,-1.64C-.108,-1.71 -.075,-1.78 0,-1.78Z" fill="${HAIR}"/><path d="M-.05,-1.565C-.055,-1.61 .055,-1.61 .05,-1.565C.055,-1.5 .03,-1.485 0,-1.485C-.03,-1.485 -.055,-1.5 -.05,-1.565Z" fill="${HAIR}"/><path d="M-.05,-1.6C-.02,-1.575 .02,-1.575 .05,-1.6" fill="none" stroke="#5c4048" stroke-width=".012"/><path d="M-.03,-1.775C-.085,-1.76 -.108,-1.7 -.104,-1.64C-.1,-1.6 -.09,-1.58 -.075,-1.56C-.085,-1.63 -.075,-1.71 -.03,-1.775Z" fill="#8a5c4c"/>` +
    `<path d="M.085,-1.62C.06,-1.66 .1,-1.69 .115,-1.655C.15,-1.67 .16,-1.63 .13,-1.62C.14,-1.585 .1,-1.575 .09,-1.6Z" fill="#fff3d8"/>` +
    `<path d="M-.19,-1.8C-.1,-1.765 .1,-1.765 .19,-1.8L.21,-1.83H-.21Z" fill="#b98f4c"/><path d="M-.21,-1.83H-.1L-.11,-1.785C-.14,-1.79 -.17,-1.795 -.19,-1.8Z" fill="#ffe3a0"/><g transform="translate(0,-1.83)">${gebogan()}</g>`
  )
}
