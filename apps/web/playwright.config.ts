import { defineConfig } from '@playwright/test'
import { readTestEnv } from './e2e/support/test-env.ts'

const { headlessShellPath, webUrl, reportFile, shops } = readTestEnv()

/** Run by the test command, which starts whole shops first, one for each worker. */
export default defineConfig({
  testDir: 'e2e',
  timeout: 90_000,
  // Beside other shops on two cores an answer may take long that is not lost.
  expect: { timeout: 20_000 },
  workers: shops,
  retries: 0,
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
