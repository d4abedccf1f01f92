import * as z from 'zod/mini'
import { cleanLine, cleanText, escapeHtml } from './clean.ts'
import type { Message } from './outbox.ts'

export interface Enquiry {
  id: string
  kind: 'query' | 'contact'
  /** As the client sent them: nothing about them is certain. */
  variables: Record<string, unknown>
  receivedAt: number
}

type EnquiryMail = Omit<Message, 'to'>

/** One line of the mail's table; `href` makes its value a link. */
interface Row {
  label: string
  value: string
  href?: string
}

const emailAddress = z.email().check(z.maxLength(254))

/** The mail to the agency: everything needed to answer, and a reply goes straight to the visitor. */
export function enquiryMail(enquiry: Enquiry): EnquiryMail {
  const { variables } = enquiry
  const name = cleanLine(variables['from_name'])
  const address = cleanLine(variables['from_email'], 254)
  const canReply = emailAddress.safeParse(address).success
  const rows = [
    ...(enquiry.kind === 'query' ? queryRows(variables) : contactRows(variables)),
    { label: 'Name', value: name },
    { label: 'E-mail', value: address, ...(canReply ? { href: `mailto:${address}` } : {}) },
    phoneRow(variables),
    { label: 'Received', value: indianTime(enquiry.receivedAt) },
    { label: 'Reference', value: enquiry.id },
  ].filter((row) => row.value !== '')
  const letter = {
    heading: enquiry.kind === 'query' ? 'An enquiry from the website' : 'A message from the website',
    rows,
    words: cleanText(variables['message']),
    advice: canReply
      ? `Reply to this mail to answer ${name || address}.`
      : 'The visitor left no usable e-mail address, so a reply to this mail reaches nobody.',
  }
  return {
    kind: enquiry.kind === 'query' ? 'enquiry' : 'contact-message',
    ...(canReply ? { replyTo: address } : {}),
    subject: enquiry.kind === 'query' ? querySubject(variables, name) : contactSubject(variables, name),
    text: asText(letter),
    html: asHtml(letter),
  }
}

function querySubject(variables: Enquiry['variables'], name: string): string {
  const item = cleanLine(variables['item_name']) || 'no item named'
  const type = cleanLine(variables['item_type'], 40)
  return `Enquiry: ${item}${type ? ` (${type})` : ''} from ${name || 'a visitor'}`
}

function contactSubject(variables: Enquiry['variables'], name: string): string {
  return `Message: ${cleanLine(variables['subject']) || 'no subject'} from ${name || 'a visitor'}`
}

function queryRows(variables: Enquiry['variables']): Row[] {
  return [
    { label: 'About', value: cleanLine(variables['item_name']) },
    { label: 'Kind', value: cleanLine(variables['item_type']) },
    { label: 'Price shown', value: cleanLine(variables['item_price']) },
  ]
}

function contactRows(variables: Enquiry['variables']): Row[] {
  return [{ label: 'Subject', value: cleanLine(variables['subject'], 300) }]
}

function phoneRow(variables: Enquiry['variables']): Row {
  const phone = cleanLine(variables['phone'], 60)
  const number = phone.replaceAll(/[^\d+]/g, '').replaceAll(/(?!^)\+/g, '')
  return { label: 'Phone', value: phone, ...(/^\+?\d{5,15}$/.test(number) ? { href: `tel:${number}` } : {}) }
}

const indianClock = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

function indianTime(epochMs: number): string {
  return `${indianClock.format(epochMs)}, New Delhi time`
}

interface Letter {
  heading: string
  rows: Row[]
  words: string
  advice: string
}

function asText({ heading, rows, words, advice }: Letter): string {
  const width = Math.max(...rows.map((row) => row.label.length)) + 2
  const lines = rows.map(({ label, value, href }) => {
    const link = href?.startsWith('tel:') ? ` <${href}>` : ''
    return `${`${label}:`.padEnd(width)}${value}${link}`
  })
  return `${[heading, lines.join('\n'), words || '(no message)', `-- \n${advice}`].join('\n\n')}\n`
}

function asHtml({ heading, rows, words, advice }: Letter): string {
  const cells = rows.map(({ label, value, href }) => {
    const shown = escapeHtml(value)
    const linked = href === undefined ? shown : `<a href="${escapeHtml(href)}">${shown}</a>`
    return `<tr><th align="left" style="padding:2px 16px 2px 0">${label}</th><td>${linked}</td></tr>`
  })
  return [
    '<!doctype html>',
    `<html lang="en-GB"><head><meta charset="utf-8"><title>${escapeHtml(heading)}</title></head>`,
    '<body style="font-family:sans-serif;line-height:1.5">',
    `<h1 style="font-size:20px">${escapeHtml(heading)}</h1>`,
    `<table style="border-collapse:collapse">${cells.join('')}</table>`,
    `<p>${escapeHtml(words || '(no message)').replaceAll('\n', '<br>\n')}</p>`,
    `<p style="color:#555">${escapeHtml(advice)}</p>`,
    '</body></html>',
    '',
  ].join('\n')
}
