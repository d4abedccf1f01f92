import { expect, it } from 'vitest'
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import {
  filesOfPage,
  mapsOfPage,
  pageKey,
  pageOfData,
  picturesOfPage,
  sameInAnyWidth,
  startOfPage,
  visitData,
} from './page-files.ts'

const html =
  '<link href="/assets/app-1a.css"/><img srcset="/pictures/bali-2f-384.avif 384w, /pictures/bali-2f-800.avif 800w"/>' +
  '<script type="application/json" id="page">{"boot":"/assets/boot-3c.js","preload":["/assets/app-1a.css"]}</script>'

it('names every script and style of a page once, and its pictures in one width', () => {
  expect(filesOfPage(html)).toEqual(['/assets/app-1a.css', '/assets/boot-3c.js'])
  expect(picturesOfPage(html, 'avif')).toEqual(['/pictures/bali-2f-384.avif'])
  expect(picturesOfPage(html, 'webp')).toEqual([])
})

it('names the maps of a page in both shapes', () => {
  const map =
    '<source srcset="/maps/destinations/bali-narrow.svg"/><img src="/maps/destinations/bali-wide.svg"/>'
  expect(mapsOfPage(map + map)).toEqual([
    '/maps/destinations/bali-narrow.svg',
    '/maps/destinations/bali-wide.svg',
  ])
  expect(mapsOfPage(html)).toEqual([])
})

it('has one cache key per page for all queries', () => {
  expect(pageKey('https://x.example/search?q=rome')).toBe('https://x.example/search')
  expect(pageKey('https://x.example/packages/')).toBe('https://x.example/packages')
  expect(pageKey('https://x.example/?a')).toBe('https://x.example/')
})

it('finds another width of the same picture, but not another picture', () => {
  const kept = ['/pictures/rome-1a-384.avif', '/pictures/bali-2f-384.avif']
  expect(sameInAnyWidth('/pictures/bali-2f-1200.webp', kept)).toBe('/pictures/bali-2f-384.avif')
  expect(sameInAnyWidth('/pictures/bali-99-800.avif', kept)).toBeUndefined()
})

it('makes the data of client navigation from a document', async () => {
  const ofDocument = { loaderData: { 'pages/faq': { title: ['FAQ'] } }, actionData: null, errors: null }
  const { value } = await decode(
    new Response(visitData(ofDocument)).body as ReadableStream,
    globalThis as never,
  )
  expect(value).toEqual({ 'pages/faq': { data: { title: ['FAQ'] } } })
})

it('finds the page of a data address', () => {
  expect(pageOfData('/packages/grand-tour.data')).toBe('/packages/grand-tour')
  expect(pageOfData('/_.data')).toBe('/')
})

it('reads a page’s data for its starter', () => {
  expect(startOfPage(html)).toMatchObject({ boot: '/assets/boot-3c.js' })
})
