/** A father with his daughter on his shoulders, and her mother at his side. Metres, feet at y = 0, y down, facing right. */
import { place } from '../kit/cut.ts'
import { figure } from '../kit/people.ts'

const SKIN = '#b87d5c'
const CHILD = '#c98d6b'
/** A leg of the child over her father's shoulder and down his chest. */
const leg = (ink: string, shade: string): string =>
  `<path d="M-.1,-1.41C-.1,-1.49 -.02,-1.5 .05,-1.485C.13,-1.475 .19,-1.45 .195,-1.39L.185,-1.2L.1,-1.2L.1,-1.36C.04,-1.36 -.06,-1.34 -.1,-1.41Z" fill="${ink}"/><path d="M-.1,-1.41C-.06,-1.34 .04,-1.36 .1,-1.36L.1,-1.2L.122,-1.2L.125,-1.39C.05,-1.4 -.04,-1.37 -.1,-1.41Z" fill="${shade}"/>` +
  '<path d="M.1,-1.21L.185,-1.21C.192,-1.185 .235,-1.175 .243,-1.145C.243,-1.132 .235,-1.125 .226,-1.125L.095,-1.128C.09,-1.15 .092,-1.185 .1,-1.21Z" fill="#8c3050"/>'
/** His forearm and his fingers round her shin, and her hand on his hair. */
const HANDS =
  '<path d="M.03,-1.15C.03,-1.09 .08,-1.06 .13,-1.09L.25,-1.2L.19,-1.27L.09,-1.2Z" fill="#3d8f9c"/><path d="M.03,-1.13C.04,-1.07 .09,-1.06 .13,-1.09L.25,-1.2L.23,-1.222L.12,-1.125C.08,-1.1 .05,-1.11 .03,-1.13Z" fill="#2a6480"/>' +
  `<g transform="translate(.018,.062)"><path d="M.165,-1.355C.18,-1.39 .2,-1.42 .235,-1.425C.26,-1.425 .27,-1.41 .262,-1.395C.275,-1.39 .277,-1.375 .266,-1.365C.277,-1.358 .275,-1.343 .262,-1.337C.27,-1.326 .262,-1.312 .248,-1.31C.23,-1.3 .2,-1.29 .18,-1.3Z" fill="${SKIN}"/><path d="M.262,-1.395L.205,-1.39L.205,-1.384L.262,-1.388ZM.266,-1.365L.208,-1.36L.208,-1.354L.266,-1.358ZM.262,-1.337L.21,-1.333L.21,-1.327L.26,-1.33Z" fill="#7c4c48"/></g>` +
  `<path d="M-.045,-1.74C-.02,-1.78 .02,-1.77 .035,-1.745L.1,-1.715L.088,-1.665L.01,-1.68C-.03,-1.69 -.05,-1.71 -.045,-1.74Z" fill="#f2b84a"/><path d="M-.045,-1.74C-.05,-1.71 -.03,-1.69 .01,-1.68L.088,-1.665L.091,-1.68L.015,-1.7C-.015,-1.705 -.03,-1.72 -.03,-1.745Z" fill="#b57d48"/>` +
  `<path d="M.09,-1.712C.11,-1.722 .13,-1.715 .15,-1.7C.165,-1.69 .162,-1.678 .15,-1.676C.155,-1.668 .148,-1.66 .138,-1.662C.125,-1.658 .1,-1.66 .085,-1.668Z" fill="${CHILD}"/>`
/** A hand that hangs, its thumb to the front: the wrist at (x, y). */
const hanging = (x: number, y: number, turn: number, skin: string, line: string): string =>
  `<g transform="translate(${x},${y}) rotate(${turn})"><path d="M-.034,-.03L.034,-.03C.04,0 .046,.02 .056,.045C.064,.07 .056,.086 .044,.076L.036,.058C.036,.09 .034,.115 .022,.132C.014,.146 0,.146 -.006,.136C-.018,.14 -.026,.128 -.028,.112C-.04,.1 -.044,.06 -.034,-.03Z" fill="${skin}"/><path d="M.008,.06L.006,.13L.001,.13L.002,.06ZM-.014,.056L-.017,.12L-.021,.118L-.019,.056Z" fill="${line}"/></g>`
export function shoulderRide(): string {
  const father = figure('holdsUmbrella', {
    skin: SKIN,
    hair: '#1f1736',
    top: '#3d8f9c',
    bottom: '#2f2c62',
    shoes: '#1c1a40',
    cut: 'short',
    wear: 'tucked',
    lit: 'front',
    shade: '#56203a',
  })
  const child = figure('sits', {
    skin: CHILD,
    hair: '#2a1c3c',
    top: '#f2b84a',
    bottom: '#6a4a8c',
    cut: 'bun',
    wear: 'tucked',
    lit: 'front',
    shade: '#56203a',
    size: 0.56,
  })
  return (
    `<clipPath id="seat"><path d="M-1,-3H1V-1.42H-1Z"/></clipPath><g clip-path="url(#seat)">${place(-0.03, -1.175, 1, child)}</g>` +
    place(0.1, 0, 1, leg('#553a78', '#3d2a66')) +
    father +
    hanging(-0.138, -0.905, 8, '#a06a50', '#6f4340') +
    place(0.05, 0, 1, leg('#6a4a8c', '#4a3474')) +
    HANDS
  )
}
export const mother = (): string =>
  figure('strolls', {
    skin: '#c08a6a',
    hair: '#2a1d38',
    top: '#e0604a',
    farTop: '#a03a4c',
    bottom: '#f0d9b8',
    shoes: '#5a2440',
    cut: 'long',
    skirt: 'long',
    wear: 'tucked',
    lit: 'front',
    shade: '#56203a',
    bag: { kind: 'tote', ink: '#f2b84a' },
  }) + hanging(0.16, -0.935, -14, '#b07c5e', '#7a4c44')
