/** A person who answers calls at night, seen through a window; 1 unit = 1 m, y down, (0,0) the middle of the sill. */

const ROOM =
  `<path d="M-1.3,.1L1.3,.1L1.3,-2.1L-1.3,-2.1Z" fill="#ffc56b"/><path d="M-1.3,.1L1.3,.1L1.3,-2.1L.62,-2.1L.5,.1Z" fill="#f7b055"/>` +
  `<path d="M-1.22,-1.3h.62v.06h-.62ZM-1.22,-.86h.62v.06h-.62Z" fill="#a85a3c"/><path d="M-1.18,-1.3v-.26h.08v.26ZM-1.09,-1.3v-.32h.07v.32ZM-.9,-1.3v-.22h.09v.22Z" fill="#b9523a"/><path d="M-1,-1.3v-.28h.08v.28ZM-1.17,-.86v-.3h.09v.3ZM-.86,-.86v-.26h.07v.26Z" fill="#2f6f7c"/><path d="M-1.06,-.86v-.24h.07v.24ZM-.97,-.86v-.3h.08v.3Z" fill="#7a4a6c"/>` +
  `<circle cx="-.72" cy="-1.02" r=".13" fill="#4a93a0"/><path d="M-.79,-1.1c.06,-.04 .12,-.02 .12,.03c-.02,.06 -.1,.04 -.12,.09c-.04,-.04 -.04,-.08 0,-.12ZM-.68,-1c.05,0 .07,.04 .04,.08c-.04,0 -.06,-.04 -.04,-.08Z" fill="#e9c98a"/>` +
  `<path d="M.86,-2.1L.86,-1.72" stroke="#7a3f35" stroke-width=".025"/><path d="M.62,-1.46C.66,-1.66 .76,-1.74 .86,-1.74C.96,-1.74 1.06,-1.66 1.1,-1.46Z" fill="#c9503a"/><ellipse cx=".86" cy="-1.46" rx=".24" ry=".045" fill="#fff3c8"/>`

const PERSON =
  // a ladder-back chair behind her
  `<path d="M.42,.1L.5,-.86M.78,.1L.84,-.9" stroke="#6b3a3f" stroke-width=".055" stroke-linecap="round"/><path d="M.5,-.8Q.66,-.9 .84,-.84L.835,-.7Q.66,-.76 .49,-.66ZM.48,-.52Q.65,-.6 .825,-.55L.815,-.43Q.65,-.48 .47,-.4Z" fill="#8a4a42"/><path d="M.5,-.8Q.66,-.9 .84,-.84L.838,-.81Q.66,-.87 .498,-.77ZM.48,-.52Q.65,-.6 .825,-.55L.823,-.525Q.65,-.575 .478,-.495Z" fill="#c9764f"/>` +
  `<path d="M-.2,.1C-.2,-.3 -.12,-.62 .02,-.7C.12,-.78 .3,-.78 .4,-.7C.58,-.62 .62,-.3 .62,.1Z" fill="#1f6f7c"/><path d="M.3,-.74C.5,-.7 .6,-.4 .62,.1L.44,.1C.46,-.3 .42,-.56 .3,-.74Z" fill="#17506a"/>` +
  `<path d="M.04,-.76L.26,-.76L.3,-.62C.22,-.54 .1,-.54 .04,-.62Z" fill="#a8623f"/>` +
  `<path d="M.02,-1.2C-.06,-1.14 -.06,-1.02 -.045,-.98L-.09,-.88L-.05,-.86C-.05,-.78 -.02,-.72 .06,-.7C.16,-.68 .28,-.78 .3,-.94C.32,-1.1 .26,-1.22 .14,-1.24Z" fill="#c27a4e"/><path d="M.2,-.72C.28,-.78 .31,-.9 .3,-1L.2,-1C.2,-.88 .2,-.8 .12,-.7Z" fill="#a8623f"/>` +
  `<path d="M-.03,-1.1C-.06,-1.24 .04,-1.36 .18,-1.34C.34,-1.32 .42,-1.18 .39,-1.02C.38,-.9 .36,-.78 .42,-.62C.3,-.6 .24,-.68 .24,-.8C.24,-.9 .2,-.98 .16,-1.06C.1,-1.06 .02,-1.06 -.03,-1.1Z" fill="#33204a"/>` +
  `<path d="M.18,-.96C.2,-1.1 .21,-1.22 .17,-1.355" fill="none" stroke="#fff1d0" stroke-width=".05" stroke-linecap="round"/><ellipse cx=".18" cy="-.95" rx=".065" ry=".085" fill="#fff1d0"/><ellipse cx=".18" cy="-.95" rx=".035" ry=".05" fill="#e2573f"/><path d="M.16,-.88C.1,-.78 .02,-.77 -.03,-.79" fill="none" stroke="#fff1d0" stroke-width=".026"/><ellipse cx="-.045" cy="-.79" rx=".03" ry=".022" fill="#e2573f"/>` +
  `<path d="M.02,-1.03L.065,-1.05" stroke="#33204a" stroke-width=".022"/><path d="M-.035,-.84L.0,-.835" stroke="#7a3a35" stroke-width=".014"/>` +
  `<path d="M.3,-.56C.4,-.5 .42,-.3 .3,-.14L-.12,-.08L-.16,-.18L.14,-.26C.16,-.4 .2,-.54 .3,-.56Z" fill="#2c8a94"/><path d="M-.12,-.07L-.26,-.1C-.3,-.14 -.28,-.2 -.22,-.2L-.14,-.19Z" fill="#c27a4e"/>`

