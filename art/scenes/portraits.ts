/** The travellers of the testimonials, 400 x 400. */
import type { View } from '../kit/scene.ts'
import { portrait, type Sitter } from '../kit/portrait.ts'

const SIDE = 400
const sitters: Sitter[] = [
  {
    ground: '#2d6a7a',
    glow: '#f4b06c',
    skin: ['#f2c19a', '#d4906f', '#a9634f'],
    hair: ['#7a4630', '#46282c'],
    style: 'bob',
    top: ['#fff0d6', '#d9b79c'],
    ring: '#f2c15a',
  },
  {
    ground: '#a8452f',
    glow: '#f7cf95',
    skin: ['#b5764f', '#8a5140', '#603733'],
    hair: ['#3a2b33', '#221a26'],
    style: 'crop',
    beard: true,
    top: ['#2f6d75', '#1d4854'],
  },
  {
    ground: '#3b4468',
    glow: '#dd7489',
    skin: ['#8d5a41', '#683d35', '#472a2c'],
    hair: ['#453039', '#281d2a'],
    style: 'curls',
    top: ['#f2b430', '#c07a32'],
    glasses: true,
  },
]
const shade =
  '<defs><linearGradient id="g" x1="0.3" x2="1" y1="0" y2=".4"><stop offset="0" stop-color="#1d2440" stop-opacity="0"/>' +
  `<stop offset="1" stop-color="#1d2440" stop-opacity=".5"/></linearGradient></defs><rect width="${SIDE}" height="${SIDE}" fill="url(#g)"/>`

export const views: View[] = sitters.map((sitter, i) => ({
  name: `portrait-${i + 1}`,
  focusX: SIDE / 2,
  square: SIDE,
  draw(plate) {
    const { ground, figure } = portrait(sitter)
    // grain shades the ground only: over a face it reads as stubble
    plate.svg(ground).svg(shade, { stipple: 0.8 }).svg(figure)
  },
}))
