import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { catalogue } from './catalogue/vite-plugin.ts'
import { checkSettings } from './tools/check-settings.ts'
import { devApi } from './tools/dev-api.ts'

const frame =
  /\/(site\/(lib|session|mail|paths|settings|root|entry)|site\/ui\/(button|icon|mark|picture|toast)|site\/features\/newsletter|site\/layout\/(navbar|footer|mobile-menu|account-menu|main-links|route-announcer|page-|breadcrumbs|use-log-out)|catalogue\/(agency|lazy-entries|load-))|content\/agency/
const asking = /\/site\/(features\/enquiry|ui\/(dialog|field|form|hand-over|copy|privacy))/

export default defineConfig({
  publicDir: 'site/public',
  plugins: [checkSettings(), catalogue(), tailwindcss(), reactRouter(), devApi()],
  build: {
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
                // Many files of a few hundred bytes compress badly: what every page has, and what asking needs.
                { name: 'frame', test: frame },
                { name: 'asking', test: asking },
              ],
            },
          },
        },
      },
    },
  },
})
