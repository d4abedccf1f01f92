import type { Fault } from './problems.ts'
import type { Agency } from '#catalogue/schemas/agency.ts'
import type { Country } from '#catalogue/schemas/country.ts'
import type { Destination } from '#catalogue/schemas/destination.ts'
import type { TourPackage } from '#catalogue/schemas/tour-package.ts'
import { shiftDay } from '#catalogue/shift-day.ts'

/** Contradictions between a trip and the countries it visits. */
export function tripFaults(trip: TourPackage, countries: Country[], names: Map<string, string>): Fault[] {
  return [
    ...closingDays(trip, countries),
    ...closedAtEveryDeparture(trip, countries),
    ...countriesMissing(trip, names),
    ...visas(trip, countries),
    ...smallestGroup(trip),
    ...mealsAgainstText(trip),
  ]
}

/** A sight that is closed on a weekday needs an alternative, because a trip may begin on any weekday. */
const closingDays = ({ itinerary = [], ifClosed = '' }: TourPackage, countries: Country[]): Fault[] =>
  countries
    .flatMap(({ closed = [] }) => closed)
    .flatMap(({ sight, on }) => {
      const day = itinerary.find(mentions(sight))
      if (!day) return []
      const unsaid = [sight, ...on].filter((word) => !ifClosed.includes(word))
      return unsaid.length === 0
        ? []
        : [
            {
              path: ['itinerary', itinerary.indexOf(day)],
              words: `visits ${sight}, which is closed on ${on.join(' and ')}.`,
              cure: `Say in ifClosed what happens if the day falls on it: name ${unsaid.join(' and ')}.`,
            },
          ]
    })

/** A day of the itinerary whose sight is closed at every departure. */
const closedAtEveryDeparture = ({ itinerary = [], departures }: TourPackage, countries: Country[]): Fault[] =>
  countries
    .flatMap(({ closed = [] }) => closed)
    .flatMap(({ sight, on }) => {
      const days = itinerary.filter(mentions(sight))
      const visits = (departures?.dates ?? []).flatMap(({ start }) =>
        days.map(({ day }) => weekday.format(new Date(shiftDay(start, day - 1)))),
      )
      return visits.length === 0 || visits.some((visit) => !on.some((name) => name === visit))
        ? []
        : [
            {
              path: ['itinerary', itinerary.findIndex(mentions(sight))],
              words: `visits ${sight}, which is closed on that day at every departure.`,
              cure: 'Let the trip leave on another weekday, or visit it on another day.',
            },
          ]
    })

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })

const mentions =
  (sight: string) =>
  ({ title, description }: { title: string; description: string }): boolean =>
    `${title} ${description}`.includes(sight)

/** The page must show the entry rules of every country that the trip's days name. */
function countriesMissing(trip: TourPackage, names: Map<string, string>): Fault[] {
  const { itinerary = [], countries = [], imageText, features, whatsIncluded = [], startsAt, endsAt } = trip
  const days = itinerary.flatMap(({ title, description }) => [title, description])
  const words = [...days, imageText, ...features, ...whatsIncluded, startsAt, endsAt].join(' ')
  return [...names]
    .filter(([slug, name]) => !countries.includes(slug) && new RegExp(`\\b${name}\\b`).test(words))
    .map(([slug, name]) => ({
      path: ['countries'],
      words: `does not list ${slug}, but the trip names ${name}.`,
      cure: 'Add it, so that the page says what a passport needs there, or leave the name out.',
    }))
}

const visas = ({ whatsNotIncluded = [] }: TourPackage, countries: Country[]): Fault[] =>
  countries.some(({ entry }) => /visa/i.test(entry)) && !whatsNotIncluded.some((line) => /visa/i.test(line))
    ? [
        {
          path: ['whatsNotIncluded'],
          words: 'does not name visas, but a country of the trip requires one.',
          cure: 'Add a line.',
        },
      ]
    : []

const smallestGroup = ({ runsFrom = 0, groupSize: { to } }: TourPackage): Fault[] =>
  runsFrom > to
    ? [
        {
          path: ['runsFrom'],
          words: `is ${runsFrom}, above the largest group, ${to}.`,
          cure: `Write a number up to ${to}.`,
        },
      ]
    : []

/** Meals that the text includes must be marked. Meals that travellers arrange themselves must not be. */
const mealWords = [
  {
    initial: 'L',
    meal: 'lunch',
    promised: /\b(picnic|packed|box) lunch\b|\blunch is (?!up to you|on your own)|\bthe picnic is\b/i,
    own: /\blunch (is up to you|on your own)\b/i,
  },
  {
    initial: 'D',
    meal: 'dinner',
    promised:
      /\b(welcome|farewell|last|closing) dinner\b|\bdinner is (?!up to you)|\b(has|have) dinner together\b/i,
    own: /\b(dinner|supper) (is up to you|where you (like|please))\b/i,
  },
]

const mealsAgainstText = ({ itinerary = [] }: TourPackage): Fault[] =>
  itinerary.flatMap(({ description, meals = '' }, place) =>
    mealWords.flatMap(({ initial, meal, promised, own }) => {
      const isMarked = meals.includes(initial)
      if (!isMarked && promised.test(description))
        return [
          {
            path: ['itinerary', place],
            words: `promises ${meal}, and meals does not have ${initial}.`,
            cure: `Add it, or say that ${meal} is up to you.`,
          },
        ]
      if (isMarked && own.test(description))
        return [
          {
            path: ['itinerary', place],
            words: `leaves ${meal} to the traveller, but meals has ${initial}.`,
            cure: 'Take it out, or change the text.',
          },
        ]
      return []
    }),
  )

export const regionFaults = ({ region }: Destination, regions: string[]): Fault[] =>
  regions.includes(region)
    ? []
    : [
        {
          path: ['region'],
          words: `is ${region}, which is none of the regions.`,
          cure: `Choose from: ${regions.join(' · ')}. Or add it to them.`,
        },
      ]

/** A plan has one day more than the nights that the price covers. */
export function planFaults({ details }: Destination): Fault[] {
  const nights = Number(/(\d+) nights/.exec(details.priceBasis ?? '')?.[1])
  const days = details.dayPlan?.length
  return !days || !nights || days === nights + 1
    ? []
    : [
        {
          path: ['details', 'dayPlan'],
          words: `has ${days} days, but priceBasis covers ${nights} nights.`,
          cure: `Write ${nights + 1} days, or change the nights.`,
        },
      ]
}

/** Entry rules must name the agency's passport. */
export function passportFaults({ entry }: Country, agency: unknown): Fault[] {
  const { passport } = agency as Agency
  return entry.includes(passport)
    ? []
    : [
        {
          path: ['entry'],
          words: `does not name the ${passport} passport, the agency's own.`,
          cure: 'Say what its holders need.',
        },
      ]
}
