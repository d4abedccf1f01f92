/** `npm run pictures`: derives every size of every picture. With `--check`, only reports what is stale. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { readAtlas } from './atlas.ts'
import { derivePictures } from './derive.ts'
import { readJson, type Prints } from './originals.ts'
import { findStalePrints } from './print.ts'

const root = join(import.meta.dirname, '..')
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
// one picture at a time is fast enough, and leaves the other cores free
sharp.concurrency(1)
const folders = { art: join(root, 'art'), out: join(root, 'site/public/pictures') }
const { stale, leftover } = await derivePictures(folders, values.check, (name) => console.log(name))
if (values.check) {
  stale.push(
    ...(await findStalePrints(
      await readAtlas(),
      await readJson<Prints>(join(folders.art, 'prints.json'), {}),
    )),
  )
  for (const line of stale) console.error(`art: ${line}`)
  for (const file of leftover) console.error(`site/public/pictures/${file} belongs to no picture`)
  if (stale.length + leftover.length > 0) {
    console.error('Run npm run pictures, and commit the result.')
    process.exitCode = 1
  }
} else {
  console.log(`${stale.length} derived, ${leftover.length} outdated files removed`)
}
