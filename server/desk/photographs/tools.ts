import { Refused } from '#server/desk/refused.ts'

/** Needed by those who send photographs only: a server without the development packages has a Desk for enquiries. */
export const toolsOf = () =>
  import('#publish/photographs.ts').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new Refused(
      501,
      'This server has no tools for photographs. Tell the person who runs the server: docs/operating.md says what is needed.',
    )
  })
