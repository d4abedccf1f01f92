import { rmSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { HeldFiles } from './held-files.ts'

type Known = { file: string; sha256: string }

async function writeFiles(...names: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'meridaya-held-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = names.map((name) => join(folder, name))
  for (const file of files) writeFileSync(file, Buffer.alloc(10, file.at(-1)))
  return files.map((file) => ({ file, sha256: file.slice(-1) })) as [Known, Known, Known]
}

it('keeps a file in memory once it was read', async () => {
  const [a] = await writeFiles('a')
  const held = new HeldFiles(100)
  expect(held.find(a.sha256)).toBeUndefined()
  expect((await held.read(a)).toString()).toBe('aaaaaaaaaa')
  expect(held.find(a.sha256)?.toString()).toBe('aaaaaaaaaa')
})

it('drops the least recently used file when the budget is spent', async () => {
  const [a, b, c] = await writeFiles('a', 'b', 'c')
  const held = new HeldFiles(25)
  await held.read(a)
  await held.read(b)
  held.find(a.sha256)
  await held.read(c)
  expect([a, b, c].map(({ sha256 }) => held.find(sha256) !== undefined)).toEqual([true, false, true])
})

it('counts a file once when many visitors request it at the same moment', async () => {
  const [a, b] = await writeFiles('a', 'b')
  const held = new HeldFiles(25)
  await Promise.all(Array.from({ length: 20 }, () => held.read(a)))
  await held.read(b)
  expect([a, b].map(({ sha256 }) => held.find(sha256) !== undefined)).toEqual([true, true])
})

it('does not keep a file larger than the whole budget, but still serves it', async () => {
  const [a] = await writeFiles('a')
  const held = new HeldFiles(9)
  expect(await held.read(a)).toHaveLength(10)
  expect(held.find(a.sha256)).toBeUndefined()
})
