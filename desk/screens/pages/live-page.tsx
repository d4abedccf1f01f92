import { useEffect, useRef, useState } from 'react'
import { previewPath, type PreviewState } from '#contract/desk.ts'
import { announce } from '#site/lib/announce.ts'
import { ask } from '#desk/lib/ask.ts'
import { isLeftOut, LeftOutPages, newPageWords } from './left-out.tsx'
import { ShownAs, type Width } from './shown-as.tsx'

const againMs = 700

/**
 * The real page beside its form, in the width of a phone or a laptop. It is rendered again after each change.
 *
 * @param change a new value whenever something was saved
 */
export function LivePage({ address, change }: { address: string; change: number }) {
  const [width, setWidth] = useState<Width>('phone')
  const [state, setState] = useState<PreviewState | null>(null)
  const [words, setWords] = useState('')
  const frame = useRef<HTMLIFrameElement>(null)
  const scrolled = useRef(0)

  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const look = async (isAgain: boolean) => {
      try {
        const now = isAgain ? await ask<PreviewState>('/preview') : await ask<PreviewState>('/preview', {})
        if (isOver) return
        scrolled.current = frame.current?.contentWindow?.scrollY ?? scrolled.current
        setState(now)
        setWords(wordsFor(now))
        if (now.step === 'building') timer = setTimeout(() => void look(true), againMs)
        else if (now.step === 'ready' && !now.isUpToDate) timer = setTimeout(() => void look(false), 0)
        else if (now.step === 'ready') announce('The preview is up to date.')
      } catch (error) {
        if (!isOver) setWords(error instanceof Error ? error.message : String(error))
      }
    }
    void look(false)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [change])

  const isOut = isLeftOut(state?.leftOut ?? [], address)
  return (
    <section aria-label="Live preview" className="sticky top-16 w-[25rem] shrink-0">
      <ShownAs width={width} onChange={setWidth} />
      <p className="mt-2 min-h-6 text-sm text-muted">{isOut ? newPageWords : words}</p>
      {state && <LeftOutPages pages={state.leftOut} />}
      {state?.texts && !isOut && (
        <div className="h-[calc(100dvh-16rem)] overflow-hidden border border-mist-2">
          <iframe
            ref={frame}
            title={`Live preview of /${address}`}
            src={`${previewPath}${address}?texts=${state.texts}`}
            sandbox="allow-same-origin"
            className={
              width === 'phone'
                ? 'h-full w-full'
                : 'h-[calc((100dvh-16rem)/0.3125)] w-[1280px] origin-top-left scale-[0.3125]'
            }
            onLoad={() => frame.current?.contentWindow?.scrollTo(0, scrolled.current)}
          />
        </div>
      )}
    </section>
  )
}

function wordsFor({ step, isUpToDate, problems, leftOut, texts }: PreviewState): string {
  if (step === 'failed' && problems.length > 0)
    return `Correct the mistakes on these pages to see the preview: ${[...new Set(problems.map(({ page }) => page))].join(', ')}.`
  if (step === 'failed') return 'The preview could not be made. Tell the person who runs the server.'
  if (step === 'ready' && isUpToDate && leftOut.length > 0)
    return 'This preview shows all changes that have no mistakes.'
  if (step === 'ready' && isUpToDate) return 'This preview shows all changes.'
  return texts === null ? 'Making the preview. The first one takes up to a minute.' : 'Making the preview…'
}
