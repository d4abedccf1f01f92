const fetchNow = (mark: Element): void => mark.removeAttribute('data-far')

let observer: IntersectionObserver | undefined

/**
 * Browsers fetch lazy pictures up to 2,500 px ahead. Styles keep a picture out of their reach while the placeholder
 * before it has `data-far` (styles/picture.css); this takes the mark away once it is within two fifths of a window.
 * The starter script does the same for prerendered pages before React runs.
 */
export function fetchWhenNear(mark: SVGSVGElement | null): (() => void) | undefined {
  if (!mark?.hasAttribute('data-far')) return undefined
  if (!('IntersectionObserver' in globalThis)) {
    fetchNow(mark)
    return undefined
  }
  observer ??= new IntersectionObserver(
    (entries, self) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        fetchNow(target)
        self.unobserve(target)
      }
    },
    { rootMargin: '40%' },
  )
  const watching = observer
  watching.observe(mark)
  return () => watching.unobserve(mark)
}
