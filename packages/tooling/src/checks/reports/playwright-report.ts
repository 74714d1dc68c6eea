import { readFile } from 'node:fs/promises'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { faultOf, nothingRan, type Outcome, type Red, type Timing } from '../check.ts'
import type { ShopError } from '../on-shops.ts'
import { guardsRace, raceTests } from '../second-pass/race-tests.ts'

const error = z.object({ message: z.string().optional(), stack: z.string().optional(), snippet: z.string().optional() })
const result = z.object({
  duration: z.number(),
  startTime: z.string().optional(),
  /** Which of the shops it ran on. */
  parallelIndex: z.number().optional(),
  errors: z.array(error).optional(),
})
const test = z.object({
  /** `unexpected` where the last try failed, `skipped` where it did not run. */
  status: z.string().optional(),
  annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })).optional(),
  results: z.array(result),
})
const spec = z.object({
  title: z.string(),
  /** Where it is declared, which may be another file than its suite's. */
  file: z.string().optional(),
  tests: z.array(test),
})
const suite = z.object({
  file: z.string(),
  title: z.string().optional(),
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional()
  },
})
const report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(suite),
})
type Suite = z.infer<typeof suite>
type Spec = z.infer<typeof spec>
type Test = z.infer<typeof test>

/** Tests report by annotations of this type what makes a failure final. */
const finalAnnotation = 'final'

/**
 * Counts browser tests. A skipped or flaky one, a file of which none ran, or no test at all is a failure.
 * @param shopErrors what the shops logged as errors: a test that failed meanwhile has no second pass
 */
export async function readPlaywrightReport(
  file: string,
  files: readonly string[],
  code: number,
  output: string,
  shopErrors: readonly ShopError[] = [],
): Promise<Outcome> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return nothingRan(`${output}\nno report of the tests was written to ${file}`)
  const { stats, suites } = report.parse(JSON.parse(text))
  const ran = new Set(suites.filter((one) => timingsOf(one).length > 0).map((one) => one.file))
  const empty = files.filter((name) => !ran.has(name))
  const broken = stats.unexpected + stats.flaky + stats.skipped + empty.length
  const silent = broken === 0 && (code !== 0 || stats.expected === 0) ? 1 : 0
  const missing = empty.map((name) => `\nno test of ${name} ran`).join('')
  const reds = suites.flatMap((one) => redsOf(one, shopErrors))
  return {
    passed: stats.expected,
    failed: broken + silent,
    timings: suites.flatMap((one) => timingsOf(one)),
    output: `${output}${missing}`,
    faults: reds.map(({ name, fault }) => faultOf(name, fault)),
    reds,
  }
}

/** @param file whose tests they are; a suite inside is sometimes made by another. */
function timingsOf({ file: own, specs, suites = [] }: Suite, file = own): Timing[] {
  const timings = specs.flatMap(({ title, tests }) =>
    tests.map(({ results }) => ({
      name: `${file}: ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  )
  return [...timings, ...suites.flatMap((inner) => timingsOf(inner, file))]
}

const redStatuses = new Set(['unexpected', 'flaky', 'skipped'])

/** @param above titles of the groups that it stands in. */
function redsOf(
  { file, title = '', specs, suites = [] }: Suite,
  errors: readonly ShopError[],
  above: readonly string[] = [],
): Red[] {
  const groups = [...above, title].filter((name) => name !== '' && name !== file)
  const reds = specs.flatMap((one) =>
    one.tests
      .filter(({ status = '' }) => redStatuses.has(status))
      .map((run) => redOf(one.file ?? file, groups, one, run, errors)),
  )
  return [...reds, ...suites.flatMap((inner) => redsOf(inner, errors, groups))]
}

function redOf(file: string, groups: readonly string[], one: Spec, run: Test, errors: readonly ShopError[]): Red {
  const faults = run.results.flatMap(({ errors: found = [] }) =>
    found.map(({ message = '', stack, snippet }) => [stack ?? message, snippet ?? ''].join('\n').trim()),
  )
  const name = [file, ...groups, one.title].join(' › ')
  return {
    name,
    file,
    fault: stripVTControlCharacters(faults.join('\n\n')) || String(run.status),
    final: raceTests.browser.some((race) => name.startsWith(race)) ? guardsRace : finalOf(run, errors),
  }
}

function finalOf({ annotations = [], results }: Test, errors: readonly ShopError[]): string | null {
  const said = annotations.find(({ type }) => type === finalAnnotation)
  if (said) return said.description ?? finalAnnotation
  for (const { startTime = '', duration, parallelIndex } of results) {
    const from = Date.parse(startTime)
    const logged = errors.find(({ at, shop }) => shop === parallelIndex && at >= from && at <= from + duration)
    if (logged) return `the shop logged an error meanwhile: ${logged.words}`
  }
  return null
}
