import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { faultOf, nothingRan, type Outcome, type Timing } from '../check.ts'

const error = z.object({ message: z.string().optional() })
const test = z.object({
  /** `unexpected` where the last try failed. */
  status: z.string().optional(),
  results: z.array(z.object({ duration: z.number(), errors: z.array(error).optional() })),
})
const suite = z.object({
  file: z.string(),
  title: z.string().optional(),
  specs: z.array(z.object({ title: z.string(), tests: z.array(test) })),
  get suites() {
    return z.array(suite).optional()
  },
})
const report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(suite),
})

/** Counts browser tests. A skipped or flaky one, a file of which none ran, or no test at all is a failure. */
export async function readPlaywrightReport(
  file: string,
  files: readonly string[],
  code: number,
  output: string,
): Promise<Outcome> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return nothingRan(`${output}\nno report of the tests was written to ${file}`)
  const { stats, suites } = report.parse(JSON.parse(text))
  const ran = new Set(suites.filter((one) => timingsOf(one).length > 0).map((one) => one.file))
  const empty = files.filter((name) => !ran.has(name))
  const broken = stats.unexpected + stats.flaky + stats.skipped + empty.length
  const silent = broken === 0 && (code !== 0 || stats.expected === 0) ? 1 : 0
  const missing = empty.map((name) => `\nno test of ${name} ran`).join('')
  return {
    passed: stats.expected,
    failed: broken + silent,
    timings: suites.flatMap((one) => timingsOf(one)),
    output: `${output}${missing}`,
    faults: suites.flatMap((one) => faultsOf(one)),
  }
}

/** @param file whose tests they are; a suite inside is sometimes made by another. */
function timingsOf({ file: own, specs, suites = [] }: z.infer<typeof suite>, file = own): Timing[] {
  const timings = specs.flatMap(({ title, tests }) =>
    tests.map(({ results }) => ({
      name: `${file}: ${title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  )
  return [...timings, ...suites.flatMap((inner) => timingsOf(inner, file))]
}

/** @param above titles of the groups that it stands in. */
function faultsOf({ title, specs, suites = [] }: z.infer<typeof suite>, above: readonly string[] = []): string[] {
  const groups = [...above, title ?? '']
  const faults = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky' || status === 'skipped')
      .map(({ results, status }) =>
        faultOf(
          [...groups, spec.title].filter(Boolean).join(' › '),
          results.flatMap(({ errors = [] }) => errors.map(({ message }) => message ?? '')).join('\n') || String(status),
        ),
      ),
  )
  return [...faults, ...suites.flatMap((inner) => faultsOf(inner, groups))]
}
