import { authApiVersion, authBasePath } from '#contract/auth.ts'
import { emailSendPath } from '#contract/email.ts'
import { sitePages } from '#contract/site-pages.ts'
import type { Env } from '#server/config/env.ts'
import { note, reason, well, wrong, type Finding } from './finding.ts'
import { trimmed } from '#contract/site-settings.ts'

// Checks the hosted services that the site is built for. Sends no mail and changes nothing there.

const waitMs = 12_000

/** Pages of the site on which links in mails end. */
const linkEnds = [sitePages.dashboard, sitePages.resetPassword]

/**
 * @param env settings of the site that fit together (`settingsProblems`)
 * @param siteUrl the site's own origin, which browsers send to these services
 */
export async function hostedServiceFindings(env: Env, siteUrl: string): Promise<Finding[]> {
  const setting = (name: string) => trimmed(env[name])
  const accounts = setting('VITE_SUPABASE_URL')
  const mail = setting('VITE_EMAILJS_ORIGIN')
  const findings: Promise<Finding[]>[] = []
  if (accounts && isElsewhere(accounts, siteUrl)) {
    const key = setting('VITE_SUPABASE_ANON_KEY') ?? ''
    findings.push(authFindings({ url: `${accounts}${authBasePath}`, key, siteUrl }))
  }
  if (mail && isElsewhere(mail, siteUrl)) {
    const publicKey = setting('VITE_EMAILJS_PUBLIC_KEY') ?? ''
    const serviceId = setting('VITE_EMAILJS_SERVICE_ID') ?? ''
    findings.push(mailFindings({ origin: mail, publicKey, serviceId }, siteUrl))
  }
  return (await Promise.all(findings)).flat()
}

const isElsewhere = (url: string, siteUrl: string): boolean => new URL(url).origin !== siteUrl

interface AuthService {
  url: string
  key: string
  siteUrl: string
}

async function authFindings(service: AuthService): Promise<Finding[]> {
  const { url, key, siteUrl } = service
  const { origin } = new URL(url)
  const answer = await ask(`${url}/settings`, {
    headers: { apikey: key, authorization: `Bearer ${key}`, origin: siteUrl },
  })
  if ('failure' in answer)
    return [
      wrong(
        `The account service at ${origin} cannot be reached (${answer.failure}). Check VITE_SUPABASE_URL, and that the project there is not paused.`,
      ),
    ]
  if (answer.status === 401 || answer.status === 403)
    return [
      wrong(
        `The account service at ${origin} does not accept the key. Copy the anonymous key from the project’s API settings into VITE_SUPABASE_ANON_KEY and build the site again.`,
      ),
    ]
  const settings = readAuthSettings(answer.text)
  if (!settings)
    return [
      wrong(
        `${origin} answers (${answer.status}), but not as an account service. Set VITE_SUPABASE_URL to the project’s address, without a path.`,
      ),
    ]
  return [
    well(`The account service at ${origin} answers and accepts the key.`),
    ...signUpFindings(settings),
    await corsFinding(`${url}/token`, siteUrl, 'authorization,apikey,content-type,x-supabase-api-version'),
    ...(await redirectFindings(service)),
  ]
}

interface AuthSettings {
  external: Record<string, boolean>
  disable_signup: boolean
  mailer_autoconfirm: boolean
}

function readAuthSettings(text: string): AuthSettings | undefined {
  try {
    const settings = JSON.parse(text) as Partial<AuthSettings>
    return settings.external ? (settings as AuthSettings) : undefined
  } catch {
    return undefined
  }
}

function signUpFindings(settings: AuthSettings): Finding[] {
  return [
    settings.external['email']
      ? well('Signing in by e-mail address is switched on there.')
      : wrong('Signing in by e-mail address is switched off there. Switch the provider "Email" on.'),
    settings.disable_signup
      ? wrong(
          'Sign-up is switched off there, and visitors only find out after they have sent the form. Switch "Allow new users to sign up" on.',
        )
      : well('Visitors may sign up there.'),
    settings.mailer_autoconfirm
      ? note(
          '"Confirm email" is switched off there: visitors are signed in at once and get no mail, although the site asks them to check their mail. Switch it on, unless that service is our own server in the mode "deferred", which sends the mail.',
        )
      : well(
          '"Confirm email" is switched on there: after signing up, the site says that a link was sent and waits for it.',
        ),
  ]
}

