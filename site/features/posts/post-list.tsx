import { posts } from '#catalogue/posts.ts'
import { PostCard } from './post-card.tsx'

/** Every post, three beside one another where there is room. */
export function PostList() {
  return (
    <ul className="grid gap-6 lg:grid-cols-3">
      {posts.map((post) => (
        <PostCard
          key={post.slug}
          post={post}
          sizes="(width >= 80rem) 390px, (width >= 64rem) 31vw, (width >= 48rem) 320px, 100vw"
        />
      ))}
    </ul>
  )
}
