import type { AgencyFacts } from '#contract/agency-facts.ts'
import { cleanLine, cleanText } from './clean.ts'
import { officeTime, subjectFacts, visitorName } from './enquiry.ts'
import type { Enquiry } from './enquiry.ts'
import { layOutMail } from './mail-layout.ts'
import type { Message } from './outbox.ts'

export const acknowledgementKind = 'acknowledgement'

const quotedMaxLength = 2000

/** The answer that goes out at once to whoever wrote: what arrived, when a person answers, how to reach us. */
export function acknowledgementMail(
  enquiry: Enquiry,
  agency: AgencyFacts | null,
): Pick<Message, 'kind' | 'subject' | 'text' | 'html'> {
  const { kind, variables } = enquiry
  const item = kind === 'query' ? harmless(cleanLine(variables['item_name'], 80)) : ''
  const what = kind === 'query' ? 'enquiry' : 'message'
  const name = harmless(cleanLine(visitorName(variables), 60))
  const about = subjectFacts(enquiry).filter(({ value }) => value !== 'N/A' && harmless(value) !== '')
  const facts = [...about, { label: 'Received', value: officeTime(enquiry.receivedAt) }]
  return {
    kind: acknowledgementKind,
    subject: `We have your ${what}${item ? ` about ${item}` : ''}`,
    ...layOutMail({
      heading: `We have your ${what}`,
      parts: [
        { kind: 'words', text: name ? `Dear ${name},` : 'Hello,' },
        { kind: 'words', text: `Thank you for writing to us. ${promise(agency)}` },
        { kind: 'facts', facts: [...facts, { label: 'Reference', value: enquiry.id }] },
        ...ownWords(variables),
        { kind: 'words', text: waysToReachUs(agency) },
      ],
      closing:
        `${agency ? `${agency.name}\n` : ''}This mail was sent automatically when your message arrived. If you did not write to us, somebody has ` +
        'typed your address by mistake, and you need do nothing.',
    }),
  }
}

function ownWords(variables: Enquiry['variables']) {
  const written = cleanText(variables['message'])
  if (written === '') return []
  if (harmless(written) === '') {
    const text =
      'We do not repeat your words here because they contain the address of a page or a mailbox. They reached us whole.'
    return [{ kind: 'words' as const, text }]
  }
  const letters = [...written]
  const text = letters.length > quotedMaxLength ? `${letters.slice(0, quotedMaxLength).join('')} …` : written
  return [
    { kind: 'words' as const, text: 'You wrote:' },
    { kind: 'quotation' as const, text },
  ]
}

/** Anybody may type a stranger's address into the form, so nothing that leads elsewhere is passed on to it. */
function harmless(text: string): string {
  return /:\/\/|\bwww\.|[\p{L}\d-]\.\p{L}{2,}|@/iu.test(text) ? '' : text
}

function promise(agency: AgencyFacts | null): string {
  if (!agency) return 'A person will read it and answer you.'
  return `A planner will read it and answer ${agency.replyPromise}. The office is open ${hours(agency)}, Indian time.`
}

function hours({ hours: all }: AgencyFacts): string {
  const open = all.flatMap(({ label, opens, closes }) =>
    opens && closes ? [`${label} from ${opens} to ${closes}`] : [],
  )
  return new Intl.ListFormat('en-GB').format(open)
}

function waysToReachUs(agency: AgencyFacts | null): string {
  const reply = 'To add something, reply to this mail.'
  return agency
    ? `${reply} You can also write to ${agency.email}, or ring ${agency.phone} during office hours.`
    : reply
}
