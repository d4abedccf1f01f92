import type { Waiting } from '#contract/desk.ts'
import type { IconName } from '#site/ui/icon.tsx'

export interface Place {
  to: string
  words: string
  icon: IconName
  /** The meaning of the number beside it. */
  counts?: keyof Waiting
}

/** The places in the bar, in this order. */
export const places: Place[] = [
  { to: '/', words: 'Today', icon: 'clock' },
  { to: '/enquiries', words: 'Enquiries', icon: 'speech', counts: 'enquiries' },
  { to: '/pages', words: 'Pages', icon: 'menu' },
  { to: '/pictures', words: 'Pictures', icon: 'photos' },
  { to: '/publish', words: 'Publish', icon: 'plane', counts: 'changes' },
]
