import { randomUUID } from 'node:crypto'
import type { AuthUser } from '#contract/auth.ts'
import { parseMetadata } from './metadata.ts'
import type { Account } from '#server/auth/tables.ts'

/** An account as answers show it. */
export function toUser(account: Account): AuthUser {
  const metadata = {
    ...parseMetadata(account.userMetadata),
    sub: account.id,
    email: account.email,
    email_verified: account.emailConfirmedAt !== null,
    phone_verified: false,
  }
  const lastSignIn = time('last_sign_in_at', account.lastSignInAt)
  const dates = { created_at: toText(account.createdAt), updated_at: toText(account.updatedAt) }
  return {
    id: account.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: account.email,
    phone: '',
    ...time('email_confirmed_at', account.emailConfirmedAt),
    ...time('confirmed_at', account.emailConfirmedAt),
    ...time('confirmation_sent_at', account.confirmationSentAt),
    ...time('recovery_sent_at', account.recoverySentAt),
    ...time('email_change_sent_at', account.emailChangeSentAt),
    ...time('reauthentication_sent_at', account.reauthenticationSentAt),
    ...lastSignIn,
    ...(account.newEmail === null ? {} : { new_email: account.newEmail }),
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [
      {
        identity_id: account.identityId,
        id: account.id,
        user_id: account.id,
        identity_data: metadata,
        provider: 'email',
        ...lastSignIn,
        ...dates,
        email: account.email,
      },
    ],
    ...dates,
    is_anonymous: false,
  }
}

/** The answer to a repeated sign-up if a real user would reveal who has an account. */
export function standInUser(email: string, metadata: Record<string, unknown>, now: number): AuthUser {
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: toText(now),
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [],
    created_at: toText(now),
    updated_at: toText(now),
    is_anonymous: false,
  }
}

function time<Name extends string>(name: Name, at: number | null): Partial<Record<Name, string>> {
  return at === null ? {} : ({ [name]: toText(at) } as Partial<Record<Name, string>>)
}

function toText(at: number): string {
  return new Date(at).toISOString()
}
