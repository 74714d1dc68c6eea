import { expect, it } from 'vitest'
import { checkAddress } from './check-address.ts'

const checking = { allowLoopback: false, limitMs: 5000, agentName: 'test' }
const problemAt = async (address: string) => (await checkAddress(address, checking)).problem

it.each([
  'http://127.0.0.1/',
  'http://localhost:5432/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://169.254.169.254/latest/meta-data/',
  // Other spellings of the same.
  'http://2130706433/',
  'http://0x7f.1/',
  'http://017700000001/',
  'http://10.0.0.1/',
])('asks nothing of %s', async (address) => {
  expect(await problemAt(address)).toBe('private-address')
})

it.each(['ftp://estu.example/', 'file:///etc/passwd', 'http://me:secret@estu.example/', 'http://', 'words'])(
  'takes %s for no address of a page',
  async (address) => {
    expect(await problemAt(address)).toBe('bad-address')
  },
)
