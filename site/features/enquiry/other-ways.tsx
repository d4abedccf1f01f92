import type { RefObject } from 'react'
import { agency } from '#catalogue/agency.ts'
import { HandOver } from '#site/ui/hand-over.tsx'
import { readEnquiry, toPlainText, type EnquiryItem } from './enquiry.ts'

interface OtherWaysProps {
  form: RefObject<HTMLFormElement | null>
  item: EnquiryItem | null
}

/** After a failed send: the same words by e-mail, WhatsApp or the clipboard (product-brief A6). */
export function OtherWays({ form, item }: OtherWaysProps) {
  return (
    <div className="space-y-3 rounded-control bg-on-caution p-3 text-md text-ink">
      <p>Nothing is lost: your words are still here. Try once more, or send them another way:</p>
      <HandOver
        email={agency.bookingEmail}
        whatsapp={agency.whatsapp}
        words={() => ({
          subject: `Enquiry about ${item?.name ?? ''}`,
          text: form.current && item ? toPlainText(readEnquiry(form.current), item) : '',
        })}
      />
    </div>
  )
}
