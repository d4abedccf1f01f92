import type { Page } from '@playwright/test'
import { violations } from '#tests/support/axe.ts'
import { expect, phone, test } from '#tests/support/desk-test.ts'
import { emailDefaults, emailSendPath } from '#contract/email.ts'

test.use(phone)

/** Sends an enquiry like a page of the site. */
async function enquire(page: Page, site: string, name: string, address = 'asha@example.org') {
  const answer = await page.request.post(site + emailSendPath, {
    data: {
      user_id: emailDefaults.publicKey,
      service_id: emailDefaults.serviceId,
      template_id: emailDefaults.queryTemplateId,
      template_params: {
        from_name: name,
        from_email: address,
        phone: '+91 98111 22333',
        message: 'Two of us, in May.',
        item_name: 'Bali',
        item_type: 'Destination',
        item_price: 'From $899',
      },
    },
  })
  expect(answer.status()).toBe(200)
}

const fitsWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('on a phone, with the keyboard alone, an enquiry can be found, taken, given a note and closed', async ({
  signedIn: page,
  server,
}) => {
  const name = `Asha ${Date.now()}`
  await enquire(page, server.url, name)
  await page.getByRole('link', { name: 'Enquiries' }).click()
  await expect(page.getByRole('link', { name: /^Enquiries , waiting: \d/ })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search' }).fill(name)
  const found = page.getByRole('list', { name: 'Results' }).getByRole('link')
  await expect(found).toHaveCount(1)
  await expect(page.locator(':not(dialog) > [data-live=polite]')).toHaveText('1 found')
  expect(await violations(page)).toEqual([])
  expect(await fitsWidth(page)).toBeLessThanOrEqual(0)
  await found.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919811122333')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Take' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Taken by /)).toBeVisible()
  await expect(page.getByRole('group', { name: 'Taken' })).toBeFocused()
  for (const [button, box, says] of [
    ['Send the reply', 'To asha@example.org', 'Write the reply first.'],
    ['Save the note', 'Note for the office', 'Write the note first.'],
  ] as const) {
    await page.getByLabel(box).fill(' ')
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByLabel(box)).toBeFocused()
    await expect(page.getByLabel(box)).toHaveAccessibleDescription(new RegExp(says))
    await expect(page.getByText(says)).toHaveCount(1)
  }
  expect(await violations(page)).toEqual([])
  await page.getByLabel('Note for the office').fill('Called, no answer.')
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Called, no answer.' })).toBeVisible()
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 })
    expect(await fitsWidth(page)).toBeLessThanOrEqual(0)
  }
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue(name)
  await expect(found).toContainText('Closed')
  await page.getByRole('link', { name: 'Closed', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Closed' }).getByRole('link', { name })).toBeVisible()
})

