import type { MetaDescriptor } from 'react-router'

interface PageSeo {
  title: string
  description?: string
  /** False for pages that do not belong in search results: the dashboard, search, sign-in. */
  allowsIndexing?: boolean
}

/** Title, description and indexing of a page. */
export const seo = ({ title, description, allowsIndexing = true }: PageSeo): MetaDescriptor[] => [
  { title },
  ...(description ? [{ name: 'description', content: description }] : []),
  ...(allowsIndexing ? [] : [{ name: 'robots', content: 'noindex' }]),
]
