import { readSources } from '#catalogue/build/content-index.ts'
import { officeTime, type TodayLine } from '#contract/desk.ts'
import type { Context } from '#server/context.ts'
import { officeDay } from '#server/desk/enquiries/due.ts'
import { officeOf } from '#server/desk/office.ts'
import { movedMarks } from '#server/desk/photographs/subjects.ts'
import { isUnderWay, readState, withoutCorrected } from '#server/desk/publish-drafts.ts'
import { uncheckedPages } from './unchecked.ts'

const shownChecks = 3

/** Pages unchecked for a year, oldest first. */
export async function checksToday({ config, clock }: Context, content?: string): Promise<TodayLine[]> {
  const { timeZone } = await officeOf(config)
  const all = uncheckedPages(readSources(content), officeDay(clock.now(), timeZone).slice(0, 7))
  const lines = all.slice(0, shownChecks).map(({ file, page, months }): TodayLine => ({
    label: 'Check',
    words: `${page} was last checked ${months} months ago.`,
    tone: 'needs-you',
    action: { words: 'Open', to: `/pages/${file}` },
  }))
  const more = all.length - lines.length
  if (more === 0) return lines
  const words = more === 1 ? '1 more page was' : `${more} more pages were`
  const action = { words: 'Look', to: '/reports' }
  return [
    ...lines,
    { label: 'Check', words: `${words} not checked in the last year.`, tone: 'needs-you', action },
  ]
}

const look = { words: 'Look', to: '/publish' }

/** Unpublished changes, and why the last publishing failed. */
export async function pagesToday(context: Context, content?: string): Promise<TodayLine[]> {
  const { config, database } = context
  const drafts = await database
    .selectFrom('deskDrafts')
    .select(['file', 'savedAt as at'])
    .orderBy('savedAt')
    .execute()
  const state = withoutCorrected(await readState(database), drafts)
  if (isUnderWay(state))
    return [{ label: 'Publish', words: `${state.by} is publishing right now.`, tone: 'fine', action: look }]
  const marks = await movedMarks(context, content)
  const moments = [...drafts, ...marks].map(({ at }) => at)
  if (moments.length === 0) return []
  if (state.step === 'failed') {
    const why = state.problems.map(({ page, words }) => `${page}: ${words}`)[0] ?? state.reason ?? ''
    const words = `Not published. The site has not changed. ${why}`.trim()
    return [{ label: 'Publish', words, tone: 'needs-you', action: look }]
  }
  const changes = moments.length === 1 ? '1 change is' : `${moments.length} changes are`
  const since = officeTime(Math.min(...moments), await officeOf(config))
  const words = `${changes} not published yet. The oldest is from ${since}.`
  return [{ label: 'Pages', words, tone: 'needs-you', action: look }]
}
