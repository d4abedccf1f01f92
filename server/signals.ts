/** One Ctrl-C may arrive twice within moments: from the terminal and from the npm around us. */
const echoMs = 500

/** The first signal stops in good order, a later one at once. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stoppingSince: number | undefined
  const onSignal = () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > echoMs) process.exit(1)
      return
    }
    stoppingSince = performance.now()
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
