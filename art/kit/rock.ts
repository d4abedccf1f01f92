/** Rock and snow of high mountains in cut shapes. */
import { poly } from './cut.ts'
import type { Pt } from './vec.ts'

/** Points written as in SVG: 'x,y x,y'. */
export const points = (list: string): Pt[] =>
  list.split(' ').map((pair): Pt => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })
/** A flat face through points written so. */
export const face = (list: string, ink: string): string => poly(points(list), ink)
/** A drawing inside an outline. */
export const clip = (id: string, points: Pt[], body: string): string =>
  `<clipPath id="${id}"><path d="M${points.map((q) => q.join(',')).join('L')}Z"/></clipPath><g clip-path="url(#${id})">${body}</g>`
