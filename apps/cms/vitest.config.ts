import { defineConfig } from 'vitest/config'

/** At full size these measure time, and have the machine for themselves; the gate runs them among all others, unmeasured. */
const timed = ['test/accounts/existence-time.test.ts', 'test/accounts/staff-existence-time.test.ts']

export default defineConfig({
  test: {
    globalSetup: ['test/support/migrate-template.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    server: { deps: { inline: [/@payloadcms/] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'cms',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          // Each file has a database of its own; two at a time, as many as the smallest machine has cores.
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        test: { name: 'timed', include: timed, maxWorkers: 1 },
      },
    ],
  },
})
