import { defineConfig } from 'vitest/config'

const here = (path: string) => new URL(path, import.meta.url).pathname

// A test that hangs is ended; how fast the machine is decides nothing.
export default defineConfig({
  // Words of the interface are the server's; what guards them has an empty twin for it.
  resolve: { alias: { '@': here('./src'), 'server-only': here('./node_modules/server-only/empty.js') } },
  // Next makes markup of JSX itself, and so has it left as it is.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['test/**/*.test.ts'],
          // Each worker has a shop of its own, which its files share one after the other, and one reading of its pages.
          maxWorkers: 2,
          isolate: false,
          testTimeout: 300_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 30_000, interval: 250 } },
        },
      },
    ],
  },
})
