import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { publishTestRelease } from '#tests/support/release.ts'
import { lockReleases } from '#server/site/publish-lock.ts'
import { currentRelease } from '#server/site/release-folder.ts'
import { operate, temporaryFolder } from '#tests/support/operator.ts'

async function openReleases() {
  const releases = join(temporaryFolder(), 'releases')
  const first = await publishTestRelease(releases, { files: { 'index.html': 'one' } })
  const second = await publishTestRelease(releases, { files: { 'index.html': 'two' } })
  const run = (...args: string[]) => operate({ RELEASES_DIR: releases }, 'releases', ...args)
  return { releases, first, second, run }
}

it('lists the kept releases, and says which is served', async () => {
  const { first, second, run } = await openReleases()
  const { code, out } = await run('list')
  expect(code).toBe(0)
  expect(out.split('\n')[1]).toMatch(new RegExp(`^→ +${second} +\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\dZ +- +2$`))
  expect(out.split('\n')[2]).toMatch(new RegExp(`^ +${first} `))
  const { releases } = JSON.parse((await run('list', '--json')).out) as { releases: { id: string }[] }
  expect(releases.map(({ id }) => id)).toEqual([second, first])
  expect((await operate({ RELEASES_DIR: '/nowhere' }, 'releases', 'list')).out).toContain('npm run build')
})

it('serves another release by its id or number, and says how to return', async () => {
  const { releases, first, second, run } = await openReleases()
  const { code, out } = await run('use', '1')
  expect([code, await currentRelease(releases)]).toEqual([0, first])
  expect(out).toContain(`releases use ${second}`)
  expect((await run('use', second)).code).toBe(0)
  expect(await currentRelease(releases)).toBe(second)
})

it('refuses a missing or damaged release, and leaves the site unchanged', async () => {
  const { releases, first, second, run } = await openReleases()
  const nothing = await run('use', '7')
  expect([nothing.code, nothing.notes]).toEqual([
    1,
    `There is no release 7 in ${releases}. There are ${second}, ${first}.\n`,
  ])
  await rm(join(releases, first, 'client/index.html'))
  const broken = await run('use', first)
  expect(broken).toMatchObject({ code: 1, notes: expect.stringContaining('client/index.html is missing') })
  expect(await currentRelease(releases)).toBe(second)
})

it('goes back while a new release is being built, and says what will happen to it', async () => {
  const { releases, first, run } = await openReleases()
  const unlock = lockReleases(releases)
  const { code, notes } = await run('use', first)
  expect([code, await currentRelease(releases)]).toEqual([0, first])
  expect(notes).toContain('is being built')
  unlock?.()
})
