import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#site/paths.ts'
import { useSession } from '#site/session/use-session.ts'
import { buttonLook } from '#site/ui/button.tsx'
import { showToast } from '#site/ui/toast.ts'

/**
 * Stay Updated (spec §4). For signed-in visitors it shows a toast and resets the form. Others go to sign-up with the
 * address.
 */
export function NewsletterForm() {
  const navigate = useNavigate()
  const { email } = useSession()
  const [isSending, setSending] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = form.querySelector('input')?.value ?? ''
    if (isSending) return
    if (!email) return navigate(paths.signUp(), { state: { email: typed } })
    setSending(true)
    // Most visitors are signed out, so the code that sends is loaded on submit.
    const isSubscribed = await import('#site/mail/subscribe.ts').then(
      ({ subscribe }) => subscribe(typed),
      () => false,
    )
    setSending(false)
    if (!isSubscribed)
      return showToast({
        title: 'Oops! Something went wrong.',
        description: 'Please try again later or contact us directly.',
        variant: 'destructive',
      })
    form.reset()
    showToast({ title: 'Subscribed!', description: "You're now on our mailing list for exclusive deals!" })
  }

  return (
    <form action={paths.signUp()} onSubmit={(event) => void submit(event)} className="flex flex-wrap gap-2">
      <label htmlFor="newsletter-email" className="sr-only">
        Email for the newsletter
      </label>
      {/* No name, so that a submit before the scripts have loaded does not put the e-mail address into the page's address. */}
      <input
        id="newsletter-email"
        type="email"
        required
        autoComplete="email"
        placeholder="Your email"
        className="min-h-11 min-w-0 grow text-base basis-44 rounded-control border border-on-night-2 bg-night-2 px-3.5 text-on-night placeholder:text-on-night-2"
      />
      <button type="submit" aria-disabled={isSending || undefined} className={buttonLook('ghost')}>
        Subscribe
      </button>
    </form>
  )
}
