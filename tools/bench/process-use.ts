import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** CPU seconds, user and system, that these processes have used since they began. Linux only. */
export const cpuSeconds = (pids: number[]): number => secondsIn(pids, 11, 13)

/** The same, with those of children that have ended. */
export const cpuSecondsOfTree = (pids: number[]): number => secondsIn(pids, 11, 15)

function secondsIn(pids: number[], from: number, to: number): number {
  const ticks = pids.flatMap((pid) =>
    // The name in brackets may contain spaces, so fields are counted after it. Of all fields, utime, stime, cutime and cstime are 14 to 17.
    readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .slice(from, to),
  )
  return ticks.reduce((sum, it) => sum + Number(it), 0) / ticksPerSecond
}

/** Resident memory in MB of 2^20 bytes. */
export const residentMb = (pid: number): number => memoryMb(pid, 'VmRSS')

/** The most it has had. */
export const peakMb = (pid: number): number => memoryMb(pid, 'VmHWM')

function memoryMb(pid: number, field: string): number {
  const kb = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kb) / 1024
}

export function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return text === '' ? [] : text.split(' ').map(Number)
}
