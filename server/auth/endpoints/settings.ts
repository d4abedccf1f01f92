import type { FastifyInstance } from 'fastify'
import type { AuthDependencies } from '#server/auth/dependencies.ts'

export function settings(app: FastifyInstance, { context }: AuthDependencies): void {
  app.get('/settings', () => ({
    external: { email: true, phone: false, anonymous_users: false },
    disable_signup: !context.config.auth.allowsSignUp,
    // True wherever signing up signs in, which is what clients read it for.
    mailer_autoconfirm: context.config.auth.mode !== 'confirm',
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: false,
  }))
}
