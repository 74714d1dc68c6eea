import type { Outcome, Red, Unsteady } from '../check.ts'

/** With more reds than this the product is broken, or the machine is: a second pass would say nothing. */
export const mostReds = 9

/**
 * Chooses the tests that may run once more: none with no red or more than nine, else each whose fault is not final and
 * which the ledger of unsteady tests does not name.
 * @param ledger the text of docs/unsteady.md
 */
export function planSecondPass(reds: readonly Red[], ledger: string): Red[] {
  if (reds.length > mostReds) return []
  return reds.filter(({ name, final }) => final === null && !ledger.includes(`\`${name}\``))
}

/**
 * Joins a first pass with the second pass of its reds: what is green now counts as passed and is reported as unsteady.
 * @param again names of the tests that failed once more, or did not run
 */
export function joinPasses(first: Outcome, retried: readonly Red[], again: ReadonlySet<string>): Outcome {
  const recovered = retried.filter(({ name }) => !again.has(name))
  const isRecovered = (words: string) => recovered.some(({ name }) => words === name || words.startsWith(`${name}\n`))
  const unsteady: Unsteady[] = recovered.map(({ name, fault }) => ({ name, fault }))
  return {
    ...first,
    passed: first.passed + recovered.length,
    failed: first.failed - recovered.length,
    faults: (first.faults ?? []).filter((fault) => !isRecovered(fault)),
    reds: (first.reds ?? []).filter(({ name }) => !isRecovered(name)),
    unsteady: [...(first.unsteady ?? []), ...unsteady],
  }
}
