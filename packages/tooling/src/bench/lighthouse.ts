import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { findChromium } from '../checks/machine/find-chromium.ts'
import { childEnv, readToolingEnv } from '../env.ts'
import { say } from '../progress.ts'
import type { Bench } from './bench.ts'
import { openFloor } from './catalogue/floor.ts'

/** Fetched when it is needed: nobody who only starts the shop should wait for it. */
const lighthouse = 'lighthouse@12.8.2'
const russian = ['/', '/apparaty', '/apparaty/demo-phonak-ric-90-r', '/stati-ekspertnye/pervye-30-dney-s-apparatom']
const pages = russian.flatMap((page) => [page, `/kk${page === '/' ? '' : page}`])

const extents = { full: { runs: 5, paths: pages }, smoke: { runs: 1, paths: ['/'] } }

const flags =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
})

const measured = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const timed = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const

/** How far a page may stay behind an empty one: points, and milliseconds to the largest paint. */
const behind = { points: 5, ms: 600 }
/** The framework's own, and a line of words: what paints nothing cannot be measured. */
const emptyBytes = 5000

/**
 * Lighthouse on its slow phone, the median of each page's runs, each beside one of an empty page that the framework alone
 * serves. Fails below 100 in all but performance, and too far behind the empty page.
 */
export const benchLighthouse: Bench = async ({ env }, extent) => {
  const chromium = await findChromium(readToolingEnv().chromiumPath)
  const { runs, paths } = extents[extent]
  const floor = await openFloor()
  let failed = 0
  say(`page | ${measured.join(' | ')} | LCP ms | TBT ms | CLS | empty page: performance | LCP ms`)
  try {
    for (const page of paths) {
      const results: number[][] = []
      const empty: number[][] = []
      for (let run = 0; run < runs; run += 1) {
        empty.push(await measure(floor.staticUrl(emptyBytes), chromium, env.dataDir))
        results.push(await measure(`${env.webUrl}${page}`, chromium, env.dataDir))
      }
      const [ours, floors] = [mediansOf(results), mediansOf(empty)]
      const said = [...ours, floors[0] ?? 0, floors[measured.length] ?? 0].map((value) => Number(value.toFixed(3)))
      say([page, ...said].join(' | '))
      if (isMissed(ours, floors)) failed += 1
    }
  } finally {
    await floor.stop()
  }
  return failed
}

const mediansOf = (results: number[][]): number[] =>
  [...measured, ...timed].map((_, column) => median(results.map((row) => row[column] ?? 0)))

function isMissed(ours: number[], floors: number[]): boolean {
  const [points = 0, paint = Number.POSITIVE_INFINITY] = [ours[0], ours[measured.length]]
  const isBehind = points < (floors[0] ?? 0) - behind.points || paint > (floors[measured.length] ?? 0) + behind.ms
  return isBehind || ours.slice(1, measured.length).some((score) => score < 100)
}

async function measure(url: string, chromium: string, folder: string): Promise<number[]> {
  const file = path.join(folder, 'lighthouse.json')
  const only = `--only-categories=${measured.join(',')}`
  const args = [
    '--yes',
    lighthouse,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    only,
    `--chrome-flags=${flags}`,
  ]
  await load(args, childEnv({ CHROME_PATH: chromium }))
  const { categories, audits } = report.parse(JSON.parse(await readFile(file, 'utf8')))
  return [
    ...measured.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    ...timed.map((name) => audits[name]?.numericValue ?? 0),
  ]
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Trap: now and then Chromium's trace has no beginning; Lighthouse says so, has measured nothing, and asks to run again. */
async function load(args: readonly string[], env: NodeJS.ProcessEnv, triesLeft = 2): Promise<void> {
  try {
    await promisify(execFile)('npx', args, { env, timeout: 120_000 })
  } catch (error) {
    if (triesLeft === 0 || !String(error).includes('NO_NAVSTART')) throw error
    await load(args, env, triesLeft - 1)
  }
}
