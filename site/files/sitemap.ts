import { indexedPages } from '#site/head/indexed-pages.ts'
import { siteAddress } from '#site/head/site-address.ts'

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The file `/sitemap.xml`: every page that search engines may list, with its own pictures. */
export function loader(): Response {
  const entries = indexedPages.map(({ path, pictures }) => {
    const images = pictures.map(({ name, hash, widths }) => {
      const width = widths.find((it) => it >= 800) ?? widths.at(-1)
      return `<image:image><image:loc>${siteAddress}/pictures/${name}-${hash}-${width}.jpg</image:loc></image:image>`
    })
    return `<url><loc>${escape(siteAddress + path)}</loc>${images.join('')}</url>`
  })
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
