/** What the build's last step reads from a prerendered page. Texts are escaped, as in the page. */
export interface BuiltPage {
  /** Its address on the site, such as `/destinations/rome-italy`. */
  path: string
  title: string
  description: string
  heading: string
  /** The picture of its head, by name. */
  picture: string | undefined
  allowsIndexing: boolean
}

const first = (html: string, pattern: RegExp): string | undefined => pattern.exec(html)?.[1]

/** @param file the page's file below `build/client` */
export function readPage(file: string, html: string): BuiltPage {
  const main = first(html, /<main[\s\S]*?>([\s\S]*)<\/main>/) ?? ''
  const head = first(main, /<img src="\/pictures\/([^"]+)-[0-9a-f]{8}-\d+\.jpg"[^>]*fetchPriority="high"/)
  return {
    path: `/${file.replace(/\/?index\.html$/, '')}`,
    title: first(html, /<title>([^<]*)/) ?? '',
    description: first(html, /<meta name="description" content="([^"]*)"/) ?? '',
    heading: first(main, /<h1[^>]*>([^<]*)/) ?? '',
    picture: head,
    allowsIndexing: !/<meta name="robots" content="noindex"/.test(html),
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** Text as a person reads it, from text as React writes it into a page. */
export const plain = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
