/** A Swiss lake in the morning, by hand: pixels, the church at x = 0, the far shore at y = 0, y down. Light from the left. */
const path = (d: string, ink: string) => `<path d="${d}" fill="${ink}"/>`

/** Snow peaks: the whole in shade, then the faces turned to the sun. */
const PEAKS =
  path(
    'M-900,-70L-860,-60L-760,-120L-660,-176L-612,-150L-520,-236L-470,-196L-420,-214L-330,-128L-262,-170L-196,-132L-120,-226L-72,-240L22,-380L60,-330L104,-300L170,-214L214,-196L262,-150L330,-120L400,-160L452,-140L560,-262L606,-222L650,-206L760,-110L900,-150V20H-900Z',
    '#8aa4d6',
  ) +
  // the darker faces
  path(
    'M22,-380L60,-330L52,-270L84,-222L62,-170L112,-90L96,0H40L70,-90L20,-176L46,-220L12,-280L34,-318ZM170,-214L214,-196L262,-150L330,-120L292,0H190L222,-70L186,-130ZM-470,-196L-420,-214L-330,-128L-356,-50L-420,0H-480L-430,-60L-470,-120ZM560,-262L606,-222L600,-150L624,-80L600,0H540L570,-60L548,-120L580,-170L556,-210Z',
    '#6f8bc6',
  ) +
  // the faces in the sun
  path(
    'M22,-380L34,-318L12,-280L46,-220L20,-176L70,-90L40,0H-220L-236,-60L-196,-132L-120,-226L-72,-240ZM104,-300L98,-252L128,-210L112,-176L150,-118L132,-84L160,-20L112,-40L120,-96L84,-150L92,-200L72,-240L84,-292ZM-520,-236L-514,-186L-540,-140L-500,-86L-560,0H-900V-70L-860,-60L-760,-120L-660,-176L-612,-150ZM-262,-170L-246,-124L-276,-84L-250,0H-360L-330,-128ZM400,-160L412,-112L380,-76L400,0H280L330,-120ZM560,-262L556,-210L580,-170L548,-120L570,-60L540,0H426L452,-140ZM650,-206L700,-130L690,-60L720,0H640L660,-90Z',
    '#fff4e0',
  ) +
  // thin shade in the sunlit faces
  path(
    'M-72,-240L-60,-186L-98,-140L-76,-96L-130,-20L-176,-34L-128,-110L-146,-150L-104,-206ZM-612,-150L-600,-104L-632,-64L-620,-20L-690,-10L-664,-70L-676,-110Z',
    '#c6d6f0',
  )
/** One bank of cloud along the foot of the snow. */
const CLOUD =
  path(
    'M-760,-66C-700,-104 -640,-112 -590,-92C-560,-128 -480,-134 -446,-100C-400,-124 -340,-120 -310,-94C-262,-108 -214,-104 -188,-82C-150,-96 -100,-94 -78,-76C-20,-92 40,-88 70,-70C120,-84 170,-78 196,-66C240,-92 300,-96 338,-74C384,-104 452,-106 496,-78C548,-104 640,-104 690,-78C720,-88 742,-90 760,-88V-20H-760Z',
    '#ffffff',
  ) +
  path(
    'M-760,-40C-660,-70 -560,-62 -470,-54C-380,-76 -280,-70 -200,-54C-100,-66 0,-62 90,-48C200,-64 330,-66 420,-52C540,-72 660,-66 760,-56V0H-760Z',
    '#cfe0ee',
  )
const HILLS =
  path('M-900,-12H900V18H-900Z', '#3d7d96') +
  path(
    'M-760,-96C-640,-70 -560,-84 -470,-52C-380,-40 -300,-46 -220,-26C-120,-30 -40,-14 60,-18C170,-16 260,-34 340,-36C430,-64 520,-60 600,-96C660,-116 720,-120 760,-128V6H-760Z',
    '#5f97b4',
  ) +
  path(
    'M-760,-50C-660,-46 -560,-34 -470,-22C-380,-20 -280,-10 -190,-8H260C330,-16 400,-22 470,-44C560,-62 660,-84 760,-96V6H-760Z',
    '#3d7d96',
  )
