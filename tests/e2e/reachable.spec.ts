import { open } from '#tests/support/screen.ts'
import { expect, test } from '#tests/support/test.ts'

for (const path of ['/faq', '/help-center', '/services/24-7-support'])
  test(`${path}: every phone number and e-mail address in a text is a link, and no number is broken across lines`, async ({
    page,
  }) => {
    await open(page, path)
    const enquire = page.getByRole('button', { name: 'Enquire Now' })
    if (await enquire.isVisible()) {
      await enquire.click()
      await expect(page.getByRole('dialog').getByText('Prefer to talk?')).toBeVisible()
    }
    const loose = await page.locator('main').evaluate((main) => {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      const texts: string[] = []
      while (walker.nextNode())
        if (/\+91 \d|@meridaya/.test(walker.currentNode.textContent ?? '')) {
          if (!walker.currentNode.parentElement?.closest('a'))
            texts.push(walker.currentNode.textContent ?? '')
        }
      return texts
    })
    expect(loose).toEqual([])
    const numbers = page.locator('main a[href^="tel:"]')
    expect(await numbers.count()).toBeGreaterThan(0)
    for (const number of await numbers.all()) await expect(number).toHaveCSS('text-wrap-mode', 'nowrap')
  })
