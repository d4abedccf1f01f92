/** Photography tours: the first sun comes round a great dune; a photographer waits for the caravan on its lit side. */
import { edgeLight, place, smooth } from '../kit/cut.ts'
import { bareSky } from '../kit/heavens.ts'
import { figure } from '../kit/people.ts'
import type { Plate } from '../kit/press.ts'
import type { View } from '../kit/scene.ts'
import { camel } from '../models/camel.ts'

const INK = {
  lip: '#fff3d4',
  lit: '#ffe2b4',
  warm: '#f8bd8c',
  slip: '#8d5078',
  shade: '#a9627c',
  foot: '#c98287',
  plain: '#fbcf9f',
  near: '#3a2a58',
  nearDeep: '#271e48',
}
const gradient = (id: string, line: string, stops: [number, string][]): string =>
  `<linearGradient id="${id}" ${line} gradientUnits="userSpaceOnUse">${stops.map(([at, ink]) => `<stop offset="${at}" stop-color="${ink}"/>`).join('')}</linearGradient>`

/** The edge of the light, from the apex in two bends down to the left. */
const EDGE =
  'M1030,128C1010,158 962,170 916,196C872,220 838,236 826,262C812,296 884,310 940,330C992,350 994,376 944,388C860,406 742,410 664,440C604,464 612,506 548,548C430,624 300,668 180,736C110,776 50,806 -10,836'

