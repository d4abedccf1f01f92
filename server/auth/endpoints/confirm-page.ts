import { createHash } from 'node:crypto'
import { authBasePath } from '#contract/auth.ts'
import { sessionStorageKey } from '#contract/session-storage.ts'
import type { AgencyVoice } from '#server/site/agency.ts'
import { escapeHtml } from '#server/email/clean.ts'
import type { OneTimePurpose } from '#server/auth/tables.ts'

export interface ConfirmPage {
  type: string
  linkToken: string
  redirectTo: string
  purpose: OneTimePurpose
  email: string
  /** The address the account is to move to; the present one otherwise. */
  newEmail: string
  /** Whether the account moves to a mailbox that is not proven to be its owner's. */
  ownership: boolean
  /** Requires the password even though this browser is signed in, because that is another account. */
  asksPassword?: boolean
  problem?: 'wrong-password' | 'too-many-tries' | 'former-mailbox'
}

/** The page behind the links in our mails. It works without scripts and fetches nothing. All text is escaped. */
export function confirmPage(agency: AgencyVoice, page: ConfirmPage): string {
  const { heading, words, button } = wordsFor(agency, page)
  return `<!doctype html>
<html lang="${agency.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(heading)} - ${escapeHtml(agency.name)}</title>
<style>${styleOf(agency)}</style>
</head>
<body>
<header><a href="/">${escapeHtml(agency.name)}</a></header>
<main>
<h1>${escapeHtml(heading)}</h1>
<p>${words}</p>
${page.problem === 'former-mailbox' ? problemHtml(page) : ''}<form method="post" action="${authBasePath}/confirm">
${hidden('type', page.type)}
${hidden('token', page.linkToken)}
${hidden('redirect_to', page.redirectTo)}
${page.ownership ? passwordHtml(page) : ''}<button>${escapeHtml(button)}</button>
</form>
${page.ownership && !page.asksPassword ? `<script>${script}</script>\n` : ''}</main>
</body>
</html>
`
}

function wordsFor({ name }: AgencyVoice, { purpose, email, newEmail }: ConfirmPage) {
  const [present, future] = [strong(email), strong(newEmail)]
  if (purpose === 'recovery')
    return {
      heading: 'Choose a new password',
      words: `This signs you in as ${present}. You choose the new password on the next page.`,
      button: 'Continue',
    }
  if (purpose === 'email_change_old')
    return {
      heading: 'Confirm the change of your address',
      words: `Your account is to move from ${present} to ${future}. If you did not ask for this, close this page and nothing changes.`,
      button: 'Allow the change',
    }
  if (purpose === 'email_change_new')
    return {
      heading: 'Confirm your new address',
      words: `The account of ${present} is to move to ${future}.`,
      button: 'Confirm this address',
    }
  return {
    heading: 'Confirm your address',
    words: `This tells us that ${present} is yours. If you did not create an account with ${escapeHtml(name)}, close this page and nothing changes.`,
    button: 'Confirm this address',
  }
}

const problems = {
  'wrong-password':
    'That is not the password of this account. Try again, or leave the field empty to choose a new one.',
  'too-many-tries':
    'That was tried too often. Leave the field empty to choose a new password, or come back in an hour.',
  'former-mailbox':
    'First follow the link we sent to your present address. Then open this one again, or enter the password below.',
}

/** Otherwise the person who registered a stranger's address would stay signed in once the stranger confirms. */
function passwordHtml({ email, problem, asksPassword }: ConfirmPage): string {
  const isWrong = problem === 'wrong-password' || problem === 'too-many-tries'
  return `${isWrong ? problemHtml({ problem }) : ''}<div id="ownership">
<input class="unseen" type="email" name="username" value="${escapeHtml(email)}" autocomplete="username" tabindex="-1" aria-hidden="true" readonly>
<label for="password">Password of the account</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="200" aria-describedby="hint${isWrong ? ' problem' : ''}"${isWrong ? ' aria-invalid="true" autofocus' : ''}>
<p id="hint">Enter it if you created this account${asksPassword && !isWrong ? ' (this browser is signed in to another one)' : ''}, and nothing else changes. If you do not know it, leave this empty: you then choose a new password, and every other browser is signed out.</p>
</div>
`
}

function problemHtml({ problem }: Pick<ConfirmPage, 'problem'>): string {
  return problem ? `<p id="problem" class="problem" role="alert">${problems[problem]}</p>\n` : ''
}

function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`
}

function strong(text: string): string {
  return `<strong>${escapeHtml(text)}</strong>`
}

/** A signed-in browser sends its session instead of the password. */
const script = `
try {
  const token = JSON.parse(localStorage.getItem('${sessionStorageKey}')).access_token
  const field = Object.assign(document.createElement('input'), { type: 'hidden', name: 'access_token', value: token })
  document.getElementById('ownership').replaceWith(field)
} catch {}
`

const styleOf = ({ colours }: AgencyVoice) => `
*{box-sizing:border-box}
body{margin:0;background:${colours['mist']};color:${colours['ink']};font:1.0625rem/1.6 'Anek Latin Variable',system-ui,sans-serif}
header{background:${colours['night']};padding:1rem max(1.25rem,calc(50vw - 16rem))}
header a{color:${colours['on-night']};font:600 1.5rem/1.25 'Eczar Variable',Georgia,serif;text-decoration:none}
main{max-width:32rem;margin:2rem auto;padding:1.75rem 1.25rem;background:#fff;border-radius:16px}
@media(width>=42rem){main{padding:2.25rem 2rem}}
h1{margin:0 0 .5rem;font:600 1.875rem/1.18 'Eczar Variable',Georgia,serif;text-wrap:balance}
p{margin:.5rem 0}
strong{overflow-wrap:anywhere}
label{display:block;margin:1.25rem 0 .25rem;font-weight:600}
input{width:100%;padding:.65rem .8rem;border:1px solid ${colours['control']};border-radius:10px;font:inherit;color:inherit;background:#fff}
input[aria-invalid]{border-color:${colours['error']}}
#hint{color:${colours['muted']};font-size:.9375rem;line-height:1.5}
.problem{padding:.75rem 1rem;border-radius:10px;background:${colours['on-error']};color:${colours['error']}}
:focus-visible{outline:3px solid ${colours['peacock']};outline-offset:2px}
header a:focus-visible{outline-color:${colours['marigold']}}
button{min-height:2.75rem;margin-top:1.25rem;padding:.6rem 1.5rem;border:1px solid ${colours['marigold-edge']};border-radius:10px;background:${colours['marigold']};color:${colours['ink']};font:inherit;font-weight:600;cursor:pointer}
button:hover{background:${colours['marigold-hover']}}
@media(width<42rem){main{margin-block:0;border-radius:0}button{width:100%}}
.unseen{position:absolute;left:-999rem;width:1px}
`

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

/** The policy for this page: its style, its script, and a form that posts to us and redirects to where the link ends. */
export function confirmPagePolicy(agency: AgencyVoice, redirectTo: string): string {
  return [
    "default-src 'none'",
    `style-src ${hash(styleOf(agency))}`,
    `script-src ${hash(script)}`,
    `form-action 'self' ${new URL(redirectTo).origin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
