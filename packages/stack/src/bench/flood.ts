import { setTimeout as pause } from 'node:timers/promises'
import { say, step } from '../progress.ts'
import { openTemporaryShop } from '../shop/temporary-shop.ts'
import { type Answer, postForm } from './form-client.ts'

const rounds = 5
const seconds = 8
const pagesASecond = 40
const signInsASecond = 50
/** Long enough for those who waited in the last round to have had their turn. */
const restMs = 8000

/** How the catalogue fares while somebody tries fifty sign-ins a second, in rounds with and without them in turn. */
export async function benchFlood(): Promise<number> {
  const opened = await step('starting a shop to measure', () => openTemporaryShop({ TRUSTED_PROXIES: '1' }))
  try {
    const { page, signIn } = visitors(opened.env.webUrl)
    await paced(3, pagesASecond, page)
    await paced(3, signInsASecond, signIn)
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
    return faults === 0 && median <= 2 ? 0 : 1
  } finally {
    await opened.stop()
  }
}

function visitors(base: string) {
  let guess = 0
  const page = async (): Promise<Answer> => {
    const started = performance.now()
    const response = await fetch(`${base}/apparaty`)
    await response.arrayBuffer()
    return { status: response.status, location: '', ms: performance.now() - started }
  }
  const signIn = () => {
    guess += 1
    return postForm(base, '/auth/sign-in', { email: `nobody-${guess % 40}@example.kz`, password: `guess-${guess}` })
  }
  return { page, signIn }
}

const at = (answers: readonly Answer[], part: number) =>
  answers.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(answers.length * part)] ?? 0

const inWords = (answers: readonly Answer[]) =>
  `p50 ${at(answers, 0.5).toFixed(0)}, p95 ${at(answers, 0.95).toFixed(0)}, p99 ${at(answers, 0.99).toFixed(0)} ms`

/** How often each status came. */
const tally = (answers: readonly Answer[]) =>
  [...new Set(answers.map(({ status }) => status))]
    .toSorted()
    .map((status) => `${answers.filter((answer) => answer.status === status).length} × ${status}`)
    .join(', ')

/** So many a second, begun on time whether or not earlier ones have been answered. */
async function paced(seconds: number, perSecond: number, work: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Promise<Answer>[] = []
  const started = performance.now()
  for (let index = 0; index < seconds * perSecond; index += 1) {
    const due = started + (index * 1000) / perSecond
    const early = due - performance.now()
    if (early > 1) await pause(early)
    answers.push(work().catch(() => ({ status: 599, location: '', ms: performance.now() - due })))
  }
  return Promise.all(answers)
}
