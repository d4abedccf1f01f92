import { useEffect, useRef, useState } from 'react'
import { Link, useLoaderData, useParams, useRevalidator } from 'react-router'
import { previewPath, type PreviewState } from '#contract/desk.ts'
import { announce } from '#site/lib/announce.ts'
import { Button } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { Notice } from '#site/ui/notice.tsx'
import { Screen } from '#desk/frame/screen.tsx'
import { editorOf } from '#desk/lib/addresses.ts'
import { ask } from '#desk/lib/ask.ts'
import { isLeftOut, LeftOutPages, newPageWords } from '#desk/screens/pages/left-out.tsx'
import { ShownAs, type Width } from '#desk/screens/pages/shown-as.tsx'

/** Starts a preview of the drafts, unless there is one. */
export async function previewLoader(): Promise<PreviewState> {
  const state = await ask<PreviewState>('/preview')
  if (state.isUpToDate || state.step === 'building' || state.step === 'failed') return state
  return ask<PreviewState>('/preview', {})
}

const lookEveryMs = 1500

/** The real page with all drafts, in the widths of a phone and a laptop. */
export function PreviewScreen() {
  const { step, problems, leftOut, isUpToDate, texts } = useLoaderData<PreviewState>()
  const address = useParams()['*'] ?? ''
  const { revalidate } = useRevalidator()
  const [width, setWidth] = useState<Width>('phone')
  const heard = useRef(step)

  useEffect(() => {
    if (step !== heard.current && step === 'ready') announce('The preview is ready.')
    heard.current = step
    if (step !== 'building') return undefined
    const timer = setInterval(() => void revalidate(), lookEveryMs)
    return () => clearInterval(timer)
  }, [step, revalidate])
  const again = async () => {
    await ask('/preview', {})
    await revalidate()
  }
  return (
    <Screen
      title="Preview"
      aside={
        <Link to="/publish" className="flex min-h-11 items-center text-md text-peacock hover:underline">
          Publish…
        </Link>
      }
    >
      {step === 'building' && (
        <Notice tone="calm">
          <p className="flex items-center gap-2">
            <Icon name="clock" />
            Making a preview with all changes. The first one takes up to a minute.
          </p>
        </Notice>
      )}
      {step === 'failed' && (
        <Notice tone="caution">
          <p className="font-semibold">
            {problems.length > 0
              ? 'Correct these mistakes to see the preview:'
              : 'The preview could not be made. Tell the person who runs the server.'}
          </p>
          <ul className="space-y-2">
            {problems.map(({ file, page, words }) => (
              <li key={page + words}>
                <Link
                  to={editorOf(file)}
                  className="inline-flex min-h-11 items-center font-semibold text-peacock underline"
                >
                  {page}
                </Link>
                <p>{words}</p>
              </li>
            ))}
          </ul>
          <Button variant="outline" onClick={() => void again()}>
            Try again
          </Button>
        </Notice>
      )}
      {step === 'ready' && (
        <>
          {!isUpToDate && (
            <p className="mb-4 text-md">
              A page was changed after this preview was made. Reload to see the change.
            </p>
          )}
          <div className="mb-4">
            <ShownAs width={width} onChange={setWidth} />
          </div>
          <LeftOutPages pages={leftOut} />
          {isLeftOut(leftOut, address) ? (
            <p className="border-y border-mist-2 py-6">{newPageWords}</p>
          ) : (
            <div className="-mx-4 overflow-x-auto lg:mx-0">
              <iframe
                title={`Preview of /${address}`}
                src={`${previewPath}${address}?texts=${texts}`}
                sandbox="allow-same-origin"
                className={`h-[70dvh] border border-mist-2 ${width === 'phone' ? 'w-[360px]' : 'w-[1280px]'}`}
              />
            </div>
          )}
          <p className="mt-3 text-sm text-muted">
            Links open other pages of the preview. Menus, filters and forms work only on the real site.
          </p>
        </>
      )}
    </Screen>
  )
}
