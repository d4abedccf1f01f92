import { spawn } from 'node:child_process'
import { root } from '#tests/support/source-files.ts'
import { passedOn } from '#tests/support/server.ts'
import { childrenOf, cpuSecondsOfTree, peakMb } from './process-use.ts'

export interface Cost {
  seconds: number
  cpuSeconds: number
  /** Memory of its largest process. */
  mb: number
}

/** Runs a script with Node to its end, and returns what it and all processes it started used. Linux only. */
export async function runMeasured(
  args: string[],
  { cwd = root, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
): Promise<Cost> {
  const begun = performance.now()
  const child = spawn(process.execPath, args, { cwd, env: { ...passedOn(), ...env } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  const { pid = 0 } = child
  const cost: Cost = { seconds: 0, cpuSeconds: 0, mb: 0 }
  const look = () => {
    const all = [pid]
    // A process may end while it is looked at.
    try {
      for (const one of all) all.push(...childrenOf(one))
      cost.cpuSeconds = Math.max(cost.cpuSeconds, cpuSecondsOfTree(all))
      // A process that has ended but was not waited for has no memory.
      cost.mb = Math.max(cost.mb, ...all.map((one) => peakMb(one) || 0))
    } catch {}
  }
  const timer = setInterval(look, 20)
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  clearInterval(timer)
  if (code !== 0) throw new Error(`${args.join(' ')} ended with code ${code}:\n${output}`)
  return { ...cost, seconds: (performance.now() - begun) / 1000 }
}
