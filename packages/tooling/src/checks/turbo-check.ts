import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { root } from '../env.ts'
import { captureTool } from './capture-tool.ts'
import type { Hear, Outcome } from './check.ts'
import { readVitestReport } from './reports/vitest-report.ts'

/** A task of turbo.json: what it is called in the list of checks, and where its tests are reported, if it has any. */
export type TurboTask = { id: string; name: string; report?: string }

const summary = z.object({
  tasks: z.array(
    z.object({
      taskId: z.string(),
      execution: z.object({ startTime: z.number(), endTime: z.number(), exitCode: z.number().nullable() }).nullish(),
    }),
  ),
})
type Ran = { seconds: number; code: number }

/** Nothing but the words of failed tasks is printed, so all tasks together are the longest silence. */
const silenceMs = 15 * 60_000

/** Runs tasks through turbo, which takes what did not change from its cache. A task that did not run is a failure. */
export async function turboCheck(tasks: readonly TurboTask[], atOnce: number, hear: Hear): Promise<Outcome> {
  const { output } = await captureTool({
    name: 'turbo',
    command: 'turbo',
    args: ['run', ...tasks.map(({ id }) => id), ...flags, `--concurrency=${atOnce}`],
    env: { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
    silenceMs,
    hear,
  })
  const ran = await readSummary(output)
  const outcomes = await Promise.all(tasks.map((task) => outcomeOf(task, ran.get(task.id))))
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
    timings: outcomes.flatMap(({ timings }) => timings),
    faults: outcomes.flatMap(({ faults = [] }) => faults),
    output: [output, ...outcomes.flatMap((outcome) => outcome.output ?? [])].join('\n'),
  }
}

const flags = ['--continue', '--summarize', '--output-logs=errors-only', '--log-order=grouped', '--no-color']

/** Turbo names the file of its summary in its last words. */
async function readSummary(output: string): Promise<Map<string, Ran>> {
  const file = /^Summary:\s+(\S+\.json)$/m.exec(output)?.[1]
  const text = file ? await readFile(file, 'utf8').catch(() => null) : null
  if (text === null) return new Map()
  return new Map(
    summary.parse(JSON.parse(text)).tasks.flatMap(({ taskId, execution }) => {
      if (!execution) return []
      const seconds = (execution.endTime - execution.startTime) / 1000
      return [[taskId, { seconds, code: execution.exitCode ?? 1 }] as const]
    }),
  )
}

async function outcomeOf({ id, name, report }: TurboTask, ran: Ran | undefined): Promise<Outcome> {
  if (!ran) {
    const output = `${name} (${id}) did not run`
    return { passed: 0, failed: 1, timings: [], output, faults: [output] }
  }
  if (report) return readVitestReport(path.join(root, report), ran.code, '')
  const passed = ran.code === 0 ? 1 : 0
  return { passed, failed: 1 - passed, timings: [{ name, seconds: ran.seconds }], faults: passed ? [] : [name] }
}
