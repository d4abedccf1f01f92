import { agency } from '#catalogue/agency.ts'

const addresses: Record<string, string> = Object.fromEntries([
  ...[agency.bookingEmail, agency.supportEmail].map((email) => [email, `mailto:${email}`]),
  ...[agency.phone, agency.emergencyPhone].map((phone) => [phone, `tel:${phone.replaceAll(' ', '')}`]),
])
const escaped = Object.keys(addresses).map((address) => address.replaceAll(/[.+]/g, String.raw`\$&`))
const pattern = new RegExp(`(${escaped.join('|')})`)

/** A text in which the agency's own e-mail addresses and phone numbers can be pressed. */
export function ReachableText({ text }: { text: string }) {
  return text.split(pattern).map((part) =>
    addresses[part] ? (
      <a
        key={part}
        href={addresses[part]}
        className={`inline-block max-w-full font-semibold text-peacock underline underline-offset-2 hover:text-peacock-dark ${addresses[part].startsWith('tel:') ? 'whitespace-nowrap' : ''}`}
      >
        {part}
      </a>
    ) : (
      part
    ),
  )
}
