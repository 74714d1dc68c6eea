import { existsSync } from 'node:fs'
import path from 'node:path'
import { OperatorError, root } from '../env.ts'
import { runToEnd } from '../processes/child.ts'

/**
 * Builds what changed since the last build; what did not comes from turbo's cache. A build that hangs (one did,
 * collecting page data) is stopped and says so.
 */
export async function buildShop(signal?: AbortSignal): Promise<void> {
  await runToEnd({
    name: 'building the storefront and the CMS',
    command: path.join(root, 'node_modules/.bin/turbo'),
    args: ['run', 'build', '--concurrency=1', '--output-logs=errors-only', '--no-color'],
    cwd: root,
    env: { NEXT_TELEMETRY_DISABLED: '1', TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
    signal,
  })
  // Trap: turbo ends well when somebody stops it halfway.
  if (!['cms', 'web'].every(isBuilt)) throw new OperatorError('the build was stopped before it was done. Start again.')
}

const isBuilt = (app: string) => existsSync(path.join(root, 'apps', app, '.next/BUILD_ID'))
