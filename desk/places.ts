import type { IconName } from '#site/ui/icon.tsx'

export interface Place {
  to: string
  words: string
  icon: IconName
}

/** What the bar shows, in this order: Today, Enquiries, Pages, Pictures, Publish. A place is added when it is finished. */
export const places: Place[] = [
  { to: '/', words: 'Today', icon: 'clock' },
  { to: '/enquiries', words: 'Enquiries', icon: 'speech' },
  { to: '/pages', words: 'Pages', icon: 'photos' },
  { to: '/publish', words: 'Publish', icon: 'plane' },
]
