/** A catalogue of any size for the growth run: copies of the real entries under names and texts of their own. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'

interface Sample {
  id: number
  name: string
  country?: string
  description?: string
  popular: boolean
  [field: string]: unknown
}

const beginnings = ['Al', 'Bel', 'Cor', 'Dhar', 'El', 'Fen', 'Gul', 'Har', 'Is', 'Jor', 'Kal', 'Lum', 'Mar']
const middles = ['a', 'an', 'ara', 'e', 'en', 'esh', 'i', 'in', 'iva', 'o', 'on', 'u', 'um']
const endings = ['bad', 'dale', 'garh', 'ja', 'ka', 'mont', 'na', 'pur', 'ra', 'stan', 'ta', 'vik', 'zi']

/** A different name for every number below 28,561. */
function nameOf(number: number): string {
  const digits = [number, number / 13, number / 169, number / 2197].map((part) => Math.floor(part) % 13)
  const [ending = 0, middle = 0, beginning = 0, second = 0] = digits
  const name = `${beginnings[beginning]}${middles[middle]}${endings[ending]}`
  return second === 0 ? name : `${name} ${beginnings[second]}`
}

const slugOf = (...words: string[]): string =>
  words
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')

function placeLike(sample: Sample, name: string): [slug: string, entry: Sample] {
  const { country = '', description = '' } = sample
  const line = `${name}, ${country}: ${description}`.slice(0, 150).replace(/\s+\S*$/, '')
  return [slugOf(name, country), { ...sample, name, description: line }]
}

function tripLike(sample: Sample, name: string): [slug: string, entry: Sample] {
  return [slugOf('the road to', name), { ...sample, name: `The Road to ${name}` }]
}

/**
 * Fills up both kinds in a checkout's `content/` to `count` entries each. The real ones stay, and only they are popular,
 * so that the home page must not change.
 */
export async function generateCatalogue(content: string, count: number): Promise<void> {
  await fillUp(join(content, 'destinations'), count, placeLike)
  await fillUp(join(content, 'packages'), count, tripLike)
}

async function fillUp(folder: string, count: number, like: typeof placeLike): Promise<void> {
  await mkdir(folder, { recursive: true })
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).toSorted()
  const samples = await Promise.all(
    files.map(async (file) => parse(await readFile(join(folder, file), 'utf8')) as Sample),
  )
  const highest = Math.max(...samples.map(({ id }) => id))
  for (let number = 0; number < count - samples.length; number += 1) {
    const sample = samples[number % samples.length]
    if (sample === undefined) throw new Error(`${folder} holds no entry to copy.`)
    const [slug, entry] = like(sample, nameOf(number))
    await writeFile(
      join(folder, `${slug}.yaml`),
      stringify({ ...entry, id: highest + 1 + number, popular: false }),
    )
  }
}
