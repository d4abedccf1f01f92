import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { catalogueOnDisk } from '#catalogue/build/check-catalogue.ts'
import { contentReader, provideContent } from '#catalogue/build/content-reader.ts'
import { describeProblems } from '#catalogue/build/problems.ts'
import { openBundle } from './bundle-pages.ts'
import { keepLand } from './kept-land.ts'

// Renders and finishes the site in a folder that has the bundles and the public files. Results of an earlier build for the same input are
// reused, and the site has the same bytes (tests/server/publish.test.ts).

const [folder = '', code = ''] = process.argv.slice(2)

const { entries, problems } = catalogueOnDisk()
if (problems.length > 0) {
  console.error(describeProblems(problems))
  process.exit(1)
}
provideContent(contentReader(entries))
keepLand()
const env = JSON.parse(await readFile(join(folder, 'settings.json'), 'utf8')) as Record<string, string>
const pages = await openBundle(folder)
// Imported late, because it reads the catalogue, which may have problems.
const { finishSite } = await import('./finish-build.ts')
await finishSite({ folder, pages, code, env })
