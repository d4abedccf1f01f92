import type { ReactNode } from 'react'
import { agency } from '#catalogue/agency.ts'
import { hoursText } from '#catalogue/office-hours.ts'
import { paths } from '#site/paths.ts'
import { CopyButton } from '#site/ui/copy-button.tsx'
import { Icon, type IconName } from '#site/ui/icon.tsx'
import { OpenNow } from './open-now.tsx'

const link =
  'inline-flex min-h-11 items-center font-semibold text-peacock underline underline-offset-2 hover:text-peacock-dark'
const telephone = (number: string) => `tel:${number.replaceAll(' ', '')}`

/** The office's hours, and all its contact details (spec §2, §9). */
export function ContactDetails() {
  const { street, city, postcode, country } = agency.address
  const address = `${street}, ${city} ${postcode}, ${country}`
  return (
    <div className="grid gap-8 md:max-lg:grid-cols-2">
      <section>
        <h2 className="text-xl">Office hours</h2>
        <table className="my-3 w-full text-left text-md">
          <caption className="sr-only">Office hours in {agency.timeZoneName}</caption>
          <tbody>
            {agency.hours.map((hours) => (
              <tr key={hours.label} className="border-b border-mist-2">
                <th scope="row" className="py-2 pr-4 font-normal text-ink-2">
                  {hours.label}
                </th>
                <td className="py-2 text-right tabular-nums">{hoursText(hours)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <OpenNow />
      </section>
      <section>
        <h2 className="text-xl">Reach us</h2>
        <p className="mt-1 text-md text-ink-2">
          What helps you to read this site, and what it still lacks, is in our{' '}
          <a
            href={`${paths.helpCenter()}#accessibility`}
            className="font-semibold text-peacock underline underline-offset-2"
          >
            accessibility statement
          </a>
          .
        </p>
        <dl className="mt-2 space-y-2 text-md">
          <Detail icon="phone" label="Phone">
            <a className={link} href={telephone(agency.phone)}>
              {agency.phone}
            </a>
          </Detail>
          <Detail icon="speech" label="WhatsApp">
            <a
              className={link}
              href={`https://wa.me/${agency.whatsapp.replace(/\D/g, '')}`}
              target="_blank"
              rel="noopener"
            >
              {agency.whatsapp}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </Detail>
          <Detail icon="mail" label="Bookings and new trips">
            <a className={link} href={`mailto:${agency.bookingEmail}`}>
              {agency.bookingEmail}
            </a>
          </Detail>
          <Detail icon="mail" label="Support for a booked trip">
            <a className={link} href={`mailto:${agency.supportEmail}`}>
              {agency.supportEmail}
            </a>
          </Detail>
          <Detail icon="pin" label="Office">
            <span className="block pt-1">{address}</span>
            <CopyButton className={link} text={() => `${agency.name}, ${address}`}>
              Copy address
            </CopyButton>
          </Detail>
        </dl>
      </section>
      <section className="rounded-card border border-mist-2 bg-mist p-5 md:max-lg:col-span-2">
        <h2 className="text-lg">24/7 emergency support line</h2>
        <p className="mt-1 text-md text-ink-2">For travellers already on a trip with us, at any hour.</p>
        <a className={`${link} mt-1 text-lg`} href={telephone(agency.emergencyPhone)}>
          {agency.emergencyPhone}
        </a>
        {agency.emergencyTakesText && (
          <p className="text-md text-ink-2">Or text or WhatsApp this number, at any hour.</p>
        )}
      </section>
    </div>
  )
}

function Detail({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="flex items-center gap-3 text-sm text-muted">
        <Icon name={icon} className="text-peacock" />
        {label}
      </dt>
      <dd className="pl-8">{children}</dd>
    </div>
  )
}
