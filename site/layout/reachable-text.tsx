import { agency } from '#catalogue/agency.ts'
import { SiteLink } from '#site/lib/site-link.tsx'

const addresses: Record<string, string> = Object.fromEntries([
  ...[agency.bookingEmail, agency.supportEmail].map((email) => [email, `mailto:${email}`]),
  ...[agency.phone, agency.emergencyPhone].map((phone) => [phone, `tel:${phone.replaceAll(' ', '')}`]),
])
const escaped = Object.keys(addresses).map((address) => address.replaceAll(/[.+]/g, String.raw`\$&`))
const pattern = new RegExp(String.raw`(\[[^\]]+\]\(/[^)]+\)|${escaped.join('|')})`)
const inContent = /^\[(.+)\]\((.+)\)$/

const look =
  'inline-block max-w-full font-semibold text-peacock underline underline-offset-2 hover:text-peacock-dark'

/**
 * A text in which the agency's e-mail addresses and phone numbers, and links written `[words](/address)`, are links.
 */
export function ReachableText({ text }: { text: string }) {
  return text.split(pattern).map((part) => {
    const [, words = part, href = addresses[part]] = inContent.exec(part) ?? []
    if (!href) return part
    return href.startsWith('/') ? (
      <SiteLink key={part} to={href} className={look}>
        {words}
      </SiteLink>
    ) : (
      <a key={part} href={href} className={`${look} ${href.startsWith('tel:') ? 'whitespace-nowrap' : ''}`}>
        {part}
      </a>
    )
  })
}
