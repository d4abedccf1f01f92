import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { keptNames, namesOf, shortenScript, shortenStyles } from './short-class-names.ts'

const styles = String.raw`.flex{display:flex}.text-md{font-size:1.25rem}.md\:w-1\/2{width:50%}.a{margin:.5rem}.sr-only:not(:focus){x:url(../a.b-c.woff2)}`
const names = namesOf(styles)

it('gives every class except plain words a short name that no other class has', () => {
  expect([...names.keys()]).toEqual(['flex', 'text-md', 'md:w-1/2', 'a', 'sr-only'])
  expect(names.get('flex')).toBe('flex')
  expect(new Set(names.values()).size).toBe(names.size)
  expect(names.get('text-md')).toHaveLength(1)
  const many = namesOf(Array.from({ length: 3000 }, (_, at) => `.p-${at}{}`).join(''))
  expect(new Set(many.values()).size).toBe(3000)
})

it('styles keep their rules, order and numbers', () => {
  const short = (name: string) => names.get(name) ?? ''
  expect(shortenStyles(styles, names)).toBe(
    `.flex{display:flex}.${short('text-md')}{font-size:1.25rem}.${short('md:w-1/2')}{width:50%}.a{margin:.5rem}.${short('sr-only')}:not(:focus){x:url(../a.b-c.woff2)}`,
  )
})

describe('scripts', () => {
  const shorten = (code: string) => shortenScript(code, names)

  it('lists of classes are shortened in texts and around values', () => {
    const [text = '', half = ''] = [names.get('text-md'), names.get('md:w-1/2')]
    expect(shorten("look('flex text-md')")).toBe(`look("flex ${text}")`)
    expect(shorten('look(`text-md ${on ? "md:w-1/2" : ""} group/nav`)')).toBe(
      `look(\`${text} \${on ? "${half}" : ""} group/nav\`)`,
    )
  })

  it('other texts stay unchanged, even if they share a word with a class', () => {
    const code = "say('flex your arms', 'hidden', `${a}text-medium`, 1.25)"
    expect(shorten(code)).toBe(code)
  })

  it('a text that mixes classes with other words stops the build, because it is ambiguous', () => {
    expect(() => shorten("look('text-md unheard-of')")).toThrow(
      '“text-md unheard-of” has classes (text-md) and words that the styles do not know (unheard-of).',
    )
  })
})

it('no browser test looks for a class that the build renames, because it would find nothing', () => {
  const selector = /(?<=['"`\s(,>])\.([a-z]\w*(?:-\w+)+)(?=[\s'"`[:.,>)])/g
  const found = globSync('tests/{e2e,engines,server,support}/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(selector)].map(([, name = '']) => `${file}: ${name}`),
  )
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((line) => !keptNames.has(line.split(': ')[1] ?? ''))).toEqual([])
})
