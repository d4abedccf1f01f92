import { z } from 'zod'
import { message } from './message.ts'
import { picture } from './picture.ts'
import { isoDate, isOwnAddress, line, paragraphs } from './text.ts'

/** A question with its answer. */
export const faqItem = z.strictObject({
  question: line(120).describe('The question, as a traveller would ask it.'),
  answer: line(700).describe('40 to 80 words. Give the answer first, then the details.'),
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
  intro: paragraphs.describe('Why to insure a trip, and how we help.'),
  benefits: z
    .array(
      z.strictObject({
        title: line(60).describe('The benefit, in a few words.'),
        text: line(300).describe('What it means for the traveller.'),
      }),
    )
    .min(3)
    .max(4)
    .describe('The benefits of arranging insurance with us.'),
  coverage: z
    .array(
      z.strictObject({
        title: line(60).describe('What is covered, in a few words.'),
        text: line(300).describe('When it pays, and for what.'),
      }),
    )
    .length(6)
    .describe('What the insurance covers.'),
  note: line(300).describe('A note that the agency arranges the insurance but does not underwrite it.'),
})

/** `content/testimonials.yaml`. The sample has three, each rated 5 (spec §3). */
export const testimonials = z
  .array(
    z.strictObject({
      id: z.int().positive().describe('Position in the row.'),
      name: line(40).describe('The name of the traveller, as they want it shown.'),
      location: line(60).describe('Where they live: city and country.'),
      rating: z
        .literal(5)
        .describe('The stars given. Leave it out if there were fewer than five.')
        .optional(),
      text: line(400).describe('Their own words, published with their consent.'),
      image: picture
        .describe('Initials, or a photograph they have agreed to. It must be square.')
        .meta({ square: true }),
    }),
  )
  .min(1)

/** `content/accessibility.yaml`: the statement within the Help Center. */
export const accessibility = z.strictObject({
  statement: paragraphs.describe(
    'The standard we follow, how we test, what falls short, and whom to contact.',
  ),
})

/** `content/about.yaml`: mission and the three reasons of the specification. */
export const about = z.strictObject({
  mission: paragraphs.describe('The purpose of the agency, in two or three sentences.'),
  story: paragraphs.describe('How the agency began, and how it works today.'),
  reasons: z
    .array(
      z.strictObject({
        title: line(60).describe('The reason, in a few words.'),
        text: line(400).describe('What the agency does about it.'),
        practice: line(240).describe('How travellers notice it, in one sentence.'),
      }),
    )
    .length(3)
    .describe('Three reasons to choose the agency.'),
})

/** One file of `content/policies`: a page of sections with a summary on top. */
export const policy = z.strictObject({
  title: line(60).describe('The name of the policy.'),
  summary: line(400).describe('Two sentences at the top of the page.'),
  dated: z
    .strictObject({
      label: z.enum(['Effective', 'Last updated']).describe('What the date means.'),
      date: isoDate.describe('The date, like `2026-11-22`.'),
    })
    .describe('The date of the policy and what it means. Update it when the text changes.'),
  sections: z
    .array(
      z.strictObject({
        heading: line(80).describe('The heading of the section.'),
        text: paragraphs.describe('The paragraphs of the section.').optional(),
        points: z.array(line(300)).min(1).describe('A list, one point per line.').optional(),
        link: z
          .strictObject({
            href: z
              .string()
              .refine(isOwnAddress, message('is not an address of this site.', 'Begin it with one slash.'))
              .describe('The address of a page on this site, starting at the slash after the domain name.'),
            text: line(60).describe('The words of the link.'),
          })
          .describe('A closing link to another page of the site.')
          .optional(),
      }),
    )
    .min(2)
    .describe('The sections, in order.'),
})

/** One file of `content/pages`: the texts at the top of a page and in search engines. */
export const pageText = z.strictObject({
  title: line(60).describe(
    "The title in the browser tab and in search engines. The agency's name is added automatically.",
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
  closing: titled.describe('The title and text below the list.'),
})

/** `content/pages/home.yaml`. Its title and description are the agency's. */
export const homePage = z.strictObject({
  intro: line(200).describe('The sentence below the headline.'),
  popularDestinations: line(160).describe('The sentence above the popular destinations.'),
  steps: z.array(titled).length(3).describe('How we work, in three steps. Each has a title and a text.'),
  featuredPackages: line(160).describe('The sentence above the featured packages.'),
  services: line(160).describe('The sentence above the services.'),
})

/** `content/regions.yaml`: regions of the world, in the order of the filter. */
export const regions = z
  .array(line(40).describe('A region of the world.'))
  .min(1)
  .describe('The regions that destinations are grouped by, in the order of the filter.')

/** `content/pictures.yaml`: pictures that belong to a screen rather than to an entry. */
export const sitePictures = z.strictObject({
  homeHero: picture.describe('Behind the headline of the home page.'),
  destinations: picture.describe('At the top of the list of destinations.'),
  packages: picture.describe('At the top of the list of packages.'),
  services: picture.describe('At the top of the list of services.'),
  about: picture.describe('At the top of About, and on the home page.'),
  insurance: picture.describe('At the top of Travel Insurance.'),
  notFound: picture.describe('On the page for addresses that do not exist.'),
  thankYou: picture.describe('On the page shown after something is sent.'),
  noResults: picture.describe('For a search without results, and for an empty dashboard.'),
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
