import type { Page } from '@playwright/test'
import { hydrated, open, stir } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

test('a destination links to the packages that stop there', async ({ page }) => {
  await open(page, '/destinations/singapore')
  const related = page.getByRole('heading', { level: 2, name: 'Trips and stories with Singapore in them' })
  await expect(related).toBeVisible()
  await page.getByRole('link', { name: 'Scenic Singapore' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scenic Singapore')
})

test.describe('recently viewed on this device', () => {
  const title = 'Recently viewed on this device'
  /** At the visitor's first move, the list is loaded and adds the page. */
  const noted = async (page: Page, slug: string) => {
    await hydrated(page)
    await stir(page)
    await page.waitForFunction((it) => localStorage.getItem('recentlyViewed')?.includes(it), slug)
  }

  test('has the previously viewed pages, latest first, and can be cleared', async ({ page }) => {
    await open(page, '/destinations/rome-italy')
    await noted(page, 'rome-italy')
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
    await page.goto('/packages/magnificent-italy')
    await noted(page, 'magnificent-italy')
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await open(page, '/destinations/cairo-egypt')
    const section = page.locator('section').filter({ has: page.getByRole('heading', { name: title }) })
    await expect(section.getByRole('link')).toHaveText(['Magnificent Italy', 'Rome'])
    await section.getByRole('button', { name: 'Clear recently viewed' }).click()
    await expect(section.getByRole('link')).toHaveCount(0)
    await expect(section).toContainText('Cleared: this device keeps no list of what you viewed.')
    await expect(page.getByRole('heading', { name: title })).toBeFocused()
    expect(await page.evaluate(() => localStorage.getItem('recentlyViewed'))).toBeNull()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
  })

  test('does not include a page that does not exist', async ({ page, allowConsole }) => {
    allowConsole(/404/)
    await open(page, '/destinations/atlantis')
    await page.waitForLoadState('networkidle')
    // An existing page added after it shows that the list was written.
    await page.goto('/destinations/rome-italy')
    await noted(page, 'rome-italy')
    const kept = await page.evaluate(() => localStorage.getItem('recentlyViewed') ?? '')
    expect(kept).toContain('rome-italy')
    expect(kept).not.toContain('atlantis')
  })
})
