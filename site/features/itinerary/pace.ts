import type { TravelStyle } from '#catalogue/vocabulary.ts'

export const paceName: Record<TravelStyle, string> = {
  leisurely: 'Leisurely',
  balanced: 'Balanced',
  'fast-paced': 'Fast-paced',
}

export const paceInWords: Record<TravelStyle, string> = {
  leisurely: 'Leisurely. Few fixed hours, and time to stay longer where you like it.',
  balanced: 'Balanced. Most days have a plan, and leave room around it.',
  'fast-paced': 'Fast-paced. Nearly every day has a plan or a journey, and some begin early.',
}
