/** Initials in place of portraits, each on its own background above the arc of the logo. Shown at 56 to 96 px. */
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { display, outline } from '../lettering.ts'

const SIDE = 400
const PEOPLE = [
  { of: '1', initials: 'CB', ground: '#2f6f8f', shade: '#1f4f72', disc: '#ffd08a' },
  { of: '2', initials: 'AP', ground: '#a8473f', shade: '#7c2f42', disc: '#ffcf94' },
  { of: '3', initials: 'NK', ground: '#3f7a5c', shade: '#27584f', disc: '#f6d77f' },
  { of: 'ananya-rao', initials: 'AR', ground: '#54468c', shade: '#393070', disc: '#f7a98c' },
  { of: 'kabir-malhotra', initials: 'KM', ground: '#24627a', shade: '#17435e', disc: '#f2b43c' },
  { of: 'tara-menon', initials: 'TM', ground: '#8f5233', shade: '#68363a', disc: '#9fd2c4' },
]
function draw(plate: Plate, { initials, ground, shade, disc }: (typeof PEOPLE)[number]): void {
  const size = 178,
    wide = display.getAdvanceWidth(initials, size)
  plate.svg(
    `<path d="M0,0H${SIDE}V${SIDE}H0Z" fill="${ground}"/><path d="M0,300Q200,236 400,300V${SIDE}H0Z" fill="${shade}"/>` +
      `<circle cx="200" cy="300" r="236" fill="none" stroke="${disc}" stroke-width="3" opacity=".55"/><circle cx="92" cy="90" r="20" fill="${disc}"/>` +
      `<path d="${outline(display, initials, (SIDE - wide) / 2, 262, size)}" fill="#fff6e4"/>`,
  )
}
export const views: View[] = PEOPLE.map((person) => ({
  name: `portrait-${person.of}`,
  focusX: SIDE / 2,
  square: SIDE,
  draw: (plate) => draw(plate, person),
}))
