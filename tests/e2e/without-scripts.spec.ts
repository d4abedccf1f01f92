import { freshEmail } from '#tests/support/screen.ts'
import { expect, phone, test } from '#tests/support/test.ts'

test.use({ javaScriptEnabled: false })

test('the contact form reaches the mailbox without scripts', async ({ page, mailbox }) => {
  await page.goto('/contact')
  const email = freshEmail()
  await page.getByLabel('Full Name').fill('Asha Verma')
  await page.locator('main').getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Subject').fill('Rooms with a view')
  await page.getByLabel('Message').fill('Is the caldera side quieter?')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible()
  const mail = await mailbox.waitFor(({ replyTo }) => replyTo?.[0]?.address === email)
  expect(mail.text).toContain('Is the caldera side quieter?')
})

for (const { path, item, button } of [
  { path: '/destinations/bali-indonesia', item: 'Bali', button: 'Book Now' },
  { path: '/packages/exclusive-vietnam', item: 'Exclusive Vietnam', button: 'Book This Trip' },
  { path: '/services/local-guides', item: 'Local Guides', button: 'Enquire Now' },
])
  test.describe(`${path} without scripts`, () => {
    test.use(phone)

    test('an enquiry reaches the mailbox, and there is no button that needs scripts', async ({
      page,
      mailbox,
    }) => {
      await page.goto(path)
      await expect(page.locator('main aside').getByRole('button', { name: button })).toBeHidden()
      await page.getByRole('link', { name: `Write to us about ${item}` }).click()
      await expect(page.getByText(`About: ${item}`)).toBeVisible()
      const email = freshEmail()
      await page.getByLabel('Name').fill('Asha Verma')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Message').fill('Two of us, in May.')
      // The server refuses faster submissions as automated.
      await page.waitForTimeout(3200)
      await page.getByRole('button', { name: 'Send Query' }).click()
      await expect(page.getByRole('heading', { name: 'Query Sent!' })).toBeVisible()
      const mail = await mailbox.waitFor(({ replyTo }) => replyTo?.[0]?.address === email)
      expect(mail.subject).toContain(item)
    })
  })

for (const path of [
  '/',
  '/destinations',
  '/packages',
  '/destinations/bali-indonesia',
  '/packages/exclusive-vietnam',
])
  test(`${path} without scripts: no button that needs scripts, and all pictures of the gallery`, async ({
    page,
  }) => {
    await page.goto(path)
    const idle = page.locator('main button:not([type=submit]):visible')
    expect(await idle.evaluateAll((buttons) => buttons.map(({ outerHTML }) => outerHTML))).toEqual([])
    await expect(page.getByText('before departure: 90% back')).toHaveCount(
      path.startsWith('/packages/') ? 1 : 0,
    )
    const gallery = page.locator('#photos')
    if (!(await gallery.count())) return
    const [, count] = (await gallery.getByRole('group').getAttribute('aria-label'))?.split(' of ') ?? []
    await expect(gallery.locator('figure')).toHaveCount(Number(count))
  })

test('the search says that it needs scripts, and links to pages that do not', async ({ page }) => {
  await page.goto('/search?q=vietnam')
  await expect(page.getByText('Looking through places and trips')).toBeHidden()
  await page.getByRole('link', { name: 'all packages' }).click()
  await expect(page.getByRole('link', { name: 'Details of Exclusive Vietnam' })).toBeVisible()
})

for (const path of ['/custom-package', '/sign-in', '/sign-up', '/forgot-password', '/dashboard'])
  test(`${path} says that it needs scripts, and that visitors can write without them`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('main').getByRole('link', { name: 'Write to us instead' }).click()
    await expect(page).toHaveURL(/\/contact$/)
  })
