import { whenLoaded } from './prefetch.ts'

// A link to a part of the page needs real heights at once.
const layOutWhole = ({ target }: Event) => {
  if (target instanceof Element && target.closest('a[href^="#"]'))
    document.documentElement.dataset['whole'] = ''
}

/**
 * Parts below the first screen are laid out when the visitor comes near (styles/base.css); until then the browser guesses
 * their heights. Lays out one after another while the page is idle: the browser remembers each height, so that the page's length does
 * not change while it is scrolled.
 */
export function measureLowerParts(): void {
  addEventListener('click', layOutWhole, true)
  // Found once the page is idle: cards of a list may come after its first screen (lib/first-screen.ts).
  let parts: HTMLElement[] | undefined
  const measureNext = (): void => {
    parts ??= [...document.querySelectorAll<HTMLElement>('main :is(section, li:not(.far)), footer')]
    const part = parts.pop()
    // Nothing moves below an open dialog.
    if (!part || document.querySelector(':modal')) return
    // What is in sight has been laid out.
    if (part.getBoundingClientRect().top < innerHeight || getComputedStyle(part).contentVisibility !== 'auto')
      return measureNext()
    part.style.contentVisibility = 'visible'
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        part.style.contentVisibility = ''
        whenLoaded(measureNext)
      }),
    )
  }
  whenLoaded(measureNext)
}
