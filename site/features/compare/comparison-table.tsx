import type { CSSProperties, ReactNode } from 'react'
import type { ComparedTrip } from '#site/data/compared-trip.ts'
import { SiteLink } from '#site/lib/site-link.tsx'
import { paths } from '#site/paths.ts'

interface Row {
  label: string
  of: (trip: ComparedTrip) => ReactNode
  /** For sentences and lists. On phones they are stacked, each under the name of its trip. */
  isLong?: boolean
}

const rows: Row[] = [
  { label: 'Price', of: ({ price }) => <span className="font-semibold">{price}</span> },
  { label: 'Days', of: ({ days }) => days },
  { label: 'Group', of: ({ group }) => group },
  { label: 'Pace', of: ({ pace }) => pace },
  { label: 'Longest drive or train ride', of: ({ longestDrive }) => longestDrive },
  { label: 'Best months', of: ({ bestMonths }) => bestMonths },
  { label: 'Nights by place', of: ({ nights }) => nights && <Lines lines={nights} /> },
  { label: 'Meals', of: ({ meals }) => meals },
  { label: 'Walking', of: ({ walking }) => walking, isLong: true },
  { label: 'In the price', of: ({ included }) => included && <Lines lines={included} />, isLong: true },
]

interface ComparisonTableProps {
  trips: ComparedTrip[]
  onRemove: (slug: string) => void
}

/** Explicit roles, because Safari drops those of a table with a grid layout. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
}

/** One row per fact, one column per trip. */
export const ComparisonTable = ({ trips, onRemove }: ComparisonTableProps) => (
  <table
    {...as.table}
    aria-labelledby="comparison"
    style={{ '--trips': trips.length } as CSSProperties}
    className="comparison"
  >
    <thead {...as.rowgroup}>
      <tr {...as.row}>
        <td {...as.cell}>
          <span className="sr-only">Fact</span>
        </td>
        {trips.map(({ slug, name }) => (
          <th key={slug} {...as.columnheader} scope="col">
            <SiteLink to={paths.tourPackage({ slug })}>{name}</SiteLink>
          </th>
        ))}
      </tr>
    </thead>
    <tbody {...as.rowgroup}>
      {rows.map(({ label, of, isLong }) => (
        <tr key={label} {...as.row} data-long={isLong}>
          <th {...as.rowheader} scope="row">
            {label}
          </th>
          {trips.map((trip) => (
            <td key={trip.slug} {...as.cell}>
              {isLong && <b aria-hidden="true">{trip.name}</b>}
              {of(trip) ?? <span className="text-muted">– not given</span>}
            </td>
          ))}
        </tr>
      ))}
      <tr {...as.row}>
        <th {...as.rowheader} scope="row" className="max-md:sr-only">
          Your choice
        </th>
        {trips.map(({ slug, name }) => (
          <td key={slug} {...as.cell}>
            <button type="button" aria-label={`Remove ${name}`} onClick={() => onRemove(slug)}>
              Remove
            </button>
          </td>
        ))}
      </tr>
    </tbody>
  </table>
)

const Lines = ({ lines }: { lines: string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
)
