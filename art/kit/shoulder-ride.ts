/** A father with his daughter on his shoulders, and her mother beside them. Metres, feet at y = 0, y down, facing right. */
import { place } from './cut.ts'
import { figure } from './people.ts'

const SKIN = '#b87d5c'
const CHILD = '#c98d6b'
/** The near leg of the child over her father's shoulder, and his hand round her shin. */
const NEAR_LEG =
  '<path d="M-.12,-1.4C-.12,-1.49 0,-1.5 .08,-1.485C.18,-1.475 .26,-1.45 .265,-1.38L.25,-1.2L.165,-1.2L.16,-1.35C.06,-1.36 -.06,-1.32 -.12,-1.4Z" fill="#6a4a8c"/><path d="M-.12,-1.4C-.06,-1.32 .06,-1.36 .16,-1.35L.165,-1.2L.185,-1.2L.19,-1.385C.08,-1.395 -.04,-1.37 -.12,-1.4Z" fill="#4a3474"/>' +
  '<path d="M.162,-1.21L.252,-1.21C.262,-1.18 .32,-1.165 .33,-1.13C.33,-1.115 .32,-1.105 .31,-1.105L.155,-1.11C.15,-1.14 .15,-1.18 .162,-1.21Z" fill="#f2e2c8"/>'
/** His fingers round her shin. */
const HIS_FINGERS = `<g transform="translate(.012,.07)"><path d="M.165,-1.355C.18,-1.39 .2,-1.42 .235,-1.425C.26,-1.425 .27,-1.41 .262,-1.395C.275,-1.39 .277,-1.375 .266,-1.365C.277,-1.358 .275,-1.343 .262,-1.337C.27,-1.326 .262,-1.312 .248,-1.31C.23,-1.3 .2,-1.29 .18,-1.3Z" fill="${SKIN}"/><path d="M.262,-1.395L.205,-1.39L.205,-1.384L.262,-1.388ZM.266,-1.365L.208,-1.36L.208,-1.354L.266,-1.358ZM.262,-1.337L.21,-1.333L.21,-1.327L.26,-1.33Z" fill="#7c4c48"/></g>`
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
  })
  const child = figure('sits', {
    skin: CHILD,
    hair: '#2a1c3c',
    top: '#f2b84a',
    bottom: '#6a4a8c',
    shoes: '#f2e2c8',
    cut: 'bun',
    wear: 'tucked',
    lit: 'front',
    size: 0.56,
  })
  return place(-0.09, -1.155, 1, child) + father + NEAR_LEG + HIS_FINGERS
}
export const mother = (): string =>
  figure('looksUp', {
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
    bag: { kind: 'sling', ink: '#f2b84a' },
  })