function dunes(): string {
  const far =
    smooth([[-60, 490], [60, 462], [170, 474], [310, 512], [430, 560], [-60, 640]], '#e8a99c') +
    smooth([[-60, 560], [80, 520], [200, 540], [420, 610], [-60, 700]], '#cf8f92') +
    smooth([[1340, 560], [1470, 500], [1560, 486], [1680, 506], [1680, 640]], '#e8a99c') // prettier-ignore
  const great =
    gradient('shade', 'x1="0" y1="130" x2="0" y2="900"', [
      [0, INK.shade],
      [0.55, INK.shade],
      [1, INK.foot],
    ]) +
    `<path d="M1030,128C1054,146 1076,158 1100,178C1156,196 1196,226 1240,270C1330,360 1460,470 1610,560V1000H-10V820C240,640 500,470 640,372C790,270 960,180 1030,128Z" fill="url(#shade)"/>` +
    // the steep slip face under the edge of the light
    `<path d="${EDGE}L-10,876C160,800 380,720 600,668C800,620 980,560 1060,440C1120,348 1110,230 1030,128Z" fill="${INK.slip}"/>`
  const lit =
    gradient('lit', 'x1="700" y1="300" x2="330" y2="640"', [
      [0, INK.lit],
      [1, INK.warm],
    ]) +
    `<path d="${EDGE}L-10,790C240,628 500,462 640,366C790,268 960,178 1030,128Z" fill="url(#lit)"/><path d="${EDGE}" fill="none" stroke="${INK.lip}" stroke-width="5" stroke-linejoin="round"/>`
  const plain =
    gradient('plain', 'x1="1100" y1="800" x2="1600" y2="800"', [
      [0, INK.warm],
      [1, INK.plain],
    ]) +
    `<path d="M960,900C1090,884 1190,868 1270,826C1350,786 1460,772 1610,764V1000H900Z" fill="url(#plain)"/><path d="M1180,892C1320,868 1440,850 1610,846C1450,860 1330,878 1180,892ZM1290,836C1390,812 1490,804 1610,804C1500,812 1400,822 1290,836Z" fill="#f0a983"/>`
  return far + great + lit + plain
}
/** Three camels and their leader, far off on the lit side. */
function caravan(): string {
  const coats = { coat: '#7c4a5c', shade: '#54345c', cloth: '#b4505c', band: '#f3c98c' }
  const strides = [
    camel({ ...coats, legs: [[[0.52, 0.66], [0.28, 0.06]], [[0.86, 0.68], [0.94, 0]], [[-1.02, 0.6], [-1.14, 0.05]], [[-0.64, 0.58], [-0.52, 0]]] }), // prettier-ignore
    camel({ ...coats, cloth: '#3f6f86', legs: [[[0.92, 0.68], [0.98, 0.02]], [[0.62, 0.66], [0.4, 0.06]], [[-0.58, 0.58], [-0.44, 0]], [[-1.0, 0.6], [-1.08, 0.04]]] }), // prettier-ignore
  ]
  const leader = figure('walks', { skin: '#6e4450', hair: '#2c1c3c', top: '#7c5468', bottom: '#7c5468', wear: 'kurta', cut: 'scarf', hat: '#f6e6cc', shade: '#4f3058' }) // prettier-ignore
  const at: [number, number, string][] = [
    [286, 650, strides[0]!],
    [362, 604, strides[1]!],
    [438, 559, strides[0]!],
    [494, 526, leader],
  ]
  // the sun is low at the left: the shadows run uphill to the edge of the light
  const shadows = at
    .map(
      ([x, y, body]) =>
        `<g transform="translate(${x},${y}) matrix(1,-.5,-1.15,-.16,0,0) scale(20)">${body}</g>`,
    )
    .join('')
  return (
    `<filter id="dim" x="-10%" y="-10%" width="120%" height="120%"><feFlood flood-color="#d08f82"/><feComposite in2="SourceAlpha" operator="in"/></filter><g filter="url(#dim)">${shadows}</g>` +
    at
      .map(
        ([x, y, body]) =>
          `<g transform="translate(${x},${y}) rotate(${body === leader ? 6 : -28})">${place(0, 0, 20, body)}</g>`,
      )
      .join('') +
    '<path d="M491,507Q476,519 456,505" stroke="#54345c" stroke-width="1.2" fill="none"/>'
  )
}
/** The crest under the photographer's boots, its lit lip broken by the shadow of the figure. */
function nearDune(x: number): string {
  const top = 'M-10,962C260,900 520,874 760,890C960,904 1160,918 1610,930'
  return (
    `<path d="${top}V1010H-10Z" fill="${INK.near}"/>` +
    `<path d="M-10,1010C200,950 430,918 660,922C500,940 300,968 170,1010ZM420,1010C640,956 880,944 1110,956C940,966 780,984 660,1010ZM980,1010C1160,976 1380,966 1610,974V990C1440,986 1300,994 1190,1010Z" fill="${INK.nearDeep}"/>` +
    `<path d="${top}" fill="none" stroke="#ffcf94" stroke-width="7"/>` +
    `<path d="M${x - 60},912h96c104,3 234,8 354,17c-50,6 -120,7 -200,3l-150,-6h-90Z" fill="${INK.nearDeep}"/>`
  )
}
function sky(plate: Plate): void {
  bareSky(plate, [
    [0, '#18245c'],
    [170, '#54559a'],
    [330, '#c48fae'],
    [470, '#f6b69a'],
    [620, '#ffecc4'],
  ])
}
/** Everything below the sky, with the photographer standing at column `x`. */
function desert(x: number): string {
  const photographer = figure('photographs', {
    skin: '#a9694c',
    hair: '#2a1c34',
    top: '#2f8a86',
    farTop: '#226a74',
    bottom: '#4a4470',
    shoes: '#8a4a48',
    cut: 'short',
    wear: 'tucked',
    bag: { kind: 'pack', ink: '#cf5a44' },
  })
  return (
    dunes() +
    caravan() +
    nearDune(x) +
    edgeLight(place(x, 914, 262, photographer, true), [-1, -0.5], 2.2, '#ffdfae') +
    // the ring of the lens, and the eyepiece at his eye
    `<path d="M${x - 118},493l6,1v19l-6,1Z" fill="#8fb0c8"/><path d="M${x - 55},484h14q6,0 6,6v6q0,6 -6,6h-14Z" fill="#1c1a2c"/>`
  )
}
function draw(plate: Plate): void {
  sky(plate)
  plate.svg(desert(1060))
}
function drawTall(plate: Plate): void {
  sky(plate)
  plate.svg(`<g transform="translate(-204,138) scale(.862)">${desert(985)}</g>`)
}
export const views: View[] = [{ name: 'photography-tours-cover', focusX: 820, draw, drawTall }]
