import path from 'node:path'
import { root } from '../env.ts'
import { runToEnd } from '../processes/child.ts'

/** Has the emulator that the tests of signing in need on this machine, while the network is idle. */
export async function fetchEmulator(): Promise<void> {
  await runToEnd({
    name: 'fetching the emulator',
    command: process.execPath,
    args: ['test/accounts/fetch-emulator.ts'],
    cwd: path.join(root, 'apps/cms'),
    env: {},
  })
}
