import { hydrated } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

// The maximum number of printed sheets of each page, about what its text needs. A box of screen height would take one alone.
const most = { '/': 8, '/packages': 6, '/destinations': 4, '/faq': 2, '/packages/exclusive-vietnam': 7 }

test('printed pages have no sheet filled by a box made for the screen', async ({ page }) => {
  for (const [path, sheets] of Object.entries(most)) {
    await page.goto(path)
    await hydrated(page)
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    const taken = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
    expect(taken, path).toBeGreaterThan(0)
    expect(taken, path).toBeLessThanOrEqual(sheets)
  }
})

test('print includes closed answers and the full addresses of links', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)
  await page.emulateMedia({ media: 'print' })
  const heights = await page
    .locator('main details:not([open]) p')
    .evaluateAll((answers) => answers.map((answer) => answer.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(3)
  expect(Math.min(...heights)).toBeGreaterThan(10)
  // Full addresses are added only for printing.
  await page.pdf()
  await page.emulateMedia({ media: 'print' })
  const address = await page
    .locator('main a[href="/contact"]')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(address).toMatch(/https?:/)
})
