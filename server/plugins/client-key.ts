import { isIPv6 } from 'node:net'

/** What a limit applies to: one IPv4 address, or the /64 network that one IPv6 customer gets. */
export function clientKey(written: string): string {
  const bare = withoutPort(written)
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (mapped !== undefined) return mapped
  const [address = ''] = bare.split('%')
  if (!isIPv6(address)) return bare
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right]
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/** Some proxies pass on `192.0.2.7:51234` and `[2001:db8::7]:51234`. */
function withoutPort(address: string): string {
  return (
    /^((?:::ffff:)?\d+\.\d+\.\d+\.\d+):\d+$/i.exec(address)?.[1] ??
    /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ??
    address
  )
}
