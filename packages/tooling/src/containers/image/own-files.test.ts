import { expect, it } from 'vitest'
import { isNeeded } from './own-files.ts'

it.each([
  'apps/web/src/server/main.ts',
  'apps/web/.next/server/app/page.js',
  'apps/cms/.next/BUILD_ID',
  'apps/cms/src/migrations/index.ts',
  'apps/web/public/icon.svg',
])('%s is taken along', (file) => {
  expect(isNeeded(file)).toBe(true)
})

it.each([
  'apps/web/src/env.test.ts',
  'packages/ui/src/card.test.tsx',
  'apps/web/.next/cache/x',
  'apps/cms/.next/trace',
  'apps/web/.next/server/app/page.js.map',
  'apps/web/.next/server/app/page.js.nft.json',
])('%s is left behind', (file) => {
  expect(isNeeded(file)).toBe(false)
})
