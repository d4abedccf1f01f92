/** Two figures drawn by hand for an island evening: a boy in the air, and his sister who looks up at him. Metres, y down. */
import { smooth } from '../kit/cut.ts'
import { hand, joints, limb, points } from '../kit/limbs.ts'
import { herHead, hisHead, shape } from './profile-heads.ts'

/** The skin and the hair of both. */
const SKIN = { skin: '#8a5138', hair: '#1d1630', shoes: '#8a5138' }
/** Skin on the far side from the sun. */
const DIM = '#6b3a33'
/** A boy in swimming shorts in the air, facing left, his hips at 0: back arched, arms flung up. */
export function jumper(): string {
  const { skin } = SKIN,
    dim = DIM,
    red = '#e8573f',
    wine = '#b03b3c'
  return (
    // the far arm and leg
    limb(joints('-.13,-.43,.05 -.26,-.56,.045 -.37,-.68,.036 -.43,-.82,.034 -.47,-.95,.022'), dim) +
    hand(-0.475, -0.965, -112, dim, { spread: 13, flip: true, size: 1.2 }) +
    shape(
      'M-.2,.08L-.34,.17C-.41,.2 -.435,.27 -.43,.36C-.43,.46 -.43,.56 -.43,.63C-.44,.69 -.49,.74 -.53,.785C-.55,.81 -.545,.83 -.52,.825C-.475,.81 -.42,.77 -.392,.73C-.372,.7 -.378,.67 -.382,.62C-.37,.54 -.318,.47 -.326,.37C-.328,.33 -.31,.3 -.2,.28Z',
      dim,
    ) + // prettier-ignore
    smooth(points('-.06,-.06 -.2,.02 -.35,.14 -.3,.3 -.12,.26 .04,.16 .06,0'), wine, 0.5) +
    // the near leg, bent back
    shape(
      'M.0,.3C.01,.36 .03,.43 .075,.475C.11,.51 .17,.51 .24,.5C.34,.49 .44,.495 .53,.492C.575,.5 .615,.545 .655,.6C.675,.625 .7,.615 .698,.59C.69,.545 .665,.49 .645,.45C.632,.418 .605,.4 .575,.41C.55,.42 .52,.432 .49,.428C.41,.41 .33,.365 .25,.385C.22,.39 .215,.37 .22,.25Z',
      skin,
    ) + // prettier-ignore
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
        '-.13,-.52 -.2,-.42 -.215,-.3 -.17,-.14 -.13,.02 -.075,.02 -.1,-.14 -.13,-.3 -.115,-.42 -.07,-.52',
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
    `<g transform="translate(-.105,-.7) rotate(22) scale(1.08)">${hisHead(SKIN.skin, DIM)}</g>` +
    limb(joints('.02,-.43,.066 .12,-.52,.056 .25,-.62,.042 .33,-.73,.038 .41,-.87,.024'), skin) +
    hand(0.42, -0.885, -56, skin, { spread: 13, size: 1.2 })
  )
}
/** She sits on the edge, facing left, the planks at 0: she leans back on her hands and looks up at him, one foot kicked out. */
export function watcher(): string {
  const { skin } = SKIN,
    dim = DIM,
    cloth = '#f6c94f',
    shade = '#cf9440'
  return (
    // the far arm, the far leg
    limb(joints('.1,-.5,.05 .17,-.36,.045 .205,-.2,.038 .205,-.12,.034'), shade) +
    limb(joints('.205,-.14,.03 .205,-.02,.024'), dim) +
    `<g transform="translate(.21,-.03) scale(1,.5)">${hand(0, 0, 6, dim, { spread: 5, size: 0.95 })}</g>` +
    shape(
      'M-.44,.1C-.46,.15 -.45,.19 -.53,.24C-.58,.265 -.63,.285 -.655,.31C-.672,.345 -.7,.362 -.728,.348C-.77,.325 -.81,.29 -.85,.262C-.878,.242 -.876,.215 -.846,.214C-.8,.218 -.752,.232 -.71,.218C-.66,.17 -.6,.09 -.54,.02Z',
      dim,
    ) + // prettier-ignore
    // the near leg
    shape(
      'M-.53,.1C-.53,.2 -.52,.29 -.508,.36C-.506,.4 -.53,.418 -.57,.432C-.61,.445 -.65,.452 -.668,.472C-.68,.492 -.668,.502 -.645,.502C-.59,.502 -.53,.488 -.478,.496C-.43,.5 -.41,.47 -.42,.44C-.432,.4 -.43,.37 -.422,.33C-.412,.27 -.4,.22 -.42,.1Z',
      skin,
    ) + // prettier-ignore
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
    `<g transform="translate(.075,-.735) rotate(24)">${herHead(SKIN.skin, DIM)}</g>` +
    // the near arm
    limb(joints('.15,-.5,.06 .26,-.36,.05 .37,-.22,.042 .38,-.14,.038'), '#e3b046') +
    limb(joints('.375,-.17,.03 .37,-.03,.022'), skin) +
    `<g transform="translate(.375,-.012) scale(1,.5)">${hand(0, 0, 6, skin, { spread: 6 })}</g>`
  )
}
