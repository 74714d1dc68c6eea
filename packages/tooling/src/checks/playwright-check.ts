import { rm } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../env.ts'
import type { TemporaryShop } from '../runtime/temporary-shop.ts'
import { captureTool } from './capture-tool.ts'
import type { Hear, Outcome } from './check.ts'
import { findHeadlessShell } from './find-chromium.ts'
import { readPlaywrightReport } from './reports/playwright-report.ts'

/** Longer than any test may take. */
const silenceMs = 5 * 60_000

type Run = {
  /** As many tests run at a time, each file of them on one of these. */
  shops: readonly TemporaryShop[]
  chromium: string
  java?: string
  name: string
  files: readonly string[]
  hear: Hear
  /** Which pages those tests look at that go through all of them; see `chosenOf` there. */
  pages?: string
  /** As much as is promised instead of the part of it that every change is checked with. */
  fullSize?: boolean
  /** How often each test runs; a test that may fail now and then shows it. */
  times?: number
  /** Only the tests whose name has these words. */
  named?: string
}

/** Runs files of browser tests, each against whichever shop is free, and counts their tests. */
export async function playwrightCheck(run: Run): Promise<Outcome> {
  const { shops, chromium, java = '', name, files, hear, pages = '', fullSize = false, times = 1, named = '' } = run
  const cwd = path.join(root, 'apps/web')
  const folder = path.join(cwd, 'test-results', name)
  const report = path.join(cwd, 'test-results', `${name}.json`)
  await rm(report, { force: true })
  const { code, output } = await captureTool({
    name: 'playwright',
    command: 'playwright',
    args: [
      'test',
      '--output',
      folder,
      `--repeat-each=${times}`,
      ...(named ? ['--grep', named] : []),
      ...files.map((file) => `e2e/${file}`),
    ],
    cwd,
    env: {
      SHOPS: JSON.stringify(shops.map(inTests)),
      CHROMIUM_PATH: chromium,
      HEADLESS_SHELL_PATH: await findHeadlessShell(chromium),
      JAVA_PATH: java,
      REPORT_FILE: report,
      FULL_SIZE: fullSize ? '1' : '0',
      PAGES: pages,
    },
    silenceMs,
    hear,
  })
  return readPlaywrightReport(report, files, code, output)
}

/** What a test has to know of its shop. */
const inTests = ({ env: { webUrl, cmsUrl }, editor, mailDir, databaseUrl, metricsUrl }: TemporaryShop) => ({
  webUrl,
  cmsUrl,
  editor,
  mailDir,
  databaseUrl,
  metricsUrl,
})
