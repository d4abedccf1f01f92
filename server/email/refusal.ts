/** A mail server's answer that a mailbox does not exist or accepts no mail, so that retrying is pointless (RFC 5321, 4.2.1). */
export class PermanentRefusal extends Error {
  override name = 'PermanentRefusal'
  readonly responseCode: number

  constructor(message: string, responseCode: number) {
    super(message)
    this.responseCode = responseCode
  }
}

/** The code of a permanent refusal of the recipient; undefined for every other failure. */
export function permanentRefusal(error: unknown): number | undefined {
  if (error instanceof PermanentRefusal) return error.responseCode
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number }
  return command === 'RCPT TO' && responseCode >= 500 && responseCode < 600 ? responseCode : undefined
}
