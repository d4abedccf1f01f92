/** Two people in each other's arms: metres, feet at y = 0, y down; she at the left, he at the right. */
import { smooth, taper } from '../kit/cut.ts'
import { mix } from '../kit/ink.ts'
import { figure, type Look } from '../kit/people.ts'
import { garment } from './rain-couple.ts'

const NIGHT = '#221a4a'
let serial = 0
export function quayCouple(dress: string, jacket: string): string {
  const look = (more: Partial<Look>): Look => ({
    skin: '#c98a68',
    hair: '#20183a',
    top: jacket,
    bottom: '#4d4a86',
    far: '#3a376e',
    shoes: '#171236',
    shade: NIGHT,
    ...more,
  })
  const part = (
    box: string,
    more: Partial<Look>,
    x: number,
    size: number,
    flip: boolean,
    stride: number,
  ): string => {
    const id = `qc${serial++}`
    return `<clipPath id="${id}"><path d="${box}"/></clipPath><g transform="translate(${x},0) scale(${(flip ? -1 : 1) * size * stride},${size})"><g clip-path="url(#${id})">${figure('embraces', look(more))}</g></g>`
  }
  const HEAD = 'M-.2,-2H.3V-1.43H-.2Z',
    NECK = 'M-.2,-2H.3V-1.43H.1V-1.34H-.07V-1.43H-.2Z',
    legs = (hem: number) => `M-1,${-hem}H1V.2H-1Z`
  const his: Partial<Look> = { cut: 'short', lit: 'back' },
    hers: Partial<Look> = {
      top: dress,
      cut: 'bun',
      bottom: dress,
      skirt: 'knee',
      shoes: '#9c2f4c',
      lit: 'front',
    }
  const coat = garment(
    [[0.06, -1.49], [0.03, -1.38], [0.04, -1.2], [0.07, -1.0], [0.02, -0.72]],
    [[0.34, -0.72], [0.29, -1.0], [0.31, -1.22], [0.31, -1.4], [0.22, -1.51]],
    jacket,
    '',
  ) // prettier-ignore
  const gown = garment(
    [[-0.08, -1.38], [0.01, -1.3], [0.04, -1.17], [-0.01, -1.0], [0.06, -0.78], [0.105, -0.385]],
    [[-0.345, -0.38], [-0.28, -0.78], [-0.22, -1.0], [-0.24, -1.15], [-0.24, -1.3], [-0.16, -1.38]],
    dress,
    `<path d="M-.1,-1C-.08,-.8 -.05,-.6 -.02,-.4L-.1,-.4C-.1,-.6 -.12,-.8 -.1,-1Z" fill="${mix(dress, NIGHT, 0.2)}"/><path d="M-.3,-1.04Q-.1,-.99 .1,-1.04V-1Q-.1,-.95 -.3,-1Z" fill="${mix(dress, NIGHT, 0.45)}"/>`,
  ) // prettier-ignore
  const skin = '#c98a68'
  const hisArm =
    `<path d="${taper([0.2, -1.4], 0.066, [0.16, -1.11], 0.058)}${taper([0.16, -1.11], 0.058, [-0.14, -1.15], 0.044)}" fill="${mix(jacket, NIGHT, 0.4)}"/>` +
    `<path d="${taper([0.205, -1.405], 0.052, [0.168, -1.122], 0.046)}${taper([0.165, -1.122], 0.046, [-0.14, -1.16], 0.034)}" fill="${mix(jacket, '#ffffff', 0.08)}"/>` +
    smooth([[-0.13, -1.195], [-0.2, -1.2], [-0.26, -1.185], [-0.29, -1.16], [-0.265, -1.135], [-0.2, -1.115], [-0.13, -1.12]], skin) +
    `<path d="M-.28,-1.172L-.215,-1.178M-.282,-1.152L-.22,-1.155" stroke="${mix(skin, NIGHT, 0.4)}" stroke-width=".008"/>` // prettier-ignore
  const herArm =
    `<path d="${taper([-0.13, -1.33], 0.056, [0.1, -1.3], 0.048)}${taper([0.1, -1.3], 0.048, [0.23, -1.45], 0.036)}" fill="${mix(dress, NIGHT, 0.36)}"/>` +
    `<path d="${taper([-0.13, -1.34], 0.044, [0.095, -1.312], 0.038)}${taper([0.095, -1.312], 0.038, [0.225, -1.46], 0.028)}" fill="${dress}"/>` +
    smooth([[0.2, -1.47], [0.215, -1.52], [0.25, -1.555], [0.285, -1.55], [0.285, -1.51], [0.265, -1.46], [0.24, -1.435]], skin) // prettier-ignore
  return (
    // he is a hand's breadth farther off
    `<g transform="translate(.02,-.04)">${part(legs(0.66), his, 0.2, 1.05, true, 0.9)}</g>` +
    `<g transform="translate(.02,-.035) rotate(-9 .1 -1.66)">${part(NECK, his, 0.17, 1.05, true, 1)}</g>` +
    coat +
    part(legs(0.41), hers, -0.22, 0.98, false, 0.9) +
    gown +
    part(HEAD, hers, -0.13, 0.95, false, 1) +
    hisArm +
    herArm
  )
}
