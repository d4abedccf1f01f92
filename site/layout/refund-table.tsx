import { refundRows, type Tier } from './refund-rows.ts'

/** A table of refunds (spec §9). */
export function RefundTable({ tiers }: { tiers: Tier[] }) {
  const cell = 'border-t border-control/40 py-2.5 pr-4 text-left align-baseline'
  return (
    <table className="mt-2 mb-5 w-full max-w-md border-b border-control/40 text-md tabular-nums">
      <caption className="sr-only">Refund by days left before departure</caption>
      <thead>
        <tr>
          <th scope="col" className="pb-2 pr-4 text-left font-semibold">
            Before departure
          </th>
          <th scope="col" className="pb-2 text-left font-semibold">
            Refund of the total booking cost
          </th>
        </tr>
      </thead>
      <tbody>
        {refundRows(tiers).map(({ when, refund }) => (
          <tr key={when}>
            <th scope="row" className={`${cell} font-normal whitespace-nowrap`}>
              {when}
            </th>
            <td className={`${cell} font-semibold`}>{refund}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
