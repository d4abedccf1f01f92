import { AuthError } from '#server/auth/errors.ts'

// Every access token contains the metadata, and HTTP servers limit headers to 8 to 16 KiB.
const maxBytes = 4096

export function assertMetadataFits(metadata: Record<string, unknown>): void {
  if (Buffer.byteLength(JSON.stringify(metadata)) > maxBytes)
    throw new AuthError('validation_failed', { message: `User metadata is larger than ${maxBytes} bytes` })
}

export function parseMetadata(json: string): Record<string, unknown> {
  const value: unknown = JSON.parse(json)
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/** Changes the given keys and keeps the others; null removes a key. */
export function mergeMetadata(
  current: Record<string, unknown>,
  change: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...current, ...change }).filter(([, value]) => value !== null))
}
