import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '#tests/support/ports.ts'
import { collector, EngineMissing, type Driver } from './engine.ts'

const needed = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', '/usr/bin/python3']
const callMs = 20_000
const window = fileURLToPath(new URL('webkit-window.py', import.meta.url))

/** Starts WebKitGTK in a bare window, driven by plain W3C WebDriver calls. */
export async function launchWebKit(): Promise<Driver> {
  const missing = needed.filter((path) => !existsSync(path))
  if (missing.length > 0)
    throw new EngineMissing(
      `WebKit is not installed (${missing.join(', ')}): apt-get install webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb xauth`,
    )
  const port = await freePort()
  const driver = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', '-p', String(port)],
    {
      stdio: 'ignore',
      // A separate process group, because ending xvfb-run alone leaves the driver running.
      detached: true,
      env: {
        ...process.env,
        WEBKIT_COLLECTOR: collector,
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        GDK_BACKEND: 'x11',
        TZ: 'Asia/Kolkata',
      },
    },
  )
  const end = () => {
    try {
      if (driver.pid) process.kill(-driver.pid, 'SIGTERM')
    } catch {
      // It has already exited.
    }
  }
  process.once('exit', end)

  const call = async <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(callMs),
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`WebKit: ${value.error} ${value.message} (${method} ${path})`)
    return value
  }

  try {
    await untilListening(port)
    const { sessionId, capabilities } = await call<{
      sessionId: string
      capabilities: { browserVersion: string }
    }>('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: window, args: [] } } },
    })
    const at = `/session/${sessionId}`
    return {
      version: capabilities.browserVersion,
      async resize(width, height) {
        await call('POST', `${at}/window/rect`, { x: 0, y: 0, width, height })
        await sleep(300)
      },
      goto: (url) => call('POST', `${at}/url`, { url }),
      traverse: (delta) => call('POST', `${at}/${delta < 0 ? 'back' : 'forward'}`, {}),
      evaluate: (expression) =>
        call('POST', `${at}/execute/sync`, { script: `return ${expression}`, args: [] }),
      perform: (actions) => call('POST', `${at}/actions`, { actions }),
      async screenshot(path) {
        await writeFile(path, Buffer.from(await call<string>('GET', `${at}/screenshot`), 'base64'))
      },
      async close() {
        process.off('exit', end)
        await call('DELETE', at).catch(() => undefined)
        end()
      },
    }
  } catch (error) {
    end()
    throw error
  }
}

async function untilListening(port: number): Promise<void> {
  const deadline = Date.now() + callMs
  while (Date.now() < deadline) {
    const isReady = await fetch(`http://127.0.0.1:${port}/status`, {
      signal: AbortSignal.timeout(1000),
    }).then(
      () => true,
      () => false,
    )
    if (isReady) return
    await sleep(100)
  }
  throw new Error('WebKitWebDriver does not answer.')
}
