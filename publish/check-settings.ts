import type { Plugin } from 'vite'
import { settingsProblems } from '#contract/site-settings.ts'

/** Refuses to build a site whose forms could not reach their configured service. */
export const checkSettings = (): Plugin => ({
  name: 'check-settings',
  apply: 'build',
  configResolved({ env }) {
    const problems = settingsProblems(env)
    if (problems.length > 0)
      throw new Error(
        [
          'The site cannot be built:',
          ...problems.map((problem) => `  ${problem}`),
          '  See docs/operating.md.',
        ].join('\n'),
      )
  },
})
