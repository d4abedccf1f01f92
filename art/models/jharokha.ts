/** A jharokha, the hanging balcony window of a Delhi house, by hand: pixels, the middle of the window at x = 0, its sill at y = 720. */
const shape = (d: string, ink: string): string => `<path d="${d}" fill="${ink}"/>`
/** A drawing and its mirror image about x = 0. */
const both = (body: string): string => `${body}<g transform="scale(-1,1)">${body}</g>`
const STONE = { high: '#5a63ab', own: '#3f4891', dim: '#2d3576', deep: '#1d2458' } as const

/** The opening: straight jambs, five lobes on a side and a pointed top. */
const ARCH =
  'M-320,722V392A56,56 0 0 1 -286,314A62,62 0 0 1 -212,262A70,70 0 0 1 -112,240C-70,234 -26,220 0,192C26,220 70,234 112,240A70,70 0 0 1 212,262A62,62 0 0 1 286,314A56,56 0 0 1 320,392V722Z'

/** A flower of eight petals cut in stone. */
const flower = (x: number, y: number, r: number): string => {
  let petals = ''
  for (let i = 0; i < 8; i++)
    petals += `<path d="M0,0C${-r * 0.36},${-r * 0.5} ${-r * 0.26},${-r * 0.94} 0,${-r}C${r * 0.26},${-r * 0.94} ${r * 0.36},${-r * 0.5} 0,0Z" transform="rotate(${i * 45})" fill="${STONE.high}"/>`
  return `<g transform="translate(${x},${y})"><circle r="${r * 1.24}" fill="${STONE.dim}"/>${petals}<circle r="${r * 0.24}" fill="#e0a070"/></g>`
}
/** The right column with a pot at its foot and a lotus under its capital; its inner side takes the light of the room. */
const COLUMN =
  shape('M288,722V698H364V722ZM298,698C284,672 300,650 308,640H344C352,650 368,672 354,698Z', STONE.own) +
  shape('M304,640L309,436H343L348,640ZM306,436C296,420 292,406 290,390H362C360,406 356,420 346,436ZM280,368H372V390H280Z', STONE.high) + // prettier-ignore
  shape('M330,640L329,436H343L348,640ZM334,436C340,420 342,406 342,390H362C360,406 356,420 346,436ZM342,368H372V390H342ZM334,698C346,672 340,650 330,640H344C352,650 368,672 354,698ZM342,722V698H364V722Z', STONE.dim) + // prettier-ignore
  shape('M288,722V698H295V722ZM298,698C284,672 300,650 308,640H315C306,652 294,672 305,698ZM304,640L309,436H315L311,640ZM306,436C296,420 292,406 290,390H297C299,406 303,420 313,436ZM280,368H287V390H280Z', '#ffc27c') // prettier-ignore
/** The wall of the balcony behind the arch, with a flower in each spandrel; the room shows through the opening. */
const FRONT =
  shape('M-388,722V216L-240,150H240L388,216V722Z', STONE.dim) +
  shape('M-352,390V208L-240,150H240L352,208V390Z', STONE.own) +
  both(flower(282, 236, 27)) +
  `<path d="${ARCH}" fill="none" stroke="#1d2458" stroke-width="34" stroke-linejoin="round"/><path d="${ARCH}" fill="none" stroke="#d98350" stroke-width="22" stroke-linejoin="round"/>`

/** Roof with drooping ends, its eave lit from below by the window, and three finials. */
const finial = (x: number, y: number, k: number): string =>
  `<g transform="translate(${x},${y}) scale(${k})">${shape('M-15,6C-15,-2 -7,-5 -6,-9C-17,-15 -16,-30 -4,-34C-3,-42 -2,-48 0,-58C2,-48 3,-42 4,-34C16,-30 17,-15 6,-9C7,-5 15,-2 15,6Z', STONE.deep)}${shape('M-6,-9C-17,-15 -16,-30 -4,-34C-3,-42 -2,-48 0,-58C0,-40 -6,-30 -6,-9Z', STONE.own)}</g>`
