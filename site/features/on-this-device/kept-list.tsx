import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusOn } from '#site/lib/focus.ts'
import { keptOnDevice, type DeviceKey } from '#site/lib/kept-on-device.ts'
import { leave } from '#site/session/leave.ts'
import { storageKey } from '#site/session/storage-key.ts'
import { Button } from '#site/ui/button.tsx'
import { clearKey, foundKeys, type FoundKey } from './found-keys.ts'

const clear = async (key: DeviceKey) => {
  if (key === storageKey) void leave()
  else await clearKey(key)
}

/** The site's data in this browser, each item with a button that removes it. */
export function KeptList() {
  const [found, setFound] = useState<FoundKey[]>()
  const [said, setSaid] = useState('')
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const look = () => void foundKeys().then(setFound)
    look()
    addEventListener('storage', look)
    return () => removeEventListener('storage', look)
  }, [])
  if (!found) return null

  const take = async (taken: DeviceKey[], words: string) => {
    for (const key of taken) await clear(key)
    const left = await foundKeys()
    // Show the text before moving the focus from the button, which may be removed.
    flushSync(() => {
      setFound(left)
      setSaid(words)
    })
    focusOn(status.current)
  }
  return (
    <>
      <p ref={status} tabIndex={-1} className="text-md outline-none empty:hidden">
        {said}
      </p>
      {found.length === 0 ? (
        <p className="mt-3">This browser keeps nothing of this site.</p>
      ) : (
        <>
          <ul className="mt-4 border-b border-mist-2">
            {found.map(({ key, size }) => (
              <li
                key={key}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-mist-2 py-3"
              >
                <div className="wrap-anywhere">
                  <p className="font-semibold">{keptOnDevice[key].name}</p>
                  <p className="text-md text-ink-2">{keptOnDevice[key].purpose}</p>
                  <p className="text-sm text-muted">
                    {key} · {size}
                  </p>
                </div>
                <Button
                  variant="outline"
                  onClick={() => void take([key], `Cleared: ${keptOnDevice[key].name}.`)}
                >
                  Clear<span className="sr-only"> {keptOnDevice[key].name}</span>
                </Button>
              </li>
            ))}
          </ul>
          <Button
            variant="solid"
            className="mt-5"
            onClick={() =>
              void take(
                found.map(({ key }) => key),
                'Cleared: everything this site kept here.',
              )
            }
          >
            Clear all
          </Button>
        </>
      )}
    </>
  )
}
