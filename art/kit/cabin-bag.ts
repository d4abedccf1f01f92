/** An open cabin bag seen from the front, packed for two climates; px at 1600 wide, (0,0) the middle of the bag's foot, light from the left. */

const LID =
  `<path d="M-226,-500C-226,-522 -214,-532 -196,-532L196,-532C214,-532 226,-522 226,-500L216,-220L-216,-220Z" fill="#c8482f"/><path d="M-226,-500C-226,-522 -214,-532 -196,-532L196,-532C204,-532 210,-530 215,-526L-196,-522C-206,-521 -212,-514 -212,-500L-206,-220L-216,-220Z" fill="#ff9a66"/>` +
  `<path d="M-206,-496C-206,-508 -200,-514 -188,-514L188,-514C200,-514 206,-508 206,-496L198,-220L-198,-220Z" fill="#f0d9b0"/><path d="M60,-514L188,-514C200,-514 206,-508 206,-496L198,-220L96,-220Z" fill="#dcbf9a"/>` +
  // net pocket with a pouch and a folded map behind it
  `<path d="M-150,-452L-40,-462L-30,-340L-150,-340Z" fill="#8fc0b4"/><path d="M-150,-452L-112,-455L-108,-340L-150,-340Z" fill="#c9e6d4"/><path d="M-112,-455L-76,-459L-68,-340L-108,-340Z" fill="#6fa79e"/><path d="M-140,-430C-120,-414 -100,-434 -60,-410M-140,-396C-110,-380 -90,-402 -40,-380" fill="none" stroke="#d8694a" stroke-width="4"/>` +
  `<path d="M34,-428C34,-440 42,-446 52,-446L148,-446C158,-446 164,-440 164,-430L164,-330L34,-330Z" fill="#3f5f8f"/><path d="M34,-428C34,-440 42,-446 52,-446L74,-446L70,-330L34,-330Z" fill="#86a5c4"/><path d="M34,-412L164,-412" stroke="#f0c45c" stroke-width="5"/>` +
  `<path d="M-200,-400L200,-400L198,-220L-198,-220Z" fill="#2b3a58" fill-opacity=".42"/><path d="M-200,-404L200,-404L200,-394L-200,-394Z" fill="#2b3a58"/><path d="M-160,-394V-230M-120,-394V-230M-80,-394V-230M-40,-394V-230M0,-394V-230M40,-394V-230M80,-394V-230M120,-394V-230M160,-394V-230M-198,-360H198M-198,-326H198M-198,-292H198" stroke="#2b3a58" stroke-width="1.6" stroke-opacity=".55"/>`

/** A rolled garment, its coil towards us. */
const roll = (x: number, y: number, r: number, ink: string, lit: string, line: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink}"/><path d="M${x - r},${y}A${r},${r} 0 0 1 ${x + r * 0.5},${y - r * 0.86}A${r * 1.2},${r * 1.2} 0 0 0 ${x - r},${y}Z" fill="${lit}"/><path d="M${x + r * 0.66},${y + r * 0.2}A${r * 0.68},${r * 0.68} 0 1 1 ${x + r * 0.1},${y - r * 0.62}A${r * 0.5},${r * 0.5} 0 1 1 ${x - r * 0.3},${y + r * 0.36}A${r * 0.34},${r * 0.34} 0 0 0 ${x + r * 0.22},${y + r * 0.1}" fill="none" stroke="${line}" stroke-width="${(r * 0.1).toFixed(1)}" stroke-linecap="round"/>`
/** A folded garment, its fold towards us. */
const fold = (x: number, y: number, w: number, h: number, ink: string, lit: string): string =>
  `<path d="M${x},${y}C${x - h * 0.6},${y} ${x - h * 0.6},${y - h} ${x},${y - h}L${x + w},${y - h}L${x + w},${y}Z" fill="${ink}"/><path d="M${x},${y - h}L${x + w},${y - h}L${x + w - 8},${y - h * 1.0 - 16}L${x + 22},${y - h * 1.0 - 16}Z" fill="${lit}"/><path d="M${x - h * 0.4},${y - h * 0.5}L${x + w},${y - h * 0.46}" stroke="${lit}" stroke-width="3" stroke-opacity=".6"/>`

const KNIT = (() => {
  let d = ''
  for (let j = 0; j < 5; j++)
    for (let i = 0; i < 8; i++) d += `M${-228 + i * 24 + (j % 2) * 3},${-262 + j * 15}l8,8l8,-8`
  return `<path d="M-240,-190C-250,-240 -236,-272 -206,-280L-70,-284C-40,-282 -28,-262 -30,-190Z" fill="#2f6f9a"/><path d="M-240,-190C-250,-240 -236,-272 -206,-280L-170,-281C-204,-262 -212,-230 -206,-190Z" fill="#8fc6dc"/><path d="${d}" fill="none" stroke="#fff0d0" stroke-width="4" stroke-linejoin="round"/>`
})()

