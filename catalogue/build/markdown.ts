import type { PostBlock, TextRun } from '#catalogue/schemas/post.ts'

/** The only Markdown that a post's paragraph may use: `[words](/path)`. */
const link = /\[([^\]]+)\]\(([^)\s]+)\)/g

function runs(paragraph: string): TextRun[] {
  const out: TextRun[] = []
  let end = 0
  for (const match of paragraph.matchAll(link)) {
    const [whole, text = '', href = ''] = match
    if (match.index > end) out.push({ text: paragraph.slice(end, match.index) })
    out.push({ text, href })
    end = match.index + whole.length
  }
  if (end < paragraph.length) out.push({ text: paragraph.slice(end) })
  return out
}

/** A post's body (spec §3): paragraphs split by blank lines; a line starting with `### ` is a sub-heading. */
export function parseBody(body: string): PostBlock[] {
  return body
    .trim()
    .split(/\n\s*\n/)
    .flatMap((part) => {
      const [first = '', ...rest] = part.split('\n')
      if (!first.startsWith('### ')) return [paragraph(part)]
      const heading: PostBlock = { kind: 'heading', text: first.slice(4).trim() }
      return rest.length ? [heading, paragraph(rest.join('\n'))] : [heading]
    })
}

const paragraph = (text: string): PostBlock => ({
  kind: 'paragraph',
  runs: runs(text.replace(/\s+/g, ' ').trim()),
})

/** Splits `---` front matter from the body; the front matter stays YAML text. */
export function splitFrontMatter(source: string): { frontMatter: string; body: string } | undefined {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source)
  return match ? { frontMatter: match[1] ?? '', body: match[2] ?? '' } : undefined
}
