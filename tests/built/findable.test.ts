/** The data for search engines, chats, feed readers and language models (product-brief B1, B8, B18, B33). */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  agency,
  destinations,
  money,
  posts,
  services,
  tourPackages,
} from '#catalogue/build/read-catalogue.ts'
import { readPage } from '#publish/finish/read-page.ts'
import { builtSite as site } from '../support/built-site.ts'

const text = (file: string) => readFileSync(join(site, file), 'utf8')
const pages = globSync('**/*.html', { cwd: site })
  .toSorted()
  .map((file) => Object.assign(readPage(file, text(file)), { html: text(file) }))
const indexed = pages.filter(({ allowsIndexing }) => allowsIndexing)
const canonical = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? ''
const address = canonical(indexed.find(({ path }) => path === '/')?.html ?? '').replace(/\/$/, '')
const content = (html: string, key: string) =>
  new RegExp(`<meta (?:property|name)="${key}" content="([^"]*)"`).exec(html)?.[1]
const twice = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at)

interface Thing {
  '@type': string
  '@id'?: string
  [property: string]: unknown
}
const graphOf = (html: string): Thing[] => {
  const [, json = 'null'] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? []
  return (JSON.parse(json) as { '@graph': Thing[] } | null)?.['@graph'] ?? []
}
const typesOf = (html: string) => graphOf(html).map((thing) => thing['@type'])
const page = (path: string) => {
  const found = pages.find((candidate) => candidate.path === path)
  if (!found) throw new Error(`${path} was not built`)
  return found
}

describe('an indexed page', () => {
  it('has a unique title and description, and one first-level heading', () => {
    expect(indexed.length).toBeGreaterThan(50)
    expect(twice(indexed.map(({ title }) => title))).toEqual([])
    expect(twice(indexed.map(({ description }) => description))).toEqual([])
    expect(indexed.filter(({ title, description }) => !title || description.length < 50)).toEqual([])
    expect(indexed.filter(({ html }) => html.match(/<h1/g)?.length !== 1).map(({ path }) => path)).toEqual([])
    const headedLate = indexed.filter(({ html }) => /<h[2-6][\s>][^]*<h1[\s>]/.test(html))
    expect(headedLate.map(({ path }) => path)).toEqual([])
  })

  it('has its own canonical address', () => {
    expect(indexed.filter(({ html, path }) => canonical(html) !== address + path)).toEqual([])
    expect(indexed.filter(({ html, path }) => content(html, 'og:url') !== address + path)).toEqual([])
  })

  it('has its own link preview of 1200 by 630 pixels and under 300 KB', async () => {
    const wrong: string[] = []
    for (const { html, path } of indexed) {
      const file = join(site, (content(html, 'og:image') ?? '').replace(address, ''))
      const { width, height, format } = await sharp(file).metadata()
      const { size } = statSync(file)
      if (width !== 1200 || height !== 630 || format !== 'jpeg' || size > 300 * 1024) wrong.push(path)
    }
    expect(wrong).toEqual([])
  })
})

it('no list includes the dashboard, search, sign-in or not-found pages', () => {
  const kept = pages.filter(({ allowsIndexing }) => !allowsIndexing).map(({ path }) => path)
  expect(kept).toEqual(
    expect.arrayContaining(['/dashboard', '/search', '/sign-in', '/sign-up', '/~', '/packages/~']),
  )
  for (const path of kept) {
    expect(page(path).html).not.toContain('rel="canonical"')
    expect(text('sitemap.xml')).not.toContain(`<loc>${address}${path}<`)
    expect(text('llms.txt')).not.toContain(`${address}${path})`)
  }
})

