import type { ReactNode } from 'react'
import { later } from '#site/lib/later.tsx'

const KeptList = later<object>(() => import('./kept-list.tsx').then((module) => module.KeptList))

/**
 * The panel "On this device" of /cookie-policy (product-brief B20). Without scripts nothing is stored, so the
 * panel is hidden.
 *
 * @param children the content of one of the stores, below the list of stores
 */
export function OnThisDevice({ children }: { children: ReactNode }) {
  return (
    <section
      aria-labelledby="on-this-device"
      className="mt-6 border-t border-control/40 pt-5 noscript:hidden print:hidden"
    >
      <h3 id="on-this-device" className="text-lg">
        On this device
      </h3>
      <p className="mt-1 text-md text-ink-2">
        What this site has stored in this browser. Only you can see it here.
      </p>
      <KeptList />
      {children}
    </section>
  )
}
