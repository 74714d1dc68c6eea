import { step } from '../progress.ts'
import { add, type Check, type Tally } from './check.ts'

/** Runs checks one after another; a failed one does not hide the next. @returns the sum and the names that failed. */
export async function runChecks(checks: readonly Check[]): Promise<{ tally: Tally; failed: string[] }> {
  let tally: Tally = { passed: 0, failed: 0 }
  const failed: string[] = []
  for (const { name, run } of checks) {
    const result = await step(name, run).catch((error: unknown): Tally => {
      console.error(error instanceof Error ? error.message : error)
      return { passed: 0, failed: 1 }
    })
    if (result.failed > 0) failed.push(name)
    tally = add(tally, result)
  }
  return { tally, failed }
}
