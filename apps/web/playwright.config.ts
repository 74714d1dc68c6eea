import { readdirSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { diagonals } from './e2e/support/runner/diagonals.ts'
import { readTestEnv } from './e2e/support/test-env.ts'

const { headlessShellPath, webUrl, reportFile, shops, fullSize } = readTestEnv()

/** Full tier: everything. Gate: no test tagged `@full`, and of what runs for every shopper one diagonal a file, in turn. */
const projects = fullSize
  ? [{ name: 'full' }]
  : diagonals.map((diagonal, turn) => ({
      name: `gate-${diagonal}`,
      testMatch: specFiles().filter((_, index) => index % diagonals.length === turn),
      grepInvert: new RegExp(`@full|@(?!${diagonal})diagonal-`),
    }))

/** Files of tests by their paths in the folder, sorted, so that their turns are the same in every process. */
function specFiles(): string[] {
  const names = readdirSync(new URL('e2e', import.meta.url), { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => name.endsWith('.spec.ts'))
    .toSorted()
    .map((name) => `e2e/${name}`)
}

/** Run by the test command, which starts whole shops first, one for each worker. */
export default defineConfig({
  testDir: 'e2e',
  // A test that hangs is ended; how fast the machine is decides nothing.
  timeout: 180_000,
  // Beside other shops on two cores an answer may take long that is not lost.
  expect: { timeout: 30_000 },
  workers: shops,
  retries: 0,
  projects,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: reportFile }]],
  use: {
    baseURL: webUrl,
    locale: 'ru-RU',
    timezoneId: 'Asia/Almaty',
    // What a browser keeps would stand between a test and the shop; the tests of that say otherwise.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: headlessShellPath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Letters as wide as on a screen: without a window they would be fitted to whole dots.
        '--font-render-hinting=none',
      ],
    },
  },
})
