import { readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { deserialize, serialize } from 'node:v8'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { inTurns } from './in-turns.ts'
import { reuse } from './reuse.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The bytes a server sends before it waits for the first acknowledgement: ten packets of 1,460 bytes, of which our headers take 1,081. */
export const firstFlightBytes = 13_519

/** A text as the server sends it. */
export interface Compressed {
  br: Buffer
  gz: Buffer
}

const brotliOf = (source: Buffer, quality: number, postfixBits = 0): Promise<Buffer> => {
  const params = {
    [constants.BROTLI_PARAM_NPOSTFIX]: postfixBits,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  }
  return brotli(source, { params })
}

/**
 * Pages get brotli's second-best level, 2.5 % more bytes in a third of the time, because a growing catalogue has many pages. Pages that
 * would not fit into a server's first flight get the best level, and its codes for distances end in two bits of the distance: 0.2 % less
 * on the longest trips.
 */
async function brotliOfPage(source: Buffer): Promise<Buffer> {
  const quick = await brotliOf(source, 10)
  return quick.length <= firstFlightBytes ? quick : brotliOf(source, 11, 2)
}

/** Reuses what an earlier build compressed. */
export async function compress(source: Buffer, kind: 'page' | 'text'): Promise<Compressed> {
  const both = await reuse([`compressed ${kind}`, source], async () => {
    const [br, gz] = await Promise.all([
      kind === 'page' ? brotliOfPage(source) : brotliOf(source, 11),
      zip(source, { level: 9 }),
    ])
    return serialize([br, gz])
  })
  const [br, gz] = deserialize(both) as [Buffer, Buffer]
  return { br, gz }
}

/** Writes `.br` and `.gz` beside a file. */
export function writeCompressed(file: string, { br, gz }: Compressed): void {
  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gz)
}

export async function compressFiles(files: string[]): Promise<void> {
  await inTurns(files, async (file) => writeCompressed(file, await compress(readFileSync(file), 'text')))
}
