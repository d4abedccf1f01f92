import { useId, useState } from 'react'

interface SliderProps {
  /** Name of the value in the form. */
  name: string
  label: string
  hint?: string
  /** Name of the number box that is linked with the slider. */
  amountLabel: string
  /** An amount as text, such as `$1,000`. */
  text: (amount: number) => string
  value: number
  /** The initial value. */
  start: number
  min: number
  max: number
  step: number
  onChange: (value: number) => void
}

/** A value set with a slider or typed. Slider and number box update each other. */
export function Slider(props: SliderProps) {
  const { name, label, hint, amountLabel, text: shown, value, start, min, max, step, onChange } = props
  const id = useId()
  // While the visitor types, the box keeps the typed digits. When it loses the focus, it shows the resulting value.
  const [typed, setTyped] = useState<string>()

  const type = (input: string) => {
    setTyped(input)
    const amount = Number(input)
    if (input.trim() === '' || Number.isNaN(amount)) return
    onChange(Math.min(max, Math.max(min, Math.round(amount / step) * step)))
  }

  return (
    <div>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <label htmlFor={id} className="block text-md font-semibold">
            {label}
          </label>
          {hint && (
            <p id={`${id}-hint`} className="text-sm text-muted">
              {hint}
            </p>
          )}
        </div>
        <div className="flex items-center gap-3 max-sm:w-full max-sm:justify-between">
          {/* The role is a live region, but the slider already announces its value. */}
          <output htmlFor={id} aria-live="off" className="font-display text-xl font-semibold tabular-nums">
            {shown(value)}
          </output>
          <input
            type="number"
            inputMode="numeric"
            aria-label={amountLabel}
            min={min}
            max={max}
            step={step}
            value={typed ?? String(value)}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setTyped(undefined)}
            className="min-h-11 w-28 rounded-control border border-control bg-white px-3 text-base tabular-nums hover:border-ink"
          />
        </div>
      </div>
      <input
        id={id}
        type="range"
        name={name}
        data-start={start}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown(value)}
        {...(hint ? { 'aria-describedby': `${id}-hint` } : {})}
        onChange={(event) => {
          setTyped(undefined)
          onChange(event.target.valueAsNumber)
        }}
        className="mt-2 h-11 w-full cursor-pointer accent-indigo"
      />
      <p aria-hidden="true" className="-mt-1 flex justify-between text-sm text-muted tabular-nums">
        <span>{shown(min)}</span>
        <span>{shown(max)}</span>
      </p>
    </div>
  )
}
