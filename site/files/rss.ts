import { blogFeed } from './blog-feed.ts'

/** The file `/blog/rss.xml`. */
export const loader = () =>
  new Response(blogFeed().rss2(), { headers: { 'content-type': 'application/xml; charset=utf-8' } })
