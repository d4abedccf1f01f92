import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { temporaryFolder } from '#tests/support/server.ts'
import { collector, EngineMissing, type Driver } from './engine.ts'

const binaries = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
const callMs = 20_000

const preferences = {
  // Overlay scrollbars, as on a phone.
  'ui.useOverlayScrollbars': 1,
  // Gives headless windows the focus, which focus rings need.
  'focusmanager.testmode': true,
  'intl.accept_languages': 'en-IN,en',
}

/** Starts headless Firefox, driven over WebDriver BiDi. */
export async function launchFirefox(): Promise<Driver> {
  const binary = binaries.find((path) => existsSync(path))
  if (!binary) throw new EngineMissing('Firefox is not installed: apt-get install firefox-esr')
  const profile = await temporaryFolder()
  const lines = Object.entries(preferences).map(
    (it) => `user_pref(${it.map((v) => JSON.stringify(v)).join(', ')});`,
  )
  await writeFile(join(profile.path, 'user.js'), lines.join('\n'))
  const browser = spawn(
    binary,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile.path],
    { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, TZ: 'Asia/Kolkata' } },
  )
  const end = () => void browser.kill('SIGKILL')
  process.once('exit', end)
  const stop = async () => {
    process.off('exit', end)
    const isGone = new Promise((resolve) => browser.once('close', resolve))
    end()
    await isGone
    await profile.remove()
  }
  try {
    const bidi = await connect(`${await addressIn(browser.stderr)}/session`)
    const { capabilities } = await bidi.call<{ capabilities: { browserVersion: string } }>('session.new', {
      capabilities: {},
    })
    const { contexts } = await bidi.call<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
    const context = contexts[0]?.context ?? ''
    await bidi.call('script.addPreloadScript', { functionDeclaration: `() => {${collector}}` })
    return {
      version: capabilities.browserVersion,
      async resize(width, height) {
        await bidi.call('browsingContext.setViewport', { context, viewport: { width, height } })
      },
      async goto(url) {
        await bidi.call('browsingContext.navigate', { context, url, wait: 'complete' })
      },
      async traverse(delta) {
        await bidi.call('browsingContext.traverseHistory', { context, delta })
      },
      async evaluate(expression) {
        const { result, exceptionDetails } = await bidi.call<Evaluated>('script.evaluate', {
          expression: `JSON.stringify(${expression} ?? null)`,
          target: { context },
          awaitPromise: false,
        })
        if (exceptionDetails) throw new Error(`Firefox: ${exceptionDetails.text}`)
        return JSON.parse(result?.value ?? 'null') as unknown
      },
      async perform(actions) {
        await bidi.call('input.performActions', { context, actions })
      },
      async screenshot(path) {
        const { data } = await bidi.call<{ data: string }>('browsingContext.captureScreenshot', { context })
        await writeFile(path, Buffer.from(data, 'base64'))
      },
      async print() {
        const page = { width: 21, height: 29.7 }
        const { data } = await bidi.call<{ data: string }>('browsingContext.print', { context, page })
        return Buffer.from(data, 'base64')
      },
      close: stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

interface Evaluated {
  result?: { value?: string }
  exceptionDetails?: { text: string }
}

/** The address that Firefox prints when it is ready. */
async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  const patience = AbortSignal.timeout(callMs)
  for await (const line of createInterface({ input: output, signal: patience })) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1]
    if (!address) continue
    output.resume()
    return address
  }
  throw new Error('Firefox did not start.')
}

interface BidiAnswer {
  id?: number
  type: 'success' | 'error' | 'event'
  result?: unknown
  error?: string
  message?: string
}

async function connect(address: string) {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (answer: BidiAnswer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as BidiAnswer
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error('Firefox refused the connection.')), {
      once: true,
    })
  })
  let id = 0
  return {
    async call<T>(method: string, params: object): Promise<T> {
      id += 1
      const own = id
      const answer = await new Promise<BidiAnswer>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`Firefox did not answer ${method}.`)), callMs)
        waiting.set(own, (it) => {
          clearTimeout(timer)
          resolve(it)
        })
        socket.send(JSON.stringify({ id: own, method, params }))
      }).finally(() => waiting.delete(own))
      if (answer.type === 'error') throw new Error(`Firefox: ${answer.error} ${answer.message} (${method})`)
      return answer.result as T
    },
  }
}
