import { describe, expect, it } from 'vitest'
import { accommodations, interests, travelStyles } from '#catalogue/vocabulary.ts'
import { dateHint } from './date-hint.ts'
import { requestFrom } from './request-from.ts'
import { requestText } from './request-text.ts'
import { labels, steps, type CustomPackageRequest } from './request.ts'

const request: CustomPackageRequest = {
  name: 'Asha Verma',
  email: 'asha@example.com',
  travelers: 2,
  destination: 'Tokyo, Japan',
  startDate: '2027-04-01',
  endDate: '2027-04-10',
  budget: 2500,
  interests: ['Foodie', 'Nature & Wildlife'],
  travelStyle: 'balanced',
  accommodation: ['Boutique Hotel'],
  notes: 'Quiet rooms, please.',
}

describe('the request', () => {
  it('has the values of the form, with trimmed texts', () => {
    const data = new FormData()
    for (const [name, value] of Object.entries({ ...request, name: ' Asha Verma ', interests: 'Foodie' }))
      data.append(name, String(value))
    data.append('interests', 'Nature & Wildlife')
    expect(requestFrom(data)).toEqual(request)
  })

  it('has no travel style and no interests until they are chosen', () => {
    expect(requestFrom(new FormData())).toMatchObject({
      travelStyle: '',
      interests: [],
      accommodation: [],
      notes: '',
    })
  })
})

describe('§3 custom package: the options', () => {
  it('are the specified ones', () => {
    expect(interests).toEqual([
      'Adventure',
      'Relaxation',
      'Culture',
      'Foodie',
      'History',
      'Nature & Wildlife',
    ])
    expect(travelStyles).toEqual({
      'fast-paced': 'Fast-paced & Action-packed',
      leisurely: 'Leisurely & Relaxed',
      balanced: 'A Bit of Both',
    })
    expect(accommodations).toEqual([
      'Hostel',
      'Budget Hotel',
      'Mid-range Hotel',
      'Luxury Hotel',
      'Boutique Hotel',
      'Resort',
    ])
  })

  it('include every field in exactly one step', () => {
    expect(steps.flatMap(({ fields }) => fields as readonly string[]).toSorted()).toEqual(
      Object.keys(labels).toSorted(),
    )
  })
})

describe('the request as text', () => {
  it('has every answer', () => {
    expect(requestText(request)).toBe(
      [
        'Custom package request',
        '',
        'Name: Asha Verma',
        'Email: asha@example.com',
        'Travelers: 2',
        'Destination: Tokyo, Japan',
        'Start date: 1 April 2027',
        'End date: 10 April 2027',
        'Budget: $2,500 per person',
        'Interests: Foodie, Nature & Wildlife',
        'Travel style: A Bit of Both',
        'Accommodation: Boutique Hotel',
        'Notes: Quiet rooms, please.',
      ].join('\n'),
    )
  })

  it('marks unanswered questions, and keeps an impossible year', () => {
    const text = requestText({ ...request, notes: '', endDate: '275760-12-01' })
    expect(text).toContain('Notes: -')
    expect(text).toContain('End date: 275760-12-01')
  })
})

describe('the hint about unusual dates', () => {
  const now = new Date(2026, 10, 20, 23, 30)

  it('is not shown for dates in order, including today', () => {
    expect(dateHint('2026-11-20', '2026-11-20', now)).toBeUndefined()
    expect(dateHint('', '2026-11-20', now)).toBeUndefined()
  })

  it('is shown for an end before the start, and for a start in the past', () => {
    expect(dateHint('2027-04-10', '2027-04-01', now)).toBe(
      'The end date comes before the start date. You can go on; we will ask you about it.',
    )
    expect(dateHint('2026-11-19', '2026-12-01', now)).toContain('has already passed')
  })
})
