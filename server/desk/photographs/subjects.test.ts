import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, it, vi } from 'vitest'
import { derivePictures } from '#art/derive.ts'
import type { Publishing, Today } from '#contract/desk.ts'
import { photographName } from '#contract/desk-photographs.ts'
import type { DeskParts } from '#server/desk/desk.ts'
import { describeEachDatabase } from '#tests/support/databases.ts'
import { createEditingDesk, published, type AskDesk } from '#tests/support/desk.ts'
import { bali, photograph, sendTo, showOn } from '#tests/support/photograph.ts'

/** A separate site whose pictures pass the catalogue's checks. Its drawings have no originals. */
const site = await vi.hoisted(async () => {
  const { copyFileSync, mkdirSync, mkdtempSync } = await import('node:fs')
  const { tmpdir } = await import('node:os')
  const folder = mkdtempSync(`${tmpdir()}/subjects-`)
  mkdirSync(`${folder}/art/originals`, { recursive: true })
  copyFileSync(`${import.meta.dirname}/../../../art/pictures.json`, `${folder}/art/pictures.json`)
  process.env['ART_DIRECTORY'] = `${folder}/art`
  return folder
})
afterAll(() => rmSync(site, { recursive: true }))

describeEachDatabase('the subject of a published photograph', (database) => {
  async function open(parts: DeskParts = {}) {
    const pictures = { art: join(site, 'art'), out: join(site, 'pictures') }
    const desk = await createEditingDesk({ database, pictures, ...parts })
    return { pictures, ask: await desk.signedIn() }
  }
  const alt = 'Two women carry fruit through a split gate, Bali'

  /** The share of red in a size. The photograph is red at its left. */
  const redIn = async (folder: string, name: string, ending: string) => {
    const file = readdirSync(folder).find((one) => one.startsWith(name) && one.endsWith(ending))
    const { channels } = await sharp(join(folder, file ?? '')).stats()
    return channels[0]?.mean ?? 0
  }
  /** A published photograph with its subject at the right. */
  async function publishedOne(ask: AskDesk) {
    const { name } = await sendTo(ask, await photograph(2400, 1200).jpeg().toBuffer())
    await ask(`/photographs/${name}/subject`, { x: 90, y: 50 })
    await showOn(ask, { name, alt })
    expect((await published(ask)).state).toMatchObject({ step: 'live' })
    return name
  }

  it('moves all crops of this photograph, and of no other', async () => {
    const seen: { red: number }[] = []
    let name = ''
    const { ask, pictures } = await open({
      runPreview: async (_content, _folder, _isSameCode, art) => {
        seen.push({ red: await redIn(join(art ?? '', 'sizes'), name, '-540.avif') })
        return { page: async () => null, close: () => {} }
      },
    })
    execFileSync('git', ['init', '--quiet'], { cwd: site })
    const other = await sendTo(
      ask,
      await photograph().jpeg().toBuffer(),
      photographName('people/tara.yaml', true),
    )
    await showOn(ask, { name: other.name, alt }, 'services/local-guides.yaml')
    name = await publishedOne(ask)
    const [tall, wide] = [
      await redIn(pictures.out, name, '-540.avif'),
      await redIn(pictures.out, name, '-800.avif'),
    ]
    const files = () =>
      readdirSync(pictures.out).map((file) => [file, statSync(join(pictures.out, file)).mtimeMs])
    const unmoved = files().filter(([file]) => String(file).startsWith(other.name))

    const moved = await ask(`/photographs/${name}/subject`, { x: 10, y: 50 })
    expect(moved.json()).toEqual({
      name,
      published: { x: 90, y: 50 },
      picture: { width: 2400, height: 1200, subject: { x: 10, y: 50 } },
    })
    expect((await ask('/publishing')).json<Publishing>()).toMatchObject({
      hasChanges: true,
      changes: [
        {
          file: bali,
          path: ['image'],
          page: 'Places: Bali',
          draft: { by: 'Tara Rao' },
          changes: [
            {
              field: 'Image · Subject of the photograph',
              before: '90 % from the left, 50 % from the top',
              after: '10 % from the left, 50 % from the top',
            },
          ],
        },
      ],
    })
    expect((await ask('/waiting')).json()).toEqual({ enquiries: 0, changes: 1 })
    expect((await ask('/today')).json<Today>().lines).toContainEqual(
      expect.objectContaining({
        label: 'Pages',
        words: expect.stringMatching(/^1 change is not published yet\./),
      }),
    )
    await ask('/preview', {})
    await vi.waitFor(() => expect(seen[0]?.red).toBeGreaterThan(tall + 50), 30_000)
    expect(await redIn(pictures.out, name, '-540.avif')).toBe(tall)

    expect((await published(ask)).state).toMatchObject({ step: 'live', reason: null })
    expect(await redIn(pictures.out, name, '-540.avif')).toBeGreaterThan(tall + 50)
    expect(await redIn(pictures.out, name, '-800.avif')).toBeGreaterThan(wide + 10)
    const { stale, leftover } = await derivePictures(pictures, true)
    expect([...stale, ...leftover].filter((one) => one.startsWith('bali-indonesia-photo'))).toEqual([])
    expect(files().filter(([file]) => String(file).startsWith(other.name))).toEqual(unmoved)
    expect((await ask('/publishing')).json<Publishing>().changes).toEqual([])
    const git = (...args: string[]) => execFileSync('git', args, { cwd: site, encoding: 'utf8' }).trim()
    expect(git('log', '-1', '--format=%an: %s')).toBe('Tara Rao: Publish Places: Bali')
    expect(git('status', '--porcelain', 'art', 'site')).toBe('')
  }, 120_000)

  it('keeps its crops when the build fails or the mark is put back', async () => {
    let fails = false
    const { ask, pictures } = await open({ runBuild: async () => (fails ? 'The disk is full.' : null) })
    const name = await publishedOne(ask)
    const now = () => [
      readdirSync(pictures.out),
      readFileSync(join(pictures.art, 'pictures.json'), 'utf8'),
      readFileSync(join(pictures.art, 'subjects.json'), 'utf8'),
    ]
    const before = now()
    await ask(`/photographs/${name}/subject`, { x: 10, y: 50 })
    fails = true
    expect((await published(ask)).state).toMatchObject({
      step: 'failed',
      problems: [],
      said: 'The disk is full.',
    })
    expect(now()).toEqual(before)
    expect((await ask(`/photographs/${name}`)).json()).toMatchObject({ picture: { subject: { x: 10 } } })
    await ask(`/photographs/${name}/subject`, { x: 90, y: 50 })
    expect((await ask('/publishing')).json<Publishing>().changes).toEqual([])
  }, 60_000)

  it('does not affect the crops of a drawing', async () => {
    const { ask } = await open()
    expect((await ask('/photographs/bali-indonesia-cover')).json()).toBeNull()
    expect((await ask('/photographs/bali-indonesia-cover/subject', { x: 1, y: 1 })).statusCode).toBe(404)
  })
})
