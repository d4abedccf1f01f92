import { useState, type ReactNode } from 'react'
import { agency } from '#catalogue/agency.ts'
import { EnquiryDialog } from './enquiry-dialog.tsx'
import type { EnquiryItem } from './enquiry.ts'

interface EnquiryControls {
  /** Opens the query dialog about an item. */
  enquire: (item: EnquiryItem) => void
  /** The dialog; put it once anywhere on the page. */
  dialog: ReactNode
  /** A still line after success, for whoever missed the toast. Absent before. */
  receipt: ReactNode
}

/** One query dialog for a whole page. */
export function useEnquiry(): EnquiryControls {
  const [item, setItem] = useState<EnquiryItem | null>(null)
  const [sent, setSent] = useState<{ name: string; at: Date }>()
  return {
    enquire: setItem,
    dialog: (
      <EnquiryDialog
        item={item}
        onClose={() => setItem(null)}
        onSent={({ name }) => setSent({ name, at: new Date() })}
      />
    ),
    receipt: sent && (
      <p className="rounded-control bg-on-success px-4 py-3 text-md text-success">
        Your enquiry about {sent.name} left this device at{' '}
        {sent.at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}. We answer{' '}
        {agency.replyPromise}.
      </p>
    ),
  }
}
