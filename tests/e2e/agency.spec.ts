/**
 * A journey through the second agency's site (tests/agency), which has no ratings or struck prices and other texts, currency
 * and colours.
 */
import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { shiftDay } from '#catalogue/shift-day.ts'
import { copyCheckout } from '#tests/support/checkout.ts'
import { freshRate } from '#tests/support/fresh-rate.ts'
import { expectToast, fillEnquiry, freshEmail, look, open, signUp } from '#tests/support/screen.ts'
import { passedOn } from '#tests/support/server.ts'
import { root } from '#tests/support/source-files.ts'
import { expect, test } from '#tests/support/test.ts'

const releases = join(root, 'node_modules/.cache/agency-releases')
test.use({ serverEnv: { RELEASES_DIR: releases } })
// In one worker, so that the site is built once.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(240_000)
  await rm(releases, { recursive: true, force: true })
  const checkout = await copyCheckout()
  freshRate(join(checkout.folder, 'content'))
  await promisify(execFile)(process.execPath, ['publish/publish.ts'], {
    cwd: checkout.folder,
    env: { ...passedOn(), RELEASES_DIR: releases },
  })
  await checkout.remove()
})

test('visitors of another agency browse, search, enquire and sign up', async ({ page, mailbox }) => {
  const main = page.getByRole('main')
  await open(page, '/')
  await expect(page).toHaveTitle(/Tagus Trails/)
  await expect(main).toContainText('Five places and three trips.')
  await page.getByLabel('Destination').fill('merzouga')
  await page.getByRole('button', { name: 'Search Adventures' }).click()
  await main.getByRole('link', { name: 'Merzouga', exact: true }).click()
  await expect(page).toHaveURL(/\/destinations\/merzouga$/)
  await expect(main).toContainText('From €710')

  await main.getByRole('button', { name: 'Book Now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enquire about Merzouga' })
  const email = freshEmail()
  await fillEnquiry(dialog, { name: 'Inês', email, message: 'Two of us in May.' })
  await dialog.getByRole('button', { name: 'Send Query' }).click()
  await expectToast(page, 'Query Sent! 🎉')
  const mail = await mailbox.waitFor(({ replyTo }) => replyTo?.[0]?.address === email)
  expect(mail.text).toContain('From €710')
  expect(mail.text).toContain('Lisbon time (WET)')

  await open(page, '/packages')
  await main.getByRole('button', { name: 'Compare: Desert Week' }).click()
  await main.getByRole('button', { name: 'Compare: Old Town Weekend' }).click()
  await main.getByRole('button', { name: 'Compare 2' }).click()
  await expect(main.getByRole('row', { name: /^Price/ })).toContainText('€1,120€540')
  await expect(main.getByRole('row', { name: /^Nights by place/ })).toContainText('– not given')
  await main.getByRole('link', { name: 'Details of Desert Week' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Desert Week')
  await expect(main).toContainText('€1,120')

  await signUp(page, freshEmail())
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(await page.locator('body').innerText()).not.toMatch(/meridaya|\bdelhi\b|\bindian?\b|\$\d/i)
})

test('a price in another currency is shown while its rate is recent, even after the visitor’s first move', async ({
  page,
}) => {
  await open(page, '/packages/desert-week')
  await expect(page.getByText('about ¥180,000')).toHaveCount(1)
  await page.mouse.move(200, 200)
  await expect(page.locator('[data-approximate]')).toHaveCount(1)
  // Between the price and the button.
  const top = async (text: string) => (await page.getByText(text).first().boundingBox())?.y ?? 0
  expect(await top('about ¥180,000')).toBeLessThan(await top('Book This Trip'))
})

test('a price in another currency is not shown, without an error, if its rate is a month old', async ({
  page,
}) => {
  const today = new Date().toISOString().slice(0, 10)
  await page.clock.setFixedTime(`${shiftDay(today, 33)}T12:00:00Z`)
  await look(page, '/packages/desert-week')
  await expect(page.getByText('about ¥180,000')).toHaveCount(0)
})
