import { use, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { flushSync } from 'react-dom'
import { emptyValue, isFields } from '#contract/desk-changes.ts'
import type { Fields, FieldShape, Path, Value } from '#contract/desk-pages.ts'
import { announce } from '#site/lib/announce.ts'
import { Button } from '#site/ui/button.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { isOwnProblem, Mistake, useWords, type AnyFieldType, type FieldProps } from './field-words.tsx'
import { ChoosePhotographs } from './choose-photographs.tsx'
import { FieldsOf } from './fields-of.tsx'
import { PictureFields } from './picture-field.tsx'
import { FormState, isBelow, isPicture, pathKey, summaryOf } from './form-state.ts'

let made = 0
const newKey = () => (made += 1)

/** A list whose items keep their places on the screen while they are moved. */
export function ListField({ Field, ...props }: FieldProps & { Field: AnyFieldType }) {
  const { shape, path, isRequired, onChange } = props
  const items = Array.isArray(props.value) ? props.value : []
  const itemShape = shape.items ?? {}
  const { problems } = use(FormState)
  const { label, hint } = useWords(props)
  const [gone, setGone] = useState<{ item: Value; at: number } | null>(null)
  const [known, setKeys] = useState(() => items.map(newKey))
  // After another person's change, a longer list has items without a key.
  const keys = items.map((_, at) => known[at] ?? -1 - at)
  const list = useRef<HTMLUListElement>(null)
  const own = problems
    .filter((problem) => isBelow(problem.path, path) && typeof problem.path[path.length] !== 'number')
    .map(({ words }) => words)

  const put = (values: Value[], order: number[]) => {
    setKeys(order)
    onChange(
      values.length === 0 && !isRequired ? undefined : values.map((item, at) => counted(item, at, itemShape)),
    )
  }
  const insert = (at: number, item: Value) =>
    put(items.toSpliced(at, 0, item), keys.toSpliced(at, 0, newKey()))
  const remove = (at: number) => {
    setGone({ item: items[at] ?? null, at })
    put(items.toSpliced(at, 1), keys.toSpliced(at, 1))
    announce(`Removed. ${items.length - 1} left.`)
  }
  const move = (from: number, to: number) => {
    const item = items[from]
    const key = keys[from]
    if (item === undefined || key === undefined || to < 0 || to >= items.length) return
    flushSync(() =>
      put(items.toSpliced(from, 1).toSpliced(to, 0, item), keys.toSpliced(from, 1).toSpliced(to, 0, key)),
    )
    const grips = list.current?.querySelectorAll<HTMLElement>(`[data-grip="${pathKey(path)}"]`)
    grips?.[to]?.focus()
    announce(`Moved to ${to + 1} of ${items.length}.`)
  }

  return (
    <fieldset data-path={pathKey(path)} tabIndex={-1} className="min-w-0">
      <legend className="text-md font-semibold">
        {label}
        {!isRequired && <span className="font-normal text-muted"> (optional)</span>}
      </legend>
      {hint && <p className="mb-2 text-sm text-muted">{hint}</p>}
      <Mistake words={own.join(' ')} />
      <ul ref={list} className="space-y-2">
        {items.map((item, at) => (
          <Item
            Field={Field}
            key={keys[at]}
            shape={itemShape}
            value={item}
            path={[...path, at]}
            list={pathKey(path)}
            count={items.length}
            onChange={(value) => put(items.with(at, value ?? ''), keys)}
            onMove={(to) => move(at, to)}
            onDuplicate={() => insert(at + 1, structuredClone(item))}
            onRemove={() => remove(at)}
          />
        ))}
      </ul>
      {gone && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 text-md">
          Removed.
          <Button
            variant="quiet"
            onClick={() => {
              insert(gone.at, gone.item)
              setGone(null)
            }}
          >
            Undo
          </Button>
        </p>
      )}
      <div className="mt-2 space-y-2">
        {isPicture(itemShape) && (
          <ChoosePhotographs
            words="Add photographs"
            isSquare={false}
            takesSeveral
            onChosen={(names) =>
              put(
                [...items, ...names.map((name) => ({ ...(emptyValue(itemShape) as Fields), name }))],
                [...keys, ...names.map(newKey)],
              )
            }
          />
        )}
        <Button variant="outline" onClick={() => insert(items.length, emptyValue(itemShape))}>
          Add to {label.toLowerCase()}
        </Button>
      </div>
    </fieldset>
  )
}

/** Renumbers items that contain their own number. */
function counted(item: Value, at: number, { properties = {} }: FieldShape): Value {
  if (!isFields(item)) return item
  const places = Object.keys(properties).filter((key) => properties[key]?.counted)
  return places.length === 0 ? item : { ...item, ...Object.fromEntries(places.map((key) => [key, at + 1])) }
}

