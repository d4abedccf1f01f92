import { use } from 'react'
import { focusOn } from '#site/lib/focus.ts'
import { FormContext } from '#site/ui/form-context.ts'
import { Icon } from '#site/ui/icon.tsx'
import { labels, type CustomPackageRequest } from './request.ts'

/** After a failed Next: links to the missing answers. The messages are at the fields. */
export function ErrorSummary({ fields }: { fields: readonly (keyof CustomPackageRequest)[] }) {
  const { errors } = use(FormContext)
  const wrong = fields.filter((field) => errors[field])
  if (wrong.length === 0) return null
  return (
    <div className="mb-6 flex gap-3 rounded-control bg-on-error p-4 text-md text-error">
      <Icon name="warning" className="mt-0.5" />
      <div>
        <p className="font-semibold">
          {wrong.length === 1 ? 'One answer needs' : `${wrong.length} answers need`} another look before you
          go on.
        </p>
        <ul className="flex flex-wrap gap-x-5">
          {wrong.map((field) => (
            <li key={field}>
              <button
                type="button"
                className="min-h-9 underline underline-offset-2"
                onClick={({ currentTarget: { form } }) => goTo(form, field)}
              >
                Go to {labels[field].toLowerCase()}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function goTo(form: HTMLFormElement | null, field: string) {
  focusOn(form?.querySelector<HTMLElement>(`[name=${field}]`))
}
