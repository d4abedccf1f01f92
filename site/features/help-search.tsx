import type { FormEvent } from 'react'
import { Button } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { showToast } from '#site/ui/toast.ts'

/** The search of the Help Center, which only says that it is not implemented (spec §2). */
export function HelpSearch() {
  const search = (event: FormEvent) => {
    event.preventDefault()
    showToast({ title: "Search feature isn't implemented yet" })
  }
  return (
    <form role="search" onSubmit={search} className="mt-7 w-full max-w-xl print:hidden">
      <label htmlFor="help-search" className="mb-1.5 block text-md font-semibold">
        Search the Help Center
      </label>
      <div className="flex gap-2">
        {/* No name, so that a submit before the script runs adds nothing to the address. */}
        <input
          id="help-search"
          type="search"
          autoComplete="off"
          placeholder="Refunds"
          className="min-h-12 min-w-0 grow rounded-control border border-control bg-white px-3.5 text-base text-ink placeholder:text-muted"
        />
        <Button type="submit" variant="ghost" className="bg-night">
          <Icon name="search" />
          Search
        </Button>
      </div>
    </form>
  )
}
