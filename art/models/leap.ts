/** Two figures drawn by hand for an island evening: a boy in the air, and his sister who looks up at him. Metres, y down. */
import { smooth } from '../kit/cut.ts'
import { hand, joints, limb, points, profile } from '../kit/limbs.ts'

/** The skin and the hair of both. */
const SKIN = { skin: '#8a5138', hair: '#1d1630', shoes: '#8a5138' }
/** The five toes of a foot that points along `angle`. */
const toes = (x: number, y: number, angle: number, ink: string): string =>
  `<g transform="translate(${x},${y}) rotate(${angle})" fill="${ink}">${[-0.018, -0.007, 0.004, 0.014].map((v, i) => `<ellipse cx="${0.012 - i * 0.004}" cy="${v}" rx=".017" ry="${[0.009, 0.007, 0.007, 0.006][i]}"/>`).join('')}</g>`
/** A boy in swimming shorts in the air, facing left, his hips at 0: back arched, arms flung up. */
export function jumper(): string {
  const { skin } = SKIN,
    dim = '#6b3a33',
    red = '#e8573f',
    wine = '#b03b3c'
  return (
    // the far arm and leg
    limb(joints('-.13,-.43,.05 -.26,-.56,.045 -.37,-.68,.036 -.43,-.82,.034 -.47,-.95,.022'), dim) +
    hand(-0.475, -0.965, -112, dim, { spread: 13, flip: true }) +
    limb(
      joints(
        '-.02,.06,.1 -.18,.16,.09 -.36,.24,.062 -.39,.3,.052,.058 -.39,.42,.05,.072 -.4,.54,.035,.042 -.405,.64,.03',
      ),
      dim,
    ) +
    limb(joints('-.402,.645,.03 -.43,.7,.036 -.48,.755,.032 -.51,.785,.022'), dim) +
    toes(-0.515, 0.8, 128, dim) +
    smooth(points('-.06,-.06 -.2,.02 -.35,.14 -.3,.3 -.12,.26 .04,.16 .06,0'), wine, 0.5) +
    // the near leg, bent back
    limb(
      joints(
        '.04,.08,.105 .09,.24,.092 .13,.4,.066 .2,.45,.056,.05 .32,.43,.066,.046 .46,.44,.042,.034 .54,.45,.03',
      ),
      skin,
    ) +
    limb(joints('.53,.46,.038,.03 .59,.445,.036,.036 .65,.405,.032 .69,.375,.024'), skin) +
    toes(0.705, 0.365, -38, skin) +
    // the trunk, its shaded back, the neck
    limb(joints('-.1,-.6,.048 -.09,-.48,.052'), dim) +
    smooth(
      points(
        '-.13,-.52 -.2,-.42 -.215,-.3 -.17,-.14 -.13,.02 .1,.04 .11,-.06 .07,-.18 .085,-.32 .08,-.45 0,-.53',
      ),
      skin,
      0.8,
    ) +
    smooth(
      points(
        '-.13,-.52 -.2,-.42 -.215,-.3 -.17,-.14 -.13,.02 -.07,.02 -.1,-.12 -.13,-.26 -.06,-.31 -.13,-.34 -.13,-.42 -.06,-.5',
      ),
      '#7a4536',
      0.8,
    ) +
    // shorts
    smooth(
      points('-.15,-.045 .02,.0 .145,-.035 .17,.08 .2,.2 .235,.31 .13,.36 -.01,.35 -.05,.24 -.12,.14'),
      red,
      0.45,
    ) +
    '<path d="M-.152,-.062Q0,.0 .146,-.054L.152,0Q0,.05 -.148,-.01Z" fill="#fff0d0"/>' +
    '<path d="M-.05,.24C.02,.22 .06,.14 .07,.06C.08,.18 .04,.28 -.01,.35Z" fill="#c1443c"/>' +
    // the head, thrown back, and the near arm
    `<g transform="translate(-.13,-.7) scale(-1,1)">${profile({ ...SKIN, top: SKIN.skin, bottom: SKIN.skin, cut: 'curls' }, -24)}</g>` +
    limb(joints('.02,-.43,.066 .12,-.52,.056 .25,-.62,.042 .33,-.73,.038 .41,-.87,.024'), skin) +
    hand(0.42, -0.885, -56, skin, { spread: 13 })
  )
}
/** She sits on the edge, facing left, the planks at 0: she leans back on her hands and looks up at him, one foot kicked out. */
export function watcher(): string {
  const { skin } = SKIN,
    dim = '#6b3a33',
    cloth = '#f6c94f',
    shade = '#cf9440'
  return (
    // the far arm, the far leg
    limb(joints('.1,-.5,.05 .17,-.36,.045 .205,-.2,.038 .205,-.12,.034'), shade) +
    limb(joints('.205,-.14,.03 .205,-.02,.024'), dim) +
    `<g transform="translate(.21,-.03) scale(1,.5)">${hand(0, 0, 6, dim, { spread: 5, size: 0.95 })}</g>` +
    limb(joints('-.4,.0,.07 -.54,.12,.055,.06 -.66,.22,.036 -.71,.27,.03'), dim) +
    limb(joints('-.7,.27,.034 -.76,.24,.034 -.84,.205,.03 -.88,.19,.022'), dim) +
    toes(-0.895, 0.185, 202, dim) +
    // the near leg
    limb(joints('-.42,.0,.07 -.46,.16,.055,.068 -.47,.3,.038,.042 -.47,.4,.03'), skin) +
    limb(joints('-.455,.405,.036 -.52,.44,.034 -.59,.455,.03 -.635,.46,.022'), skin) +
    toes(-0.65, 0.462, 176, skin) +
    // hair that the wind lifts, the neck
    smooth(
      points(
        '-.005,-.8 .05,-.855 .13,-.855 .2,-.79 .225,-.7 .24,-.62 .32,-.5 .38,-.34 .29,-.36 .3,-.27 .2,-.35 .13,-.48 .1,-.62',
      ),
      SKIN.hair,
      0.9,
    ) +
    limb(joints('.095,-.64,.04 .1,-.54,.046'), dim) +
    // dress: the far knee, the lap and the body
    smooth(points('-.2,-.12 -.42,-.12 -.56,-.02 -.62,.12 -.5,.2 -.36,.1'), shade, 0.7) +
    smooth(
      points(
        '.04,-.57 -.02,-.48 -.03,-.36 -.05,-.24 -.2,-.2 -.4,-.19 -.5,-.12 -.53,.02 -.55,.2 -.36,.22 -.34,.06 -.28,.015 -.1,.01 .12,.01 .19,-.06 .18,-.22 .2,-.38 .2,-.5 .13,-.57',
      ),
      cloth,
      0.8,
    ) +
    smooth(
      points(
        '-.05,-.24 .0,-.14 -.1,-.06 -.28,-.05 -.38,.04 -.4,.22 -.36,.22 -.34,.06 -.28,.015 -.1,.01 .1,.01 .08,-.1 .03,-.2',
      ),
      shade,
      0.7,
    ) +
    `<g transform="translate(.075,-.72) scale(-1,1)">${profile({ ...SKIN, top: cloth, bottom: cloth, cut: 'short' }, -24)}</g>` +
    // the near arm
    limb(joints('.15,-.5,.06 .26,-.36,.05 .37,-.22,.042 .38,-.14,.038'), '#e3b046') +
    limb(joints('.375,-.17,.03 .37,-.03,.022'), skin) +
    `<g transform="translate(.375,-.012) scale(1,.5)">${hand(0, 0, 6, skin, { spread: 6 })}</g>`
  )
}
