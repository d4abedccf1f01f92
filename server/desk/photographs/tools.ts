import { Refused } from '#server/desk/refused.ts'

/** Needed for photographs only. Without the development packages, a server's Desk handles enquiries only. */
export const toolsOf = () =>
  import('#publish/photographs.ts').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new Refused(
      501,
      'This server has no tools for photographs. Tell the person who runs the server: docs/operating.md says what is needed.',
    )
  })
