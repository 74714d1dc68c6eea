import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../env.ts'
import type { SeededContent } from '../runtime/seeded-content.ts'
import type { TemporaryShop } from '../runtime/temporary-shop.ts'
import { captureTool } from './capture-tool.ts'
import type { Hear, Outcome, Red } from './check.ts'
import { errorsOf, onShops, type ShopError, shopsInTests } from './on-shops.ts'
import { readVitestReport } from './reports/vitest-report.ts'
import { runInTwoPasses } from './second-pass/file-passes.ts'
import { guardsRace, raceTests } from './second-pass/race-tests.ts'

/** Longer than the longest test of a file that prints nothing meanwhile. */
const silenceMs = 10 * 60_000

const cwd = path.join(root, 'apps/web')

type Run = {
  /** Of the shops: as many files run at a time. */
  names: readonly string[]
  /** Words in the paths of the files that run; all without any. */
  words?: readonly string[]
  /** What checks HTML runs on it. */
  java: string
  fullSize?: boolean
  hear: Hear
}

/**
 * Runs tests that ask whole shops by HTTP and open no browser. The files of up to nine reds run once more on a fresh shop;
 * a red while the shop logged an error is final.
 */
export function httpCheck(content: SeededContent, { names, words = [], ...run }: Run): Promise<Outcome> {
  return runInTwoPasses('apps/web', (again) => {
    const opened = again ? names.slice(0, 1).map((name) => `${name}_again`) : names
    return onShops(content, opened, (shops) => runVitest(shops, again ?? words, run))
  })
}

async function runVitest(
  shops: readonly TemporaryShop[],
  files: readonly string[],
  { java, fullSize = false, hear }: Omit<Run, 'names' | 'words'>,
): Promise<Outcome> {
  const report = path.join(cwd, '.turbo/http-tests.json')
  await rm(report, { force: true })
  await mkdir(path.dirname(report), { recursive: true })
  const outputs = ['--reporter=default', '--reporter=json', `--outputFile=${report}`]
  const { code, output } = await captureTool({
    name: 'vitest',
    command: 'vitest',
    args: ['run', '--project=http', `--maxWorkers=${shops.length}`, ...outputs, ...files],
    cwd,
    env: { SHOPS: shopsInTests(shops), JAVA_PATH: java, FULL_SIZE: fullSize ? '1' : '0' },
    silenceMs,
    hear,
  })
  const outcome = await readVitestReport(report, code, output)
  const errors = await errorsOf(shops)
  return { ...outcome, reds: (outcome.reds ?? []).map((red) => ({ ...red, final: finalOf(red, errors) })) }
}

function finalOf({ file, ran, final }: Red, errors: readonly ShopError[]): string | null {
  if (raceTests.http.some((race) => file === `apps/web/${race}`)) return guardsRace
  const logged = ran && errors.find(({ at }) => at >= ran.from && at <= ran.to)
  return logged ? `a shop logged an error meanwhile: ${logged.words}` : final
}
