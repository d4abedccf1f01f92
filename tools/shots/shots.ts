/**
 * `npm run shots`: every route and state at five widths, and a page to browse them, in `out/shots`.
 * `npm run shots -- home dialog --width 360,1440` takes some of them. It shows what `npm run build` made.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { launchOptions } from '#tests/support/browser.ts'
import { hydrated } from '#tests/support/screen.ts'
import { startServer, temporaryFolder } from '#tests/support/server.ts'
import { scenes, type Scene } from '#tests/support/scenes.ts'

const HEIGHTS: Record<number, number> = { 360: 740, 768: 1024, 1024: 768, 1440: 900, 1920: 1080 }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { width: { type: 'string', default: Object.keys(HEIGHTS).join(',') } },
})
const widths = values.width.split(',').map(Number)
const wanted = scenes.filter(
  ({ name }) => !positionals.length || positionals.some((part) => name.startsWith(part)),
)
const folder = join(import.meta.dirname, '../../out/shots')

/** Scrolls once through the page, so that pictures below the fold have arrived. */
const wake = `(async () => {
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
    scrollTo({ top: y, behavior: 'instant' })
    await new Promise((done) => setTimeout(done, 60))
  }
  await Promise.all([...document.images].filter((image) => image.complete).map((image) => image.decode().catch(() => {})))
  scrollTo({ top: 0, behavior: 'instant' })
})()`

async function shoot(browser: Browser, url: string, scene: Scene, width: number): Promise<string[]> {
  const complaints: string[] = []
  const page = await browser.newPage({
    baseURL: url,
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    reducedMotion: 'reduce',
    bypassCSP: true,
  })
  page.on('console', (message) => {
    // missing pages and offline scenes log errors on purpose
    const isExpected = message.text().startsWith('Failed to load resource')
    if (['error', 'warning'].includes(message.type()) && !isExpected) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  try {
    await page.goto(scene.path)
    await hydrated(page)
    await scene.prepare?.(page)
    if (scene.media) await page.emulateMedia({ media: scene.media, reducedMotion: 'reduce' })
    // A screenshot of the whole page also shows parts far below the window.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
    if (!scene.isOverlay) await page.evaluate(wake)
    const wide = await page.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    )
    if (Number(wide) > 0) complaints.push(`is ${String(wide)} px wider than the window`)
    await page.waitForTimeout(150)
    await page.screenshot({
      path: join(folder, `${scene.name}-${width}.jpg`),
      type: 'jpeg',
      quality: 80,
      fullPage: !scene.isOverlay,
    })
  } catch (error) {
    complaints.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
  } finally {
    await page.close()
  }
  return complaints.map((text) => `${scene.name} at ${width} px: ${text}`)
}

const contents = `<!doctype html><meta charset="utf-8"><title>Shots</title>
<style>body{font:16px/1.5 system-ui;margin:24px}figure{display:inline-block;margin:0 16px 16px 0;vertical-align:top}img{max-height:70vh;border:1px solid #ccc}</style>
${wanted
  .map(
    ({ name, path }) =>
      `<h2 id="${name}">${name} <small>${path}</small></h2>${widths
        .map(
          (width) =>
            `<figure><a href="${name}-${width}.jpg"><img loading="lazy" src="${name}-${width}.jpg" alt=""></a><figcaption>${width}</figcaption></figure>`,
        )
        .join('')}`,
  )
  .join('\n')}`

await mkdir(folder, { recursive: true })
const data = await temporaryFolder()
const server = await startServer({ dataDir: data.path })
const browser = await chromium.launch(launchOptions())
const complaints: string[] = []
for (const scene of wanted) {
  for (const width of widths) complaints.push(...(await shoot(browser, server.url, scene, width)))
  console.log(scene.name)
}
await browser.close()
await server.stop()
await data.remove()
await writeFile(join(folder, 'index.html'), contents)
console.log(`${wanted.length} scenes at ${widths.length} widths: out/shots/index.html`)
for (const complaint of complaints) console.error(complaint)
