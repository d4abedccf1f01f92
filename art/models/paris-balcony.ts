/** A balcony above the roofs of Paris, cut by hand in design pixels: she leans on its rail in the morning sun, a cat sits on the wall behind her. */
import { edgeLight, place } from '../kit/cut.ts'
import { figure } from '../kit/people.ts'

const DARK = '#1b2450'
const SUNLIT = '#ffdca6'

/** Two pots on their stack, beside the low wall. */
const stack = (): string => {
  const pot = (x: number, high: number, w: number): string =>
    `<path d="M${x - w},524L${x - w * 0.74},${524 - high}H${x + w * 0.74}L${x + w},524Z" fill="#a8443c"/><path d="M${x - w},524L${x - w * 0.74},${524 - high}H${x - w * 0.1}L${x - w * 0.14},524Z" fill="#f08a55"/><path d="M${x - w * 0.86},${524 - high}h${w * 1.72}v-9h-${w * 1.72}Z" fill="#c95a44"/>`
  return (
    pot(1500, 62, 17) +
    pot(1562, 78, 17) +
    // the low wall under its zinc stands before the stack
    `<path d="M1488,540H1620V680H1488Z" fill="#5d5680"/><path d="M1468,544L1488,540V680H1468Z" fill="#e9b48e"/><path d="M1458,525L1470,521H1620V542H1470L1458,547Z" fill="#3c3f72"/><path d="M1458,525L1470,521V542L1458,547Z" fill="${SUNLIT}"/>` +
    `<path d="M1394,690H1620V1001H1394Z" fill="#6d6288"/><path d="M1374,684L1394,690V1001L1374,976Z" fill="#f0bd94"/><path d="M1379,770L1390,775V996L1379,982Z" fill="#b98692"/><path d="M1360,672H1620V692H1384Z" fill="#3f4a80"/><path d="M1360,672L1384,692L1382,698L1358,678Z" fill="${SUNLIT}"/>`
  )
}
/** The floor slab, and the parapet on its far side that joins the wall of the house. */
const floor = (): string =>
  `<path d="M1064,976H1620V1027H1104Z" fill="#e3b695"/><path d="M1104,1026H1620V1064H1104Z" fill="#4a4676"/><path d="M1104,1026H1620V1031H1104Z" fill="${SUNLIT}"/><path d="M1064,976L1105,1026V1064L1064,1008Z" fill="#f0bd94"/>` +
  // in its own shade, and her shadow as far as the wall
  `<path d="M1072,750H1376V977H1072Z" fill="#8078a0"/><path d="M1064,744L1072,750V977L1064,976Z" fill="#f0bd94"/><path d="M1060,736H1376V750H1066Z" fill="#4d5689"/><path d="M1060,736L1066,750V754L1060,742Z" fill="${SUNLIT}"/><path d="M1288,1004L1300,992H1386L1393,1001L1390,1004Z" fill="#a9788a"/>`
/** Her coffee. */
const CUP =
  '<path d="M1128,704H1162L1158,736C1156,744 1134,744 1132,736Z" fill="#fff1d6"/><path d="M1150,704H1162L1158,736C1157,741 1150,743 1144,742C1150,730 1151,716 1150,704Z" fill="#d9a9a0"/><path d="M1128,704C1132,699 1158,699 1162,704C1158,708 1132,708 1128,704Z" fill="#8a4a4c"/>'
const CAT =
  '<path d="M28,-3C56,4 80,-8 80,-32C80,-46 66,-46 67,-35C69,-18 52,-12 34,-16Z" fill="#252a52"/><path d="M-38,0C-40,-7 -33,-11 -28,-10L-26,-30C-32,-46 -33,-60 -27,-71C-40,-72 -49,-80 -45,-91C-44,-102 -38,-109 -31,-112L-31,-131L-17,-117C-13,-118 -9,-117 -6,-115L5,-128L5,-108C10,-98 9,-85 2,-76C20,-64 38,-44 41,-20C43,-8 39,0 30,0Z" fill="#252a52"/><path d="M-12,0C-14,-20 -10,-34 2,-44C-4,-30 -4,-14 2,0Z" fill="#181c40"/>'
