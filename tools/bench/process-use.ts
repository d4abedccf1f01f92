import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** CPU seconds, user and system, that these processes have used since they began. Linux only. */
export function cpuSeconds(pids: number[]): number {
  const ticks = pids.map((pid) => {
    // The name in brackets may hold spaces, so fields are counted after it: utime and stime are 14 and 15 of all.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return Number(fields[11]) + Number(fields[12])
  })
  return ticks.reduce((sum, it) => sum + it, 0) / ticksPerSecond
}

/** Resident memory in MB of 2^20 bytes. */
export function residentMb(pid: number): number {
  const kb = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kb) / 1024
}

export function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return text === '' ? [] : text.split(' ').map(Number)
}
