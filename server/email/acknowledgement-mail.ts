import type { AgencyFacts } from '#contract/agency-facts.ts'
import type { AgencyVoice } from '#server/site/agency.ts'
import { cleanLine, cleanText } from './clean.ts'
import { officeTime, referenceOf, subjectFacts, visitorName } from './enquiry.ts'
import type { Enquiry } from './enquiry.ts'
import { layOutMail } from './mail-layout.ts'
import type { Message } from './outbox.ts'

export const acknowledgementKind = 'acknowledgement'

const quotedMaxLength = 2000

/** The acknowledgement to the sender: what arrived, when a person answers, how to reach us. */
export function acknowledgementMail(
  agency: AgencyVoice,
  enquiry: Enquiry,
): Pick<Message, 'kind' | 'subject' | 'text' | 'html'> {
  const { kind, variables } = enquiry
  const item = kind === 'query' ? harmless(cleanLine(variables['item_name'], 80)) : ''
  const what = kind === 'query' ? 'enquiry' : 'message'
  const name = harmless(cleanLine(visitorName(variables), 60))
  const about = subjectFacts(enquiry).filter(({ value }) => value !== 'N/A' && harmless(value) !== '')
  const facts = [...about, { label: 'Received', value: officeTime(agency, enquiry.receivedAt) }]
  return {
    kind: acknowledgementKind,
    subject: `We have your ${what}${item ? ` about ${item}` : ''}`,
    ...layOutMail(agency, {
      heading: `We have your ${what}`,
      parts: [
        { kind: 'words', text: name ? `Dear ${name},` : 'Hello,' },
        { kind: 'words', text: `Thank you for writing to us. ${promise(agency.facts)}` },
        { kind: 'facts', facts: [...facts, { label: 'Reference', value: referenceOf(enquiry) }] },
        ...ownWords(variables),
        { kind: 'words', text: waysToReachUs(agency.facts) },
      ],
      closing:
        `${agency.name}\nThis mail was sent automatically when your message arrived. If you did not write to us, someone ` +
        'typed your address by mistake. Please ignore this mail.',
    }),
  }
}

function ownWords(variables: Enquiry['variables']) {
  const written = cleanText(variables['message'])
  if (written === '') return []
  if (harmless(written) === '') {
    const text =
      'We do not repeat your words here because they contain the address of a page or a mailbox. We received your full message.'
    return [{ kind: 'words' as const, text }]
  }
  const letters = [...written]
  const text = letters.length > quotedMaxLength ? `${letters.slice(0, quotedMaxLength).join('')} …` : written
  return [
    { kind: 'words' as const, text: 'You wrote:' },
    { kind: 'quotation' as const, text },
  ]
}

/** Anyone can type a stranger's address into the form, so text with an address of a page or mailbox is not repeated to it. */
function harmless(text: string): string {
  // Read it as mail programs do: remove invisible characters, and replace full-width forms and unusual dots.
  const read = text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('。', '.')
  const isNumericAddress = /\b\d{1,3}(?:\.\d{1,3}){3}\b/.test(read)
  return isNumericAddress || /:\/\/|\bwww\.|[\p{L}\d-]\.\p{L}{2,}|@/iu.test(read) ? '' : text
}

function promise(agency: AgencyFacts | null): string {
  if (!agency) return 'A planner will read it and answer you.'
  return `A planner will read it and answer ${agency.replyPromise}. The office is open ${hours(agency)}, ${agency.timeZoneName}.`
}

function hours({ hours: all, locale }: AgencyFacts): string {
  const clock = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
    timeZone: 'UTC',
  })
  // `09:00` in the facts becomes 9:00 am, in the same format as the time of the enquiry.
  const written = (time: string) => clock.format(new Date(`1970-01-01T${time}Z`))
  const open = all.flatMap(({ label, opens, closes }) =>
    opens && closes ? [`${label} from ${written(opens)} to ${written(closes)}`] : [],
  )
  return new Intl.ListFormat(locale).format(open)
}

function waysToReachUs(agency: AgencyFacts | null): string {
  const reply = 'To add something, reply to this mail.'
  return agency
    ? `${reply} You can also write to ${agency.email}, or call ${agency.phone} during office hours.`
    : reply
}
