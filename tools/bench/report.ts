import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { root } from '#tests/support/source-files.ts'

const file = join(root, 'docs', 'benchmarks.md')

/** Puts a section between its two comments; everything written by hand around them stays. */
export function writeSection(name: string, text: string): void {
  const [begin, end] = [`<!-- ${name}: written by npm run bench -->`, `<!-- /${name} -->`]
  const document = readFileSync(file, 'utf8')
  const from = document.indexOf(begin)
  const to = document.indexOf(end)
  if (from < 0 || to < from)
    throw new Error(`docs/benchmarks.md has no place for ${name}: write ${begin} and ${end}`)
  const body = `${begin}\n\n${machine()}\n\n${text.trim()}\n\n`
  writeFileSync(file, document.slice(0, from) + body + document.slice(to))
}

/** Day, commit and machine, because a figure without them says nothing. */
export function machine(): string {
  const day = new Date().toISOString().slice(0, 10)
  const all = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  const parts = [
    `${all.length} × ${all[0]?.model ?? 'CPU'}`,
    `${memory} GB`,
    system(),
    `Node ${process.versions.node}`,
  ]
  return `_${day}, commit ${commit()}: ${parts.join(', ')}._`
}

function system(): string {
  const release = '/etc/os-release'
  const text = existsSync(release) ? readFileSync(release, 'utf8') : ''
  return /^PRETTY_NAME="(.*)"/m.exec(text)?.[1] ?? process.platform
}

function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : ' and changes')
}
