import type { EnquiryItem } from '#site/mail/enquiry-item.ts'
import { plainEnquiryHref } from '#site/mail/plain-form.ts'
import { buttonLook } from '#site/ui/button.tsx'

/** Replaces the button of the enquiry dialog if scripts are off. Hide that button with `noscript:hidden`. */
export function PlainEnquiry({ item, className = 'w-full' }: { item: EnquiryItem; className?: string }) {
  return (
    <noscript>
      <a href={plainEnquiryHref(item)} rel="nofollow" className={buttonLook('main', className)}>
        {`Write to us about ${item.name}`}
      </a>
    </noscript>
  )
}
