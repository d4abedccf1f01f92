import { setTimeout as sleep } from 'node:timers/promises'
import type { Driver } from './engine.ts'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const key = { escape: '\uE00C', left: '\uE012', down: '\uE015' } as const

const waitMs = 10_000

/** A visitor's actions and what is visible, the same in every engine. */
export class Visitor {
  readonly driver: Driver

  constructor(driver: Driver) {
    this.driver = driver
  }

  /** Runs a function in the page. It can use only its arguments. Arguments and value are passed as JSON. */
  async run<Args extends unknown[], T>(work: (...args: Args) => T, ...args: Args): Promise<T> {
    return (await this.driver.evaluate(`(${work.toString()})(...${JSON.stringify(args)})`)) as T
  }

  /** Runs a function in the page until its value is truthy, and resolves with that value. */
  async until<Args extends unknown[], T>(work: (...args: Args) => T, ...args: Args): Promise<NonNullable<T>> {
    const deadline = Date.now() + waitMs
    while (Date.now() < deadline) {
      // The page is navigating away.
      const value = await this.run(work, ...args).catch(() => null)
      if (value) return value
      await sleep(50)
    }
    const seen = await this.run(() => [
      location.href,
      document.title,
      document.activeElement?.outerHTML.slice(0, 120),
      document.querySelector('main')?.innerText.slice(0, 600),
    ])
    throw new Error(`Timed out waiting for ${work.toString()} ${JSON.stringify(args)}, on ${seen.join(', ')}`)
  }

  /** Opens a page and waits for its scripts. */
  async open(url: string): Promise<void> {
    await this.driver.goto(url)
    await this.until(() => document.documentElement.dataset['hydrated'] !== undefined)
  }

  /** Scrolls to the first visible element whose text begins with `text` and presses its middle. Resolves with that point. */
  async press(selector: string, text = ''): Promise<Pick<Box, 'x' | 'y'>> {
    const { x, y } = await this.atRest(() =>
      this.until(
        (it, words) => {
          const element = [...document.querySelectorAll(it)].find(
            (one) => one.getClientRects().length > 0 && one.textContent.trim().startsWith(words),
          )
          if (!element) return null
          element.scrollIntoView({ block: 'center', behavior: 'instant' })
          const { left, top, width, height } = element.getBoundingClientRect()
          return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
        },
        selector,
        text,
      ),
    )
    await this.driver.perform([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ])
    return { x, y }
  }

  /** Moves the pointer over an element once it is visible. */
  async pointAt(selector: string): Promise<void> {
    const { x, y } = await this.until((it) => {
      const { left, top, width, height } =
        document.querySelector(it)?.getBoundingClientRect() ?? new DOMRect()
      return width > 0 ? { x: Math.round(left + width / 2), y: Math.round(top + height / 2) } : null
    }, selector)
    await this.driver.perform([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [{ type: 'pointerMove', x, y }],
      },
    ])
  }

  /** Types a text, or presses one key of `key`. */
  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ])
    await this.driver.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  /** Presses an empty field and types into it. Presses again if the field has moved in between. */
  async fill(selector: string, text: string): Promise<void> {
    const deadline = Date.now() + waitMs
    do await this.press(selector)
    while (!(await this.isFocused(selector)) && Date.now() < deadline)
    await this.focuses(selector)
    await this.type(text)
  }

  private isFocused(selector: string): Promise<boolean> {
    return this.run((it) => document.activeElement?.matches(it) ?? false, selector)
  }

  /** Chooses a date or an option. Drivers cannot use the browser's own picker. */
  async choose(selector: string, value: string): Promise<void> {
    await this.until(
      (it, chosen) => {
        const fields = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(it)]
        const field = fields.find((one) => one.getClientRects().length > 0)
        if (!field) return false
        const kind = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
        // React overrides the setter on the element, so this calls the prototype's.
        Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, chosen)
        field.dispatchEvent(new Event('input', { bubbles: true }))
        field.dispatchEvent(new Event('change', { bubbles: true }))
        return true
      },
      selector,
      value,
    )
  }

  /** Waits until an element is visible. */
  async shows(selector: string): Promise<void> {
    await this.until(
      (it) => [...document.querySelectorAll(it)].some((one) => one.getClientRects().length > 0),
      selector,
    )
  }

  async gone(selector: string): Promise<void> {
    await this.until((it) => document.querySelector(it) === null, selector)
  }

  async focuses(selector: string): Promise<void> {
    await this.until((it) => document.activeElement?.matches(it), selector)
  }

  /** Waits until the text is on the page. */
  async reads(words: string): Promise<void> {
    await this.until((it) => document.body.innerText.includes(it), words)
  }

  boxOf(selector: string): Promise<Box> {
    return this.atRest(() =>
      this.run((it) => {
        const rect = document.querySelector(it)?.getBoundingClientRect() ?? new DOMRect()
        return { x: rect.x, y: rect.y, width: rect.width, height: rect.height }
      }, selector),
    )
  }

  /** Measures until two results are equal, so that animations and scrolling have ended. */
  async atRest<T>(measure: () => Promise<T>): Promise<T> {
    const deadline = Date.now() + waitMs
    for (let last = ''; Date.now() < deadline; await sleep(100)) {
      const measured = await measure()
      const now = JSON.stringify(measured)
      if (now === last) return measured
      last = now
    }
    throw new Error('What is measured does not come to rest')
  }

  /** The problems of the open page: errors, policy violations, horizontal scrolling and pictures that did not load. */
  complaints(): Promise<string[]> {
    return this.run(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      const broken = [...document.images].filter(
        (it) => it.complete && it.currentSrc && it.naturalWidth === 0,
      )
      return [
        ...(globalThis as unknown as { complaints: string[] }).complaints,
        ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than the window`] : []),
        ...broken.map((it) => `${it.currentSrc} did not load`),
        ...(document.querySelectorAll('h1').length === 1 ? [] : ['not one h1']),
      ]
    })
  }
}
