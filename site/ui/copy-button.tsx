import { useEffect, useState } from 'react'
import { announce } from '#site/lib/announce.ts'

const copiedMs = 3000

interface CopyButtonProps {
  /** The text for the clipboard, read on press. */
  text: () => string
  className: string
  children: string
}

/** Copies a text. If the browser refuses, shows it for copying by hand. */
export function CopyButton({ text, className, children }: CopyButtonProps) {
  const [copied, setCopied] = useState<'yes' | { byHand: string }>()
  useEffect(() => {
    if (copied !== 'yes') return undefined
    const timer = setTimeout(() => setCopied(undefined), copiedMs)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text())
      setCopied('yes')
      announce('Copied')
    } catch {
      setCopied({ byHand: text() })
    }
  }
  return (
    <>
      <button type="button" className={className} onClick={() => void copy()}>
        {copied === 'yes' ? 'Copied' : children}
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
