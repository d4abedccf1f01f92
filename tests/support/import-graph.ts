import type { Import, SourceFile } from './source-files.ts'

// Who may import whom, as the READMEs of the folders tell it: held by tests/boundaries.test.ts, drawn by `npm run graph`.

export const ownFolders = [
  'art',
  'catalogue',
  'content',
  'contract',
  'docs',
  'server',
  'site',
  'tests',
  'tools',
]

/** What each folder that ships may import beside itself. */
export const mayImport: Record<string, string[]> = {
  site: ['catalogue', 'contract'],
  catalogue: ['content', 'art'],
  server: ['contract'],
  contract: [],
  art: ['catalogue'],
  content: [],
}

/** The site's layers: imports go to the right only. */
const layers = [['pages'], ['layout'], ['features'], ['session', 'mail'], ['ui'], ['lib']]
const besideLayers = new Set(['site/paths.ts', 'site/settings.ts', 'site/styles/tokens.css'])

const topOf = (path: string) => path.split('/')[0] ?? ''
const isOurs = (target: string) => ownFolders.includes(topOf(target)) && target.includes('/')
const rankOf = (path: string) => layers.findIndex((layer) => layer.includes(path.split('/')[1] ?? ''))

/** Every import of these files that the rule refuses, as `file:line imports target`. */
export function refused(
  among: SourceFile[],
  rule: (target: string, file: SourceFile, imported: Import) => boolean,
): string[] {
  return among.flatMap((file) =>
    file.imports
      .filter((imported) => rule(imported.target, file, imported))
      .map(({ line, target }) => `${file.path}:${line} imports ${target}`),
  )
}

/** Imports that leave their top-level folder for one it may not know. */
export const foreignImports = (files: SourceFile[]): string[] =>
  refused(files, (target, { path }) => {
    const others = mayImport[topOf(path)]
    return others !== undefined && isOurs(target) && ![topOf(path), ...others].includes(topOf(target))
  })

/** Imports inside the site that go to the left, or from one feature to another. */
export const backwardImports = (files: SourceFile[]): string[] =>
  refused(files, (target, { path }) => {
    if (!path.startsWith('site/') || !target.startsWith('site/')) return false
    const [from, to] = [rankOf(path), rankOf(target)]
    if (from < 0 || unitOf(path) === unitOf(target)) return false
    return to >= 0 ? to <= from : !besideLayers.has(target)
  })

const unitOf = (path: string) =>
  path
    .split('/')
    .slice(0, path.startsWith('site/features/') ? 3 : 2)
    .join('/')

/** Where a file stands on the drawing: a room of the site or the server, or a whole top-level folder. */
export function roomOf(path: string): string {
  const [top = '', second = ''] = path.split('/')
  if (top === 'tests') return `${top}/${second}`
  return ['site', 'server'].includes(top) ? `${top}/${second}` : top
}

export interface Arrow {
  from: string
  to: string
  /** How many imports it stands for, and how many of those are of types alone, which vanish when the code runs. */
  imports: number
  types: number
}

/** What the rooms import from one another. */
export function arrowsBetweenRooms(files: SourceFile[]): Arrow[] {
  const arrows = new Map<string, Arrow>()
  for (const file of files) {
    const from = roomOf(file.path)
    for (const { target, isType } of file.imports.filter((imported) => isOurs(imported.target))) {
      const to = roomOf(target)
      // Types that the framework writes for each route, beside no file of ours.
      if (from === to || to === 'site/+types') continue
      const arrow = arrows.get(`${from} ${to}`) ?? { from, to, imports: 0, types: 0 }
      arrow.imports += 1
      if (isType) arrow.types += 1
      arrows.set(`${from} ${to}`, arrow)
    }
  }
  return [...arrows.values()]
}

type Graph = Map<string, string[]>

const withoutTypes = (files: SourceFile[]): Graph =>
  new Map(
    files.map(({ path, imports }) => [
      path,
      imports.filter(({ isType }) => !isType).map(({ target }) => target),
    ]),
  )

/** Chains of imports that end where they began; imports of types alone make none. */
export const moduleCycles = (files: SourceFile[]): string[] => walk(withoutTypes(files)).cycles

/** The same among rooms. Where there are none, `topDown` names every room before those it imports from. */
export function roomOrder(arrows: Arrow[]): { cycles: string[]; topDown: string[] } {
  const graph: Graph = new Map()
  for (const { from, to, imports, types } of arrows)
    if (imports > types) graph.set(from, [...(graph.get(from) ?? []), to])
  const { cycles, bottomUp } = walk(graph)
  return { cycles, topDown: bottomUp.toReversed() }
}

function walk(graph: Graph): { cycles: string[]; bottomUp: string[] } {
  const bottomUp = new Set<string>()
  const cycles: string[] = []
  const visit = (node: string, trail: string[]) => {
    const start = trail.indexOf(node)
    if (start >= 0) cycles.push([...trail.slice(start), node].join(' → '))
    if (start >= 0 || bottomUp.has(node)) return
    for (const target of graph.get(node) ?? []) visit(target, [...trail, node])
    bottomUp.add(node)
  }
  for (const node of graph.keys()) visit(node, [])
  return { cycles, bottomUp: [...bottomUp] }
}
