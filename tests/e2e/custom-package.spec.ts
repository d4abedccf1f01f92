import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectToast, open } from '#tests/support/screen.ts'
import { expect, phone, test } from '#tests/support/test.ts'
import {
  field,
  fillDetails,
  fillToTheEnd,
  fillTrip,
  main,
  next,
  notes,
  path,
  previous,
  quote,
  step,
} from '#tests/support/wizard.ts'

const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('customPackageQuery') ?? 'null') as unknown)

test('§2 custom package: four steps from details to thank you; stored as JSON, logged and not sent', async ({
  page,
}) => {
  const requests: string[] = []
  const logged: Promise<unknown>[] = []
  await open(page, path)
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
  page.on('console', (message) => {
    if (message.type() === 'log') logged.push(message.args()[0]?.jsonValue() ?? Promise.resolve())
  })
  await fillDetails(page)
  await fillTrip(page)
  await page.getByRole('checkbox', { name: 'Foodie' }).check()
  await page.getByRole('checkbox', { name: 'Nature & Wildlife' }).check()
  await page.getByRole('radio', { name: 'Leisurely & Relaxed' }).check()
  await page.getByRole('checkbox', { name: 'Boutique Hotel' }).check()
  await page.getByRole('slider', { name: 'Budget' }).press('ArrowRight')
  await next(page).click()
  await notes(page).fill('Quiet rooms, <b>please</b> 🌸')
  await quote(page).click()

  await expectToast(
    page,
    'Quote Requested!',
    "We've received your custom package request and will be in touch with a personalized quote soon!",
  )
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You' })).toBeFocused()
  const request = {
    name: 'Asha Verma',
    email: 'asha@example.com',
    travelers: 3,
    destination: 'Tokyo',
    startDate: '2031-04-01',
    endDate: '2031-04-12',
    budget: 1100,
    interests: ['Foodie', 'Nature & Wildlife'],
    travelStyle: 'leisurely',
    accommodation: ['Boutique Hotel'],
    notes: 'Quiet rooms, <b>please</b> 🌸',
  }
  expect(await kept(page)).toEqual(request)
  expect(await Promise.all(logged)).toEqual([request])
  expect(
    requests.filter(
      (line) => !/\.(js|css|woff2|avif|webp|jpg|svg)$|\/data\/[\w-]+\.json$|\.data(\?|$)/.test(line),
    ),
  ).toEqual([])
  await expect(main(page)).toContainText('Quiet rooms, <b>please</b> 🌸')

  await page.getByRole('button', { name: 'Create Another Package' }).click()
  await expect(step(page, 'Your Details')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(field(page, 'Name')).toHaveValue('')
  await expect(field(page, 'Travelers')).toHaveValue('1')
})

test('§3 custom package: defaults and options', async ({ page }) => {
  await open(page, path)
  await expect(field(page, 'Travelers')).toHaveValue('1')
  await expect(field(page, 'Travelers')).toHaveAttribute('min', '1')
  await fillDetails(page)
  await fillTrip(page)
  const group = (name: string) => main(page).getByRole('group', { name })
  await expect(group('Interests').getByRole('checkbox')).toHaveCount(6)
  for (const name of ['Adventure', 'Relaxation', 'Culture', 'Foodie', 'History', 'Nature & Wildlife'])
    await expect(group('Interests').getByRole('checkbox', { name, exact: true })).not.toBeChecked()
  for (const [value, name] of [
    ['fast-paced', 'Fast-paced & Action-packed'],
    ['leisurely', 'Leisurely & Relaxed'],
    ['balanced', 'A Bit of Both'],
  ])
    await expect(group('Travel style').getByRole('radio', { name })).toHaveAttribute('value', value ?? '')
  for (const name of [
    'Hostel',
    'Budget Hotel',
    'Mid-range Hotel',
    'Luxury Hotel',
    'Boutique Hotel',
    'Resort',
  ])
    await expect(group('Accommodation').getByRole('checkbox', { name, exact: true })).not.toBeChecked()
})

test('§9 custom package: the budget starts at $1,000, ends at $10,000 and has steps of 100', async ({
  page,
}) => {
  await open(page, path)
  await fillDetails(page)
  await fillTrip(page)
  const budget = page.getByRole('slider', { name: 'Budget' })
  await expect(budget).toHaveValue('1000')
  await expect(budget).toHaveAttribute('max', '10000')
  await expect(budget).toHaveAttribute('step', '100')
  await expect(main(page).getByRole('status').filter({ hasText: '$1,000' })).toBeVisible()
  await page.getByLabel('Amount in US dollars').fill('4249')
  await expect(budget).toHaveValue('4200')
  await budget.press('End')
  await expect(budget).toHaveAttribute('aria-valuetext', '$10,000')
})

test('§4 custom package: Previous is disabled on the first step, and going back keeps every answer', async ({
  page,
}) => {
  await open(page, path)
  await expect(previous(page)).toBeDisabled()
  await expect(main(page)).toContainText('Step 1 of 4')
  await fillToTheEnd(page)
  await expect(main(page)).toContainText('Step 4 of 4')
  await notes(page).fill('Still here')
  await previous(page).click()
  await page.getByRole('checkbox', { name: 'History' }).check()
  await page.getByRole('radio', { name: 'A Bit of Both' }).check()
  await previous(page).click()
  await expect(field(page, 'Destination')).toHaveValue('Tokyo')
  await expect(field(page, 'End date')).toHaveValue('2031-04-12')
  await previous(page).click()
  await expect(step(page, 'Your Details')).toBeFocused()
  await expect(field(page, 'Name')).toHaveValue('Asha Verma')
  await expect(field(page, 'Travelers')).toHaveValue('3')
  for (const name of ['Destination & Dates', 'Interests & Style']) {
    await next(page).click()
    await expect(step(page, name)).toBeFocused()
  }
  await expect(page.getByRole('checkbox', { name: 'History' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'A Bit of Both' })).toBeChecked()
  await next(page).click()
  await expect(notes(page)).toHaveValue('Still here')
})

test('§4 custom package: the progress list names the four steps and the current one', async ({ page }) => {
  await open(page, path)
  const names = main(page).locator('form ol > li')
  await expect(names).toHaveText([
    'Your Details',
    'Destination & Dates',
    'Interests & Style',
    'Final Touches',
  ])
  await expect(names.nth(0)).toHaveAttribute('aria-current', 'step')
  await fillDetails(page)
  await expect(names.nth(0)).toHaveText('Your Details (done)')
  await expect(main(page).locator('[aria-current=step]')).toHaveText('Destination & Dates')
})

test('§5 custom package: Next checks its own step only and goes to the first error', async ({ page }) => {
  await open(page, path)
  await field(page, 'Travelers').fill('0')
  await next(page).click()
  await expect(field(page, 'Name')).toBeFocused()
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Name is required')
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Email is required')
  await expect(field(page, 'Travelers')).toHaveAccessibleDescription('At least one traveler is required')
  await expect(main(page)).toContainText('3 answers need another look before you go on.')
  await field(page, 'Name').fill('Asha')
  await expect(page.getByText('Name is required')).toBeHidden()
  await field(page, 'Email').fill('asha')
  await next(page).click()
  await expect(field(page, 'Email')).toBeFocused()
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Invalid email address')
  await page.getByRole('button', { name: 'Go to travelers' }).click()
  await expect(field(page, 'Travelers')).toBeFocused()
  await field(page, 'Travelers').fill('')
  await expect(field(page, 'Travelers')).toHaveAccessibleDescription('At least one traveler is required')
  await fillDetails(page)

  await next(page).click()
  await expect(field(page, 'Destination')).toBeFocused()
  await expect(page.getByText('Destination is required')).toBeVisible()
  await expect(page.getByText('Start date is required')).toBeVisible()
  await expect(page.getByText('End date is required')).toBeVisible()
  await fillTrip(page)
})

test('a field is checked when it loses the focus, but not while typing or before it was changed', async ({
  page,
}) => {
  await open(page, path)
  await field(page, 'Name').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.type('asha')
  await expect(page.getByText(/is required|Invalid/)).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Invalid email address')
  await field(page, 'Email').pressSequentially('@')
  await expect(main(page).getByText('Invalid email address')).toBeVisible()
  await field(page, 'Email').pressSequentially('h')
  await expect(main(page).getByText('Invalid email address')).toBeHidden()
})

test('one press on Next is enough after an invalid e-mail: its message does not move the button away', async ({
  page,
}) => {
  await open(page, path)
  await field(page, 'Name').fill('Asha')
  await field(page, 'Email').fill('asha')
  await next(page).scrollIntoViewIfNeeded()
  const box = await next(page).boundingBox()
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 8)
  await page.mouse.down()
  await page.waitForTimeout(150)
  await page.mouse.up()
  await expect(page.getByText('One answer needs another look before you go on.')).toBeVisible()
})