const PACKED =
  // cold: a bobble hat, a heavy jumper, rolled wool
  '<g transform="translate(4,-26)">' +
  `<g><path d="M-206,-276C-206,-330 -176,-352 -146,-352C-114,-352 -88,-330 -86,-276Z" fill="#d9a23c"/><path d="M-206,-276C-206,-330 -176,-352 -146,-352C-176,-338 -184,-312 -182,-276Z" fill="#ffe09a"/><path d="M-212,-296L-80,-296C-74,-296 -74,-268 -80,-266L-212,-266C-220,-268 -220,-294 -212,-296Z" fill="#c2603a"/><circle cx="-146" cy="-362" r="22" fill="#fff0d0"/><path d="M-168,-362A22,22 0 0 1 -140,-383A26,26 0 0 0 -168,-362Z" fill="#ffffff"/></g>` +
  KNIT +
  '</g><g>' +
  roll(-204, -212, 42, '#a83a4c', '#f08a6a', '#6f2440') +
  roll(-118, -210, 44, '#e9dcc0', '#fffaea', '#a99a8c') +
  roll(-32, -212, 42, '#3c7a64', '#8fc49a', '#1f4f4c') +
  '</g>' +
  // warm: a straw hat, linen, a printed shirt
  `<g transform="translate(4,-14)"><path d="M18,-262C40,-292 96,-300 140,-298C196,-296 238,-280 246,-258C200,-244 70,-244 18,-262Z" fill="#e8bf72"/><path d="M18,-262C40,-292 96,-300 140,-298C90,-290 60,-276 58,-252C40,-254 26,-258 18,-262Z" fill="#ffe9b4"/><path d="M82,-284C82,-330 104,-344 136,-344C172,-344 190,-326 190,-282C160,-272 110,-272 82,-284Z" fill="#f2d08a"/><path d="M82,-284C82,-330 104,-344 136,-344C110,-334 104,-310 106,-278Z" fill="#fff3cc"/><path d="M82,-300C110,-290 164,-290 190,-298L190,-280C160,-270 110,-270 82,-282Z" fill="#2f8a8f"/>` +
  fold(24, -206, 212, 34, '#f4ead2', '#fffaea') +
  fold(24, -170, 212, 34, '#f0a8a0', '#ffd9cc') +
  fold(24, -134, 212, 34, '#6fc0b4', '#c4ecdc') +
  `<path d="M64,-232c10,-10 22,2 14,10c12,-2 14,12 2,14c4,10 -12,14 -16,4c-8,8 -20,-2 -12,-10c-12,0 -12,-14 0,-16c-4,-8 8,-12 12,-2Z" fill="#e8607a" transform="translate(96,48) scale(.9)"/></g>`

const BASE =
  `<path d="M-262,-176C-262,-184 -256,-188 -248,-188L248,-188C256,-188 262,-184 262,-176L256,-22C255,-8 248,0 236,0L-236,0C-248,0 -255,-8 -256,-22Z" fill="#b23c2c"/><path d="M-262,-176C-262,-184 -256,-188 -248,-188L248,-188C256,-188 262,-184 262,-176L261,-160L-261,-160Z" fill="#ff9a66"/><path d="M-262,-176L-222,-176L-216,0L-236,0C-248,0 -255,-8 -256,-22Z" fill="#e8643f"/><path d="M120,-160L261,-160L256,-22C255,-8 248,0 236,0L110,0Z" fill="#8f2c30"/>` +
  `<path d="M-200,-140V-14M-150,-140V-14M-100,-140V-14M100,-140V-14M150,-140V-14M200,-140V-14" stroke="#7a2630" stroke-width="5" stroke-opacity=".55"/>` +
  `<path d="M-56,-112C-56,-126 -46,-134 -34,-134L34,-134C46,-134 56,-126 56,-112L40,-112C40,-118 36,-120 30,-120L-30,-120C-36,-120 -40,-118 -40,-112Z" fill="#2b2f4c"/><path d="M-26,-70h52v34h-52Z" fill="#f0c45c"/><path d="M-26,-70h16v34h-16Z" fill="#fff0c0"/>`

export const CABIN_BAG = LID + PACKED + BASE

/** Leather boots, worn; (0,0) between the heels. */
export const BOOTS = `<path d="M-74,0L-78,-18C-80,-60 -78,-104 -74,-128L-22,-128C-20,-96 -24,-70 -8,-52C10,-40 26,-34 28,-14L28,0Z" fill="#8a4f34"/><path d="M-74,0L-78,-18C-80,-60 -78,-104 -74,-128L-56,-128C-62,-90 -60,-40 -56,0Z" fill="#d98f5c"/><path d="M-80,-8H30V8H-80Z" fill="#3a2a34"/><path d="M-78,-128H-18V-114H-78Z" fill="#f0d9b0"/><path d="M-44,-104L-20,-96M-44,-84L-18,-76M-40,-64L-10,-58" stroke="#f0d9b0" stroke-width="5" stroke-linecap="round"/>`
