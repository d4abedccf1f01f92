import { useEffect, useState, type ReactNode } from 'react'
import { agency } from '#catalogue/agency.ts'
import { later } from '#site/lib/later.tsx'
import type { EnquiryItem } from '#site/mail/enquiry-item.ts'
import { paths } from '#site/paths.ts'
import type { EnquiryDialogProps } from './enquiry-dialog.tsx'

const EnquiryDialog = later<EnquiryDialogProps>(
  () => import('./enquiry-dialog.tsx').then((module) => module.EnquiryDialog),
  { Otherwise: ContactInstead, waitsForVisitor: true },
)

/** Shown if the dialog cannot be loaded. The contact page has its own form. */
function ContactInstead({ item }: EnquiryDialogProps) {
  useEffect(() => {
    if (item) location.assign(paths.contact())
  }, [item])
  return null
}

interface EnquiryControls {
  /** Opens the query dialog about an item. */
  enquire: (item: EnquiryItem) => void
  /** The dialog. Render it once, anywhere on the page. */
  dialog: ReactNode
  /** A line beside the item of the last enquiry, for visitors who missed the toast. Empty before the first enquiry. */
  receiptFor: (name: string) => ReactNode
  /** Only the time in that line, for small places. */
  sentAt: (name: string) => string | undefined
}

/** The query dialog of a page. */
export function useEnquiry(): EnquiryControls {
  const [item, setItem] = useState<EnquiryItem | null>(null)
  const [sent, setSent] = useState<{ name: string; at: string }>()
  const sentAt = (name: string) => (sent?.name === name ? sent.at : undefined)
  return {
    enquire: setItem,
    dialog: (
      <EnquiryDialog
        item={item}
        onClose={() => setItem(null)}
        onSent={({ name }) =>
          setSent({
            name,
            at: new Date().toLocaleTimeString(agency.locale, { hour: '2-digit', minute: '2-digit' }),
          })
        }
      />
    ),
    receiptFor: (name) =>
      sentAt(name) && (
        <p className="rounded-control bg-on-success px-4 py-3 text-md text-success">
          Your enquiry about {name} left this device at {sentAt(name)}. We answer {agency.replyPromise}.
        </p>
      ),
    sentAt,
  }
}
