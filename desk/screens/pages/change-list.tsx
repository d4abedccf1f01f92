import type { FieldChange } from '#contract/desk-pages.ts'

/** Old and new value of each changed field. */
export function ChangeList({ changes }: { changes: FieldChange[] }) {
  return (
    <dl className="space-y-2 text-md">
      {changes.map(({ field, before, after }) => (
        <div key={`${field} ${before === null}`}>
          <dt className="font-semibold">{field}</dt>
          {before !== null && (
            <dd className="text-muted">
              <span className="sr-only">Before: </span>
              <del>{before}</del>
            </dd>
          )}
          {after !== null && (
            <dd>
              <span className="sr-only">Now: </span>
              <ins className="no-underline">{after}</ins>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
