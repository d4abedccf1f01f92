import { expect, it } from 'vitest'
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import { pageStream } from './page-stream.ts'

it.each([
  { loaderData: { 'pages/home': { title: 'Home', at: [0, -1, 4.5], isOpen: false } }, errors: null },
  { words: ['', 'null', '["D",0]', '</script>', 'été 🏔'], none: [], empty: {}, within: [[{ a: [null] }]] },
  { _1: 'a key that looks like a place', '': 0 },
  [],
  'one text',
])('writes data as the framework reads it: %j', async (data) => {
  const body = new Response(pageStream(data)).body
  if (!body) throw new Error('There is no body.')
  const { value } = await decode(body, globalThis as never)
  expect(value).toEqual(data)
})
