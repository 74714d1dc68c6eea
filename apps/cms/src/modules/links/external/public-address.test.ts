import { expect, it } from 'vitest'
import { isAllowedAddress } from './public-address.ts'

const closed = [
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.9.9.9', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
  ...['192.168.1.1', '192.0.2.1', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', 'fe80::1', 'fc00::1', 'fd12:3456::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:10.0.0.1'],
  ...['::ffff:8.8.8.8', '64:ff9b::a00:1', '2002:7f00:1::', '2001::1', '2001:db8::1', 'fec0::1', 'fd00:ec2::254'],
]

it.each(closed)('%s is not for links to lead to', (address) => {
  expect(isAllowedAddress(address, false)).toBe(false)
})

it.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
  '%s is public',
  (address) => {
    expect(isAllowedAddress(address, false)).toBe(true)
  },
)

it('tests may reach this machine, and nothing else that is not public', () => {
  expect(closed.filter((address) => isAllowedAddress(address, true))).toEqual(['127.0.0.1', '127.9.9.9', '::1'])
})
