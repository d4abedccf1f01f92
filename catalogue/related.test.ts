import { describe, expect, it } from 'vitest'
import { posts, tourPackages, destinations } from './build/read-catalogue.ts'
import { relatedToDestination, relatedToTourPackage } from './related.ts'

describe('what leads on from a destination', () => {
  it('are packages that stop there, and posts that name it: three at most', () => {
    for (const { slug } of destinations) {
      const related = relatedToDestination(slug)
      expect(related.length).toBeLessThanOrEqual(3)
      for (const reference of related) {
        const tour = tourPackages.find((it) => it.slug === reference.slug)
        const post = posts.find((it) => it.slug === reference.slug)
        expect(
          tour?.route?.some(({ destinationSlug }) => destinationSlug === slug) ??
            post?.related?.some((it) => it.slug === slug),
          `${slug}: ${reference.slug}`,
        ).toBe(true)
      }
    }
  })

  it('a destination that no package reaches and no post names has none', () => {
    expect(relatedToDestination('atlantis')).toEqual([])
  })

  it('a post about it has a place beside the packages', () => {
    const named = posts.flatMap(
      ({ related = [] }) => related.find(({ kind }) => kind === 'destination') ?? [],
    )
    const slug = named[0]?.slug ?? ''
    expect(relatedToDestination(slug).map(({ kind }) => kind)).toContain('post')
  })
})

describe('what leads on from a package', () => {
  it('are the destinations on its route, each once', () => {
    expect(relatedToTourPackage('asian-adventure').slice(0, 2)).toEqual([
      { kind: 'destination', slug: 'bangkok-thailand' },
      { kind: 'destination', slug: 'singapore' },
    ])
    expect(relatedToTourPackage('scenic-singapore')).toContainEqual({
      kind: 'destination',
      slug: 'singapore',
    })
  })
})
