import { useState } from 'react'

interface CopyButtonProps {
  /** What goes on the clipboard, asked for when pressed. */
  text: () => string
  className: string
  children: string
}

/** Copies a text; where the browser refuses, shows it to be copied by hand. */
export function CopyButton({ text, className, children }: CopyButtonProps) {
  const [copied, setCopied] = useState<'yes' | { byHand: string }>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text())
      setCopied('yes')
    } catch {
      setCopied({ byHand: text() })
    }
  }
  return (
    <>
      <button type="button" className={className} onClick={() => void copy()}>
        <span aria-live="polite">{copied === 'yes' ? 'Copied' : children}</span>
      </button>
      {typeof copied === 'object' && (
        <textarea
          readOnly
          rows={4}
          aria-label="Text to copy"
          value={copied.byHand}
          onFocus={(event) => event.currentTarget.select()}
          className="w-full basis-full rounded-control border border-control bg-white p-3 text-md"
        />
      )}
    </>
  )
}
