/**
 * What mails say about the agency, as `build/agency.json`: the build takes it from `content/agency.yaml`,
 * so that promise and hours stand there once; the server reads it when it starts.
 */
export interface AgencyFacts {
  name: string
  /** Such as "within one working day". */
  replyPromise: string
  phone: string
  email: string
  /** Days without times are closed. */
  hours: { label: string; opens?: string | undefined; closes?: string | undefined }[]
}
