import { savesData } from '#site/lib/saves-data.ts'
import { fetchKeepPlan, keepCatalogue, keptPlan } from './kept-catalogue.ts'
import { offerNewVersion } from './new-version.ts'
import { workerFile, type WorkerMessage } from './worker-messages.ts'

const tell = (worker: ServiceWorker, message: WorkerMessage, ports: MessagePort[] = []) =>
  worker.postMessage(message, ports)

/** The version of a worker's build. */
function versionOf(worker: ServiceWorker): Promise<unknown> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }) => resolve(data), { once: true })
    port1.start()
    tell(worker, { kind: 'version' }, [port2])
  })
}

/** The worker of a newer build takes over at once. The open page stays until the visitor chooses to reload. */
async function announce(installed: ServiceWorker): Promise<void> {
  if ((await versionOf(installed)) !== globalThis.__reactRouterManifest?.version) offerNewVersion()
}

/** Scripts, pictures and maps that the page loaded before the worker was active. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /^\/(assets|pictures|maps)\//.test(name.replace(location.origin, '')))

/** Updates a stored catalogue, unless the visitor saves data. */
async function refreshKept(): Promise<void> {
  const kept = await keptPlan()
  if (!kept || savesData()) return
  const plan = await fetchKeepPlan()
  if (plan.version !== kept.version) await keepCatalogue(plan)
}

let isRegistered = false

/**
 * Starts the service worker, which makes pages readable offline. Called once the page has loaded and is idle. The site works
 * without it in a browser that refuses (blocked storage, private window).
 */
export async function registerWorker(): Promise<void> {
  if (isRegistered) return
  isRegistered = true
  // Checked first, because Firefox logs a refused registration as an error.
  const canKeep = await caches.keys().then(
    () => true,
    () => false,
  )
  if (!canKeep) return
  const { serviceWorker } = navigator
  const isFirstVisit = !serviceWorker.controller
  const registration = await serviceWorker.register(workerFile).catch(() => undefined)
  if (!registration) return
  if (isFirstVisit) {
    const { active } = await serviceWorker.ready
    if (active) tell(active, { kind: 'seen', files: loadedFiles(), page: location.pathname })
  }
  void refreshKept().catch(() => undefined)
  if (registration.waiting) await announce(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && serviceWorker.controller) void announce(installing)
    })
  })
  // A tab that is open for days checks for updates whenever the visitor returns to it.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void registration.update().catch(() => undefined)
  })
}
