import { setTimeout as pause } from 'node:timers/promises'
import { say } from '../progress.ts'
import type { Bench } from './bench.ts'
import { postForm } from './form-client.ts'
import { at, get, inWords, paced, tally } from './paced.ts'

/** `restMs` is long enough for those who waited in the last round to have had their turn. */
const extents = {
  full: { rounds: 5, seconds: 8, warmUp: 3, restMs: 8000 },
  smoke: { rounds: 1, seconds: 1, warmUp: 1, restMs: 500 },
}
const pagesASecond = 40
const signInsASecond = 50

/** How the catalogue fares while somebody tries fifty sign-ins a second, in rounds with and without them in turn. */
export const benchFlood: Bench = async (opened, extent) => {
  const { rounds, seconds, warmUp, restMs } = extents[extent]
  const { page, signIn } = visitors(opened.env.webUrl)
  await paced(warmUp, pagesASecond, page)
  await paced(warmUp, signInsASecond, signIn)
  const ratios: number[] = []
  let faults = 0
  for (let round = 0; round < rounds; round += 1) {
    await pause(restMs)
    const calm = await paced(seconds, pagesASecond, page)
    const [flood, busy] = await Promise.all([
      paced(seconds, signInsASecond, signIn),
      paced(seconds, pagesASecond, page),
    ])
    faults += [...calm, ...busy, ...flood].filter(({ status }) => status >= 500).length
    ratios.push(at(busy, 0.99) / at(calm, 0.99))
    say(`  alone ${inWords(calm)}; with ${signInsASecond} sign-ins/s ${inWords(busy)}; sign-ins: ${tally(flood)}`)
  }
  const median = ratios.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
  say(`catalogue at ${pagesASecond}/s: p99 × ${median.toFixed(2)} during the flood (median of ${rounds} rounds)`)
  say(`answers of 500 and above: ${faults}`)
  return faults + (extent === 'full' && median > 2 ? 1 : 0)
}

function visitors(base: string) {
  let guess = 0
  const page = () => get(`${base}/apparaty`)
  const signIn = () => {
    guess += 1
    return postForm(base, '/auth/sign-in', { email: `nobody-${guess % 40}@example.kz`, password: `guess-${guess}` })
  }
  return { page, signIn }
}
