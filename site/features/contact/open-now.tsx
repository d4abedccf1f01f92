import { agency } from '#catalogue/agency.ts'
import { officeState } from '#catalogue/office-hours.ts'
import { useMinute } from './use-minute.ts'

/** Whether the office is open now. The prerendered page reserves its line, so that nothing moves when it appears. */
export function OpenNow() {
  const now = useMinute()
  const state = now && officeState(agency.hours, now)
  return (
    <div className="min-h-18 text-md">
      {state?.isOpen && (
        <p className="inline-flex items-center gap-2 rounded-control bg-on-success px-3 py-1.5 font-semibold text-success">
          <span aria-hidden="true" className="size-2 rounded-full bg-success" />
          Open now, until {state.closesAt} {agency.timeZoneAbbreviation}
        </p>
      )}
      {state && !state.isOpen && (
        <p className="rounded-control bg-on-caution px-3 py-2">
          <span className="font-semibold text-caution">Closed now. </span>
          {state.next && `We open ${state.next.day} at ${state.next.time} ${agency.timeZoneAbbreviation}. `}
          For travellers already on a trip, the emergency line answers now.
        </p>
      )}
    </div>
  )
}
