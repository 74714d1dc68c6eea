import { browserCheck } from '../checks/browser-check.ts'
import { browserFiles } from '../checks/browser-files.ts'
import { asOne, type Check } from '../checks/check.ts'
import { fetchEmulator } from '../checks/fetch-emulator.ts'
import { fullTierParts } from '../checks/full-tier-parts.ts'
import { httpCheck } from '../checks/http-check.ts'
import { integrationCheck } from '../checks/integration-check.ts'
import { findChromium } from '../checks/machine/find-chromium.ts'
import { findJava } from '../checks/machine/find-java.ts'
import { sayMachine } from '../checks/machine/say-machine.ts'
import { ageOfRecords, hashOfInputs, readRecords } from '../checks/reports/full-tier-record.ts'
import { sayResult } from '../checks/reports/say-result.ts'
import { beginReport, writeReport } from '../checks/reports/test-report.ts'
import { runChecks } from '../checks/run-checks.ts'
import { failWhereUnsteady } from '../checks/second-pass/unsteady-ledger.ts'
import { otherStaticChecks, typecheckApps } from '../checks/static-checks.ts'
import { readToolingEnv } from '../env.ts'
import { say, secondsSinceStart } from '../progress.ts'
import { runCommand } from '../run-command.ts'
import { buildShop } from '../runtime/build.ts'
import { type SeededContent, seedContent } from '../runtime/seeded-content.ts'

let seeded: SeededContent | null = null

/**
 * Runs everything that decides whether a change may land, and writes `test-report.json` into the data folder. Prints
 * `N passed, N failed` as its last line.
 */
runCommand(async () => {
  const tested = await beginReport()
  const { chromiumPath, javaPath } = readToolingEnv()
  const chromium = await findChromium(chromiumPath)
  const java = await findJava(javaPath)
  await sayMachine(chromium)
  say(await ageOfFullTier())
  const emulator = { ...single('emulator of the sign-in service', fetchEmulator), lanes: 0 } as const
  const build = { ...single('build', buildShop), after: [typecheckApps.name] }
  const content = single('demo content', async () => {
    seeded = await seedContent(false)
  })
  const integration: Check = {
    name: 'integration tests of the CMS on PostgreSQL',
    lanes: 2,
    after: [content.name, emulator.name],
    run: (hear) => integrationCheck(requireContent(), hear),
  }
  const http: Check = {
    name: 'tests of two whole shops by HTTP',
    lanes: 2,
    after: [build.name, content.name],
    run: (hear) => httpCheck(requireContent(), { names: ['shop_http_1', 'shop_http_2'], java, hear }),
  }
  const { gate } = await browserFiles()
  const browser: Check = {
    name: 'browser tests on two whole shops',
    lanes: 2,
    after: [build.name, content.name],
    run: (hear) => browserCheck(requireContent(), { names: ['shop_1', 'shop_2'], files: gate, chromium, java, hear }),
  }
  try {
    const sum = await runChecks([
      emulator,
      typecheckApps,
      content,
      build,
      otherStaticChecks,
      integration,
      http,
      browser,
    ])
    const result = failWhereUnsteady(sum)
    await writeReport(tested, result, secondsSinceStart())
    return sayResult(result)
  } finally {
    await seeded?.stop()
  }
})

async function ageOfFullTier(): Promise<string> {
  const now = { inputs: await hashOfInputs(), parts: fullTierParts, today: new Date().toISOString().slice(0, 10) }
  return ageOfRecords(await readRecords(), now)
}

function requireContent(): SeededContent {
  if (!seeded) throw new Error('The content is not seeded yet.')
  return seeded
}

function single(name: string, work: () => Promise<unknown>): Check {
  return { name, run: () => asOne(name, work) }
}
