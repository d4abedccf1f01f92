import { z } from 'zod'
import { contrast } from '#catalogue/contrast.ts'
import { message } from './message.ts'

/** Each colour and its use. */
const uses = {
  ink: 'Headlines and text.',
  'ink-2': 'Secondary text.',
  muted: 'Captions and labels.',
  night: 'Dark backgrounds: the footer and dark cards.',
  'night-2': 'Panels on a dark background.',
  'on-night': 'Text on a dark background.',
  'on-night-2': 'Secondary text on a dark background.',
  'night-line': 'Lines on a dark background.',
  indigo: 'Buttons.',
  'indigo-dark': 'Buttons, when hovered.',
  marigold: 'The main button and highlights.',
  'marigold-hover': 'The main button, when hovered.',
  'marigold-edge': 'The border of the main button, and stars.',
  peacock: 'Links.',
  'peacock-dark': 'Links, when hovered.',
  'peacock-tint': 'The background of selected items and notes.',
  mist: 'Pale backgrounds.',
  'mist-2': 'Slightly darker pale backgrounds.',
  control: 'The borders of fields.',
  error: 'Error messages.',
  'on-error': 'The background of error messages.',
  success: 'Success messages.',
  'on-success': 'The background of success messages.',
  caution: 'Warnings.',
  'on-caution': 'The background of warnings.',
} as const
type Colour = keyof typeof uses
type Name = Colour | 'white'

/** Text colour → its backgrounds. The contrast is at least 4.5 to 1 (WCAG 2.2, 1.4.3). */
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

/** The colour of borders, icons and focus rings → its backgrounds. The contrast is at least 3 to 1 (WCAG 2.2, 1.4.11). */
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
