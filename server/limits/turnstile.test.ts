import { expect, it } from 'vitest'
import { Overloaded, Turnstile } from './turnstile.ts'

it('runs two at once, queues three in order, and refuses the rest', async () => {
  const turnstile = new Turnstile({ atOnce: 2, mayWait: 3 })
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (number: number) =>
    turnstile.pass(
      () =>
        new Promise<number>((resolve) => {
          begun.push(number)
          ends.push(() => resolve(number))
        }),
    )
  const all = [0, 1, 2, 3, 4].map(work)
  await expect(work(5)).rejects.toBeInstanceOf(Overloaded)
  expect(begun).toEqual([0, 1])
  for (let turn = 0; turn < 5; turn += 1) {
    ends[turn]!()
    await all[turn]
    await Promise.resolve()
    expect(begun).toEqual([0, 1, 2, 3, 4].slice(0, Math.min(5, turn + 3)))
  }
})

it('frees the slot of failed work for the next', async () => {
  const turnstile = new Turnstile({ atOnce: 1, mayWait: 1 })
  const failing = turnstile.pass(() => Promise.reject(new Error('no')))
  const next = turnstile.pass(async () => 'done')
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('done')
})
