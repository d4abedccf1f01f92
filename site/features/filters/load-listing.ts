import type { ListPages } from '#catalogue/list-pages.ts'
import { data } from 'react-router'
import { chooseItems, readChoices, type Listing } from './choose-items.ts'
import type { ListPlan } from './list-plan.ts'

/** What a list's loader needs to know of its catalogue. */
export interface ListSource<Item> extends ListPages<Item> {
  /** Filters and order need every entry; nothing else fetches them. */
  all: () => Promise<Item[]>
}

/**
 * The items of a list's address: `/destinations`, `/destinations/page/2`, `/destinations?price=600&page=2`.
 *
 * @throws the answer 404 for a page that the list does not have
 */
export async function loadListing<Item>(
  plan: ListPlan<Item>,
  { total, pages, all }: ListSource<Item>,
  { pathname, searchParams }: URL,
): Promise<Listing<Item>> {
  const isChosen = Object.keys(readChoices(plan, searchParams)).length > 0
  if (isChosen) return chooseItems(plan, await all(), searchParams)
  // Prerendering asks with a slash at the end.
  const page = Number(/\/page\/(\d+)\/?$/.exec(pathname)?.[1] ?? 1)
  const items = await pages[page - 1]?.()
  if (!items) throw data(null, { status: 404 })
  return { items, page, found: total, total, choices: {}, loosened: [] }
}
