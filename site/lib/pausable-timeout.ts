export interface PausableTimeout {
  pause: () => void
  /** Starts or continues the countdown. */
  resume: () => void
}

/** Calls `onEnd` after `durationMs` of running time. Starts paused. */
export function pausableTimeout(durationMs: number, onEnd: () => void): PausableTimeout {
  let leftMs = durationMs
  let startedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    pause() {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      leftMs -= performance.now() - startedAt
    },
    resume() {
      if (timer !== undefined) return
      startedAt = performance.now()
      timer = setTimeout(onEnd, leftMs)
    },
  }
}
