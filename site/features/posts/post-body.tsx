import type { Post } from '#catalogue/posts.ts'
import { SiteLink } from '#site/lib/site-link.tsx'

type Block = Post['content'][number]
type Run = Extract<Block, { kind: 'paragraph' }>['runs'][number]

const link = 'font-semibold text-peacock underline underline-offset-3 hover:text-peacock-dark'

/** A post's paragraphs and sub-headings. The first paragraph has larger type. */
export function PostBody({ content }: { content: Post['content'] }) {
  return (
    <div className="space-y-5 *:first:text-lg">
      {content.map((block) =>
        block.kind === 'heading' ? (
          <h2 key={block.text} className="pt-5 text-2xl">
            {block.text}
          </h2>
        ) : (
          <p key={block.runs.map(({ text }) => text).join('')}>{block.runs.map(words)}</p>
        ),
      )}
    </div>
  )
}

function words({ text, href }: Run) {
  if (!href) return text
  return href.startsWith('/') ? (
    <SiteLink key={href} to={href} className={link}>
      {text}
    </SiteLink>
  ) : (
    <a key={href} href={href} rel="noopener" className={link}>
      {text}
    </a>
  )
}
