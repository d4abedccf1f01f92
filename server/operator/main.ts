import { readEnv, repositoryRoot } from '#server/config/env.ts'
import { operatorCommands } from './commands.ts'
import { runOperator } from './run-operator.ts'

// The operator's command line, npm run meridaya -- <command>, on the settings and data of the server.

// Backups and exports contain people's messages, so only this user may read new files.
process.umask(0o077)

// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

process.exitCode = await runOperator(process.argv.slice(2), {
  groups: operatorCommands,
  env: readEnv(repositoryRoot),
  output: {
    write: (text) => void process.stdout.write(text),
    line: (text) => void process.stdout.write(`${text}\n`),
    note: (text) => void process.stderr.write(`${text}\n`),
  },
})
