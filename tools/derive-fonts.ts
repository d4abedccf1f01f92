/** `npm run fonts`: reduces our two fonts to the characters the site uses. With `--check`, only reports what is stale. */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fontCharacters } from './font-characters.ts'
import { loadCachedPackage } from './cached-package.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'site/fonts')
const record = join(folder, 'derived.json')

const sources = {
  'eczar.woff2': '@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2',
  'anek-latin.woff2': '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2',
}
const options = {
  targetFormat: 'woff2',
  // The weights between the two are used too (styles/base.css says the same).
  variationAxes: { wght: { min: 400, max: 600 } },
  keepFeatures: ['kern', 'tnum', 'mark', 'mkmk', 'ccmp'],
  noHinting: true,
  // Keeps copyright and licence in the file, as the Open Font License requires.
  preserveNameIds: [0, 13, 14],
}
type SubsetFont = (font: Buffer, text: string, how: typeof options) => Promise<Buffer>

const sha256 = (...parts: (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')

/** Hashes of a file's sources and of the result. */
type Derived = Record<string, { from: string; is: string }>

async function derived(file: string, source: Buffer): Promise<Derived[string]> {
  const from = sha256(JSON.stringify(options), fontCharacters, source)
  return { from, is: sha256(await readFile(join(folder, file))) }
}

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
const found: Derived = {}
for (const [file, origin] of Object.entries(sources)) {
  const source = await readFile(join(root, 'node_modules', origin))
  if (!values.check) {
    const subset = await loadCachedPackage<SubsetFont>('subset-font', '2.9.0')
    const font = await subset(source, fontCharacters, options)
    await writeFile(join(folder, file), font)
    console.log(`${file}: ${source.length} bytes become ${font.length}`)
  }
  found[file] = await derived(file, source)
}
const text = `${JSON.stringify(found, null, 2)}\n`
if (!values.check) await writeFile(record, text)
else if ((await readFile(record, 'utf8')) !== text) {
  console.error('The fonts were made from something else. Run npm run fonts, and commit what it makes.')
  process.exitCode = 1
}
