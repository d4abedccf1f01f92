/** A desk globe: seas and lands in small tiles, a brass meridian ring and a turned foot. Materials: ocean, land, brass. */
import type { Mesh } from '../kit/mesh.ts'
import { limb } from './pine.ts'
import { unit, type Pt, type Vec3 } from '../kit/vec.ts'

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
const within = (ring: readonly Pt[], x: number, y: number): boolean => {
  let inside = false
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length]!
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}
const TILT = 0.36
/** Degrees of a tile: fine enough that coasts have no stairs. */
const STEP = 0.4

/** Globe of radius `r` in metres on a foot at y=0; `facing` is the longitude turned to +z. Total height 2.62 r. */
export function globe(m: Mesh, r: number, facing: number): void {
  const cy = r * 1.5,
    rad = Math.PI / 180
  const normal = (lon: number, lat: number): Vec3 => {
    const [a, b] = [(lon - facing) * rad, lat * rad]
    const [x, y, z] = [Math.cos(b) * Math.sin(a), Math.sin(b), Math.cos(b) * Math.cos(a)]
    return unit([x * Math.cos(TILT) + y * Math.sin(TILT), y * Math.cos(TILT) - x * Math.sin(TILT), z])
  }
  const on = (n: Vec3): Vec3 => [n[0] * r, cy + n[1] * r, n[2] * r]
  for (let lat = -90; lat < 90; lat += STEP)
    for (let lon = facing - 115; lon < facing + 115; lon += STEP) {
      const mat = LANDS.some((ring) => within(ring, lon + STEP / 2, lat + STEP / 2)) ? 'land' : 'ocean'
      const [a, b, c, d] = [
        normal(lon, lat),
        normal(lon + STEP, lat),
        normal(lon + STEP, lat + STEP),
        normal(lon, lat + STEP),
      ]
      m.tri(on(a), on(b), on(c), mat, a, b, c)
      m.tri(on(a), on(c), on(d), mat, a, c, d)
    }
  // the ring is in the plane of the picture, through both poles
  const ring = (deg: number): Vec3 => {
    const n = unit([Math.sin(deg * rad + TILT), Math.cos(deg * rad + TILT), 0])
    return [n[0] * r * 1.1, cy + n[1] * r * 1.1, 0]
  }
  for (let deg = -10; deg < 190; deg += 5) limb(m, ring(deg), ring(deg + 5), r * 0.045, r * 0.045, 'brass')
  for (const deg of [0, 180]) {
    const p = ring(deg)
    m.blob(p[0], p[1], p[2], r * 0.08, 'brass', 1, 0, 1, 8)
  }
  // prettier-ignore
  m.revolve(0, 0, [[0.62, 0], [0.62, 0.06], [0.5, 0.1], [0.16, 0.16], [0.1, 0.24], [0.15, 0.3], [0.1, 0.38], [0.05, 0.44]].map(([a, b]): Pt => [a! * r, b! * r]), 'brass', 28)
}
