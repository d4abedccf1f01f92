import type { FastifyInstance } from 'fastify'
import { deskApi, type Office } from '#contract/desk.ts'
import type { Config } from '#server/config/config.ts'
import type { Context } from '#server/context.ts'
import { agencyVoice, publishedAgency, type AgencyVoice } from '#server/site/agency.ts'

/** The published agency: its name, time zone and mail design. */
export const officeOf = async (config: Config): Promise<AgencyVoice> =>
  agencyVoice({ config, site: { agency: await publishedAgency(config) } })

/** Public, for the sign-in page. */
export function addOffice(app: FastifyInstance, { config }: Context): void {
  app.get(`${deskApi}/office`, { config: { isOpen: true } }, async (): Promise<Office> => {
    const { name, locale, timeZone, timeZoneName } = await officeOf(config)
    return { name, locale, timeZone, timeZoneName }
  })
}