/** Follows a link with an invalid token. The service redirects it to the given address if that is allowed, or else to the Site URL. */
async function redirectFindings({ url, siteUrl }: AuthService): Promise<Finding[]> {
  const end = async (wanted?: string) => {
    const query = new URLSearchParams({
      type: 'signup',
      token: 'asked-by-doctor',
      ...(wanted ? { redirect_to: wanted } : {}),
    })
    const answer = await ask(`${url}/verify?${query}`, { redirect: 'manual' })
    return 'failure' in answer || !answer.location ? undefined : new URL(answer.location, url)
  }
  const fallback = await end()
  if (!fallback)
    return [
      note(
        `Where mailed links may lead could not be checked. In the project’s URL configuration, set Site URL to ${siteUrl} and add ${siteUrl}/** to the redirect addresses.`,
      ),
    ]
  const wanted = linkEnds.map((path) => `${siteUrl}${path}`)
  const ends = await Promise.all(wanted.map(end))
  const refused = wanted.filter((address, index) => ends[index]?.href.startsWith(address) !== true)
  return [
    fallback.origin === siteUrl
      ? well(`The Site URL there is ${siteUrl}.`)
      : wrong(`The Site URL there is ${fallback.origin}. Set it to ${siteUrl}: some links end there.`),
    refused.length === 0
      ? well(`Mailed links may lead to ${wanted.join(' and ')}.`)
      : wrong(
          `Mailed links may not lead to ${refused.join(' or ')} and end at ${fallback.origin} instead. Add ${siteUrl}/** to the redirect addresses there.`,
        ),
  ]
}

async function corsFinding(url: string, siteUrl: string, headers: string): Promise<Finding> {
  const { origin } = new URL(url)
  const answer = await ask(url, {
    method: 'OPTIONS',
    headers: {
      origin: siteUrl,
      'access-control-request-method': 'POST',
      'access-control-request-headers': headers,
    },
  })
  if ('failure' in answer)
    return wrong(
      `${origin} does not answer preflight requests of browsers (${answer.failure}). Try again, and ask the service’s operator if it keeps failing.`,
    )
  const allowed = answer.allowHeaders.toLowerCase()
  const isAllowed =
    (answer.allowOrigin === '*' || answer.allowOrigin === siteUrl) &&
    (allowed.includes('*') || headers.split(',').every((name) => allowed.includes(name)))
  return isAllowed
    ? well(`${origin} lets pages of ${siteUrl} call it.`)
    : wrong(
        `${origin} does not let pages of ${siteUrl} call it, so forms that need it would fail. Allow that origin there, or check SITE_URL.`,
      )
}

interface MailService {
  origin: string
  publicKey: string
  serviceId: string
}

/** Requests a mail with a template that cannot exist. The error shows whether key and service are known, and nothing is sent. */
async function mailFindings(
  { origin, publicKey, serviceId }: MailService,
  siteUrl: string,
): Promise<Finding[]> {
  const url = `${origin}${emailSendPath}`
  const answer = await ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteUrl },
    body: JSON.stringify({
      lib_version: '4.4.1',
      user_id: publicKey,
      service_id: serviceId,
      template_id: 'asked-by-doctor',
      template_params: {},
    }),
  })
  if ('failure' in answer)
    return [
      wrong(
        `The e-mail service at ${origin} cannot be reached (${answer.failure}). Check VITE_EMAILJS_ORIGIN.`,
      ),
    ]
  return [mailKeyFinding(origin, answer), await corsFinding(url, siteUrl, 'content-type')]
}

function mailKeyFinding(origin: string, { status, text }: Answer): Finding {
  if (/public key/i.test(text))
    return wrong(
      `The e-mail service at ${origin} does not know the public key. Copy it from the account page there into VITE_EMAILJS_PUBLIC_KEY and build the site again.`,
    )
  if (/service/i.test(text) && !/template/i.test(text))
    return wrong(
      `The e-mail service at ${origin} does not know the service. Copy its id into VITE_EMAILJS_SERVICE_ID and build the site again.`,
    )
  if (/template/i.test(text))
    return well(
      `The e-mail service at ${origin} knows the public key and the service. To check the two templates, send an enquiry and a message from the site.`,
    )
  return note(
    `The e-mail service at ${origin} answered ${status} (${text.slice(0, 80).trim() || 'no text'}), so the key could not be checked. Send a message from the contact page of the site instead.`,
  )
}

interface Answer {
  status: number
  text: string
  location: string | null
  allowOrigin: string | null
  allowHeaders: string
}

async function ask(url: string, init: RequestInit): Promise<Answer | { failure: string }> {
  const headers = { 'x-supabase-api-version': authApiVersion, ...(init.headers as Record<string, string>) }
  try {
    const answer = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(waitMs) })
    return {
      status: answer.status,
      text: await answer.text(),
      location: answer.headers.get('location'),
      allowOrigin: answer.headers.get('access-control-allow-origin'),
      allowHeaders: answer.headers.get('access-control-allow-headers') ?? '',
    }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    return { failure: code || reason(cause) }
  }
}
