import { Busboy } from '@fastify/busboy'
import { emailVariablesMaxBytes } from '#contract/email.ts'

/** A body that is no form, or not one of ours; `statusCode` says what to answer. */
export class FormError extends Error {
  override name = 'FormError'
  readonly statusCode: 400 | 413

  constructor(statusCode: 400 | 413, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}

/** Above everything the contract allows, so that what it limits is refused in the contract's words. */
const limits = {
  fieldNameSize: 200,
  fieldSize: 2 * emailVariablesMaxBytes,
  fields: 100,
  parts: 100,
  headerPairs: 20,
  headerSize: 2048,
}

/**
 * The fields of a posted form, multipart or urlencoded, in text. Of a name that comes twice the last counts, as in the
 * e-mail client's own forms. Throws FormError; files are refused, an empty file field is not one.
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
        // The parser itself stops without an error.
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
