import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['test/migrate-template.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Each file has a database of its own; one file at a time keeps two cores for it.
    fileParallelism: false,
    server: { deps: { inline: [/@payloadcms/] } },
  },
})
