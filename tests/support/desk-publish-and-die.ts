import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join } from 'node:path'
import { createHook } from 'node:async_hooks'
import { pino } from 'pino'
import type { EditedPage, Fields, Kept } from '#contract/desk-pages.ts'
import { photographName } from '#contract/desk-photographs.ts'
import type { Publishing } from '#contract/desk.ts'
import { createConfig } from '#server/config/config.ts'
import { createContext } from '#server/context.ts'
import { createDesk } from '#server/desk/desk.ts'
import { beginSession } from '#server/desk/sessions.ts'
import { photograph } from './photograph.ts'
import { publishTestRelease } from './release.ts'

// Changes a price at the Desk, uploads a photograph, reports both and publishes. Is killed when it begins its n-th step on the
// disk: writing a picture or a text, building, switching. Without a step number it reports how many there are.

const [file = '', price = '', step = '', content = '', client = '', minutes = ''] = process.argv.slice(2)

const config = createConfig(process.env)
if (!config.desk) throw new Error('These settings turn the Desk off.')
// Later in each round, because an interrupted publishing is given some time first.
const context = await createContext(config, {
  log: pino({ level: 'silent' }),
  clock: { now: () => Date.now() + Number(minutes) * 60_000 },
})
const pictures = { art: join(dirname(content), 'art'), out: join(dirname(content), 'pictures') }
const app = await createDesk(context, config.desk, {
  client,
  content,
  pictures,
  runBuild: async () => (await publishTestRelease(config.releasesDir, { content })) && null,
})
const cookie = await context.database
  .transaction()
  .execute((tx) => beginSession(tx, context, { address: 'tara@agency.example', device: 'Firefox on Linux' }))
const host = `localhost:${config.desk.port}`
const headers = { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin', cookie: `desk=${cookie}` }
const ask = async <Answer>(path: string, payload?: object): Promise<Answer> =>
  (
    await app.inject({ url: `/api${path}`, headers, ...(payload ? { method: 'POST', payload } : {}) })
  ).json<Answer>()

// A photograph that an earlier round has not published, or a new one.
const sent = await context.database.selectFrom('deskPhotographs').select('name').executeTakeFirst()
const name = sent?.name ?? photographName(file, false)
if (!sent) {
  const bytes = await photograph(600, 400).jpeg().toBuffer()
  await ask('/photographs', { name, size: bytes.length })
  const part = {
    method: 'POST' as const,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
  }
  await app.inject({ ...part, url: `/api/photographs/${name}/parts/0`, payload: bytes })
}
const image = { name, alt: 'Two women carry fruit through a split gate' }

const page = await ask<EditedPage>(`/page?file=${file}`)
const value = { ...(page.value as Fields), price: Number(price), image }
const kept = await ask<Kept>('/page/keep', { ...page, value })
if (!kept.isKept) throw new Error('Not kept.')
console.log('kept')

let taken = 0
const take = () => {
  taken += 1
  if (taken === Number(step)) process.kill(process.pid, 'SIGKILL')
}
createHook({ init: (_id, type) => void (type === 'FSREQPROMISE' && take()) }).enable()
for (const name of ['writeFileSync', 'renameSync', 'rmSync'] as const) {
  const real = fs[name] as (...given: unknown[]) => void
  Object.assign(fs, {
    [name]: (...given: unknown[]) => {
      take()
      real(...given)
    },
  })
}
syncBuiltinESMExports()

await ask('/publish', {})
let now: Publishing
do {
  await new Promise((resolve) => setTimeout(resolve, 5))
  now = await ask<Publishing>('/publishing')
} while (!['live', 'failed'].includes(now.state.step))
console.log(now.state.step === 'live' ? `live ${taken}` : JSON.stringify(now.state))
await app.close()
await context.database.destroy()
