import { expect, it } from 'vitest'
import { emailFieldMaxLengths, queryExtraFields } from './email.ts'

it('§7 query dialog: the one extra field is the optional phone, limited like every other field', () => {
  expect(queryExtraFields.map(({ name }) => name)).toEqual(['phone'])
  expect(emailFieldMaxLengths).toEqual({
    from_name: 200,
    from_email: 254,
    phone: 60,
    subject: 200,
    message: 5000,
  })
})
