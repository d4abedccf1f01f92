import { lazyEntries } from './lazy-entries.ts'
import type { Post } from './posts.ts'

export const findPost = lazyEntries(import.meta.glob<Post>('../content/posts/*.md', { import: 'default' }))
