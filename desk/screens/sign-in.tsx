import { useEffect, useState } from 'react'
import { redirect, useLoaderData, useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { codeLength, linkMinutes, signInPath, type Me, type Office } from '#contract/desk.ts'
import type { Outcome } from '#site/ui/form-context.ts'
import { Form } from '#site/ui/form.tsx'
import { textIn } from '#site/ui/form-text.ts'
import { InputField } from '#site/ui/field.tsx'
import { Mark } from '#site/ui/mark.tsx'
import { Notice } from '#site/ui/notice.tsx'
import { SubmitButton } from '#site/ui/submit-button.tsx'
import { ask } from '#desk/lib/ask.ts'

interface SignInData {
  office: Office
  /** Why the opened link did not sign in. */
  problem: string | null
}

/** A mailed link is redeemed before anything is shown, once, even if React renders components twice. */
export async function signInLoader({ request }: LoaderFunctionArgs): Promise<SignInData | Response> {
  const office = await ask<Office>('/office')
  const link = new URL(request.url).pathname === signInPath ? location.hash.slice(1) : ''
  if (!link) return { office, problem: null }
  history.replaceState(null, '', signInPath)
  try {
    await ask<Me>('/sign-in/link', { link })
    return redirect('/')
  } catch (error) {
    return { office, problem: error instanceof Error ? error.message : String(error) }
  }
}

export function SignIn() {
  const { office, problem } = useLoaderData<SignInData>()
  const [askedFor, setAskedFor] = useState<string | null>(null)

  useEffect(() => {
    document.title = `Sign in · The Desk of ${office.name}`
  }, [office.name])
  useEffect(() => {
    // A second link pasted over this address differs only in the fragment, for which browsers do not reload.
    const reload = () => location.reload()
    addEventListener('hashchange', reload)
    return () => removeEventListener('hashchange', reload)
  }, [])

  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-5 p-5">
      <Mark className="size-12" />
      <h1 tabIndex={-1} className="text-2xl">
        The Desk of {office.name}
      </h1>
      {problem && !askedFor && <Notice tone="caution">{problem}</Notice>}
      {askedFor ? (
        <TypeCode address={askedFor} onAgain={() => setAskedFor(null)} />
      ) : (
        <AskForLink onAsked={setAskedFor} />
      )}
    </main>
  )
}

const refused = (error: unknown): Outcome => ({
  tone: 'caution',
  says: error instanceof Error ? error.message : String(error),
})

function AskForLink({ onAsked }: { onAsked: (address: string) => void }) {
  const send = async (data: FormData): Promise<Outcome | void> => {
    const address = textIn(data, 'address').trim()
    try {
      await ask('/sign-in', { address })
      onAsked(address)
      return undefined
    } catch (error) {
      return refused(error)
    }
  }
  return (
    <Form onSubmit={send}>
      {() => (
        <div className="space-y-4">
          <p>We send you a link by mail. There is no password.</p>
          <InputField
            label="Your office e-mail address"
            name="address"
            type="email"
            autoComplete="email"
            required
            messages={{
              valueMissing: 'Write your e-mail address.',
              typeMismatch: 'This is not an e-mail address. Write one like tara@agency.example.',
            }}
          />
          <SubmitButton variant="solid" pendingText="Sending…" className="w-full">
            Send me a link
          </SubmitButton>
        </div>
      )}
    </Form>
  )
}

function TypeCode({ address, onAgain }: { address: string; onAgain: () => void }) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const send = async (data: FormData): Promise<Outcome | void> => {
    try {
      await ask<Me>('/sign-in/code', { code: textIn(data, 'code').replaceAll(/\s/g, '') })
      await navigate(pathIn(params.get('back')), { replace: true })
      return undefined
    } catch (error) {
      return refused(error)
    }
  }
  return (
    <Form onSubmit={send}>
      {() => (
        <div className="space-y-4">
          <Notice tone="good" takesFocus>
            <p>
              If {address} belongs to the office, we have sent a mail to it. Open the link in this browser, or
              type the code here. Each works once, for {linkMinutes} minutes.
            </p>
          </Notice>
          <InputField
            label={`${codeLength}-digit code`}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern={`\\s*(\\d\\s*){${codeLength}}`}
            required
            messages={{
              valueMissing: 'Type the code from the mail.',
              patternMismatch: `Type all ${codeLength} digits of the code.`,
            }}
          />
          <SubmitButton variant="solid" pendingText="Signing in…" className="w-full">
            Sign in
          </SubmitButton>
          <p>
            <button type="button" className="min-h-11 text-peacock underline" onClick={onAgain}>
              Use another address, or send the mail again
            </button>
          </p>
        </div>
      )}
    </Form>
  )
}

/** Only addresses of the Desk, because another site could imitate it. */
function pathIn(back: string | null): string {
  const url = URL.parse(back ?? '/', location.origin)
  return url?.origin === location.origin ? url.pathname + url.search : '/'
}
