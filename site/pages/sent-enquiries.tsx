import { useNavigate } from 'react-router'
import { loadDestinationCards, loadPackageCards } from '#site/data/load-lists.ts'
import { useEnquiry } from '#site/features/enquiry/use-enquiry.tsx'
import { againLine } from '#site/features/sent-enquiries/again-line.ts'
import { SentList } from '#site/features/sent-enquiries/sent-list.tsx'
import { destinationItem, packageItem, type EnquiryItem } from '#site/mail/enquiry-item.ts'
import type { SentEnquiry } from '#site/mail/sent-enquiries.ts'
import { paths } from '#site/paths.ts'

/** The messages sent from this browser, and the dialog to write again. On the dashboard and on /cookie-policy. */
export function SentEnquiries({ Heading }: { Heading: 'h2' | 'h3' }) {
  const { enquire, dialog } = useEnquiry()
  const navigate = useNavigate()
  const writeAgain = async (sent: SentEnquiry) => {
    if (sent.type === 'Message') await navigate(paths.contact())
    else enquire({ ...(await itemNow(sent.type, sent.about)), firstLine: againLine(sent) })
  }
  return (
    <>
      <SentList Heading={Heading} onWriteAgain={(sent) => void writeAgain(sent)} />
      {dialog}
    </>
  )
}

/** The item with its current price. Without a price if the item is gone or the list cannot be fetched. */
async function itemNow(type: EnquiryItem['type'], name: string): Promise<EnquiryItem> {
  const isIt = (card: { name: string }) => card.name === name
  try {
    if (type === 'Package') {
      const found = (await loadPackageCards()).find(isIt)
      if (found) return packageItem(found)
    }
    if (type === 'Destination') {
      const found = (await loadDestinationCards()).find(isIt)
      if (found) return destinationItem(found)
    }
  } catch {
    // Without a connection.
  }
  return { name, type }
}
