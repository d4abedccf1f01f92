import { spawn, type ChildProcess } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '#tests/support/source-files.ts'

const running = new Set<ChildProcess>()

/** Runs one of the project's tools on the project's Node and keeps what it printed. */
export function capture(command: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const path = [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter)
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env, PATH: path },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
    }
    child.once('error', (error) => (output += `${command} could not be started: ${error.message}`))
    child.once('close', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, output: stripVTControlCharacters(output).trim() })
    })
  })
}

/** SIGINT, because the test runners then take down the servers and databases they started. */
export async function stopRunning() {
  const ended = [...running].map((child) => new Promise((resolve) => child.once('close', resolve)))
  for (const child of running) child.kill('SIGINT')
  await Promise.all(ended)
}
