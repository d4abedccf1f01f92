/** The content of a trip's notes, in order, before drawing. */
import { agency, money } from '#catalogue/build/read-catalogue.ts'
import { lastDay, upcoming } from '#catalogue/departures.ts'
import { durationText, groupSizeText } from '#catalogue/format.ts'
import type { TourPackage } from '#catalogue/tour-packages.ts'
import { mealsInWords } from '#site/features/itinerary/meals.ts'
import { refundRows } from '#site/layout/refund-rows.ts'

export interface TextBlock {
  kind: 'text'
  text: string
  isQuiet?: boolean
  /** The address that the line opens. */
  href?: string
}

export type Block =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | TextBlock
  | { kind: 'list'; items: string[] }
  | { kind: 'map' }

/** In full, so that the notes and the page write the same. */
export type FormatDay = (isoDate: string) => string

const heading = (text: string, level: 2 | 3 = 2): Block => ({ kind: 'heading', level, text })
const text = (words: string): TextBlock => ({ kind: 'text', text: words })
const quiet = (words: string): TextBlock => ({ ...text(words), isQuiet: true })
const telephone = (number: string) => `tel:${number.replaceAll(' ', '')}`
const linked = (words: string, href: string): TextBlock => ({ ...text(words), href })
const list = (items: string[]): Block => ({ kind: 'list', items })
const section = (title: string, items: string[] | undefined): Block[] =>
  items ? [heading(title), list(items)] : []

/** The line below the name: `8 Days · 4-10 People · $1,199 per person`. */
export const factsLine = ({ days, groupSize, price }: TourPackage): string =>
  [durationText(days), groupSizeText(groupSize), `${money(price)} per person`].join(' · ')

/**
 * Below it, on the cover: the day of the notes, and where to ask.
 *
 * @param made that day in full
 */
export const coverNotes = (page: string, made: string): TextBlock[] => [
  quiet(`As of ${made}. What changed since is on the page of the trip:`),
  linked(page, page),
  quiet(
    `${agency.name}, ${agency.address.street}, ${agency.address.city} ${agency.address.postcode}, ${agency.address.country}`,
  ),
  linked(`Phone ${agency.phone}`, telephone(agency.phone)),
  linked(`WhatsApp ${agency.whatsapp}`, `https://wa.me/${agency.whatsapp.replaceAll(/\D/g, '')}`),
  linked(agency.bookingEmail, `mailto:${agency.bookingEmail}`),
  linked(
    `For travellers on a trip, day and night: ${agency.emergencyPhone}`,
    telephone(agency.emergencyPhone),
  ),
]

/**
 * Everything below the cover.
 *
 * @param today the day the notes are made, as `2026-11-23`
 */
export function notesOf(trip: TourPackage, today: string, formatDay: FormatDay): Block[] {
  const { features, route, priceBasis, whatsIncluded, whatsNotIncluded } = trip
  return [
    ...(route
      ? [
          heading('The way'),
          { kind: 'map' as const },
          text(
            `${route.map(({ place, nights }) => `${place}, ${nights} ${nights === 1 ? 'night' : 'nights'}`).join('. ')}.`,
          ),
        ]
      : []),
    list(features),
    ...departures(trip, today, formatDay),
    ...days(trip),
    ...section('In the price', whatsIncluded),
    ...section('Not in the price', whatsNotIncluded),
    ...(priceBasis ? [text(priceBasis)] : []),
    ...beforeYouGo(trip, formatDay),
    heading('If you have to cancel'),
    list(
      refundRows(agency.refunds).map(
        ({ when, refund }) => `${when} before departure: ${refund === 'None' ? 'nothing' : refund} back`,
      ),
    ),
    text(
      `Of the total booking cost. Airline tickets follow the airline's own policy. Write to ${agency.bookingEmail}; we acknowledge a cancellation within ${agency.acknowledgedWithinHours} hours.`,
    ),
  ]
}

function departures({ departures: known, days: length, price }: TourPackage, today: string, day: FormatDay) {
  const dates = upcoming(known?.dates ?? [], today)
  if (!known || dates.length === 0) return []
  return [
    heading('When it leaves'),
    list(
      dates.map(({ start, status, price: own }) => {
        const state = { open: '', guaranteed: ', guaranteed', full: ', full' }[status]
        return `${day(start)} to ${day(lastDay(start, length))}, ${money(own ?? price)}${state}`
      }),
    ),
    quiet(`${known.isSample ? 'Sample dates' : 'Dates'} as of ${day(known.asOf)}.`),
  ]
}

function days({ itinerary, ifClosed }: TourPackage): Block[] {
  if (!itinerary) return []
  return [
    heading('Day by day'),
    ...itinerary.flatMap(({ day, title, description, stay, meals }) => {
      const details = [stay && `Stay: ${stay}`, meals && `Meals: ${mealsInWords(meals)}`].filter(Boolean)
      return [
        heading(`Day ${day}: ${title}`, 3),
        text(description),
        ...(details.length > 0 ? [quiet(`${details.join('. ')}.`)] : []),
      ]
    }),
    ...(ifClosed ? [text(`Closing days: ${ifClosed}`)] : []),
  ]
}

const beforeYouGo = ({ beforeYouGo: countries = [] }: TourPackage, formatDay: FormatDay): Block[] =>
  countries.length === 0
    ? []
    : [
        heading('Before you go'),
        ...countries.flatMap(({ name, entry, entryLink, health, money: cash, emergency, checked }) => [
          heading(name, 3),
          text(entry),
          linked(`${entryLink.text}: ${entryLink.href}`, entryLink.href),
          text(health),
          text(cash),
          text(`Emergency: ${emergency}`),
          quiet(`Checked on ${formatDay(checked)}.`),
        ]),
      ]
