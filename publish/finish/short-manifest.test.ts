import { expect, it } from 'vitest'
import { shortManifest } from './short-manifest.ts'

const written = (manifest: object) => `window.__reactRouterManifest=${JSON.stringify(manifest)};`

it('keeps the properties of a route and drops defaults', () => {
  const home = {
    id: 'home',
    parentId: 'root',
    index: true,
    hasLoader: true,
    hasAction: false,
    module: '/assets/home.js',
    imports: ['/assets/a.js'],
    css: [],
  }
  const styled = { id: 'styled', path: 'styled', module: '/assets/styled.js', css: ['/assets/s.css'] }
  const entry = { module: '/assets/entry.js', imports: ['/assets/a.js'], css: [] }
  expect(shortManifest(written({ entry, routes: { home, styled }, version: '1' }))).toBe(
    written({
      entry: { ...entry, imports: [] },
      routes: {
        home: { id: 'home', parentId: 'root', index: true, hasLoader: true, module: '/assets/home.js' },
        styled,
      },
      version: '1',
    }),
  )
})

it('stops the build when the framework writes its list in another form', () => {
  expect(() => shortManifest('export default {}')).toThrow(/short-manifest/)
})
