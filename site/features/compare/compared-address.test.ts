import { expect, it } from 'vitest'
import { comparedIn, withCompared } from './compared-address.ts'

it('reads the trips of an address in order, without repeats', () => {
  expect(comparedIn('?price=2000&compare=c,a,b')).toEqual(['c', 'a', 'b'])
  expect(comparedIn('?compare=a%2Cb')).toEqual(['a', 'b'])
  expect(comparedIn('?compare=a,a,b,c,d')).toEqual(['a', 'b', 'c', 'd'])
})

it('finds no trips in an address without any', () => {
  expect(comparedIn('')).toEqual([])
  expect(comparedIn('?price=2000&compare=')).toEqual([])
  expect(comparedIn('?compare=,,a')).toEqual(['a'])
})

it('writes the trips with commas, and keeps filters and page', () => {
  expect(withCompared('/packages', ['a', 'b'])).toBe('/packages?compare=a,b')
  expect(withCompared('/packages?price=2000&page=2&compare=z', ['a'])).toBe(
    '/packages?price=2000&page=2&compare=a',
  )
  expect(withCompared('/packages/page/2?compare=a', [])).toBe('/packages/page/2')
})
