import path from 'node:path'
import { root } from '../env.ts'
import { runToEnd } from '../processes/child.ts'

/** A build that hangs (one did, collecting page data) is stopped and says so. */
const buildTimeout = 6 * 60_000

/** Builds what changed since the last build; what did not comes from turbo's cache. */
export async function buildShop(): Promise<void> {
  await runToEnd({
    name: 'building the storefront and the CMS',
    command: path.join(root, 'node_modules/.bin/turbo'),
    args: ['run', 'build', '--concurrency=1', '--output-logs=errors-only', '--no-color'],
    cwd: root,
    env: { NEXT_TELEMETRY_DISABLED: '1', TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
    timeoutMs: buildTimeout,
  })
}
