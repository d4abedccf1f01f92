import { pino } from 'pino'
import { createConfig } from '#server/config/config.ts'
import { createContext } from '#server/context.ts'
import { createDesk } from '#server/desk/desk.ts'

// The Desk as a process that a test can kill. Its pages are in the given folder, because the real ones are built after the unit tests.

const config = createConfig(process.env)
if (!config.desk) throw new Error('These settings turn the Desk off.')
const context = await createContext(config, { log: pino({ level: 'silent' }) })
const app = await createDesk(context, config.desk, { client: process.argv[2] ?? '' })
await app.listen({ port: config.desk.port, host: config.desk.host })
console.log('listening')
