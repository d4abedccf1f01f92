import { pageSize } from '#catalogue/page-size.ts'
import { pageOfList } from '#site/paths.ts'
import type { ListPlan } from './list-plan.ts'

/** The choices in an address of a list, by parameter, including `sort`. */
export type Choices = Record<string, string>

export interface Listing<Item> {
  /** The items of the current page. */
  items: Item[]
  /** The current page, from 1. */
  page: number
  found: number
  total: number
  choices: Choices
  /** If there are no results: each filter that would give results when removed, and their number. */
  loosened: { name: string; found: number }[]
}

/** The page in an address, or the last page if that does not exist. */
export const pageIn = (parameters: URLSearchParams, found = Infinity): number =>
  Math.max(1, Math.min(Math.trunc(Number(parameters.get('page')) || 1), Math.ceil(found / pageSize)))

/** Values that the plan does not offer are ignored. */
export function readChoices<Item>(plan: ListPlan<Item>, parameters: URLSearchParams): Choices {
  const offered = [...plan.filters, { name: 'sort', options: plan.orders }]
  return Object.fromEntries(
    offered.flatMap(({ name, options }) => {
      const value = parameters.get(name)
      return options.some((option) => option.value === value) ? [[name, value]] : []
    }),
  ) as Choices
}

/** The address of a list: its path and the choices. Without choices, every page of the list is prerendered. */
export function listAddress(path: string, choices: Choices, page = 1): string {
  const filled = Object.entries(choices).filter(([, value]) => value)
  if (filled.length === 0) return pageOfList(path, page)
  if (page > 1) filled.push(['page', String(page)])
  return `${path}?${new URLSearchParams(filled)}`
}

/** The items that match the choices in an address. */
export function chooseItems<Item>(
  plan: ListPlan<Item>,
  all: readonly Item[],
  parameters: URLSearchParams,
): Listing<Item> {
  const choices = readChoices(plan, parameters)
  const used = plan.filters.filter(({ name }) => choices[name])
  const fitting = (filters: typeof used) =>
    all.filter((item) => filters.every(({ name, fits }) => fits(item, choices[name] ?? '')))
  const found = fitting(used)
  const order = plan.orders.find(({ value }) => value === choices['sort'])
  const page = pageIn(parameters, found.length)
  return {
    items: (order ? found.toSorted(order.compare) : found).slice((page - 1) * pageSize, page * pageSize),
    page,
    found: found.length,
    total: all.length,
    choices,
    loosened: found.length
      ? []
      : used
          .map(({ name }) => ({
            name,
            found: fitting(used.filter((other) => other.name !== name)).length,
          }))
          .filter((loosened) => loosened.found > 0),
  }
}
