import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { root } from '../env.ts'
import type { Tally } from './check.ts'
import { runTool } from './run-tool.ts'

const report = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
})

/** Runs the browser tests and counts them. A skipped or flaky test, or none at all, is a failure. */
export async function playwrightCheck(env: Record<string, string>): Promise<Tally> {
  const cwd = path.join(root, 'apps/web')
  const file = path.join(cwd, 'test-results/report.json')
  await rm(file, { force: true })
  const code = await runTool('playwright', ['test'], cwd, env)
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) return { passed: 0, failed: 1 }
  const { stats } = report.parse(JSON.parse(text))
  const broken = stats.unexpected + stats.flaky + stats.skipped
  const silent = broken === 0 && (code !== 0 || stats.expected === 0) ? 1 : 0
  return { passed: stats.expected, failed: broken + silent }
}
