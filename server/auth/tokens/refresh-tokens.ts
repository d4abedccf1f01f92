import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { AuthError } from '#server/auth/errors.ts'

// A refresh token is its session's id, a generation that counts up, and a signature with the session's own key. So the
// row keeps a counter instead of tokens, the same token can be handed out again when an answer was lost, and
// ending the session makes all its tokens meaningless. The row holds the key and only a hash of the id: neither the row
// alone nor an access token alone makes a refresh token.

const idBytes = 16
const generationBytes = 6
const signatureBytes = 24
const payloadBytes = idBytes + generationBytes

export interface RefreshToken {
  sessionId: string
  generation: number
  isSignedWith: (refreshKey: string) => boolean
}

export function newRefreshKey(): string {
  return randomBytes(32).toString('base64url')
}

export function signRefreshToken(
  session: { sessionId: string; refreshKey: string },
  generation: number,
): string {
  const payload = Buffer.alloc(payloadBytes)
  payload.write(session.sessionId.replaceAll('-', ''), 'hex')
  payload.writeUIntBE(generation, idBytes, generationBytes)
  return Buffer.concat([payload, sign(payload, session.refreshKey)]).toString('base64url')
}

/** Undefined for a well-formed token that is not ours. Throws for a malformed one. */
export function parseRefreshToken(text: string): RefreshToken | undefined {
  if (!/^[A-Za-z0-9_-]{12,}$/.test(text))
    throw new AuthError('validation_failed', { message: 'Refresh token is not valid' })
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== payloadBytes + signatureBytes) return undefined
  const payload = bytes.subarray(0, payloadBytes)
  const signature = bytes.subarray(payloadBytes)
  return {
    sessionId: toUuid(payload.toString('hex', 0, idBytes)),
    generation: payload.readUIntBE(idBytes, generationBytes),
    isSignedWith: (refreshKey) => timingSafeEqual(signature, sign(payload, refreshKey)),
  }
}

function sign(payload: Buffer, refreshKey: string): Buffer {
  const key = Buffer.from(refreshKey, 'base64url')
  return createHmac('sha256', key).update(payload).digest().subarray(0, signatureBytes)
}

function toUuid(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
