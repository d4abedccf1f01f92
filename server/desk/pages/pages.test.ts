import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import type { Publishing, Today } from '#contract/desk.ts'
import type { EditedPage, Fields, Kept, PageGroup, Value } from '#contract/desk-pages.ts'
import type { RunBuild } from '#server/desk/build-site.ts'
import { afterwards } from '#tests/support/afterwards.ts'
import { describeEachDatabase } from '#tests/support/databases.ts'
import {
  createEditingDesk,
  createTestDesk,
  kabir,
  published,
  tara,
  type AskDesk,
} from '#tests/support/desk.ts'
import { writeExampleContent } from '#tests/support/example-content.ts'
import { addTestRelease } from '#tests/support/release.ts'
import { temporaryFolder } from '#tests/support/server.ts'

const oslo = 'destinations/oslo-norway.yaml'

describeEachDatabase('drafts', (database) => {
  async function open(runBuild?: RunBuild, env: Record<string, string> = {}) {
    const { path, remove } = await temporaryFolder()
    afterwards(remove)
    const content = writeExampleContent(path)
    const desk = await createEditingDesk({ database, env, content, ...(runBuild ? { runBuild } : {}) })
    const source = (file = oslo) => readFileSync(join(content, file), 'utf8')
    const write = (text: string, file = oslo) => writeFileSync(join(content, file), text)
    return {
      ...desk,
      source,
      write,
      asTara: await desk.signedIn(tara),
      asKabir: await desk.signedIn(kabir),
    }
  }

  const pageOf = async (ask: AskDesk, file = oslo): Promise<EditedPage> =>
    (await ask(`/page?file=${file}`)).json()
  const keep = async (ask: AskDesk, { file, version, onto }: EditedPage, value: Value): Promise<Kept> =>
    (await ask('/page/keep', { file, version, onto, value })).json()
  const withPrice = ({ value }: EditedPage, price: Value): Fields => ({ ...(value as Fields), price })

  it('keeps a changed price as a draft, publishes it as one changed line, and then has no drafts', async () => {
    const { asTara, asKabir, source } = await open()
    const before = source()
    const page = await pageOf(asTara)
    const kept = await keep(asTara, page, withPrice(page, 849))
    expect(kept).toMatchObject({
      isKept: true,
      problems: [],
      elsewhere: [],
      draft: { by: 'Tara Rao', kind: 'changed' },
    })
    expect(source()).toBe(before)
    // The colleague sees it, too.
    expect(((await pageOf(asKabir)).value as Fields)['price']).toBe(849)
    const { changes }: Publishing = (await asKabir('/publishing')).json()
    expect(changes).toMatchObject([
      { file: oslo, page: 'Places: Oslo', changes: [{ field: 'Price', before: '1349', after: '849' }] },
    ])
    expect((await published(asTara)).state.step).toBe('live')
    expect(source()).toBe(before.replace('price: 1349', 'price: 849'))
    const after = await pageOf(asTara)
    expect(after).toMatchObject({ version: null, draft: null })
    expect((await asTara('/publishing')).json<Publishing>().changes).toEqual([])
  })

  it('shows in the list and on the page who changed it last, until it is changed outside the Desk', async () => {
    const { asTara, asKabir, source, write } = await open()
    const row = async () =>
      (await asKabir('/pages'))
        .json<PageGroup[]>()
        .flatMap(({ rows }) => rows)
        .find(({ file }) => file === oslo)
    expect(await row()).toMatchObject({
      price: 1349,
      note: expect.stringContaining('1,349'),
      thumbnail: expect.stringMatching(/^\/pictures\/site-destinations-\w+-\d+\.webp$/),
      checkedMonths: expect.any(Number),
      lastChange: null,
    })
    const page = await pageOf(asTara)
    await keep(asTara, page, withPrice(page, 849))
    const byTara = { by: 'Tara Rao', at: expect.any(Number) }
    expect(await row()).toMatchObject({ lastChange: byTara, draft: { kind: 'changed' } })
    await published(asKabir)
    expect(await row()).toMatchObject({ lastChange: byTara, draft: null })
    expect(await pageOf(asKabir)).toMatchObject({ lastChange: byTara })
    write(source().replace('price: 849', 'price: 749'))
    expect(await row()).toMatchObject({ price: 749, lastChange: null })
  })

  it('lists on Today what is not published yet, and why publishing failed, until it succeeds', async () => {
    const { asTara, asKabir } = await open()
    const today = async () =>
      ((await asKabir('/today')).json() as Today).lines.filter(({ action }) => action?.to === '/publish')
    expect(await today()).toEqual([])
    const page = await pageOf(asTara)
    const kept = await keep(asTara, page, withPrice(page, '$849'))
    expect(await today()).toMatchObject([
      { tone: 'needs-you', words: expect.stringMatching(/^1 change is not published yet\./) },
    ])
    expect((await asKabir('/waiting')).json()).toEqual({ enquiries: 0, changes: 1 })
    await published(asTara)
    expect(await today()).toMatchObject([
      {
        words: expect.stringMatching(/^Not published\. The site has not changed\. Places: Oslo: Price: This/),
      },
    ])
    if (kept.isKept) await keep(asTara, { ...page, version: kept.version }, withPrice(page, 849))
    // The old mistake is not reported after a change.
    expect(await today()).toMatchObject([{ words: expect.stringMatching(/^1 change is not published/) }])
    expect(((await asTara('/publishing')).json() as Publishing).state).toMatchObject({ step: 'none' })
    expect((await published(asTara)).state.step).toBe('live')
    expect(await today()).toEqual([])
  })

  it('drops the draft when the page is typed back to its published text', async () => {
    const { asTara, context } = await open()
    const page = await pageOf(asTara)
    const first = await keep(asTara, page, withPrice(page, 849))
    const { version } = first as { version: string }
    expect(await keep(asTara, { ...page, version }, page.value)).toMatchObject({
      isKept: true,
      version: null,
    })
    expect(await context.database.selectFrom('deskDrafts').selectAll().execute()).toEqual([])
  })

  it('shows the second of two people what the first wrote, and overwrites nothing', async () => {
    const { asTara, asKabir } = await open()
    const [hers, his] = [await pageOf(asTara), await pageOf(asKabir)]
    await keep(asTara, hers, withPrice(hers, 849))
    const answer = await keep(asKabir, his, withPrice(his, 799))
    expect(answer).toMatchObject({ isKept: false, theirs: { by: 'Tara Rao' } })
    const { theirs } = answer as Extract<Kept, { isKept: false }>
    expect((theirs.value as Fields)['price']).toBe(849)
    expect(await keep(asKabir, { ...his, ...theirs }, withPrice(his, 799))).toMatchObject({ isKept: true })
  })

  it('keeps one of two simultaneous changes, and tells the other person', async () => {
    const { asTara, asKabir } = await open()
    const page = await pageOf(asTara)
    const answers = await Promise.all([
      keep(asTara, page, withPrice(page, 849)),
      keep(asKabir, page, withPrice(page, 799)),
    ])
    expect(answers.filter(({ isKept }) => isKept)).toHaveLength(1)
  })

  it('keeps a mistake, reports it at its field, and names the page when it refuses to publish', async () => {
    const { asTara, source } = await open()
    const before = source()
    const page = await pageOf(asTara)
    const kept = await keep(asTara, page, withPrice(page, '$849'))
    expect(kept).toMatchObject({
      isKept: true,
      problems: [
        {
          path: ['price'],
          words:
            'This is not a price. Write digits only, like 3299: the site adds the currency and the comma.',
        },
      ],
    })
    const { state } = await published(asTara)
    expect(state.step).toBe('failed')
    expect(state.problems).toMatchObject([
      { file: oslo, page: 'Places: Oslo', words: expect.stringMatching(/^Price: This is not a price/) },
    ])
    expect(source()).toBe(before)
    const groups: PageGroup[] = (await asTara('/pages')).json()
    expect(groups.flatMap(({ rows }) => rows).find(({ file }) => file === oslo)?.problems).toBe(1)
  })

  it('names the other page that a change makes invalid', async () => {
    const { asTara } = await open()
    const file = 'packages/norwegian-fjords.yaml'
    const page = await pageOf(asTara, file)
    const kept = await keep(asTara, page, { ...(page.value as Fields), price: 99, originalPrice: 115 })
    expect(kept).toMatchObject({
      problems: [],
      elsewhere: [{ file: 'destinations/oslo-norway.yaml', page: 'Places: Oslo' }],
    })
  })

  it('keeps texts and drafts when the build fails', async () => {
    const { asTara, source } = await open(async () => 'The disk is full.')
    const before = source()
    const page = await pageOf(asTara)
    await keep(asTara, page, withPrice(page, 849))
    const { state, changes } = await published(asTara)
    expect(state).toMatchObject({
      step: 'failed',
      reason: 'The disk of the server is full. Tell the person who runs the server.',
    })
    expect(source()).toBe(before)
    expect(changes).toHaveLength(1)
  })

  it('notices a page that was changed outside the Desk, and does not overwrite it', async () => {
    const { asTara, source, write } = await open()
    const page = await pageOf(asTara)
    await keep(asTara, page, withPrice(page, 849))
    const outside = source().replace('price: 1349', 'price: 888')
    write(outside)
    const { state } = await published(asTara)
    expect(state.problems[0]?.words).toMatch(/changed outside the Desk/)
    expect(source()).toBe(outside)
    // The form shows both, and the chosen one is published.
    const again = await pageOf(asTara)
    expect(again.outside).toMatchObject({ value: { price: 888 } })
    await keep(asTara, { ...again, onto: again.outside?.onto ?? '' }, withPrice(again, 849))
    expect((await published(asTara)).state.step).toBe('live')
    expect(source()).toContain('price: 849')
  })

  it('reports a page that was changed outside the Desk between opening and typing', async () => {
    const { asTara, source, write } = await open()
    const page = await pageOf(asTara)
    write(source().replace('price: 1349', 'price: 888'))
    expect(await keep(asTara, page, withPrice(page, 849))).toMatchObject({
      isKept: false,
      theirs: { by: null, version: null },
    })
  })

  it('keeps changes made during a build as a draft', async () => {
    let finish = () => {}
    const isBuilt = new Promise<void>((resolve) => (finish = resolve))
    const { asTara, source } = await open(async () => isBuilt.then(() => null))
    const page = await pageOf(asTara)
    await keep(asTara, page, withPrice(page, 849))
    await asTara('/publish', {})
    await vi.waitFor(() => expect(source()).toContain('price: 849'))
    const again = await pageOf(asTara)
    await keep(asTara, again, withPrice(again, 799))
    finish()
    await vi.waitFor(
      async () => expect((await asTara('/publishing')).json<Publishing>().state.step).toBe('live'),
      10_000,
    )
    const { changes }: Publishing = (await asTara('/publishing')).json()
    expect(changes).toMatchObject([{ changes: [{ field: 'Price', before: '849', after: '799' }] }])
  })

  it('creates a page as a copy under a free address, and removes it again', async () => {
    const { asTara, source } = await open()
    const asked = { group: 'Places', name: 'Côte d’Azur', like: 'destinations/azores.yaml' }
    const { file } = (await asTara('/page/new', asked)).json<{ file: string }>()
    expect(file).toBe('destinations/cote-d-azur.yaml')
    expect((await asTara('/page/new', asked)).statusCode).toBe(409)
    const page = await pageOf(asTara, file)
    expect(page).toMatchObject({
      before: null,
      draft: { kind: 'new' },
      value: { id: 22, name: 'Côte d’Azur', price: 640 },
    })
    expect((await published(asTara)).state.problems).toEqual([])
    expect(source(file)).toMatch(/^id: 22\nname: Côte d’Azur\n/)
  })

  it('names the pages that link to a removed one, and removes it only when none does', async () => {
    const { asTara, content } = await open()
    const used = await pageOf(asTara, 'destinations/oslo-norway.yaml')
    const answer = await keep(asTara, used, null)
    const { elsewhere } = answer as Extract<Kept, { isKept: true }>
    expect(elsewhere.map(({ page }) => page)).toContain('Trips: Norwegian Fjords')
    expect((await published(asTara)).state.step).toBe('failed')
    await asTara('/page/discard', { file: used.file, version: (answer as { version: string }).version })
    const copy = { group: 'Services', name: 'Visas', like: 'services/24-7-support.yaml' }
    const { file } = (await asTara('/page/new', copy)).json<{ file: string }>()
    await published(asTara)
    expect(existsSync(join(content, file))).toBe(true)
    await keep(asTara, await pageOf(asTara, file), null)
    expect((await published(asTara)).state).toMatchObject({ step: 'live', problems: [] })
    expect(existsSync(join(content, file))).toBe(false)
  })

  it('commits the published files, and no others, in the person’s name', async () => {
    const { asTara, asKabir, content, write, source } = await open()
    const git = (...args: string[]) => execFileSync('git', args, { cwd: content, encoding: 'utf8' }).trim()
    git('init', '--quiet')
    git('add', '--all')
    git('-c', 'user.name=Setup', '-c', 'user.email=setup@agency.example', 'commit', '--quiet', '-m', 'Begin')
    write(`${source('about.yaml')}# note\n`, 'about.yaml')
    const page = await pageOf(asTara)
    await keep(asTara, page, withPrice(page, 849))
    const { state } = await published(asKabir)
    expect(state).toMatchObject({ step: 'live', reason: null })
    expect(git('log', '-1', '--format=%an <%ae> %s')).toBe(
      'Kabir <kabir@agency.example> Publish Places: Oslo',
    )
    expect(git('show', '--format=', '--stat')).toMatch(/oslo-norway\.yaml +\| 2 \+-\n 1 file changed/)
    expect(git('status', '--porcelain')).toBe('M about.yaml')
  })

  it('pushes after publishing when the setting is on, and publishes even when the push is refused', async () => {
    const { asTara, content, source } = await open(undefined, { DESK_GIT_PUSH: 'on' })
    const { path: office, remove } = await temporaryFolder()
    afterwards(remove)
    const git = (...args: string[]) => execFileSync('git', args, { cwd: content, encoding: 'utf8' }).trim()
    const setup = ['-c', 'user.name=Setup', '-c', 'user.email=setup@agency.example']
    git('init', '--quiet', '--bare', office)
    git('init', '--quiet', '--initial-branch=main')
    git('add', '--all')
    git(...setup, 'commit', '--quiet', '-m', 'Begin')
    git('remote', 'add', 'origin', office)
    git('push', '--quiet', '--set-upstream', 'origin', 'main')
    await keep(asTara, await pageOf(asTara), withPrice(await pageOf(asTara), 849))
    expect((await published(asTara)).state).toMatchObject({ step: 'live', reason: null })
    expect(git('--git-dir', office, 'log', '-1', '--format=%an: %s', 'main')).toBe(
      'Tara Rao: Publish Places: Oslo',
    )
    // Someone else has pushed meanwhile, and their commit is not overwritten.
    const tree = git('--git-dir', office, 'rev-parse', 'main^{tree}')
    const other = git('--git-dir', office, ...setup, 'commit-tree', tree, '-p', 'main', '-m', 'Theirs')
    git('--git-dir', office, 'update-ref', 'refs/heads/main', other)
    await keep(asTara, await pageOf(asTara), withPrice(await pageOf(asTara), 799))
    const { state } = await published(asTara)
    expect(state.step).toBe('live')
    expect(state.reason).toMatch(
      /^The change is live and recorded, but it could not be pushed\. Tell the person/,
    )
    expect(source()).toContain('price: 799')
    expect(git('--git-dir', office, 'rev-parse', 'main')).toBe(other)
    expect(git('log', '-1', '--format=%s')).toBe('Publish Places: Oslo')
  }, 60_000)

  it('lists nothing after a software update, and lists files that were changed by hand since the last release', async () => {
    const { asTara, content, releasesDir, write, source } = await open()
    await addTestRelease(releasesDir, { content })
    expect((await asTara('/publishing')).json()).toMatchObject({ hasChanges: false, changes: [] })
    write(source().replace('price: 1349', 'price: 888'))
    expect((await asTara('/publishing')).json()).toMatchObject({
      hasChanges: true,
      changes: [
        { page: 'Places: Oslo', draft: null, changes: [{ field: 'Price', before: '1349', after: '888' }] },
      ],
    })
  })

  it('reports after a restart how an interrupted publishing ended', async () => {
    const { asTara, context, source, write } = await open()
    const page = await pageOf(asTara)
    await keep(asTara, page, withPrice(page, 849))
    write(source().replace('price: 1349', 'price: 849'))
    const state = {
      step: 'building',
      by: 'Tara Rao',
      since: Date.now() - 60_000,
      problems: [],
      reason: null,
      said: null,
    }
    await context.database
      .insertInto('deskPublishings')
      .values({ id: 'last', state: JSON.stringify(state) })
      .execute()
    const now: Publishing = (await asTara('/publishing')).json()
    expect(now.state.step).toBe('live')
    expect(now.changes).toEqual([])
  })
})

it.each(['../package.json', 'destinations/../../x.yaml', 'x.js', 'samples/post.md'])(
  'refuses a draft under the name %s, which is not a page',
  async (file) => {
    const ask = await (await createTestDesk()).signedIn()
    expect((await ask('/page/keep', { file, version: null, onto: 'none', value: {} })).statusCode).toBe(400)
    expect((await ask(`/page?file=${encodeURIComponent(file)}`)).statusCode).toBe(404)
  },
)

it.each(['agency.yaml', 'faq.yaml', 'regions.yaml', 'posts/what-to-pack.md', 'countries/norway.yaml'])(
  'has no draft of %s when it is saved unchanged',
  async (file) => {
    const { path, remove } = await temporaryFolder()
    afterwards(remove)
    const ask = await (await createTestDesk({ content: writeExampleContent(path) })).signedIn()
    const page: EditedPage = (await ask(`/page?file=${file}`)).json()
    const answer: Kept = (await ask('/page/keep', page)).json()
    expect(answer).toMatchObject({ isKept: true, version: null, draft: null, problems: [] })
  },
)
