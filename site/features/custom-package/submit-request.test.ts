import { afterEach, describe, expect, it, vi } from 'vitest'
import { sendContact } from '#site/mail/send-mail.ts'
import { requestText } from './request-text.ts'
import { requestKey, submitRequest } from './submit-request.ts'
import type { CustomPackageRequest } from './request.ts'

vi.mock('#site/mail/send-mail.ts', () => ({ sendContact: vi.fn() }))

const request: CustomPackageRequest = {
  name: 'Asha',
  email: 'asha@example.com',
  travelers: 1,
  destination: 'Rome',
  startDate: '2027-05-01',
  endDate: '2027-05-08',
  budget: 1000,
  interests: [],
  travelStyle: '',
  accommodation: [],
  notes: '',
}

afterEach(() => {
  localStorage.clear()
  vi.mocked(sendContact).mockReset()
})

describe('§7 custom package: what happens on submit', () => {
  it('stores the request as JSON, logs the same object, and sends nothing by default', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue()
    expect(await submitRequest(request)).toEqual({ request, isKept: true, mail: 'off' })
    expect(requestKey).toBe('customPackageQuery')
    expect(JSON.parse(localStorage.getItem(requestKey) ?? '')).toEqual(request)
    expect(log.mock.calls).toEqual([[request]])
    expect(sendContact).not.toHaveBeenCalled()
  })

  it('loses nothing when the browser blocks its storage', async () => {
    vi.spyOn(console, 'log').mockReturnValue()
    vi.stubGlobal('localStorage', {
      setItem() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
    const submitted = await submitRequest(request)
    vi.unstubAllGlobals()
    expect(submitted).toEqual({ request, isKept: false, mail: 'off' })
  })

  it.each([
    [true, 'sent'],
    [false, 'failed'],
  ])('with the setting on also sends the text form: accepted %s', async (isAccepted, mail) => {
    vi.spyOn(console, 'log').mockReturnValue()
    vi.mocked(sendContact).mockResolvedValue(isAccepted)
    expect(await submitRequest(request, true)).toMatchObject({ isKept: true, mail })
    expect(sendContact).toHaveBeenCalledExactlyOnceWith({
      from_name: 'Asha',
      from_email: 'asha@example.com',
      subject: 'Custom package request',
      message: requestText(request),
    })
  })
})
