/**
 * A flower seller walks her bicycle, cut by hand from the side, facing right, with the sun on the right. Metres, tyres and
 * shoes at y = 0, y down.
 */
import { at, FACE, form, head, limb, path } from '../kit/cut-figure.ts'
import { mix } from '../kit/ink.ts'
import { random } from '../kit/noise.ts'
import type { Pt } from '../kit/vec.ts'

const INK = '#2a2148'
const line = (d: string, ink: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

function wheel(x: number): string {
  let spokes = ''
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * Math.PI + 0.1,
      [u, v] = [Math.cos(a) * 0.31, Math.sin(a) * 0.31]
    spokes += `M${(x - u).toFixed(3)},${(-0.34 - v).toFixed(3)}L${(x + u).toFixed(3)},${(-0.34 + v).toFixed(3)}`
  }
  return (
    line(spokes, '#6f648c', 0.006) +
    `<circle cx="${x}" cy="-.34" r=".322" fill="none" stroke="${INK}" stroke-width=".036"/><circle cx="${x}" cy="-.34" r=".3" fill="none" stroke="#b9b0bc" stroke-width=".012"/><circle cx="${x}" cy="-.34" r=".034" fill="${INK}"/>`
  )
}
/** A bud of lotus on its stem, from the mouth of the basket to its tip. */
function bud([x0, y0]: Pt, [x1, y1]: Pt, k: number, turn: number, shade: boolean): string {
  const [deep, own, lit] = shade ? ['#a83f74', '#c9588a', '#dd7a9f'] : ['#c94f82', '#ee86a8', '#ffc0cc']
  return (
    line(`M${x0},${y0}Q${(x0 + x1) / 2 + (x1 - x0) * 0.1},${(y0 + y1) / 2} ${x1},${y1}`, '#4f8a5c', 0.018) +
    at(
      x1,
      y1,
      turn,
      k,
      path(
        'M0,.03C-.09,.01 -.115,-.1 -.075,-.19C-.05,-.25 -.02,-.28 0,-.3C.03,-.27 .06,-.24 .08,-.18C.115,-.09 .08,.01 0,.03Z',
        deep,
      ) +
        path(
          'M-.02,.03C-.08,.0 -.075,-.12 -.035,-.2C-.02,-.24 0,-.26 .01,-.27C.05,-.2 .07,-.06 .03,.025Z',
          own,
        ) +
        path('M.02,.03C.0,-.06 .03,-.16 .065,-.205C.11,-.12 .1,0 .02,.03Z', lit),
    )
  )
}
/** A full flower of rounded petals in two rings. */
function bloom(x: number, y: number, k: number, ink: string, turn: number): string {
  const ring = (many: number, far: number, size: number, fill: string): string =>
    Array.from({ length: many }, (_, i) => {
      const a = turn + (i * 2 * Math.PI) / many
      return `<circle cx="${(x + Math.cos(a) * far * k).toFixed(3)}" cy="${(y + Math.sin(a) * far * k).toFixed(3)}" r="${(size * k).toFixed(3)}" fill="${fill}"/>`
    }).join('')
  const deep = mix(ink, '#7a2450', 0.36)
  return (
    `<circle cx="${(x - 0.012).toFixed(3)}" cy="${(y + 0.014).toFixed(3)}" r="${(k * 1.02).toFixed(3)}" fill="${deep}"/>` +
    ring(7, 0.62, 0.42, ink) +
    `<circle cx="${x.toFixed(3)}" cy="${y.toFixed(3)}" r="${(0.5 * k).toFixed(3)}" fill="${deep}"/>` +
    ring(5, 0.22, 0.24, mix(ink, '#fff2d8', 0.4))
  )
}
/** The load over the rear wheel: lotus above, round flowers below, in a basket of cane. */
function flowers(): string {
  const r = random(4)
  const mouth: Pt = [-0.64, -0.86]
  const buds: [number, number, number, number, boolean][] = [
    [-1.06, -1.3, 0.72, -44, true],
    [-0.98, -1.52, 0.78, -32, true],
    [-0.82, -1.66, 0.84, -18, true],
    [-0.64, -1.74, 0.9, -3, false],
    [-0.48, -1.72, 0.86, 12, false],
    [-0.38, -1.56, 0.8, 24, false],

    [-0.74, -1.44, 0.82, -10, false],
    [-0.56, -1.46, 0.84, 6, false],
  ]
  const leaf = (x: number, y: number, turn: number, k: number, ink: string): string =>
    at(x, y, turn, k, path('M0,0C-.09,-.08 -.1,-.24 0,-.36C.1,-.24 .09,-.08 0,0Z', ink))
  let s =
    leaf(-1.0, -1.0, -62, 1, '#2f6a58') +
    leaf(-0.96, -1.1, -40, 1, '#3f7f5c') +
    leaf(-0.3, -1.0, 60, 0.9, '#6fa45a') +
    leaf(-0.34, -1.1, 38, 1, '#5a965a') +
    path('M-1.02,-.92C-1.12,-1.16 -.98,-1.36 -.64,-1.38C-.32,-1.36 -.18,-1.16 -.26,-.92Z', '#2f6a58') +
    buds.map(([x, y, k, turn, shade]) => bud(mouth, [x, y], k, turn, shade)).join('')
  const rows: [number, number, string[]][] = [
    [-1.24, 4, ['#fff0dc', '#f6c84e', '#f6c84e', '#fff0dc']],
    [-1.1, 5, ['#e0503f', '#fff0dc', '#e0503f', '#f6c84e', '#e0503f']],
    [-0.96, 6, ['#d8487a', '#e0503f', '#f6c84e', '#fff0dc', '#e0503f', '#f29bb0']],
  ]
  for (const [y, many, inks] of rows)
    inks.forEach((ink, i) => {
      const x = -0.64 + (i - (many - 1) / 2) * 0.142
      s += bloom(
        x,
        y + r.range(-0.015, 0.015),
        r.range(0.074, 0.084),
        mix(ink, '#7a3a68', x < -0.8 ? 0.24 : 0),
        r.range(0, 6),
      )
    })
  // the basket: cane in two bands, its right end in the sun
  return (
    s +
    form(
      'M-1.06,-.92H-.22C-.24,-.76 -.28,-.58 -.34,-.44H-.94C-1,-.58 -1.04,-.76 -1.06,-.92Z',
      '#d99a54',
      [0.16, 0],
      '',
      0.26,
    ) +
    path(
      'M-1.05,-.82H-.23L-.24,-.77H-1.045ZM-1.03,-.68H-.265L-.275,-.63H-1.02ZM-.99,-.54H-.305L-.32,-.5H-.975Z',
      '#9a6238',
    ) +
    path('M-1.09,-.95H-.19V-.89H-1.09Z', '#f0bd72')
  )
}
export function bicycle(): string {
  const red = '#c9483f'
  return (
    wheel(-0.58) +
    wheel(0.56) +
    // mudguards and carrier
    line('M-.93,-.42A.36,.36 0 0 1 -.28,-.54M.28,-.57A.36,.36 0 0 1 .92,-.36', '#8f3044', 0.03) +
    line('M-1.02,-.78H-.24M-.98,-.78L-.58,-.34M-.6,-.78V-.34', INK, 0.028) +
    // frame: stays, seat tube, two tubes to the head, fork
    line(
      'M-.58,-.34L-.12,-.3L-.24,-.84L-.58,-.34M-.12,-.3L.38,-.74M-.2,-.66L.35,-.86M.34,-.98L.42,-.68',
      red,
      0.04,
    ) +
    line('M.42,-.68Q.46,-.46 .56,-.34', red, 0.036) +
    // chain wheel, cranks and pedals
    `<circle cx="-.12" cy="-.3" r=".1" fill="none" stroke="${INK}" stroke-width=".022"/>` +
    line('M-.58,-.37L-.12,-.4M-.58,-.31L-.12,-.2', INK, 0.012) +
    line('M-.12,-.3L.02,-.17M-.12,-.3L-.26,-.43', INK, 0.03) +
    path('M-.05,-.175H.1V-.135H-.05ZM-.34,-.455H-.2V-.415H-.34Z', INK) +
    // saddle
    path(
      'M-.42,-.9C-.36,-.95 -.24,-.93 -.06,-.9C-.08,-.86 -.2,-.86 -.26,-.83C-.34,-.82 -.42,-.84 -.42,-.9Z',
      INK,
    ) +
    // handlebar that sweeps back, with its grip; bell and lamp
    line('M.34,-.96L.33,-1.04C.42,-1.08 .4,-1.12 .3,-1.1C.22,-1.08 .16,-1.05 .08,-1.04', '#6f648c', 0.026) +
    `<circle cx=".44" cy="-.9" r=".05" fill="#f6d28a"/><path d="M.38,-.94L.43,-.95V-.85L.38,-.86Z" fill="${INK}"/>` +
    flowers()
  )
}
/** A canvas shoe, its heel at (0, 0). */
const pump = (x: number, y: number, turn: number): string =>
  at(x, y, turn, 1, path('M-.04,-.07C0,-.05 .05,-.055 .08,-.06C.12,-.035 .18,-.03 .19,0H-.045C-.055,-.02 -.05,-.05 -.04,-.07Z', '#8f3a4a') + path('M-.046,-.012H.19L.185,.012H-.04Z', '#f2dcc4')) // prettier-ignore

