import { whenLoaded } from './prefetch.ts'

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * Parts below the first screen are laid out when the visitor comes near (styles/base.css); until then the browser guesses
 * their heights. Lays out one after another while the page is idle: the browser remembers each height, so that the page's length does
 * not change while it is scrolled. Returns a function that calls it off.
 */
export function measureLowerParts(): () => void {
  let isOff = false
  // A link to a part of the page needs real heights at once.
  const layOutWhole = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a[href^="#"]'))
      document.documentElement.dataset['whole'] = ''
  }
  addEventListener('click', layOutWhole, true)
  const measure = async (parts: HTMLElement[]) => {
    if (isOff) return
    // Nothing moves below an open dialog.
    if (document.querySelector(':modal')) {
      setTimeout(() => void measure(parts), 1000)
      return
    }
    const part = parts.pop()
    if (!part) return
    // What is in sight has been laid out.
    if (part.getBoundingClientRect().top > innerHeight) {
      part.style.contentVisibility = 'visible'
      await frame()
      await frame()
      part.style.contentVisibility = ''
    }
    whenLoaded(() => void measure(parts))
  }
  whenLoaded(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('main :is(section, li:not(.far)), footer')]
    void measure(parts.filter((it) => getComputedStyle(it).contentVisibility === 'auto'))
  })
  return () => {
    isOff = true
    removeEventListener('click', layOutWhole, true)
  }
}
