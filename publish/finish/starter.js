// Put inline into every prerendered page by the finishing step. Starts the page's scripts once its words and its main picture
// are painted, or at the first touch, so that they never compete with fonts and that picture; keeps one early press on a button
// until hydration can answer it. Links, forms and <details> work as plain HTML meanwhile.
;(() => {
  const { boot, preload, shared, data, dataFiles } = JSON.parse(document.getElementById('page').textContent)
  let held
  const hold = (event) => {
    const button = event.target.closest('button[type=button]:not([popovertarget],[commandfor])')
    if (!button) return
    held = button
    event.stopImmediatePropagation()
  }
  const wearFonts = () => (document.documentElement.dataset.fonts = '')
  const near = (mark) => mark.removeAttribute('data-far')
  const fetchNearPictures = () => {
    const marks = document.querySelectorAll('[data-far]')
    if (!window.IntersectionObserver) return marks.forEach(near)
    const observer = new IntersectionObserver(
      (entries) => entries.forEach(({ target, isIntersecting }) => isIntersecting && near(target)),
      { rootMargin: '40%' },
    )
    marks.forEach((mark) => observer.observe(mark))
  }
  // An error page is not JSON, so parsing it throws, and the page stays plain HTML.
  const read = (file) => fetch(file).then((answer) => answer.text())
  const atFirstTouch = (change) => ['pointerdown', 'keydown'].forEach((kind) => change(kind, start, true))
  const start = () => {
    atFirstTouch(removeEventListener)
    preload
      .splice(0)
      .forEach((href) =>
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href })),
      )
    fetchNearPictures()
    // Wide windows have them already.
    Promise.all(['Eczar', 'Anek Latin'].map((name) => document.fonts.load(`1em "${name} Variable"`)))
      .then(() => (window.requestIdleCallback ?? setTimeout)(wearFonts))
      .catch(() => {})
    // Modules read both while they are evaluated.
    Promise.all([read(shared), ...(dataFiles ?? []).map(read)])
      .then(([content, ...parts]) => {
        window.sharedContent = JSON.parse(content)
        window.pageData = data ?? JSON.parse(parts.join(''))
        return import(boot)
      })
      .catch(() => {})
  }
  // The worker of an earlier visit has them.
  if (navigator.serviceWorker?.controller) wearFonts()
  addEventListener('click', hold, true)
  addEventListener('hydrated', () => {
    removeEventListener('click', hold, true)
    held?.click()
  })
  atFirstTouch(addEventListener)
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return start()
  // A decoded picture is in the next frame, and a new task runs after that. If it fails, nothing waits for it.
  const afterMainPicture = () =>
    Promise.resolve(document.querySelector('img[fetchpriority=high]')?.decode())
      .catch(() => {})
      .then(() => requestAnimationFrame(() => setTimeout(start)))
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint')[0]) void afterMainPicture()
  }).observe({ type: 'paint', buffered: true })
})()
