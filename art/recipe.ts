/** Hashes the code that draws a print: its scene and every kit file that the scene imports. */
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { minifySync } from 'vite'
import { hashOf } from './originals.ts'

// type imports draw nothing
const IMPORT = /^(?:(?:import|export)(?! type)|\}) .*?from '(\.[^']+)'/gm

async function reach(file: string, seen: Map<string, string>): Promise<void> {
  if (seen.has(file)) return
  const code = await readFile(file, 'utf8')
  // minified, because comments and line breaks draw nothing
  seen.set(file, minifySync(file, code, { compress: false, mangle: false }).code)
  for (const [, path = ''] of code.matchAll(IMPORT)) await reach(join(dirname(file), path), seen)
}

/** Hash of a scene's code with all it imports. Another hash means that the print may be out of date. */
export async function recipeOf(scene: string): Promise<string> {
  const files = new Map<string, string>()
  await reach(scene, files)
  return hashOf(...[...files].sort(([a], [b]) => a.localeCompare(b)).map(([, code]) => code))
}
