/**
 * What the server says about the agency and its doctor checks, in a release as `agency.json`: the build takes it from
 * `content/agency.yaml`, the only place where these facts are written.
 */
export interface AgencyFacts {
  name: string
  tagline: string
  /** English locale such as `en-GB`: how mails write dates. */
  locale: string
  /** The office's zone, such as `Asia/Kolkata`, and what people call its time: `Indian time (IST)`. */
  timeZone: string
  timeZoneName: string
  /** Name of a colour, such as `ink` → `#rrggbb`. */
  colours: Record<string, string>
  /** Such as "within one working day". */
  replyPromise: string
  phone: string
  email: string
  /** Days without times are closed. Weekdays are numbered from 1, Monday. Releases of older versions do not have them. */
  hours: { days?: number[]; label: string; opens?: string | undefined; closes?: string | undefined }[]
  /** Descriptions of what is still sample content. `npm run doctor` lists them. */
  sampleContent: string[]
  /** When the entry rules of each country were last checked, as `2026-11-22`, and its holidays in words. */
  countries?: { name: string; checked: string; closures?: string }[]
  /** Where the site shows a drawing and could show a photograph: the kind of place, and the names of its pictures. */
  drawnSlots?: { slot: string; pictures: string[] }[]
  sendsCustomPackageRequests: boolean
  sendsNewsletterSignUps: boolean
}
