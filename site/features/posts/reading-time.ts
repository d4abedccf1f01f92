import type { Post } from '#catalogue/posts.ts'

const wordsPerMinute = 220

/** The reading time of a post in whole minutes, at least one. */
export function readingMinutes(content: Post['content']): number {
  const text = content.map((block) =>
    block.kind === 'heading' ? block.text : block.runs.map((run) => run.text).join(''),
  )
  const words = text.join(' ').split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / wordsPerMinute))
}
