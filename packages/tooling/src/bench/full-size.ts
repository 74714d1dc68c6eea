import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { findChromium } from '../checks/machine/find-chromium.ts'
import { playwrightCheck } from '../checks/playwright-check.ts'
import { runTool } from '../checks/run-tool.ts'
import { readToolingEnv, root } from '../env.ts'
import { say, step } from '../progress.ts'
import { openTemporaryShop } from '../runtime/temporary-shop.ts'

const cms = path.join(root, 'apps/cms')

/** Browser tests that know a usual number and a promised one; the pages' own have a bench of their own. */
const browserFiles = [
  'admin/bad-input.spec.ts',
  'content/addresses.full.spec.ts',
  'shopper/forms/form-queue.spec.ts',
  'shopper/forms/order-queue.spec.ts',
  'shopper/offline/builds.spec.ts',
  'shopper/offline/flaps.spec.ts',
  'shopper/offline/reading.spec.ts',
  'shopper/screener/whole-test.spec.ts',
  'site/hostile-headers.spec.ts',
  'site/policy.spec.ts',
  'timed/idle-connections.spec.ts',
  'timed/taps.spec.ts',
]

/**
 * The heavy tests with as many pieces as are promised: races, random schedules, large tables, moved addresses, a network
 * that breaks, builds that change, pages that are read without a network, a megabyte pasted from Word.
 */
export async function benchFullSize(): Promise<number> {
  const withDatabase = path.join(root, 'packages/tooling/src/commands/with-database.ts')
  const args = [withDatabase, 'vitest', 'run', '--project=cms', '--maxWorkers=1', ...(await heavyFiles())]
  const code = await runTool(process.execPath, args, cms, { FULL_SIZE: '1' })
  const chromium = await findChromium(readToolingEnv().chromiumPath)
  const shop = await step('starting a shop for the browser', () => openTemporaryShop())
  try {
    const run = { shops: [shop], chromium, name: 'full-size', files: browserFiles, fullSize: true, hear: say }
    const { failed, output } = await playwrightCheck(run)
    if (failed > 0) say(output ?? '')
    return code === 0 && failed === 0 ? 0 : 1
  } finally {
    await shop.stop()
  }
}

/** Those that say how many pieces are usual and how many are promised. */
async function heavyFiles(): Promise<string[]> {
  const names = (await readdir(path.join(cms, 'test'), { recursive: true })).filter((name) => name.endsWith('.test.ts'))
  const files = names.map((name) => `test/${name}`)
  const texts = await Promise.all(files.map((file) => readFile(path.join(cms, file), 'utf8')))
  return files.filter((_, index) => texts[index]?.includes("from '../support/size.ts'"))
}
