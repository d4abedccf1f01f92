import { inOrder } from './in-order.ts'
import type { Entry } from './schemas/entry.ts'
import type { PostBlock, PostCard as CardFile } from './schemas/post.ts'

export type PostCard = Entry<CardFile>
export type Post = PostCard & { content: PostBlock[] }

/** All blog posts in id order, as cards. */
export const posts = inOrder(
  import.meta.glob<PostCard>('../content/posts/*.md', {
    query: '?card',
    import: 'default',
    eager: true,
  }),
)
