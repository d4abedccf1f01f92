import { describe, expect, it } from 'vitest'
import { posts, tourPackages, destinations } from './build/read-catalogue.ts'
import { relatedToDestination, relatedToTourPackage } from './related.ts'

describe('pages related to a destination', () => {
  it('are packages that stop there, and posts about it, at most three', () => {
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

  it('do not exist if no package stops there and no post is about it', () => {
    expect(relatedToDestination('atlantis')).toEqual([])
  })

  it('include a post about it beside the packages', () => {
    for (const { related = [] } of posts)
      for (const { kind, slug } of related)
        if (kind === 'destination') expect(relatedToDestination(slug).map((it) => it.kind)).toContain('post')
  })
})

describe('pages related to a package', () => {
  it('are the destinations on its route, each once, in its order', () => {
    for (const { slug, route = [] } of tourPackages) {
      const stops = [...new Set(route.flatMap(({ destinationSlug }) => destinationSlug ?? []))]
      const places = relatedToTourPackage(slug).filter(({ kind }) => kind === 'destination')
      expect(places.map((it) => it.slug)).toEqual(stops.slice(0, places.length))
      expect(places.length).toBeGreaterThanOrEqual(Math.min(stops.length, 2))
    }
  })
})
