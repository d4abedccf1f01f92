/** Illustrated travellers for testimonials: flat shapes, one light from the left, no outlines. Pure SVG, 400 x 400. */
export interface Sitter {
  ground: string
  glow: string
  skin: [lit: string, shade: string, deep: string]
  hair: [lit: string, shade: string]
  style: 'bob' | 'crop' | 'bun' | 'curls' | 'scarf'
  top: [lit: string, shade: string]
  beard?: boolean
  glasses?: boolean
  hat?: [string, string]
  ring?: string
}
/** The sitter comes apart in two layers so that grain can be pulled on the ground and never over a face. */
export function portrait(s: Sitter): { ground: string; figure: string } {
  const [skin, shade, deep] = s.skin,
    [hair, hairShade] = s.hair,
    line = '#2a1e2c' // eyes and brows keep one dark ink whatever the hair
  const back: Record<Sitter['style'], string> = {
    bob: `<path d="M112,190 C104,92 150,62 204,62 C262,62 296,96 290,196 C290,232 284,262 272,276 L128,276 C116,258 112,226 112,190Z" fill="${hairShade}"/>`,
    crop: '',
    bun: `<circle cx="214" cy="62" r="38" fill="${hairShade}"/><path d="M180,62 A38,38 0 0 1 214,25 C196,36 188,52 190,80Z" fill="${hair}"/>`,
    curls: Array.from({ length: 17 }, (_, i) => {
      const a = Math.PI * (0.86 + (i / 16) * 1.28),
        R = 92 + (i % 2) * 10
      return `<circle cx="${(202 + R * Math.cos(a)).toFixed(0)}" cy="${(168 + R * 1.02 * Math.sin(a)).toFixed(0)}" r="${30 + (i % 3) * 4}" fill="${i < 7 ? hair : hairShade}"/>`
    }).join(''),
    scarf: `<path d="M106,210 C92,98 146,54 204,54 C268,54 304,104 296,210 C298,270 318,300 322,344 L84,344 C92,300 110,272 106,210Z" fill="${hairShade}"/>`,
  }
  const front: Record<Sitter['style'], string> = {
    bob: `<path d="M122,188 C116,118 150,84 206,84 C256,84 284,116 280,184 C270,150 252,128 226,114 C196,140 152,146 134,152 C126,162 124,176 122,188Z" fill="${hair}"/><path d="M226,114 C252,128 270,150 280,184 C284,116 256,84 206,84 C214,90 222,100 226,114Z" fill="${hairShade}"/>`,
    crop: `<path d="M124,184 C112,104 148,72 206,70 C266,70 294,110 278,186 C274,164 268,146 258,134 C226,138 184,132 158,118 C140,132 130,156 124,184Z" fill="${hair}"/><path d="M258,134 C268,146 274,164 278,186 C294,110 266,70 206,70 C236,84 254,106 258,134Z" fill="${hairShade}"/>`,
    bun: `<path d="M126,186 C120,112 156,82 206,82 C256,82 284,112 278,186 C270,144 246,116 210,110 C166,114 136,146 126,186Z" fill="${hair}"/><path d="M210,110 C246,116 270,144 278,186 C284,112 256,82 206,82 C210,90 212,100 210,110Z" fill="${hairShade}"/>`,
    curls: [
      [136, 128, 27],
      [166, 102, 29],
      [204, 94, 29],
      [240, 104, 28],
      [266, 132, 25],
    ]
      .map(([x, y, r], i) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${i < 3 ? hair : hairShade}"/>`)
      .join(''),
    scarf: `<path d="M118,204 C108,110 150,76 204,76 C262,76 292,114 284,204 C286,248 270,288 236,310 L284,344 L112,344 C150,318 166,312 176,304 C140,288 118,250 118,204Z M134,198 C134,248 162,292 204,292 C246,292 270,248 270,198 C270,146 244,112 204,112 C162,112 134,146 134,198Z" fill="${hair}" fill-rule="evenodd"/><path d="M270,198 C270,248 246,292 204,292 L236,310 C270,288 286,248 284,204 C290,120 262,84 220,77 C256,92 270,146 270,198Z" fill="${hairShade}"/>`,
  }
  const eye = (x: number) =>
    `<path d="M${x - 17},192 C${x - 10},181 ${x + 10},181 ${x + 17},192 C${x + 9},200 ${x - 9},200 ${x - 17},192Z" fill="#fff6e8"/><circle cx="${x + 1}" cy="191" r="8" fill="${line}"/><circle cx="${x - 2}" cy="188" r="2.2" fill="#fff6e8"/><path d="M${x - 19},192 C${x - 11},178 ${x + 11},178 ${x + 19},190 C${x + 10},184 ${x - 9},184 ${x - 19},192Z" fill="${line}"/><path d="M${x - 20},172 C${x - 8},162 ${x + 10},162 ${x + 20},171 C${x + 8},168 ${x - 8},168 ${x - 20},172Z" fill="${line}"/>`
  const ground = `<rect width="400" height="400" fill="${s.ground}"/><circle cx="250" cy="150" r="150" fill="${s.glow}"/>`
  const figure = `${back[s.style]}
  <path d="M30,410 C36,338 92,318 152,304 L252,304 C312,318 366,338 372,410Z" fill="${s.top[0]}"/><path d="M372,410 C366,338 312,318 252,304 L226,304 C262,330 276,372 276,410Z" fill="${s.top[1]}"/>
  <path d="M166,250 L166,306 C178,336 228,336 240,306 L240,250Z" fill="${shade}"/><path d="M166,268 C186,296 226,294 240,262 L240,306 C228,336 178,336 166,306Z" fill="${deep}"/>
  <path d="M126,180 C122,122 158,94 204,94 C250,94 282,122 278,182 C278,236 248,288 204,290 C160,288 128,236 126,180Z" fill="${skin}"/>
  <path d="M278,182 C282,122 250,94 204,94 C228,104 244,128 246,160 C248,208 240,262 204,290 C248,288 278,236 278,182Z" fill="${shade}"/>
  ${s.style !== 'scarf' ? `<path d="M126,186 C112,176 106,196 114,214 C118,226 128,230 132,224Z" fill="${skin}"/><path d="M278,186 C292,176 298,196 290,214 C286,226 276,230 272,224Z" fill="${deep}"/>` : ''}
  <circle cx="150" cy="222" r="17" fill="${deep}" fill-opacity=".22"/>${s.beard ? `<path d="M127,196 C130,250 160,300 204,302 C248,300 276,250 277,196 C268,226 248,236 226,236 C212,228 196,228 180,236 C158,236 138,226 127,196Z" fill="${hair}"/><path d="M277,196 C276,250 248,300 204,302 C236,280 246,256 248,230 C262,224 272,212 277,196Z" fill="${hairShade}"/>` : ''}
  ${eye(165)}${eye(236)}<path d="M202,186 C198,206 190,220 188,227 C192,234 204,236 212,232 C206,226 204,208 202,186Z" fill="${deep}" fill-opacity=".75"/>
 <path d="M176,252 C188,249 196,251 202,253 C208,251 218,249 230,252 C220,270 188,270 176,252Z" fill="#a8434a"/><path d="M180,254 C194,257 212,257 226,254 C218,262 190,262 180,254Z" fill="#fff6e8"/>
  ${front[s.style]}${s.glasses ? `<g fill="none" stroke="${line}" stroke-width="5"><circle cx="165" cy="192" r="27"/><circle cx="236" cy="192" r="27"/><path d="M192,190 Q200,184 209,190"/></g>` : ''}
  ${s.hat ? `<path d="M84,132 C130,108 278,108 324,132 C300,148 108,148 84,132Z" fill="${s.hat[0]}"/><path d="M132,124 C132,58 160,42 204,42 C250,42 276,60 276,124 C236,136 172,136 132,124Z" fill="${s.hat[0]}"/><path d="M276,124 C276,60 250,42 204,42 C238,58 246,92 242,130 L296,141 C312,138 320,134 324,132 C310,125 294,120 276,118Z" fill="${s.hat[1]}"/><path d="M132,108 C172,120 236,120 276,108 L276,124 C236,136 172,136 132,124Z" fill="${line}"/>` : ''}
  ${s.ring ? `<circle cx="118" cy="238" r="8" fill="none" stroke="${s.ring}" stroke-width="4"/>` : ''}`
  return { ground, figure }
}
