import type { Problem } from './settings.ts'

/** Every problem with the settings. The message is for the operator. */
export class ConfigError extends Error {
  override name = 'ConfigError'

  constructor(problems: readonly Problem[]) {
    super(describe(problems))
  }
}

function describe(problems: readonly Problem[]): string {
  const [first] = problems
  if (first && problems.length === 1) {
    return `The server cannot start: ${first.what}\n  ${first.fix} See docs/operating.md.`
  }
  const each = problems.map(({ what, fix }) => `  ${what}\n    ${fix}`)
  return [
    `The server cannot start: ${problems.length} problems with its settings.`,
    ...each,
    'See docs/operating.md.',
  ].join('\n')
}
