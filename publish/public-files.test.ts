import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#tests/support/server.ts'
import { root } from '#tests/support/source-files.ts'
import { bringPublicFiles } from './public-files.ts'

it('links to the pictures of the last release, and copies those that are damaged there', async () => {
  const { path, remove } = await temporaryFolder()
  const pictures = join(root, 'site/public/pictures')
  const [whole = '', damaged = '', added = ''] = readdirSync(pictures)
  const last = join(path, 'last')
  const own = (name: string) => join(path, 'own/pictures', name)
  mkdirSync(join(last, 'client/pictures'), { recursive: true })
  const files = Object.fromEntries(
    [whole, damaged].map((name) => {
      copyFileSync(join(pictures, name), join(last, 'client/pictures', name))
      const body = readFileSync(join(pictures, name))
      const sha256 = createHash('sha256').update(body).digest('hex')
      return [`client/pictures/${name}`, { bytes: body.length, sha256, since: 1 }]
    }),
  )
  writeFileSync(join(last, 'client/pictures', damaged), 'cut off')
  bringPublicFiles(join(path, 'own'), { folder: last, files })
  expect(readdirSync(join(path, 'own/pictures'))).toEqual(readdirSync(pictures))
  expect(statSync(own(whole)).ino).toBe(statSync(join(last, 'client/pictures', whole)).ino)
  for (const name of [damaged, added])
    expect(readFileSync(own(name)).equals(readFileSync(join(pictures, name))), name).toBe(true)
  await remove()
}, 60_000)
