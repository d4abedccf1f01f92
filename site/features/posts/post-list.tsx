import type { PostCard as Card } from '#catalogue/posts.ts'
import { PostCard } from './post-card.tsx'

/** Posts, newest first: the newest across the page, the others in pairs below it where there is room. */
export function PostList({ posts }: { posts: Card[] }) {
  const newestFirst = posts.toSorted((a, b) => b.date.localeCompare(a.date))
  return (
    <ul className="grid gap-6 lg:grid-cols-2">
      {newestFirst.map((post, index) => (
        <PostCard key={post.slug} post={post} isLead={index === 0} />
      ))}
    </ul>
  )
}
