/** Huayna Picchu as seen from the guardhouse: sheer on its left, a shoulder on its right; Huchuy Picchu at its left foot. Light from the right. */
import { poly } from '../kit/cut.ts'
import { rough } from '../kit/landform.ts'
import type { Pt } from '../kit/vec.ts'

const HUAYNA: Pt[] = [
  [672, 720], [704, 640], [726, 560], [730, 506], [748, 450], [756, 388], [774, 334], [780, 280], [800, 226], [808, 176], [830, 132], [852, 104],
  [872, 92], [890, 88], [902, 98], [922, 104], [934, 128], [944, 160], [962, 196], [972, 244], [990, 286], [1014, 312], [1052, 322], [1080, 352], [1096, 402],
  [1128, 452], [1150, 506], [1196, 556], [1236, 616], [1300, 720],
] // prettier-ignore
const HUCHUY: Pt[] = [
  [378, 720], [418, 626], [468, 566], [496, 506], [528, 456], [546, 424], [566, 412], [584, 422], [600, 460], [632, 494], [656, 542], [704, 606], [748, 720],
] // prettier-ignore

/** A mountain: an outline with a broken edge, and flat planes on it. */
export function massif(
  id: string,
  outline: readonly Pt[],
  ink: string,
  planes: [Pt[], string][],
  haze?: [from: number, to: number, amount: number],
): string {
  const edge = rough(outline, 5, 9, 11)
  const d = edge.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')
  return `<clipPath id="${id}"><path d="M${d}Z"/></clipPath><g clip-path="url(#${id})"><path d="M0,0H1900V1000H0Z" fill="${ink}"/>${planes
    .map(([points, fill]) => poly(rough(points, 4, 3, 14), fill))
    .join(
      '',
    )}${haze ? `<linearGradient id="${id}-haze" gradientUnits="userSpaceOnUse" x1="0" y1="${haze[0]}" x2="0" y2="${haze[1]}"><stop offset="0" stop-color="#dcead6" stop-opacity="0"/><stop offset="1" stop-color="#dcead6" stop-opacity="${haze[2]}"/></linearGradient><path d="M0,0H1900V1000H0Z" fill="url(#${id}-haze)"/>` : ''}</g>`
}
export const huaynaPicchu = (): string =>
  massif('huayna', HUAYNA, '#5d9a69', [
    // the sheer face, in shade
    [[[886, 70], [874, 140], [896, 206], [866, 290], [884, 366], [846, 452], [866, 530], [824, 620], [830, 760], [560, 760], [560, 70]], '#2a6159'],
    [[[846, 110], [842, 176], [858, 246], [822, 330], [832, 412], [786, 506], [800, 600], [752, 700], [736, 600], [770, 480], [768, 400], [800, 300], [806, 220]], '#387364'],
    [[[828, 380], [820, 470], [784, 560], [776, 660], [806, 600], [832, 490]], '#4a866c'],
    // the lit side
    [[[906, 80], [928, 150], [920, 226], [950, 296], [944, 366], [990, 430], [980, 506], [1030, 580], [1050, 760], [1500, 760], [1400, 300], [1100, 80]], '#93c173'],
    // the gully under the shoulder
    [[[992, 280], [1006, 346], [1036, 396], [1040, 470], [1098, 548], [1130, 640], [1140, 760], [1220, 760], [1150, 600], [1100, 500], [1076, 410], [1034, 340]], '#6ea96b'],
    [[[1062, 320], [1092, 400], [1142, 470], [1170, 540], [1250, 640], [1320, 700], [1320, 560], [1120, 340]], '#b4d184'],
    [[[934, 128], [956, 190], [964, 250], [1000, 330], [984, 300], [1000, 270], [950, 130]], '#b4d184'],
    // old terraces below the top: faint lines that bow with the slope
    ...[0, 1, 2, 3].map((i): [Pt[], string] => {
      const y = 150 + i * 14,
        x = 929 + i * 1.5,
        w = 20 + i * 6
      return [[[x, y], [x + w * 0.35, y + 4], [x + w * 0.8, y + 4], [x + w * 1.4, y], [x + w * 1.4, y + 3], [x + w * 0.8, y + 7], [x + w * 0.35, y + 7], [x, y + 3]], '#7fb56d']
    }),
    // bare granite
    [[[884, 84], [896, 80], [908, 98], [916, 120], [910, 152], [902, 172], [896, 140], [888, 116]], '#cdd4a6'],
    [[[926, 250], [946, 304], [940, 350], [924, 310]], '#c3cd98'],
    [[[806, 250], [818, 214], [830, 226], [822, 286], [798, 332]], '#5f8f80'],
    [[[762, 410], [778, 386], [784, 430], [760, 492], [750, 466]], '#5f8f80'],
  ], [380, 600, 0.55]) +
  massif('huchuy', HUCHUY, '#5f9c68', [
    [[[572, 396], [560, 466], [580, 522], [546, 596], [568, 746], [248, 746], [248, 396]], '#2a6159'],
    [[[538, 442], [524, 506], [488, 576], [448, 646], [438, 726], [488, 726], [518, 616], [548, 516]], '#387364'],
    [[[584, 422], [598, 492], [638, 542], [648, 606], [704, 706], [748, 686], [664, 542], [616, 476]], '#93c173'],
  ], [460, 660, 0.5]) // prettier-ignore
