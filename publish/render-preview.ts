import { catalogueOnDisk } from '#catalogue/build/check-catalogue.ts'
import { contentReader, provideContent } from '#catalogue/build/content-reader.ts'
import { openBundle } from './finish/bundle-pages.ts'

// Renders pages of a preview on the Desk's request: a process for each state of the texts, because a bundle reads its words
// once. The folder of content is the process's own CONTENT_DIRECTORY.

const [folder = ''] = process.argv.slice(2)

provideContent(contentReader(catalogueOnDisk().entries))
const { paths, render } = await openBundle(folder)
process.on('message', (path: string) => {
  const answer = async () => {
    if (!paths.has(path)) return null
    const { file, page } = await render(path)
    return String(page ? await page.html() : file?.body)
  }
  void answer().then(
    (body) => process.send?.({ path, body }),
    (error: unknown) => process.send?.({ path, body: null, error: String(error) }),
  )
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
