import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { HandOver } from './hand-over.tsx'

const show = (text: string) =>
  render(
    <HandOver
      email="desk@agency.example"
      whatsapp="+91 90000 01234"
      words={() => ({ subject: 'Trip & dates', text })}
    />,
  )

/** The address of a pressed link, without following it. */
function pressed(name: string): URL {
  const link = screen.getByRole<HTMLAnchorElement>('link', { name })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  return new URL(link.href)
}

it('puts the text into a mail and a chat on press', () => {
  show('Two of us & a child: 100% sure?')
  const mail = pressed('E-mail')
  expect(mail.pathname).toBe('desk@agency.example')
  expect(Object.fromEntries(mail.searchParams)).toEqual({
    subject: 'Trip & dates',
    body: 'Two of us & a child: 100% sure?',
  })
  const chat = pressed('WhatsApp (opens in a new tab)')
  expect(chat.origin + chat.pathname).toBe('https://wa.me/919000001234')
  expect(chat.searchParams.get('text')).toBe('Two of us & a child: 100% sure?')
})

it('shortens text that is too long for a link, and says where the rest is', () => {
  show('🌴'.repeat(4000))
  const body = pressed('E-mail').searchParams.get('body') ?? ''
  expect(body).toContain('Copy the text')
  expect(body.isWellFormed()).toBe(true)
})

it('accepts half an emoji', () => {
  show('torn \ud83c')
  expect(pressed('WhatsApp (opens in a new tab)').searchParams.get('text')).toBe('torn \ufffd')
})

it('copies, and confirms that', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  show('All of it')
  fireEvent.click(screen.getByRole('button', { name: 'Copy the text' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(writeText).toHaveBeenCalledWith('All of it')
  vi.unstubAllGlobals()
})

it('shows the text for copying by hand if the clipboard is blocked', async () => {
  vi.stubGlobal('navigator', {})
  show('All of it')
  fireEvent.click(screen.getByRole('button', { name: 'Copy the text' }))
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Text to copy')).value).toBe('All of it')
  vi.unstubAllGlobals()
})
