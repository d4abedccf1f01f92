import { open } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

test('the page of a trip shows its planner and links to them on the contact page', async ({ page }) => {
  await open(page, '/packages/exclusive-vietnam')
  const line = page.getByRole('complementary', { name: 'Price' }).getByText(/^Planned by/)
  await expect(line).toHaveText(
    'Planned by Tara Menon, in English, Hindi and Malayalam. Tuesday to Saturday, 10:00 to 16:00 (IST).',
  )
  await line.getByRole('link', { name: 'Tara Menon' }).click()
  await expect(page).toHaveURL(/\/contact#tara-menon$/)
  const person = page.locator('#tara-menon')
  await expect(person.getByRole('heading', { name: 'Tara Menon' })).toBeInViewport()
  await expect(person).toContainText('Vietnam')
})

test('a person who lists a trip plans it, even if another person has its countries', async ({ page }) => {
  await open(page, '/packages/asian-adventure')
  await expect(page.getByText(/^Planned by Ananya Rao/)).toBeVisible()
  await open(page, '/contact')
  await expect(page.locator('#ananya-rao')).toContainText('and Asian Adventure')
})

test('the page of a place shows its planner, even without scripts', async ({ browser, server }) => {
  const page = await browser.newPage({ baseURL: server.url, javaScriptEnabled: false })
  await page.goto('/destinations/rome-italy')
  await expect(page.getByText(/^Planned by Kabir Malhotra/)).toBeVisible()
  await page.close()
})

test('the author of a post has a portrait, and their employer is in the structured data', async ({
  page,
}) => {
  await open(page, '/blog/yaowarat-after-dark')
  await expect(page.locator('main img[src*="portrait-tara-menon"]')).toBeVisible()
  const head = await page.locator('script[type="application/ld+json"]').textContent()
  const { '@graph': graph } = JSON.parse(head ?? '') as { '@graph': Record<string, unknown>[] }
  const agency = graph.find((node) => node['@type'] === 'TravelAgency')
  expect(graph.find((node) => node['@type'] === 'BlogPosting')?.['author']).toEqual({
    '@type': 'Person',
    name: 'Tara Menon',
    worksFor: { '@id': agency?.['@id'] },
    knowsLanguage: ['English', 'Hindi', 'Malayalam'],
  })
})
