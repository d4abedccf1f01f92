import { Busboy } from '@fastify/busboy'
import { emailVariablesMaxBytes } from '#contract/email.ts'

/** The body is not a form, or not one of ours. `statusCode` is for the answer. */
export class FormError extends Error {
  override name = 'FormError'
  readonly statusCode: 400 | 413

  constructor(statusCode: 400 | 413, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}

/** Above the contract's own limits, so that those are refused with the contract's messages. */
const limits = {
  fieldNameSize: 200,
  fieldSize: 2 * emailVariablesMaxBytes,
  fields: 100,
  parts: 100,
  headerPairs: 20,
  headerSize: 2048,
}

/**
 * The text fields of a posted form, multipart or urlencoded. If a name occurs twice, the last value is used, as in the
 * e-mail client's own forms. Throws FormError, also for files; an empty file field is allowed.
 */
export function readForm(body: Buffer, contentType: string): Promise<Record<string, string>> {
  return new Promise((resolve, reject) => {
    const fields = new Map<string, string>()
    let count = 0
    const refuse = (statusCode: 400 | 413, message: string) => reject(new FormError(statusCode, message))
    const unreadable = () => refuse(400, 'The form could not be read')
    const tooLarge = () => refuse(413, 'Variables size limit: all variables together may take 50 KB')
    try {
      const parser = new Busboy({ headers: { 'content-type': contentType }, limits })
      parser.on('field', (name, value, isNameCut, isValueCut) => {
        count += 1
        // At a limit the parser stops without an error.
        if (isNameCut || isValueCut || count === limits.fields) tooLarge()
        fields.set(name, value)
      })
      parser.on('file', (_name, stream, fileName) => {
        stream.resume()
        if (fileName) refuse(400, 'Files are not accepted')
      })
      parser.on('partsLimit', tooLarge)
      parser.on('error', unreadable)
      parser.on('finish', () => resolve(Object.fromEntries(fields)))
      parser.end(body)
    } catch {
      unreadable()
    }
  })
}
