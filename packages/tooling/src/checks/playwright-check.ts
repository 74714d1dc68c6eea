import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readToolingEnv, root } from '../env.ts'
import type { TemporaryShop } from '../runtime/temporary-shop.ts'
import { captureTool } from './capture-tool.ts'
import type { Hear, Outcome } from './check.ts'
import { findHeadlessShell } from './machine/find-chromium.ts'
import { errorsOf, shopsInTests } from './on-shops.ts'
import { readPlaywrightReport } from './reports/playwright-report.ts'
import { writeFontConfig } from './test-fonts.ts'

/** Longer than the longest time-out of a test: five minutes in the gate, twenty at full size. */
const silenceMs = { gate: 6 * 60_000, full: 21 * 60_000 }

export type BrowserRun = {
  /** As many tests run at a time, each file of them on one of these. */
  shops: readonly TemporaryShop[]
  chromium: string
  java?: string
  name: string
  files: readonly string[]
  hear: Hear
  /** Which pages those tests look at that go through all of them; see `chosenOf` there. */
  pages?: string
  /** Everything at its full size, instead of the sample that the gate runs. */
  fullSize?: boolean
  /** How often each test runs; a test that may fail now and then shows it. */
  times?: number
  /** Only the tests whose name has these words. */
  named?: string
  /** Only these tests, `file › groups › title` each, with a trace of each. */
  only?: readonly string[]
}

/** The folder of traces, screenshots and faults of a run of browser tests. */
export const resultsOf = (name: string) => path.join(root, 'apps/web/test-results', name)

/** Runs files of browser tests, each against whichever shop is free, and counts their tests. */
export async function playwrightCheck(run: BrowserRun): Promise<Outcome> {
  const { shops, chromium, java = '', name, files, hear, pages = '', fullSize = false, only } = run
  const folder = resultsOf(name)
  const report = `${folder}.json`
  await rm(report, { force: true })
  const { code, output } = await captureTool({
    name: 'playwright',
    command: 'playwright',
    args: await argumentsOf(run, folder),
    cwd: path.join(root, 'apps/web'),
    env: {
      SHOPS: shopsInTests(shops),
      CHROMIUM_PATH: chromium,
      HEADLESS_SHELL_PATH: await findHeadlessShell(chromium),
      JAVA_PATH: java,
      FONTCONFIG_FILE: await writeFontConfig(path.join(readToolingEnv().dataDir, 'fonts')),
      REPORT_FILE: report,
      FULL_SIZE: fullSize ? '1' : '0',
      PAGES: pages,
    },
    silenceMs: fullSize ? silenceMs.full : silenceMs.gate,
    hear,
  })
  const expected = only ? [] : files
  return readPlaywrightReport(report, expected, code, output, await errorsOf(shops))
}

async function argumentsOf({ files, times = 1, named = '', only }: BrowserRun, folder: string): Promise<string[]> {
  const args = ['test', '--output', folder, `--repeat-each=${times}`, ...(named ? ['--grep', named] : [])]
  if (!only) return [...args, ...files.map((file) => `e2e/${file}`)]
  const list = `${folder}.list`
  await writeFile(list, only.join('\n'))
  return [...args, '--trace=on', `--test-list=${list}`]
}
