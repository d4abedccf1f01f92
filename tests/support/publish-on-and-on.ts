import { pointTo, sweepReleases } from '#server/site/release-folder.ts'
import { addTestRelease } from './release.ts'

// Publishes release after release into the folder it is given, and prints the id of each, until it is killed.

const [folder = ''] = process.argv.slice(2)

for (let round = 0; ; round += 1) {
  const files = Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [
      `page-${at}/index.html`,
      `<p>Page ${at} of ${process.pid}, ${round}`,
    ]),
  )
  const id = await addTestRelease(folder, { files })
  await pointTo(folder, id)
  await sweepReleases(folder, 5)
  console.log(id)
}
