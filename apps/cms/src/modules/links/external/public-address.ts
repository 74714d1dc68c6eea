import { BlockList, isIPv6 } from 'node:net'

/** Addresses of IPv4 that lead to nobody's public site. Source: IANA, special-purpose addresses. */
const closed4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

/** Within what is public of IPv6: tunnels that lead to an address of IPv4, and examples. */
const closed6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const listOf = (ranges: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList()
  for (const [net, prefix] of ranges) list.addSubnet(net, prefix, family)
  return list
}

const closed = { ipv4: listOf(closed4, 'ipv4'), ipv6: listOf(closed6, 'ipv6') }
/** All that is given out of IPv6; whatever else there is (this machine, this network, wrapped IPv4) is not public. */
const given6 = listOf([['2000::', 3]], 'ipv6')
const loopback = { ipv4: listOf([['127.0.0.0', 8]], 'ipv4'), ipv6: listOf([['::1', 128]], 'ipv6') }

/** Whether an address may be connected to from inside our network because a link leads there. */
export function isAllowedAddress(address: string, allowLoopback: boolean): boolean {
  const family = isIPv6(address) ? 'ipv6' : 'ipv4'
  if (loopback[family].check(address, family)) return allowLoopback
  if (family === 'ipv6' && !given6.check(address, 'ipv6')) return false
  return !closed[family].check(address, family)
}
