/** A head in profile facing right, one unit from crown to chin, about its middle. */
const FACE =
  'M-.03,-.5C.18,-.51 .32,-.42 .34,-.24C.35,-.15 .33,-.11 .345,-.06C.37,-.01 .41,.05 .43,.1C.44,.14 .41,.155 .375,.16L.39,.21L.365,.25L.375,.295C.35,.33 .36,.37 .35,.41C.33,.48 .26,.505 .19,.485C.1,.46 .02,.4 -.05,.32L-.06,.62L-.36,.6L-.3,.24C-.42,.06 -.46,-.08 -.44,-.18C-.42,-.38 -.25,-.5 -.03,-.5Z'
/** The face with its neck, brow, eye and lips; `over` is hair or a scarf, drawn last. */
export const profile = (skin: string, shade: string, dark: string, lips: string, over: string): string =>
  `<path d="${FACE}" fill="${skin}"/><path d="M-.05,.32C.02,.4 .1,.46 .19,.485C.1,.5 0,.46 -.06,.44L-.06,.62L-.36,.6L-.3,.24Z" fill="${shade}"/><path d="M.2,-.11Q.28,-.16 .33,-.12L.325,-.09Q.27,-.115 .205,-.08Z" fill="${dark}"/><path d="M.24,.0Q.28,-.045 .315,-.02Q.3,.03 .25,.02Z" fill="${dark}"/><path d="M.375,.245Q.33,.235 .29,.21Q.32,.265 .37,.262Z" fill="${lips}"/>${over}`
