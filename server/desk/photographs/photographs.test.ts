import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { derivePictures } from '#art/derive.ts'
import { artFolder } from '#catalogue/build/content-index.ts'
import {
  maxPhotographBytes,
  photographName,
  photographPartBytes,
  type SentPhotograph,
} from '#contract/desk-photographs.ts'
import type { RunBuild } from '#server/desk/build-site.ts'
import { describeEachDatabase, onSqlite, type TestDatabase } from '#tests/support/databases.ts'
import { createEditingDesk, kabir, ownPage, published, type AskDesk } from '#tests/support/desk.ts'
import { bali, photograph, sendTo, showOn } from '#tests/support/photograph.ts'
import { sweepPhotographs } from './unpublished.ts'

async function openOn(database: TestDatabase, runBuild?: RunBuild) {
  const desk = await createEditingDesk({ database, ...(runBuild ? { runBuild } : {}) })
  return { ...desk, ask: await desk.signedIn() }
}

const begin = (ask: AskDesk, name: string, size: number) => ask('/photographs', { name, size })
const part = (ask: AskDesk, name: string, start: number, bytes: Buffer) =>
  ask(`/photographs/${name}/parts/${start}`, bytes)
const stateOf = async (ask: AskDesk, name: string): Promise<SentPhotograph> =>
  (await ask(`/photographs/${name}`)).json()