const ROOF =
  finial(-196, 86, 0.66) +
  finial(196, 86, 0.66) +
  finial(0, 64, 0.8) +
  shape('M-412,206C-384,112 -220,60 0,60C220,60 384,112 412,206C300,140 160,110 0,110C-160,110 -300,140 -412,206Z', STONE.deep) + // prettier-ignore
  shape('M-412,206C-384,112 -220,60 0,60C-190,72 -330,120 -380,188Z', STONE.own) +
  '<path d="M-268,148C-256,110 -236,92 -208,78M-92,117C-90,98 -84,78 -74,64M92,117C90,98 84,78 74,64M268,148C256,110 236,92 208,78" fill="none" stroke="#2d3576" stroke-width="4"/>' +
  // eave: its upper face, its edge, its lit underside
  shape('M-434,232C-428,214 -426,204 -412,200C-300,136 -160,104 0,104C160,104 300,136 412,200C426,204 428,214 434,232C320,166 160,136 0,136C-160,136 -320,166 -434,232Z', STONE.high) + // prettier-ignore
  shape('M-434,232C-320,166 -160,136 0,136C160,136 320,166 434,232L426,242C316,180 160,150 0,150C-160,150 -316,180 -426,242Z', STONE.deep) + // prettier-ignore
  '<linearGradient id="eave" x1="-426" x2="426" y1="0" y2="0" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#3f3a7c"/><stop offset=".5" stop-color="#f0a05e"/><stop offset="1" stop-color="#3f3a7c"/></linearGradient>' +
  shape('M-426,242C-316,180 -160,150 0,150C160,150 316,180 426,242L384,232C290,190 150,166 0,166C-150,166 -290,190 -384,232Z', 'url(#eave)') // prettier-ignore

/** Petals that hang in a row under the sill. */
function petals(): string {
  let d = '',
    shade = ''
  for (let x = -364; x < 360; x += 52) {
    d += `M${x},766H${x + 52}C${x + 52},792 ${x + 38},804 ${x + 26},812C${x + 14},804 ${x},792 ${x},766Z`
    shade += `M${x + 26},772C${x + 40},780 ${x + 38},796 ${x + 26},806Z`
  }
  return shape(d, STONE.high) + shape(shade, STONE.own)
}
/** Flutes of the bowl from left to right; the left ones are lighter. */
function flutes(): string {
  const tones = ['#48519b', '#414a93', '#394288', '#2f377a', '#1c2259']
  const down = (t: number): string =>
    `C${(t * 346).toFixed(0)},866 ${(t * 190).toFixed(0)},906 ${(t * 62).toFixed(0)},940`
  return tones
    .map((ink, i) => {
      const [a, b] = [(2 * i) / 5 - 1, (2 * i + 2) / 5 - 1]
      return shape(
        `M${352 * a},780${down(a)}H${(62 * b).toFixed(0)}C${(b * 190).toFixed(0)},906 ${(b * 346).toFixed(0)},866 ${352 * b},780Z`,
        ink,
      )
    })
    .join('')
}
/** The sill and the bowl that carries it, closed by a bud. */
const BASE =
  '<g transform="translate(0,780) scale(1,.76) translate(0,-780)">' +
  flutes() +
  shape('M-70,938H70V954H-70ZM-40,954H40C30,962 28,970 26,976H-26C-28,970 -30,962 -40,954Z', STONE.own) +
  shape('M-26,976C-38,992 -24,1018 0,1040C24,1018 38,992 26,976Z', STONE.high) +
  shape(
    'M20,938H70V954H20ZM12,954H40C30,962 28,970 26,976H8ZM8,976H26C38,992 24,1018 0,1040C12,1018 16,992 8,976Z',
    '#353e84',
  ) + // prettier-ignore
  '</g>' +
  shape('M-372,748H372V768H-372Z', STONE.deep) +
  petals() +
  shape('M-420,722H420L412,750H-412Z', STONE.own) +
  '<linearGradient id="sill" x1="-420" x2="420" y1="0" y2="0" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#5a63ab"/><stop offset=".2" stop-color="#ffd591"/><stop offset=".8" stop-color="#ffd591"/><stop offset="1" stop-color="#5a63ab"/></linearGradient>' +
  shape('M-420,716H420V728H-420Z', 'url(#sill)')

/** The whole window; `room` is drawn in the opening. */
export const jharokha = (room: string): string =>
  `${FRONT}<clipPath id="opening"><path d="${ARCH}"/></clipPath><g clip-path="url(#opening)">${room}</g>${both(COLUMN)}${ROOF}${BASE}`
