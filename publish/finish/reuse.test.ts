import { randomUUID } from 'node:crypto'
import { readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { root } from '#tests/support/source-files.ts'
import { forgetUnused, reuse } from './reuse.ts'

const folder = join(root, 'node_modules/.cache/built-parts')

/** A step whose result names itself, so that its file can be found. */
function slowStep() {
  const result = `made of ${randomUUID()}`
  const make = vi.fn(() => Promise.resolve(Buffer.from(result)))
  const run = async (input = result) => String(await reuse(['step', input], make))
  const file = () =>
    join(folder, readdirSync(folder).find((name) => readFileSync(join(folder, name)).includes(result)) ?? '')
  return { result, make, run, file }
}

it('makes a result once for the same input, and again for another', async () => {
  const { result, make, run } = slowStep()
  expect([await run(), await run()]).toEqual([result, result])
  expect(make).toHaveBeenCalledTimes(1)
  await run(`${result}, another input`)
  expect(make).toHaveBeenCalledTimes(2)
})

it.each([
  ['cut off in the middle', (kept: Buffer) => kept.subarray(0, -5)],
  ['empty', () => Buffer.alloc(0)],
  [
    'changed by a bad disk',
    (kept: Buffer) => Buffer.from(kept.toString('latin1').replace('made', 'mode'), 'latin1'),
  ],
])('makes a result again if the cached one is %s', async (_, damage) => {
  const { result, make, run, file } = slowStep()
  await run()
  writeFileSync(file(), damage(readFileSync(file())))
  expect(await run()).toBe(result)
  expect(make).toHaveBeenCalledTimes(2)
})

it('removes results that no build has used in two weeks, and no newer ones', async () => {
  const [old, young] = [slowStep(), slowStep()]
  await old.run()
  await young.run()
  const days = (count: number) => Date.now() / 1000 - count * 86_400
  utimesSync(old.file(), days(15), days(15))
  utimesSync(young.file(), days(13), days(13))
  forgetUnused()
  await old.run()
  await young.run()
  expect(old.make).toHaveBeenCalledTimes(2)
  expect(young.make).toHaveBeenCalledTimes(1)
})
