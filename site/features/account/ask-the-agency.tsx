import { agency } from '#catalogue/agency.ts'
import { HandOver } from '#site/ui/hand-over.tsx'
import { SettingsPart } from './settings-part.tsx'

/** With a hosted account service, the agency sends a copy of the data, or deletes it, by hand. */
export function AskTheAgency({ email }: { email: string }) {
  const request = (subject: string, wish: string) => () => ({
    subject,
    text: `Hello,\n\n${wish}\n\nThe account's e-mail address: ${email}\n\nThank you`,
  })
  return (
    <>
      <SettingsPart
        title="Your data"
        text="We send you what we keep about this account. Please write from the address of the account."
      >
        <HandOver
          email={agency.supportEmail}
          whatsapp={agency.whatsapp}
          words={request(
            'A copy of my account data',
            'Please send me a copy of everything you keep about my account.',
          )}
        />
      </SettingsPart>
      <SettingsPart
        title="Leaving"
        text="We delete the account for good. Please write from the address of the account. Your enquiries stay with the planner who answers them, unless you ask us to delete those as well."
      >
        <HandOver
          email={agency.supportEmail}
          whatsapp={agency.whatsapp}
          words={request(
            'Please delete my account',
            'Please delete my account and everything you keep about it, and tell me when it is done.',
          )}
        />
      </SettingsPart>
    </>
  )
}
