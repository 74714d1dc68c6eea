import { defineConfig } from 'vitest/config'

const here = (path: string) => new URL(path, import.meta.url).pathname

export default defineConfig({
  // Words of the interface are the server's; what guards them has an empty twin for it.
  resolve: { alias: { '@': here('./src'), 'server-only': here('./node_modules/server-only/empty.js') } },
  test: { include: ['src/**/*.test.ts'] },
})
