import { showToast } from '#site/ui/toast.ts'
import { takeSession } from './session-store.ts'

let leaving = false

/** True from Log out until the home page is shown, so that the guard does not redirect to sign-in. */
export const isLeaving = (): boolean => leaving

export async function whileLeaving<T>(work: () => Promise<T>): Promise<T> {
  leaving = true
  try {
    return await work()
  } finally {
    leaving = false
  }
}

/** Signs out here at once. Resolves when the service has signed out everywhere, or cannot be reached. */
export async function leave(): Promise<void> {
  const session = takeSession()
  if (!session) return
  // Most visitors never sign in, so this code is loaded only here.
  const failure = await import('./auth-actions.ts').then(
    async ({ signOut }) => (await signOut(session)).error,
    () => ({ message: 'Something went wrong' }),
  )
  if (!failure) return
  showToast({
    title: 'Sign out Failed',
    description: failure.message,
    advice: 'You are signed out on this device. Other devices could not be told.',
    variant: 'destructive',
  })
}
