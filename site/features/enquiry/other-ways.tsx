import { useState, type RefObject } from 'react'
import { agency } from '#catalogue/agency.ts'
import { readEnquiry, toPlainText, type EnquiryItem } from './enquiry.ts'

interface OtherWaysProps {
  form: RefObject<HTMLFormElement | null>
  item: EnquiryItem | null
}

/** After a failed send: the same words by e-mail, WhatsApp or the clipboard (product-brief A6). */
export function OtherWays({ form, item }: OtherWaysProps) {
  const [isCopied, setCopied] = useState(false)
  const text = () => (form.current && item ? toPlainText(readEnquiry(form.current), item) : '')
  const link = 'min-h-11 inline-flex items-center font-semibold text-peacock underline underline-offset-2'
  const open = (address: () => string) => () => window.open(address(), '_blank', 'noopener')
  return (
    <div className="rounded-control bg-on-caution p-3 text-md text-ink">
      <p>Nothing is lost: your words are still here. Try once more, or send them another way:</p>
      <div className="flex flex-wrap gap-x-5">
        <button
          type="button"
          className={link}
          onClick={open(
            () =>
              `mailto:${agency.bookingEmail}?subject=${encodeURIComponent(`Enquiry about ${item?.name ?? ''}`)}&body=${encodeURIComponent(text())}`,
          )}
        >
          E-mail
        </button>
        <button
          type="button"
          className={link}
          onClick={open(
            () => `https://wa.me/${agency.whatsapp.replace(/\D/g, '')}?text=${encodeURIComponent(text())}`,
          )}
        >
          WhatsApp
        </button>
        <button
          type="button"
          className={link}
          onClick={() => void navigator.clipboard.writeText(text()).then(() => setCopied(true))}
        >
          {isCopied ? 'Copied' : 'Copy the text'}
        </button>
      </div>
    </div>
  )
}