describe('structured data', () => {
  const vocabulary: Record<string, RegExp> = {
    TravelAgency:
      /^(name|url|slogan|description|logo|image|telephone|email|address|openingHoursSpecification|sameAs)$/,
    WebSite: /^(url|name|inLanguage|publisher)$/,
    WebPage: /^(url|name|description|isPartOf|primaryImageOfPage|inLanguage|breadcrumb|lastReviewed)$/,
    BreadcrumbList: /^itemListElement$/,
    TouristDestination: /^(name|description|url|image|containedInPlace)$/,
    TouristTrip: /^(name|description|url|image|provider|touristType|offers|subTrip|itinerary)$/,
    Service: /^(name|serviceType|description|url|image|provider)$/,
    BlogPosting:
      /^(headline|description|articleSection|datePublished|author|publisher|image|mainEntityOfPage|inLanguage)$/,
    FAQPage: /^mainEntity$/,
    ItemList: /^(name|url|numberOfItems|itemListElement)$/,
  }

  it('uses only properties of its schema.org types', () => {
    const strange = indexed.flatMap(({ html, path }) =>
      graphOf(html).flatMap(({ '@type': type, '@id': id, ...rest }) =>
        Object.keys(rest)
          .filter((property) => !vocabulary[type]?.test(property))
          .map((property) => `${path} ${type} ${id ?? ''} ${property}`),
      ),
    )
    expect(strange).toEqual([])
    expect(indexed.filter(({ html }) => graphOf(html).length < 3)).toEqual([])
  })

  it('refers only to nodes on the page', () => {
    const lost = indexed.flatMap(({ html, path }) => {
      const graph = graphOf(html)
      const ids = new Set(graph.map((thing) => thing['@id']))
      const references = [...JSON.stringify(graph).matchAll(/\{"@id":"([^"]+)"\}/g)].flatMap(
        ([, id]) => id ?? [],
      )
      return references.filter((id) => !ids.has(id)).map((id) => `${path} ${id}`)
    })
    expect(lost).toEqual([])
  })

  it('has no rating, product or availability', () => {
    const forbidden = /AggregateRating|"Review"|"Product"|availability|priceValidUntil|ratingValue/
    expect(indexed.filter(({ html }) => forbidden.test(JSON.stringify(graphOf(html))))).toEqual([])
  })

  it('has the date of the last check for every place and trip', () => {
    const months = new Map([
      ...destinations.map(({ slug, details }) => [`/destinations/${slug}`, details.reviewed] as const),
      ...tourPackages.map(({ slug, reviewed }) => [`/packages/${slug}`, reviewed] as const),
    ])
    for (const [path, month] of months)
      expect(graphOf(page(path).html)).toContainEqual(
        expect.objectContaining({ '@type': 'WebPage', lastReviewed: month }),
      )
  })

  it('has a trip’s available dates, with prices that differ', () => {
    const today = new Date().toISOString().slice(0, 10)
    let differing = 0
    for (const { slug, departures } of tourPackages) {
      const trip = graphOf(page(`/packages/${slug}`).html).find((thing) => thing['@type'] === 'TouristTrip')
      const dates = (departures?.dates ?? []).filter(
        ({ start, status }) => status !== 'full' && start > today,
      )
      const told = (trip?.['subTrip'] ?? []) as { departureTime: string; offers?: { price: number } }[]
      for (const { start, price } of dates) {
        const date = told.find(({ departureTime }) => departureTime === start)
        expect(date, `${slug}, ${start}`).toBeDefined()
        expect(date?.offers?.price, `${slug}, ${start}`).toBe(price)
        if (price) differing += 1
      }
    }
    expect(differing).toBeGreaterThan(0)
  })

  it('has the right type and the price in dollars for every entry', () => {
    for (const { slug } of destinations)
      expect(typesOf(page(`/destinations/${slug}`).html)).toContain('TouristDestination')
    for (const { slug } of services) expect(typesOf(page(`/services/${slug}`).html)).toContain('Service')
    for (const { slug } of posts) expect(typesOf(page(`/blog/${slug}`).html)).toContain('BlogPosting')
    for (const { slug, price, itinerary } of tourPackages) {
      const trip = graphOf(page(`/packages/${slug}`).html).find((thing) => thing['@type'] === 'TouristTrip')
      expect(trip?.['offers']).toMatchObject({
        price,
        priceCurrency: agency.currency,
      })
      const days = trip?.['itinerary'] as { itemListElement: unknown[] } | undefined
      expect(days?.itemListElement.length).toBe(itinerary?.length)
    }
    expect(typesOf(page('/faq').html)).toContain('FAQPage')
    expect(typesOf(page('/help-center').html)).toContain('FAQPage')
  })
})

describe('the lists', () => {
  it('include every indexed page, with existing pictures', () => {
    const sitemap = text('sitemap.xml')
    const locations = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url)
    expect(new Set(locations)).toEqual(new Set(indexed.map(({ path }) => address + path)))
    expect(locations.length).toBe(indexed.length)
    const images = [...sitemap.matchAll(/<image:loc>([^<]+)/g)].map(([, url = '']) =>
      url.replace(address, ''),
    )
    expect(images.filter((file) => !existsSync(join(site, file)))).toEqual([])
    expect(text('robots.txt')).toContain(`Sitemap: ${address}/sitemap.xml`)
  })

  it('give feed readers every post in both formats, newest first', () => {
    const newest = posts
      .toSorted((a, b) => b.date.localeCompare(a.date))
      .map(({ slug }) => `${address}/blog/${slug}`)
    const inOrder = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map(([, url]) => url)
    expect(inOrder(text('blog/rss.xml'), /<link>([^<]+\/blog\/[^<]+)/g)).toEqual(newest)
    expect(inOrder(text('blog/atom.xml'), /<id>([^<]+\/blog\/[^<]+)/g)).toEqual(newest)
    expect(page('/blog').html).toContain('type="application/atom+xml"')
  })

  it('tell language models every place, trip, service and post with its price', () => {
    const llms = text('llms.txt')
    for (const { slug, price } of [...destinations, ...tourPackages])
      expect(llms).toMatch(new RegExp(`/${slug}\\): .*${money(price).replace('$', '\\$')}`))
    for (const { slug } of [...services, ...posts]) expect(llms).toContain(`/${slug})`)
    expect(llms).toContain(agency.name)
  })
})

it('says where to report a vulnerability, for less than a year', () => {
  const lines = text('.well-known/security.txt').split('\n')
  expect(lines[0]).toBe(`Contact: mailto:${agency.supportEmail}`)
  expect(lines).toContain(`Canonical: ${address}/.well-known/security.txt`)
  const expires = Date.parse(lines.find((line) => line.startsWith('Expires: '))?.slice(9) ?? '')
  const days = (expires - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(300)
  expect(days).toBeLessThan(366)
})
