import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { loadEnv } from 'vite'
import { catalogueOnDisk } from '#catalogue/build/check-catalogue.ts'
import { contentReader, provideContent } from '#catalogue/build/content-reader.ts'
import { describeProblems } from '#catalogue/build/problems.ts'
import { openBundle } from './bundle-pages.ts'

// Renders the site with bundles that an earlier build has kept, into the folder that they were unpacked to. What the framework
// does after bundling is done in its order, and the result is byte for byte the same (tests/server/publish.test.ts).

const root = join(import.meta.dirname, '../..')
const [folder = ''] = process.argv.slice(2)

const { entries, problems } = catalogueOnDisk()
if (problems.length > 0) {
  console.error(describeProblems(problems))
  process.exit(1)
}
provideContent(contentReader(entries))
await cp(join(root, 'site/public'), join(folder, 'client'), { recursive: true })
const { paths, render } = await openBundle(folder)
for (const path of paths)
  for (const [name, body] of await render(path)) {
    const file = join(folder, 'client', name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, body)
  }
// Loaded when it is due: it reads the catalogue, which may have had problems.
const { finishSite } = await import('./finish-build.ts')
await finishSite(folder, loadEnv('production', root, ['VITE_', 'SITE_URL']))
