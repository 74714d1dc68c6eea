import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { runTool } from '../checks/run-tool.ts'
import { root } from '../env.ts'

const cms = path.join(root, 'apps/cms')

/**
 * The heavy integration tests with as many pieces as are promised: races, random schedules, large tables, moved addresses.
 * HTTP and browser tests run at full size in the other parts of the full tier.
 */
export async function benchFullSize(): Promise<number> {
  const withDatabase = path.join(root, 'packages/tooling/src/commands/with-database.ts')
  const args = [withDatabase, 'vitest', 'run', '--project=cms', '--maxWorkers=1', ...(await heavyFiles())]
  return runTool(process.execPath, args, cms, { FULL_SIZE: '1' })
}

/** Those that say how many pieces are usual and how many are promised. */
async function heavyFiles(): Promise<string[]> {
  const names = (await readdir(path.join(cms, 'test'), { recursive: true })).filter((name) => name.endsWith('.test.ts'))
  const files = names.map((name) => `test/${name}`)
  const texts = await Promise.all(files.map((file) => readFile(path.join(cms, file), 'utf8')))
  return files.filter((_, index) => texts[index]?.includes("from '../support/size.ts'"))
}
