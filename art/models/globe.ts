/** A desk globe, cut clean: seas and lands in two tones with one edge of shade, a brass meridian and a turned foot. */
import type { Pt } from '../kit/vec.ts'

/** Rough coasts as [longitude, latitude] in degrees: enough for a globe 300 px across, seen from the Indian Ocean side. */
const LANDS: Pt[][] = [
  // prettier-ignore
  [[-9,37],[-9,43],[-2,43.5],[-1,46],[-4,48.5],[2,51],[8,54],[10,57],[12,55],[20,55],[24,59],[30,60],[22,60],[18,63],[22,66],[18,60],[12,56],[6,58],[6,62],[14,67],[22,70],[30,70],[41,67],[60,69],[70,72],[80,73],[100,77],[112,74],[130,72],[160,70],[178,69],[178,65],[163,60],[160,53],[155,59],[143,59],[136,54],[141,52],[136,45],[129,41],[129,36],[126,35],[125,39],[118,38],[122,37],[120,34],[122,30],[119,25],[113,22],[106,19],[109,14],[109,11],[105,9],[100,13],[99,10],[103,4],[103,1.5],[98.5,8],[98,15],[95,16],[93,20],[90,22],[87,21],[82,16.5],[80,13],[80,10],[77.5,8],[75,12],[73,17],[72.5,21],[70,20.8],[67,24.5],[57,25.8],[52,27.5],[50,30],[48,30],[50,26.5],[51.5,25],[56,26],[59.8,22.5],[57.5,19],[52,15.6],[43,13],[39,21],[35,28],[34.5,31.5],[36,36.5],[27,37],[26.5,40],[29,41.2],[35,42],[41,41.5],[36,46],[30,46],[28,43],[26,41],[23.5,40],[22.5,36.7],[19,42],[14,45],[12.5,44],[18.3,40],[16,38.5],[9,44.3],[3,42],[-2,37]],
  // prettier-ignore
  [[-6,35.8],[10,37],[11,34],[20,31],[25,32],[32.5,31.2],[35,27],[37,21],[39,16],[43,11.5],[51,12],[48,5],[42,-1],[39,-6],[40.5,-12],[35,-20],[35,-24],[28,-33],[20,-34.8],[14.5,-23],[12,-17],[13,-9],[9,-1],[9.5,4],[-4,5],[-13,8],[-17,14],[-17,21],[-9.5,31]],
  // prettier-ignore
  [[114,-22],[114,-34],[118,-35],[131,-31.5],[138,-35],[147,-38.5],[153,-31],[153,-25],[146,-19],[142,-11],[140,-17],[136,-12],[131,-11.5],[122,-18]],
  // prettier-ignore
  [[95,5.5],[98,4],[104,-2],[106,-6],[102,-4],[97,2]],
  // prettier-ignore
  [[109,1],[117,7],[119,5],[116,-4],[110,-3]],
  // prettier-ignore
  [[80,9.5],[82,7],[80.5,6],[79.8,7.5]],
  // prettier-ignore
  [[44,-25],[49,-13],[50.5,-16],[47,-25]],
  // prettier-ignore
  [[130,32],[141,36],[141,41],[145,43.5],[142,45],[139,38],[132,35]],
  // prettier-ignore
  [[131,-1],[141,-3],[150,-10],[138,-8]],
]
const TILT = 0.36
/** A globe of radius `r` with its middle at (x, y) and its foot 1.62 r below; `facing` is the longitude turned to us. Light comes from the upper left. */
export function globe(x: number, y: number, r: number, facing: number): string {
  const rad = Math.PI / 180
  const at = ([lon, lat]: Pt): string => {
    const [a, b] = [(lon - facing) * rad, lat * rad]
    let [px, py] = [Math.cos(b) * Math.sin(a), Math.sin(b)]
    if (Math.cos(b) * Math.cos(a) < 0) {
      const l = Math.hypot(px, py)
      px /= l
      py /= l
    }
    return `${((px * Math.cos(TILT) + py * Math.sin(TILT)) * r).toFixed(1)},${((px * Math.sin(TILT) - py * Math.cos(TILT)) * r).toFixed(1)}`
  }
  const lands = LANDS.map((ring) => `M${ring.map(at).join('L')}Z`).join('')
  const n = (v: number): string => (v * r).toFixed(1)
  // the shade beyond an ellipse round the lit pole
  const shade = `M${n(0.62)},${n(-0.8)}A${n(1.01)},${n(1.01)} 0 1 1 ${n(-0.8)},${n(0.62)}C${n(-0.2)},${n(0.66)} ${n(0.6)},${n(0.1)} ${n(0.62)},${n(-0.8)}Z`
  const arc = (k: number, from: number, to: number): string => {
    const p = (deg: number): string =>
      `${n(k * Math.sin(deg * rad + TILT))},${n(-k * Math.cos(deg * rad + TILT))}`
    return `M${p(from)}A${n(k)},${n(k)} 0 0 1 ${p(to)}`
  }
  const knob = (deg: number): string =>
    `<circle cx="${n(1.12 * Math.sin(deg * rad + TILT))}" cy="${n(-1.12 * Math.cos(deg * rad + TILT))}" r="${n(0.075)}" fill="#eeb04a"/>`
  return (
    `<g transform="translate(${x},${y})"><clipPath id="ball"><circle r="${r}"/></clipPath><clipPath id="dim"><path d="${shade}"/></clipPath>` +
    // foot
    `<path d="M${n(-0.06)},${n(1)}H${n(0.1)}L${n(0.12)},${n(1.3)}H${n(-0.08)}Z" fill="#b9783f"/><path d="M${n(-0.56)},${n(1.62)}C${n(-0.54)},${n(1.5)} ${n(-0.2)},${n(1.46)} ${n(-0.1)},${n(1.28)}H${n(0.14)}C${n(0.24)},${n(1.46)} ${n(0.58)},${n(1.5)} ${n(0.6)},${n(1.62)}Z" fill="#eeb04a"/><path d="M${n(0.06)},${n(1.28)}H${n(0.14)}C${n(0.24)},${n(1.46)} ${n(0.58)},${n(1.5)} ${n(0.6)},${n(1.62)}H${n(0.2)}C${n(0.14)},${n(1.5)} ${n(0.1)},${n(1.4)} ${n(0.06)},${n(1.28)}Z" fill="#9a5f4a"/>` +
    `<g clip-path="url(#ball)"><circle r="${r}" fill="#57b0b2"/><path d="${lands}" fill="#f6cd7c"/><g clip-path="url(#dim)"><circle r="${r}" fill="#2a5f80"/><path d="${lands}" fill="#a06a5a"/></g></g>` +
    `<path d="${arc(1.12, 0, 180)}" fill="none" stroke="#eeb04a" stroke-width="${n(0.075)}"/><path d="${arc(1.12, 62, 180)}" fill="none" stroke="#9a5f4a" stroke-width="${n(0.075)}"/>${knob(0)}${knob(180)}</g>`
  )
}
