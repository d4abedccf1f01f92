import { agency } from '#catalogue/agency.ts'
import { NewsletterForm } from '#site/features/newsletter-form.tsx'
import { mainLinks } from './main-links.ts'
import { paths } from '#site/paths.ts'
import { Icon, type IconName } from '#site/ui/icon.tsx'
import { LastNotice } from '#site/ui/last-notice.tsx'
import { Mark } from '#site/ui/mark.tsx'
import { SiteLink } from '#site/lib/site-link.tsx'

/** The ten links of spec §2, in three groups. */
const groups = [
  {
    title: 'Plan',
    links: [
      { to: paths.helpCenter(), text: 'Help Center' },
      { to: paths.faq(), text: 'FAQ' },
      { to: paths.travelInsurance(), text: 'Travel Insurance' },
      { to: paths.blog(), text: 'Blog' },
    ],
  },
  {
    title: 'Terms',
    links: [
      { to: paths.bookingTerms(), text: 'Booking Terms' },
      { to: paths.cancellationPolicy(), text: 'Cancellation Policy' },
      { to: paths.termsOfService(), text: 'Terms of Service' },
    ],
  },
  {
    title: 'You',
    links: [
      { to: paths.signUp(), text: 'Sign Up' },
      { to: paths.privacyPolicy(), text: 'Privacy Policy' },
      { to: paths.cookiePolicy(), text: 'Cookie Policy' },
    ],
  },
]

const social: { name: string; icon: IconName; href: string }[] = [
  { name: 'YouTube', icon: 'video', href: agency.social.video },
  { name: 'Facebook', icon: 'network', href: agency.social.network },
  { name: 'Instagram', icon: 'photos', href: agency.social.photos },
  { name: 'X', icon: 'microblog', href: agency.social.microblog },
]

export function Footer() {
  const { address } = agency
  const link =
    'inline-flex min-h-9 items-center text-on-night-2 hover:text-on-night hover:underline underline-offset-4'
  return (
    <footer className="on-night bg-night text-md text-on-night">
      <div className="container-page grid grid-cols-1 gap-x-10 gap-y-12 pt-16 pb-10 md:grid-cols-[1fr_1.6fr] xl:grid-cols-[1.3fr_2fr_1.3fr] xl:gap-x-20">
        <div>
          <p className="flex items-center gap-2.5 font-display text-xl font-semibold">
            <Mark />
            {agency.name}
          </p>
          <p className="mt-2 text-on-night-2">{agency.tagline}</p>
          <address className="mt-6 not-italic">
            <p className="pb-1.5 text-on-night-2">
              {`${address.street}, ${address.city} ${address.postcode}, ${address.country}`}
            </p>
            <p>
              <a className={link} href={`tel:${agency.phone.replaceAll(' ', '')}`}>
                {agency.phone}
              </a>
            </p>
            <p>
              <a className={link} href={`mailto:${agency.bookingEmail}`}>
                {agency.bookingEmail}
              </a>
            </p>
          </address>
          <ul className="-ml-3.5 mt-4 flex flex-wrap gap-1">
            {social.map(({ name, icon, href }) => (
              <li key={name}>
                <a
                  href={href}
                  rel="noopener"
                  aria-label={`${agency.name} on ${name}`}
                  className="grid size-11 place-items-center rounded-control text-on-night-2 hover:bg-white/10 hover:text-on-night"
                >
                  <Icon name={icon} />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav
          aria-label="Footer"
          className="grid grid-cols-2 gap-8 max-xs:grid-cols-1 sm:grid-cols-[auto_auto_auto] sm:justify-between"
        >
          <noscript>
            <ul id="menu" className="col-span-full flex flex-wrap gap-x-5">
              {mainLinks.map(({ to, text }) => (
                <li key={to}>
                  <a href={to} className={link}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </noscript>
          {groups.map(({ title, links }) => (
            <div key={title}>
              <h2 className="kicker mb-2 font-text text-marigold">{title}</h2>
              <ul>
                {links.map(({ to, text }) => (
                  <li key={to}>
                    <SiteLink to={to} className={link}>
                      {text}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="grid grid-cols-1 gap-8 md:col-span-2 md:grid-cols-2 xl:col-span-1 xl:grid-cols-1 xl:content-start">
          <div>
            <h2 className="mb-2 text-lg">Stay Updated</h2>
            <p className="mb-3 text-on-night-2">New routes and seasonal notes, by e-mail.</p>
            <NewsletterForm />
          </div>
          <div className="rounded-card border border-night-line bg-night-2 p-5">
            <h2 className="text-lg">24/7 Emergency Support</h2>
            <p className="mt-1 text-on-night-2">Already on a trip with us? This line answers at any hour.</p>
            <a
              href={`tel:${agency.emergencyPhone.replaceAll(' ', '')}`}
              className="mt-2 inline-flex min-h-11 items-center gap-2 text-lg font-semibold text-marigold hover:underline"
            >
              <Icon name="phone" />
              {agency.emergencyPhone}
            </a>
            {agency.emergencyTakesText && <p className="text-on-night-2">Or text or WhatsApp this number.</p>}
          </div>
        </div>
      </div>
      <div className="border-t border-night-line">
        <LastNotice />
        <p className="container-page py-6 text-sm text-on-night-2">
          {`© ${agency.copyrightYear} ${agency.name}. All rights reserved.`}
        </p>
      </div>
    </footer>
  )
}
