import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Config } from '#server/config/config.ts'
import type { LinkWish } from './post.ts'
import { chooseRedirect, wantedRedirect } from './redirects.ts'
import { readCodeChallenge, type codeChallengeFields } from './request-input.ts'

/** Where the link about to be mailed ends, and with what. */
export function linkWish(
  config: Config,
  request: FastifyRequest,
  body: z.output<z.ZodObject<typeof codeChallengeFields>>,
): LinkWish {
  return {
    redirectTo: chooseRedirect(config, wantedRedirect(request)),
    codeChallenge: readCodeChallenge(body),
  }
}