/** The church: a white nave, a tower with a clock and a tall red-brown spire. Its foot is at y = 0. */
const CHURCH =
  path('M8,0V-36L52,-36V0Z', '#b9c4dc') +
  path('M2,-34L16,-58H50L60,-34Z', '#a8503f') +
  path('M40,-58H50L60,-34H46Z', '#7d3a40') +
  path('M20,0V-18Q20,-24 24,-24Q28,-24 28,-18V0ZM38,-6V-18Q38,-24 42,-24Q46,-24 46,-18V-6Z', '#54648f') +
  path('M-18,0V-84H12V0Z', '#b9c4dc') +
  path('M-18,0V-84H-2V0Z', '#fffaf0') +
  path('M-21,-84L-3,-146L15,-84Z', '#a8503f') +
  path('M-3,-146L15,-84H0Z', '#7d3a40') +
  '<path d="M-3,-144V-160M-8,-154H2" stroke="#7d3a40" stroke-width="2.6"/><circle cx="-10" cy="-66" r="6" fill="#e8b44e"/>' +
  path('M-14,-34V-46Q-14,-51 -10.500,-51Q-7,-51 -7,-46V-34Z', '#54648f')
/** A low green tongue with round trees; it comes from the left and ends past the church. */
const LAND =
  path(
    'M-760,-34C-640,-50 -520,-38 -420,-30C-300,-24 -200,-22 -110,-24C-40,-32 40,-32 76,-22C104,-16 124,-4 134,14H-760Z',
    '#4d8f5e',
  ) +
  path(
    'M-760,-34C-640,-50 -520,-38 -420,-30C-300,-24 -200,-22 -110,-24C-40,-32 30,-32 62,-25C-20,-22 -120,-12 -230,-14C-400,-18 -560,-24 -760,-14Z',
    '#8cbf62',
  ) +
  path('M-760,8C-500,4 -200,4 134,14V18H-760Z', '#2f6a62')
const TREES =
  path(
    'M-96,-20C-112,-22 -116,-46 -98,-54C-94,-70 -70,-72 -62,-58C-46,-56 -42,-32 -56,-22ZM-140,-20C-152,-24 -152,-40 -140,-46C-132,-56 -116,-54 -112,-42C-104,-36 -104,-24 -112,-20Z',
    '#2f6a55',
  ) +
  path(
    'M-108,-34C-112,-46 -104,-52 -98,-54C-94,-70 -76,-70 -68,-64C-84,-62 -90,-54 -90,-46C-98,-46 -106,-42 -108,-34ZM-148,-32C-149,-40 -146,-44 -140,-46C-136,-52 -128,-54 -122,-52C-132,-48 -134,-42 -134,-40C-140,-40 -146,-38 -148,-32Z',
    '#6aa65c',
  )
const TONGUE = LAND + TREES + `<g transform="translate(20,-24)">${CHURCH}</g>`
/** The vineyard slope on the right: rows run down to the shore. */
function vineyard(): string {
  let rows = ''
  for (let i = 0; i < 13; i++) {
    const [x, w] = [318 + i * 44, 19 + i * 1.4]
    rows += path(
      `M${x},20C${x + 30},-20 ${x + 66 + i * 5},-74 ${x + 150 + i * 12},-190L${x + 166 + i * 13},-190C${x + 86 + i * 6},-74 ${x + w + 28},-20 ${x + w},20Z`,
      i % 2 ? '#2f7a5c' : '#35845c',
    )
  }
  const slope = 'M262,20C330,-2 420,-40 500,-76C580,-112 680,-150 780,-168V20Z'
  return `<clipPath id="slope"><path d="${slope}"/></clipPath>${path(slope, '#9cc766')}<g clip-path="url(#slope)">${rows}${path('M240,8C420,4 620,6 780,8V24H240Z', '#2f6a62')}</g>`
}
/** Everything above the water; the peaks can be drawn larger than the shore. */
export const shore = (peaks: number): string =>
  `<g transform="translate(-96,0) scale(${peaks})">${PEAKS}</g>` + CLOUD + HILLS + vineyard() + TONGUE
/** The true mirror of both shores and the church, in the inks of the water. */
export const MIRROR = `<g transform="translate(0,32) scale(1,-1)" opacity=".52">${vineyard()}${TONGUE}</g>`
