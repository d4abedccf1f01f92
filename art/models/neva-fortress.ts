/** The fortress across the Neva with its gilded needle, and a river cargo ship, both cut by hand. */
const fill = (d: string, ink: string): string => `<path d="${d}" fill="${ink}"/>`
const rect = (x: number, y: number, w: number, h: number, ink: string): string =>
  fill(`M${x},${y}h${w}v${h}h${-w}Z`, ink)

/** Drawn about the foot of the belfry, y down, the needle 400 high; the light from the left. */
export function needleFortress(): string {
  const [light, shade, trim] = ['#ffdfb0', '#d3a5a4', '#fff0d2']
  const tier = (w: number, y: number, h: number): string =>
    rect(-w / 2, -y - h, w * 0.56, h, light) +
    rect(w * 0.06, -y - h, w * 0.44, h, shade) +
    rect(-w / 2 - 3, -y - h - 3, w * 0.56 + 3, 6, trim) +
    rect(w * 0.06, -y - h - 3, w * 0.44 + 3, 6, '#b98f9c') +
    fill(
      `M${-w * 0.3},${-y - 4}v${-h * 0.5}a${w * 0.09},${w * 0.09} 0 0 1 ${w * 0.18},0v${h * 0.5}Z`,
      '#a98096',
    )
  return (
    // trees behind the walls
    fill(
      'M-620,0C-600,-52 -520,-60 -470,-48C-440,-66 -380,-64 -350,-50C-300,-66 -240,-60 -200,-46C-170,-58 -120,-58 -96,-44L-90,0Z',
      '#a78ea6',
    ) + // prettier-ignore
    fill('M150,0C160,-46 210,-60 250,-50C290,-66 350,-64 380,-48C430,-62 520,-62 900,-50V0Z', '#a78ea6') +
    // the nave with its drum
    fill('M8,-30V-66L18,-76H170L182,-66V-30Z', '#c0a3ae') +
    fill('M8,-66L18,-76H170L182,-66Z', '#8f92ad') +
    rect(140, -108, 34, 34, '#e8cdc6') +
    rect(160, -108, 14, 34, '#c1a0ac') +
    fill('M138,-108C138,-132 150,-138 155,-142V-156H159V-142C164,-138 176,-132 176,-108Z', '#dcc0c0') +
    fill('M159,-156V-142C164,-138 176,-132 176,-108H160Z', '#b695a8') +
    // the belfry
    tier(74, 30, 66) +
    tier(54, 96, 48) +
    tier(38, 144, 46) +
    // the spire
    fill('M-17,-192C-17,-204 -8,-208 -8,-216V-234H8V-216C8,-208 17,-204 17,-192Z', '#f0b450') +
    fill('M2,-234H8V-216C8,-208 17,-204 17,-192H4Z', '#b9774e') +
    rect(-11, -240, 22, 7, '#ffe3a0') +
    fill('M-7,-240L-1.6,-396H1.6L7,-240Z', '#f7c25c') +
    fill('M1,-240L.4,-396H1.6L7,-240Z', '#b9774e') +
    `<circle cy="-398" r="4" fill="#ffe3a0"/>` +
    fill('M-1.2,-402H1.2V-418H-1.2ZM-5,-412H5V-409.600H-5Z', '#f7c25c') +
    // the walls, with the two blades of a bastion
    fill('M-620,-30H900V0H-620Z', '#c98f92') +
    fill('M-620,-34H900V-29H-620Z', '#f0c4b0') +
    fill('M-330,0V-32L-270,-38L-196,-32V0Z', '#d9a09a') +
    fill('M-270,-38L-196,-32V0H-270Z', '#b47f92') +
    fill('M250,0V-32L330,-38L400,-32V0Z', '#d9a09a') +
    fill('M330,-38L400,-32V0H330Z', '#b47f92') +
    rect(72, -40, 30, 40, '#f3d6bc') +
    rect(92, -40, 10, 40, '#c9a3a4') +
    fill('M78,0V-20a8,8 0 0 1 16,0V0Z', '#8a7096') +
    rect(-620, -4, 1520, 6, '#937a9e')
  )
}
/** The ship, bow on and a little to the right: metres, y down, the stem's foot near x = 2, waterline y = 0. */
export function cargoShip(): string {
  const house = (x: number, y: number, w: number, h: number): string =>
    rect(x, y, w * 0.7, h, '#f4e6e2') + rect(x + w * 0.7, y, w * 0.3, h, '#a9a8cc')
  return (
    // mast, funnel and the house, aft
    rect(-2.1, -17.6, 0.26, 6, '#2b3469') +
    rect(-3.2, -15.6, 2.5, 0.18, '#2b3469') +
    '<circle cx="-1.97" cy="-17.8" r=".34" fill="#fff1bc"/>' +
    rect(-5.1, -13.6, 1.7, 2.6, '#b9473f') +
    rect(-4.2, -13.6, 0.8, 2.6, '#7a3350') +
    rect(-5.1, -13.6, 1.7, 0.6, '#2b3469') +
    house(-6, -9.2, 7.6, 4.6) +
    house(-5.2, -12, 6, 2.8) +
    rect(-5.7, -12.4, 7, 0.5, '#c9473f') +
    rect(-6.4, -9.3, 8.4, 0.4, '#d9d3e2') +
    [-4.8, -3.5, -2.2, -0.55].map((x) => rect(x, -11.4, 0.95, 1.1, '#ffd98c')).join('') +
    [-5.2, -3.6, -2].map((x) => rect(x, -8, 0.9, 0.9, '#56608f')).join('') +
    // starboard green, port red
    rect(-6.3, -11.1, 1.1, 1, '#2b3469') +
    rect(0.8, -11.1, 1.1, 1, '#2b3469') +
    '<circle cx="-5.9" cy="-10.6" r=".34" fill="#5fd0a2"/><circle cx="1.5" cy="-10.6" r=".34" fill="#f0604e"/>' +
    // foremast with its stays
    rect(1.75, -12.6, 0.22, 6, '#2b3469') +
    '<path d="M1.86,-12.4L3.5,-7.2" stroke="#2b3469" stroke-width=".08"/>' +
    // the hull: the long side in half light, the short one in shade, the red of the bottom
    fill(
      'M-7.4,-4.9C-4,-5.1 .6,-5.8 3.6,-7.6C3.3,-4.6 2.5,-2 2.1,0H-6.700C-7,-1.6 -7.3,-3.2 -7.4,-4.9Z',
      '#3d6795',
    ) + // prettier-ignore
    fill(
      'M3.6,-7.6C4.6,-6.6 5.7,-5.9 6.7,-5.500C6.5,-3.4 5.9,-1.6 5.5,0H2.1C2.5,-2 3.3,-4.6 3.6,-7.600Z',
      '#253066',
    ) + // prettier-ignore
    fill('M-7.4,-4.9C-4,-5.1 .6,-5.8 3.6,-7.6L3.54,-7C.6,-5.2 -4,-4.5 -7.35,-4.300Z', '#f0dcd6') +
    fill('M3.6,-7.6C4.6,-6.6 5.7,-5.9 6.7,-5.500L6.640,-4.900C5.7,-5.3 4.6,-6 3.54,-7Z', '#9c9cc4') + // prettier-ignore
    fill('M-6.850,-.9H2.300L2.1,0H-6.700Z', '#b9473f') +
    fill('M2.3,-.9H5.750L5.5,0H2.1Z', '#7a3350') +
    '<circle cx="1.7" cy="-4.3" r=".36" fill="#253066"/>' +
    fill(
      'M1.6,-4.200h.2v1.300h-.2ZM1.050,-3.300Q1.7,-2.5 2.350,-3.300L2.2,-2.800Q1.7,-2.3 1.2,-2.800Z',
      '#253066',
    )
  )
}
/** The water that the bow turns over, in the same measure. */
export const bowWave = (): string =>
  fill('M2.1,-.5C1,-.1 -2.6,.1 -6.8,.05C-8.6,.1 -10.6,.3 -12,.5C-8.6,.8 -2,.9 2.2,.5C4,.9 7,.8 9.6,.5C8,.3 6.6,.1 5.5,.05C4,.1 2.9,-.1 2.1,-.5Z', '#fff0dc') + // prettier-ignore
  fill('M-6.8,.35C-3,.4 0,.3 2.1,.05C3,.3 4.4,.4 5.6,.35C4.4,.6 3,.6 2.1,.45C0,.6 -4,.6 -6.8,.35Z', '#b9b4d4') // prettier-ignore
