import { expect, it } from 'vitest'
import { createConfig } from './config/config.ts'
import { greeting, startFailure } from './greeting.ts'

const hosted = {
  PORT: '8080',
  HOST: '0.0.0.0',
  DATABASE_URL: 'postgres://agency:secret@db.example/meridaya',
  SMTP_URL: 'smtp://agency:secret@mail.example.com:587',
  MAIL_FROM: 'bookings@travel.example',
}

it('shows where mail and data are stored, without passwords', () => {
  expect(greeting(createConfig({ ...hosted, ENQUIRY_TO: 'desk@travel.test' }))).toMatchInlineSnapshot(`
    "
    The site is running.

      Address   http://localhost:8080, open to every network
      Mail      sent through mail.example.com:587; enquiries go to desk@travel.test
      Database  postgres://db.example/meridaya

    Press Ctrl-C to stop.
    "
  `)
})

it('warns when enquiries would be sent to an impossible address', () => {
  expect(greeting(createConfig(hosted))).toContain(
    'bookings@agency.example, which does not exist: set ENQUIRY_TO',
  )
})

it('explains failures with a known fix in one sentence, and leaves others unchanged', () => {
  const fail = (code: string, syscall?: string) =>
    startFailure(Object.assign(new Error(code), { code, syscall }), createConfig({ PORT: '80' }))
  expect(fail('EADDRINUSE', 'listen')).toContain('Port 80 is already in use.')
  expect(fail('EACCES', 'listen')).toContain('may not listen on 127.0.0.1:80.')
  expect(fail('EADDRNOTAVAIL', 'listen')).toContain('this machine has no such address')
  expect(fail('ERR_SOMETHING')).toBeUndefined()
})
