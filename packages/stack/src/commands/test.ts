import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { add } from '../checks/check.ts'
import { findChromium } from '../checks/find-chromium.ts'
import { playwrightCheck } from '../checks/playwright-check.ts'
import { runChecks } from '../checks/run-checks.ts'
import { staticChecks } from '../checks/static-checks.ts'
import { vitestCheck } from '../checks/vitest-check.ts'
import { openCluster } from '../database/cluster.ts'
import { readStackEnv } from '../env.ts'
import { say, sinceStart, step } from '../progress.ts'
import { runCommand } from '../run-command.ts'
import { buildShop } from '../shop/build.ts'
import { openTemporaryShop } from '../shop/temporary-shop.ts'

/** Everything that decides whether a change may land. Prints `N passed, N failed` as its last line. */
runCommand(async () => {
  const chromium = await findChromium(readStackEnv().chromiumPath)
  const { tally, failed } = await runChecks([
    ...staticChecks,
    { name: 'integration tests of the CMS on PostgreSQL', run: integration },
    {
      name: 'build',
      run: async () => {
        await buildShop()
        return { passed: 1, failed: 0 }
      },
    },
    { name: 'browser tests of the whole shop', run: () => browserTests(chromium) },
  ])
  say('')
  if (failed.length > 0) say(`Failed: ${failed.join(', ')}`)
  say(`All checks took ${sinceStart()}.`)
  const { passed, failed: broken } = add(tally, { passed: 0, failed: 0 })
  say(`${passed} passed, ${broken} failed`)
  return broken === 0 ? 0 : 1
})

async function integration() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'estu-test-'))
  const password = 'only-for-this-test-run'
  const cluster = await openCluster(path.join(folder, 'postgres'), password)
  try {
    return await vitestCheck('apps/cms', {
      TEST_SERVER_URL: `postgres://estu:${password}@127.0.0.1:${cluster.port}`,
      TEST_FOLDER: folder,
    })
  } finally {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function browserTests(chromium: string) {
  const opened = await step('starting a shop for the browser tests', () => openTemporaryShop())
  try {
    return await playwrightCheck({
      WEB_URL: opened.env.webUrl,
      CMS_URL: opened.env.cmsUrl,
      EDITOR_EMAIL: opened.editor.email,
      EDITOR_PASSWORD: opened.editor.password,
      DATABASE_URL: opened.databaseUrl,
      CHROMIUM_PATH: chromium,
      MAIL_DIR: opened.mailDir,
    })
  } finally {
    await opened.stop()
  }
}
