import { z } from 'zod'

type Connection = { remoteAddress: string | undefined; forwardedFor: string | string[] | undefined }

/**
 * Who asks, for limits: the connection's own address, or what the trusted proxies in front of us saw. Trap: whatever
 * stands further left in `X-Forwarded-For` was written by the client, and may be anything.
 */
export function clientAddress({ remoteAddress, forwardedFor }: Connection, trustedProxies: number): string {
  const own = remoteAddress ?? 'unknown'
  if (trustedProxies === 0) return networkOf(own)
  const seen = String(forwardedFor ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return networkOf(seen.at(-trustedProxies) ?? own)
}

/** Of IPv6 the first half: the other half is the subscriber's own to choose, as many addresses as they like. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  const [withoutZone = ''] = address.split('%')
  if (mapped || !z.ipv6().safeParse(withoutZone).success) return mapped ?? address
  const [head = '', tail] = withoutZone.split('::')
  const front = head.split(':').filter(Boolean)
  const back = (tail ?? '').split(':').filter(Boolean)
  const gap = tail === undefined ? 0 : 8 - front.length - back.length
  const groups = [...front, ...Array.from({ length: gap }, () => '0'), ...back]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
