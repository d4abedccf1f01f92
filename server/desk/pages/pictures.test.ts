import { expect, it } from 'vitest'
import { drawnSlots } from '#catalogue/build/drawn-slots.ts'
import type { EditedPage, Fields } from '#contract/desk-pages.ts'
import type { SitePicture } from '#contract/desk-photographs.ts'
import { createTestDesk, type AskDesk } from '#tests/support/desk.ts'

const bali = 'destinations/bali-indonesia.yaml'
const pictures = async (ask: AskDesk): Promise<SitePicture[]> => (await ask('/pictures')).json()

it('lists every picture with its kind, its description and every place that shows it', async () => {
  const { signedIn, browser } = await createTestDesk()
  expect((await browser()('/pictures')).statusCode).toBe(401)
  const ask = await signedIn()
  const all = await pictures(ask)
  const thailand = all.find(({ name }) => name === 'exotic-thailand-cover')
  expect(thailand).toMatchObject({
    kind: 'drawing',
    isPublished: true,
    thumbnail: expect.stringMatching(/^\/pictures\/exotic-thailand-cover-\w+-384\.webp$/) as string,
  })
  expect(thailand?.uses[0]).toMatchObject({
    file: 'packages/exotic-thailand.yaml',
    page: 'Trips: Exotic Thailand',
    path: ['image'],
    place: 'Image',
    alt: expect.stringContaining('Ko Tapu') as string,
  })
  expect((await ask(`/..${thailand?.thumbnail}`)).statusCode).toBe(200)
  const drawn = all.filter(({ uses }) => uses.some(({ isDrawnForNow }) => isDrawnForNow))
  expect(drawn.map(({ name }) => name).toSorted()).toEqual(
    [...new Set(drawnSlots().flatMap((slot) => slot.pictures))].toSorted(),
  )
})

it('names a picture’s missing words in a draft, and lists pictures that no page shows', async () => {
  const { signedIn } = await createTestDesk()
  const ask = await signedIn()
  const missing = async () =>
    (await pictures(ask)).flatMap(({ uses }) =>
      uses.flatMap(({ page, place, missing: what }) => what.map((one) => `${page} · ${place}: ${one}`)),
    )
  expect(await missing()).toEqual([])
  const edited: EditedPage = (await ask(`/page?file=${bali}`)).json()
  const value = edited.value as Fields & { details: Fields }
  await ask('/page/keep', {
    ...edited,
    value: {
      ...value,
      image: { name: 'singapore-cover', alt: '' },
      details: { ...value.details, gallery: [] },
    },
  })
  expect(await missing()).toEqual(['Places: Bali · Image: words'])
  const unused = (await pictures(ask)).filter(({ uses }) => uses.length === 0)
  expect(unused.map(({ name }) => name)).toContain('bali-indonesia-cover')
})
