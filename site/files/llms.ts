import { agency, fromPrice, money } from '#catalogue/agency.ts'
import { destinations } from '#catalogue/destinations.ts'
import { currencyName, durationText } from '#catalogue/format.ts'
import { placeName } from '#catalogue/place-name.ts'
import { regionLinks } from '#catalogue/region-pages.ts'
import { posts } from '#catalogue/posts.ts'
import { services } from '#catalogue/services.ts'
import { tourPackages } from '#catalogue/tour-packages.ts'
import { indexedPages } from '#site/head/indexed-pages.ts'
import { siteAddress } from '#site/head/site-address.ts'
import { paths } from '#site/paths.ts'

const link = (path: string, name: string, text: string) => `- [${name}](${siteAddress}${path}): ${text}`

/** The file `/llms.txt`: the site for language models. */
export function loader(): Response {
  const others = indexedPages.filter(({ path }) => path.lastIndexOf('/') === 0)
  const text = `# ${agency.name}

> ${agency.description} Prices are in ${currencyName(agency)}, per person, two sharing; international flights are quoted separately.

## Destinations

${destinations.map((entry) => link(paths.destination(entry), placeName(entry), `${fromPrice(entry.price)}. ${entry.description}`)).join('\n')}

## Regions

${regionLinks.map((entry) => `- [${entry.name}](${siteAddress}${paths.region(entry)})`).join('\n')}

## Packages

${tourPackages.map((entry) => link(paths.tourPackage(entry), entry.name, `${durationText(entry.days)}, ${money(entry.price)} a person. ${entry.imageText}`)).join('\n')}

## Services

${services.map((entry) => link(paths.service(entry), entry.title, entry.description)).join('\n')}

## Blog

${posts.map((entry) => link(paths.post(entry), entry.title, entry.excerpt)).join('\n')}

## Pages

${others.map(({ path, heading, description }) => link(path, heading, description)).join('\n')}
`
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
