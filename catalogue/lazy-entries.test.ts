import { expect, it } from 'vitest'
import { lazyEntries } from './lazy-entries.ts'

it('loads an entry once, however often it is asked for', async () => {
  let loads = 0
  const load = lazyEntries({ '../content/x/bali.yaml': async () => ({ n: (loads += 1) }) })
  expect(await Promise.all([load('bali'), load('bali')])).toEqual([{ n: 1 }, { n: 1 }])
})

it('is null for a slug nobody has, also for names every object has', async () => {
  const load = lazyEntries<object>({ '../content/x/bali.yaml': async () => ({}) })
  expect(await load('atlantis')).toBeNull()
  expect(await load('constructor')).toBeNull()
  expect(await load(undefined)).toBeNull()
})

it('tries again after a failed download', async () => {
  let isDown = true
  const load = lazyEntries({
    '../content/x/bali.yaml': async () => {
      if (isDown) throw new Error('offline')
      return 'here'
    },
  })
  await expect(load('bali')).rejects.toThrow('offline')
  isDown = false
  expect(await load('bali')).toBe('here')
})
