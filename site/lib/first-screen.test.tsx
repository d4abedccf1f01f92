import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { useIsWhole } from './first-screen.ts'

const seen: string[] = []
function List() {
  const words = useIsWhole() ? 'whole' : 'first screen'
  seen.push(words)
  return <p>{words}</p>
}

/** Returns what a page showed first after a visit. Expects the complete page soon after. */
async function shownFirst(visit: (router: ReturnType<typeof createMemoryRouter>) => Promise<void>) {
  const router = createMemoryRouter([
    { path: '/list', element: <List /> },
    { path: '/', element: null },
  ])
  render(<RouterProvider router={router} />)
  seen.length = 0
  await act(() => visit(router))
  const [first] = seen
  expect(await screen.findByText('whole')).toBeTruthy()
  return first
}

it('a page reached by a link first shows only its first screen', async () => {
  expect(await shownFirst((router) => router.navigate('/list'))).toBe('first screen')
})

it('with a fragment in its address, it is complete at once, so that the section is found', async () => {
  expect(await shownFirst((router) => router.navigate('/list#regions'))).toBe('whole')
})

it('after Back it is complete at once, so that the scroll position is found', async () => {
  const first = await shownFirst(async (router) => {
    await router.navigate('/list')
    await router.navigate('/')
    seen.length = 0
    await router.navigate(-1)
  })
  expect(first).toBe('whole')
})
