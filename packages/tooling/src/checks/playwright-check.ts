import { rm } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../env.ts'
import type { TemporaryShop } from '../runtime/temporary-shop.ts'
import { captureTool } from './capture-tool.ts'
import type { Hear, Outcome } from './check.ts'
import { readPlaywrightReport } from './playwright-report.ts'

/** Longer than any test may take. */
const silenceMs = 5 * 60_000

type Run = {
  shop: TemporaryShop
  chromium: string
  name: string
  files: readonly string[]
  hear: Hear
  args?: readonly string[]
  /** As much as is promised instead of the part of it that every change is checked with. */
  fullSize?: boolean
}

/** Runs files of browser tests against one shop, and counts their tests. */
export async function playwrightCheck(run: Run): Promise<Outcome> {
  const { shop, chromium, name, files, hear, args = [], fullSize = false } = run
  const cwd = path.join(root, 'apps/web')
  const folder = path.join(cwd, 'test-results', name)
  const report = path.join(cwd, 'test-results', `${name}.json`)
  await rm(report, { force: true })
  const { code, output } = await captureTool({
    name: 'playwright',
    command: 'playwright',
    args: ['test', '--output', folder, ...args, ...files.map((file) => `e2e/${file}`)],
    cwd,
    env: {
      WEB_URL: shop.env.webUrl,
      CMS_URL: shop.env.cmsUrl,
      EDITOR_EMAIL: shop.editor.email,
      EDITOR_PASSWORD: shop.editor.password,
      DATABASE_URL: shop.databaseUrl,
      CHROMIUM_PATH: chromium,
      MAIL_DIR: shop.mailDir,
      REPORT_FILE: report,
      FULL_SIZE: fullSize ? '1' : '0',
    },
    silenceMs,
    hear,
  })
  return readPlaywrightReport(report, files, code, output)
}
