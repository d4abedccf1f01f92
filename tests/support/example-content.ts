import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'
import { readContentIndex, readSources, type ContentIndex } from '#catalogue/build/content-index.ts'
import { readEntry } from '#catalogue/build/read-entry.ts'
import { root } from './source-files.ts'

/** Entries for tests of the checks. They are never published, so tests do not depend on the agency's own prices or words. */
const examples = {
  'destinations/oslo-norway.yaml': 'destination.yaml',
  'packages/norwegian-fjords.yaml': 'package.yaml',
  'countries/norway.yaml': 'country.yaml',
  'countries/sweden.yaml': 'country.yaml',
  'services/local-guides.yaml': 'service.yaml',
  'policies/sample-policy.yaml': 'policy.yaml',
}

/** The small second agency, with the samples of content/samples as entries. */
export function exampleIndex(): ContentIndex {
  const sources = new Map(readSources(join(root, 'tests/agency/content')))
  for (const [file, sample] of Object.entries(examples))
    sources.set(file, readFileSync(join(root, 'content/samples', sample), 'utf8'))
  const change = (file: string, from: string, to: string) =>
    sources.set(file, (sources.get(file) ?? '').replace(from, to))
  change('agency.yaml', 'passport: Portuguese', 'passport: Indian')
  change('countries/sweden.yaml', 'name: Norway', 'name: Sweden')
  change('regions.yaml', '- Atlantic', '- Atlantic\n- Europe')
  const index = readContentIndex(sources)
  const picture = { hash: '0', widths: [640], inks: ['#000000', '#ffffff'] as [string, string], focus: 50 }
  return { ...index, pictures: { ...index.pictures, 'oslo-norway-cover': picture } }
}

/** Writes that content to a new folder within the given one, for tests that change files. Returns the new folder. */
export function writeExampleContent(folder: string): string {
  const content = join(folder, 'content')
  cpSync(join(root, 'tests/agency/content'), content, { recursive: true })
  for (const [file, text] of exampleIndex().sources) {
    mkdirSync(dirname(join(content, file)), { recursive: true })
    // Uses an existing picture that needs no photographer. An unchanged sample would be refused.
    const finished = text
      .replaceAll(/^ *(#|credit:) .*\n/gm, '')
      .replace(/Our guides turn|What this page settles/, '$& today')
    writeFileSync(join(content, file), finished.replaceAll('oslo-norway-cover', 'site-destinations'))
  }
  return content
}

/** Reads an example with one thing changed, as the build reads it. */
export function readExample(file: string, from: RegExp | string, to: string): object {
  const index = exampleIndex()
  const before = index.sources.get(file) ?? ''
  const after = before.replace(from, to)
  expect(after, 'the change must change something').not.toBe(before)
  return readEntry(file, after, index)
}