test('a tab with an outdated state cannot change an enquiry, and then shows the current state', async ({
  signedIn: page,
  server,
  allowConsole,
}) => {
  // The browser logs the refusal.
  allowConsole(/status of 409/)
  const name = `Nair ${Date.now()}`
  await enquire(page, server.url, name)
  await page.getByRole('link', { name: 'Enquiries' }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill(name)
  await page.getByRole('list', { name: 'Results' }).getByRole('link').click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  const second = await page.context().newPage()
  await second.goto(page.url())
  await second.getByRole('button', { name: 'Take' }).click()
  await expect(second.getByRole('button', { name: 'Give back' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText(/took this enquiry on .* Nothing was changed/)).toBeFocused()
  await expect(page.getByRole('button', { name: 'Give back' })).toBeVisible()
})

test('a reply from a template survives a reload, is not sent with an unfilled blank, and reaches the visitor', async ({
  signedIn: page,
  server,
  mailbox,
  allowConsole,
}) => {
  // The browser logs the refusal.
  allowConsole(/status of 400/)
  const name = `Reply ${Date.now()}`
  await enquire(page, server.url, name)
  await page.getByRole('link', { name: 'Enquiries' }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill(name)
  await page.getByRole('list', { name: 'Results' }).getByRole('link').click()
  await page.getByLabel('Begin with').selectOption('Price and dates')
  const words = page.getByLabel('To asha@example.org')
  await expect(words).toHaveValue(new RegExp(`Dear ${name},`))
  await page.reload()
  await expect(words).toHaveValue(/\{\{dates\}\}/)
  await page.getByRole('button', { name: 'Send the reply' }).click()
  await expect(page.getByText(/Replace \{\{dates\}\} in line 3 with your own words/)).toBeFocused()
  expect(await violations(page)).toEqual([])
  await words.fill((await words.inputValue()).replace('{{dates}}', '3 and 17 May'))
  await page.getByRole('button', { name: 'Send the reply' }).click()
  await expect(page.getByText(/^Your reply to asha@example\.org is being sent/)).toBeFocused()
  await expect(words).toHaveValue('')
  await expect(page.getByText(/^Answered ·/)).toBeVisible()
  const mail = await mailbox.waitFor(
    ({ subject, text }) => subject?.startsWith('Re: ') === true && text?.includes(name) === true,
  )
  expect(mail.recipients).toEqual(['asha@example.org'])
  expect(mail.text).toContain('3 and 17 May')
})

test('the figures fit a phone and read as tables', async ({ signedIn: page, server }) => {
  await enquire(page, server.url, 'Figures')
  await page.getByRole('link', { name: 'Enquiries' }).click()
  await page.getByRole('link', { name: 'Reports' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports')
  await expect(page.getByRole('table').nth(1).getByRole('row', { name: /^Bali/ })).toBeVisible()
  expect(await violations(page)).toEqual([])
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 640 })
    expect(await fitsWidth(page)).toBeLessThanOrEqual(0)
  }
})

test('a person’s data is deleted with two presses, and the page lists what is not deleted', async ({
  signedIn: page,
  server,
}) => {
  const name = `Forget ${Date.now()}`
  // Only its own, because other tests may use the same server.
  await enquire(page, server.url, name, 'forget@example.org')
  await page.getByRole('link', { name: 'Enquiries' }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill(name)
  await page.getByRole('list', { name: 'Results' }).getByRole('link').click()
  await page.getByText('Delete this person’s data').click()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(
    page.getByText(/Copies in mailboxes, exported files and backups are not deleted/),
  ).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'Go to the enquiries' }).click()
  await expect(page.getByText(`No results for “${name}”. Try another word.`)).toBeVisible()
})

test('keys that work only in the list move between enquiries, take and close them, and undo it', async ({
  signedIn: page,
  server,
}) => {
  const name = `Keys ${Date.now()}`
  for (const one of ['A', 'B', 'C']) await enquire(page, server.url, `${name} ${one}`, `${one}@example.org`)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/enquiries')
  const box = page.getByRole('searchbox', { name: 'Search' })
  await box.fill(name)
  const list = page.getByRole('list', { name: 'Results' })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await box.pressSequentially('t')
  await expect(box).toHaveValue(`${name}t`)
  await box.fill(name)
  await expect(list.getByRole('listitem')).toHaveCount(3)
  const links = list.getByRole('link')
  const [first, second] = await Promise.all([0, 1].map((at) => links.nth(at).innerText()))
  await links.first().focus()
  await page.keyboard.press('j')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('e')
  await expect(list.getByRole('listitem').first()).toContainText('Closed')
  await expect(list.getByRole('button', { name: /^Undo/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(links.first()).toBeFocused()
  expect(await links.first().innerText()).toBe(first)
  await page.keyboard.press('j')
  await page.keyboard.press('t')
  await expect(list.getByRole('listitem').nth(1)).toContainText('Taken')
  // The list is updated after ten seconds without a press.
  await expect(links).toHaveCount(3, { timeout: 15_000 })
  await expect(links.nth(1)).toContainText('Taken by')
  expect(second).not.toContain('Taken by')
  await links.nth(2).focus()
  await page.keyboard.press('r')
  await expect(page.getByLabel(/^To /)).toBeFocused()
  await page.goBack()
  await links.nth(2).focus()
  await page.keyboard.press('#')
  await expect(page.getByText('Delete this person’s data')).toBeFocused()
  await expect(page.getByRole('button', { name: 'Delete for good' })).toBeVisible()
})

test('a swipe to the right takes an enquiry and one to the left closes it', async ({
  signedIn: page,
  server,
  context,
}) => {
  const name = `Swipe ${Date.now()}`
  await enquire(page, server.url, name)
  await page.goto('/enquiries')
  await page.getByRole('searchbox', { name: 'Search' }).fill(name)
  const row = page.getByRole('list', { name: 'Results' }).getByRole('listitem')
  await expect(row).toHaveCount(1)
  const finger = await context.newCDPSession(page)
  const swipe = async (by: number) => {
    const { x, y, width, height } = (await row.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const at = { x: x + width / 2, y: y + height / 2 }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
    for (let step = 1; step <= 6; step += 1)
      await finger.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: at.x + (by * step) / 6, y: at.y }],
      })
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await swipe(40)
  await expect(row.getByRole('link')).toContainText('New')
  await swipe(140)
  await expect(row).toContainText('Taken')
  await row.getByRole('button', { name: /^Undo/ }).click()
  await expect(row.getByRole('link')).toContainText('New')
  // A colleague's change is shown once nothing can be undone.
  const id = (await row.getByRole('link').getAttribute('href'))?.split('/').at(-1)
  const headers = { origin: new URL(page.url()).origin }
  const { version } = (await (await page.request.get(`/api/enquiries/${id}`)).json()) as { version: number }
  const change = { id, version, to: 'taken' }
  expect((await page.request.post('/api/enquiries/change', { headers, data: change })).status()).toBe(200)
  await expect(row.getByRole('link')).toContainText('Taken by', { timeout: 15_000 })
  await swipe(-140)
  await expect(row).toContainText('Closed')
  expect(await violations(page)).toEqual([])
})

test('no row moves by itself when a colleague closes one above it', async ({ signedIn: page, server }) => {
  const name = `Held ${Date.now()}`
  for (const one of ['A', 'B', 'C']) await enquire(page, server.url, `${name} ${one}`, `${one}@example.org`)
  await page.goto('/enquiries')
  const row = (one: string) => page.getByRole('link', { name: `${name} ${one}` })
  const headers = { origin: new URL(page.url()).origin }
  const close = async (one: string) => {
    const id = (await row(one).getAttribute('href'))?.split('/').at(-1)
    const { version } = (await (await page.request.get(`/api/enquiries/${id}`)).json()) as { version: number }
    const change = { id, version, to: 'closed' }
    expect((await page.request.post('/api/enquiries/change', { headers, data: change })).status()).toBe(200)
  }
  const comeBack = (states: string[]) =>
    page.evaluate((all) => {
      for (const state of all) {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
        document.dispatchEvent(new Event('visibilitychange'))
      }
    }, states)
  const place = () => row('C').evaluate((link) => link.getBoundingClientRect().top + scrollY)
  const before = await place()
  await close('A')
  await comeBack(['visible'])
  const show = page.getByRole('button', { name: 'Show the new list' })
  await expect(show).toBeVisible()
  expect(await place()).toBe(before)
  expect(await violations(page)).toEqual([])
  await show.click()
  await expect(row('A')).toHaveCount(0)
  await expect(show).toBeHidden()
  expect(await place()).toBeLessThan(before)
  // A person who returns to the page has no finger on it.
  await close('B')
  await comeBack(['hidden', 'visible'])
  await expect(row('B')).toHaveCount(0)
  await expect(show).toBeHidden()
})
