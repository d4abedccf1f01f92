import { money } from '#catalogue/agency.ts'
import { travelStyles, type TravelStyle } from '#catalogue/vocabulary.ts'
import { formatDay } from '#catalogue/format-day.ts'
import { labels, type CustomPackageRequest } from './request.ts'

/** Invalid dates are returned unchanged. */
const day = (isoDate: string): string => (Number.isNaN(Date.parse(isoDate)) ? isoDate : formatDay(isoDate))

const styleLabel = (value: string): string => travelStyles[value as TravelStyle] ?? value

/** An answer as text. Empty if there is none. */
export function answerText(request: CustomPackageRequest, field: keyof CustomPackageRequest): string {
  switch (field) {
    case 'startDate':
    case 'endDate':
      return day(request[field])
    case 'budget':
      return `${money(request.budget)} per person`
    case 'travelStyle':
      return styleLabel(request.travelStyle)
    case 'interests':
    case 'accommodation':
      return request[field].join(', ')
    default:
      return String(request[field])
  }
}

/** The whole request as plain text, for e-mail, WhatsApp, the clipboard and the file. */
export const requestText = (request: CustomPackageRequest): string =>
  [
    'Custom package request',
    '',
    ...(Object.keys(labels) as (keyof CustomPackageRequest)[]).map(
      (field) => `${labels[field]}: ${answerText(request, field) || '-'}`,
    ),
  ].join('\n')
