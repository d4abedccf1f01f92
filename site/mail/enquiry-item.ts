import { fromPrice, money } from '#catalogue/agency.ts'
import type { QueryVariables } from '#contract/email.ts'

/** What an enquiry is about (spec §3). */
export interface EnquiryItem {
  name: string
  type: QueryVariables['item_type']
  /** The price as displayed. Undefined for services. */
  price?: string
  /** The visitor wants a call. The message says so, without a separate parameter. */
  isCall?: boolean
  /** The first line of the message, in place of chosen or searched dates. */
  firstLine?: string
}

export const destinationItem = ({ name, price }: { name: string; price: number }): EnquiryItem => ({
  name,
  type: 'Destination',
  price: fromPrice(price),
})

export const packageItem = ({ name, price }: { name: string; price: number }): EnquiryItem => ({
  name,
  type: 'Package',
  price: money(price),
})

/** The three parameters of spec §7 for the item. */
export const itemVariables = ({ name, type, price }: EnquiryItem) =>
  ({
    item_name: name,
    item_type: type,
    item_price: price ?? 'N/A',
  }) satisfies Partial<QueryVariables>
