import type { IconName } from '#site/ui/icon.tsx'

export interface Place {
  to: string
  words: string
  icon: IconName
}

/** What the bar shows, in this order. */
export const places: Place[] = [
  { to: '/', words: 'Today', icon: 'clock' },
  { to: '/enquiries', words: 'Enquiries', icon: 'speech' },
  { to: '/pages', words: 'Pages', icon: 'menu' },
  { to: '/pictures', words: 'Pictures', icon: 'photos' },
  { to: '/publish', words: 'Publish', icon: 'plane' },
]
