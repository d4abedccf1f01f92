import { officeTime, type TodayLine } from '#contract/desk.ts'
import type { Context } from '#server/context.ts'
import { officeOf } from '#server/desk/office.ts'
import { isUnderWay, readState, withoutCorrected } from '#server/desk/publish-drafts.ts'

const look = { words: 'Look', to: '/publish' }

/** What was typed and visitors do not see, and how a publishing ended that did not bring it to them. */
export async function pagesToday(context: Context): Promise<TodayLine[]> {
  const { config, database } = context
  const drafts = await database
    .selectFrom('deskDrafts')
    .select(['file', 'savedAt as at'])
    .orderBy('savedAt')
    .execute()
  const state = withoutCorrected(await readState(database), drafts)
  if (isUnderWay(state))
    return [{ label: 'Publish', words: `${state.by} is publishing just now.`, tone: 'fine', action: look }]
  const [oldest] = drafts
  if (!oldest) return []
  if (state.step === 'failed') {
    const why = state.problems.map(({ page, words }) => `${page}: ${words}`)[0] ?? state.reason ?? ''
    const words = `Not published, and the site is as it was. ${why}`.trim()
    return [{ label: 'Publish', words, tone: 'needs-you', action: look }]
  }
  const pages = drafts.length === 1 ? '1 changed page is' : `${drafts.length} changed pages are`
  const since = officeTime(oldest.at, await officeOf(config))
  const words = `${pages} not published yet. The oldest change is of ${since}.`
  return [{ label: 'Pages', words, tone: 'needs-you', action: look }]
}
