/**
 * What the service worker uses of its surroundings. Written out because the compiler's library of workers
 * conflicts with that of pages in one program.
 */
export interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

interface WorkerMessageEvent extends WorkerEvent {
  data: unknown
  ports: readonly MessagePort[]
}

interface WorkerScope {
  addEventListener: ((kind: 'install' | 'activate', listener: (event: WorkerEvent) => void) => void) &
    ((kind: 'message', listener: (event: WorkerMessageEvent) => void) => void)
  skipWaiting: () => Promise<void>
}

export const worker = self as unknown as WorkerScope
