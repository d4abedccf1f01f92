import { createHash } from 'node:crypto'
import type { AgencyFacts } from '#contract/agency-facts.ts'
import {
  emailFieldMaxLengths as most,
  emailSendFormPath,
  emailTrapFields,
  queryExtraFields,
} from '#contract/email.ts'
import type { AgencyVoice } from '#server/site/agency.ts'
import { escapeHtml } from './clean.ts'
import type { Enquiry } from './enquiry.ts'

interface FormPage {
  heading: string
  words: string
  agency: AgencyVoice
  form?: PageForm | undefined
}

interface PageForm {
  kind: Enquiry['kind']
  /** What the visitor sent, which the form shows again. */
  fields: Record<string, string>
  /** Hidden fields: the ids that the endpoint requires. */
  ids: Record<string, string>
}

/** A page in the site's style that loads nothing, because it has to work when the rest fails. All text is escaped. */
export function formPage({ heading, words, agency, form }: FormPage): string {
  const name = escapeHtml(agency.name)
  return `<!doctype html>
<html lang="${agency.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(heading)} - ${name}</title>
<style>${styleOf(agency)}</style>
</head>
<body>
<header><a href="${escapeHtml(agency.siteUrl)}/">${name}</a></header>
<main>
<h1>${escapeHtml(heading)}</h1>
<p role="status">${escapeHtml(words)}</p>
${form ? formHtml(form) : ''}${form && agency.facts ? directly(agency.facts) : ''}<p><a href="${escapeHtml(agency.siteUrl)}/">Back to the site</a></p>
</main>
</body>
</html>
`
}

const styleOf = ({ colours }: AgencyVoice) => `
*{box-sizing:border-box}
body{margin:0;background:${colours['mist']};color:${colours['ink']};font:1.0625rem/1.6 'Anek Latin Variable',system-ui,sans-serif}
header{background:${colours['night']};padding:1rem max(1.25rem,calc(50vw - 20rem))}
header a{color:${colours['on-night']};font:600 1.5rem/1.25 'Eczar Variable',Georgia,serif;text-decoration:none}
main{max-width:40rem;margin:2rem auto;padding:1.5rem 1.25rem;background:#fff;border-radius:16px}
h1{margin:0 0 .5rem;font:600 1.875rem/1.18 'Eczar Variable',Georgia,serif}
a{color:${colours['peacock']}}
label{display:block;margin:1rem 0 .25rem;font-weight:600}
input,textarea{width:100%;padding:.65rem .8rem;border:1px solid ${colours['control']};border-radius:10px;font:inherit;color:inherit;background:#fff}
textarea{min-height:9rem}
:focus-visible{outline:3px solid ${colours['peacock']};outline-offset:2px}
button{min-height:2.75rem;margin-top:1.25rem;padding:.6rem 1.5rem;border:1px solid ${colours['marigold-edge']};border-radius:10px;background:${colours['marigold']};color:${colours['ink']};font:inherit;font-weight:600}
a[href^=tel]{white-space:nowrap}
@media(width<42rem){main{margin-block:0;border-radius:0}}
.unseen{position:absolute;left:-999rem}
`

/** The policy for this page: it allows the page's own style, and a form that posts to us. */
export const formPagePolicy = (agency: AgencyVoice): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(styleOf(agency)).digest('base64')}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

function formHtml({ kind, fields, ids }: PageForm): string {
  const hidden = {
    ...ids,
    ...pick(fields, [emailTrapFields.shownAt]),
    ...(kind === 'query' ? pick(fields, ['item_name', 'item_type', 'item_price']) : {}),
  }
  const input = (name: string, label: string, attributes: string) => `<label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${escapeHtml(fields[name] ?? '')}" ${attributes}>`
  const isContact = kind === 'contact'
  const about =
    kind === 'query' && fields['item_name'] ? `<p>About: ${escapeHtml(fields['item_name'])}</p>` : ''
  const lines = [
    `<form method="post" action="${emailSendFormPath}">`,
    ...Object.entries(hidden).map(
      ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
    ),
    about,
    input(
      'from_name',
      isContact ? 'Full Name' : 'Name',
      `autocomplete="name" maxlength="${most.from_name}" required`,
    ),
    input('from_email', 'Email', `type="email" autocomplete="email" maxlength="${most.from_email}" required`),
    ...(isContact
      ? [input('subject', 'Subject', `maxlength="${most.subject}" required`)]
      : queryExtraFields.map(({ name, label, type, autoComplete, maxLength }) =>
          input(
            name,
            `${label} (optional)`,
            `type="${type}" autocomplete="${autoComplete}" maxlength="${maxLength}"`,
          ),
        )),
    '<label for="message">Message</label>',
    // Browsers drop the first line break in a textarea.
    `<textarea id="message" name="message" maxlength="${most.message}"${isContact ? ' required' : ''}>\n${escapeHtml(fields['message'] ?? '')}</textarea>`,
    `<div class="unseen" aria-hidden="true"><label for="trap">Leave this empty</label><input id="trap" name="${emailTrapFields.honeypot}" tabindex="-1" autocomplete="off"></div>`,
    `<button>${isContact ? 'Send Message' : 'Send Query'}</button>`,
    '</form>',
  ]
  return `${lines.filter((line) => line !== '').join('\n')}\n`
}

function pick(fields: Record<string, string>, names: string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])))
}

function directly({ phone, email }: AgencyFacts): string {
  const call = escapeHtml(phone)
  const write = escapeHtml(email)
  return `<p>Or reach us directly: <a href="tel:${call.replaceAll(' ', '')}">${call}</a> or <a href="mailto:${write}">${write}</a>.</p>
`
}
