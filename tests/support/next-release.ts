import { cp, mkdtemp, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addRelease } from '#publish/add-release.ts'

const hashed = /([\w.~-]+-)([\w-]{8})(\.(?:js|css|json))\b/g

/**
 * Adds a release like that of changed code, without building it: every script, style and hashed list of
 * `from` is renamed, and texts are replaced. It is not served yet.
 *
 * @param from the folder of a release
 * @param words what pages say → what they say in the new release
 * @returns the new release's id
 */
export async function addNextRelease(
  releases: string,
  from: string,
  words: Record<string, string>,
): Promise<string> {
  const built = await mkdtemp(join(releases, '.tmp-built-'))
  await cp(from, built, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) })
  const client = join(built, 'client')
  const assets = new Set(await readdir(join(client, 'assets')))
  const renamed = (text: string) =>
    text.replace(hashed, (name, stem: string, hash: string, end: string) =>
      assets.has(name) ? stem + [...hash].toReversed().join('') + end : name,
    )
  const texts = (await readdir(client, { recursive: true })).filter((file) =>
    /\.(html|data|js|css|json)$/.test(file),
  )
  for (const file of texts) {
    let text = renamed(await readFile(join(client, file), 'utf8'))
    for (const [before, after] of Object.entries(words)) text = text.replaceAll(before, after)
    await writeFile(join(client, file), text)
  }
  for (const name of assets)
    await rename(join(client, 'assets', name), join(client, 'assets', renamed(name))).catch(() => {})
  return await addRelease({ built, releases, commit: null, inputs: '' })
}
