import { whenLoaded } from './prefetch.ts'

// A link to a section of the page needs real heights at once.
const layOutWhole = ({ target }: Event) => {
  if (target instanceof Element && target.closest('a[href^="#"]'))
    document.documentElement.dataset['whole'] = ''
}

/**
 * Parts below the first screen are laid out when the visitor scrolls near them (styles/base.css). Until then the browser
 * uses estimated heights. This function lays them out one by one while the page is idle. The browser remembers their heights,
 * so that the page's length does not change during scrolling.
 */
export function measureLowerParts(): void {
  addEventListener('click', layOutWhole, true)
  // Found once the page is idle, because a list's cards may be rendered after its first screen (lib/first-screen.ts).
  let parts: HTMLElement[] | undefined
  const measureNext = (): void => {
    parts ??= [...document.querySelectorAll<HTMLElement>('main :is(section, li:not(.far)), footer')]
    const part = parts.pop()
    // The page must not move below an open dialog.
    if (!part || document.querySelector(':modal')) return
    // Visible parts have been laid out.
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
