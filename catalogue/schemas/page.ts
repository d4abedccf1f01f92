import { z } from 'zod'
import { picture } from './picture.ts'
import { isoDate, line, paragraphs } from './text.ts'

/** A question with its answer: the answer first, detail after, 40 to 80 words. */
export const faqItem = z.strictObject({ question: line(120), answer: line(700) })

/** `content/faq.yaml`: the FAQ page, and the three groups of the Help Center. The sample has five and seven (spec §3). */
export const faq = z.strictObject({
  page: z.array(faqItem).min(1),
  helpCenter: z.strictObject({
    bookingAndPayments: z.array(faqItem).min(1),
    accountManagement: z.array(faqItem).min(1),
    cancellations: z.array(faqItem).min(1),
  }),
})

/** `content/insurance.yaml`: the Travel Insurance page. */
export const insurance = z.strictObject({
  intro: paragraphs,
  benefits: z
    .array(z.strictObject({ title: line(60), text: line(300) }))
    .min(3)
    .max(4),
  coverage: z
    .array(z.strictObject({ title: line(60), text: line(300) }))
    .length(6)
    .describe('What it covers.'),
  note: line(300).describe('That it is arranged, not underwritten, by the agency.'),
})

/** `content/testimonials.yaml`. The sample has three, each rated 5 (spec §3). */
export const testimonials = z
  .array(
    z.strictObject({
      id: z.int().positive(),
      name: line(40),
      location: line(60),
      rating: z.literal(5).optional(),
      text: line(400),
      image: picture,
    }),
  )
  .min(1)

/** `content/accessibility.yaml`: the statement within the Help Center. */
export const accessibility = z.strictObject({
  statement: paragraphs.describe('What we build to, how we test it, what falls short, whom to tell.'),
})

/** `content/about.yaml`: mission and the three reasons of the specification. */
export const about = z.strictObject({
  mission: paragraphs,
  story: paragraphs,
  reasons: z.array(z.strictObject({ title: line(60), text: line(400), practice: line(240) })).length(3),
})

/** One file of `content/policies`: a page of sections with a summary on top. */
export const policy = z.strictObject({
  title: line(60),
  summary: line(400).describe('Two sentences at the top of the page.'),
  dated: z
    .strictObject({ label: z.enum(['Effective', 'Last updated']), date: isoDate })
    .describe('What the date means, and the day. Change it with the text.'),
  sections: z
    .array(
      z.strictObject({
        heading: line(80),
        text: paragraphs.optional(),
        points: z.array(line(300)).min(1).optional(),
        link: z
          .strictObject({ href: z.string().startsWith('/'), text: line(60) })
          .describe('A closing link to another page of the site.')
          .optional(),
      }),
    )
    .min(2),
})

/** One file of `content/pages`: what the head of a page and search engines say of it. */
export const pageText = z.strictObject({
  title: line(60).describe(
    "The page in the browser's tab and in search engines; our name follows by itself.",
  ),
  description: line(200).describe('What search engines show below the title.'),
  intro: line(200).describe('The sentence below the headline.'),
})

const titled = z.strictObject({
  title: line(40).describe('A few words.'),
  text: line(160).describe('One or two sentences.'),
})

/** A page that lists things, with a last word below the list. */
export const listPage = pageText.extend({
  closing: titled.describe('The last word below the list: title and text.'),
})

/** `content/pages/home.yaml`. Its title and description are the agency's. */
export const homePage = z.strictObject({
  intro: line(200).describe('The sentence below the headline.'),
  popularDestinations: line(160).describe('The sentence above the popular destinations.'),
  steps: z.array(titled).length(3).describe('How we work, in three steps: title and text of each.'),
  featuredPackages: line(160).describe('The sentence above the featured packages.'),
  services: line(160).describe('The sentence above the services.'),
})

/** `content/regions.yaml`: the parts of the world, in the order of the filter. */
export const regions = z.array(line(40)).min(1)

/** `content/pictures.yaml`: pictures that belong to a screen rather than to an entry. */
export const sitePictures = z.strictObject({
  homeHero: picture,
  destinations: picture,
  packages: picture,
  services: picture,
  about: picture,
  insurance: picture,
  notFound: picture,
  thankYou: picture,
  noResults: picture,
  contact: picture,
  signIn: picture,
})

export type PageText = z.infer<typeof pageText>
export type ListPage = z.infer<typeof listPage>
export type HomePage = z.infer<typeof homePage>
export type Faq = z.infer<typeof faq>
export type Insurance = z.infer<typeof insurance>
export type Testimonials = z.infer<typeof testimonials>
export type Accessibility = z.infer<typeof accessibility>
export type About = z.infer<typeof about>
export type Policy = z.infer<typeof policy>
export type SitePictures = z.infer<typeof sitePictures>
