import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { catalogue } from './catalogue/vite-plugin.ts'
import { checkSettings } from './tools/check-settings.ts'
import { devApi } from './tools/dev-api.ts'

const frame =
  /\/(site\/(lib\/(?!asked-trip|contrast|draft|india-day|kept-|new-version|register-worker|use-offline|worker-messages)|session\/(?!account-actions|auth-actions|ask|use-link-outcome|use-signed-in-email)|mail|paths|settings|root|entry)|site\/ui\/(button|icon|mark|picture|toast)|site\/features\/(newsletter|cards\/(rating|wishlist-button))|site\/layout\/(navbar|connection\.|footer|mobile-menu|account-menu|main-links|route-announcer|load-failed|page-|breadcrumbs|use-log-out)|catalogue\/(agency|lazy-entries|load-))|content\/agency/
const entry =
  /\/site\/(features\/(posts\/related|enquiry\/plain-enquiry|recently-viewed\/recently-viewed)|layout\/not-found-item|ui\/check-list)/
const account =
  /\/site\/(session\/(account-actions|auth-actions|ask)|features\/account\/(password-field|resend-confirmation))/
const fields = /\/site\/(ui\/(field|form|privacy)|layout\/needs-scripts)/

export default defineConfig(({ isPreview }) => ({
  publicDir: 'site/public',
  plugins: [checkSettings(), catalogue(), tailwindcss(), reactRouter(), devApi()],
  // The build prerenders through a preview server. Watching, it would read the folder that fills up for every file.
  ...(isPreview ? { server: { watch: null } } : {}),
  build: {
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    // Small assets stay files: a data: URL would need an exception in the content policy.
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // The libraries every page needs change rarely: one file that stays in the cache across deploys.
                { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
                // Many files of a few hundred bytes compress badly: what every page has, what pages of one entry or of
                // the account have, and what forms need.
                { name: 'frame', test: frame },
                { name: 'entry-parts', test: entry },
                { name: 'fields', test: fields },
                { name: 'account', test: account },
              ],
            },
          },
        },
      },
    },
  },
}))
