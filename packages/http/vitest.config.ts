import { defineConfig } from 'vitest/config'

// A test that hangs is ended; how fast the machine is decides nothing.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
