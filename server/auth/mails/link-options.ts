import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Config } from '#server/config/config.ts'
import type { LinkOptions } from './send-mails.ts'
import { chooseRedirect, wantedRedirect } from './redirects.ts'
import { readCodeChallenge, type codeChallengeFields } from '#server/auth/request-input.ts'

/** Where the link about to be mailed ends, and with what. */
export function linkOptions(
  config: Config,
  request: FastifyRequest,
  body: z.output<z.ZodObject<typeof codeChallengeFields>>,
): LinkOptions {
  return {
    redirectTo: chooseRedirect(config, wantedRedirect(request)),
    codeChallenge: readCodeChallenge(body),
  }
}
