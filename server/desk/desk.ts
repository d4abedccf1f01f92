import Fastify, { LogController } from 'fastify'
import type { FastifyInstance } from 'fastify'
import type { PictureFolders } from '#publish/photographs.ts'
import type { DeskConfig } from '#server/config/desk.ts'
import type { Context } from '#server/context.ts'
import { addOneHost } from '#server/plugins/one-host.ts'
import { addJsonParser } from '#server/plugins/json-parser.ts'
import { answerBadConnection, answerBadUrl } from '#server/plugins/errors.ts'
import { addClientFiles } from './client-files.ts'
import { addEnquiries } from './enquiries/enquiries.ts'
import { addReminders } from './enquiries/remind.ts'
import { addGuard } from './guard.ts'
import { addOffice } from './office.ts'
import { buildSite, type RunBuild, type RunPreview } from './build-site.ts'
import { addPages } from './pages/pages.ts'
import { addPictures } from './pages/pictures.ts'
import { addPresence } from './pages/presence.ts'
import { addPhotographs } from './photographs/photographs.ts'
import { addPreview } from './preview.ts'
import { addPublishing } from './publishing.ts'
import { addRefusals } from './refused.ts'
import { addSearch } from './search.ts'
import { forgetEndedSessions } from './sessions.ts'
import { addSignIn } from './sign-in.ts'
import { addToday } from './today.ts'

export interface DeskParts {
  /** The folder of the built pages. */
  client?: string
  /** Builds and serves the site. */
  runBuild?: RunBuild
  /** Builds previews for staff. */
  runPreview?: RunPreview
  /** The folder of the content. */
  content?: string
  /** The folders of the pictures. */
  pictures?: PictureFolders
}

/** The Desk's server, ready to listen or for `inject`. It does not close the context. */
export async function createDesk(
  context: Context,
  desk: DeskConfig,
  { client, runBuild = buildSite, runPreview, content, pictures }: DeskParts = {},
): Promise<FastifyInstance> {
  const { trustedProxies } = context.config
  const app = Fastify({
    loggerInstance: context.log,
    bodyLimit: 1024 * 1024,
    requestTimeout: 60_000,
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerBadUrl,
    clientErrorHandler: answerBadConnection,
    http: { headersTimeout: 10_000, maxHeaderSize: 16 * 1024 },
  })
  addRefusals(app)
  addOneHost(app)
  addJsonParser(app)
  // Reads only content types that need a preflight request, so that other sites' forms are refused.
  app.removeContentTypeParser('text/plain')
  addGuard(app, context, desk)
  addOffice(app, context)
  addSignIn(app, context)
  addToday(app, context, content)
  addEnquiries(app, context)
  addReminders(app, context, desk)
  addPages(app, context, content)
  addPictures(app, context, content)
  addPresence(app, context)
  addSearch(app, context, content)
  addPhotographs(app, context, { content, pictures })
  addPreview(app, context, { content, pictures, runPreview })
  addPublishing(app, context, { runBuild, content, pictures })
  addClientFiles(app, client)
  await forgetEndedSessions(context)
  await app.ready()
  return app
}
