import { z } from 'zod'
import { contrast } from '#catalogue/contrast.ts'
import { message } from './message.ts'

/** Every colour, and where it is seen. */
const uses = {
  ink: 'Headlines and text.',
  'ink-2': 'Text of less weight.',
  muted: 'Remarks and labels.',
  night: 'Dark grounds: the foot of the page, dark cards.',
  'night-2': 'Parts set off on a dark ground.',
  'on-night': 'Text on a dark ground.',
  'on-night-2': 'Text of less weight on a dark ground.',
  'night-line': 'Lines on a dark ground.',
  indigo: 'Buttons.',
  'indigo-dark': 'Buttons under the pointer.',
  marigold: 'The colour of the main button and of marks.',
  'marigold-hover': 'The main button under the pointer.',
  'marigold-edge': 'The edge of the main button, and stars.',
  peacock: 'Links.',
  'peacock-dark': 'Links under the pointer.',
  'peacock-tint': 'The ground of what is chosen or noted.',
  mist: 'Pale grounds.',
  'mist-2': 'Pale grounds, a little darker.',
  control: 'The edges of fields.',
  error: 'Messages that something is wrong.',
  'on-error': 'The ground of such messages.',
  success: 'Messages that something has worked.',
  'on-success': 'The ground of such messages.',
  caution: 'Warnings.',
  'on-caution': 'The ground of warnings.',
} as const
type Colour = keyof typeof uses
type Name = Colour | 'white'

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
  .regex(
    /^#[\da-f]{6}$/,
    message('is not a colour.', 'Write it like #0e1130: a hash, then six digits and small letters.'),
  )

/** Every colour of the site. Pairs with too little contrast are refused. */
export const colours = z
  .strictObject(
    Object.fromEntries(Object.entries(uses).map(([name, use]) => [name, hex.describe(use)])) as Record<
      Colour,
      typeof hex
    >,
  )
  .superRefine((own, context) => {
    const all: Record<string, string> = { ...own, white: '#ffffff' }
    const check = (pairs: [Name, Name[]][], least: number) => {
      for (const [name, grounds] of pairs)
        for (const ground of grounds) {
          const ratio = contrast(all[name] ?? '', all[ground] ?? '')
          if (ratio < least)
            context.addIssue({
              code: 'custom',
              path: [name],
              message: message(
                `on ${ground} has a contrast of ${ratio.toFixed(1)} to 1; at least ${least} is needed.`,
                'Make one darker or lighter.',
              ),
            })
        }
    }
    check(texts, 4.5)
    check(edges, 3)
  })
