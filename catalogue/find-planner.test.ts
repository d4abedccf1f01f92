import { describe, expect, it } from 'vitest'
import { findPlanner } from './find-planner.ts'

const people = [
  { name: 'Tara', countries: ['thailand', 'vietnam'] },
  { name: 'Kabir', countries: ['italy'], packages: ['thai-silk'], destinations: ['hoi-an'] },
]
const planner = (kind: 'destinations' | 'packages', slug: string, countries?: string[]) =>
  findPlanner(people, kind, { slug, countries })?.name

describe('who plans a place or a trip', () => {
  it('is the person who has all of its countries', () => {
    expect(planner('packages', 'two-rivers', ['thailand', 'vietnam'])).toBe('Tara')
    expect(planner('destinations', 'rome', ['italy'])).toBe('Kabir')
  })

  it('is the person whose file names it, even if another person has its countries', () => {
    expect(planner('packages', 'thai-silk', ['thailand'])).toBe('Kabir')
    expect(planner('destinations', 'hoi-an', ['vietnam'])).toBe('Kabir')
  })

  it('has no planner if its countries have different, unknown or no planners', () => {
    expect(planner('packages', 'far-and-wide', ['thailand', 'italy'])).toBeUndefined()
    expect(planner('destinations', 'lima', ['peru'])).toBeUndefined()
    expect(planner('packages', 'hoi-an')).toBeUndefined()
  })

  it('has no planner at an agency without people', () => {
    expect(findPlanner([], 'packages', { slug: 'thai-silk', countries: ['thailand'] })).toBeUndefined()
  })
})