/** What the two of them throw on the ground, as one flat shape to be laid down. */
export function cast(): string {
  const ring = (x: number) =>
    `<circle cx="${x}" cy="-.34" r=".32" fill="none" stroke="#000" stroke-width=".05"/>`
  const { far, near } = seller()
  return (
    ring(-0.58) +
    ring(0.56) +
    line('M-.58,-.34L-.12,-.3L.38,-.74M.34,-1L.56,-.34', '#000', 0.05) +
    path(
      'M-.94,-.44L-1.06,-.92C-1.12,-1.2 -1,-1.62 -.64,-1.66C-.3,-1.62 -.16,-1.2 -.22,-.92L-.34,-.44Z',
      '#000',
    ) +
    far +
    near
  )
}
/** What of her is behind the bicycle, and what before it. */
export function seller(): { far: string; near: string } {
  const skin = '#c98a62',
    silk = '#2f8a84'
  const trouser = (joints: readonly Pt[], half: readonly number[], ink: string): string =>
    form(limb(joints, half), ink, [0.03, 0])
  return {
    far:
      // the far leg pushes off from its toes; the far arm is behind the bar
      trouser(
        [
          [-0.12, -0.84],
          [-0.14, -0.5],
          [-0.34, -0.14],
        ],
        [0.11, 0.09, 0.085],
        '#352c5e',
      ) + pump(-0.4, -0.08, 30),
    near:
      trouser(
        [
          [-0.1, -0.86],
          [0.03, -0.48],
          [0.1, -0.1],
        ],
        [0.13, 0.098, 0.084],
        '#453a78',
      ) +
      pump(0.08, -0.01, -4) +
      // neck, blouse with a slit at the hem
      path('M-.05,-1.24C-.03,-1.28 -.025,-1.32 -.03,-1.37L.06,-1.35C.055,-1.31 .06,-1.27 .075,-1.23C.05,-1.2 -.02,-1.2 -.05,-1.24Z', mix(skin, '#4a2450', 0.34)) +
      form(
        'M-.07,-1.265C-.15,-1.22 -.19,-1.12 -.185,-1.02C-.18,-.94 -.21,-.86 -.25,-.72C-.16,-.68 -.02,-.68 .08,-.71C.08,-.8 .07,-.9 .09,-.98C.12,-1.06 .15,-1.12 .14,-1.18C.13,-1.23 .1,-1.26 .075,-1.265C.03,-1.24 -.02,-1.24 -.07,-1.265Z',
        silk,
        [0.07, -0.01],
        path('M-.06,-.98C-.03,-.96 .04,-.96 .09,-.98L.085,-.955C.04,-.94 -.02,-.94 -.07,-.955Z', '#246a70'),
      ) +
      path('M-.075,-1.275C-.03,-1.245 .03,-1.24 .085,-1.275L.09,-1.24C.04,-1.205 -.03,-1.21 -.08,-1.245Z', '#f4e2c4') +
      // head in profile, the hair in a knot, the face half in the shade of the hat
      at(
        0.04,
        -1.425,
        4,
        0.225,
        head(
          FACE,
          skin,
          path('M.3,-.3C.1,-.24 -.04,-.2 -.06,-.02C-.1,.14 -.16,.3 -.28,.36C-.48,.3 -.56,0 -.5,-.22C-.4,-.5 .1,-.6 .3,-.3Z', '#241a38') +
            path('M-.4,.12C-.56,.1 -.66,.22 -.6,.38C-.52,.5 -.36,.46 -.28,.34Z', '#241a38') +
            path('M-.06,.28C.06,.4 .12,.5 .2,.52L.16,.56C.06,.52 -.02,.42 -.1,.3Z', '#d8487a'),
        ),
      ) +
      at(
        0.05,
        -1.5,
        5,
        1,
        path('M-.34,.02C-.2,.075 .2,.075 .34,.02C.2,-.03 -.2,-.03 -.34,.02Z', '#8a5a54') +
          path('M-.34,.02L-.02,-.23C0,-.245 .02,-.245 .04,-.23L.34,.02C.2,.05 -.2,.05 -.34,.02Z', '#fbe4aa') +
          path('M-.34,.02L-.02,-.23C0,-.245 .01,-.24 .02,-.235C-.06,-.12 -.1,-.04 -.1,.043C-.2,.042 -.28,.035 -.34,.02Z', '#d9a86c'),
      ) +
      // the near arm: sleeve to the elbow, the fist round the grip
      form(limb([[-0.1, -1.02], [0.0, -1.03], [0.12, -1.035]], [0.045, 0.04, 0.03]), skin, [0.01, -0.018]) + // prettier-ignore
      form(
        'M-.09,-1.25C-.02,-1.28 .06,-1.23 .05,-1.15C.04,-1.1 .02,-1.05 .01,-1C-.04,-.96 -.11,-.96 -.15,-1C-.15,-1.08 -.15,-1.2 -.09,-1.25Z',
        mix(silk, '#fff0d0', 0.1),
        [0.045, -0.01],
      ) +
      at(0.14, -1.04, -6, 0.95, path('M-.045,-.035C-.02,-.052 .03,-.052 .05,-.036C.066,-.015 .062,.02 .05,.036C.02,.05 -.03,.048 -.045,.034Z', skin) + line('M.024,-.03V.036M-.002,-.034V.038', mix(skin, '#4a2450', 0.5), 0.008)), // prettier-ignore
  }
}
