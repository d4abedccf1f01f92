import { expectToast, freshEmail, open, signIn } from '#tests/support/screen.ts'
import { keepSession, newSession } from '#tests/support/stored-session.ts'
import { expect, test } from '#tests/support/test.ts'

test('settings on a hosted service: there is a prepared message to request the data, and one to request deletion', async ({
  page,
  authOrigin,
}) => {
  const email = freshEmail()
  await keepSession(page, await newSession(authOrigin, email))
  await open(page, '/dashboard')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  for (const absent of ['Download My Data', 'Delete My Account'])
    await expect(page.getByRole('button', { name: absent })).toHaveCount(0)
  await expect(page.getByText('A new one signs out every other browser.', { exact: true })).toBeVisible()

  for (const [heading, subject] of [
    ['Your data', 'A copy of my account data'],
    ['Leaving', 'Please delete my account'],
  ] as const) {
    const part = page
      .locator('section:not(:has(section))')
      .filter({ has: page.getByRole('heading', { name: heading, level: 3 }) })
    const mail = part.getByRole('link', { name: 'E-mail' })
    // The press puts the message into the link. The test must not open a mail program.
    await mail.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
    await mail.click()
    const written = new URL((await mail.getAttribute('href')) ?? '')
    expect(written.protocol).toBe('mailto:')
    expect(written.searchParams.get('subject')).toBe(subject)
    expect(written.searchParams.get('body')).toContain(email)
  }
})

test('settings on a hosted service: "Sign Out Everywhere Else" ends the other sessions and keeps this one', async ({
  page,
  browser,
  server,
  authOrigin,
}) => {
  const email = freshEmail()
  await keepSession(page, await newSession(authOrigin, email))
  const elsewhere = await browser.newContext({ baseURL: server.url })
  const second = await elsewhere.newPage()
  await signIn(second, email)
  await expect(second).toHaveURL(/\/dashboard$/)

  await open(page, '/dashboard')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByRole('button', { name: 'Sign Out Everywhere Else' }).click()
  await expectToast(page, 'Signed out everywhere else')
  await second.reload()
  await expect(second).toHaveURL(/\/sign-in$/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome')
  await elsewhere.close()
})
