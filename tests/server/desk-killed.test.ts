import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { enquire } from '../support/enquiries.ts'
import { openKillableDesk } from '../support/killable-desk.ts'

it('loses no reply that the Desk reported as sent, and sends none twice, although it is killed repeatedly', async () => {
  const { context, start, ask } = await openKillableDesk()
  const { database } = context
  const ids: string[] = []
  for (let count = 0; count < 12; count += 1) ids.push(await enquire(context, { item_name: `Trip ${count}` }))

  const acknowledged: string[] = []
  for (let kill = 0; kill < 5; kill += 1) {
    const end = await start()
    let ended: Promise<void> | undefined
    let answered = 0
    const write = async (id: string) => {
      try {
        for (;;) {
          const { version } = (await (await ask(`/enquiries/${id}`)).json()) as { version: number }
          const reply = randomUUID()
          const answer = await ask('/enquiries/reply', { id, version, reply, words: 'Yes.' })
          if (answer.status === 200) acknowledged.push(reply)
          answered += 1
          // Killed after a number of answers, while other requests are running, so that timing does not matter.
          if (answered === 15 + 4 * kill) ended = end()
        }
      } catch {
        // It is gone.
      }
    }
    await Promise.all(ids.map(write))
    await ended
  }
  expect(acknowledged.length).toBeGreaterThan(50)
  const replies = await database
    .selectFrom('enquiryReplies')
    .leftJoin('messages', 'messages.id', 'enquiryReplies.mailId')
    .select(['enquiryReplies.id', 'enquiryReplies.enquiryId', 'messages.id as mail'])
    .execute()
  const kept = new Set(replies.map(({ id }) => id))
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
  expect(replies.filter(({ mail }) => mail === null)).toEqual([])
  const mails = await database.selectFrom('messages').select('id').where('kind', '=', 'reply').execute()
  expect(mails).toHaveLength(replies.length)
  const answered = await database
    .selectFrom('enquiryWork')
    .select('enquiryId')
    .where('state', '=', 'answered')
    .execute()
  expect(new Set(answered.map(({ enquiryId }) => enquiryId))).toEqual(
    new Set(replies.map(({ enquiryId }) => enquiryId)),
  )
}, 60_000)
