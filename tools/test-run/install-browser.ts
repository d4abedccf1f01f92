import { existsSync } from 'node:fs'
import { findBrowser } from '#tests/support/browser.ts'
import { capture } from './capture.ts'
import { failure } from './reports.ts'

/** Puts a browser in place where there is none; otherwise says in one paragraph what to do. */
export async function installBrowser(): Promise<string | null> {
  if (findBrowser() !== null) return null
  console.log('installing a browser (once, a minute or two) …')
  const canUseApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  let output = canUseApt ? await installFromDebian() : ''
  // Ubuntu's package is a pointer to a snap, which a container cannot run.
  if (findBrowser() === null) output += (await capture('playwright', ['install', 'chromium'])).output
  if (findBrowser() !== null) return null
  return failure(
    'No browser to test with: install Chromium or Chrome, or name one in CHROMIUM_PATH, and run npm test again.',
    output,
  )
}

async function installFromDebian(): Promise<string> {
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  // Where another install runs, as on a machine that has just started, it waits for its turn.
  const patient = ['-o', 'DPkg::Lock::Timeout=300']
  const update = await capture('apt-get', ['update'], quiet)
  const packages = ['install', '-y', '--no-install-recommends', 'chromium']
  const install = await capture('apt-get', [...patient, ...packages], quiet)
  return `${update.output}\n${install.output}`
}