test('§5 custom package: a date in the past or before the start is pointed out, never refused', async ({
  page,
}) => {
  await open(page, path)
  await fillDetails(page)
  await field(page, 'Start date').fill('2020-01-05')
  await expect(main(page)).toContainText('The start date has already passed.')
  await field(page, 'End date').fill('2020-01-01')
  await expect(main(page)).toContainText(
    'The end date comes before the start date. You can go on; we will ask you about it.',
  )
  await field(page, 'Destination').fill('Somewhere warm')
  await next(page).click()
  await expect(step(page, 'Interests & Style')).toBeFocused()
})

test('Enter in a field means Next, and Edit leads back from the summary', async ({ page }) => {
  await open(page, path)
  await field(page, 'Name').fill('Asha')
  await field(page, 'Email').fill('asha@home')
  await field(page, 'Email').press('Enter')
  await expect(step(page, 'Destination & Dates')).toBeFocused()
  await fillTrip(page)
  await page.getByRole('radio', { name: 'A Bit of Both' }).press('Enter')
  await expect(step(page, 'Final Touches')).toBeFocused()
  await expect(main(page)).toContainText('1 April 2031')
  await expect(main(page)).toContainText('$1,000 per person')
  await page.getByRole('button', { name: 'Edit Destination & Dates' }).click()
  await expect(step(page, 'Destination & Dates')).toBeFocused()
  await expect(field(page, 'Destination')).toHaveValue('Tokyo')
})

