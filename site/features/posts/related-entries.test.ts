import { describe, expect, it } from 'vitest'
import { posts } from '#catalogue/posts.ts'
import { relatedEntries } from './related-entries.ts'

describe('related entries', () => {
  it('links to a place, a trip and a story', () => {
    const [story] = posts
    const related = relatedEntries([
      { kind: 'destination', slug: 'bangkok-thailand' },
      { kind: 'package', slug: 'exotic-thailand' },
      { kind: 'post', slug: story?.slug ?? '' },
    ])
    expect(related.map(({ kicker, title }) => ({ kicker, title }))).toEqual([
      { kicker: 'Destination', title: 'Bangkok' },
      { kicker: 'Package · 6 Days', title: 'Exotic Thailand' },
      { kicker: 'Story', title: story?.title },
    ])
  })

  it.each(posts)('finds all three of $slug', ({ related }) => {
    expect(relatedEntries(related)).toHaveLength(3)
  })

  it('is empty for a post without any', () => {
    expect(relatedEntries()).toEqual([])
  })
})
