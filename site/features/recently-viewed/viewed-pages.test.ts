import { beforeEach, describe, expect, it, vi } from 'vitest'
import { addViewed, clearViewed, readViewed, viewedKey, type ViewedPage } from './viewed-pages.ts'

const page = (slug: string): ViewedPage => ({ kind: 'destination', slug, name: slug.toUpperCase() })

describe('pages viewed on this device', () => {
  beforeEach(() => localStorage.clear())

  it('are stored once each, latest first', () => {
    for (const slug of ['bali', 'rome', 'bali']) addViewed(page(slug))
    expect(readViewed()).toEqual([page('bali'), page('rome')])
  })

  it('are at most six besides the open one', () => {
    for (let index = 0; index < 12; index += 1) addViewed(page(`place-${index}`))
    expect(readViewed().map(({ slug }) => slug)).toEqual(
      [11, 10, 9, 8, 7, 6, 5].map((index) => `place-${index}`),
    )
  })

  it('include both a place and a package with the same name', () => {
    addViewed(page('singapore'))
    addViewed({ ...page('singapore'), kind: 'package' })
    expect(readViewed()).toHaveLength(2)
  })

  it('can be cleared from the storage', () => {
    addViewed(page('bali'))
    clearViewed()
    expect(localStorage.getItem(viewedKey)).toBeNull()
  })

  it.each([
    'nonsense',
    '{}',
    'null',
    '[1,null,{}]',
    '[{"kind":"post","slug":"x","name":"X"}]',
    '[{"kind":"package","slug":"../x","name":"X"}]',
  ])('are empty if the storage has %s', (kept) => {
    localStorage.setItem(viewedKey, kept)
    expect(readViewed()).toEqual([])
  })

  it('are empty, without an error, if the browser blocks its storage', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('blocked')
      },
      setItem: () => {
        throw new Error('blocked')
      },
      removeItem: () => {
        throw new Error('blocked')
      },
    })
    addViewed(page('bali'))
    clearViewed()
    expect(readViewed()).toEqual([])
    vi.unstubAllGlobals()
  })
})
