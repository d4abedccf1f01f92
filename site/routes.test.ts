import { matchRoutes, type RouteObject } from 'react-router'
import { expect, it, vi } from 'vitest'
import { pageSize } from '#catalogue/page-size.ts'

vi.mock('#catalogue/build/content-index.ts', () => ({
  entryFiles: () => Array.from({ length: 2 * pageSize + 1 }, (_, at) => `destinations/place-${at}.yaml`),
}))

it('has a route for each page of a long list, and the not-found page for others', async () => {
  const { default: routes } = await import('./routes.ts')
  const screenAt = (address: string) => {
    const [match] = matchRoutes(routes as RouteObject[], address) ?? []
    return (match?.route as { file?: string } | undefined)?.file
  }
  expect(screenAt('/destinations/page/2')).toBe('pages/destinations.tsx')
  expect(screenAt('/destinations/page/3')).toBe('pages/destinations.tsx')
  expect(screenAt('/packages/page/3')).toBe('pages/packages.tsx')
  for (const page of ['1', '4', '99', 'two'])
    expect(screenAt(`/destinations/page/${page}`), page).toBe('pages/not-found.tsx')
})
