import { userInfo } from 'node:os'
import type { Config } from '#server/config/config.ts'

/** A person who may use the Desk. */
export interface Person {
  name: string
  /** In lower case. */
  address: string
}

/** The staff member with this address, if there is one. */
export function personOf({ desk }: Config, address: string): Person | undefined {
  const wanted = address.trim().toLowerCase()
  const listed = desk?.staff.find((one) => one.address.toLowerCase() === wanted)
  if (listed) return { name: listed.name || nameIn(wanted), address: wanted }
  return desk?.isLocal && wanted === machineUser().address ? machineUser() : undefined
}

/** The machine's own user. */
export function machineUser(): Person {
  const { username } = userInfo()
  return { name: nameIn(username), address: `${username.toLowerCase()}@localhost` }
}

/** `tara.rao@agency.example` is called Tara Rao. */
function nameIn(address: string): string {
  const [local = ''] = address.split('@')
  return local
    .split(/[._-]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
