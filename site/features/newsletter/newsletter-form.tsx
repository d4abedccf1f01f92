import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#site/paths.ts'
import { useSession } from '#site/session/use-session.ts'
import { buttonLook } from '#site/ui/button.tsx'
import { showToast } from '#site/ui/toast.ts'

/** Stay Updated (spec §4): signed in, a toast and a reset; signed out, on to sign-up with the typed address. */
export function NewsletterForm() {
  const navigate = useNavigate()
  const { email } = useSession()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (!email) {
      void navigate(paths.signUp(), { state: { email: new FormData(form).get('email') } })
      return
    }
    form.reset()
    showToast({ title: 'Subscribed!', description: "You're now on our mailing list for exclusive deals!" })
  }
  return (
    <form action={paths.signUp()} onSubmit={submit} className="flex flex-wrap gap-2">
      <label htmlFor="newsletter-email" className="sr-only">
        Email for the newsletter
      </label>
      <input
        id="newsletter-email"
        name="email"
        type="email"
        required
        autoComplete="email"
        placeholder="Your email"
        className="min-h-11 min-w-0 grow basis-44 rounded-control border border-on-night-2 bg-night-2 px-3.5 text-on-night placeholder:text-on-night-2"
      />
      <button type="submit" className={buttonLook('ghost')}>
        Subscribe
      </button>
    </form>
  )
}
