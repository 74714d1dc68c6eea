import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../env.ts'
import type { SeededContent } from '../runtime/seeded-content.ts'
import { captureTool } from './capture-tool.ts'
import type { Hear, Outcome, Red } from './check.ts'
import { readVitestReport } from './reports/vitest-report.ts'
import { runInTwoPasses } from './second-pass/file-passes.ts'
import { guardsRace, raceTests } from './second-pass/race-tests.ts'

/** Vitest prints a line a file; the longest file with its fetching of tools takes less. */
const silenceMs = 10 * 60_000

const cwd = path.join(root, 'apps/cms')
/** `timed` measures, at full size. */
export type IntegrationProject = 'cms' | 'timed'

/**
 * Runs the CMS's tests on PostgreSQL, two files at a time, each on a database of its own.
 */
export async function integrationCheck(
  content: SeededContent,
  hear: Hear,
  project: IntegrationProject = 'cms',
): Promise<Outcome> {
  return runInTwoPasses('apps/cms', async (again) => {
    const name = again ? 'integration-tests-again' : 'integration-tests'
    const chosen = again ? ['--maxWorkers=1', ...again] : []
    const outcome = await runVitest(content, hear, name, [`--project=${project}`, ...chosen])
    return { ...outcome, reds: (outcome.reds ?? []).map(finalWhereRace) }
  })
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
