import { setTimeout as pause } from 'node:timers/promises'
import { say } from '../progress.ts'
import type { Bench } from './bench.ts'
import { at, crowd, get, inWords, paced, tally } from './paced.ts'
import { sitemapPaths } from './sitemap-paths.ts'

const extents = {
  full: { rounds: 5, seconds: 8, warmUp: 3, restMs: 2000 },
  smoke: { rounds: 1, seconds: 1, warmUp: 1, restMs: 200 },
}
const pagesASecond = 40
const clients = 8

/**
 * How the catalogue fares while eight clients ask for drawn social pictures, all pages' in turn and each time with
 * another query, in rounds with and without them in turn. In the first round the pictures are drawn.
 */
export const benchPictures: Bench = async (opened, extent) => {
  const { rounds, seconds, warmUp, restMs } = extents[extent]
  const base = opened.env.webUrl
  const pictures = await picturesOf(base)
  const page = () => get(`${base}/apparaty`)
  let asked = 0
  const picture = () => {
    asked += 1
    return get(`${base}${pictures[asked % pictures.length]}?x=${asked}`)
  }
  await paced(warmUp, pagesASecond, page)
  const ratios: number[] = []
  let faults = 0
  for (let round = 0; round < rounds; round += 1) {
    await pause(restMs)
    const calm = await paced(seconds, pagesASecond, page)
    const [flood, busy] = await Promise.all([crowd(seconds, clients, picture), paced(seconds, pagesASecond, page)])
    // 503 is what a picture may answer whose turn is too far off; a page may not.
    faults += [...calm, ...busy].filter(({ status }) => status !== 200).length
    faults += flood.filter(({ status }) => status !== 200 && status !== 503).length
    ratios.push(at(busy, 0.99) / at(calm, 0.99))
    say(
      `  alone ${inWords(calm)}; with ${clients} clients ${inWords(busy)}; pictures ${inWords(flood)}: ${tally(flood)}`,
    )
  }
  const median = ratios.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
  say(`catalogue at ${pagesASecond}/s: p99 × ${median.toFixed(2)} beside the pictures (median of ${rounds} rounds)`)
  say(`answers that should not be: ${faults}`)
  return faults + (extent === 'full' && median > 2 ? 1 : 0)
}

/** The drawn picture of every published page in both languages. */
async function picturesOf(base: string): Promise<string[]> {
  return (await sitemapPaths(base))
    .map((path) => (/^\/kk(\/|$)/.test(path) ? `/og${path}` : `/og/ru${path}`))
    .map((path) => (/^\/og\/(ru|kk)\/?$/.test(path) ? `${path.replace(/\/$/, '')}/home` : path))
}
