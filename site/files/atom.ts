import { blogFeed } from './blog-feed.ts'

/** The file `/blog/atom.xml`. */
export const loader = () =>
  new Response(blogFeed().atom1(), { headers: { 'content-type': 'application/xml; charset=utf-8' } })
