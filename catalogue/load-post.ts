import { lazyEntries } from './lazy-entries.ts'
import type { Post } from './posts.ts'

/** The whole entry; `null` for an unknown slug. */
export const loadPost = lazyEntries(import.meta.glob<Post>('../content/posts/*.md', { import: 'default' }))
