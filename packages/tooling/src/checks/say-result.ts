import { say, sinceStart } from '../progress.ts'
import type { Timing } from './check.ts'
import { groupFaults } from './group-faults.ts'

type Result = { passed: number; failed: number; failedNames: string[]; faults: string[]; timings: Timing[] }

const shown = 20

/** Tells what was slow and what failed; the last line is the count. @returns the exit code. */
export function sayResult({ passed, failed, failedNames, faults, timings }: Result): number {
  say('')
  say(`The slowest of ${timings.length} checks, at most ${shown}:`)
  for (const { name, seconds } of timings.toSorted((a, b) => b.seconds - a.seconds).slice(0, shown))
    say(`${seconds.toFixed(1).padStart(7)} s  ${name}`)
  say('')
  for (const words of groupFaults(faults)) say(`${words}\n`)
  if (failedNames.length > 0) say(`Failed: ${failedNames.join(', ')}`)
  say(`All checks took ${sinceStart()}.`)
  say(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}
