/** Two people lean on the broad parapet of a terrace and touch their glasses of red wine: the sun is low on the left, beyond them. Centimetres about the middle between them, elbows at y = 0, y down. */
import { edgeLight, place } from '../kit/cut.ts'

const shape = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`
const stroke = (d: string, ink: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
let serial = 0
/** `over` is drawn inside the outline only. */
const inside = (d: string, ink: string, over: string): string => {
  const id = `toast${serial++}`
  return `<clipPath id="${id}"><path d="${d}"/></clipPath>${shape(d, ink)}<g clip-path="url(#${id})">${over}</g>`
}
const RIM = '#ffd08a'
/** In the shade, in half light, in the sun. */
const HIS_SKIN = ['#6d3848', '#8a4a50', '#e59a6c'] as const
const HER_SKIN = ['#8d4a58', '#c27866', '#ffc79a'] as const
const RUST = ['#702c3c', '#8e3a3e', '#54213a', '#dd6f3f'] as const
const CREAM = ['#b48a9e', '#dcb4aa', '#ffeccb', '#93698c'] as const
const HAIR = '#211640'
/** The stone in shade. */
const SHADE = '#80547e'

/** Hair whose edge towards the sun is warm: the dark of it stands `across` to the other side. */
const sheen = (d: string, across: number): string =>
  inside(d, '#6b3a55', `<g transform="translate(${across},2.4)">${shape(d, HAIR)}</g>`)
/** A head in profile that faces right: a hundred units from crown to chin, the ear near the origin. */
const HIS_FACE =
  'M-2,-50C18,-51 33,-42 35,-26C35.6,-20 33.6,-15 35.4,-11C36.2,-9 35,-7 35.6,-4C38,2 43,8 45.6,12.4C46.8,15 44.6,17 40.6,17.2C39.6,18.6 39.6,20 40.4,22C41.2,23.6 40,25 38.6,25.6C40,26.6 40.6,28.4 39.4,30.2C38,32 36.8,33 37,35C38.6,38 38.4,42.6 36,46C32.6,49.6 26,50 20.6,48.4C16,47 12,45.6 9,45C7.4,50 8.6,54 9.4,58C9,63 5,70 3,88H-66C-58,70 -46,54 -40,26C-43,8 -46,-8 -45,-18C-43,-38 -26,-49 -2,-50Z'
const HIS_HEAD =
  inside(
    HIS_FACE,
    HIS_SKIN[0],
    // the front of the face takes the glow of the town; the jaw and the neck are in shade
    shape('M30,-50L20,-22C24,-14 22,-8 20,-2C22,8 28,14 28,20C26,30 26,40 24,52H60V-50Z', HIS_SKIN[1]) +
      shape('M-16,14C-14,34 -6,50 -14,92H30V50C18,48 8,44 2,34Z', '#532a42'),
  ) +
  // beard
  shape(
    'M38.6,20.6C34,19.4 30,20.2 27,22.4C24,24 20,21.6 16,16C11,9 7,6 4,2L-2,14C-1,24 1,32 6,39C12,46 24,51 33,48.6C38,46.6 39.6,40.4 37,35C36.6,33 37.6,32 39,30.6L34,27.4C32,26.6 32,25.8 34,25.2L39.8,24.4C41,23.6 40.4,21.4 38.6,20.6Z',
    '#2f1a3c',
  ) +
  // the lips in the beard
  shape(
    'M39.6,22.6C36,21.8 32,23.6 29,23.4C31,25.6 34,28.6 38,30.4C40,29.6 40.4,27.4 38.6,25.6C40,25 40.6,23.8 39.6,22.6Z',
    '#7b3644',
  ) +
  stroke('M38.4,25.6Q33,25.8 28.6,22.6', '#3d1832', 1.1) +
  // eye and brow
  shape('M21,-1.4C24,-5.6 29,-6 33,-3.4C32,.4 30,2 26.4,1.6C24,1.4 22,0 21,-1.4Z', '#d9a99c') +
  '<ellipse cx="29.6" cy="-1.8" rx="2.9" ry="3.3" fill="#1d1030"/>' +
  stroke('M19.4,.2C23,-5.6 29,-7 34,-3.2', '#1d1030', 2) +
  stroke('M17,-12.6C22,-17.4 29,-17.4 34.4,-13.6', HAIR, 3) +
  stroke('M40.4,16.6C38,17.6 36,16.6 35.8,14.6', '#54283e', 1.2) +
  // hair, and the ear in it
  sheen(
    'M34.6,-24C40,-33 40,-45 32,-52C20,-61 -6,-62 -22,-57C-42,-51 -52,-34 -51,-14C-50.4,4 -44,18 -37,29L-27,33C-24,26 -22,18 -17,14C-10,15 -4,14 0,12C2,8 3,2 3,-4C4,-10 6,-16 10,-20C18,-25 28,-22 34.6,-24Z',
    3.4,
  ) +
  shape(
    'M-10,-8C-4,-12 2,-7 1,0C.4,6 -2,11 -6,13.6C-10,15 -13,11 -13,6C-13.6,0 -13,-5 -10,-8Z',
    HIS_SKIN[1],
  ) +
  stroke('M-9,-4C-5,-7 -2,-4 -3,0C-4,3 -6,4 -6,8', '#54283e', 1.4)

const HER_FACE =
  'M-2,-50C18,-51 32,-43 34,-27C34.8,-19 32.6,-14 33.2,-10C33.6,-7.4 33.2,-5.4 33.8,-3C35.8,2 40.2,7 42,10.6C43.2,13 41.4,15 37.8,15.4C37,17 37.2,18.4 38.4,20.2C39.8,22 39.2,23.6 37.2,24.4C39,25.4 39.2,27.4 37.8,29.2C36.2,30.8 35,32 35.2,34C36.4,37 36,41.4 33.6,44.4C30.4,47.6 24,47.6 18,45.4C12,43.4 7,42.4 3,43C1.6,54 4,64 14,74L14,90H-62L-58,70C-46,62 -38,52 -36,30C-44,8 -46,-8 -45,-18C-43,-38 -26,-49 -2,-50Z'
const HER_HEAD =
  inside(
    HER_FACE,
    HER_SKIN[0],
    shape('M60,-50H16C20,-36 16,-20 8,-8C4,-2 2,6 6,14C12,26 18,36 16,48L4,80H60Z', HER_SKIN[1]) +
      shape(
        'M60,-50H27C28,-36 27,-26 24,-16C20,-8 15,0 15,9C15,19 20,26 22,33C23,39 21,44 20,50H60Z',
        HER_SKIN[2],
      ) +
      shape('M34,50C24,50 12,46 3,43C0,40 -4,36 -8,30L-16,40C-8,48 0,54 2,62C4,58 6,54 12,52Z', '#7a4058'),
  ) +
  // lips that smile, the lower one in the light
  shape(
    'M37.6,20.4C35,20 32.4,21.4 29,20.8C31,24.4 33.6,27.8 36,28.4C37.8,27.4 37.8,25.8 36.4,24.5C38,23.7 38.4,21.8 37.6,20.4Z',
    '#b4505c',
  ) +
  stroke('M37,24.4Q31.4,24.6 26.4,19.8', '#6b1838', 1.1) +
  shape('M20,-1.4C23,-5.8 28,-6.2 31.4,-3.6C30.6,.4 28.4,2 25,1.6C23,1.4 21,0 20,-1.4Z', '#fff0dc') +
  '<ellipse cx="28" cy="-2" rx="2.8" ry="3.4" fill="#2a1236"/>' +
  stroke('M18,.6C22,-6 28,-7.4 32.4,-3.4M30.6,-5L34.4,-7', '#2a1236', 2) +
  stroke('M17,-13C21,-17.6 27,-18 31.6,-14.6', '#3a1c3c', 2.2) +
  stroke('M37.4,15C35.4,15.8 33.6,15 33.4,13.2', '#a05a58', 1.1) +
  // the bob
  sheen(
    'M31,-28C35,-38 31,-49 20,-55C4,-64 -24,-62 -40,-48C-54,-36 -58,-14 -56,8C-55,20 -54,30 -51,40C-40,46 -22,46 -4,40C-1,32 -4,24 -6,14C-8,4 -4,-8 4,-16C12,-22 26,-22 31,-28Z',
    -3,
  ) +
  stroke(
    'M22,-32C4,-28 -14,-14 -17,6C-18,20 -16,30 -16,39M8,-46C-14,-42 -30,-26 -32,-2C-33,14 -32,28 -34,40M-12,-53C-32,-48 -45,-30 -46,-6',
    '#3a2862',
    1.5,
  )

/** The thumb of a right hand on the far side of a stem. Millimetres about the stem. */
const thumb = (ink: string) =>
  shape(
    'M-48,-14C-42,-32 -28,-44 -10,-49C2,-53 14,-57 22,-56C29,-54 29,-46 23,-43C12,-39 -2,-32 -14,-18Z',
    ink,
  )
/** A right hand whose fingers go round a stem, its back towards us: millimetres about the stem, the wrist at the lower left. */
const hand = ([dark, mid]: readonly [string, string, string], strip = '', gap = '#3f1c38'): string =>
  // little finger to forefinger
  shape('M-30,40C-14,38 2,39 13,40C23,41 24,52 15,54C2,57 -14,58 -32,54Z', mid) +
  shape('M-30,22C-12,18 8,18 23,21C33,23 34,36 24,38C8,41 -14,42 -30,40Z', mid) +
  shape('M-30,0C-10,-4 12,-3 28,1C38,4 38,17 28,19.6C8,22 -14,22 -30,20Z', mid) +
  shape('M-32,-24C-12,-29 8,-30 24,-25C34,-21 34,-6 24,-2.4C8,0 -14,1 -32,0Z', mid) +
  stroke(
    'M-26,39.4C-8,40.6 8,41 18,39.8M-24,20.4C-6,21.6 12,21.4 25,20.4M-26,-.6C-8,0 12,-.6 25,-2',
    gap,
    2.2,
  ) +
  shape(
    'M-124,18C-100,6 -70,-26 -44,-29C-31,-30 -20,-26 -18,-18C-12,-11 -12,-2 -17,2C-11,9 -11,16 -17,21C-12,27 -13,35 -19,40C-16,46 -19,53 -27,56C-46,60 -76,52 -118,56Z',
    mid,
  ) +
  (strip &&
    shape(
      'M-124,18C-100,6 -70,-26 -44,-29C-31,-30 -20,-26 -18,-18C-26,-22 -36,-22 -46,-18C-70,-8 -90,20 -118,34Z',
      strip,
    )) +
  stroke('M-20,-16Q-28,-13 -35,-14M-19,3Q-28,5 -35,3M-20,22Q-28,24 -35,21M-22,41Q-28,42 -33,40', dark, 2.4)
const BOWL =
  'M-3.1,-10.4C-3.9,-8 -4.3,-6 -4.1,-4.2C-3.8,-1.6 -1.8,-.2 -.3,0H.3C1.8,-.2 3.8,-1.6 4.1,-4.2C4.3,-6 3.9,-8 3.1,-10.4Z'
const STEM = 'M-.26,-.2H.26C.2,3 .2,8 .44,10.8C.9,11.5 -.9,11.5 -.44,10.8C-.2,8 -.2,3 -.26,-.2Z'
/** The wine in a bowl that leans: its surface lies level. */
const wine = (lean: number, ink: string, surface: string): string => {
  const id = `bowl${serial++}`
  return `<clipPath id="${id}"><path d="${BOWL}"/></clipPath><g clip-path="url(#${id})"><g transform="translate(0,-4.6) rotate(${-lean})"><path d="M-7,0H7V8H-7Z" fill="${ink}"/>${surface}</g></g>`
}
/** Moves a glass: the foot of its bowl at (x, y), leaning to the right. */
const stand = (x: number, y: number, lean: number, body: string) =>
  `<g transform="translate(${x},${y}) rotate(${lean})">${body}</g>`
const glass = (x: number, y: number, lean: number): string =>
  stand(
    x,
    y,
    lean,
    // foot and stem
    '<ellipse cx="0" cy="11.6" rx="3.3" ry=".7" fill="#e9c9c4" opacity=".5"/>' +
      stroke('M-3.3,11.6A3.3,.7 0 0 0 3.3,11.6', '#ffe9cf', 0.24) +
      shape(STEM, '#c99aa4') +
      shape('M-.26,-.2H-.06C-.1,3 -.1,8 -.2,11H-.44C-.2,8 -.2,3 -.26,-.2Z', '#fff3dc') +
      `<path d="${BOWL}" fill="#ffe6d8" opacity=".17"/>` +
      wine(
        lean,
        'url(#wine)',
        '<ellipse rx="4.15" ry=".62" fill="#ff6a58"/><ellipse cy=".1" rx="3.7" ry=".42" fill="#d92a3c"/>',
      ) +
      stroke('M-3.05,-10.2C-3.8,-8 -4.2,-6 -4,-4.2C-3.7,-1.8 -1.8,-.3 -.3,-.1', '#fff0d4', 0.26) +
      stroke('M3.05,-10.2C3.8,-8 4.2,-6 4,-4.2C3.7,-1.8 1.8,-.3 .3,-.1', '#e8b8b0', 0.2) +
      '<ellipse cx="0" cy="-10.4" rx="3.1" ry=".5" fill="none" stroke="#fff0d4" stroke-width=".22"/>' +
      shape('M-2.7,-8.6C-3.2,-7 -3.4,-5.8 -3.3,-4.9C-2.9,-5.8 -2.7,-7.2 -2.3,-8.6Z', '#fff6e4'),
  )
/** The light on the parapet's top: a point `high` centimetres over it throws its shadow so far right, and so far towards us. */
const CAST = [0.6, 0.28] as const
const EDGE = { back: -4.6, front: 12.6 }
const far = (EDGE.front - EDGE.back) / CAST[1]
/** A shadow on the stone of what stands behind the parapet between two columns. */
const band = (from: number, to: number, ink: string) =>
  shape(`M${from},${EDGE.back}H${to}L${to + far * CAST[0]},${EDGE.front}H${from + far * CAST[0]}Z`, ink)
/** The glasses: the feet of their bowls, and how they lean. */
const BOWLS = { x: 4.6, y: -25, lean: 8 }
/** Moves a right hand of `size` to the stem of the glass on one side, -1 left or 1 right. */
const grip = (side: number, size: number, body: string): string =>
  `<g transform="translate(${side * (BOWLS.x + 0.72)},${BOWLS.y + 5.1}) rotate(${-side * BOWLS.lean}) scale(${-side * size},${size})"><g transform="rotate(-32)">${body}</g></g>`
/** What throws the shadow between the two: the arms, the hands, and the glasses with their wine. */
function castShadow(): string {
  const goblet = (side: number) =>
    stand(
      side * BOWLS.x,
      BOWLS.y,
      -side * BOWLS.lean,
      `<path d="${BOWL.replace('Z', 'C2.4,-11.9 -2.4,-11.9 -3.1,-10.4Z')}" fill="${SHADE}" fill-opacity=".5" stroke="${SHADE}" stroke-width=".36"/>` +
        wine(-side * BOWLS.lean, SHADE, '') +
        stroke('M0,-.6V8', SHADE, 1.1),
    )
  return (
    place(
      0,
      -0.6,
      1,
      shape(
        'M-38,2.6C-28,2.7 -20,3 -13,3.3C-10.4,3.3 -8.4,2.3 -5.6,2.3C-2,2.4 2,2.9 5,3.5C7.2,3.9 7.6,4.8 6.6,5.1C8.4,5.3 8.4,6.1 7.2,6.3C8,6.7 7.4,7.4 5.4,7.5C1,7.6 -3,7.1 -6,6.5C-8,6 -9.6,5.8 -12,5.9C-18,6.4 -26,7.2 -35,7.6Z',
        SHADE,
      ) +
        shape(
          'M12,3.5C14.4,2.7 17,2.2 19.6,2.1C22,2.1 23.6,3 26,3.1C30,3.2 32.4,3.6 37,4.2L44,-5H64L80,4C66,3.4 52,5 43,6.4C37,6.6 32,6.2 27,5.8C24.6,5.9 23,6.7 20.6,7.1C17.6,7.5 13.4,7.5 11.4,7.2C9.8,6.9 9.8,6.2 11,5.9C9,5.7 9,4.9 10.8,4.7C9.8,4.3 10.4,3.7 12,3.5Z',
          SHADE,
        ),
    ) + `<g transform="matrix(1,0,-.42,-.36,0,-1.2)">${goblet(-1) + goblet(1)}</g>`
  )
}
/** The broad top of the parapet with the light of the sun on it, the shadows on that, and the parapet's face in shade. */
function parapet(): string {
  const wide = 130
  return (
    '<linearGradient id="stone" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="11" y2="40"><stop offset="0" stop-color="#4a3570"/><stop offset="1" stop-color="#2b2052"/></linearGradient>' +
    '<linearGradient id="sunny" gradientUnits="userSpaceOnUse" x1="-110" x2="110" y1="0" y2="0"><stop offset="0" stop-color="#ffd9a4"/><stop offset=".55" stop-color="#f7bf94"/><stop offset="1" stop-color="#dd9a8c"/></linearGradient>' +
    shape(`M${-wide},9H${wide}V80H${-wide}Z`, 'url(#stone)') +
    inside(
      `M${-wide},${EDGE.back}H${wide}V${EDGE.front}H${-wide}Z`,
      'url(#sunny)',
      band(-65, -42, SHADE) +
        band(41, 64, SHADE) +
        castShadow() +
        stroke('M-94,-6L-109,13M93,-6L108,13', '#c08a86', 0.35),
    ) +
    shape(`M${-wide},${EDGE.front - 0.1}H${wide}V${EDGE.front + 1.4}H${-wide}Z`, '#6b4a80')
  )
}

const HIM = (): string =>
  // torso in its jacket, the sun on his back
  inside(
    'M-58,-38C-62.6,-34.6 -65.4,-27 -66,-16C-66.6,0 -66,22 -65.6,40H-42C-42.6,24 -42,10 -40.4,2C-38.4,-4 -37,-10 -37.4,-16C-37.8,-21 -40,-26.6 -43.6,-31Z',
    RUST[0],
    shape('M-43.6,-31C-38.6,-24 -36,-14 -38.6,-4C-41,6 -42,24 -42,40H-30V-31Z', RUST[2]) +
      shape('M-57,-39C-60,-32 -62,-25 -62.6,-15C-63.2,2 -62.6,22 -62.2,40H-80V-40Z', RUST[3]),
  ) +
  `<g transform="translate(-41.8,-48) scale(.23) rotate(6)">${HIS_HEAD}</g>` +
  HIS_COLLAR
/** The collar of his shirt round the neck, and the jacket's collar and lapel round that. */
const HIS_COLLAR =
  shape(
    'M-56.4,-39.2C-53.4,-35.6 -48.8,-32.8 -43.2,-32.2C-42.4,-31.6 -42.2,-30.4 -42.4,-29L-44.2,-24.6C-49.6,-26.6 -55,-31 -58.4,-36.4Z',
    '#e8cdbf',
  ) +
  shape('M-43.2,-32.2L-46.2,-27.2L-44.2,-24.6L-42.4,-29C-42.2,-30.4 -42.4,-31.6 -43.2,-32.2Z', '#b98f9c') +
  shape(
    'M-57.6,-38.8C-55,-33.8 -50.4,-29.8 -45.2,-27.4C-42,-22 -39.6,-15 -39,-8H-46V-22L-49,-25C-54,-27.4 -59,-30.6 -61,-34C-60.6,-36.4 -59.4,-38 -57.6,-38.8Z',
    '#7d323e',
  )
const HIS_ARM = (): string =>
  inside(
    'M-55,-27C-58.8,-27 -61.4,-25.6 -61,-21.6C-60.4,-17 -56.8,-12 -53.2,-7.4C-50.6,-4 -48.8,-1.8 -47.2,.8C-46.4,3 -45,5 -42.8,5.2C-40.6,5.4 -38.6,4.2 -36.6,2.8C-33.4,1 -29.6,-1 -26,-3L-13,-9.6L-17,-18C-22.4,-15.4 -27,-13.6 -30.8,-11.6C-33.8,-10.2 -36.4,-9 -38.2,-7.8C-40.4,-10.2 -41.8,-12.8 -43.2,-15.8C-44.6,-19 -45.4,-21 -46.8,-23.6C-48.2,-26 -51,-27 -55,-27Z',
    RUST[1],
    shape('M-52,-8C-46,-1.6 -43.6,1.2 -40.6,1.4C-37,1.4 -33,-1.4 -27,-5L-12,-13V-6L-30,9H-56Z', RUST[0]) +
      shape(
        'M-61.8,-26C-60.4,-22.4 -58.6,-19.4 -56,-15.6C-52.6,-10.6 -48,-5.4 -45.6,-.8C-45,1.2 -44,3.6 -42,5.4L-66,6V-34Z',
        RUST[3],
      ) +
      shape(
        'M-37.6,-8.6C-38,-5.4 -40,-2.6 -43.4,-.8C-40.6,-3 -39.4,-5.6 -39.2,-8.8ZM-36,-9.4C-35,-6.6 -35,-4.4 -36.2,-2C-36.2,-4.6 -36.8,-6.8 -37.8,-8.6Z',
        RUST[2],
      ),
  )
/** The near shoulder between collar and sleeve. */
const HIS_SHOULDER = shape(
  'M-61.3,-34.8C-59,-31.2 -54.6,-28.2 -49,-26.4C-47.8,-25.4 -47,-24.4 -46.4,-23.2L-48,-19L-57,-21L-59.4,-25L-61.1,-23.2C-61.9,-28 -61.8,-31 -61.4,-34.2Z',
  RUST[1],
)
const CUFF = shape('M-17.8,-18L-13.3,-9.9L-11,-11.2L-15.5,-19.2Z', '#ecd3c4')
const BANGLE = shape(
  'M14.5,-17C15.9,-15.4 15.9,-12.4 14.6,-10.2L13.5,-10.8C14.5,-12.8 14.6,-15 13.5,-16.6Z',
  '#ffd06e',
)
const HER = (): string =>
  `<g transform="translate(48.6,-45.6) scale(-.218,.218) rotate(-3)">${HER_HEAD}</g>` +
  // the dress
  inside(
    'M45,-28.4C49,-26.2 54,-27.2 57.6,-30.4C63,-30 66.8,-27 68,-21C70,-10 70,10 69,40H46C49,24 50,12 49,2C47,-6 43,-11 43.4,-18C43.6,-22 44,-26 45,-28.4Z',
    CREAM[3],
    shape('M40,-34H52C50,-26 50,-16 52,-8C55,4 55,20 54,40H38Z', CREAM[1]) +
      shape('M40,-34H49.4C47,-26 46,-19 48,-12C51,-2 51,10 50,40H38Z', CREAM[2]),
  )
const HER_ARM = (): string =>
  inside(
    'M52,-30C56.6,-29.4 58.4,-25.6 57.4,-20.6C56.2,-15.4 51.4,-11 48,-7C45.6,-4.2 43.6,-1.8 42.4,.8C42,2.8 41,4.6 39.2,4.8C37.4,5 36,4 34.4,3C31,1.2 27.4,-.8 24,-3C20.4,-5.4 17.6,-7.6 14.2,-10.2L13.4,-16.8C19,-15.2 23.6,-13 28,-10.6C30.8,-9.2 33.4,-8 35,-7C36,-6.5 36.8,-6.9 37.4,-7.9C38.8,-10.2 40.6,-13.4 42,-17C44,-22 47,-30.6 52,-30Z',
    HER_SKIN[1],
    shape(
      'M60,-14C50,-6 45,-2 42,.2C40.4,1.4 38,1.4 36,.4C31,-2 22,-7.6 12,-13.4L7,-11L28,9H61Z',
      HER_SKIN[0],
    ) +
      shape(
        'M41.4,-26C39,-16.6 38,-9 35.6,-7.6L12,-19V-15.4C20,-12.6 28,-8.6 33,-5.8C35.4,-4.6 37.6,-5.2 39,-7.4C41.4,-11.4 43.6,-15.8 46.2,-22.4Z',
        HER_SKIN[2],
      ) +
      shape('M35.4,-7.2C37.6,-5.6 38.4,-3.6 38,-1.2C37.6,-3.6 36.8,-5.4 35,-6.8Z', HER_SKIN[0]),
  ) +
  // the short sleeve
  inside(
    'M52.4,-32.2C58,-31 60.4,-26 59.6,-20C59.2,-16.6 57.8,-13.4 56,-10.4C51,-12.6 45.6,-16 41.8,-19.4C44,-26 47.4,-33 52.4,-32.2Z',
    CREAM[0],
    shape('M39,-19C43,-26 46.4,-33 52.4,-32.2C49.4,-29 47.4,-22 47,-15.6L41,-14Z', CREAM[1]) +
      shape('M39,-19C43,-26 46.4,-33 52.4,-32.2C48,-29.4 45.4,-23.6 44.4,-16.6L39,-14Z', CREAM[2]),
  )
/** Everything at (x, y), `k` pixels a centimetre. */
export function toast(x: number, y: number, k: number): string {
  const put = (body: string) => place(x, y, k, body)
  const lit = (body: string, width = 0.5) => edgeLight(put(body), [-1, -0.42], width * k, RIM)
  return (
    '<linearGradient id="wine" gradientUnits="userSpaceOnUse" x1="-4" x2="4" y1="0" y2="3"><stop offset="0" stop-color="#a50f30"/><stop offset=".45" stop-color="#e81c36"/><stop offset="1" stop-color="#ff6c48"/></linearGradient>' +
    lit(HIM()) +
    lit(`<g transform="translate(-5,0)">${HER()}</g>`) +
    put(parapet()) +
    lit(grip(-1, 0.098, thumb(HIS_SKIN[0])), 0.3) +
    lit(grip(1, 0.092, thumb(HER_SKIN[0])), 0.3) +
    put(glass(-BOWLS.x, BOWLS.y, BOWLS.lean) + glass(BOWLS.x, BOWLS.y, -BOWLS.lean)) +
    lit(HIS_ARM() + grip(-1, 0.098, hand(HIS_SKIN)) + CUFF, 0.4) +
    put(HIS_SHOULDER) +
    lit(HER_ARM() + grip(1, 0.092, hand(HER_SKIN, HER_SKIN[2])) + BANGLE, 0.4)
  )
}
