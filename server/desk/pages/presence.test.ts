import { expect, it } from 'vitest'
import type { Others } from '#contract/desk-pages.ts'
import { describeEachDatabase } from '#tests/support/databases.ts'
import { createTestDesk, kabir, type AskDesk } from '#tests/support/desk.ts'

const bali = 'destinations/bali-indonesia.yaml'

describeEachDatabase('people on the same page', (database) => {
  const here = async (ask: AskDesk, file = bali, idleMs: number | null = null): Promise<Others> =>
    (await ask('/page/here', { file, idleMs })).json()

  it('see each other and who is typing, until one leaves', async () => {
    const { signedIn } = await createTestDesk({ database })
    const [asTara, asKabir] = [await signedIn(), await signedIn(kabir)]
    expect(await here(asTara)).toEqual([])
    expect(await here(asKabir)).toEqual([{ name: 'Tara Rao', isTyping: false }])
    expect(await here(asTara, bali, 500)).toEqual([{ name: 'Kabir', isTyping: false }])
    expect(await here(asKabir)).toEqual([{ name: 'Tara Rao', isTyping: true }])
    expect(await here(asTara, bali, 40_000)).toHaveLength(1)
    expect(await here(asKabir)).toEqual([{ name: 'Tara Rao', isTyping: false }])
    expect(await here(asKabir, 'faq.yaml')).toEqual([])
    await asTara('/page/here', { file: bali, idleMs: null, isLeaving: true })
    expect(await here(asKabir)).toEqual([])
    // A person with two browsers is listed once.
    expect(await here(await signedIn(kabir))).toEqual([])
  })

  it('drop a browser that stopped reporting', async () => {
    const { signedIn, context } = await createTestDesk({ database })
    const [asTara, asKabir] = [await signedIn(), await signedIn(kabir)]
    await here(asTara)
    expect(await here(asKabir)).toHaveLength(1)
    await context.database
      .updateTable('deskPresence')
      .set({ seenAt: context.clock.now() - 31_000 })
      .where('address', '=', 'tara@agency.example')
      .execute()
    expect(await here(asKabir)).toEqual([])
    expect((await asTara('/page/here', { file: '../x', idleMs: null })).statusCode).toBe(404)
  })
})
