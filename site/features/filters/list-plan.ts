export interface Option {
  /** As it stands in the address. */
  value: string
  text: string
}

/** What visitors see of a filter. */
export interface Question {
  /** Its parameter in the address. */
  name: string
  label: string
  /** The first choice, which leaves nothing out: "Any price". */
  any: string
  options: readonly Option[]
}

export interface Filter<Item> extends Question {
  fits: (item: Item, value: string) => boolean
}

export interface Order<Item> extends Option {
  compare: (a: Item, b: Item) => number
}

/** How a list can be narrowed and sorted (product-brief B13). */
export interface ListPlan<Item> {
  filters: readonly Filter<Item>[]
  orders: readonly Order<Item>[]
}

/** `$3,299` or `From $899` in dollars. */
export const dollarsIn = (price: string): number => Number(price.replace(/\D/g, ''))

export const upTo = (dollars: number): Option => ({
  value: String(dollars),
  text: `Up to $${dollars.toLocaleString('en-US')}`,
})

/** `Jan` and `January`, as catalogue and visitors call it; the platform knows the twelve. */
const months = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => {
    const named = (month: 'short' | 'long') => new Date(2000, index).toLocaleString('en-US', { month })
    return [named('short'), named('long')]
  }),
)

/** A month among an entry's best ones. */
export const monthFilter: Filter<{ bestMonths?: readonly string[] | undefined }> = {
  name: 'month',
  label: 'Month',
  any: 'Any month',
  options: Object.entries(months).map(([value, text]) => ({ value, text })),
  fits: ({ bestMonths }, month) => bestMonths?.includes(month) ?? false,
}
