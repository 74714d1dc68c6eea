import { runDrill } from '../backup/drill/run-drill.ts'
import { runBenchSmoke } from '../bench/run-bench-smoke.ts'
import { browserCheck } from '../checks/browser-check.ts'
import { browserFiles } from '../checks/browser-files.ts'
import { asOne, faultOf, type Outcome } from '../checks/check.ts'
import { type FullTierPart, fullTierParts } from '../checks/full-tier-parts.ts'
import { listHeavyFiles } from '../checks/heavy-files.ts'
import { httpCheck } from '../checks/http-check.ts'
import { integrationCheck } from '../checks/integration-check.ts'
import { findChromium } from '../checks/machine/find-chromium.ts'
import { findJava } from '../checks/machine/find-java.ts'
import { hashOfInputs, writeRecord } from '../checks/reports/full-tier-record.ts'
import { sayResult } from '../checks/reports/say-result.ts'
import { runChecks } from '../checks/run-checks.ts'
import { OperatorError, readToolingEnv } from '../env.ts'
import { runFirstRun } from '../first-run/run-first-run.ts'
import { type say, step } from '../progress.ts'
import { runCommand } from '../run-command.ts'
import { buildShop } from '../runtime/build.ts'
import { type SeededContent, seedContent } from '../runtime/seeded-content.ts'

/** Looks at each page in each look; `PAGES` chooses them. */
const everyPage = 'accessibility/accessibility.spec.ts'

type Part = (content: SeededContent, hear: (line: string) => void) => Promise<Outcome>

/**
 * Runs browser tests at full size: every language, with and without scripts, and what is tagged `@full`.
 * @param pages see `BrowserRun`
 */
const browserPart =
  (names: string[], choose: (files: Awaited<ReturnType<typeof browserFiles>>) => string[], pages = ''): Part =>
  async (content, hear) => {
    const { chromiumPath, javaPath } = readToolingEnv()
    const [chromium, java] = [await findChromium(chromiumPath), await findJava(javaPath)]
    const files = choose(await browserFiles())
    return browserCheck(content, { names, files, chromium, java, pages, fullSize: true, hear })
  }

const inFolder = (folder: string) => (files: { gate: string[]; full: string[] }) =>
  [...files.gate, ...files.full].filter((name) => name.startsWith(`${folder}/`))

/** Half of the pages, each in every look; the file that goes through them is too long for one part. */
const pagesPart = (part: FullTierPart, pages: string) => browserPart(twoOf(part), () => [everyPage], pages)

/** Names of two shops of a part: what one part leaves of its databases is in no other's way. */
const twoOf = (part: FullTierPart) => [1, 2].map((shop) => `shop_${part.replace('-', '_')}_${shop}`)

/** How each part is run. */
const parts: Record<FullTierPart, Part> = {
  timed: browserPart(['shop_timed'], ({ timed }) => timed),
  'timed-integration': (content, hear) => integrationCheck(content, hear, { project: 'timed', fullSize: true }),
  benches: () => asOne('the benches, a moment of each', smokeBenches),
  drill: () => asOne('a shop destroyed and restored', runDrill),
  'first-run': () => asOne('a shop set up, from an empty folder to the first order', runFirstRun),
  accessibility: browserPart(twoOf('accessibility'), (files) =>
    inFolder('accessibility')(files).filter((name) => name !== everyPage),
  ),
  'pages-1': pagesPart('pages-1', '1/2'),
  'pages-2': pagesPart('pages-2', '2/2'),
  admin: browserPart(twoOf('admin'), inFolder('admin')),
  http: async (content, hear) => {
    const java = await findJava(readToolingEnv().javaPath)
    return httpCheck(content, { names: twoOf('http'), java, fullSize: true, hear })
  },
  audio: browserPart(twoOf('audio'), inFolder('audio')),
  content: browserPart(twoOf('content'), inFolder('content')),
  shopper: browserPart(twoOf('shopper'), inFolder('shopper')),
  site: browserPart(twoOf('site'), inFolder('site')),
  'full-size': async (content, hear) =>
    integrationCheck(content, hear, { fullSize: true, files: await listHeavyFiles() }),
}

/**
 * Usage: pnpm test:all [PART …]. Runs the full tier, what the gate samples, measures or is too slow for, and writes how
 * each part ended into docs/test-all.md.
 */
runCommand(async () => {
  const asked = process.argv.slice(2)
  const unknown = asked.filter((name) => !fullTierParts.some((part) => part === name))
  if (unknown.length > 0)
    throw new OperatorError(`no part is called ${unknown.join(', ')}: ${fullTierParts.join(', ')}.`)
  await step('building what changed', buildShop)
  const content = await step('seeding the content', () => seedContent(false))
  try {
    const chosen = fullTierParts.filter((name) => asked.length === 0 || asked.includes(name))
    const checks = chosen.map((name) => ({
      name,
      lanes: 2 as const,
      run: (hear: typeof say) => recorded(name, () => parts[name](content, hear)),
    }))
    return sayResult(await runChecks(checks))
  } finally {
    await content.stop()
  }
})

/** Writes how a part ended into docs/test-all.md, also where it could not run to its end. */
async function recorded(part: FullTierPart, run: () => Promise<Outcome>): Promise<Outcome> {
  const begun = Date.now()
  const inputs = await hashOfInputs()
  const outcome = await run().catch((error: unknown): Outcome => {
    const fault = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { passed: 0, failed: 1, timings: [], output: fault, faults: [faultOf(part, fault)] }
  })
  const { passed, failed, unsteady = [], reds = [] } = outcome
  const counts = { passed, failed, unsteady: unsteady.length, seconds: (Date.now() - begun) / 1000 }
  const date = new Date(begun).toISOString().slice(0, 10)
  await writeRecord({ part, date, inputs, ...counts, reds: reds.map(({ name }) => name) }, fullTierParts)
  return outcome
}

async function smokeBenches(): Promise<void> {
  const broken = await runBenchSmoke()
  if (broken.length > 0) throw new Error(`broken: ${broken.join(', ')}`)
}
