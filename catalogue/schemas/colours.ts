import { z } from 'zod'
import { contrast } from '#catalogue/contrast.ts'

const names = [
  'ink',
  'ink-2',
  'muted',
  'night',
  'night-2',
  'on-night',
  'on-night-2',
  'night-line',
  'indigo',
  'indigo-dark',
  'marigold',
  'marigold-hover',
  'marigold-edge',
  'peacock',
  'peacock-dark',
  'peacock-tint',
  'mist',
  'mist-2',
  'control',
  'error',
  'on-error',
  'success',
  'on-success',
  'caution',
  'on-caution',
] as const
type Name = (typeof names)[number] | 'white'

/** Text → the grounds it is set on: 4.5 to 1 (WCAG 2.2, 1.4.3). */
const texts: [Name, Name[]][] = [
  ['ink', ['white', 'mist', 'mist-2', 'peacock-tint', 'on-caution', 'marigold', 'marigold-hover']],
  ['ink-2', ['white', 'mist', 'mist-2', 'on-caution', 'on-success']],
  ['muted', ['white', 'mist', 'on-caution']],
  ['peacock', ['white', 'mist', 'peacock-tint']],
  ['peacock-dark', ['white', 'mist', 'mist-2', 'peacock-tint']],
  ['indigo', ['white', 'mist', 'mist-2']],
  ['white', ['indigo', 'indigo-dark', 'peacock', 'peacock-dark', 'success', 'night']],
  ['on-night', ['night', 'night-2']],
  ['on-night-2', ['night', 'night-2']],
  ['marigold', ['night', 'night-2']],
  ['error', ['white', 'mist', 'on-error']],
  ['success', ['white', 'mist', 'on-success']],
  ['caution', ['white', 'mist', 'on-caution']],
]

/** Edges, icons and focus rings → what they are drawn on: 3 to 1 (WCAG 2.2, 1.4.11). */
const edges: [Name, Name[]][] = [
  ['control', ['white', 'mist']],
  ['peacock', ['mist-2', 'on-error', 'on-success', 'on-caution']],
  ['marigold', ['indigo']],
  ['marigold-edge', ['white', 'mist']],
]

const hex = z
  .string()
  .regex(/^#[\da-f]{6}$/, "is not a colour. Write it like '#0e1130', in small letters and quotes.")

/** Every colour of the site. Pairs that nobody could read are refused. */
export const colours = z
  .strictObject(
    Object.fromEntries(names.map((name) => [name, hex])) as Record<(typeof names)[number], typeof hex>,
  )
  .superRefine((own, context) => {
    const all: Record<string, string> = { ...own, white: '#ffffff' }
    const check = (pairs: [Name, Name[]][], least: number) => {
      for (const [name, grounds] of pairs)
        for (const ground of grounds) {
          const ratio = contrast(all[name] ?? '', all[ground] ?? '')
          if (ratio < least)
            context.addIssue(
              `${name} on ${ground} has a contrast of ${ratio.toFixed(1)} to 1; at least ${least} is needed. Make one darker or lighter.`,
            )
        }
    }
    check(texts, 4.5)
    check(edges, 3)
  })
