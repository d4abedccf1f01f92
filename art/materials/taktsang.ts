/** Tiger's Nest inks: Thimphu's whitewash and gold, mist and green below. */
export { materials, SUN } from './thimphu.ts'
export const INK = { haze: '#c7d8c4', dark: '#17384a', cream: '#fdf1d2' }
