import { useEffect } from 'react'
import { data, useLocation } from 'react-router'
import { pageSize } from '#catalogue/page-size.ts'
import { chooseItems, readChoices, type Listing } from './choose-items.ts'
import type { ListPlan } from './list-plan.ts'

/**
 * A page of the whole list, as it is prerendered: `/destinations`, `/destinations/page/2`. Its items are without what filters alone
 * read, for they fetch the whole list.
 *
 * @throws the answer 404 for a page that the list does not have
 */
export function pageOfAll<Item extends { bestMonths?: unknown }>(
  all: readonly Item[],
  { pathname }: URL,
): Listing<Omit<Item, 'bestMonths'>> {
  // Prerendering asks with a slash at the end.
  const page = Number(/\/page\/(\d+)\/?$/.exec(pathname)?.[1] ?? 1)
  const shown = page > 0 ? all.slice((page - 1) * pageSize, page * pageSize) : []
  if (shown.length === 0) throw data(null, { status: 404 })
  const items = shown.map(({ bestMonths: _bestMonths, ...item }) => item)
  return { items, page, found: all.length, total: all.length, choices: {}, loosened: [] }
}

const kept = new Map<string, unknown>()

/** Keeps the data of a list's page while it is open, so that choosing a filter fetches none of it again. */
export function useKeptPage(loaderData: unknown): void {
  const { pathname } = useLocation()
  useEffect(() => void kept.set(pathname, loaderData), [pathname, loaderData])
}

interface ListSource<Item, Page> {
  /** The data of the prerendered page. */
  page: () => Promise<Page>
  /** Filters and order need every entry; nothing else fetches them. */
  all: () => Promise<Item[]>
}

/** The data of a list's address in the browser: the prerendered page's, or what its filters leave of the list. */
export async function loadListing<Item, Page extends { listing: Listing<Item> }>(
  plan: ListPlan<Item>,
  source: ListSource<Item, Page>,
  { pathname, searchParams }: URL,
): Promise<Page> {
  const isChosen = Object.keys(readChoices(plan, searchParams)).length > 0
  if (!isChosen) return await source.page()
  const page = kept.get(pathname) as Page | undefined
  const [around, all] = await Promise.all([page ?? source.page(), source.all()])
  return { ...around, listing: chooseItems(plan, all, searchParams) }
}
