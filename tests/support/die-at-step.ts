import { createHook } from 'node:async_hooks'

const steps = new Set(['FSREQPROMISE', 'WRITEWRAP'])

/**
 * Kills this process with `kill -9` when it begins its n-th step on the disk or to a socket. A timer would hit
 * another step on a busy machine.
 */
export function dieAtStep(n: number): void {
  let taken = 0
  createHook({
    init(_id, type) {
      if (!steps.has(type)) return
      taken += 1
      if (taken === n) process.kill(process.pid, 'SIGKILL')
    },
  }).enable()
}
