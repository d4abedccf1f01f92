import { expect, it } from 'vitest'
import { paths } from './paths.ts'

it('§2 routes: every link of the site', () => {
  const table = Object.fromEntries(
    Object.entries(paths).map(([name, path]) => [name, path({ slug: '{slug}' })]),
  )
  expect(table).toMatchSnapshot()
})
