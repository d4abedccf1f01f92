import type { Page } from '@playwright/test'
import { open } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

test.use({ viewport: { width: 1280, height: 620 } })

async function openEnquiry(page: Page) {
  await open(page, '/destinations/bali-indonesia')
  const opener = page.getByRole('button', { name: /Book Now/ }).first()
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Enquire about Bali' })
  await expect(dialog).toBeVisible()
  const box = await dialog.boundingBox()
  if (!box) throw new Error('The dialog has no box.')
  return { opener, dialog, box }
}

test('a press outside closes the dialog when it is released there, and focus returns to the opener', async ({
  page,
}) => {
  const { opener, dialog } = await openEnquiry(page)
  await page.mouse.move(40, 300)
  await page.mouse.down()
  await expect(dialog).toBeVisible()
  await page.mouse.up()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a press outside that is moved onto the dialog before release leaves it open, and the reverse too', async ({
  page,
}) => {
  const { dialog, box } = await openEnquiry(page)
  const inside = [box.x + box.width / 2, box.y + 30] as const
  await page.mouse.move(40, 300)
  await page.mouse.down()
  await page.mouse.move(...inside)
  await page.mouse.up()
  await expect(dialog).toBeVisible()
  await page.mouse.down()
  await page.mouse.move(40, 300)
  await page.mouse.up()
  await expect(dialog).toBeVisible()
})

test('pressing the dialog’s own scrollbar does not close it', async ({ page }) => {
  const { dialog, box } = await openEnquiry(page)
  // Headless browsers have no scrollbar to press, but the edge under it belongs to the same element.
  expect(await dialog.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true)
  await dialog.evaluate((element) => {
    element.style.borderRight = '16px solid transparent'
  })
  await page.mouse.click(box.x + box.width - 4, box.y + box.height / 2)
  await expect(dialog).toBeVisible()
})
