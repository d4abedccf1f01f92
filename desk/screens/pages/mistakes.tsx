import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { placeName } from '#contract/desk-changes.ts'
import type { Checked, Path } from '#contract/desk-pages.ts'
import { announce } from '#site/lib/announce.ts'
import { Notice } from '#site/ui/notice.tsx'
import { editorOf } from '#desk/lib/addresses.ts'
import { pathKey } from './form-state.ts'

/** What has to be corrected before a page can be published, with a link to each place. */
export function Mistakes({ problems, elsewhere, onLead }: Checked & { onLead: (path: Path) => void }) {
  const count = problems.length + elsewhere.length
  const heard = useRef(count)
  useEffect(() => {
    if (count !== heard.current) announce(count === 0 ? 'No mistakes.' : `${count} to correct.`)
    heard.current = count
  }, [count])
  if (count === 0) return null
  return (
    <Notice tone="caution">
      <p className="font-semibold">
        {count === 1
          ? 'Correct this before you publish:'
          : `Correct these ${count} things before you publish:`}
      </p>
      <ul className="space-y-1">
        {problems.map(({ path, words }) => (
          <li key={pathKey(path) + words}>
            {path.length > 0 && (
              <button
                type="button"
                className="min-h-11 min-w-11 text-left font-semibold text-peacock underline"
                onClick={() => onLead(path)}
              >
                {placeName(path)}
              </button>
            )}{' '}
            {words}
          </li>
        ))}
        {elsewhere.map(({ file, page, words }) => (
          <li key={file + words}>
            <Link
              to={editorOf(file)}
              className="inline-flex min-h-11 items-center font-semibold text-peacock underline"
            >
              {page}
            </Link>{' '}
            {words}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
