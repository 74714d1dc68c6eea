import { writeFile } from 'node:fs/promises'
import { say } from '../progress.ts'
import type { SeededContent } from '../runtime/seeded-content.ts'
import { openShopOf, type TemporaryShop } from '../runtime/temporary-shop.ts'
import type { Hear, Outcome, Red } from './check.ts'
import { countErrors, readErrorLines, sayLoggedErrors } from './logged/logged-errors.ts'
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
  fullSize?: boolean
  hear: Hear
}

/**
 * Runs browser tests against shops of their own, one for each name. Up to nine reds run once more, one after the other,
 * on a fresh shop and with a trace; those that are green then are unsteady.
 */
export async function browserCheck(content: SeededContent, run: Run): Promise<Outcome> {
  const name = run.names.join('-')
  const first = await onShops(content, run.names, (shops) => playwrightCheck({ ...run, shops, name }))
  await keepFaults(name, first)
  const retried = planSecondPass(first.reds ?? [], await readLedger())
  if (retried.length === 0) return first
  say(`  ${retried.length} tests run once more on a fresh shop`)
  const again = `${name}-again`
  const only = retried.map((red) => red.name)
  const second = await onShops(content, [`${run.names[0]}_again`], (shops) =>
    playwrightCheck({ ...run, shops, name: again, only }),
  )
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

/** Opens shops, runs tests on them, and stops them; the outcome ends with the errors that they logged. */
async function onShops(
  content: SeededContent,
  names: readonly string[],
  test: (shops: readonly TemporaryShop[]) => Promise<Outcome>,
): Promise<Outcome> {
  const opened = await Promise.allSettled(names.map((name) => openShopOf(content, name)))
  const shops = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  try {
    for (const one of opened) if (one.status === 'rejected') throw one.reason
    const outcome = await test(shops)
    const lines = (await Promise.all(shops.map(({ logDir }) => readErrorLines(logDir)))).flat()
    const output = `${outcome.output ?? ''}\nErrors that the shops logged meanwhile:\n${sayLoggedErrors(countErrors(lines)) || '  none'}`
    return { ...outcome, reds: (outcome.reds ?? []).map(finalWhereDead(shops)), output }
  } finally {
    await Promise.all(shops.map((shop) => shop.stop()))
  }
}

/** A process of the shop that ended makes every red final. */
function finalWhereDead(shops: readonly TemporaryShop[]): (red: Red) => Red {
  const dead = shops
    .flatMap(({ shop }) => shop.children)
    .find(({ process }) => process.exitCode !== null || process.signalCode !== null)
  return (red) => (dead ? { ...red, final: red.final ?? `the shop’s ${dead.name} ended` } : red)
}
