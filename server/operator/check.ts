import { Command } from '@commander-js/extra-typings'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '#server/config/env.ts'
import { OperatorError, type Cli } from './command.ts'

/** A program of the catalogue, because the server may not import content. */
const program = join(repositoryRoot, 'catalogue/build/check.ts')

export const check = (cli: Cli) =>
  new Command('check').description('Check the content as a build does, and say what to change').action(() => {
    if (!existsSync(program))
      throw new OperatorError('The content is not on this machine. Check it where the site is built.')
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [program, ...(cli.output.isJson ? ['--json'] : [])],
      { encoding: 'utf8', env: cli.env, maxBuffer: 64 * 1024 * 1024 },
    )
    if (status === null || (status === 1 && stdout === '')) throw new OperatorError(stderr.trim())
    cli.output.write(stdout)
    cli.exitCode = status === 0 ? 0 : 1
  })
