import { say } from '../progress.ts'
import { type Check, faultOf, type Outcome, type Timing, type Unsteady } from './check.ts'

/** What all checks came to; `phases` has the seconds of each check by its name. */
export type Sum = {
  passed: number
  failed: number
  failedNames: string[]
  faults: string[]
  timings: Timing[]
  unsteady: Unsteady[]
  phases: Record<string, number>
}

const lanes = 2
const reminderMs = 15_000
const secondsSince = (begun: number) => `${((Date.now() - begun) / 1000).toFixed(1)} s`

/**
 * Runs checks side by side on two lanes, in their order; a failed one does not hide the next. What a check prints is
 * shown whole when it ends; until then a line now and then tells how far it is.
 */
export async function runChecks(checks: readonly Check[]): Promise<Sum> {
  const sum: Sum = { passed: 0, failed: 0, failedNames: [], faults: [], timings: [], unsteady: [], phases: {} }
  const waiting = [...checks]
  const running = new Map<string, Promise<void>>()
  const succeeded = new Set<string>()
  let busy = 0
  const begin = (check: Check) => {
    const takes = check.lanes ?? 1
    busy += takes
    const begun = Date.now()
    const work = runOne(check).then((outcome) => {
      busy -= takes
      running.delete(check.name)
      if (outcome.failed === 0) succeeded.add(check.name)
      else sum.failedNames.push(check.name)
      sum.passed += outcome.passed
      sum.failed += outcome.failed
      sum.timings.push(...outcome.timings)
      sum.unsteady.push(...(outcome.unsteady ?? []))
      sum.phases[check.name] = Math.round((Date.now() - begun) / 100) / 10
      sum.faults.push(...faultsOf(check.name, outcome))
    })
    running.set(check.name, work)
  }
  while (waiting.length > 0 || running.size > 0) {
    const open = new Set([...waiting.map(({ name }) => name), ...running.keys()])
    const index = waiting.findIndex(
      ({ after = [], lanes: takes = 1 }) => busy + takes <= lanes && !after.some((name) => open.has(name)),
    )
    const [next] = index < 0 ? [] : waiting.splice(index, 1)
    if (!next) {
      if (running.size === 0) throw new Error(`checks wait for each other: ${[...open].join(', ')}`)
      await Promise.race(running.values())
    } else {
      const broken = next.after?.find((name) => !succeeded.has(name))
      begin(broken === undefined ? next : { ...next, run: async () => notRun(broken) })
    }
  }
  return sum
}

/** What cannot tell its tests apart says how its last words end. */
function faultsOf(name: string, { failed, faults = [], output = '' }: Outcome): string[] {
  if (failed === 0 || faults.length > 0) return faults
  return [faultOf(name, output.trimEnd().split('\n').slice(-8).join('\n'))]
}

const notRun = (broken: string): Outcome => ({
  passed: 0,
  failed: 1,
  timings: [],
  output: `not run, since “${broken}” failed`,
})

async function runOne({ name, run }: Check): Promise<Outcome> {
  const begun = Date.now()
  let heard = ''
  say(`· ${name} …`)
  const reminder = setInterval(() => say(`  ${name}: ${secondsSince(begun)}${heard && `, ${heard}`}`), reminderMs)
  const outcome = await run((line) => {
    heard = line.slice(0, 120)
  }).catch((error: unknown): Outcome => {
    const output = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { passed: 0, failed: 1, timings: [], output, faults: [faultOf(name, output)] }
  })
  clearInterval(reminder)
  if (outcome.output) say(outcome.output.trimEnd())
  const { passed, failed } = outcome
  say(`${failed === 0 ? '✓' : '✗'} ${name} (${secondsSince(begun)}): ${passed} passed, ${failed} failed`)
  return outcome
}
