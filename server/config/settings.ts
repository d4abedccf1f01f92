import { isIP } from 'node:net'
import * as z from 'zod/mini'
import type { Env } from './env.ts'

/** A problem with the settings, and how to fix it. */
export interface Problem {
  what: string
  fix: string
}

export interface Mailbox {
  /** Empty where none is written. */
  name: string
  address: string
}

const emailAddress = z.email().check(z.maxLength(254))

/** Reads settings one by one and collects every problem, so that all can be shown at once. */
export class SettingsReader {
  readonly problems: Problem[] = []
  /** Name of a setting → its value as written. */
  readonly given = new Map<string, string>()
  readonly #env: Env

  constructor(env: Env) {
    this.#env = env
  }

  /** An empty setting is treated as not set, because `.env` files have many. */
  text(name: string): string | undefined {
    const written = this.#env[name]?.trim() || undefined
    if (written !== undefined) this.given.set(name, written)
    return written
  }

  refuse(what: string, fix: string): void {
    this.problems.push({ what, fix })
  }

  whole(name: string, limits: { fallback: number; min: number; max: number }): number {
    const written = this.text(name)
    if (written === undefined) return limits.fallback
    const value = /^\d{1,15}$/.test(written) ? Number(written) : Number.NaN
    if (value >= limits.min && value <= limits.max) return value
    this.refuse(
      `${name} is "${written}", which is not a whole number from ${limits.min} to ${limits.max}.`,
      `Write for example ${name}=${limits.fallback}, or leave it out for that value.`,
    )
    return limits.fallback
  }

  oneOf<const Choice extends string>(name: string, choices: readonly Choice[], fallback: Choice): Choice {
    const written = this.text(name)
    if (written === undefined) return fallback
    const choice = choices.find((candidate) => candidate === written)
    if (choice !== undefined) return choice
    this.refuse(`${name} is "${written}", which is not known.`, `Choose one of: ${choices.join(', ')}.`)
    return fallback
  }

  /** `on` or `off`. */
  flag(name: string, fallback: boolean): boolean {
    return this.oneOf(name, ['on', 'off'], fallback ? 'on' : 'off') === 'on'
  }

  list(name: string): string[] {
    return (this.text(name) ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
  }

  /** Values of URLs are not repeated in the message, because they may contain a password. */
  url(name: string, protocols: readonly string[], example: string): URL | undefined {
    const written = this.text(name)
    if (written === undefined) return undefined
    const url = URL.parse(written)
    if (url && url.hostname !== '' && protocols.includes(url.protocol)) return url
    this.refuse(
      `${name} is not an address of the kind ${protocols.join('// or ')}//.`,
      `Write for example ${name}=${example}.`,
    )
    return undefined
  }

  /** The origin of a web address without a path. */
  rootUrl(name: string, example: string, what: string): string | undefined {
    const url = this.url(name, ['http:', 'https:'], example)
    if (url && (url.pathname !== '/' || url.search !== '' || url.hash !== '')) {
      this.refuse(
        `${name} has a path, and ${what} has to be at the root of its address.`,
        `Write ${name}=${url.origin}.`,
      )
    }
    return url?.origin
  }

  /** One address a host: `scheme://user:password@one:5432,two:5433/name` is two, as in Postgres's own programs. */
  urls(name: string, protocols: readonly string[], example: string): URL[] {
    const written = this.text(name)
    const [, before = '', hosts = '', after = ''] =
      /^([^/]+:\/\/(?:[^@/]*@)?)([^/?#]*)(.*)$/.exec(written ?? '') ?? []
    if (!hosts.includes(',')) {
      const url = this.url(name, protocols, example)
      return url ? [url] : []
    }
    const urls = hosts.split(',').map((host) => URL.parse(before + host + after))
    if (urls.every((url) => url && url.hostname !== '' && protocols.includes(url.protocol)))
      return urls as URL[]
    this.refuse(
      `${name} names several hosts, and not each of them makes an address of the kind ${protocols.join('// or ')}//.`,
      `Write for example ${name}=${example.replace('host', 'one.example:5432,two.example:5432')}.`,
    )
    return []
  }

  address(name: string, fallback: string): string {
    const written = this.text(name)
    if (written === undefined || emailAddress.safeParse(written).success) return written ?? fallback
    this.refuse(
      `${name} is "${written}", which is not an e-mail address.`,
      `Write for example ${name}=${fallback}.`,
    )
    return fallback
  }

  /** `bookings@example.com` or `Agency <bookings@example.com>`. */
  mailbox(name: string): Mailbox | undefined {
    const written = this.text(name)
    if (written === undefined) return undefined
    const mailbox = readMailbox(written)
    if (mailbox) return mailbox
    this.refuse(
      `${name} is "${written}", which is not a sender's address.`,
      `Write for example ${name}="Travel agency <bookings@agency.example>".`,
    )
    return undefined
  }

  /** Mailboxes with commas between. */
  mailboxes(name: string): Mailbox[] {
    return this.list(name).flatMap((written) => {
      const mailbox = readMailbox(written)
      if (mailbox) return [mailbox]
      this.refuse(
        `${name} contains "${written}", which is not a person's address.`,
        `List addresses with commas between, for example ${name}="Tara Rao <tara@agency.example>, kabir@agency.example".`,
      )
      return []
    })
  }

  /** Origins such as `https://www.example.com`, without a path. */
  origins(name: string): string[] {
    return this.list(name).flatMap((written) => {
      const url = URL.parse(written)
      const isWebAddress = url?.protocol === 'https:' || url?.protocol === 'http:'
      if (url && isWebAddress && url.href === `${url.origin}/`) return [url.origin]
      this.refuse(
        `${name} contains "${written}", which is not the origin of a site.`,
        `List origins with commas between, for example ${name}=https://www.example.com.`,
      )
      return []
    })
  }

  networks(name: string): string[] {
    return this.list(name).filter((network) => {
      const [address = '', bits, ...rest] = network.split('/')
      const family = isIP(address)
      const longest = family === 4 ? 32 : 128
      if (
        family &&
        rest.length === 0 &&
        (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
      ) {
        return true
      }
      this.refuse(
        `${name} contains "${network}", which is neither an address nor a network.`,
        `List addresses or networks with commas between, for example ${name}=127.0.0.1,10.0.0.0/8.`,
      )
      return false
    })
  }
}

function readMailbox(written: string): Mailbox | undefined {
  const [, label = '', bracketed] = /^([^<>]*)<([^<>]+)>$/.exec(written) ?? []
  const address = (bracketed ?? written).trim()
  return emailAddress.safeParse(address).success
    ? { name: label.trim().replaceAll('"', ''), address }
    : undefined
}
