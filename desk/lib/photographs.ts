import { createStore, del, entries, set } from 'idb-keyval'
import { maxPhotographBytes, photographPartBytes, type SentPhotograph } from '#contract/desk-photographs.ts'
import { ask, Refused, Unreachable } from './ask.ts'

// Photographs being uploaded. Each file is stored on this device until it has arrived, so that neither a broken connection
// nor a closed tab nor an ended session loses it.

export interface Sending {
  /** The chosen file, shown until the server has it. */
  file: Blob
  received: number
  step: 'sending' | 'held' | 'arrived' | 'refused'
  /** Why it is paused or refused, and what to do. */
  words: string
  isSignedOut: boolean
}

const againMs = 5000
const smallestPart = 64 * 1024

const all = new Map<string, Sending>()
const listeners = new Set<() => void>()
let isSending = false
let isRead = false
let partBytes = photographPartBytes
let timer: ReturnType<typeof setTimeout> | undefined

/** Undefined if the browser stores no files, such as in a private window. The upload then needs the open tab. */
const kept = () => createStore('desk-photographs', 'files')

export const sendingOf = (name: string): Sending | undefined => all.get(name)

export function whenSent(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const arrivals = new Set<(name: string) => void>()

/** Calls back with the name of each photograph that the server has processed. */
export function whenArrived(listener: (name: string) => void): () => void {
  arrivals.add(listener)
  return () => arrivals.delete(listener)
}

function note(name: string, now: Partial<Sending>): void {
  const before = all.get(name)
  if (!before) return
  all.set(name, { ...before, words: '', isSignedOut: false, ...now })
  for (const listener of listeners) listener()
}

/** Why the file is not uploaded. Undefined for a possible photograph. */
export function refusalOf(file: File): string | undefined {
  if (file.size > maxPhotographBytes)
    return `This file is ${Math.ceil(file.size / 1024 / 1024)} MB. The limit is 30 MB. Choose a smaller file, or set a smaller picture size in the camera.`
  return file.size === 0 ? 'This file is empty. Choose another one.' : undefined
}

/** Uploads a file under a name made for it. */
export async function sendPhotograph(name: string, file: Blob): Promise<void> {
  all.set(name, { file, received: 0, step: 'sending', words: '', isSignedOut: false })
  note(name, {})
  await set(name, file, kept()).catch(() => undefined)
  await goOn()
}

/** Cancels an unfinished upload. */
export async function stopSending(name: string): Promise<void> {
  all.delete(name)
  for (const listener of listeners) listener()
  await del(name, kept()).catch(() => undefined)
  await ask(`/photographs/${name}/stop`, {}).catch(() => undefined)
}

/** Resumes all unfinished uploads of this device. */
export async function goOn(): Promise<void> {
  if (!isRead) {
    isRead = true
    const files = await entries<string, Blob>(kept()).catch(() => [])
    for (const [name, file] of files)
      if (!all.has(name)) all.set(name, { file, received: 0, step: 'sending', words: '', isSignedOut: false })
  }
  if (isSending) return
  clearTimeout(timer)
  isSending = true
  try {
    for (const [name, { step }] of all) if (step === 'sending' || step === 'held') await send(name)
  } finally {
    isSending = false
  }
  const left = [...all.values()]
  if (left.some(({ step }) => step === 'sending')) await goOn()
  else if (left.some(({ step }) => step === 'held')) timer = setTimeout(() => void goOn(), againMs)
}

async function send(name: string): Promise<void> {
  const file = all.get(name)?.file
  if (!file) return
  try {
    let state = await ask<SentPhotograph>('/photographs', { name, size: file.size })
    while (!state.picture && state.refusal === null && all.has(name)) {
      note(name, { received: state.received, step: 'sending' })
      const part = file.slice(state.received, state.received + partBytes)
      state = await ask<SentPhotograph>(`/photographs/${name}/parts/${state.received}`, part)
      partBytes = Math.min(partBytes * 2, photographPartBytes)
    }
    await del(name, kept()).catch(() => undefined)
    if (state.refusal === null) {
      note(name, { received: file.size, step: 'arrived' })
      for (const listener of arrivals) listener(name)
    } else note(name, { step: 'refused', words: state.refusal })
  } catch (error) {
    // Failures that a retry cannot fix are refused. Others wait on this device.
    const isFinal = error instanceof Refused && [400, 404, 409, 413, 501, 507].includes(error.status)
    if (isFinal) await del(name, kept()).catch(() => undefined)
    if (error instanceof Unreachable) partBytes = Math.max(smallestPart, partBytes / 4)
    note(name, {
      step: isFinal ? 'refused' : 'held',
      words:
        error instanceof Unreachable
          ? 'The Desk cannot be reached.'
          : error instanceof Error
            ? error.message
            : String(error),
      isSignedOut: error instanceof Refused && error.code === 'signed-out',
    })
  }
}
