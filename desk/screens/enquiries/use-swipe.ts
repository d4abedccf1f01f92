import { useRef, type PointerEvent } from 'react'

const beginsAt = 12
const countsAt = 96

/** Swiping a row to a side. Null if that side has no action. */
export function useSwipe({ left, right }: { left: (() => void) | null; right: (() => void) | null }) {
  const start = useRef<{ x: number; y: number } | null>(null)
  const by = useRef(0)
  const shift = ({ currentTarget }: PointerEvent<HTMLElement>, pixels: number) => {
    const row = currentTarget.parentElement
    if (row) row.style.transform = pixels === 0 ? '' : `translateX(${pixels}px)`
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    start.current = null
    shift(event, 0)
  }
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      by.current = 0
      start.current = pointerType === 'touch' ? { x: clientX, y: clientY } : null
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!start.current) return
      const across = event.clientX - start.current.x
      const along = Math.abs(event.clientY - start.current.y)
      if (by.current === 0 && Math.abs(across) < Math.max(beginsAt, along)) return
      if (!(across > 0 ? right : left)) return
      event.currentTarget.setPointerCapture(event.pointerId)
      by.current = across
      shift(event, across)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      end(event)
      if (Math.abs(by.current) >= countsAt) (by.current > 0 ? right : left)?.()
    },
    onPointerCancel: end,
    onClick: (event: { preventDefault: () => void }) => {
      // The click at the end of a swipe must not open the enquiry.
      if (by.current !== 0) event.preventDefault()
      by.current = 0
    },
  }
}
