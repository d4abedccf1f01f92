/** Delhi after sunset: inks of the town and of the lit window, and who sits in it. */
import type { Material } from '../kit/solid.ts'
import type { Vec3 } from '../kit/vec.ts'

/** What is left of the day, from the left. */
export const DUSK: Vec3 = [-0.78, 0.36, 0.42]
const wall = (...tones: string[]): Material => ({ tones, cuts: [0.5, 0.28, 0.12], grain: 0.05 })
export const dusk: Record<string, Material> = {
  wallA: wall('#c98f9c', '#83689c', '#4d4a8a', '#343a78'),
  wallB: wall('#d99a8c', '#8c6490', '#514684', '#343470'),
  wallC: wall('#b597b4', '#766ea4', '#484d8e', '#303a78'),
  roof: { tones: ['#b08aa6', '#6a619a', '#3f4382'], cuts: [0.45, 0.26], grain: 0.05 },
  tank: { tones: ['#4d4a86', '#2b3068', '#1c2454'], cuts: [0.5, 0.25] },
  dark: { tones: ['#252c66'] },
  lamp: { tones: ['#ffd884'], glow: true },
  ground: { tones: ['#4b4a86', '#333a74', '#242c62'], cuts: [0.45, 0.24], grain: 0.12 },
  tree: { tones: ['#6a6a98', '#3f4a84', '#27356c', '#18224f'], cuts: [0.56, 0.36, 0.18], grain: 0.17 },
  trunk: { tones: ['#3a3468', '#242a5c'], cuts: [0.4] },
  red: { tones: ['#e59a86', '#a9677f', '#6a4a84', '#453a78'], cuts: [0.56, 0.34, 0.16], grain: 0.1 },
  marble: { tones: ['#ffd9c4', '#c9a3b4', '#7d74a8'], cuts: [0.5, 0.28], grain: 0.06 },
}
/** Middle of the desk lamp's light, in the room's own metres. */
export const BULB: Vec3 = [-0.42, 0.12, -0.75]
const room = (p: Vec3): string => {
  const q = Math.hypot(p[0] - BULB[0], p[1] - BULB[1] - 0.1)
  return q < 0.62 ? '#ffe6a4' : q < 0.98 ? '#ffd084' : q < 1.36 ? '#f2ae68' : '#cf8458'
}
export const facade: Record<string, Material> = {
  plaster: { tones: ['#8f6798', '#6c558f', '#4a4686', '#333a78'], cuts: [0.52, 0.28, 0.12], grain: 0.05 },
  stone: { tones: ['#c795a6', '#8f74a0', '#5c5894', '#3f4484'], cuts: [0.52, 0.28, 0.12], grain: 0.04 },
  shutter: { tones: ['#4a8f98', '#326c8a', '#284e7e', '#22386c'], cuts: [0.5, 0.28, 0.12], grain: 0.03 },
  slat: { tones: ['#2f6486', '#254878', '#1c2d62'], cuts: [0.5, 0.26] },
  jamb: { tones: ['#ffcf86'], glow: true },
  room: { tones: ['#ffd084'], glow: true },
  pot: { tones: ['#d9705a', '#9a4560', '#5f3462'], cuts: [0.5, 0.26], grain: 0.06 },
  leaf: { tones: ['#8fa37c', '#4a7480', '#2c4a78', '#1f3064'], cuts: [0.6, 0.38, 0.18], grain: 0.17 },
  marigold: { tones: ['#ffc25a', '#e8863c', '#9a4a58'], cuts: [0.55, 0.3], grain: 0.12 },
  bract: { tones: ['#ff8fa4', '#d9487f', '#8f3480', '#5a2f74'], cuts: [0.6, 0.38, 0.18], grain: 0.12 },
  wood: { tones: ['#8a5a70', '#5a3f74', '#3a2f68'], cuts: [0.45, 0.22] },
}
/** The room's back wall: rings of lamplight. `to` brings a point into the room's own metres. */
export const lampWall = (to: (p: Vec3) => Vec3): Material => ({
  tones: ['#ffd084'],
  glow: true,
  detail: (p) => room(to(p)),
})
/** At the window: shelf, desk lamp, and a woman on the telephone with her pen ready; 1 unit = 1 m, y down, the sill at y=0. */
export const CALLER = `<g><path d="M.2,-1.62 H.86 V-1.58 H.2Z M.2,-1.22 H.86 V-1.18 H.2Z" fill="#a85f4a"/><path d="M.24,-1.62 v-.24 h.07 v.24Z M.44,-1.62 v-.22 h.05 v.22Z M.62,-1.22 v-.22 h.06 v.22Z" fill="#2f6d86"/><path d="M.32,-1.62 v-.2 h.05 v.2Z M.5,-1.62 l.05,-.2 .05,.01 -.04,.19Z M.7,-1.22 v-.24 h.05 v.24Z" fill="#b8433c"/><path d="M.38,-1.62 v-.25 h.05 v.25Z M.56,-1.22 v-.2 h.05 v.2Z M.77,-1.22 v-.18 h.06 v.18Z" fill="#fff0c8"/><circle cx=".34" cy="-1.33" r=".105" fill="#3f8a94"/><path d="M.34,-1.435 a.105,.105 0 0 1 0,.21 a.16,.16 0 0 0 0,-.21Z" fill="#275a7c"/><path d="M.28,-1.22 h.12 l-.03,-.04 h-.06Z" fill="#7a4658"/>
<path d="M-.78,0 V-.05 H-.5 V0Z" fill="#4a3068"/><path d="M-.66,-.04 L-.74,-.5 L-.5,-.78 L-.47,-.75 L-.69,-.49 L-.62,-.04Z" fill="#4a3068"/><path d="M-.6,-.9 L-.42,-.98 L-.2,-.68 L-.58,-.58Z" fill="#2f8a80"/><path d="M-.6,-.9 L-.42,-.98 L-.38,-.92 L-.55,-.6 L-.58,-.58Z" fill="#7fd0b4"/><path d="M-.58,-.58 L-.2,-.68 L-.3,-.58 Q-.42,-.52 -.52,-.55Z" fill="#fff8d8"/>
<path d="M-.02,.02 C-.04,-.3 .0,-.5 .14,-.58 C.24,-.62 .42,-.62 .52,-.56 C.66,-.48 .72,-.2 .74,.02Z" fill="#b43a5c"/><path d="M.36,-.61 C.46,-.6 .5,-.58 .52,-.56 C.66,-.48 .72,-.2 .74,.02 L.5,.02 C.54,-.24 .5,-.46 .36,-.61Z" fill="#6d2a5e"/><path d="M-.02,.02 C-.04,-.3 0,-.5 .14,-.58 L.2,-.6 C.1,-.48 .08,-.24 .1,.02Z" fill="#ff8a6a"/><path d="M.16,-.59 C.24,-.4 .42,-.2 .7,-.14 L.74,.02 L.6,.02 C.36,-.1 .18,-.32 .1,-.55Z" fill="#f2a33c"/><path d="M.16,-.59 C.22,-.42 .34,-.3 .46,-.22 L.38,-.14 C.24,-.26 .14,-.42 .1,-.55Z" fill="#ffd884"/>
<path d="M.24,-.72 L.24,-.58 C.3,-.5 .38,-.52 .42,-.6 L.42,-.74Z" fill="#8a4f48"/><path d="M.12,-.9 C.12,-1.04 .22,-1.1 .33,-1.09 C.44,-1.08 .48,-.98 .47,-.88 C.46,-.76 .38,-.68 .28,-.68 C.2,-.68 .15,-.7 .145,-.75 L.14,-.79 L.105,-.83 L.125,-.86Z" fill="#b9754f"/><path d="M.12,-.9 C.12,-1 .17,-1.05 .22,-1.07 C.2,-.98 .2,-.8 .24,-.69 C.19,-.69 .15,-.71 .145,-.75 L.14,-.79 L.105,-.83 L.125,-.86Z" fill="#ffc48c"/><path d="M.145,-.905 q.03,-.02 .05,-.004 q-.02,.02 -.05,.004Z M.14,-.955 q.04,-.03 .07,-.008 l-.002,.014 q-.03,-.016 -.066,.006Z" fill="#2a1e2c"/><path d="M.145,-.775 q.035,.012 .06,-.006 q-.012,.034 -.056,.026Z" fill="#a8434a"/>
<path d="M.16,-1.03 C.18,-1.14 .3,-1.17 .4,-1.13 C.52,-1.09 .54,-.94 .5,-.82 C.48,-.72 .44,-.68 .4,-.68 C.44,-.78 .4,-.88 .35,-.94 C.28,-.96 .2,-.98 .16,-1.03Z" fill="#2b1f3c"/><circle cx=".5" cy="-.78" r=".1" fill="#2b1f3c"/><path d="M.16,-1.03 C.18,-1.14 .3,-1.17 .4,-1.13 C.3,-1.12 .22,-1.08 .2,-1.01Z" fill="#7a4248"/><path d="M.44,-.86 a.09,.09 0 0 1 .1,-.02 a.1,.1 0 0 0 -.1,.08Z" fill="#fff0c8"/>
<path d="M.56,-.52 C.68,-.46 .76,-.28 .72,-.14 C.7,-.08 .62,-.1 .58,-.16 C.52,-.28 .5,-.4 .5,-.5Z" fill="#8f2f62"/><path d="M.69,-.12 C.62,-.08 .56,-.12 .54,-.18 L.35,-.68 L.42,-.72 L.68,-.26 C.72,-.2 .72,-.15 .69,-.12Z" fill="#b9704c"/><path d="M.54,-.18 L.35,-.68 L.38,-.7 L.6,-.2Z" fill="#f2b078"/><path d="M.4,-.95 C.47,-.98 .52,-.92 .49,-.86 L.45,-.8 L.29,-.66 C.28,-.6 .22,-.57 .17,-.61 C.14,-.65 .16,-.7 .2,-.72 L.23,-.74 L.38,-.87 C.37,-.9 .37,-.93 .4,-.95Z" fill="#2f8a80"/><path d="M.4,-.95 C.43,-.965 .45,-.96 .47,-.945 C.42,-.93 .41,-.9 .41,-.86 L.25,-.72 C.2,-.69 .18,-.66 .19,-.6 C.18,-.6 .175,-.605 .17,-.61 C.14,-.65 .16,-.7 .2,-.72 L.23,-.74 L.38,-.87 C.37,-.9 .37,-.93 .4,-.95Z" fill="#8fe0c4"/><path d="M.31,-.74 C.3,-.8 .36,-.83 .4,-.8 L.45,-.74 C.46,-.7 .42,-.66 .38,-.66 L.34,-.67Z" fill="#d9965f"/><path d="M.31,-.76 l.07,-.035 M.325,-.725 l.075,-.04" stroke="#8a4f48" stroke-width=".012"/>
<path d="M.04,-.42 C-.1,-.3 -.16,-.16 -.2,-.06 L-.12,-.01 C-.02,-.1 .08,-.2 .14,-.3Z" fill="#ff8a6a"/><path d="M-.2,-.08 C-.28,-.06 -.32,-.03 -.3,-.01 L-.14,-.01 L-.12,-.06Z" fill="#ffc48c"/><path d="M-.33,-.17 L-.27,-.01 L-.25,-.02 L-.31,-.18Z" fill="#2f3a6a"/><path d="M-.46,0 L-.42,-.03 L-.1,-.03 L-.06,0Z" fill="#fff8e0"/></g>`
