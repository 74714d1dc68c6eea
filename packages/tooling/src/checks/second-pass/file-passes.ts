import path from 'node:path'
import { say } from '../../progress.ts'
import type { Outcome } from '../check.ts'
import { joinPasses, planSecondPass } from './second-pass.ts'
import { readLedger } from './unsteady-ledger.ts'

/**
 * Runs tests that are retried by file: the files of up to nine reds run once more, and a red that is green then is
 * unsteady.
 * @param folder what files are named from, relative to the root
 * @param run all files, or the given ones, one after the other and on content of their own
 */
export async function runInTwoPasses(
  folder: string,
  run: (again?: readonly string[]) => Promise<Outcome>,
): Promise<Outcome> {
  const first = await run()
  const retried = planSecondPass(first.reds ?? [], await readLedger())
  if (retried.length === 0) return first
  const files = [...new Set(retried.map(({ file }) => path.relative(folder, file)))]
  say(`  ${files.length} files run once more, on fresh content`)
  const second = await run(files)
  const again = second.reds ?? []
  // A file whose other tests are red now, or that says of no test why it failed, excuses none of its own.
  const isUnclear = second.failed > again.length
  const stillRed = isUnclear ? retried : retried.filter(({ file }) => again.some((red) => red.file === file))
  const joined = joinPasses(first, retried, new Set(stillRed.map(({ name }) => name)))
  return { ...joined, output: `${first.output ?? ''}\n\nSecond pass:\n${second.output ?? ''}` }
}
