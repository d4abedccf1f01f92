import { expect, it } from 'vitest'
import { readExample } from '#tests/support/example-content.ts'

const oslo = 'destinations/oslo-norway.yaml'

it.each([
  [
    'a page that is not there',
    '[a guide](/services/none)',
    /about 1 leads to none, which is none of the services\./,
  ],
  [
    'another site',
    '[a guide](https://example.org)',
    /about 1 links to https:\/\/example\.org\. Write an address of this site/,
  ],
])('a link in a text to %s stops the build', (_, link, message) => {
  expect(() => readExample(oslo, /^ {2}about: \|\n {4}/m, `$&${link} `)).toThrow(message)
})

it.each(['javascript:alert', 'https://example.org', '//example.org', '/\\\\example.org'])(
  'a link in a story to %s stops the build',
  (href) => {
    expect(() => readExample('posts/what-to-pack.md', /$/, `\n\nSee [this](${href}).\n`)).toThrow(
      `links to ${href}. Write an address of this site, beginning with /.`,
    )
  },
)

it.each(['//example.org', '/\\\\example.org', '/\\t/example.org', 'https://example.org', 'contact'])(
  'the link of a policy to %j stops the build',
  (href) => {
    const closing = `link: { href: "${href}", text: Read on }\n    text:`
    expect(() => readExample('policies/sample-policy.yaml', 'text:', closing)).toThrow(
      /link href is not an address of this site\. Begin it with one slash\./,
    )
  },
)

it('a link in a field that does not support links stops the build', () => {
  expect(() => readExample(oslo, /^description: .*$/m, "description: '[Norway](/faq)'")).toThrow(
    /description has a link\. Take it out: links work in these fields only: about, answer, longDescription, sections\.text, sections\.points/,
  )
})

it('a link in the heading of a section stops the build', () => {
  expect(() => readExample('policies/sample-policy.yaml', /heading: .*/, "heading: '[Visas](/faq)'")).toThrow(
    /heading has a link\. Take it out/,
  )
})
