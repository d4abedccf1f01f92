import { siteAddress } from '#site/head/site-address.ts'

const text = `User-agent: *
Disallow: /api/
Disallow: /auth/

Sitemap: ${siteAddress}/sitemap.xml
`

/** The file `/robots.txt`. */
export const loader = () => new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
