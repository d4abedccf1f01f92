/** The values of spec §3 and §9 and the rules of product-brief C5: agreed by this agency. The code does not depend on them. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  contentFiles,
  destinations,
  fromPrice,
  money,
  posts,
  read,
  services,
  source,
  tourPackages,
} from '#catalogue/build/read-catalogue.ts'
import { durationText, groupSizeText } from '#catalogue/format.ts'

const pictureFolder = join(import.meta.dirname, '../../site/public/pictures')
/** These lists were agreed on. The site does not depend on them. */
const ifYouMeantIt =
  'The list is not the one written down here. If you meant to change it, write the new one down: npx vitest run --project agreed -u'
const popular = (entries: { popular: boolean; name: string }[]) =>
  entries.flatMap((entry) => (entry.popular ? [entry.name] : []))

describe('§3 destinations', () => {
  it('are the twenty of the specification, in id order', () => {
    expect(
      destinations.map(
        ({ id, name, slug, price, rating }) => `${id} ${name} · ${slug} · ${fromPrice(price)} · ${rating}`,
      ),
      ifYouMeantIt,
    ).toMatchInlineSnapshot(`
      [
        "1 Bali · bali-indonesia · From $899 · 4.8",
        "2 Bangkok · bangkok-thailand · From $549 · 4.7",
        "3 Seychelles · seychelles · From $1,899 · 4.9",
        "4 Maldives · maldives · From $1,299 · 4.9",
        "5 Saint Petersburg · saint-petersburg-russia · From $1,199 · 4.6",
        "6 Ho Chi Minh · ho-chi-minh-vietnam · From $749 · 4.6",
        "7 Machu Picchu · machu-picchu-peru · From $2,600 · 4.9",
        "8 Singapore · singapore · From $650 · 4.7",
        "9 Tashkent · tashkent-uzbekistan · From $599 · 4.5",
        "10 Baku · baku-azerbaijan · From $629 · 4.5",
        "11 Muscat · muscat-oman · From $699 · 4.6",
        "12 Kathmandu · kathmandu-nepal · From $400 · 4.6",
        "13 Thimpu · thimpu-bhutan · From $799 · 4.8",
        "14 Rome · rome-italy · From $1,099 · 4.8",
        "15 Santorini · santorini-greece · From $1,399 · 4.9",
        "16 Tokyo · tokyo-japan · From $1,599 · 4.9",
        "17 Paris · paris-france · From $1,249 · 4.8",
        "18 Dubai · dubai-uae · From $579 · 4.7",
        "19 Cairo · cairo-egypt · From $849 · 4.6",
        "20 Istanbul · istanbul-turkey · From $779 · 4.7",
      ]
    `)
  })

  it('are popular exactly as listed', () => {
    expect(popular(destinations).join(', '), ifYouMeantIt).toMatchInlineSnapshot(
      `"Bangkok, Seychelles, Machu Picchu, Singapore, Rome, Santorini, Tokyo, Paris, Istanbul"`,
    )
  })

  it('have prices from $400 in Kathmandu to $2,600 at Machu Picchu', () => {
    const byPrice = destinations.toSorted((a, b) => a.price - b.price)
    expect(
      [byPrice[0], byPrice.at(-1)].map((entry) => `${entry?.name} ${fromPrice(entry?.price ?? 0)}`),
      'The cheapest and the dearest place were agreed on. If you meant to change one, write it into this test.',
    ).toEqual(['Kathmandu From $400', 'Machu Picchu From $2,600'])
  })

  it.each(destinations)('$name: the description names its country, the rating has one decimal', (entry) => {
    expect(entry.description).toContain(entry.country)
    expect(entry.rating).toBeGreaterThanOrEqual(4.5)
    expect(entry.rating).toBeLessThanOrEqual(5)
    expect(String(entry.rating)).toMatch(/^\d(\.\d)?$/)
  })
})

