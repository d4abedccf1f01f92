import { calculateJwkThumbprint, type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Clock } from '#server/clock.ts'
import type { Database } from '#server/database/open.ts'

// The keys live in the database, so that several servers share them and a restart signs nobody out. A key added by
// another server is noticed within a minute, or at once when a token names it.

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
      // A failed read must not be what the next minute's requests get.
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
  const stored = await selectKeys(database)
  if (stored.length > 0) return Promise.all(stored.map(toSigningKey))
  await addFirstKey(database, clock.now())
  return Promise.all((await selectKeys(database)).map(toSigningKey))
}

async function selectKeys(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('signingKeys')
    .select('privateJwk')
    .orderBy('generation', 'desc')
    .execute()
  return rows.map((row) => row.privateJwk)
}

/** Two servers starting at once both try; the unique generation lets one key in, and both then read that one. */
async function addFirstKey(database: Database, now: number): Promise<void> {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  await database
    .insertInto('signingKeys')
    .values({ kid, generation: 1, privateJwk: JSON.stringify({ ...jwk, kid }), createdAt: now })
    .onConflict((conflict) => conflict.column('generation').doNothing())
    .execute()
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
