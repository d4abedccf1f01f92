import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { StoryPreview } from '#desk/screens/pages/story-preview.tsx'

it('shows markup, scripts and script addresses in a story as text', () => {
  const text = [
    '### <img src=x onerror=alert(1)>',
    '<script>alert(1)</script> and [here](javascript:alert(1)) and [there](data:text/html,x)',
    '[on](/contact" onclick="alert(1))',
  ].join('\n\n')
  const html = renderToStaticMarkup(createElement(StoryPreview, { text }))
  expect(html).not.toMatch(/<(?!\/?(details|summary|div|h3|p|span)\b)/)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).not.toMatch(/<[^>]*\s(on\w+|href|src)=/)
})