describe('§3 packages', () => {
  it('are the fourteen of the specification, in id order', () => {
    expect(
      tourPackages.map(
        ({ id, slug, days, groupSize, price, originalPrice, rating }) =>
          `${id} ${slug} · ${durationText(days)} · ${groupSizeText(groupSize)} · ${money(price)} / ${money(originalPrice ?? 0)} · ${rating}`,
      ),
      ifYouMeantIt,
    ).toMatchInlineSnapshot(`
      [
        "1 european-grand-tour · 14 Days · 12-16 People · $3,299 / $3,799 · 4.8",
        "2 asian-adventure · 16 Days · 12-18 People · $2,899 / $3,399 · 4.7",
        "3 tropical-paradise-maldives · 7 Days · 2-4 People · $2,499 / $2,999 · 4.9",
        "4 african-safari-expedition · 12 Days · 6-10 People · $5,499 / $6,199 · 4.9",
        "5 south-american-wonders · 18 Days · 10-14 People · $6,899 / $7,699 · 4.8",
        "6 usa-national-parks-discovery · 15 Days · 8-12 People · $4,599 / $5,199 · 4.7",
        "7 exclusive-vietnam · 8 Days · 4-10 People · $1,199 / $1,449 · 4.8",
        "8 exotic-thailand · 6 Days · 6-12 People · $899 / $1,099 · 4.7",
        "9 enchanting-maldives · 5 Days · 2-6 People · $1,599 / $1,899 · 4.8",
        "10 splendid-dubai · 5 Days · 8-14 People · $999 / $1,199 · 4.6",
        "11 beautiful-russia · 8 Days · 10-16 People · $1,799 / $2,099 · 4.6",
        "12 scenic-singapore · 3 Days · 4-8 People · $700 / $850 · 4.7",
        "13 magnificent-italy · 9 Days · 10-16 People · $2,199 / $2,599 · 4.8",
        "14 romantic-switzerland · 7 Days · 2-8 People · $2,299 / $2,699 · 4.9",
      ]
    `)
  })

  it('are popular exactly as listed', () => {
    const ids = tourPackages.flatMap((entry) => (entry.popular ? [entry.id] : []))
    expect(ids.join(', '), ifYouMeantIt).toMatchInlineSnapshot(`"1, 3, 7, 8, 9, 12, 13, 14"`)
  })

  it('have all four extremes: $700 and $6,899, 3 and 18 days, groups of 2-4 and 12-18', () => {
    const prices = tourPackages.map(({ price }) => price)
    const lengths = tourPackages.map(({ days }) => days)
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([700, 6899])
    expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([3, 18])
    const groups = tourPackages.map(({ groupSize }) => groupSize)
    expect(groups.map(groupSizeText)).toEqual(expect.arrayContaining(['2-4 People', '12-18 People']))
    for (const { from, to } of groups) {
      expect(from).toBeGreaterThanOrEqual(2)
      expect(to).toBeLessThanOrEqual(18)
      expect(from).toBeLessThan(to)
    }
  })

  it('have itineraries on all but 3 and 9, and galleries on nine', () => {
    const idsWith = (key: 'itinerary' | 'gallery') =>
      tourPackages.flatMap((entry) => (entry[key] ? [entry.id] : []))
    expect(idsWith('itinerary')).toEqual([1, 2, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14])
    expect(idsWith('gallery')).toEqual([1, 3, 4, 5, 7, 9, 12, 13, 14])
  })

  it.each(tourPackages)('$name: price, days and nights are consistent', (entry) => {
    const { days, price, originalPrice = 0 } = entry
    const saving = 1 - price / originalPrice
    expect(saving).toBeGreaterThanOrEqual(0.1)
    expect(saving).toBeLessThanOrEqual(0.19)
    if (entry.itinerary)
      expect(entry.itinerary.map(({ day }) => day)).toEqual(Array.from({ length: days }, (_, i) => i + 1))
    expect(entry.route?.reduce((sum, { nights }) => sum + nights, 0)).toBe(days - 1)
  })
})

describe('§3 the rest of the catalogue', () => {
  it('has six services of five features', () => {
    expect(
      services.map(({ slug }) => slug),
      ifYouMeantIt,
    ).toMatchInlineSnapshot(`
      [
        "flight-booking",
        "travel-insurance",
        "24-7-support",
        "local-guides",
        "photography-tours",
        "culinary-experiences",
      ]
    `)
    for (const { features } of services) expect(features).toHaveLength(5)
  })

  it('has three posts of the three categories', () => {
    expect(posts.map(({ category }) => category)).toEqual([
      'Travel Tips',
      'Food & Travel',
      'Street Walk and Market',
    ])
  })

  it('has three testimonials rated 5, and questions in groups of 5, 3, 2 and 2', () => {
    const testimonials = read('testimonials.yaml') as { rating: number }[]
    expect(testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5])
    const faq = read('faq.yaml') as { page: unknown[]; helpCenter: Record<string, unknown[]> }
    expect([faq.page, ...Object.values(faq.helpCenter)].map((group) => group.length)).toEqual([5, 3, 2, 2])
  })
})

describe('§9 figures are written once, in content/agency.yaml', () => {
  const others = contentFiles.filter((file) => file !== 'agency.yaml')

  it.each(others)('%s writes no refund share, deadline, office hour, promise or address by hand', (file) => {
    const figures =
      /\b(90|50) ?(%|per cent)|\b60 days|\b(30|59) days before|\+91|7 (to|-|–) 14|24 hours|one working day|09:00|18:00|\w+@\w+/g
    expect(source(file).match(figures)).toBeNull()
  })
})

describe('pictures', () => {
  interface Found {
    name: string
    alt: string
    hash: string
    widths: number[]
  }
  const pictures: Found[] = []
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(collect)
    if (!value || typeof value !== 'object') return
    if ('hash' in value && 'widths' in value) pictures.push(value as Found)
    for (const item of Object.values(value)) collect(item)
  }
  contentFiles.map(read).forEach(collect)

  it('all have their files', () => {
    expect(pictures.length).toBeGreaterThan(90)
    for (const { name, hash, widths } of pictures)
      for (const width of widths)
        expect(existsSync(join(pictureFolder, `${name}-${hash}-${width}.avif`)), `${name} ${width}`).toBe(
          true,
        )
  })
})
