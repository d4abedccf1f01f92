import { agency } from '#catalogue/agency.ts'
const format = new Intl.DateTimeFormat(agency.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The month of the entry's last check: `Checked in November 2026`. */
export const Reviewed = ({ month }: { month: string | undefined }) =>
  month ? <p className="text-sm text-muted">{`Checked in ${format.format(new Date(month))}.`}</p> : null
