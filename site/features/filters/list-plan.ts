import { money } from '#catalogue/agency.ts'
import { monthNames } from '#catalogue/vocabulary.ts'

export interface Option {
  /** Its value in the address. */
  value: string
  text: string
}

/** What visitors see of a filter. */
export interface Question {
  /** Its parameter in the address. */
  name: string
  label: string
  /** The first option, which filters nothing: "Any price". */
  any: string
  options: readonly Option[]
}

export interface Filter<Item> extends Question {
  fits: (item: Item, value: string) => boolean
}

export interface Order<Item> extends Option {
  compare: (a: Item, b: Item) => number
}

/** How a list can be filtered and sorted (product-brief B13). */
export interface ListPlan<Item> {
  filters: readonly Filter<Item>[]
  orders: readonly Order<Item>[]
}

export const upTo = (price: number): Option => ({ value: String(price), text: `Up to ${money(price)}` })

/** Matches an entry if the month is one of its best. */
export const monthFilter: Filter<{ bestMonths?: readonly string[] | undefined }> = {
  name: 'month',
  label: 'Month',
  any: 'Any month',
  options: Object.entries(monthNames).map(([value, text]) => ({ value, text })),
  fits: ({ bestMonths }, month) => bestMonths?.includes(month) ?? false,
}
