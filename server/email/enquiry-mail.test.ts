import { testAgency } from '#tests/support/release.ts'
import { describe, expect, it } from 'vitest'
import { enquiryMail } from './enquiry-mail.ts'

const receivedAt = Date.UTC(2026, 10, 20, 18, 30)

function query(variables: Record<string, unknown>) {
  return enquiryMail(testAgency, {
    id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    kind: 'query',
    variables,
    receivedAt,
  })
}

const asha = {
  from_name: 'Asha Rao',
  from_email: 'asha@example.org',
  phone: '+91 98111-22333',
  message: 'Two of us, in May.\nIs the sea warm then?',
  item_name: 'Bali',
  item_type: 'Destination',
  item_price: 'From $899',
}

describe('enquiryMail', () => {
  it('contains everything the agency needs to answer', () => {
    const mail = query(asha)
    expect(mail).toMatchObject({
      kind: 'enquiry',
      subject: 'Enquiry: Bali (Destination) from Asha Rao',
      replyTo: 'asha@example.org',
    })
    expect(mail.text).toMatchInlineSnapshot(`
      "An enquiry from the website

      About:       Bali
      Kind:        Destination
      Price shown: From $899
      Name:        Asha Rao
      E-mail:      asha@example.org
      Phone:       +91 98111-22333 <tel:+919811122333>
      Received:    21 November 2026 at 7:30 am, Auckland time
      Reference:   7c9e6679

      > Two of us, in May.
      > Is the sea warm then?

      -- 
      Reply to this mail to answer Asha Rao.
      "
    `)
    expect(mail.html).toContain('<a href="tel:+919811122333">+91 98111-22333</a>')
    expect(mail.html).toContain('<a href="mailto:asha@example.org">asha@example.org</a>')
    expect(mail.html).toContain('Two of us, in May.<br>')
  })

  it('names the subject of a contact message', () => {
    const variables = {
      from_name: 'Asha',
      from_email: 'asha@example.org',
      subject: 'Visas',
      message: 'Hello',
    }
    const mail = enquiryMail(testAgency, { id: 'e-1', kind: 'contact', variables, receivedAt })
    expect(mail).toMatchObject({ kind: 'contact-message', subject: 'Message: Visas from Asha' })
    expect(mail.text).toContain('Subject:   Visas')
  })

  it('allows no variable to add a header', () => {
    const mail = query({
      ...asha,
      from_name: 'Asha\r\nBcc: everybody@example.org',
      item_name: 'Bali\nX-Evil: 1\u2028\u0000',
      from_email: 'asha@example.org\r\nBcc: everybody@example.org',
    })
    expect(mail.subject).toBe('Enquiry: Bali X-Evil: 1 (Destination) from Asha Bcc: everybody@example.org')
    expect(mail.replyTo).toBeUndefined()
  })

  it('shows typed markup as text', () => {
    const mail = query({
      ...asha,
      message: '<img src=x onerror="alert(1)"> & more',
      item_name: '<b>Bali</b>',
    })
    expect(mail.html).not.toMatch(/<img|<b>/)
    expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; more')
  })

  it('links only valid phone numbers', () => {
    expect(query({ ...asha, phone: 'javascript:alert(1)' }).html).not.toContain('tel:')
    expect(query({ ...asha, phone: '' }).text).not.toContain('Phone')
  })

  it('says when a reply cannot be delivered', () => {
    const mail = query({ ...asha, from_email: 'asha at home' })
    expect(mail.replyTo).toBeUndefined()
    expect(mail.text).toContain('replies to this mail cannot be\ndelivered')
  })

  it('makes a mail from any variables', () => {
    const mail = query({ message: { nested: [1] }, item_name: 7, from_name: null })
    expect(mail.subject).toBe('Enquiry: 7 from a visitor')
    expect(mail.text).toContain('{"nested":[1]}')
    expect(query({}).subject).toBe('Enquiry: no item named from a visitor')
  })

  it('keeps a very long name out of the subject', () => {
    expect(query({ ...asha, from_name: 'A'.repeat(5000) }).subject.length).toBeLessThan(300)
  })
})
