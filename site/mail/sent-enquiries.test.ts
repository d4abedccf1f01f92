import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetSent, keepSent, readSent, sentKey } from './sent-enquiries.ts'

const url = 'https://agency.example/api/v1.0/email/send'
const keep = (about: string, message = 'Hello', since = 0) =>
  keepSent({ type: 'Package', about, message }, { url, since })

/** Replaces the browser's performance entries of its requests. */
function timings(entries: object[]) {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      #tell: (list: { getEntriesByName: (name: string) => object[] }) => void
      constructor(tell: (list: { getEntriesByName: (name: string) => object[] }) => void) {
        this.#tell = tell
      }
      observe() {
        queueMicrotask(() =>
          this.#tell({
            getEntriesByName: (name) => entries.filter((entry) => (entry as { name: string }).name === name),
          }),
        )
      }
      disconnect() {}
    },
  )
}

const answered = (description: string, startTime: number) => ({
  name: url,
  startTime,
  serverTiming: [
    { name: 'cache', description: 'miss' },
    { name: 'reference', description },
  ],
})

describe('enquiries sent from this device', () => {
  beforeEach(() => {
    localStorage.clear()
    vi.useFakeTimers({ now: 1_000_000 })
    timings([])
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('are stored at once, latest first, with only the first line of each', () => {
    void keep('Bali', 'Two of us, in May.\nMy passport number is 123.')
    vi.setSystemTime(2_000_000)
    void keep('Rome', 'x'.repeat(200))
    expect(readSent()).toEqual([
      { at: 2_000_000, type: 'Package', about: 'Rome', line: `${'x'.repeat(79)}…` },
      { at: 1_000_000, type: 'Package', about: 'Bali', line: 'Two of us, in May.' },
    ])
    expect(localStorage.getItem(sentKey)).not.toContain('passport')
  })

  it('are twenty at most', () => {
    for (let index = 0; index < 25; index += 1) {
      vi.setSystemTime(index)
      void keep(`Trip ${index}`)
    }
    expect(readSent().map(({ about }) => about)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Trip ${24 - index}`),
    )
  })

  it('have the reference of their own request, not of an earlier one', async () => {
    timings([answered('0ld0ld00', 10), answered('1a2b3c4d', 50)])
    await keep('Bali', 'Hello', 40)
    expect(readSent()[0]?.reference).toBe('1a2b3c4d')
  })

  it('have no reference if the mail service sends none', async () => {
    timings([
      { name: url, startTime: 50 },
      { name: url, startTime: 60, serverTiming: [] },
    ])
    const kept = keep('Bali')
    expect(readSent()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(5000)
    await kept
    expect(readSent()[0]).not.toHaveProperty('reference')
  })

  it('stay removed when the reference arrives later', async () => {
    timings([answered('1a2b3c4d', 50)])
    const kept = keep('Bali')
    forgetSent()
    await kept
    expect(localStorage.getItem(sentKey)).toBeNull()
  })

  it('are removed one by one, and the last leaves nothing in the storage', () => {
    void keep('Bali')
    vi.setSystemTime(2_000_000)
    void keep('Rome')
    forgetSent(2_000_000)
    expect(readSent().map(({ about }) => about)).toEqual(['Bali'])
    forgetSent(1_000_000)
    expect(localStorage.getItem(sentKey)).toBeNull()
  })

  it.each([
    'nonsense',
    '{}',
    'null',
    '[1,null,{}]',
    '[{"at":1,"type":"Visa","about":"x","line":""}]',
    '[{"at":1,"type":"Package","about":"x","line":"","reference":{}}]',
  ])('are empty if the storage has %s', (kept) => {
    localStorage.setItem(sentKey, kept)
    expect(readSent()).toEqual([])
  })

  it('are empty, without an error, if the browser’s storage is blocked or full', async () => {
    timings([answered('1a2b3c4d', 50)])
    const blocked = () => {
      throw new Error('blocked')
    }
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
    await keep('Bali')
    forgetSent()
    expect(readSent()).toEqual([])
  })
})
