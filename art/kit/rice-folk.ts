/** People and birds of the rice fields, as SVG: 1 unit = 1 m, feet at the origin, sun from the right. */

/** Someone bent over, setting out seedlings, facing left. */
export const PLANTER = `<path d="M.1,-.72 L.2,-.36 L.16,0 L.3,0 L.36,-.38 L.34,-.76Z" fill="#3a3f58"/><path d="M.28,-.76 L.34,-.76 L.36,-.38 L.3,0 L.25,0 L.29,-.38Z" fill="#d0905e"/><path d="M-.06,-.4 L.02,-.02 L.14,-.02 L.2,-.62Z" fill="#2e3650"/>
<path d="M.4,-.8 C.3,-1 0,-1.02 -.26,-.8 C-.34,-.72 -.3,-.6 -.2,-.58 C0,-.66 .2,-.6 .36,-.62Z" fill="#3d6f86"/><path d="M.4,-.8 C.3,-1 0,-1.02 -.26,-.8 C-.06,-.93 .2,-.9 .36,-.66Z" fill="#9fd0cc"/><path d="M-.2,-.72 L-.3,-.34 L-.36,-.1 L-.29,-.09 L-.2,-.32 L-.08,-.64Z" fill="#8a5846"/>
<path d="M-.74,-.72 L-.36,-1.02 L-.12,-.64 C-.34,-.54 -.6,-.58 -.74,-.72Z" fill="#a67a48"/><path d="M-.36,-1.02 L-.12,-.64 C-.18,-.61 -.24,-.6 -.3,-.59Z" fill="#ffe2a0"/>`
/** A white duck afloat, facing right when `way` is 1; 1 unit = 1 m. */
export const duck = (x: number, y: number, k: number, way: 1 | -1): string =>
  `<g transform="translate(${x.toFixed(1)},${y.toFixed(1)}) scale(${(k * way).toFixed(2)},${k.toFixed(2)})"><path d="M-.34,.03 L.3,.03 L.26,.14 L-.2,.16Z" fill="#f3ead0" fill-opacity=".35"/><path d="M-.34,-.16 C-.28,-.08 -.18,.04 .02,.04 C.22,.04 .28,-.06 .26,-.16 C.25,-.24 .22,-.3 .24,-.4 L.42,-.4 C.44,-.52 .28,-.56 .22,-.48 C.16,-.4 .18,-.3 .12,-.24 C-.02,-.16 -.2,-.24 -.34,-.16Z" fill="#fff8e4"/><path d="M-.34,-.16 C-.28,-.08 -.18,.04 .02,.04 C.22,.04 .28,-.06 .26,-.14 C.1,-.02 -.16,-.06 -.34,-.16Z" fill="#b3bfb8"/><path d="M.38,-.46 L.5,-.42 L.38,-.38Z" fill="#e8943a"/></g>`
