import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { deskApi } from '#contract/desk.ts'
import { isPhotographName, type SentPhotograph, type SitePhotograph } from '#contract/desk-photographs.ts'
import { announce } from '#site/lib/announce.ts'
import { Button } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { ask } from '#desk/lib/ask.ts'
import { sendingOf, stopSending, whenSent, type Sending } from '#desk/lib/photographs.ts'
import { Mistake } from './field-words.tsx'
import { PhotographCrops } from './photograph-crops.tsx'

/** The state of a field's picture: its upload, its crop and its published version. */
export function Photograph({ name, onStop }: { name: string; onStop: () => void }) {
  const sending = useSyncExternalStore(
    whenSent,
    () => sendingOf(name),
    () => undefined,
  )
  // Undefined until the server has answered, null for a drawing.
  const [found, setFound] = useState<SentPhotograph | SitePhotograph | null | undefined>(undefined)
  const step = sending?.step
  useEffect(() => {
    if (step !== undefined && step !== 'arrived') return undefined
    let isGone = false
    const read = async () => {
      const state = await ask<typeof found>(`/photographs/${name}`).catch(() => undefined)
      if (!isGone) setFound(state)
    }
    void read()
    return () => {
      isGone = true
    }
  }, [name, step])

  if (sending && step !== 'arrived') return <OnItsWay name={name} sending={sending} onStop={onStop} />
  if (found && 'by' in found && !found.picture)
    return (
      <div>
        <Mistake
          words={
            found.refusal ??
            `${found.by} is sending this photograph from another device: ${percent(found.received, found.size)} has arrived.`
          }
        />
        <Button variant="quiet" onClick={onStop}>
          Remove it
        </Button>
      </div>
    )
  if (found?.picture)
    return (
      <PhotographCrops
        key={name}
        name={name}
        picture={found.picture}
        published={'published' in found ? found.published : null}
      />
    )
  const looks = 'aspect-3/2 w-full max-w-sm rounded-control bg-mist object-cover'
  return found === undefined && isPhotographName(name) ? (
    <div className={looks} />
  ) : (
    <img src={`${deskApi}/pictures/${name}`} alt="" className={looks} />
  )
}

const percent = (part: number, whole: number) => `${Math.floor((part / whole) * 100)}%`
/** `1.2 of 3.4 MB`. Small photographs in KB. */
function sizes(part: number, whole: number): string {
  const kilobytes = whole / 1024
  if (kilobytes < 1024) return `${Math.floor(part / 1024)} of ${Math.ceil(kilobytes)} KB`
  return `${(part / 1024 / 1024).toFixed(1)} of ${(kilobytes / 1024).toFixed(1)} MB`
}

function OnItsWay({ name, sending, onStop }: { name: string; sending: Sending; onStop: () => void }) {
  const { file, received, step, words, isSignedOut } = sending
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])
  useEffect(() => {
    if (words) announce(words, 'assertive')
  }, [words])
  return (
    <div className="max-w-sm space-y-2">
      {step !== 'refused' && (
        <img ref={image} alt="" className="aspect-3/2 w-full rounded-control bg-mist object-cover" />
      )}
      {step === 'refused' ? (
        <Mistake words={words} />
      ) : (
        <>
          <progress
            className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-mist-2 [&::-moz-progress-bar]:bg-peacock [&::-webkit-progress-bar]:bg-mist-2 [&::-webkit-progress-value]:bg-peacock"
            aria-label="Sent"
            value={received}
            max={file.size}
          />
          <p className="text-sm text-muted tabular">
            {received < file.size
              ? `${sizes(received, file.size)} sent.${step === 'held' ? '' : ' You can keep working or leave this page.'}`
              : 'The whole file was sent. The picture is being prepared.'}
          </p>
        </>
      )}
      {step === 'held' && (
        <p className="flex items-start gap-1.5 text-sm font-semibold">
          <Icon name="warning" className="mt-0.5 size-4" />
          <span>
            Saved on this device. {words}{' '}
            {isSignedOut ? (
              <a
                href={`/sign-in?back=${encodeURIComponent(location.pathname)}`}
                className="inline-flex min-h-11 items-center text-peacock underline"
              >
                Sign in
              </a>
            ) : (
              'Sending continues automatically.'
            )}
          </span>
        </p>
      )}
      <Button
        variant="quiet"
        onClick={() => {
          void stopSending(name)
          onStop()
        }}
      >
        Remove it
      </Button>
    </div>
  )
}
