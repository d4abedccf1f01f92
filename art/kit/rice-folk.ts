/** Birds of the rice fields, as SVG, sun from the right. */

/** A white duck afloat, facing right when `way` is 1; 1 unit = 1 m. */
export const duck = (x: number, y: number, k: number, way: 1 | -1): string =>
  `<g transform="translate(${x.toFixed(1)},${y.toFixed(1)}) scale(${(k * way).toFixed(2)},${k.toFixed(2)})"><path d="M-.34,.03 L.3,.03 L.26,.14 L-.2,.16Z" fill="#f3ead0" fill-opacity=".35"/><path d="M-.34,-.16 C-.28,-.08 -.18,.04 .02,.04 C.22,.04 .28,-.06 .26,-.16 C.25,-.24 .22,-.3 .24,-.4 L.42,-.4 C.44,-.52 .28,-.56 .22,-.48 C.16,-.4 .18,-.3 .12,-.24 C-.02,-.16 -.2,-.24 -.34,-.16Z" fill="#fff8e4"/><path d="M-.34,-.16 C-.28,-.08 -.18,.04 .02,.04 C.22,.04 .28,-.06 .26,-.14 C.1,-.02 -.16,-.06 -.34,-.16Z" fill="#b3bfb8"/><path d="M.38,-.46 L.5,-.42 L.38,-.38Z" fill="#e8943a"/></g>`