interface ItemProps {
  Field: AnyFieldType
  shape: FieldShape
  value: Value
  path: Path
  list: string
  count: number
  onChange: (value: Value | undefined) => void
  onMove: (to: number) => void
  onDuplicate: () => void
  onRemove: () => void
}

function Item({
  Field,
  shape,
  value,
  path,
  list,
  count,
  onChange,
  onMove,
  onDuplicate,
  onRemove,
}: ItemProps) {
  const { problems, target, choices } = use(FormState)
  const summary = summaryOf(value, shape, choices)
  const [isOpen, setOpen] = useState(() => summary === '' || (isFields(value) && value['alt'] === ''))
  const [hasActions, setActions] = useState(false)
  const id = useId()
  const at = Number(path.at(-1))
  const inside = problems.filter((problem) => isBelow(problem.path, path))
  const isTarget = target !== null && target.length >= path.length && isBelow(target, path)
  if (isTarget && !isOpen) setOpen(true)
  const row = useRef<HTMLLIElement>(null)
  const isDragging = useRef(false)

  const keyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    onMove(at + step)
  }
  const pointerMove = (event: PointerEvent) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const rows = [...(row.current?.parentElement?.children ?? [])]
    const over = rows.findIndex((other) => {
      const { top, bottom } = other.getBoundingClientRect()
      return event.clientY >= top && event.clientY <= bottom
    })
    if (over === -1 || over === at) return
    isDragging.current = true
    onMove(over)
  }

  const grip = (
    <button
      type="button"
      data-grip={list}
      aria-label={`Item ${at + 1} of ${count}: move, duplicate or remove. Arrow keys move it.`}
      aria-expanded={hasActions}
      aria-controls={id}
      className="flex size-11 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-muted hover:bg-mist-2 hover:text-ink"
      onKeyDown={keyDown}
      onPointerDown={(event) => {
        isDragging.current = false
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={pointerMove}
      onClick={() => {
        if (!isDragging.current) setActions(!hasActions)
      }}
    >
      <Icon name="menu" />
    </button>
  )
  const actions = hasActions && (
    <div id={id} className="flex flex-wrap gap-1">
      <Button variant="quiet" isBusy={at === 0} onClick={() => onMove(at - 1)}>
        Move up
      </Button>
      <Button variant="quiet" isBusy={at === count - 1} onClick={() => onMove(at + 1)}>
        Move down
      </Button>
      <Button variant="quiet" onClick={onDuplicate}>
        Duplicate
      </Button>
      <Button variant="quiet" onClick={onRemove}>
        Remove
      </Button>
    </div>
  )

  if (!isFields(value) || shape.type !== 'object')
    return (
      <li ref={row}>
        <div className="flex items-start gap-1">
          <div className="pt-7">{grip}</div>
          <div className="min-w-0 flex-1">
            <Field
              shape={shape}
              value={value}
              path={path}
              isRequired
              onChange={(next) => onChange(next ?? '')}
            />
          </div>
        </div>
        {actions}
      </li>
    )

  const own = inside.filter((problem) => isOwnProblem(problem.path, path, shape)).map(({ words }) => words)
  return (
    <li ref={row} className="rounded-control border border-mist-2">
      <div className="flex items-center gap-1 bg-mist">
        {grip}
        <button
          type="button"
          aria-expanded={isOpen}
          className="flex min-h-12 min-w-0 flex-1 items-center gap-2 py-2 pr-3 text-left"
          onClick={() => setOpen(!isOpen)}
        >
          <span className="min-w-0 flex-1 truncate">
            {at + 1}. {summary || 'Empty'}
          </span>
          {inside.length > 0 && (
            <span className="flex items-center gap-1 text-sm font-semibold text-error">
              <Icon name="warning" className="size-4" />
              {inside.length}
              <span className="sr-only">{inside.length === 1 ? 'mistake' : 'mistakes'}</span>
            </span>
          )}
          <Icon name="chevronDown" className={isOpen ? 'rotate-180' : ''} />
        </button>
      </div>
      {actions && <div className="border-t border-mist-2 px-2">{actions}</div>}
      {isOpen && (
        <div className="space-y-4 p-4" data-path={pathKey(path)} tabIndex={-1}>
          <Mistake words={own.join(' ')} />
          {isPicture(shape) ? (
            <PictureFields Field={Field} shape={shape} value={value} path={path} onChange={onChange} />
          ) : (
            <FieldsOf Field={Field} shape={shape} value={value} path={path} onChange={onChange} />
          )}
        </div>
      )}
    </li>
  )
}
