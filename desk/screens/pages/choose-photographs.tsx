import { use, useRef, useState, type ReactNode } from 'react'
import { photographName } from '#contract/desk-photographs.ts'
import { Button } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { refusalOf, sendPhotograph } from '#desk/lib/photographs.ts'
import { Mistake } from './field-words.tsx'
import { FormState } from './form-state.ts'

const kinds = 'image/jpeg,image/png,image/webp,image/avif'

/** Adds photographs from this device, from its camera or by drag and drop. */
export function ChoosePhotographs({
  words,
  isSquare,
  takesSeveral = false,
  onChosen,
  children,
}: {
  words: string
  isSquare: boolean
  takesSeveral?: boolean
  /** The names of the photographs, whose upload has begun. */
  onChosen: (names: string[]) => void
  children?: ReactNode
}) {
  const { file: page } = use(FormState)
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [refusals, setRefusals] = useState<string[]>([])
  const [isOver, setOver] = useState(false)

  const take = (chosen: FileList | null) => {
    const some = [...(chosen ?? [])].slice(0, takesSeveral ? undefined : 1)
    setRefusals(some.flatMap((file) => refusalOf(file) ?? []))
    const names = some
      .filter((file) => refusalOf(file) === undefined)
      .map((file) => {
        const name = photographName(page, isSquare)
        void sendPhotograph(name, file)
        return name
      })
    if (names.length > 0) onChosen(names)
  }
  const input = (more: { ref: typeof files; capture?: 'environment'; multiple?: boolean }) => (
    <input
      {...more}
      type="file"
      hidden
      accept={kinds}
      onChange={(event) => {
        take(event.target.files)
        // Allows choosing the same file again.
        event.target.value = ''
      }}
    />
  )
  return (
    <div
      className={`rounded-control ${isOver ? 'outline-2 outline-offset-4 outline-peacock outline-dashed' : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      {children}
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => files.current?.click()}>
          <Icon name="photos" />
          {words}
        </Button>
        <Button variant="outline" className="pointer-fine:hidden" onClick={() => camera.current?.click()}>
          <Icon name="camera" />
          Take a photograph
        </Button>
      </div>
      {input({ ref: files, multiple: takesSeveral })}
      {input({ ref: camera, capture: 'environment' })}
      <Mistake words={refusals.join(' ')} />
    </div>
  )
}
