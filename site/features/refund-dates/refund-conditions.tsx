import { agency } from '#catalogue/agency.ts'

/**
 * The refund percentages, for a page without their table. Not part of the date picker, so that they are printed and shown
 * without scripts.
 */
export function RefundShares() {
  const shares = agency.refunds
    .filter(({ percent }) => percent)
    .map(({ fromDays, percent }, at, tiers) =>
      at === 0
        ? `Cancel ${fromDays} days or more before departure: ${percent}% back.`
        : `${fromDays} to ${(tiers[at - 1]?.fromDays ?? 0) - 1} days: ${percent}%.`,
    )
  return <p>{`${shares.join(' ')} Later: nothing.`}</p>
}

/** What the dates do not show: how to give notice, and what airlines do. */
export function RefundConditions() {
  return (
    <p className="text-md text-ink-2">
      Of the total booking cost. Airline tickets follow the airline's own policy, whichever date applies.
      Notice is valid only in writing, from the day it reaches us in {agency.address.country}: write to{' '}
      <a
        href={`mailto:${agency.bookingEmail}`}
        className="font-semibold text-peacock underline underline-offset-2 hover:text-peacock-dark"
      >
        {agency.bookingEmail}
      </a>
      , and we acknowledge it within {agency.acknowledgedWithinHours} hours.
    </p>
  )
}
