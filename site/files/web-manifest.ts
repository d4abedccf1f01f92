import { agency } from '#catalogue/agency.ts'
import { paths } from '#site/paths.ts'

/** The colour of the site's header and of the icon. */
const { night } = agency.colours

/** The file `/site.webmanifest`: the data for installing the site on a device. publish/finish/icons.ts draws the icons. */
export const loader = () =>
  Response.json(
    {
      id: paths.home(),
      name: agency.name,
      short_name: agency.name,
      description: agency.description,
      lang: agency.locale,
      start_url: paths.home(),
      scope: paths.home(),
      display: 'standalone',
      background_color: night,
      theme_color: night,
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
    },
    { headers: { 'content-type': 'application/manifest+json; charset=utf-8' } },
  )
