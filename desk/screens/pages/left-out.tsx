import { Link } from 'react-router'
import type { LeftOut } from '#contract/desk.ts'
import { Icon } from '#site/ui/icon.tsx'
import { editorOf } from '#desk/lib/addresses.ts'

/** Names the pages whose changes a preview does not show. */
export function LeftOutPages({ pages }: { pages: LeftOut[] }) {
  if (pages.length === 0) return null
  return (
    <p className="my-2 flex items-start gap-1.5 text-sm">
      <Icon name="info" className="mt-0.5 size-4" />
      <span>
        The preview does not show these changes, because they have mistakes:{' '}
        {pages.map(({ file, page, by }, at) => (
          <span key={file}>
            {at > 0 && ', '}
            <Link to={editorOf(file)} className="text-peacock underline">
              {page}
            </Link>{' '}
            ({by})
          </span>
        ))}
        .
      </span>
    </p>
  )
}

/** A new page with mistakes is not in the preview. */
export const isLeftOut = (pages: LeftOut[], address: string): boolean =>
  pages.some((page) => page.isNew && page.address === `/${address}`)

export const newPageWords = 'This new page has mistakes. Correct them to see the page.'
