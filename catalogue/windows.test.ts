import { expect, it } from 'vitest'
import { destinations, tourPackages } from './read-catalogue.ts'
import { destinationWindows, tourPackageWindows } from './windows.ts'

it.each([
  ['destinations', destinationWindows, destinations],
  ['packages', tourPackageWindows, tourPackages],
] as const)('the windows of %s are all of them as cards, in id order', async (_, list, entries) => {
  const windows = await Promise.all(list.windows.map((load) => load()))
  expect(windows.flat().map(({ slug }) => slug)).toEqual(entries.map(({ slug }) => slug))
  expect(list.total).toBe(entries.length)
  const popular = entries.filter((entry) => entry.popular).map(({ slug }) => slug)
  expect((await list.popular()).map(({ slug }) => slug)).toEqual(popular)
})
