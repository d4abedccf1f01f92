import { hydrated } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

// The most sheets of paper a page may take: about what its words need. A box of the screen's measures takes one by itself.
const most = { '/': 8, '/packages': 6, '/destinations': 4, '/faq': 2, '/packages/exclusive-vietnam': 7 }

test('printed pages hold only words: no box made for the screen takes up a sheet', async ({ page }) => {
  for (const [path, sheets] of Object.entries(most)) {
    await page.goto(path)
    await hydrated(page)
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    const taken = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
    expect(taken, path).toBeGreaterThan(0)
    expect(taken, path).toBeLessThanOrEqual(sheets)
  }
})

test('paper shows closed answers, and the whole address behind a link', async ({ page }) => {
  await page.goto('/faq')
  await hydrated(page)
  await page.emulateMedia({ media: 'print' })
  const heights = await page
    .locator('main details:not([open]) p')
    .evaluateAll((answers) => answers.map((answer) => answer.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(3)
  expect(Math.min(...heights)).toBeGreaterThan(10)
  // Nothing but printing asks for whole addresses.
  await page.pdf()
  await page.emulateMedia({ media: 'print' })
  const address = await page
    .locator('main a[href="/contact"]')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content)
  expect(address).toMatch(/https?:/)
})
