import { isLoopback, listeningAddress } from './listening-address.ts'
import type { Mailbox, SettingsReader } from './settings.ts'

export interface DeskConfig {
  port: number
  host: string
  /** Public origin of the Desk, without a slash at the end: what the links that sign in begin with. */
  url: string
  /** Who may sign in by mail. */
  staff: Mailbox[]
  /** Whether it is reached from this machine only, whose own user signs in by a link that is printed at the start. */
  isLocal: boolean
  /** Whether the office gets a digest a day, and a reminder when a promise has passed. */
  reminds: boolean
  /** Whether the commit of each publishing is pushed, where the content is a git checkout. */
  pushes: boolean
}

/** Null if it is off: on a public machine until `DESK_STAFF` has a name. */
export function desk(settings: SettingsReader, { isPublic }: { isPublic: boolean }): DeskConfig | null {
  const port = settings.whole('DESK_PORT', { fallback: 3001, min: 1, max: 65_535 })
  const host = listeningAddress(settings.text('DESK_HOST') ?? 'localhost')
  const url = settings.rootUrl('DESK_URL', 'https://desk.example.com', 'the Desk')
  const staff = settings.mailboxes('DESK_STAFF')
  const reminds = settings.flag('DESK_REMINDERS', true)
  const isLocal = !isPublic && url === undefined && isLoopback(host)
  const pushes = settings.flag('DESK_GIT_PUSH', false)
  if (staff.length === 0 && !isLocal) return null
  return { port, host, url: url ?? `http://localhost:${port}`, staff, isLocal, reminds, pushes }
}
