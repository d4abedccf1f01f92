/** Humayun's Tomb: red sandstone inlaid with white marble, 47 m to the top of a white dome. Materials: red, inlay, marble, dark, gold. */
import { domeProfile, finial } from '../kit/buildings.ts'
import type { Mesh } from '../kit/mesh.ts'
import { archOutline, rectOutline } from '../kit/outline.ts'

/** A domed kiosk on eight posts; `w` metres across. */
export function chhatri(m: Mesh, x: number, y: number, z: number, w: number): void {
  m.box(x, y, z, w, w * 0.14, w, 'red')
  for (let i = 0; i < 8; i++) {
    const a = ((i + 0.5) / 8) * Math.PI * 2
    m.box(x + Math.cos(a) * w * 0.4, y, z + Math.sin(a) * w * 0.4, w * 0.09, w * 0.7, w * 0.09, 'red')
  }
  m.revolve(x, z, [[w * 0.64, y + w * 0.68], [w * 0.5, y + w * 0.78], [w * 0.44, y + w * 0.8]], 'red', 16) // prettier-ignore
  m.revolve(x, z, domeProfile(w * 0.42, w * 0.42, y + w * 0.8, 0.05, 0.3, 8), 'marble', 18)
  finial(m, x, y + w * 1.2, z, w * 0.3)
}
/** A framed porch with a pointed recess, looking along +z. */
function porch(m: Mesh, w: number, h: number, z: number): void {
  m.box(0, 0, z - 4, w, h, 8, 'red')
  m.box(0, h, z - 4, w + 0.6, 0.8, 8.4, 'inlay')
  m.decal(rectOutline(w - 1.2, h - 1.4), [0, (h - 1.4) / 2, z], [1, 0, 0], [0, 1, 0], 'inlay', 0.05)
  m.decal(rectOutline(w - 2, h - 2.2), [0, (h - 2.2) / 2, z], [1, 0, 0], [0, 1, 0], 'red', 0.1)
  m.decal(archOutline(w * 0.7, h * 0.82, 0.3), [0, 0, z], [1, 0, 0], [0, 1, 0], 'inlay', 0.15)
  m.decal(archOutline(w * 0.62, h * 0.77, 0.3), [0, 0, z], [1, 0, 0], [0, 1, 0], 'dark', 0.2)
  m.decal(archOutline(w * 0.24, h * 0.36, 0.3), [0, 0, z], [1, 0, 0], [0, 1, 0], 'red', 0.25)
  m.decal(archOutline(w * 0.17, h * 0.3, 0.3), [0, 0, z], [1, 0, 0], [0, 1, 0], 'dark', 0.3)
}
/** The tomb on its plinth: ground at y=0, 95 m square, each side alike. */
export function gardenTomb(m: Mesh): void {
  m.box(0, 0, 0, 95, 6.2, 95, 'red')
  m.box(0, 6.2, 0, 96, 0.6, 96, 'inlay', 'red')
  m.box(0, 6.8, 0, 46, 19, 46, 'red')
  m.box(0, 25.8, 0, 47, 1, 47, 'inlay', 'red')
  for (let side = 0; side < 4; side++) {
    const f = m.at(0, 0, 0, (side * Math.PI) / 2)
    for (let i = -8; i <= 8; i++) {
      f.decal(archOutline(4, 4.9, 0.3), [i * 5.4, 0.2, 47.5], [1, 0, 0], [0, 1, 0], 'inlay', 0.06)
      f.decal(archOutline(3.3, 4.4, 0.3), [i * 5.4, 0.2, 47.5], [1, 0, 0], [0, 1, 0], 'dark', 0.12)
    }
    porch(f.at(0, 6.8, 0), 15, 23, 25)
    for (const s of [-1, 1]) {
      porch(f.at(s * 15.6, 6.8, 0), 11, 15.4, 23.9)
      for (const dx of [-3.2, 3.2])
        f.decal(archOutline(2.2, 3.4, 0.3), [s * 15.6 + dx, 23, 23.9], [1, 0, 0], [0, 1, 0], 'dark', 0.1)
      chhatri(f, s * 6.2, 30.6, 21.5, 2.6)
    }
  }
  for (const x of [-1, 1]) for (const z of [-1, 1]) chhatri(m, x * 17.4, 26.8, z * 17.4, 6.4)
  m.revolve(0, 0, [[10.6, 26.8], [10.6, 33], [11, 33.3], [10.2, 33.6]], 'red', 40) // prettier-ignore
  m.revolve(0, 0, domeProfile(10.3, 12.2, 33.6, 0.07, 0.25, 18), 'marble', 48)
  finial(m, 0, 45.4, 0, 5.4)
}
