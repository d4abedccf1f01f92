import { textIn } from '#site/ui/form-text.ts'
import type { CustomPackageRequest } from './request.ts'

/** The request in the form, with trimmed texts. */
export function requestFrom(data: FormData): CustomPackageRequest {
  const text = (field: keyof CustomPackageRequest) => textIn(data, field).trim()
  return {
    name: text('name'),
    email: text('email'),
    travelers: Number(text('travelers')),
    destination: text('destination'),
    startDate: text('startDate'),
    endDate: text('endDate'),
    budget: Number(text('budget')),
    interests: data.getAll('interests').map(String),
    travelStyle: text('travelStyle'),
    accommodation: data.getAll('accommodation').map(String),
    notes: text('notes'),
  }
}
