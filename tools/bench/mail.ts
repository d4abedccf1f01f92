import { emailSendPath } from '#contract/email.ts'
import { queryBody } from '#tests/support/send-query.ts'
import { residentMb } from './process-use.ts'
import { percentile, say, table } from './report.ts'
import { measuredServer, onEachDatabase } from './servers.ts'
import { drive, post } from './visitors.ts'

let enquiries = 0

/** Sends one enquiry of ordinary length, unlike any other. Resolves to whether it was committed. */
async function enquire(url: string): Promise<boolean> {
  enquiries += 1
  const enquiry = queryBody({
    from_name: 'Asha Rao',
    from_email: `asha-${enquiries}@example.org`,
    phone: '+91 98100 12345',
    item_name: 'Splendid Dubai',
    item_type: 'Package',
    item_price: '$999',
    message: `Number ${enquiries}: two adults and a child of six, some time in February. `.repeat(3),
  })
  const { status } = await post(url + emailSendPath, enquiry)
  return status === 200
}

/** Enquiries committed a second, and how long the answer takes, while the worker sends their mail. */
export async function benchMail(isQuick: boolean): Promise<string> {
  const seconds = isQuick ? 3 : 20
  const rows = await onEachDatabase(async (name, env) => {
    say(`${name}: 16 visitors enquire for ${seconds} s`)
    const server = await measuredServer(env)
    const atRest = residentMb(server.pid)
    const { perSecond, latencies, failed } = await drive(16, seconds, () => enquire(server.url))
    const underLoad = residentMb(server.pid)
    await server.stop()
    if (failed > 0) throw new Error(`${failed} enquiries were refused on ${name}.`)
    const ms = (share: number) => percentile(latencies, share).toFixed(1)
    return [name, perSecond.toFixed(0), ms(0.5), ms(0.99), atRest.toFixed(0), underLoad.toFixed(0)]
  })
  const head = ['Database', 'enquiries/s', 'p50 ms', 'p99 ms', 'MB at rest', 'MB under load']
  return table(head, rows)
}
