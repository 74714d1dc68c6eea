import path from 'node:path'
import { listHeavyFiles } from '../checks/heavy-files.ts'
import { runTool } from '../checks/run-tool.ts'
import { root } from '../env.ts'

const cms = path.join(root, 'apps/cms')

/**
 * The heavy integration tests with as many pieces as are promised: races, random schedules, large tables, moved addresses.
 * HTTP and browser tests run at full size in the other parts of the full tier.
 */
export async function benchFullSize(): Promise<number> {
  const withDatabase = path.join(root, 'packages/tooling/src/commands/with-database.ts')
  const args = [withDatabase, 'vitest', 'run', '--project=cms', '--maxWorkers=1', ...(await listHeavyFiles())]
  return runTool(process.execPath, args, cms, { FULL_SIZE: '1' })
}
