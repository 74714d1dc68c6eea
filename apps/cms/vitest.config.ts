import { defineConfig } from 'vitest/config'

/** At full size these measure time, and have the machine for themselves; the gate runs them among all others, unmeasured. */
const timed = ['test/accounts/existence-time.test.ts', 'test/accounts/staff-existence-time.test.ts']

/** What does nothing but measure is no part of the gate. */
const measured = ['test/access/depth-table.test.ts', 'test/growth/flat-memory.test.ts']

export default defineConfig({
  // What the server sends of a screen is markup: read here without a browser.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    globalSetup: ['test/support/migrate-template.ts'],
    // A test that hangs is ended; how fast the machine is decides nothing.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 10_000 } },
    // Files share the modules of their worker: importing the CMS anew takes a quarter of the run. A CMS and its database
    // belong to one file; what a file changes beside them it puts back, whatever the order of the files (`--shuffle`).
    isolate: false,
    server: { deps: { inline: [/@payloadcms/] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'cms',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: measured,
          // Each file has a database of its own; two at a time, as many as the smallest machine has cores.
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: { name: 'timed', include: [...timed, ...measured], maxWorkers: 1 },
      },
    ],
  },
})
