import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, type TestContext } from 'vitest'

export interface SmallDisk {
  path: string
  /** Leaves this much free, by default nothing. */
  fill: (freeKilobytes?: number) => void
  /** Frees the space that `fill` used. */
  clear: () => void
}

/** A file system of that size, removed after the test. Only root can mount one, so the test is skipped for other users. */
export function mountSmallDisk(context: TestContext, kilobytes: number): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), 'meridaya-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', path], { stdio: 'ignore' })
  } catch {
    rmdirSync(path)
    context.skip('Mounting a small file system takes root and a Linux that allows it.')
  }
  onTestFinished(() => {
    execFileSync('umount', ['--lazy', path])
    rmdirSync(path)
  })
  const ballast = join(path, 'ballast')
  return {
    path,
    fill: (freeKilobytes = 0) => {
      const page = Buffer.alloc(4096)
      const isFuller = () => {
        const { bavail, bsize } = statfsSync(path)
        return freeKilobytes === 0 || bavail * bsize > freeKilobytes * 1024
      }
      try {
        while (isFuller()) writeFileSync(ballast, page, { flag: 'a' })
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    },
    clear: () => rmSync(ballast),
  }
}
