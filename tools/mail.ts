import { readMailbox, type ReceivedMail } from '#tests/support/mailbox.ts'
import { ConfigError } from '#server/config/config-error.ts'
import { createConfig } from '#server/config/config.ts'
import { readEnv, repositoryRoot } from '#server/config/env.ts'

const shown = 20

// npm run mail lists the newest messages, npm run mail -- 1 prints the first of them.
try {
  const { transport } = createConfig(readEnv(repositoryRoot)).mail
  if (transport.kind === 'smtp') {
    console.log('Mail goes out by SMTP (SMTP_URL is set), so there is no local mailbox to read.')
  } else {
    const mails = (await readMailbox(transport.directory)).toReversed()
    print(mails, process.argv[2], transport.directory)
  }
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function print(mails: ReceivedMail[], wanted: string | undefined, directory: string) {
  const mail = mails[Number(wanted) - 1]
  if (mail) {
    const replyTo = mail.replyTo?.[0]?.address
    const head = [`From:     ${mail.from?.address ?? ''}`, `To:       ${mail.recipients.join(', ')}`]
    if (replyTo) head.push(`Reply to: ${replyTo}`)
    console.log([...head, `Subject:  ${mail.subject ?? ''}`, '', mail.text ?? ''].join('\n'))
  } else if (mails.length === 0) {
    console.log(`No mail yet in ${directory}. Send an enquiry or sign up on the site, then look again.`)
  } else {
    if (wanted !== undefined) console.log(`There is no message ${wanted}.\n`)
    for (const [index, { receivedAt, recipients, subject }] of mails.slice(0, shown).entries()) {
      const time = receivedAt.toLocaleString('en-GB', { dateStyle: 'short', timeStyle: 'short' })
      console.log(`${String(index + 1).padStart(3)}  ${time}  ${recipients.join(', ')}  ${subject ?? ''}`)
    }
    console.log('\nRead one with npm run mail -- 1')
  }
}
