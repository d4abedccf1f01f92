/**
 * The parts of its global scope that the service worker uses. Declared here because TypeScript's worker library conflicts
 * with the DOM library in one program.
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
