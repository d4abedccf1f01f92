import { z } from 'zod'
import { message } from './message.ts'
import { picture } from './picture.ts'
import { isoDate, isOwnAddress, line, paragraphs } from './text.ts'

/** A question with its answer: the answer first, detail after, 40 to 80 words. */
export const faqItem = z.strictObject({
  question: line(120).describe('The question, as a traveller would ask it.'),
  answer: line(700).describe('The answer first, detail after, in 40 to 80 words.'),
})

/** `content/faq.yaml`: the FAQ page, and the three groups of the Help Center. The sample has five and seven (spec §3). */
export const faq = z.strictObject({
  page: z.array(faqItem).min(1).describe('The questions of the FAQ page, in order.'),
  helpCenter: z
    .strictObject({
      bookingAndPayments: z.array(faqItem).min(1).describe('Questions under Booking & Payments.'),
      accountManagement: z.array(faqItem).min(1).describe('Questions under Account Management.'),
      cancellations: z.array(faqItem).min(1).describe('Questions under Cancellations.'),
    })
    .describe('The questions of the Help Center, in three groups.'),
})

/** `content/insurance.yaml`: the Travel Insurance page. */
export const insurance = z.strictObject({
  intro: paragraphs.describe('Why one insures a trip, and how we help.'),
  benefits: z
    .array(
      z.strictObject({
        title: line(60).describe('The benefit, in a few words.'),
        text: line(300).describe('What it means for the traveller.'),
      }),
    )
    .min(3)
    .max(4)
    .describe('What one gains by arranging it with us.'),
  coverage: z
    .array(
      z.strictObject({
        title: line(60).describe('What is covered, in a few words.'),
        text: line(300).describe('When it pays, and for what.'),
      }),
    )
    .length(6)
    .describe('What it covers.'),
  note: line(300).describe('That it is arranged, not underwritten, by the agency.'),
})

/** `content/testimonials.yaml`. The sample has three, each rated 5 (spec §3). */
export const testimonials = z
  .array(
    z.strictObject({
      id: z.int().positive().describe('Place in the row.'),
      name: line(40).describe('Who says it, as they want to be called.'),
      location: line(60).describe('Where they live: city and country.'),
      rating: z.literal(5).describe('Stars, when all five were given.').optional(),
      text: line(400).describe('What they say, in their own words and with their consent.'),
      image: picture
        .describe('Initials, or a photograph that they agreed to; square.')
        .meta({ square: true }),
    }),
  )
  .min(1)

/** `content/accessibility.yaml`: the statement within the Help Center. */
export const accessibility = z.strictObject({
  statement: paragraphs.describe('What we build to, how we test it, what falls short, whom to tell.'),
})

/** `content/about.yaml`: mission and the three reasons of the specification. */
export const about = z.strictObject({
  mission: paragraphs.describe('What the agency is for, in two or three sentences.'),
  story: paragraphs.describe('How it came about, and how it works today.'),
  reasons: z
    .array(
      z.strictObject({
        title: line(60).describe('The reason, in a few words.'),
        text: line(400).describe('What the agency does for it.'),
        practice: line(240).describe('How a traveller can see it, in a sentence.'),
      }),
    )
    .length(3)
    .describe('Three reasons to choose the agency.'),
})

/** One file of `content/policies`: a page of sections with a summary on top. */
export const policy = z.strictObject({
  title: line(60).describe('What the policy is called.'),
  summary: line(400).describe('Two sentences at the top of the page.'),
  dated: z
    .strictObject({
      label: z.enum(['Effective', 'Last updated']).describe('What the date means.'),
      date: isoDate.describe('The day, like `2026-11-22`.'),
    })
    .describe('What the date means, and the day. Change it with the text.'),
  sections: z
    .array(
      z.strictObject({
        heading: line(80).describe('What the section is about.'),
        text: paragraphs.describe('Its paragraphs.').optional(),
        points: z.array(line(300)).min(1).describe('Its list, a point a line.').optional(),
        link: z
          .strictObject({
            href: z
              .string()
              .refine(isOwnAddress, message('is not an address of this site.', 'Begin it with one slash.'))
              .describe(
                'The address of a page of this site, without its beginning: from the first slash on.',
              ),
            text: line(60).describe('The words one clicks.'),
          })
          .describe('A closing link to another page of the site.')
          .optional(),
      }),
    )
    .min(2)
    .describe('The sections, in order.'),
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

/** A page that lists things, with a closing text below the list. */
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
export const regions = z
  .array(line(40).describe('A part of the world.'))
  .min(1)
  .describe('The parts of the world that destinations are grouped by, in the order of the filter.')

/** `content/pictures.yaml`: pictures that belong to a screen rather than to an entry. */
export const sitePictures = z.strictObject({
  homeHero: picture.describe('Behind the headline of the home page.'),
  destinations: picture.describe('At the top of the list of destinations.'),
  packages: picture.describe('At the top of the list of packages.'),
  services: picture.describe('At the top of the list of services.'),
  about: picture.describe('At the top of About, and on the home page.'),
  insurance: picture.describe('At the top of Travel Insurance.'),
  notFound: picture.describe('On the page that says an address does not exist.'),
  thankYou: picture.describe('After something has been sent.'),
  noResults: picture.describe('Where a search finds nothing, and where nothing has been kept.'),
  contact: picture.describe('At the top of Contact, and on the home page.'),
  signIn: picture.describe('Beside the forms for signing in and signing up.'),
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
