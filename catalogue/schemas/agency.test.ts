import { expect, it } from 'vitest'
import { readExample } from '#tests/support/example-content.ts'

const changed = (from: RegExp, to: string) => () => readExample('agency.yaml', from, to)

it('refuses a text colour with too little contrast to its background', () => {
  expect(changed(/muted: '#\w+'/, "muted: '#b0b0b0'")).toThrow(
    /colours muted on white has a contrast of 2\.2 to 1; at least 4\.5 is needed/,
  )
})

it('refuses an unknown time zone', () => {
  expect(changed(/timeZone: .*/, 'timeZone: Asia/Atlantis')).toThrow(/timeZone is not a time zone/)
})

it('refuses a promise from which the Desk cannot calculate a time', () => {
  expect(changed(/replyPromise: .*/, 'replyPromise: as soon as we can')).toThrow(
    /replyPromise cannot be counted\. Write it like "within one working day"/,
  )
})
