import { expect, it } from 'vitest'
import type { Found } from '#contract/desk.ts'
import { describeEachDatabase } from '#tests/support/databases.ts'
import { createTestDesk } from '#tests/support/desk.ts'
import { enquire } from '#tests/support/enquiries.ts'

describeEachDatabase('the search', (database) => {
  it('finds pages and people by name without accents, and enquiries by what was sent', async () => {
    const { context, signedIn, browser } = await createTestDesk({ database })
    const id = await enquire(context, { from_name: 'José Bangkokwala' })
    const find = async (words: string): Promise<Found> =>
      (await (await signedIn())('/search', { words })).json()
    expect(await find('bangkok')).toEqual({
      pages: [
        { file: 'destinations/bangkok-thailand.yaml', name: 'Bangkok', group: 'Places' },
        expect.objectContaining({ file: 'posts/yaowarat-after-dark.md', group: 'Stories' }),
      ],
      enquiries: [{ id, name: 'José Bangkokwala', about: 'Bali' }],
    })
    expect((await find('tara')).pages).toEqual([
      expect.objectContaining({ name: 'Tara Menon', group: 'People' }),
    ])
    expect((await find('jose')).enquiries).toHaveLength(1)
    expect(await find('nothing of the kind')).toEqual({ pages: [], enquiries: [] })
    expect((await browser()('/search', { words: 'bangkok' })).statusCode).toBe(401)
  })
})
