import { keptOnDevice, type DeviceKey } from '#site/lib/kept-on-device.ts'
import { countTimes, forgetTimes } from './times-of-use.ts'

export interface FoundKey {
  key: DeviceKey
  /** Like `1.2 KB` or `14 files`. */
  size: string
}

const storageOf = { local: () => localStorage, session: () => sessionStorage }

const keys = Object.keys(keptOnDevice) as DeviceKey[]

/** The listed keys that exist in this browser. Empty if storage is blocked. */
export async function foundKeys(): Promise<FoundKey[]> {
  const sizes = await Promise.all(keys.map(async (key) => ({ key, size: await sizeOf(key) })))
  return sizes.flatMap(({ key, size }) => (size ? [{ key, size }] : []))
}

/** Removes one key. Signing out, not this module, removes the session. */
export async function clearKey(key: DeviceKey): Promise<void> {
  const { area } = keptOnDevice[key]
  if (area === 'cache') {
    await caches.delete(key)
    await forgetTimes(key)
  } else if (area === 'times') await forgetTimes()
  else storageOf[area]().removeItem(key)
  // Browsers notify only other tabs, but this page may show the removed data too.
  dispatchEvent(new StorageEvent('storage', { key }))
}

async function sizeOf(key: DeviceKey): Promise<string | undefined> {
  const { area } = keptOnDevice[key]
  try {
    if (area === 'cache') return await filesIn(key)
    if (area === 'times') {
      const count = await countTimes()
      return count > 0 ? `${count} ${count === 1 ? 'address' : 'addresses'}` : undefined
    }
    const value = storageOf[area]().getItem(key)
    return value === null ? undefined : sizeText(new Blob([key, value]).size)
  } catch {
    return undefined
  }
}

async function filesIn(cacheName: string): Promise<string | undefined> {
  if (!(await caches.has(cacheName))) return undefined
  const { length } = await (await caches.open(cacheName)).keys()
  return length === 1 ? '1 file' : `${length} files`
}

const sizeText = (bytes: number): string =>
  bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} KB`
