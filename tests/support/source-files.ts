import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Import {
  line: number
  /** Path from the repository's root, or the package's name as written. */
  target: string
  isType: boolean
}

export interface SourceFile {
  path: string
  /** The file's text with comments blanked out, so that lines keep their numbers. */
  code: string
  imports: Import[]
  isTest: boolean
}

export const root = fileURLToPath(new URL('../..', import.meta.url))

export function readSourceFiles(): SourceFile[] {
  const folders = '{art,catalogue,content,contract,desk,publish,server,site,tests,tools}/**/*.{ts,tsx,mjs}'
  const paths = globSync([folders, '*.ts'], { cwd: root, exclude: ['site/public/**', 'art/out/**'] })
  return paths.toSorted().map((path) => {
    const code = withoutComments(readFileSync(join(root, path), 'utf8'))
    return {
      path,
      code,
      imports: importsOf(path, code),
      isTest: isTestFile(path),
    }
  })
}

export function isTestFile(path: string): boolean {
  return path.startsWith('tests/') || /\.test\.tsx?$/.test(path)
}

/** 1-based line of a position in a file's text. */
export function lineAt(code: string, index: number): number {
  return code.slice(0, index).split('\n').length
}

const statement = /\b(import|export)\s+(type\s)?[^'"`;()=]*?from\s*(['"])(?<from>[^'"]+)\3/g
const bareImport = /\bimport\s*(['"])(?<from>[^'"]+)\1/g
const call = /\b(?:import|import\.meta\.glob|vi\.mock)(?:<[^()]*>)?\(\s*\[?\s*(['"`])(?<from>[^'"`]+)\1/g

function importsOf(path: string, code: string): Import[] {
  return [statement, bareImport, call].flatMap((pattern) =>
    [...code.matchAll(pattern)].map((match) => ({
      line: lineAt(code, match.index),
      target: resolveImport(path, match.groups?.['from'] ?? ''),
      isType: pattern === statement && match[2] !== undefined,
    })),
  )
}

function resolveImport(path: string, written: string): string {
  const [specifier = ''] = written.split('?')
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('/')) return specifier.slice(1)
  if (specifier.startsWith('.')) return relative(root, join(root, dirname(path), specifier))
  return specifier
}

/** Strings are matched first, so that a `//` inside one is not taken for a comment. */
function withoutComments(text: string): string {
  const stringOrComment = /(["'])(?:\\.|(?!\1)[^\\\n])*\1|`(?:\\.|[^\\`])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g
  return text.replace(stringOrComment, (found) =>
    /^\/[/*]/.test(found) ? found.replace(/[^\n]/g, ' ') : found,
  )
}
