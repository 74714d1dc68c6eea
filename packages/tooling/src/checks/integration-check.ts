import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../env.ts'
import { say } from '../progress.ts'
import type { SeededContent } from '../runtime/seeded-content.ts'
import { captureTool } from './capture-tool.ts'
import type { Hear, Outcome, Red } from './check.ts'
import { readVitestReport } from './reports/vitest-report.ts'
import { guardsRace, raceTests } from './second-pass/race-tests.ts'
import { joinPasses, planSecondPass } from './second-pass/second-pass.ts'
import { readLedger } from './second-pass/unsteady-ledger.ts'

/** Vitest prints a line a file; the longest file with its fetching of tools takes less. */
const silenceMs = 10 * 60_000

const cwd = path.join(root, 'apps/cms')
/** `timed` measures, at full size. */
export type IntegrationProject = 'cms' | 'timed'

/**
 * Runs the CMS's tests on PostgreSQL, two files at a time, each on a database of its own. The files of up to nine reds
 * run once more, one after the other; a red that is green then is unsteady.
 */
export async function integrationCheck(
  content: SeededContent,
  hear: Hear,
  project: IntegrationProject = 'cms',
): Promise<Outcome> {
  const first = await runVitest(content, hear, 'integration-tests', [`--project=${project}`])
  const reds = (first.reds ?? []).map(finalWhereRace)
  const retried = planSecondPass(reds, await readLedger())
  if (retried.length === 0) return first
  const files = [...new Set(retried.map(({ file }) => path.relative('apps/cms', file)))]
  say(`  ${files.length} files run once more, on fresh databases`)
  const second = await runVitest(content, hear, 'integration-tests-again', [
    `--project=${project}`,
    '--maxWorkers=1',
    ...files,
  ])
  const again = second.reds ?? []
  // A file whose other tests are red now, or that says of no test why it failed, excuses none of its own.
  const isUnclear = second.failed > again.length
  const stillRed = isUnclear ? retried : retried.filter(({ file }) => again.some((red) => red.file === file))
  const joined = joinPasses(first, retried, new Set(stillRed.map(({ name }) => name)))
  return { ...joined, output: `${first.output ?? ''}\n\nSecond pass:\n${second.output ?? ''}` }
}

const finalWhereRace = (red: Red): Red =>
  raceTests.integration.some((file) => red.file === `apps/cms/${file}`) ? { ...red, final: guardsRace } : red

async function runVitest(content: SeededContent, hear: Hear, name: string, more: string[]): Promise<Outcome> {
  const report = path.join(cwd, `.turbo/${name}.json`)
  await rm(report, { force: true })
  await mkdir(path.dirname(report), { recursive: true })
  const { code, output } = await captureTool({
    name: 'vitest',
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile=${report}`, ...more],
    cwd,
    env: {
      TEST_SERVER_URL: content.serverUrl,
      TEST_FOLDER: content.folder,
      TEST_CONTENT: content.database,
      FULL_SIZE: more.includes('--project=timed') ? '1' : '0',
    },
    silenceMs,
    hear,
  })
  return readVitestReport(report, code, output)
}
