/** File budgets of the pictures (art direction §8), at the widths the site serves. */
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { builtSite } from '../support/built-site.ts'

const maxKb: Record<string, number> = {
  'avif 384': 20,
  'avif 540': 60,
  'avif 750': 100,
  'avif 800': 55,
  'avif 1200': 105,
  'avif 1600': 170,
  'webp 384': 26,
  'webp 800': 90,
  'webp 1200': 130,
  'jpg 800': 100,
}

it('every landscape is within its size budget in every format', () => {
  const folder = join(builtSite, 'pictures')
  const files = globSync('*.{avif,webp,jpg}', { cwd: folder }).filter((file) => !file.startsWith('portrait-'))
  expect(files.length).toBeGreaterThan(500)
  const heavy = files.flatMap((file) => {
    const [, width = '', form = ''] = /-(\d+)\.(\w+)$/.exec(file) ?? []
    const kb = statSync(join(folder, file)).size / 1024
    return kb > (maxKb[`${form} ${width}`] ?? 0) ? [`${file}: ${Math.round(kb)} KB`] : []
  })
  expect(heavy).toEqual([])
})
