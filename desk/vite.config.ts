import tailwindcss from '@tailwindcss/vite'
import { resolve } from 'node:path'
import { defineConfig } from 'vite'
import { catalogue } from '#catalogue/build/vite-plugin.ts'

/** The Desk's pages, built separately from the site's. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  logLevel: 'error',
  // For the agency's colours.
  plugins: [catalogue(), tailwindcss()],
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    outDir: resolve(import.meta.dirname, '../build/desk'),
    emptyOutDir: true,
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4', 'ios16.4'],
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
