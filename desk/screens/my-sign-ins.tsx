import { useLoaderData, useRevalidator, useRouteLoaderData } from 'react-router'
import { officeTime, type SignIn } from '#contract/desk.ts'
import { announce } from '#site/lib/announce.ts'
import { Button } from '#site/ui/button.tsx'
import { Screen } from '#desk/frame/screen.tsx'
import type { FrameData } from '#desk/frame/frame.tsx'
import { ask } from '#desk/lib/ask.ts'
import { forgetReplies } from '#desk/lib/kept-replies.ts'

export const mySignInsLoader = () => ask<SignIn[]>('/sign-ins')

/** A person's sessions, with buttons to end them. */
export function MySignIns() {
  const signIns = useLoaderData<SignIn[]>()
  const { revalidate } = useRevalidator()
  const frame = useRouteLoaderData<FrameData>('frame')
  if (!frame) return null
  const { me, office } = frame

  const end = async ({ id, device, isThisOne }: SignIn) => {
    await ask('/sign-ins/end', { id })
    if (isThisOne) {
      forgetReplies()
      return location.assign('/sign-in')
    }
    await revalidate()
    return announce(`${device} is signed out.`)
  }
  return (
    <Screen title={me.name}>
      <p className="mb-5">You are signed in as {me.address}.</p>
      <h2 className="mb-2 font-text text-lg">My devices</h2>
      <ul className="divide-y divide-mist-2 border-y border-mist-2">
        {signIns.map((signIn) => (
          <li key={signIn.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-48 flex-1">
              <p className="font-semibold">
                {signIn.device}
                {signIn.isThisOne && <span className="font-normal text-muted"> (this one)</span>}
              </p>
              <p className="text-sm text-muted">Last used {officeTime(signIn.usedAt, office)}</p>
            </div>
            <Button variant="outline" onClick={() => void end(signIn)}>
              Sign out{signIn.isThisOne ? '' : <span className="sr-only"> of {signIn.device}</span>}
            </Button>
          </li>
        ))}
      </ul>
    </Screen>
  )
}
