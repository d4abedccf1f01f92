// Fastify writes only what these name, so a column added to a row cannot reach an answer by accident.

const text = { type: 'string' } as const
const open = { type: 'object', additionalProperties: true } as const

const identity = {
  type: 'object',
  properties: {
    identity_id: text,
    id: text,
    user_id: text,
    identity_data: open,
    provider: text,
    last_sign_in_at: text,
    created_at: text,
    updated_at: text,
    email: text,
  },
} as const

export const userSchema = {
  type: 'object',
  properties: {
    id: text,
    aud: text,
    role: text,
    email: text,
    phone: text,
    email_confirmed_at: text,
    confirmed_at: text,
    confirmation_sent_at: text,
    recovery_sent_at: text,
    email_change_sent_at: text,
    reauthentication_sent_at: text,
    last_sign_in_at: text,
    new_email: text,
    app_metadata: open,
    user_metadata: open,
    identities: { type: 'array', items: identity },
    created_at: text,
    updated_at: text,
    is_anonymous: { type: 'boolean' },
  },
} as const

export const sessionSchema = {
  type: 'object',
  properties: {
    access_token: text,
    token_type: text,
    expires_in: { type: 'integer' },
    expires_at: { type: 'integer' },
    refresh_token: text,
    user: userSchema,
    weak_password: open,
  },
} as const

/** Sign-up answers with a session or with the bare user; the properties of both, none of which is required. */
export const sessionOrUserSchema = {
  type: 'object',
  properties: { ...userSchema.properties, ...sessionSchema.properties },
} as const

/** Verification answers with a session or, after half of a change of address, with a message. */
export const sessionOrMessageSchema = {
  type: 'object',
  properties: { ...sessionSchema.properties, msg: text, code: text },
} as const

export const emptyObjectSchema = { type: 'object', properties: {} } as const
