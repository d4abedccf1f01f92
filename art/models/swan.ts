/** A swan on the water facing left; SVG, waterline on y=0, about 130 units long. */
export function swan(x: number, y: number, k: number, flip = false): string {
  return `<g transform="translate(${x},${y}) scale(${flip ? -k : k},${k})"><path d="M-46,4 C-30,12 50,12 78,2 C60,20 -30,22 -46,4Z" fill="#13274c" fill-opacity=".5"/>
<path d="M-38,-4 C-44,-20 -30,-30 -34,-52 C-36,-66 -46,-72 -54,-66 C-60,-62 -58,-58 -64,-54 L-74,-52 C-66,-48 -58,-50 -54,-54 C-46,-58 -44,-50 -44,-42 C-46,-26 -54,-16 -46,0 C-34,12 44,12 70,-8 C80,-18 84,-30 78,-34 C66,-28 52,-36 30,-36 C8,-38 -16,-26 -24,-12Z" fill="#d6cde0"/>
<path d="M-46,0 C-34,12 44,12 70,-8 C78,-16 82,-26 80,-32 C70,-18 50,-12 24,-8 C0,-4 -30,-2 -46,0Z" fill="#8b8cb8"/><path d="M-24,-12 C-8,-24 30,-30 66,-24 C46,-16 10,-12 -24,-12Z" fill="#b3aecb"/><path d="M-62,-57 L-76,-52 L-64,-50Z" fill="#ec8a3c"/><circle cx="-54" cy="-61" r="2.2" fill="#26304f"/><path d="M-60,-60 L-66,-54 L-62,-53Z" fill="#26304f"/></g>`
}
