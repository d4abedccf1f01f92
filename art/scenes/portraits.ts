/** The travellers of the testimonials and the authors of the blog, 400 x 400. */
import type { View } from '../kit/scene.ts'
import { portrait, type Sitter } from '../kit/portrait.ts'

const SIDE = 400
/** A sitter, with what hangs over the figure: collars, jewels, the lines of a face that has laughed. */
interface Guest extends Sitter {
  /** The picture's name, after `portrait-`. */
  of: string
  over: string
}
const sitters: Guest[] = [
  {
    of: '1',
    ground: '#2d6a7a',
    glow: '#f4b06c',
    skin: ['#f2c19a', '#d4906f', '#a9634f'],
    hair: ['#e6e2dc', '#a3a7b6'],
    style: 'bob',
    top: ['#b8433f', '#7c2f45'],
    ring: '#f2c15a',
    over:
      '<g fill="none" stroke="#a9634f" stroke-linecap="round" stroke-opacity=".7" stroke-width="3"><path d="M139,199 q-6,4 -8,9 M141,205 q-4,4 -5,8 M262,199 q6,4 8,9 M260,205 q4,4 5,8 M170,236 q-9,8 -7,20 M237,236 q9,8 7,20"/></g>' +
      '<path d="M140,312 C150,352 186,366 202,366 C222,366 254,350 262,312 L286,316 C282,372 236,400 204,400 C168,400 124,372 118,316Z" fill="#f3d9a8"/><path d="M262,312 L286,316 C282,372 236,400 204,400 C232,390 262,360 262,312Z" fill="#c99a78"/><g fill="#2d6a7a"><circle cx="140" cy="344" r="5"/><circle cx="160" cy="366" r="5"/><circle cx="188" cy="380" r="5"/><circle cx="218" cy="380" r="5"/><circle cx="246" cy="364" r="5"/><circle cx="266" cy="342" r="5"/></g>',
  },
  {
    of: '2',
    ground: '#a8452f',
    glow: '#f7cf95',
    skin: ['#b5764f', '#8a5140', '#603733'],
    hair: ['#3a2b33', '#221a26'],
    style: 'crop',
    beard: true,
    top: ['#2f6d75', '#1d4854'],
    over: '<path d="M160,302 L146,318 L182,352 L202,334 L186,330Z M246,302 L260,318 L224,352 L202,334 L220,330Z" fill="#fff0d6"/><path d="M246,302 L260,318 L224,352 L214,343 L232,322Z" fill="#d9b79c"/><path d="M202,334 V400" stroke="#1d4854" stroke-width="4"/><circle cx="202" cy="358" r="4" fill="#fff0d6"/><circle cx="202" cy="384" r="4" fill="#fff0d6"/>',
  },
  {
    of: '3',
    ground: '#3b4468',
    glow: '#dd7489',
    skin: ['#8d5a41', '#683d35', '#472a2c'],
    hair: ['#453039', '#281d2a'],
    style: 'curls',
    top: ['#f2b430', '#c07a32'],
    glasses: true,
    over:
      '<g fill="#2f8a80"><circle cx="150" cy="316" r="8"/><circle cx="164" cy="334" r="9"/><circle cx="183" cy="346" r="10"/><circle cx="205" cy="350" r="11"/></g><g fill="#c8402f"><circle cx="228" cy="346" r="10"/><circle cx="246" cy="334" r="9"/><circle cx="259" cy="316" r="8"/></g>' +
      '<path d="M112,226 l9,26 h-18Z M290,226 l9,26 h-18Z" fill="#f2c15a"/>',
  },
  {
    of: 'ananya-rao',
    ground: '#5b4a86',
    glow: '#f2b8a0',
    skin: ['#c98f68', '#a0694f', '#74463d'],
    hair: ['#3d2a35', '#251a28'],
    style: 'bun',
    top: ['#2f8a80', '#1d5a63'],
    ring: '#f2c15a',
    over:
      '<path d="M146,306 C160,352 190,372 204,374 C220,372 246,352 258,306 L276,314 C266,366 232,396 204,398 C176,396 140,366 128,314Z" fill="#f2b430"/><path d="M258,306 L276,314 C266,366 232,396 204,398 C234,384 256,352 258,306Z" fill="#c07a32"/>' +
      '<circle cx="203" cy="150" r="6" fill="#b3262e"/>',
  },
  {
    of: 'kabir-malhotra',
    ground: '#3f6b54',
    glow: '#f4cf8e',
    skin: ['#d09a70', '#a87153', '#7a4c40'],
    hair: ['#8f8d99', '#5d5c70'],
    style: 'crop',
    beard: true,
    glasses: true,
    top: ['#f0e2c8', '#c3a98e'],
    over: '<path d="M158,303 L150,330 L196,352 L202,330Z M248,303 L256,330 L210,352 L202,330Z" fill="#fff3dc"/><path d="M248,303 L256,330 L210,352 L206,341 L232,326Z" fill="#d3b596"/><path d="M203,346 V400" stroke="#a68a70" stroke-width="4"/><circle cx="203" cy="372" r="4" fill="#7a5f4c"/>',
  },
  {
    of: 'tara-menon',
    ground: '#b5643f',
    glow: '#8fc7bd',
    skin: ['#a86d4a', '#7f4c3b', '#5a352f'],
    hair: ['#2f2430', '#1d1622'],
    style: 'bob',
    top: ['#e9e4f0', '#a9a3c0'],
    ring: '#7fe0cf',
    over: '<g fill="none" stroke="#3b4a86" stroke-width="9"><path d="M62,356 C120,336 150,330 160,326 M246,326 C272,332 312,344 346,358 M48,386 C120,362 150,356 172,352 M234,352 C272,358 322,372 360,388"/></g>',
  },
]
const shade =
  '<defs><linearGradient id="g" x1="0.3" x2="1" y1="0" y2=".4"><stop offset="0" stop-color="#1d2440" stop-opacity="0"/>' +
  `<stop offset="1" stop-color="#1d2440" stop-opacity=".5"/></linearGradient></defs><rect width="${SIDE}" height="${SIDE}" fill="url(#g)"/>`

export const views: View[] = sitters.map((sitter) => ({
  name: `portrait-${sitter.of}`,
  focusX: SIDE / 2,
  square: SIDE,
  draw(plate) {
    const { ground, figure } = portrait(sitter)
    // grain shades the ground only: over a face it reads as stubble
    plate
      .svg(ground)
      .svg(shade, { stipple: 0.8 })
      .svg(figure + sitter.over)
  },
}))
