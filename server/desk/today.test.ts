import { expect, it } from 'vitest'
import type { Today } from '#contract/desk.ts'
import { noteBackup } from '#server/last-backup.ts'
import { movableClock } from '#tests/support/accounts.ts'
import { createEditingDesk } from '#tests/support/desk.ts'

const day = 24 * 60 * 60_000

it('lists pages unchecked for a year, oldest first, and has one line that the server is in order', async () => {
  const clock = movableClock()
  const { signedIn, context } = await createEditingDesk({ overrides: { clock } })
  const today = async () => (await (await signedIn())('/today')).json<Today>().lines
  await noteBackup(context.config.dataDir, new Date(clock.now() - day).toISOString())
  expect(await today()).toMatchObject([
    { label: 'Enquiries', tone: 'fine' },
    {
      label: 'Site',
      tone: 'fine',
      words: expect.stringMatching(/^Live since .+ · last backup .+ · [\d.,]+ [GM]B free$/),
    },
  ])

  clock.pass(5 * 365 * day)
  const checks = (await today()).filter(({ label }) => label === 'Check')
  expect(checks).toHaveLength(4)
  expect(checks[0]).toMatchObject({
    words: expect.stringMatching(/^(Place|Trip|Country): .+ was last checked \d+ months ago\.$/),
    tone: 'needs-you',
    action: {
      words: 'Open',
      to: expect.stringMatching(/^\/pages\/(destinations|packages|countries)\/.+\.yaml$/),
    },
  })
  expect(checks[3]).toMatchObject({
    words: expect.stringMatching(/^\d+ more pages were not checked in the last year\.$/),
    action: { to: '/reports' },
  })
  expect((await today()).find(({ label }) => label === 'Site')).toMatchObject({
    tone: 'needs-you',
    words: expect.stringMatching(
      /^The last backup is more than three days old: .+ Tell the person who runs the server\.$/,
    ),
  })
})
