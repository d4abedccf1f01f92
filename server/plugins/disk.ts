import { statfs } from 'node:fs/promises'

const mebibyte = 2 ** 20

export interface DiskState {
  freeBytes: number
  /** Full enough that messages may be refused at any moment. */
  isFull: boolean
  isNearlyFull: boolean
}

/** How full the disk under a folder is: nearly full below 500 MB or a tenth, full below 16 MB or a hundredth. */
export async function readDisk(folder: string): Promise<DiskState> {
  const { bavail, blocks, bsize } = await statfs(folder)
  const [freeBytes, size] = [bavail * bsize, blocks * bsize]
  return {
    freeBytes,
    isFull: freeBytes < Math.min(16 * mebibyte, size / 100),
    isNearlyFull: freeBytes < Math.min(500 * mebibyte, size / 10),
  }
}
