import { createStore, del, entries, set } from 'idb-keyval'
import { maxPhotographBytes, photographPartBytes, type SentPhotograph } from '#contract/desk-photographs.ts'
import { ask, Refused, Unreachable } from './ask.ts'

// Photographs on their way to the server. Each file is kept on this device until it has arrived, so that neither a broken line
// nor a closed tab nor a sign-in that has ended loses it.

export interface Sending {
  /** What was chosen, shown until the server has it. */
  file: Blob
  received: number
  step: 'sending' | 'held' | 'arrived' | 'refused'
  /** Why it is held or refused, and what to do. */
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

/** Undefined where the browser keeps no files, such as in a private window: then an open tab is all there is. */
const kept = () => createStore('desk-photographs', 'files')

export const sendingOf = (name: string): Sending | undefined => all.get(name)

export function whenSent(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const arrivals = new Set<(name: string) => void>()

/** Calls with the name of each photograph that the server has made a picture of. */
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

/** Why the file is not even sent; undefined for one that may be a photograph. */
export function refusalOf(file: File): string | undefined {
  if (file.size > maxPhotographBytes)
    return `This file has ${Math.ceil(file.size / 1024 / 1024)} MB, and 30 MB are the limit. Send it smaller, or take it with a smaller size set in the camera.`
  return file.size === 0 ? 'This file is empty. Choose another one.' : undefined
}

/** Sends a file under a name that was made for it. */
export async function sendPhotograph(name: string, file: Blob): Promise<void> {
  all.set(name, { file, received: 0, step: 'sending', words: '', isSignedOut: false })
  note(name, {})
  await set(name, file, kept()).catch(() => undefined)
  await goOn()
}

/** Takes back a photograph that has not arrived. */
export async function stopSending(name: string): Promise<void> {
  all.delete(name)
  for (const listener of listeners) listener()
  await del(name, kept()).catch(() => undefined)
  await ask(`/photographs/${name}/stop`, {}).catch(() => undefined)
}

/** Goes on with everything that this device still has to send. */
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
    // What cannot be right at another try is refused; the rest waits on this device.
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
