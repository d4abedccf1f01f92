import { calculateJwkThumbprint, type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open.ts'
import type { NewSigningKey } from '#server/auth/tables.ts'

// The keys are in the database, so that several servers share them and a restart keeps sessions. A key added by
// another server is noticed within a minute, or at once when a token names it. A retired key still verifies until the
// last token it signed has expired.

const algorithm = 'ES256'
const maxAgeMs = 60_000
const minAgeMs = 5_000

export interface SigningKey {
  kid: string
  privateKey: CryptoKey
  publicKey: CryptoKey
  publicJwk: JWK
}

export interface SigningKeys {
  /** The key that signs from now on. */
  newest: () => Promise<SigningKey>
  find: (kid: string) => Promise<SigningKey | undefined>
  all: () => Promise<SigningKey[]>
}

export function createSigningKeys(database: Database, clock: Clock): SigningKeys {
  let held: { at: number; keys: Promise<SigningKey[]> } | undefined

  function load(olderThanMs: number): Promise<SigningKey[]> {
    if (held === undefined || clock.now() - held.at > olderThanMs) {
      const keys = readKeys(database, clock)
      held = { at: clock.now(), keys }
      // A failed read is not kept, so that requests of the next minute try again.
      keys.catch(() => (held = undefined))
    }
    return held.keys
  }

  return {
    newest: async () => {
      const [newest] = await load(maxAgeMs)
      if (newest === undefined)
        throw new Error('The table signingKeys is empty although a key was just added.')
      return newest
    },
    find: async (kid) => {
      const known = (await load(maxAgeMs)).find((key) => key.kid === kid)
      return known ?? (await load(minAgeMs)).find((key) => key.kid === kid)
    },
    all: () => load(maxAgeMs),
  }
}

async function readKeys(database: Database, clock: Clock): Promise<SigningKey[]> {
  const stored = await selectKeys(database, clock.now())
  if (stored.length > 0) return Promise.all(stored.map(toSigningKey))
  // Two servers starting at once both try; the unique generation lets one key in, and both then read that one.
  await database
    .insertInto('signingKeys')
    .values({ ...(await newKey(clock.now())), generation: 1 })
    .onConflict((conflict) => conflict.column('generation').doNothing())
    .execute()
  return Promise.all((await selectKeys(database, clock.now())).map(toSigningKey))
}

async function selectKeys(database: Database, now: number): Promise<string[]> {
  const rows = await database
    .selectFrom('signingKeys')
    .select('privateJwk')
    .where((row) => row.or([row('honouredUntil', 'is', null), row('honouredUntil', '>', now)]))
    .orderBy('generation', 'desc')
    .execute()
  return rows.map((row) => row.privateJwk)
}

/** How long a server may still sign with the previous key: the age of its cached keys, plus a margin for clocks. */
const noticeMs = 2 * maxAgeMs

export interface KeyRotation {
  /** The key that signs from now on. */
  kid: string
  /** Epoch ms until which the keys before it are accepted. */
  formerHonouredUntil: number
}

/**
 * Adds a new signing key. The previous ones are accepted until every access token they signed has expired.
 * Rejects when another rotation on Postgres happens at the same moment: the generation is unique.
 */
export async function rotateSigningKeys(
  database: Database,
  now: number,
  accessTokenSeconds: number,
): Promise<KeyRotation> {
  const formerHonouredUntil = now + noticeMs + accessTokenSeconds * 1000
  const key = await newKey(now)
  return database.transaction().execute(async (tx) => {
    const { newest } = await tx
      .selectFrom('signingKeys')
      .select((row) => row.fn.max('generation').as('newest'))
      .executeTakeFirstOrThrow()
    const generation = Number(newest ?? 0) + 1
    await tx
      .insertInto('signingKeys')
      .values({ ...key, generation })
      .execute()
    await tx
      .updateTable('signingKeys')
      .set({ honouredUntil: formerHonouredUntil })
      .where('honouredUntil', 'is', null)
      .where('generation', '<', generation)
      .execute()
    return { kid: key.kid, formerHonouredUntil }
  })
}

async function newKey(now: number): Promise<Omit<NewSigningKey, 'generation'>> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  return { kid, privateJwk: JSON.stringify({ ...jwk, kid }), createdAt: now }
}

async function toSigningKey(privateJwk: string): Promise<SigningKey> {
  const { kty, crv, x, y, d, kid }: JWK & { kid: string } = JSON.parse(privateJwk)
  const publicPart = { kty, crv, x, y } as JWK
  return {
    kid,
    privateKey: await importKey({ ...publicPart, d } as JWK),
    publicKey: await importKey(publicPart),
    publicJwk: { ...publicPart, kid, alg: algorithm, use: 'sig', key_ops: ['verify'] },
  }
}

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, algorithm)
  if (key instanceof Uint8Array)
    throw new Error('A signing key in the database is not an elliptic-curve key.')
  return key
}