const TABLE =
  `<path d="M-1.3,-.06L1.3,-.06L1.3,.14L-1.3,.14Z" fill="#8a4a3c"/><path d="M-1.3,-.06L1.3,-.06L1.3,-.02L-1.3,-.02Z" fill="#e59a55"/>` +
  `<path d="M-.28,-.06L-.66,-.06L-.82,-.46L-.78,-.48L-.64,-.1L-.28,-.1Z" fill="#3f4a80"/><path d="M-.64,-.1L-.775,-.46L-.74,-.47L-.6,-.1Z" fill="#bfe6e0"/>` +
  `<path d="M-1.08,-.06L-1.06,-.24L-.9,-.24L-.88,-.06Z" fill="#e2573f"/><path d="M-1.06,-.2C-1.18,-.2 -1.16,-.09 -1.07,-.1" fill="none" stroke="#e2573f" stroke-width=".03"/>`

/** A warm room: shelf, globe, pendant lamp; a person with a headset at a laptop, facing left. */
export const DESK = `${ROOM}<g transform="translate(.02,0) scale(1.24)">${PERSON}${TABLE}</g>`

/** A cat sitting on the sill, its back to the street; (0,0) between its paws. Warm light behind it. */
export const CAT =
  `<path d="M.13,-.02C.26,.02 .3,.16 .26,.3C.24,.38 .3,.42 .34,.38" fill="none" stroke="#171a44" stroke-width=".055" stroke-linecap="round"/>` +
  `<path d="M-.17,0C-.22,-.16 -.14,-.28 -.1,-.36C-.14,-.44 -.14,-.5 -.13,-.6L-.06,-.53C-.02,-.55 .02,-.55 .06,-.53L.13,-.6C.14,-.5 .14,-.44 .1,-.36C.15,-.28 .22,-.16 .17,0Z" fill="#171a44"/>` +
  `<path d="M-.17,0C-.22,-.16 -.14,-.28 -.1,-.36C-.14,-.44 -.14,-.5 -.13,-.6L-.105,-.57C-.11,-.48 -.1,-.44 -.07,-.37C-.12,-.28 -.17,-.16 -.13,0Z" fill="#f0a05c"/>`
