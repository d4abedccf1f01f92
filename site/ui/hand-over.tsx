import type { ReactNode } from 'react'
import { buttonLook } from './button.tsx'
import { CopyButton } from './copy-button.tsx'
import { downloadFile } from './download-file.ts'
import type { Outcome } from './form-context.ts'
import { Icon, type IconName } from './icon.tsx'

interface HandOverProps {
  /** The recipient. */
  email: string
  whatsapp: string
  /** The message, read on press, because a form may have been edited meanwhile. */
  words: () => { subject: string; text: string }
  /** Also offers the words as a file of this name. */
  fileName?: string
  /** Makes e-mail the main action of the view. */
  isMain?: boolean
}

/** Some mail programs cut longer links. The whole text can still be copied. */
const longestInLink = 1500

/** Half of a surrogate pair cannot be encoded. Firefox before 119 has no `toWellFormed`. */
const wellFormed = (text: string) => text.toWellFormed?.() ?? text.replace(/\p{Surrogate}/gu, '\u{fffd}')

function inLink(text: string): string {
  const letters = [...wellFormed(text)]
  const short =
    letters.length > longestInLink
      ? `${letters.slice(0, longestInLink).join('')}…\n\n(This is the beginning. "Copy the text" takes all of it.)`
      : letters.join('')
  return encodeURIComponent(short)
}

/** Buttons to send a message with the visitor's mail program, WhatsApp, the clipboard or a file. */
export function HandOver({ email, whatsapp, words, fileName, isMain }: HandOverProps) {
  const look = buttonLook('outline')
  const chat = `https://wa.me/${whatsapp.replace(/\D/g, '')}`
  return (
    <div className="flex flex-wrap gap-3">
      <FilledLink
        icon="mail"
        href={`mailto:${email}`}
        query={() => `subject=${inLink(words().subject)}&body=${inLink(words().text)}`}
        className={isMain ? buttonLook('main') : look}
      >
        E-mail
      </FilledLink>
      <FilledLink
        icon="speech"
        href={chat}
        query={() => `text=${inLink(words().text)}`}
        className={look}
        target="_blank"
        rel="noopener"
      >
        WhatsApp<span className="sr-only"> (opens in a new tab)</span>
      </FilledLink>
      <CopyButton text={() => words().text} className={look}>
        Copy the text
      </CopyButton>
      {fileName && (
        <button
          type="button"
          className={look}
          onClick={() => downloadFile(words().text, fileName, 'text/plain')}
        >
          Download as text
        </button>
      )}
    </div>
  )
}

/** A form's outcome after a failed send: the same buttons, for the message in the form (product-brief A6). */
export const sendInstead = (ways: HandOverProps): Outcome => ({
  tone: 'caution',
  says: (
    <>
      <p>Nothing is lost: your words are still here. Try once more, or send them another way:</p>
      <HandOver {...ways} />
    </>
  ),
})

interface FilledLinkProps {
  icon: IconName
  href: string
  query: () => string
  className: string
  target?: string
  rel?: string
  children: ReactNode
}

/** A link that has the message as it is on press. */
function FilledLink({ icon, href, query, children, ...rest }: FilledLinkProps) {
  return (
    <a
      href={href}
      onClick={(event) => {
        event.currentTarget.href = `${href}?${query()}`
      }}
      {...rest}
    >
      <Icon name={icon} />
      {children}
    </a>
  )
}
