/** Compares the data that the site stores in browsers with the list that it shows. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { requestKey } from '#site/features/custom-package/submit-request.ts'
import { viewedKey } from '#site/features/recently-viewed/viewed-pages.ts'
import { sentKey } from '#site/mail/sent-enquiries.ts'
import { keptOnDevice, type DeviceKey } from './kept-on-device.ts'
import { storageKey } from '#site/session/storage-key.ts'

const root = join(import.meta.dirname, '../..')
const code = globSync('site/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(root, file), 'utf8') }))
const listed = Object.keys(keptOnDevice) as DeviceKey[]

/** The modules that write to storage, and their keys. */
const writers: Record<string, DeviceKey[]> = {
  'site/session/session-storage.ts': [storageKey],
  'site/features/custom-package/submit-request.ts': [requestKey],
  'site/features/recently-viewed/viewed-pages.ts': [viewedKey],
  'site/mail/sent-enquiries.ts': [sentKey],
  'site/lib/draft.ts': ['draft-trip', 'draft-enquiry', 'draft-message'],
  // The router's default key of <ScrollRestoration>.
  'site/root.tsx': ['react-router-scroll-positions'],
  'site/worker/answers.ts': ['pictures', 'assets', 'workbox-expiration'],
  'site/worker/service-worker.ts': ['shell'],
  'site/offline/kept-catalogue.ts': ['kept', 'pages'],
}

describe('what stays in the browser', () => {
  it('is written only by the modules in this test', () => {
    const writes =
      /(local|session)Storage\.setItem|<ScrollRestoration \/>|document\.cookie|indexedDB|caches\.open/
    const found = code.filter(({ text }) => writes.test(text)).map(({ file }) => file)
    // The panel reads and clears caches and databases, so it opens them too.
    const panel = ['found-keys.ts', 'times-of-use.ts'].map((file) => `site/features/on-this-device/${file}`)
    const expected = [...Object.keys(writers), ...panel]
    expect(found.toSorted()).toEqual(expected.toSorted())
  })

  it('is the list of the panel "On this device"', () => {
    expect(Object.values(writers).flat().toSorted()).toEqual(listed.toSorted())
  })

  it('includes no cache of files that is not in the list', () => {
    const names = code.flatMap(({ text }) =>
      [...text.matchAll(/\w+Cache(?: = |Name: )'([^']+)'/g)].map(([, name]) => name),
    )
    expect(names.length).toBeGreaterThan(0)
    expect(listed).toEqual(expect.arrayContaining(names))
  })
})
