import { enquiryReferenceMetric, type QueryVariables } from '#contract/email.ts'
import type { DeviceKey } from '#site/lib/kept-on-device.ts'

/** The key in the browser's storage. Listed on /cookie-policy. */
export const sentKey = 'sentEnquiries' satisfies DeviceKey

/** What this browser stores about an accepted enquiry or message. */
export interface SentEnquiry {
  /** Epoch milliseconds. */
  at: number
  type: QueryVariables['item_type'] | 'Message'
  /** The name of the item, or the subject. */
  about: string
  /** The beginning of the message. May be empty. */
  line: string
  /** The reference in our mails. A hosted mail service has none. */
  reference?: string
}

const most = 20
const lineLength = 80

/** Latest first. Empty if the storage is blocked or invalid. */
export function readSent(): SentEnquiry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(sentKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSent).slice(0, most) : []
  } catch {
    return []
  }
}

/** Calls back when the list changes, here or in another tab. */
export function followSent(listener: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    if (key === sentKey || key === null) listener()
  }
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

/** Removes one of them, or all. */
export function forgetSent(at?: number): void {
  write(at === undefined ? [] : readSent().filter((sent) => sent.at !== at))
}

/**
 * Stores an accepted enquiry. Its reference is added once the browser reports it.
 *
 * @param request its address, and its start time on the clock of `performance`
 */
export async function keepSent(
  { message, ...sent }: Pick<SentEnquiry, 'type' | 'about'> & { message: string },
  request: { url: string; since: number },
): Promise<void> {
  const at = Date.now()
  const [first = ''] = message.trim().split('\n')
  const line = first.length > lineLength ? `${first.slice(0, lineLength - 1)}…` : first
  write([{ at, ...sent, line }, ...readSent()])
  const reference = await referenceIn(request)
  // It may have been removed in the meantime.
  const list = readSent()
  const own = list.find((other) => other.at === at)
  if (!own || !reference) return
  own.reference = reference
  write(list)
}

function write(list: SentEnquiry[]): void {
  try {
    if (list.length === 0) localStorage.removeItem(sentKey)
    else localStorage.setItem(sentKey, JSON.stringify(list.slice(0, most)))
    // Browsers notify only other tabs.
    dispatchEvent(new StorageEvent('storage', { key: sentKey }))
  } catch {
    // Storage is blocked or full, so nothing is stored.
  }
}

const patienceMs = 3000

/** Our server sends the reference in a header with its `OK` (contract/email.ts). A hosted service does not. */
function referenceIn({ url, since }: { url: string; since: number }): Promise<string | undefined> {
  return new Promise((resolve) => {
    const answer = (reference?: string) => {
      observer.disconnect()
      clearTimeout(timer)
      resolve(reference)
    }
    const observer = new PerformanceObserver((list) => {
      const entries = list.getEntriesByName(url) as PerformanceResourceTiming[]
      const metric = entries
        // Safari before 16.4 has no `serverTiming`.
        .filter((entry) => entry.startTime >= since && 'serverTiming' in entry)
        .flatMap(({ serverTiming }) => serverTiming)
        .find(({ name }) => name === enquiryReferenceMetric)
      if (metric) answer(metric.description)
    })
    const timer = setTimeout(answer, patienceMs)
    observer.observe({ type: 'resource', buffered: true })
  })
}

const types: unknown[] = ['Package', 'Destination', 'Service', 'Message'] satisfies SentEnquiry['type'][]

function isSent(value: unknown): value is SentEnquiry {
  if (typeof value !== 'object' || value === null) return false
  const { at, type, about, line, reference } = value as Record<string, unknown>
  return (
    typeof at === 'number' &&
    types.includes(type) &&
    typeof about === 'string' &&
    typeof line === 'string' &&
    (reference === undefined || typeof reference === 'string')
  )
}
