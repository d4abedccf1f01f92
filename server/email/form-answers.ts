import { agencyVoice } from '#server/site/agency.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#server/context.ts'
import type { Enquiry } from './enquiry.ts'
import { formPage, formPagePolicy } from './form-page.ts'
import { kindOf } from './send-request.ts'

export type Fields = Record<string, string>

type Kind = Enquiry['kind']

interface Words {
  heading: string
  words: string
}

// The texts of spec §8, so that they are the same with and without scripts.
const words: Record<'sent' | 'failed' | 'incomplete' | 'asked', Record<Kind, Words>> = {
  sent: {
    query: {
      heading: 'Query Sent! 🎉',
      words: "We've received your query and will get back to you shortly.",
    },
    contact: { heading: 'Message Sent!', words: "Thanks for reaching out! We'll get back to you shortly." },
  },
  failed: {
    query: {
      heading: 'Failed to send query.',
      words: 'There was an issue sending your request. Please try again.',
    },
    contact: {
      heading: 'Oops! Something went wrong.',
      words: 'Please try again later or contact us directly.',
    },
  },
  incomplete: {
    query: { heading: 'Uh oh! Something went wrong.', words: 'Please fill in your name and email.' },
    contact: {
      heading: 'Uh oh! Something went wrong.',
      words: 'Please fill in your name, email, subject and message.',
    },
  },
  asked: {
    query: { heading: 'Ask about a trip', words: 'A planner will answer by e-mail.' },
    contact: { heading: 'Write to us', words: 'A planner will answer by e-mail.' },
  },
}

/** Whether a browser will show the answer as a page. The published client sends its version, and the site shows the result. */
export function wantsPage(request: FastifyRequest): boolean {
  return (
    (request.headers.accept ?? '').includes('text/html') && fieldsOf(request)['lib_version'] === undefined
  )
}

export function fieldsOf({ body }: FastifyRequest): Fields {
  return typeof body === 'object' && body !== null ? (body as Fields) : {}
}

/** Answers a posted form: the client gets plain text, a browser gets a page. */
export function createFormAnswers({ config, site }: Pick<Context, 'config' | 'site'>) {
  const { mail } = config

  function sendPage(
    reply: FastifyReply,
    status: number,
    what: keyof typeof words,
    kind: Kind,
    fields?: Fields,
  ) {
    const ids = {
      user_id: mail.publicKey,
      service_id: mail.serviceId,
      template_id: kind === 'query' ? mail.queryTemplateId : mail.contactTemplateId,
    }
    const agency = agencyVoice({ config, site })
    const form = fields && { kind, fields, ids }
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': formPagePolicy(agency), 'cache-control': 'no-store' })
      .send(formPage({ ...words[what][kind], agency, form }))
  }

  function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
    return reply.code(status).type('text/plain; charset=utf-8').send(text)
  }

  return {
    /** Shows an empty form, or one with some fields filled in. */
    ask: (reply: FastifyReply, kind: Kind, fields: Fields) => sendPage(reply, 200, 'asked', kind, fields),
    askAgain: (reply: FastifyReply, kind: Kind, fields: Fields) =>
      sendPage(reply, 422, 'incomplete', kind, fields),
    accept: (request: FastifyRequest, reply: FastifyReply, kind: Kind) =>
      wantsPage(request) ? sendPage(reply, 200, 'sent', kind) : sendText(reply, 200, 'OK'),
    /** Shows the same failure message for every cause, and keeps the visitor's text. */
    refuse: (request: FastifyRequest, reply: FastifyReply, status: number, message: string) => {
      if (!wantsPage(request)) return sendText(reply, status, message)
      const fields = fieldsOf(request)
      return sendPage(reply, status, 'failed', kindOf(fields['template_id'] ?? '', mail) ?? 'contact', fields)
    },
  }
}
