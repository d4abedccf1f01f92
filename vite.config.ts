import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { catalogue } from './catalogue/build/vite-plugin.ts'
import { checkSettings } from './publish/check-settings.ts'
import { shortClassNames } from './publish/short-class-names.ts'
import { devApi } from './tools/dev-api.ts'

const frame =
  /\/(site\/(head\/|lib\/(?!draft|hydrated|kept-|pausable)|session\/(session-st|storage-key|use-session)|mail\/(plain-form|enquiry-item)|paths|settings|root)|site\/ui\/(button|icon|last-notice|mark|meridian|picture|toast\.)|site\/features\/(newsletter|cards\/(rating|wishlist-button))|site\/layout\/(navbar|connection\.|footer|mobile-menu|account-parts|main-links|route-announcer|load-failed|page-|breadcrumbs)|catalogue\/(agency(?!-time)|format|site-pictures))|content\/(agency|pictures)/
const entry =
  /\/site\/(features\/(before-you-go\/(alerts|before|outside|reviewed)|posts\/related|enquiry\/plain-enquiry|recently-viewed\/recently-viewed|people\/planned-by)|layout\/not-found-item|ui\/check-list)/
const account =
  /\/site\/(session\/(account-actions|auth-actions|ask\.|follow-session|auth-client|leave|link-outcome|patience|use-guard|use-link-outcome)|features\/account\/(password-field|resend-confirmation))/
const forms = /\/site\/ui\/(form(?!-)|privacy|submit-button)/

/** Vite wraps each `import()` in code that fetches what the module needs. Here it would fetch nothing. */
const importsUnwrapped: Plugin = {
  name: 'imports-unwrapped',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : undefined,
}

export default defineConfig({
  publicDir: 'site/public',
  // SITE_URL is part of heads, feeds and the site map.
  envPrefix: ['VITE_', 'SITE_URL'],
  plugins: [
    checkSettings(),
    importsUnwrapped,
    catalogue(),
    tailwindcss(),
    shortClassNames(),
    reactRouter(),
    devApi(),
  ],
  build: {
    // The publisher brings them (publish/public-files.ts).
    copyPublicDir: false,
    // The oldest browsers the site is made for (docs/operating.md).
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4'],
    reportCompressedSize: false,
    // The starter prefetches everything, or the visitor's first move does, so lists of modules to preload would be useless bytes.
    modulePreload: false,
    // Small assets stay files: a data: URL would need an exception in the content policy.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Drops the router's console messages for developers.
          treeshake: { manualPureFunctions: ['warning', 'warnOnce'] },
          output: {
            codeSplitting: {
              groups: [
                // The libraries every page needs change rarely: one file that stays in the cache across deploys.
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                // Many files of a few hundred bytes compress badly. These groups join what every page has, what pages of
                // one entry or of the account have, and what forms need.
                { name: 'frame', test: frame },
                { name: 'vocabulary', test: /\/catalogue\/vocabulary/ },
                // The custom trip has none of the other parts of an entry.
                { name: 'hydrated-later', test: /\/site\/lib\/hydrated-later/ },
                { name: 'entry-parts', test: entry },
                { name: 'booking', test: /\/site\/(ui\/struck-price|features\/enquiry\/use-enquiry)/ },
                { name: 'trip-words', test: /\/site\/features\/itinerary\/(meals|pace)/ },
                // Lists have fields but send nothing. The dashboard has only notices.
                { name: 'notices', test: /\/site\/(ui\/notice|layout\/needs-scripts)/ },
                { name: 'fields', test: /\/site\/ui\/(field|form-context|form-text)/ },
                { name: 'forms', test: forms },
                { name: 'hand-over', test: /\/site\/ui\/(hand-over|copy-button|download-file)\./ },
                { name: 'account', test: account },
              ],
            },
          },
        },
      },
    },
  },
})