test('a double click on Next goes one step, and on Request My Quote makes one request', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'log') logged.push(message.text())
  })
  await open(page, path)
  await field(page, 'Name').fill('Asha')
  await field(page, 'Email').fill('asha@home')
  await next(page).dblclick()
  await expect(step(page, 'Destination & Dates')).toBeFocused()
  await page.waitForTimeout(200)
  await expect(page.getByText('Destination is required')).toBeHidden()
  await fillTrip(page)
  await next(page).dblclick()
  await expect(step(page, 'Final Touches')).toBeVisible()
  await page.waitForTimeout(200)
  await quote(page).dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You' })).toBeVisible()
  expect(logged).toHaveLength(1)
})

test('with blocked storage, the thank you screen says so and offers the whole request', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await open(page, path)
  await fillToTheEnd(page)
  await quote(page).click()
  await expectToast(page, 'Quote Requested!')
  await expect(main(page)).toContainText('does not allow us to keep anything on this device')
  await expect(page.getByRole('link', { name: 'E-mail', exact: true })).toBeVisible()
})

test('the thank you screen offers the request by e-mail, WhatsApp, copy and file, each only when pressed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, path)
  await fillToTheEnd(page)
  await quote(page).click()
  await expect(main(page)).toContainText('So that it reaches us, choose how to send it:')
  const addressOf = (name: string) =>
    main(page)
      .getByRole('link', { name, exact: true })
      .evaluate((link: HTMLAnchorElement) => {
        addEventListener('click', (event) => event.preventDefault(), { once: true })
        link.click()
        return link.href
      })
  const mail = new URL(await addressOf('E-mail'))
  expect(mail.pathname).toBe('bookings@meridaya.example')
  expect(mail.searchParams.get('body')).toContain('Destination: Tokyo')
  expect(await addressOf('WhatsApp (opens in a new tab)')).toMatch(
    /^https:\/\/wa\.me\/\d+\?text=Custom%20package%20request/,
  )
  await page.getByRole('button', { name: 'Copy the text' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Travelers: 3')
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as text' }).click()
  const file = await arriving
  expect(file.suggestedFilename()).toBe('meridaya-trip-request.txt')
  expect(await readFile(await file.path(), 'utf8')).toContain('Start date: 1 April 2031')
})

test('what was typed before the scripts loaded is kept, and an early press adds nothing to the address', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path)
  await field(page, 'Name').fill('Early Asha')
  await next(page).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  release()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  await expect(field(page, 'Name')).toHaveValue('Early Asha')
  await field(page, 'Email').fill('asha@home')
  await next(page).click()
  await expect(step(page, 'Destination & Dates')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use(phone)
  test('§2 custom package: very long answers stay inside a 360 px screen', async ({ page }) => {
    await open(page, path)
    await field(page, 'Name').fill('x'.repeat(180))
    await field(page, 'Email').fill(`${'y'.repeat(180)}@z`)
    await next(page).click()
    await fillTrip(page)
    await next(page).click()
    await notes(page).fill('مرحبا '.repeat(300) + 'w'.repeat(600))
    await quote(page).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Thank You' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})
