/** One Ctrl-C may arrive twice within moments, from the terminal and from the npm that runs us. */
const echoMs = 500

/** The first signal shuts down cleanly within `limitSeconds`. A later one ends the process at once. */
export function stopOnSignals(stop: () => Promise<void>, limitSeconds: number): void {
  let stoppingSince: number | undefined
  const onSignal = () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > echoMs) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    setTimeout(() => {
      console.error(
        `The server did not stop within ${limitSeconds} s, and is ended. Accepted messages are kept.`,
      )
      process.exit(1)
    }, limitSeconds * 1000).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('The server did not stop in good order.', error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}
