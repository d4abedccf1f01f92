import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { photograph } from '#tests/support/photograph.ts'
import { temporaryFolder } from '#tests/support/server.ts'
import { sizesOf } from './photograph-sizes.ts'

it('gives two builds that need the same photograph at once the same complete sizes', async () => {
  const folder = await temporaryFolder()
  onTestFinished(folder.remove)
  const name = `bali-indonesia-photo-${randomUUID().slice(0, 8)}`
  const path = join(folder.path, `${name}.jpg`)
  const bytes = await photograph().jpeg().toBuffer()
  await writeFile(path, bytes)
  const build = () => sizesOf(name, path, bytes, { x: 50, y: 50 })
  const [one, other] = await Promise.all([build(), build()])
  expect(one).toEqual(other)
  expect(one.files.length).toBeGreaterThan(7)
  expect(one.files.every((file) => existsSync(file))).toBe(true)
})
