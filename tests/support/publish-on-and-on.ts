import { pointTo, sweepReleases } from '#server/site/release-folder.ts'
import { dieAtStep } from './die-at-step.ts'
import { addTestRelease } from './release.ts'

// Publishes release after release into the given folder until it is killed.

const [folder = '', step = ''] = process.argv.slice(2)

dieAtStep(Number(step))
for (let round = 0; ; round += 1) {
  const files = Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [
      `page-${at}/index.html`,
      `<p>Page ${at} of ${process.pid}, ${round}`,
    ]),
  )
  const id = await addTestRelease(folder, { files })
  await pointTo(folder, id)
  await sweepReleases(folder, 5)
}