describeEachDatabase('photographs', (database) => {
  const open = (runBuild?: RunBuild) => openOn(database, runBuild)

  const alt = 'Two women carry fruit through a split gate, Bali'

  it('become an original with all its sizes, and are committed, once the draft is published', async () => {
    const { ask, path, pictures, context } = await open()
    const git = (...args: string[]) => execFileSync('git', args, { cwd: path, encoding: 'utf8' }).trim()
    git('init', '--quiet')
    const { name, picture } = await sendTo(ask, await photograph().jpeg().toBuffer())
    expect(picture).toEqual({ width: 1800, height: 1200, subject: { x: 50, y: 50 } })
    await ask(`/photographs/${name}/subject`, { x: 10, y: 50 })
    expect((await showOn(ask, { name, alt })).isKept).toBe(true)
    expect(await published(ask)).toMatchObject({ state: { step: 'live', problems: [], reason: null } })
    expect(await derivePictures(pictures, true)).toEqual({ stale: [], leftover: [] })
    const files = readdirSync(pictures.out)
    expect(files).toHaveLength(10)
    // The upright crop contains the subject, in the red quarter at the left.
    const upright = await sharp(
      join(pictures.out, files.find((file) => file.endsWith('-540.avif')) ?? ''),
    ).stats()
    expect(upright.channels[0]?.mean).toBeGreaterThan(100)
    expect(git('log', '-1', '--format=%an', '--', `art/originals/${name}.jpg`)).toBe('Tara Rao')
    expect(git('show', '--name-only', '--format=')).toContain(`site/public/pictures/${files[0]}`)
    expect(git('status', '--porcelain', 'art', 'site')).toBe('')
    const { count } = await context.database
      .selectFrom('deskPhotographs')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(0)
  }, 60_000)

  it('remove the leftovers of a killed publishing at the next one, and nothing else', async () => {
    const { ask, pictures } = await open()
    const originals = join(pictures.art, 'originals')
    mkdirSync(pictures.out, { recursive: true })
    const left = (folder: string, file: string, age: number) => {
      writeFileSync(join(folder, file), 'x')
      utimesSync(join(folder, file), new Date(), new Date(Date.now() - age))
    }
    const listed = 'bali-photo-0123456789aa'
    const [old, fresh] = ['bali-photo-0123456789ab', 'bali-photo-0123456789ac']
    writeFileSync(join(pictures.art, 'pictures.json'), JSON.stringify({ [listed]: {} }))
    left(originals, `${old}.jpg`, 7_200_000)
    left(originals, `${old}.jpg.tmp`, 7_200_000)
    left(pictures.out, `${old}-01234567-384.avif`, 7_200_000)
    const kept = [`${listed}.jpg`, `${fresh}.jpg`, 'bali-cover.avif']
    left(originals, `${listed}.jpg`, 7_200_000)
    left(originals, `${fresh}.jpg`, 0)
    left(originals, 'bali-cover.avif', 7_200_000)
    const { name } = await sendTo(ask, await photograph().jpeg().toBuffer())
    await showOn(ask, { name, alt })
    expect((await published(ask)).state.step).toBe('live')
    expect(readdirSync(originals).toSorted()).toEqual([...kept, `${name}.jpg`].toSorted())
    expect(readdirSync(pictures.out).filter((file) => file.startsWith(old))).toEqual([])
  }, 60_000)

  it('stay in the draft and off the site when the build fails', async () => {
    const { ask, pictures } = await open(async () => 'The disk is full, so nothing was published.')
    const { name } = await sendTo(ask, await photograph().jpeg().toBuffer())
    await showOn(ask, { name, alt })
    expect((await published(ask)).state.step).toBe('failed')
    expect(readdirSync(join(pictures.art, 'originals'))).toEqual([])
    expect(readdirSync(pictures.out)).toEqual([])
    expect(JSON.parse(readFileSync(join(pictures.art, 'pictures.json'), 'utf8'))).toEqual({})
    expect((await stateOf(ask, name)).picture).not.toBeNull()
  }, 60_000)

  it('cannot be published before they have arrived, or without a description', async () => {
    const { ask } = await open()
    const bytes = await photograph().jpeg().toBuffer()
    const name = photographName(bali, false)
    await begin(ask, name, bytes.length)
    expect(await showOn(ask, { name, alt })).toMatchObject({
      problems: [
        { path: ['image', 'name'], words: expect.stringContaining('has not arrived yet') as string },
      ],
    })
    await sendTo(ask, bytes, name)
    expect(await showOn(ask, { name, alt: '' })).toMatchObject({ problems: [{ path: ['image', 'alt'] }] })
    expect(await showOn(ask, { name, alt })).toMatchObject({ problems: [] })
  })

  it('resume after a broken connection, and store a repeated part once', async () => {
    const { ask, signedIn } = await open()
    const bytes = await photograph(2400, 1600)
      .composite([
        {
          input: {
            create: {
              width: 2400,
              height: 1600,
              channels: 3,
              background: '#888',
              noise: { type: 'gaussian', mean: 128, sigma: 40 },
            },
          },
        },
      ])
      .jpeg({ quality: 90 })
      .toBuffer()
    expect(bytes.length).toBeGreaterThan(2 * photographPartBytes)
    const name = photographName(bali, false)
    await begin(ask, name, bytes.length)
    const first = bytes.subarray(0, photographPartBytes)
    await part(ask, name, 0, first)
    expect((await part(ask, name, 0, first)).json()).toMatchObject({ received: photographPartBytes })
    expect((await part(ask, name, 9 * photographPartBytes, first)).json()).toMatchObject({
      received: photographPartBytes,
    })
    // The session ended, and another person signed in on this device.
    const again = await signedIn(kabir)
    expect((await begin(again, name, bytes.length)).json()).toMatchObject({ received: photographPartBytes })
    const { picture } = await sendTo(again, bytes, name)
    expect(picture).toMatchObject({ width: 2400, height: 1600 })
  })

  it('require a sign-in, a request from the Desk’s pages, and parts of at most 512 KB', async () => {
    const { app, ask, browser } = await open()
    const name = photographName(bali, false)
    await begin(ask, name, 2 * photographPartBytes)
    const refused = await part(browser(), name, 0, Buffer.from('x'))
    expect(refused.json()).toMatchObject({ code: 'signed-out' })
    expect((await stateOf(ask, name)).received).toBe(0)
    expect((await part(ask, name, 0, Buffer.alloc(photographPartBytes + 1))).statusCode).toBe(413)
    const elsewhere = await app.inject({
      url: `/api/photographs/${name}/parts/0`,
      method: 'POST',
      headers: { ...ownPage, origin: 'https://evil.example', 'content-type': 'application/octet-stream' },
      payload: Buffer.from('x'),
    })
    expect(elsewhere.statusCode).toBe(403)
  })

  it.each(['../../etc/passwd', 'bali-photo-0123456789ab/../x', 'photo.jpg', 'BALI-photo-0123456789ab', ''])(
    'refuse a name that could lead to another file: %j',
    async (name) => {
      const { ask } = await open()
      expect((await begin(ask, name, 100)).statusCode).toBe(400)
    },
  )

  it('are limited to 30 MB, with advice in the message', async () => {
    const { ask } = await open()
    const refused = await begin(ask, photographName(bali, false), maxPhotographBytes + 1)
    expect(refused.statusCode).toBe(413)
    expect(refused.json()).toEqual({
      words:
        'This file has 31 MB, and 30 MB are the limit. Send it smaller, or take it with a smaller size set in the camera.',
    })
    const name = photographName(bali, false)
    await begin(ask, name, 10)
    expect((await part(ask, name, 0, Buffer.alloc(11))).statusCode).toBe(400)
  })

  it('are refused when their total limit is reached, with advice in the message', async () => {
    const { ask } = await open()
    for (let at = 0; at < 20; at += 1)
      expect((await begin(ask, photographName(bali, false), maxPhotographBytes)).statusCode).toBe(200)
    const refused = await begin(ask, photographName(bali, false), maxPhotographBytes)
    expect(refused.statusCode).toBe(507)
    expect(refused.json()).toMatchObject({
      words: expect.stringContaining('Publish them, or take some out') as string,
    })
  })

  it('are removed after a week unless a draft uses them', async () => {
    const { ask, context } = await open()
    const bytes = await photograph().jpeg().toBuffer()
    const [unused, used] = [await sendTo(ask, bytes), await sendTo(ask, bytes)]
    await showOn(ask, { name: used.name, alt })
    await sweepPhotographs(context)
    expect(await stateOf(ask, unused.name)).not.toBeNull()
    const inAWeek = { now: () => context.clock.now() + 8 * 86_400_000 }
    await sweepPhotographs({ ...context, clock: { ...context.clock, ...inAWeek } })
    expect((await ask(`/photographs/${unused.name}`)).json()).toBeNull()
    expect(await stateOf(ask, used.name)).not.toBeNull()
  })

  it('are refused after the first part if they are not pictures', async () => {
    const { ask } = await open()
    const name = photographName(bali, false)
    await begin(ask, name, maxPhotographBytes)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">'.padEnd(photographPartBytes))
    expect((await part(ask, name, 0, svg)).json()).toMatchObject({
      refusal: expect.stringMatching(/^This is an SVG/) as string,
    })
    expect((await ask(`/photographs/${name}/stop`, {})).statusCode).toBe(204)
    expect((await ask(`/photographs/${name}`)).json()).toBeNull()
  })

  it('are served like the site’s pictures, and no other file is', async () => {
    const { ask, pictures } = await open()
    const file = 'originals/bali-indonesia-cover.avif'
    await cp(join(artFolder, file), join(pictures.art, file))
    expect((await ask('/pictures/bali-indonesia-cover')).headers['content-type']).toBe('image/jpeg')
    for (const name of ['..%2f..%2fpackage', '..%2foriginals%2fhome-hero', 'none'])
      expect((await ask(`/pictures/${name}`)).statusCode).toBe(404)
  })
})

