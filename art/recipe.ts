/** What a print was made of: the code of its scene and of every kit file that the scene reaches. */
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { minifySync } from 'vite'
import { hashOf } from './originals.ts'

// what is only a type draws nothing
const IMPORT = /^(?:(?:import|export)(?! type)|\}) .*?from '(\.[^']+)'/gm

async function reach(file: string, seen: Map<string, string>): Promise<void> {
  if (seen.has(file)) return
  const code = await readFile(file, 'utf8')
  // a comment or a line break draws nothing either
  seen.set(file, minifySync(file, code, { compress: false, mangle: false }).code)
  for (const [, path = ''] of code.matchAll(IMPORT)) await reach(join(dirname(file), path), seen)
}

/** Hash of a scene's code with all it imports. Another hash means that the print may be out of date. */
export async function recipeOf(scene: string): Promise<string> {
  const files = new Map<string, string>()
  await reach(scene, files)
  return hashOf(...[...files].sort(([a], [b]) => a.localeCompare(b)).map(([, code]) => code))
}
