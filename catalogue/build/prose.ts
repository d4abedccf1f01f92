/** Fields that are names, or that repeat on purpose: what a price covers, what is included, accommodation. */
const formulaic = new Set([
  'alt',
  'area',
  'beforeYouGo',
  'countries',
  'country',
  'currency',
  'emergency',
  'endsAt',
  'flyingTime',
  'hash',
  'href',
  'label',
  'language',
  'link',
  'meals',
  'name',
  'plugs',
  'priceBasis',
  'region',
  'slug',
  'source',
  'sources',
  'startsAt',
  'stay',
  'title',
  'whatsIncluded',
  'whatsNotIncluded',
])

/** Sentences written for one entry: texts of more than three words, without formulaic fields. */
export function proseIn(entry: unknown): string[] {
  return textsIn(entry)
    .flatMap((text) => text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.split(/\s+/).length > 3))
    .map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`))
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (!value || typeof value !== 'object') return []
  if ('runs' in value) return [textsIn(value.runs).join('')]
  return Object.entries(value).flatMap(([key, item]) => (formulaic.has(key) ? [] : textsIn(item)))
}
