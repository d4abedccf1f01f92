import { useEffect } from 'react'
import { data, useLocation } from 'react-router'
import { pageSize } from '#catalogue/page-size.ts'
import { chooseItems, readChoices, type Listing } from './choose-items.ts'
import type { ListPlan } from './list-plan.ts'

/**
 * A prerendered page of the whole list: `/destinations`, `/destinations/page/2`. Its items lack the fields that only filters
 * read, because filters fetch the whole list.
 *
 * @throws a 404 response if the list has no such page
 */
export function pageOfAll<Item extends { bestMonths?: unknown }>(
  all: readonly Item[],
  { pathname }: URL,
): Listing<Omit<Item, 'bestMonths'>> {
  // Prerendering requests a path with a trailing slash.
  const page = Number(/\/page\/(\d+)\/?$/.exec(pathname)?.[1] ?? 1)
  const shown = page > 0 ? all.slice((page - 1) * pageSize, page * pageSize) : []
  if (shown.length === 0) throw data(null, { status: 404 })
  const items = shown.map(({ bestMonths: _bestMonths, ...item }) => item)
  return { items, page, found: all.length, total: all.length, choices: {}, loosened: [] }
}

const kept = new Map<string, unknown>()

/** Keeps the data of a list's page while it is open, so that choosing a filter does not fetch it again. */
export function useKeptPage(loaderData: unknown): void {
  const { pathname } = useLocation()
  useEffect(() => void kept.set(pathname, loaderData), [pathname, loaderData])
}

interface ListSource<Item, Page> {
  /** The data of the prerendered page. */
  page: () => Promise<Page>
  /** All entries. Only filtering and sorting fetch them. */
  all: () => Promise<Item[]>
}

/** The data for a list's address in the browser: that of the prerendered page, or the filtered list. */
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
