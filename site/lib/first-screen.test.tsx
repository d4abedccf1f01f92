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

/** What a page showed first after each visit, and that it was whole soon after. */
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

it('a page reached by a link begins with its first screen', async () => {
  expect(await shownFirst((router) => router.navigate('/list'))).toBe('first screen')
})

it('at the address of one of its parts it is whole at once, so that the part is found', async () => {
  expect(await shownFirst((router) => router.navigate('/list#regions'))).toBe('whole')
})

it('on the way back it is whole at once, so that the place on it is found', async () => {
  const first = await shownFirst(async (router) => {
    await router.navigate('/list')
    await router.navigate('/')
    seen.length = 0
    await router.navigate(-1)
  })
  expect(first).toBe('whole')
})
