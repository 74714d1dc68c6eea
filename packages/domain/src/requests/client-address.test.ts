import { expect, it } from 'vitest'
import { clientAddress, networkOf } from './client-address.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::99', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:aaaa::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

const forwardedFor = '198.51.100.9, 203.0.113.7'

it.each([
  [0, forwardedFor, '127.0.0.1'],
  [1, forwardedFor, '203.0.113.7'],
  [2, forwardedFor, '198.51.100.9'],
  [1, undefined, '127.0.0.1'],
])('behind %i proxies believes no more than they saw', (proxies, header, client) => {
  expect(clientAddress({ remoteAddress: '127.0.0.1', forwardedFor: header }, proxies)).toBe(client)
})
