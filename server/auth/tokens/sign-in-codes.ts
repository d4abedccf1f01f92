import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import type { DatabaseTransaction } from '#server/database/open.ts'
import type { CodeChallenge } from '#server/auth/request-input.ts'
import type { OneTimePurpose, SignInCode } from '#server/auth/tables.ts'

// A link of the PKCE flow ends on an address with a code that is worth nothing without the verifier, which never left
// the browser that requested the mail. So an address found in a history or a log cannot be used to sign in.

const lifetimeMs = 5 * 60_000

/** Returns the code for the address. The database stores only its hash. */
export async function issueSignInCode(
  tx: DatabaseTransaction,
  code: { accountId: string; openedBy: OneTimePurpose; codeChallenge: CodeChallenge; now: number },
): Promise<string> {
  const secret = randomUUID()
  await tx
    .insertInto('signInCodes')
    .values({
      codeHash: sha256(secret).toString('hex'),
      accountId: code.accountId,
      openedBy: code.openedBy,
      codeChallenge: code.codeChallenge.challenge,
      codeChallengeMethod: code.codeChallenge.method,
      expiresAt: code.now + lifetimeMs,
    })
    .execute()
  return secret
}

export function findSignInCode(tx: DatabaseTransaction, code: string): Promise<SignInCode | undefined> {
  return tx
    .selectFrom('signInCodes')
    .selectAll()
    .where('codeHash', '=', sha256(code).toString('hex'))
    .executeTakeFirst()
}

/** Deletes the code, so that it works once. False if another request was faster. */
export async function takeSignInCode(tx: DatabaseTransaction, { codeHash }: SignInCode): Promise<boolean> {
  const deleted = await tx.deleteFrom('signInCodes').where('codeHash', '=', codeHash).executeTakeFirst()
  return deleted.numDeletedRows === 1n
}

export function matchesVerifier(code: SignInCode, verifier: string): boolean {
  const challenge = code.codeChallengeMethod === 's256' ? sha256(verifier).toString('base64url') : verifier
  return timingSafeEqual(sha256(challenge), sha256(code.codeChallenge))
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
