import type { z } from 'zod'
import { agency } from './agency.ts'
import { country } from './country.ts'
import { destination } from './destination.ts'
import {
  about,
  accessibility,
  faq,
  homePage,
  insurance,
  listPage,
  pageText,
  policy,
  regions,
  sitePictures,
  testimonials,
} from './page.ts'
import { person } from './person.ts'
import { postCard } from './post.ts'
import { reply } from './reply.ts'
import { service } from './service.ts'
import { tourPackage } from './tour-package.ts'

const entrySchemas: Record<string, z.ZodType> = {
  destinations: destination,
  packages: tourPackage,
  services: service,
  posts: postCard,
  policies: policy,
  countries: country,
  replies: reply,
  people: person,
}
const singleSchemas: Record<string, z.ZodType> = {
  'about.yaml': about,
  'accessibility.yaml': accessibility,
  'agency.yaml': agency,
  'faq.yaml': faq,
  'insurance.yaml': insurance,
  'pictures.yaml': sitePictures,
  'regions.yaml': regions,
  'testimonials.yaml': testimonials,
  'pages/home.yaml': homePage,
  'pages/destinations.yaml': listPage,
  'pages/packages.yaml': listPage,
  'pages/services.yaml': listPage,
  'pages/blog.yaml': pageText,
  'pages/contact.yaml': pageText,
  'pages/faq.yaml': pageText,
  'pages/help-center.yaml': pageText,
  'pages/custom-package.yaml': pageText,
  'pages/travel-insurance.yaml': pageText,
}

/** Files that the site requires. */
export const singleFiles = Object.keys(singleSchemas)

/**
 * The schema of a content file, with a description for every field. For a post or a reply, it is the schema of the front matter.
 *
 * @param file path below `content/`; it need not exist yet
 * @returns undefined if the site does not read such a file
 */
export const schemaOf = (file: string): z.ZodType | undefined =>
  singleSchemas[file] ?? entrySchemas[file.split('/')[0] ?? '']
