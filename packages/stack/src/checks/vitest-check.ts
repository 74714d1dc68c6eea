import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { root } from '../env.ts'
import type { Tally } from './check.ts'
import { runTool } from './run-tool.ts'

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  success: z.boolean(),
})

/** Runs a package's vitest suite and counts its tests. A skipped test, or none at all, is a failure. */
export async function vitestCheck(folder: string, env: Record<string, string> = {}): Promise<Tally> {
  const cwd = path.join(root, folder)
  const file = path.join(cwd, 'node_modules/.vitest-report.json')
  await rm(file, { force: true })
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile=${file}`]
  const code = await runTool('vitest', args, cwd, env)
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, numPendingTests, success } = report.parse(JSON.parse(text))
  const broken = numFailedTests + numPendingTests
  const silent = broken === 0 && (code !== 0 || !success || numPassedTests === 0) ? 1 : 0
  return { passed: numPassedTests, failed: broken + silent }
}
