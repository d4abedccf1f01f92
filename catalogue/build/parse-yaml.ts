import { parse, YAMLParseError } from 'yaml'
import { ContentError } from './problems.ts'

/** YAML silently ends a value at a space and #, so the rest of the text would be missing on the page. */
const cut = /^\s*(?:- )?(?:\w+: )?[^\s'"#|>[{][^'"]* #/

/** @throws ContentError naming the line, in plain words for the commonest slips */
export function parseYaml(file: string, source: string): unknown {
  const lines = source.split('\n').flatMap((line, at) => (cut.test(line) ? [at + 1] : []))
  if (lines.length)
    throw new ContentError(
      file,
      lines.map((at) => ({
        path: [],
        words: `line ${at} has a space and #, which cut off the rest.`,
        cure: 'Put the text into single quotes.',
      })),
    )
  try {
    return parse(source)
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error
    throw new ContentError(file, [{ path: [], ...inPlainWords(error) }])
  }
}

/** The most common mistakes, which the parser's messages do not explain to an editor. */
const slips = [
  {
    from: 'Nested mappings',
    words: 'has a colon and a space inside its text.',
    cure: 'Put the text into single quotes, or write a comma.',
  },
  {
    from: 'Unexpected scalar at node end',
    words: 'has an apostrophe that ends its quotes too early.',
    cure: 'Write two of them.',
  },
]

function inPlainWords({ message, linePos }: YAMLParseError): { words: string; cure: string } {
  const at = linePos ? `line ${linePos[0].line}` : 'the file'
  const slip = slips.find(({ from }) => message.startsWith(from))
  if (slip) return { words: `${at} ${slip.words}`, cure: slip.cure }
  const [first = ''] = message.split(/ at line \d| *\n/)
  return {
    words: `${at} cannot be read: ${first.replace(/\.$/, '')}.`,
    cure: 'Compare its spaces, hyphens and quotes with a file of the same kind.',
  }
}
