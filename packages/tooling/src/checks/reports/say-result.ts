import { say, sinceStart } from '../../progress.ts'
import type { Timing } from '../check.ts'
import type { Sum } from '../run-checks.ts'
import { ledgerLine } from '../second-pass/unsteady-ledger.ts'
import { groupFaults } from './group-faults.ts'

const shown = 20

/** Tells what was slow and what failed; the last line is the count. @returns the exit code. */
export function sayResult({ passed, failed, failedNames, faults, timings, unsteady, phases }: Sum): number {
  say('')
  say(`The slowest of ${timings.length} checks, at most ${shown}:`)
  sayLongest(timings)
  say('')
  say(`The slowest files, each with all its checks, at most ${shown}:`)
  sayLongest(ofFiles(timings))
  say('')
  say(
    `Seconds: ${Object.entries(phases)
      .map(([name, seconds]) => `${name} ${seconds}`)
      .join('; ')}`,
  )
  if (unsteady.length > 0) say('\nUnsteady, lines for docs/unsteady.md:')
  for (const one of unsteady) say(ledgerLine(one))
  say('')
  for (const words of groupFaults(faults)) say(`${words}\n`)
  if (failedNames.length > 0) say(`Failed: ${failedNames.join(', ')}`)
  say(`All checks took ${sinceStart()}.`)
  say(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
}

function sayLongest(timings: readonly Timing[]): void {
  for (const { name, seconds } of timings.toSorted((a, b) => b.seconds - a.seconds).slice(0, shown))
    say(`${seconds.toFixed(1).padStart(7)} s  ${name}`)
}

/** A test is named after its file; what is no test has no file. */
function ofFiles(timings: readonly Timing[]): Timing[] {
  const sums = new Map<string, number>()
  for (const { name, seconds } of timings) {
    const [file] = /^\S+\.(?:spec|test)\.tsx?(?=: )/.exec(name) ?? []
    if (file) sums.set(file, (sums.get(file) ?? 0) + seconds)
  }
  return [...sums].map(([name, seconds]) => ({ name, seconds }))
}
