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
const silenceMs = { gate: 10 * 60_000, full: 20 * 60_000 }

const cwd = path.join(root, 'apps/cms')

export type IntegrationRun = {
  /** `timed` measures. */
  project?: 'cms' | 'timed'
  /** As many pieces as are promised, and one file at a time. */
  fullSize?: boolean
  /** From the CMS's folder; all of the project where none are given. */
  files?: readonly string[]
}

/**
 * Runs the CMS's tests on PostgreSQL, two files at a time, each on a database of its own.
 */
export async function integrationCheck(
  content: SeededContent,
  hear: Hear,
  { project = 'cms', fullSize = false, files = [] }: IntegrationRun = {},
): Promise<Outcome> {
  return runInTwoPasses('apps/cms', async (again) => {
    const name = again ? 'integration-tests-again' : 'integration-tests'
    const workers = again || fullSize ? ['--maxWorkers=1'] : []
    const args = [`--project=${project}`, ...workers, ...(again ?? files)]
    const outcome = await runVitest({ content, hear, name, args, fullSize })
    return { ...outcome, reds: (outcome.reds ?? []).map(finalWhereRace) }
  })
}

const finalWhereRace = (red: Red): Red =>
  raceTests.integration.some((file) => red.file === `apps/cms/${file}`) ? { ...red, final: guardsRace } : red

type VitestRun = { content: SeededContent; hear: Hear; name: string; args: readonly string[]; fullSize: boolean }

async function runVitest({ content, hear, name, args, fullSize }: VitestRun): Promise<Outcome> {
  const report = path.join(cwd, `.turbo/${name}.json`)
  await rm(report, { force: true })
  await mkdir(path.dirname(report), { recursive: true })
  const { code, output } = await captureTool({
    name: 'vitest',
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile=${report}`, ...args],
    cwd,
    env: {
      TEST_SERVER_URL: content.serverUrl,
      TEST_FOLDER: content.folder,
      TEST_CONTENT: content.database,
      FULL_SIZE: fullSize ? '1' : '0',
    },
    silenceMs: fullSize ? silenceMs.full : silenceMs.gate,
    hear,
  })
  return readVitestReport(report, code, output)
}
