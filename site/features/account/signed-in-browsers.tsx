import { agency } from '#catalogue/agency.ts'
import { useEffect, useRef, useState } from 'react'
import type { SignedInBrowser } from '#contract/account.ts'
import { focusOn } from '#site/lib/focus.ts'
import { signOutOthers } from '#site/session/account-actions.ts'
import { Button } from '#site/ui/button.tsx'
import { Notice } from '#site/ui/notice.tsx'
import { showToast } from '#site/ui/toast.ts'
import { fetchSignedInBrowsers } from './account-api.ts'

/** Lists the browsers in which the account is signed in, with a button that signs out the others. */
export function SignedInBrowsers() {
  const place = useRef<HTMLDivElement>(null)
  const [browsers, setBrowsers] = useState<SignedInBrowser[] | 'loading' | 'failed'>('loading')

  useEffect(() => void askForBrowsers().then(setBrowsers), [])

  const reload = async () => {
    setBrowsers(await askForBrowsers())
    focusOn(place.current)
  }

  return (
    <div ref={place} tabIndex={-1} aria-busy={browsers === 'loading'} className="space-y-5 outline-none">
      {browsers === 'loading' && <p className="text-ink-2">Loading...</p>}
      {browsers === 'failed' && (
        <Notice tone="caution">
          <p>The list could not be loaded. Nobody was signed out.</p>
          <Button variant="outline" onClick={() => void reload()}>
            Try Again
          </Button>
        </Notice>
      )}
      {typeof browsers === 'object' && (
        <>
          <ul aria-label="Signed-in browsers" className="divide-y divide-mist-2 border-y border-mist-2">
            {browsers.map((browser) => (
              <Browser
                key={`${browser.signed_in_at} ${browser.last_used_at} ${browser.device}`}
                {...browser}
              />
            ))}
          </ul>
          {browsers.length > 1 ? (
            <SignOutElsewhere onSignedOut={() => void reload()} />
          ) : (
            <p className="text-ink-2">No other browser is signed in.</p>
          )}
        </>
      )}
    </div>
  )
}

async function askForBrowsers(): Promise<SignedInBrowser[] | 'failed'> {
  const answer = await fetchSignedInBrowsers()
  return answer.ok ? answer.value : 'failed'
}

function Browser({ device, signed_in_at, last_used_at, is_current }: SignedInBrowser) {
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="font-semibold">{device ?? 'Unknown device'}</strong>
        {is_current && (
          <span className="rounded-full bg-on-success px-2.5 py-0.5 text-sm font-semibold text-success">
            This browser
          </span>
        )}
      </p>
      <p className="text-md text-ink-2">
        {is_current ? 'In use now' : `Last used ${moment(last_used_at)}`}. Signed in {moment(signed_in_at)}.
      </p>
    </li>
  )
}

/** Such as "22 November 2026 at 14:05", in the visitor's time zone. */
const moment = (time: string) =>
  new Date(time).toLocaleString(agency.locale, { dateStyle: 'long', timeStyle: 'short' })

/** Works with every service of the auth protocol, even if it cannot list its sessions. */
export function SignOutElsewhere({ onSignedOut }: { onSignedOut?: () => void }) {
  const [isBusy, setBusy] = useState(false)
  const signOut = async () => {
    setBusy(true)
    const { error } = await signOutOthers()
    setBusy(false)
    if (error) return
    showToast({ title: 'Signed out everywhere else', description: 'Only this browser is signed in now.' })
    onSignedOut?.()
  }
  return (
    <Button variant="outline" isBusy={isBusy} onClick={() => void signOut()}>
      {isBusy ? 'Signing Out...' : 'Sign Out Everywhere Else'}
    </Button>
  )
}
