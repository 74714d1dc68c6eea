import { setTimeout as pause } from 'node:timers/promises'
import { say } from '../progress.ts'
import type { Extent } from './bench.ts'
import type { Answer } from './form-client.ts'
import { at, get, inWords, paced, tally } from './paced.ts'

/** `restMs` is long enough for those who waited in the last round to have had their turn. */
const extents = {
  full: { rounds: 5, seconds: 8, warmUp: 3, restMs: 8000 },
  smoke: { rounds: 1, seconds: 1, warmUp: 1, restMs: 500 },
}
const pagesASecond = 40
const mostSlowdown = 2

export type Flood = { name: string; perSecond: number; ask: () => Promise<Answer> }

/** How the catalogue fares beside a flood, in rounds with and without it in turn. @returns how much was missed. */
export async function besideFlood(base: string, extent: Extent, { name, perSecond, ask }: Flood): Promise<number> {
  const { rounds, seconds, warmUp, restMs } = extents[extent]
  const page = () => get(`${base}/apparaty`)
  await paced(warmUp, pagesASecond, page)
  await paced(warmUp, perSecond, ask)
  const ratios: number[] = []
  let faults = 0
  for (let round = 0; round < rounds; round += 1) {
    await pause(restMs)
    const calm = await paced(seconds, pagesASecond, page)
    const [flood, busy] = await Promise.all([paced(seconds, perSecond, ask), paced(seconds, pagesASecond, page)])
    faults += [...calm, ...busy, ...flood].filter(({ status }) => status >= 500).length
    ratios.push(at(busy, 0.99) / at(calm, 0.99))
    say(`  alone ${inWords(calm)}; with ${perSecond} ${name}/s ${inWords(busy)}; ${name}: ${tally(flood)}`)
  }
  const median = ratios.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
  say(`catalogue at ${pagesASecond}/s: p99 × ${median.toFixed(2)} beside ${name} (median of ${rounds} rounds)`)
  say(`answers of 500 and above: ${faults}`)
  return faults + (extent === 'full' && median > mostSlowdown ? 1 : 0)
}
