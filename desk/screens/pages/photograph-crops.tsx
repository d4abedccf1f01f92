import { use, useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { cropAround, focusIn, shapes, type Crop, type Point } from '#catalogue/build/crop.ts'
import { deskApi } from '#contract/desk.ts'
import { isSquareName, type CroppedPicture } from '#contract/desk-photographs.ts'
import { Button } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { ask } from '#desk/lib/ask.ts'
import { Mistake } from './field-words.tsx'
import { FormState } from './form-state.ts'

const seen = [
  { words: 'On a laptop', looks: 'aspect-video', shape: 16 / 9 },
  { words: 'On a phone', looks: 'aspect-3/4', shape: shapes.tall },
  { words: 'On a card', looks: 'aspect-3/2', shape: 3 / 2 },
] as const
const steps: Record<string, [number, number]> = {
  ArrowLeft: [-5, 0],
  ArrowRight: [5, 0],
  ArrowUp: [0, -5],
  ArrowDown: [0, 5],
}

/** The photograph with a mark on its subject, and its crops. */
export function PhotographCrops({
  name,
  picture,
  published,
}: {
  name: string
  picture: CroppedPicture
  /** The published position of the subject. Null for an unpublished photograph. */
  published: Point | null
}) {
  const { onMoved } = use(FormState)
  const [subject, setSubject] = useState(picture.subject)
  const [problem, setProblem] = useState('')
  const [image, setImage] = useState<HTMLImageElement | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const move = (to: Point) => {
    const at = { x: within(to.x), y: within(to.y) }
    setSubject(at)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      ask(`/photographs/${name}/subject`, at).then(
        () => {
          setProblem('')
          onMoved()
        },
        (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
      )
    }, 300)
  }
  const tap = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    move({
      x: ((event.clientX - box.left) / box.width) * 100,
      y: ((event.clientY - box.top) / box.height) * 100,
    })
  }
  const keyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    move({ x: subject.x + step[0], y: subject.y + step[1] })
  }
  const wide = cropAround(picture, subject, isSquareName(name) ? shapes.square : shapes.wide)
  const isSmall = !isSquareName(name) && wide.width < 1600
  return (
    <div className="space-y-3">
      <div className="relative w-fit max-w-md touch-manipulation">
        {/* The mark can be moved by keyboard too. */}
        <img
          src={`${deskApi}/pictures/${name}`}
          alt=""
          className="block max-h-80 w-auto max-w-full cursor-crosshair rounded-control"
          onLoad={(event) => setImage(event.currentTarget)}
          onPointerDown={tap}
        />
        <span
          role="slider"
          tabIndex={0}
          aria-label="Subject of the photograph"
          aria-valuenow={subject.x}
          aria-valuetext={`${subject.x}% from the left, ${subject.y}% from the top`}
          className="pointer-events-none absolute flex size-11 -translate-1/2 items-center justify-center rounded-full border-2 border-white ring-2 ring-night/60 outline-offset-4"
          style={{ left: `${subject.x}%`, top: `${subject.y}%` }}
          onKeyDown={keyDown}
        >
          <span className="size-2 rounded-full bg-marigold ring-2 ring-night/60" />
        </span>
      </div>
      <p className="text-sm text-muted">
        Tap the main subject of the photograph, or move the mark with the arrow keys. The subject stays
        visible in every crop:
      </p>
      <Mistake words={problem} />
      {image && (
        <ul className="flex max-w-2xl flex-wrap items-end gap-3">
          {isSquareName(name) ? (
            <Seen
              image={image}
              crop={wide}
              of={picture}
              words="Beside a name"
              looks="aspect-square w-24 rounded-full"
            />
          ) : (
            <>
              {seen.map(({ words, looks, shape }) => (
                <Seen
                  key={words}
                  image={image}
                  of={picture}
                  crop={placed(wide, focusIn(picture, subject), shape)}
                  words={words}
                  looks={`h-20 rounded-control sm:h-24 ${looks}`}
                />
              ))}
              <Seen
                image={image}
                of={picture}
                crop={cropAround(picture, subject, shapes.preview)}
                words="In a chat"
                looks="aspect-[1200/630] h-20 rounded-control sm:h-24"
              />
            </>
          )}
        </ul>
      )}
      {published && (subject.x !== published.x || subject.y !== published.y) && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm font-semibold">
          Visitors see this after you publish.
          <Button variant="quiet" onClick={() => move(published)}>
            Put the mark back
          </Button>
        </p>
      )}
      {isSmall && (
        <p className="flex items-start gap-1.5 text-sm">
          <Icon name="info" className="mt-0.5 size-4" />
          The crop is only {wide.width} pixels wide and looks blurred on large screens. Choose a larger
          photograph: 1600 pixels are enough.
        </p>
      )}
    </div>
  )
}

const within = (percentage: number) => Math.round(Math.min(Math.max(percentage, 0), 100))

/** The visible part of the wide crop on the site (`object-fit: cover`, with the subject in per cent of its width). */
function placed(wide: Crop, focus: number, shape: number): Crop {
  const width = Math.min(wide.width, wide.height * shape)
  const height = Math.min(wide.height, wide.width / shape)
  return {
    left: wide.left + ((wide.width - width) * focus) / 100,
    top: wide.top + (wide.height - height) / 2,
    width,
    height,
  }
}

function Seen({
  image,
  of,
  crop,
  words,
  looks,
}: {
  image: HTMLImageElement
  /** The size that the crop is measured in. */
  of: { width: number; height: number }
  crop: Crop
  words: string
  looks: string
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { left, top, width, height } = crop
  useEffect(() => {
    const scale = image.naturalWidth / of.width
    const place = canvas.current
    const context = place?.getContext('2d')
    if (!place || !context) return
    place.height = 192
    place.width = Math.round((192 * width) / height)
    context.drawImage(image, left * scale, top * scale, width * scale, height * scale, 0, 0, place.width, 192)
  }, [image, of.width, left, top, width, height])
  return (
    <li className="text-center text-sm text-muted">
      <canvas ref={canvas} className={`block bg-mist ${looks}`} />
      {words}
    </li>
  )
}
