/**
 * When cached files were last used, from Workbox's database `workbox-expiration`. Workbox deletes the oldest files by it.
 */
const database = 'workbox-expiration'
const table = 'cache-entries'

/** Undefined if there is no database. Opening must not create one. */
function openTimes(): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    const request = indexedDB.open(database)
    request.addEventListener('upgradeneeded', () => request.transaction?.abort())
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => resolve(undefined))
  })
}

async function withTimes<T>(work: (times: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> {
  const times = await openTimes()
  if (!times) return undefined
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = times.transaction(table, 'readwrite')
      const request = work(transaction.objectStore(table))
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('error', () => reject(new Error(database)))
    })
  } finally {
    times.close()
  }
}

export const countTimes = (): Promise<number> =>
  withTimes((times) => times.count()).then((count) => count ?? 0)

/** @param cacheName the cache whose times are removed; by default all */
export async function forgetTimes(cacheName?: string): Promise<void> {
  if (cacheName === undefined) await withTimes((times) => times.clear())
  else
    await withTimes((times) => {
      const cursors = times.index('cacheName').openCursor(cacheName)
      cursors.addEventListener('success', () => {
        cursors.result?.delete()
        cursors.result?.continue()
      })
      return cursors
    })
}
