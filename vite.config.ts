import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { catalogue } from './catalogue/vite-plugin.ts'
import { checkSettings } from './tools/check-settings.ts'
import { devApi } from './tools/dev-api.ts'

export default defineConfig({
  publicDir: 'site/public',
  plugins: [checkSettings(), catalogue(), tailwindcss(), reactRouter(), devApi()],
  build: {
    modulePreload: { polyfill: false },
    // Small assets stay files: a data: URL would need an exception in the content policy.
    assetsInlineLimit: 0,
  },
})
