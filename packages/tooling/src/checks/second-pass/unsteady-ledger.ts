import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../../env.ts'
import type { Unsteady } from '../check.ts'
import type { Sum } from '../run-checks.ts'

/** Reads the tests that failed and passed before, one a line; each lost its second pass until its cause is mended. */
export const readLedger = (): Promise<string> => readFile(path.join(root, 'docs/unsteady.md'), 'utf8')

/** More unsteady tests than this in one run count as failed. */
const mostUnsteady = 6

/** Counts unsteady tests as failed where there are too many of them for chance. */
export function failWhereUnsteady(sum: Sum): Sum {
  const { unsteady } = sum
  if (unsteady.length <= mostUnsteady) return sum
  return {
    ...sum,
    passed: sum.passed - unsteady.length,
    failed: sum.failed + unsteady.length,
    failedNames: [...sum.failedNames, `${unsteady.length} unsteady tests, at most ${mostUnsteady}`],
  }
}

/** Formats an unsteady test as its line in docs/unsteady.md. */
export function ledgerLine({ name, fault }: Unsteady): string {
  const [first = ''] = fault.split('\n').filter((line) => line.trim() !== '')
  return `- \`${name}\`: ${first.trim().slice(0, 200)}; green on the second pass`
}
