import { runBenchSmoke } from '../bench/run-bench-smoke.ts'
import { browserCheck } from '../checks/browser-check.ts'
import { browserFiles } from '../checks/browser-files.ts'
import { asOne, type Check } from '../checks/check.ts'
import { fetchEmulator } from '../checks/fetch-emulator.ts'
import { findChromium } from '../checks/find-chromium.ts'
import { findJava } from '../checks/find-java.ts'
import { integrationCheck } from '../checks/integration-check.ts'
import { sayResult } from '../checks/reports/say-result.ts'
import { runChecks } from '../checks/run-checks.ts'
import { otherStaticChecks, typesOfApps } from '../checks/static-checks.ts'
import { readToolingEnv } from '../env.ts'
import { runCommand } from '../run-command.ts'
import { buildShop } from '../runtime/build.ts'
import { type SeededContent, seedContent } from '../runtime/seeded-content.ts'
import { openShopOf } from '../runtime/temporary-shop.ts'

let seeded: SeededContent | null = null

/** Everything that decides whether a change may land. Prints `N passed, N failed` as its last line. */
runCommand(async () => {
  const { chromiumPath, javaPath } = readToolingEnv()
  const chromium = await findChromium(chromiumPath)
  const java = await findJava(javaPath)
  const emulator = { ...single('emulator of the sign-in service', fetchEmulator), lanes: 0 } as const
  const build = { ...single('build', buildShop), after: [typesOfApps.name] }
  const content = single('demo content', async () => {
    seeded = await seedContent(false)
  })
  const integration: Check = {
    name: 'integration tests of the CMS on PostgreSQL',
    lanes: 2,
    after: [content.name, emulator.name],
    run: (hear) => integrationCheck(requireContent(), hear),
  }
  const { timed, others } = await browserFiles()
  const browser = (name: string, names: string[], files: string[]): Check => ({
    name,
    lanes: 2,
    after: [build.name, content.name],
    run: (hear) => browserCheck(requireContent(), { names, files, chromium, java, hear }),
  })
  const benches: Check = {
    ...single('the benches, a moment of each', smokeBenches),
    after: [build.name, content.name],
    lanes: 2,
  }
  const checks = [
    emulator,
    typesOfApps,
    content,
    build,
    otherStaticChecks,
    integration,
    browser('browser tests on two whole shops', ['shop_1', 'shop_2'], others),
    benches,
    browser('browser tests that are timed', ['shop_timed'], timed),
  ]
  try {
    return sayResult(await runChecks(checks))
  } finally {
    await seeded?.stop()
  }
})

function requireContent(): SeededContent {
  if (!seeded) throw new Error('The content is not seeded yet.')
  return seeded
}

async function smokeBenches(): Promise<void> {
  const broken = await runBenchSmoke((forWeb) => openShopOf(requireContent(), 'shop_bench', forWeb))
  if (broken.length > 0) throw new Error(`broken: ${broken.join(', ')}`)
}

function single(name: string, work: () => Promise<unknown>): Check {
  return { name, run: () => asOne(name, work) }
}
