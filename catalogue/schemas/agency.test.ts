import { expect, it } from 'vitest'
import { read, source } from '#catalogue/build/read-catalogue.ts'
import { readEntry } from '#catalogue/build/read-entry.ts'
import { readContentIndex } from '#catalogue/build/content-index.ts'

const changed = (from: RegExp, to: string) => () =>
  readEntry('agency.yaml', source('agency.yaml').replace(from, to), readContentIndex())

it('accepts the agency as it is', () => {
  expect(read('agency.yaml')).toBeTruthy()
})

it('refuses a colour in which text cannot be read on its ground', () => {
  expect(changed(/muted: '#\w+'/, "muted: '#b0b0b0'")).toThrow(
    /colours muted on white has a contrast of 2\.2 to 1; at least 4\.5 is needed/,
  )
})

it('refuses a time zone that no computer knows', () => {
  expect(changed(/timeZone: .*/, 'timeZone: Asia/Atlantis')).toThrow(/timeZone is not a time zone/)
})
