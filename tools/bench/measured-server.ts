import { startServer, temporaryFolder, type RunningServer } from '#tests/support/server.ts'

/** Our server as it is run, on empty data, its limits out of the way; gone with `stop`. */
export async function measuredServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const folder = await temporaryFolder()
  const server = await startServer({
    dataDir: folder.path,
    env: { TRUSTED_PROXIES: '127.0.0.1', EMAIL_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'warn', ...env },
  })
  return {
    ...server,
    stop: async () => {
      const code = await server.stop()
      await folder.remove()
      return code
    },
  }
}
