import { isOwnService } from '#site/features/account/account-api.ts'
import { AskTheAgency } from '#site/features/account/ask-the-agency.tsx'
import { ChangeEmailForm } from '#site/features/account/change-email-form.tsx'
import { DeleteAccount } from '#site/features/account/delete-account.tsx'
import { DownloadData } from '#site/features/account/download-data.tsx'
import { NewPasswordForm } from '#site/features/account/new-password-form.tsx'
import { ProfileSettings } from '#site/features/account/profile-settings.tsx'
import { SettingsPart } from '#site/features/account/settings-part.tsx'
import { SignedInBrowsers, SignOutElsewhere } from '#site/features/account/signed-in-browsers.tsx'
import { paths } from '#site/paths.ts'
import { whileLeaving } from '#site/session/leave.ts'
import { forgetSession } from '#site/session/session-store.ts'
import type { SignedInAccount } from '#site/session/use-session.ts'
import { showToast } from '#site/ui/toast.ts'
import { useNavigate } from 'react-router'

/** The panel that "Edit Profile" opens. */
export function DashboardSettings({ account }: { account: SignedInAccount }) {
  const navigate = useNavigate()
  const isOwn = isOwnService()
  const leave = () =>
    whileLeaving(async () => {
      forgetSession()
      await navigate(paths.home())
      // After the dialog has been removed, because a toast opens inside the open dialog.
      showToast({
        title: 'Account deleted',
        description: 'Your account is deleted. You are signed out everywhere.',
      })
    })
  return (
    <ProfileSettings>
      <SettingsPart
        title="E-mail address"
        text="What you sign in with, and where we write to about the account."
      >
        <ChangeEmailForm account={account} />
      </SettingsPart>
      <SettingsPart
        title="Password"
        text={
          isOwn
            ? 'A new one signs out every other browser, and we tell you by mail.'
            : 'A new one signs out every other browser.'
        }
      >
        <NewPasswordForm email={account.email} variant="solid" />
      </SettingsPart>
      <SettingsPart
        title="Where you are signed in"
        text={
          isOwn
            ? 'If you do not recognise a browser here, sign it out and choose a new password.'
            : 'For a phone you lost, or a computer you share. This browser stays signed in.'
        }
      >
        {isOwn ? <SignedInBrowsers /> : <SignOutElsewhere />}
      </SettingsPart>
      {isOwn ? (
        <>
          <SettingsPart
            title="Your data"
            text="What we keep about this account, and enquiries from its confirmed address, as a file that people and programs can read (JSON)."
          >
            <DownloadData />
          </SettingsPart>
          <SettingsPart
            title="Delete account"
            text="Deletes the account for good. Enquiries you sent stay with the planner who answers them."
          >
            <DeleteAccount email={account.email} onDeleted={() => void leave()} />
          </SettingsPart>
        </>
      ) : (
        <AskTheAgency email={account.email} />
      )}
    </ProfileSettings>
  )
}
