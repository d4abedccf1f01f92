import { useSyncExternalStore } from 'react'

const minuteMs = 60_000

function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, minuteMs / 2)
  return () => clearInterval(timer)
}

/** The current minute. Undefined in prerendered HTML, whose reading time is unknown. */
export function useMinute(): Date | undefined {
  const minute = useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / minuteMs),
    () => undefined,
  )
  return minute === undefined ? undefined : new Date(minute * minuteMs)
}
