/** A family that stops before the Flame Towers: the girl points, her parents look up. Metres, feet at y = 0, y down, facing right. */
import { place } from '../kit/cut.ts'
import { figure, type Look } from '../kit/people.ts'

const worn: Pick<Look, 'hair' | 'lit' | 'shade' | 'shoes'> = {
  hair: '#1a1236',
  lit: 'front',
  shade: '#2a1650',
  shoes: '#1a1640',
}
const father = figure('looksUp', { ...worn, skin: '#b5704f', top: '#2f6a86', bottom: '#26235a', cut: 'short', wear: 'tucked' }) // prettier-ignore
const mother = figure('looksUp', { ...worn, skin: '#c98a66', top: '#c23f4c', bottom: '#e3c4a4', cut: 'long', skirt: 'long', drape: '#7a2a56' }) // prettier-ignore
const girl = figure('points', { ...worn, skin: '#d39468', top: '#f2ae3c', bottom: '#8a3a68', cut: 'bob', skirt: 'knee', size: 0.66 }) // prettier-ignore
export const fireWatchers = (): string =>
  place(-0.4, -0.02, 0.96, mother) + father + place(0.42, 0.02, 1, girl)
