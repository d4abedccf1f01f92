import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Debian's headless Chromium, which renders a page in half the CPU time. */
export const headlessShell = '/usr/bin/chromium-headless-shell'

const systemBrowsers = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The browser for tests: the one in CHROMIUM_PATH, otherwise the system's, otherwise Playwright's. Null if there is none. */
export function findBrowser(): string | null {
  const named = process.env['CHROMIUM_PATH']
  const candidates = [...(named ? [named] : []), ...systemBrowsers, chromium.executablePath()]
  return candidates.find((path) => existsSync(path)) ?? null
}

/** No GPU, and no background traffic that would fail the test for third-party requests. */
export function launchOptions() {
  const executablePath = findBrowser()
  const flags = ['gpu', 'quic', 'background-networking', 'component-update', 'sync'].map(
    (it) => `--disable-${it}`,
  )
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return {
    ...(executablePath === null ? {} : { executablePath }),
    // Without hinting, letters are as wide as in a browser with a window.
    args: ['--no-first-run', '--font-render-hinting=none', ...flags, ...asRoot],
  }
}
