import { expect, it } from 'vitest'
import { destinations, tourPackages } from './build/read-catalogue.ts'
import { destinationPages, tourPackagePages } from './list-pages.ts'

it.each([
  ['destinations', destinationPages, destinations],
  ['packages', tourPackagePages, tourPackages],
] as const)('the pages of %s are all of them as cards, in id order', async (_, list, entries) => {
  const pages = await Promise.all(list.pages.map((load) => load()))
  expect(pages.flat().map(({ slug }) => slug)).toEqual(entries.map(({ slug }) => slug))
  expect(list.total).toBe(entries.length)
  const popular = entries.filter((entry) => entry.popular).map(({ slug }) => slug)
  expect((await list.popular()).map(({ slug }) => slug)).toEqual(popular)
})
