import { readFileSync } from 'node:fs'
import path from 'node:path'
import { serwist } from '@serwist/next/config'
import nextSupport from 'next/dist/build/get-supported-browsers.js'
import { expect, it } from 'vitest'

const app = path.resolve(import.meta.dirname, '../..')
const baseline = readFileSync(path.join(app, '.browserslistrc'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
const versions = (browsers: readonly string[]) => browsers.map((browser) => browser.replace(/-[\d.]+$/, '')).sort()

it('pages are compiled for the browsers of the one list', () => {
  expect(versions(nextSupport.getSupportedBrowsers(app, false))).toEqual(versions(baseline))
})

it('so is the service worker', async () => {
  const settings = { distDir: '.next', basePath: '' } as Parameters<typeof serwist>[1]
  const { esbuildOptions } = await serwist({ swSrc: 'a.ts', swDest: '.next/none/a.js' }, settings, { cwd: app })
  // The compiler knows Samsung's by the Chrome it is made of.
  const known = baseline.filter((line) => !/^(?:samsung|ios_saf)/.test(line)).map((line) => line.replace(' ', ''))
  expect([esbuildOptions?.target].flat().sort()).toEqual(known.sort())
})
