import path from 'node:path'
import { say } from '../../progress.ts'
import type { Bench } from '../bench.ts'
import { at } from '../catalogue/figure.ts'
import { type FloorApp, openFloor } from '../catalogue/floor.ts'
import { peakOf, watchMemory } from '../memory/watch-memory.ts'
import { type DiskPages, openDiskPages } from './disk-pages.ts'
import { packedPage } from './packed-page.ts'
import { type Encoding, rateOf } from './rate.ts'
import type { Rate } from './read-wrk.ts'

const chosen = '/apparaty?form=ric&battery=rechargeable'
const russian = [
  '/',
  '/apparaty',
  '/apparaty/demo-phonak-ric-90-r',
  '/stati-ekspertnye/pervye-30-dney-s-apparatom',
  chosen,
]
const kept = russian.flatMap((page) => [page, `/kk${page === '/' ? '' : page}`])
/** Nobody’s brand of so long a name: the same listing, made for each who asks. */
const dynamic = ['/cart', `${chosen}&brand=${'a'.repeat(500)}`]
const encodings: readonly Encoding[] = ['br', 'gzip']

const extents = {
  full: { rounds: 5, seconds: 3, kept, dynamic },
  smoke: { rounds: 1, seconds: 1, kept: ['/', chosen], dynamic: ['/cart'] },
}
const least = { br: 10, gzip: 8, dynamic: 0.5 }
const mostP99 = 15
const longestName = 60
const mostMemoryMb = 400

/**
 * Pages a second, each beside an empty page of as many bytes that the framework alone serves and, where everybody gets
 * the same, beside the same bytes served by nginx from disk; in turn, medians of the rounds.
 */
export const benchServe: Bench = async (opened, extent) => {
  const { rounds, seconds, ...pages } = extents[extent]
  const { webUrl, dataDir } = opened.env
  // Of a listing that somebody chose the shop keeps what is asked for again.
  for (const page of [...pages.kept, ...pages.kept]) await packedPage(`${webUrl}${page}`, 'identity')
  const floor = await openFloor()
  const disk = await openDiskPages(webUrl, pages.kept, path.join(dataDir, 'nginx'))
  if (!disk) say('nginx is not installed: what is measured beside it stays empty')
  const memory = watchMemory(opened.shop.children[0]?.process.pid)
  let missed = 0
  try {
    say('page | encoding | bytes | a second | p99 ms | framework alone | × | nginx | × | p99 ms')
    for (const page of [...pages.kept, ...pages.dynamic])
      for (const encoding of encodings) {
        const isKept = pages.kept.includes(page)
        const row = await compare({
          webUrl,
          page,
          encoding,
          floor,
          disk: isKept ? disk : null,
          isKept,
          rounds,
          seconds,
        })
        say(row.words)
        if (row.isMissed && extent === 'full') missed += 1
      }
  } finally {
    await disk?.child.stop()
    await floor.stop()
    memory.stop()
  }
  const peak = peakOf(memory)
  say(`storefront memory under all this: highest ${peak.toFixed(0)} MB (at most ${mostMemoryMb})`)
  if (extent === 'smoke') return 0
  return missed + Number(peak > mostMemoryMb) + Number(disk === null)
}

type Comparison = {
  webUrl: string
  page: string
  encoding: Encoding
  floor: FloorApp
  disk: DiskPages | null
  isKept: boolean
  rounds: number
  seconds: number
}

async function compare(comparison: Comparison): Promise<{ words: string; isMissed: boolean }> {
  const { webUrl, page, encoding, floor, disk, isKept, rounds, seconds } = comparison
  const bytes = (await packedPage(`${webUrl}${page}`, 'identity')).body.length
  const floorUrl = isKept ? floor.staticUrl(bytes) : floor.url(bytes)
  const [ours, alone, fromDisk]: [Rate[], Rate[], Rate[]] = [[], [], []]
  await packedPage(floorUrl, encoding)
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await rateOf(floorUrl, encoding, seconds))
    ours.push(await rateOf(`${webUrl}${page}`, encoding, seconds))
    if (disk) fromDisk.push(await rateOf(disk.urlOf(page, encoding), encoding, seconds))
  }
  const times = ratio(ours, alone)
  const p99 = median(ours.map((rate) => rate.p99))
  const wrong = [...ours, ...alone, ...fromDisk].reduce((sum, rate) => sum + rate.wrong, 0)
  const target = isKept ? least[encoding] : least.dynamic
  const isMissed = times < target || wrong > 0 || (isKept && p99 > mostP99)
  const words = [
    page.slice(0, longestName),
    encoding,
    bytes,
    perSecond(ours),
    p99,
    perSecond(alone),
    `${times.toFixed(2)}${times < target ? ' ✗' : ''}`,
    disk ? perSecond(fromDisk) : '',
    disk ? ratio(ours, fromDisk).toFixed(2) : '',
    // Whoever asks shares the machine: what nginx needs for the same tells how much of ours is theirs.
    disk ? median(fromDisk.map((rate) => rate.p99)) : '',
    wrong > 0 ? `${wrong} wrong answers` : '',
  ]
  return { words: words.join(' | '), isMissed }
}

const median = (values: readonly number[]) => at(values, 0.5)
const perSecond = (rates: readonly Rate[]) => Math.round(median(rates.map((rate) => rate.perSecond)))
const ratio = (ours: readonly Rate[], theirs: readonly Rate[]) =>
  median(ours.map((rate, round) => rate.perSecond / (theirs[round]?.perSecond || 1)))
