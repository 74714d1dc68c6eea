import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../env.ts'
import type { SeededContent } from '../runtime/seeded-content.ts'
import { captureTool } from './capture-tool.ts'
import type { Hear, Outcome } from './check.ts'
import { readVitestReport } from './reports/vitest-report.ts'

/** Vitest prints a line a file; the longest file with its fetching of tools takes less. */
const silenceMs = 10 * 60_000

/** The CMS's tests on PostgreSQL, two files at a time, each on a database of its own. */
export async function integrationCheck(content: SeededContent, hear: Hear): Promise<Outcome> {
  const cwd = path.join(root, 'apps/cms')
  const report = path.join(cwd, '.turbo/integration-tests.json')
  await rm(report, { force: true })
  await mkdir(path.dirname(report), { recursive: true })
  const { code, output } = await captureTool({
    name: 'vitest',
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile=${report}`],
    cwd,
    env: { TEST_SERVER_URL: content.serverUrl, TEST_FOLDER: content.folder, TEST_CONTENT: content.database },
    silenceMs,
    hear,
  })
  return readVitestReport(report, code, output)
}
