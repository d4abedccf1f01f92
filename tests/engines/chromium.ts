import { chromium } from '@playwright/test'
import { launchOptions } from '#tests/support/browser.ts'
import { collector, type Driver } from './engine.ts'

const names: Record<string, string> = { '\uE007': 'Enter', '\uE00C': 'Escape', '\uE004': 'Tab' }

/** Starts Chromium, the reference for the other engines. */
export async function launchChromium(): Promise<Driver> {
  const browser = await chromium.launch(launchOptions())
  const page = await browser.newPage({ locale: 'en-IN', timezoneId: 'Asia/Kolkata' })
  await page.addInitScript(collector)
  return {
    version: browser.version(),
    resize: (width, height) => page.setViewportSize({ width, height }),
    async goto(url) {
      await page.goto(url)
    },
    async traverse(delta) {
      await (delta < 0 ? page.goBack() : page.goForward())
    },
    evaluate: (expression) => page.evaluate(expression),
    async perform(sources) {
      for (const action of sources.flatMap<(typeof sources)[number]['actions'][number]>((it) => it.actions))
        if (action.type === 'keyDown') await page.keyboard.press(names[action.value] ?? action.value)
        else if (action.type === 'pointerMove') await page.mouse.move(action.x, action.y)
        else if (action.type === 'pointerDown') await page.mouse.down()
        else if (action.type === 'pointerUp') await page.mouse.up()
    },
    async screenshot(path) {
      await page.screenshot({ path })
    },
    close: () => browser.close(),
  }
}