// Their bytes are stored as above. The rest does not depend on the database.
describe('photographs', () => {
  it('keep only their pixels, turned upright', async () => {
    const { app, ask } = await openOn(onSqlite)
    const taken = await photograph(1200, 800)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: 'hidden-words' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer()
    expect(taken.includes('hidden-words')).toBe(true)
    const sent = await sendTo(ask, Buffer.concat([taken, Buffer.from('<script>alert(1)</script>PK')]))
    expect(sent.picture).toMatchObject({ width: 800, height: 1200 })
    const shown = await ask(`/pictures/${sent.name}`)
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    for (const hidden of ['script', 'hidden-words', 'Exif'])
      expect(shown.rawPayload.includes(hidden)).toBe(false)
    expect((await app.inject({ url: `/api/pictures/${sent.name}`, headers: ownPage })).statusCode).toBe(401)
  })

  it.each([
    ['png', () => photograph().png()],
    ['webp', () => photograph().webp()],
    ['avif', () => photograph().avif()],
    ['a JPEG for printing', () => photograph().toColourspace('cmyk').jpeg()],
  ])('takes %s', async (_kind, make) => {
    const { ask } = await openOn(onSqlite)
    expect(await sendTo(ask, await make().toBuffer())).toMatchObject({
      refusal: null,
      picture: { width: 1800, height: 1200 },
    })
  })

  const moving = () =>
    sharp(Buffer.alloc(500 * 1000 * 3, 200).fill(90, 500 * 500 * 3), {
      raw: { width: 500, height: 1000, channels: 3, pageHeight: 500 },
    })
      .webp()
      .toBuffer()
  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    [
      'an SVG',
      () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      'This is an SVG drawing. Send a JPEG, PNG, WebP or AVIF.',
    ],
    ['a GIF', () => Buffer.from('GIF89a<script>'), 'This is a GIF. Send a JPEG, PNG, WebP or AVIF.'],
    [
      'a HEIC',
      () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'),
      'This is a HEIC picture. Send a JPEG, PNG, WebP or AVIF.',
    ],
    [
      'a page',
      () => Buffer.from('<!doctype html>'),
      'This is not a picture. Send a JPEG, PNG, WebP or AVIF.',
    ],
    [
      'a script that begins as a JPEG',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('/*<svg onload=alert(1)>*/')]),
      'This file is damaged. Choose the photograph again, or another one.',
    ],
    [
      'a photograph that was cut off',
      async () => (await photograph().jpeg().toBuffer()).subarray(0, 4000),
      'This file is damaged. Choose the photograph again, or another one.',
    ],
    [
      'a bomb of 144 million pixels in 500 KB',
      () =>
        sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      'This picture has 144 million pixels, and 70 million are the limit. Make it smaller, or take it with a smaller size set in the camera.',
    ],
    ['an animated picture', moving, 'This picture is animated. Send a still one.'],
    [
      'a thumbnail',
      () => photograph(300, 200).jpeg().toBuffer(),
      'This picture is only 300 × 200 pixels. Send one with at least 400 on each side, the larger the better.',
    ],
  ])('refuses %s in words with a cure', async (_what, make, words) => {
    const { ask } = await openOn(onSqlite)
    const { refusal, picture, name } = await sendTo(ask, await make())
    expect([refusal, picture]).toEqual([words, null])
    expect((await ask(`/photographs/${name}/stop`, {})).statusCode).toBe(204)
    expect((await ask(`/photographs/${name}`)).json()).toBeNull()
  })
})
