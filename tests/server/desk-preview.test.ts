import { expect, it } from 'vitest'
import type { PreviewState } from '#contract/desk.ts'
import type { EditedPage, Fields } from '#contract/desk-pages.ts'
import { createTestDesk } from '../support/desk.ts'

it('renders the real page of a draft, and again after each change', async () => {
  const desk = await createTestDesk()
  const ask = await desk.signedIn()
  const file = 'destinations/bali-indonesia.yaml'
  const preview = async (price: number) => {
    const edited: EditedPage = (await ask(`/page?file=${file}`)).json()
    await ask('/page/keep', { ...edited, value: { ...(edited.value as Fields), price } })
    let state: PreviewState = (await ask('/preview', {})).json()
    while (state.step === 'building') {
      await new Promise((resolve) => setTimeout(resolve, 100))
      state = (await ask('/preview')).json()
    }
    expect(state).toMatchObject({ step: 'ready', isUpToDate: true })
    return ask('/../preview/destinations/bali-indonesia')
  }
  // The first preview may have to bundle the code.
  await preview(849)
  const page = await preview(777)
  expect(page.body.includes('$777')).toBe(true)
  expect(page.body.includes('<script')).toBe(false)
  const [style = ''] = /\/assets\/[^"]+\.css/.exec(page.body) ?? []
  expect((await ask(`/..${style}`)).statusCode).toBe(200)
  const [picture = ''] = /\/pictures\/[^" ,]+\.(?:avif|webp|jpg)/.exec(page.body) ?? []
  expect((await ask(`/..${picture}`)).statusCode).toBe(200)
  expect((await ask('/../preview/destinations')).body.includes('$777')).toBe(true)
  expect((await ask('/../preview/no-such-page')).statusCode).toBe(404)
}, 180_000)
