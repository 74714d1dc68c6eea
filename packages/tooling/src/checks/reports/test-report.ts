import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readToolingEnv, root } from '../../env.ts'
import type { Sum } from '../run-checks.ts'
import { runForOutput } from '../run-tool.ts'

/** What a run of the test command leaves in the data folder: seconds are numbers, tests are named `file › title`. */
export type TestReport = {
  /** The commit that was tested; empty outside a checkout. */
  commit: string
  /** Whether the checkout held exactly that commit. */
  clean: boolean
  passed: number
  failed: number
  unsteady: { name: string; fault: string }[]
  seconds: number
  phases: Record<string, number>
  slowest: { name: string; seconds: number }[]
}

const shown = 40
const file = () => path.join(readToolingEnv().dataDir, 'test-report.json')

/** Removes the report of an earlier run, so that a run that is ended half-way leaves none. @returns what is tested. */
export async function beginReport(): Promise<Pick<TestReport, 'commit' | 'clean'>> {
  await rm(file(), { force: true })
  const commit = (await runForOutput('git', ['rev-parse', 'HEAD'], root))?.trim() ?? ''
  const changes = await runForOutput('git', ['status', '--porcelain'], root)
  return { commit, clean: changes?.trim() === '' }
}

/** Writes the report of a run as a whole or not at all. */
export async function writeReport(
  tested: Pick<TestReport, 'commit' | 'clean'>,
  { passed, failed, unsteady, phases, timings }: Sum,
  seconds: number,
): Promise<void> {
  const slowest = timings.toSorted((a, b) => b.seconds - a.seconds).slice(0, shown)
  const report: TestReport = { ...tested, passed, failed, unsteady, seconds, phases, slowest }
  await mkdir(path.dirname(file()), { recursive: true })
  await writeFile(`${file()}.part`, `${JSON.stringify(report, null, 2)}\n`)
  await rename(`${file()}.part`, file())
}