/** Wrought iron: a rail over rings and bars, and its short end that runs away from us. */
const iron = (): string => {
  let bars = '',
    rings = ''
  for (let x = 1126; x < 1620; x += 34) {
    bars += `M${x},798h6V1024h-6Z`
    rings += `<circle cx="${x + 20}" cy="780" r="13"/>`
  }
  return (
    `<path d="${bars}" fill="${DARK}"/><g fill="none" stroke="${DARK}" stroke-width="5">${rings}</g>` +
    `<path d="M1110,794H1620v7H1110Z" fill="${DARK}"/><path d="M1104,754H1620v14H1104Z" fill="${DARK}"/><path d="M1104,751H1620v5H1104Z" fill="${SUNLIT}"/>` +
    `<path d="M1104,742h18V1028h-18Z" fill="${DARK}"/><path d="M1104,742h5V1028h-5Z" fill="${SUNLIT}"/><circle cx="1113" cy="735" r="9" fill="${DARK}"/><path d="M1113,726A9,9 0 0 0 1113,744A13,13 0 0 1 1113,726Z" fill="${SUNLIT}"/>`
  )
}
const end = (): string =>
  `<path d="M1064,738L1110,752V766L1064,750Z" fill="${DARK}"/><path d="M1064,735L1110,749V754L1064,740Z" fill="${SUNLIT}"/><path d="M1064,772L1110,790V797L1064,779Z" fill="${DARK}"/><path d="M1070,776h5V990l-5,-7ZM1088,783h5V1013l-5,-7Z" fill="${DARK}"/>`
const her = figure('leansOnRail', {
  skin: '#e0a583',
  hair: '#33203c',
  top: '#f6c75c',
  farTop: '#d9974e',
  bottom: '#c2434c',
  cut: 'bun',
  skirt: 'long',
  wear: 'tucked',
  shade: '#6a3058',
  lit: 'front',
})
/** Her long skirt from the waist down, and her shoes. */
const SKIRT =
  '<path d="M1277,980H1296V996H1277ZM1322,974H1340V990H1322Z" fill="#c98c72"/><path d="M1300,1003H1256C1254,996 1262,993 1272,990L1280,987C1286,991 1294,990 1299,988Z" fill="#2a2046"/><path d="M1344,997H1303C1301,991 1309,988 1318,985L1325,982C1331,986 1339,985 1343,983Z" fill="#2a2046"/>' +
  '<path d="M1280,761C1281,790 1282,806 1279,830C1273,878 1269,930 1266,984C1290,990 1326,988 1351,980C1348,930 1350,890 1351,850C1352,822 1348,790 1329,764C1316,772 1296,768 1280,761Z" fill="#c2434c"/><path d="M1329,764C1348,790 1352,822 1351,850C1350,890 1348,930 1351,980C1342,983 1332,985 1322,986C1326,930 1332,880 1326,830C1324,806 1322,786 1318,769Z" fill="#963552"/><path d="M1296,987C1296,940 1300,890 1308,840C1307,890 1306,940 1308,988Z" fill="#a83b4f"/>'
/** `x` and `y` move the whole from where the wide print has it. */
export const balcony = (x = 0, y = 0): string =>
  `<g transform="translate(${x},${y})">${floor()}${stack()}${edgeLight(place(1424, 676, 0.94, CAT), [-1, -0.4], 3.4, '#f3b98c')}${end()}<g transform="translate(229,148) scale(.8)">${CUP}</g>${edgeLight(`<clipPath id="waist"><path d="M1000,560H1500V768H1000Z"/></clipPath><g clip-path="url(#waist)">${place(1290, 1014, 240, her, true)}</g>${SKIRT}`, [-1, -0.4], 4, SUNLIT)}${iron()}</g>`
