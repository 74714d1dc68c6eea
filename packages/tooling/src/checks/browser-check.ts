import { writeFile } from 'node:fs/promises'
import { say } from '../progress.ts'
import type { SeededContent } from '../runtime/seeded-content.ts'
import { behindProxy, type TemporaryShop } from '../runtime/temporary-shop.ts'
import type { Hear, Outcome, Red } from './check.ts'
import { onShops } from './on-shops.ts'
import { playwrightCheck, resultsOf } from './playwright-check.ts'
import { joinPasses, planSecondPass } from './second-pass/second-pass.ts'
import { readLedger } from './second-pass/unsteady-ledger.ts'

type Run = {
  names: readonly string[]
  files: readonly string[]
  chromium: string
  /** What checks HTML runs on it. */
  java?: string
  times?: number
  named?: string
  /** See `BrowserRun`. */
  pages?: string
  fullSize?: boolean
  hear: Hear
}

/**
 * Runs browser tests against shops of their own, one for each name. Up to nine reds run once more, one after the other,
 * on a fresh shop and with a trace; those that are green then are unsteady.
 */
export async function browserCheck(content: SeededContent, run: Run): Promise<Outcome> {
  const name = run.names.join('-')
  const first = await onShops(content, run.names, (shops) => playwrightCheck({ ...run, shops, name }), behindProxy)
  await keepFaults(name, first)
  const retried = planSecondPass(first.reds ?? [], await readLedger())
  if (retried.length === 0) return first
  say(`  ${retried.length} tests run once more on a fresh shop`)
  const again = `${name}-again`
  const only = retried.map((red) => red.name)
  const runAgain = (shops: readonly TemporaryShop[]) => playwrightCheck({ ...run, shops, name: again, only })
  const second = await onShops(content, [`${run.names[0]}_again`], runAgain, behindProxy)
  await keepFaults(again, second)
  const joined = joinPasses(first, retried, stillRed(retried, second))
  return { ...joined, output: `${first.output ?? ''}\n\nSecond pass:\n${second.output ?? ''}` }
}

/** Returns the names that a second pass did not show to be green: it counts as many passes as tests were asked for. */
function stillRed(retried: readonly Red[], { passed, reds = [] }: Outcome): Set<string> {
  const names = reds.map(({ name }) => name)
  const isWhole = passed + names.length === retried.length
  return new Set(isWhole ? names : retried.map(({ name }) => name))
}

/** Writes whole faults beside the traces and screenshots of their run; what is printed of them is cut. */
async function keepFaults(name: string, { reds = [] }: Outcome): Promise<void> {
  if (reds.length === 0) return
  const words = reds.map(({ name: test, fault, final }) => [test, final ? `final: ${final}` : '', fault].join('\n'))
  await writeFile(`${resultsOf(name)}.faults.txt`, words.join('\n\n'))
}
