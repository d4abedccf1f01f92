import { errors, jwtVerify, SignJWT } from 'jose'
import { AuthError } from '#server/auth/errors.ts'
import type { SigningKeys } from './signing-keys.ts'
import type { LiveSession } from './sessions.ts'
import type { Account } from '#server/auth/tables.ts'
import { toUser } from '#server/auth/accounts/user.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

interface Validity {
  issuer: string
  issuedAt: number
  expiresAt: number
}

/** Times are seconds since 1970, as in the token. The metadata inside is a snapshot until the next refresh. */
export async function signAccessToken(
  keys: SigningKeys,
  account: Account,
  session: LiveSession,
  validity: Validity,
): Promise<string> {
  const { kid, privateKey } = await keys.newest()
  const user = toUser(account)
  const claims = {
    email: user.email,
    phone: user.phone,
    app_metadata: user.app_metadata,
    user_metadata: user.user_metadata,
    role: user.role,
    aal: 'aal1',
    amr: JSON.parse(session.amr) as unknown,
    session_id: session.sessionId,
    is_anonymous: false,
  }
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
    .setIssuer(validity.issuer)
    .setSubject(user.id)
    .setAudience(user.aud)
    .setIssuedAt(validity.issuedAt)
    .setExpirationTime(validity.expiresAt)
    .sign(privateKey)
}

export interface AccessClaims {
  accountId: string
  sessionId: string
}

export async function verifyAccessToken(
  keys: SigningKeys,
  accessToken: string,
  now: number,
): Promise<AccessClaims> {
  const { sub, session_id: sessionId } = await verifySignature(keys, accessToken, now)
  if (sub === undefined || sub === '')
    throw new AuthError('bad_jwt', { message: 'invalid claim: missing sub claim' })
  if (!uuid.test(sub))
    throw new AuthError('bad_jwt', { message: 'invalid claim: sub claim must be a UUID', status: 400 })
  return { accountId: sub, sessionId: typeof sessionId === 'string' ? sessionId : '' }
}

async function verifySignature(keys: SigningKeys, accessToken: string, now: number) {
  try {
    const { payload } = await jwtVerify(
      accessToken,
      async ({ kid }) => {
        const key = kid === undefined ? undefined : await keys.find(kid)
        if (key === undefined) throw new errors.JWKSNoMatchingKey()
        return key.publicKey
      },
      {
        algorithms: ['ES256'],
        audience: 'authenticated',
        requiredClaims: ['exp'],
        currentDate: new Date(now),
      },
    )
    return payload
  } catch (error) {
    if (!(error instanceof errors.JOSEError)) throw error
    throw new AuthError('bad_jwt', {
      message: `invalid JWT: unable to parse or verify signature, ${error.message}`,
    })
  }
}
