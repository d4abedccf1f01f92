/** People sitting side by side, seen from the front. 1 unit = 1 m, the seat at the origin; light from the left. */
import { mix } from './ink.ts'

export interface Sitter {
  cloth: string
  shade: string
  skin: string
  /** Ink of what covers the head, or of the hair. */
  head: string
  wear: 'hair' | 'scarf' | 'cap' | 'brim'
  /** Height against a grown man; a child about 0.7. */
  size?: number
  /** Which way the face turns, -1 left .. 1 right. */
  look?: number
  pose?: 'lap' | 'point' | 'phone'
}
const f = (v: number): string => v.toFixed(3)

function headOf({ skin, head, wear, look = 0 }: Sitter, rim: string): string {
  const x = look * 0.035
  const face = `<path d="M${f(x - 0.1)},-.76 C${f(x - 0.105)},-.62 ${f(x - 0.05)},-.55 ${f(x)},-.55 C${f(x + 0.05)},-.55 ${f(x + 0.105)},-.62 ${f(x + 0.1)},-.76Z" fill="${skin}"/>`
  const lit = `<path d="M${f(x - 0.1)},-.76 C${f(x - 0.105)},-.66 ${f(x - 0.07)},-.58 ${f(x - 0.03)},-.555 C${f(x - 0.06)},-.62 ${f(x - 0.06)},-.7 ${f(x - 0.05)},-.76Z" fill="${mix(skin, rim, 0.4)}"/>`
  if (wear === 'scarf')
    return (
      `<path d="M-.13,-.76 C-.16,-.92 .16,-.92 .13,-.76 C.15,-.6 .19,-.5 .2,-.38 L-.2,-.38 C-.19,-.5 -.15,-.6 -.13,-.76Z" fill="${head}"/>` +
      face +
      lit +
      `<path d="M-.135,-.74 C-.15,-.91 .15,-.91 .135,-.74 C.06,-.8 -.06,-.8 -.135,-.74Z" fill="${head}"/>`
    )
  const crown = `<path d="M${f(x * 0.4 - 0.12)},-.72 C-.15,-.92 .15,-.92 ${f(x * 0.4 + 0.12)},-.72 C.07,-.77 -.07,-.77 ${f(x * 0.4 - 0.12)},-.72Z" fill="${head}"/>`
  const neck = `<path d="M-.05,-.6 L.05,-.6 L.06,-.46 L-.06,-.46Z" fill="${skin}"/>`
  const peak =
    wear === 'brim'
      ? `<path d="M-.25,-.7 Q0,-.78 .25,-.7 Q0,-.85 -.25,-.7Z" fill="${head}"/>`
      : wear === 'cap'
        ? `<path d="M${f(x - 0.12)},-.735 Q${f(x)},-.77 ${f(x + 0.12 + look * 0.06)},-.725 L${f(x + 0.1)},-.765Z" fill="${head}"/>`
        : ''
  return neck + face + lit + crown + peak
}
export function sitter(who: Sitter, rim: string): string {
  const { cloth, shade, skin, pose = 'lap', size = 1 } = who
  const body = `<path d="M-.21,.06 C-.25,-.16 -.27,-.36 -.2,-.44 C-.12,-.5 .12,-.5 .2,-.44 C.27,-.36 .25,-.16 .21,.06Z" fill="${cloth}"/><path d="M.21,.06 C.25,-.16 .27,-.36 .2,-.44 C.17,-.47 .12,-.485 .08,-.49 C.12,-.3 .08,-.1 .1,.06Z" fill="${shade}"/>`
  const knees = `<path d="M-.22,.02 C-.24,-.08 -.06,-.1 -.03,.0 L-.02,.44 L-.2,.44Z M.22,.02 C.24,-.08 .06,-.1 .03,.0 L.02,.44 L.2,.44Z" fill="${shade}"/>`
  const glint = `<path d="M-.21,.06 C-.25,-.16 -.27,-.36 -.2,-.44 L-.15,-.465 C-.21,-.34 -.19,-.14 -.16,.06Z" fill="${rim}"/>`
  const arms =
    pose === 'point'
      ? `<path d="M.16,-.42 C.3,-.44 .42,-.5 .54,-.56 L.56,-.5 C.44,-.42 .32,-.32 .2,-.28Z" fill="${cloth}"/><circle cx=".57" cy="-.54" r=".04" fill="${skin}"/>`
      : pose === 'phone'
        ? `<path d="M-.2,-.34 C-.22,-.16 -.12,-.12 .02,-.22 L.04,-.16 C-.1,-.04 -.26,-.06 -.27,-.3Z M.2,-.34 C.23,-.16 .14,-.12 .05,-.2 L.04,-.14 C.14,-.06 .28,-.08 .27,-.3Z" fill="${cloth}"/><rect x="-.03" y="-.3" width=".09" height=".15" rx=".01" fill="#33284a"/><circle cx="-.02" cy="-.19" r=".035" fill="${skin}"/>`
        : `<path d="M-.22,-.36 C-.3,-.18 -.24,-.04 -.06,-.02 L-.05,-.09 C-.16,-.1 -.18,-.2 -.14,-.32Z M.22,-.36 C.3,-.18 .24,-.04 .06,-.02 L.05,-.09 C.16,-.1 .18,-.2 .14,-.32Z" fill="${shade}"/><ellipse cx="0" cy="-.05" rx=".08" ry=".04" fill="${skin}"/>`
  return `<g transform="scale(${size})">${knees}${body}${glint}${headOf(who, rim)}${arms}</g>`
}
