import type { PostCard as Card } from '#catalogue/posts.ts'
import { PostCard } from './post-card.tsx'

/** Posts, newest first. The newest has the full width. The others are in two columns if there is room. */
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
