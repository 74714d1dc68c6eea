import { setTimeout as pause } from 'node:timers/promises'
import { say, step } from '../progress.ts'
import { openTemporaryShop } from '../shop/temporary-shop.ts'
import { type Answer, postForm } from './form-client.ts'

const seconds = 20
const pagesASecond = 100
const signInsASecond = 50

/** How the catalogue fares while somebody tries fifty sign-ins a second. */
export async function benchFlood(): Promise<number> {
  const opened = await step('starting a shop to measure', () => openTemporaryShop({ TRUSTED_PROXIES: '1' }))
  try {
    const base = opened.env.webUrl
    const page = async (): Promise<Answer> => {
      const started = performance.now()
      const response = await fetch(`${base}/apparaty`)
      await response.arrayBuffer()
      return { status: response.status, location: '', ms: performance.now() - started }
    }
    await paced(3, pagesASecond, page)
    const calm = await paced(seconds, pagesASecond, page)
    let guess = 0
    const signIn = () => {
      guess += 1
      return postForm(base, '/auth/sign-in', { email: `nobody-${guess % 40}@example.kz`, password: `guess-${guess}` })
    }
    const [flood, busy] = await Promise.all([
      paced(seconds, signInsASecond, signIn),
      paced(seconds, pagesASecond, page),
    ])
    const [before, during] = [p99(calm), p99(busy)]
    const faults = [...busy, ...flood].filter(({ status }) => status >= 500).length
    say(
      `catalogue at ${pagesASecond}/s: p99 ${before.toFixed(1)} ms alone, ${during.toFixed(1)} ms with ${signInsASecond} sign-ins/s`,
    )
    say(`sign-ins: ${flood.length} sent, p99 ${p99(flood).toFixed(0)} ms; answers of 500 and above: ${faults}`)
    return faults === 0 && during <= Math.max(2 * before, before + 20) ? 0 : 1
  } finally {
    await opened.stop()
  }
}

const p99 = (answers: readonly Answer[]) =>
  answers.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(answers.length * 0.99)] ?? 0

/** So many a second, begun on time whether or not earlier ones have been answered. */
async function paced(seconds: number, perSecond: number, work: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Promise<Answer>[] = []
  const started = performance.now()
  for (let index = 0; index < seconds * perSecond; index += 1) {
    const due = started + (index * 1000) / perSecond
    const early = due - performance.now()
    if (early > 1) await pause(early)
    answers.push(work())
  }
  return Promise.all(answers)
}
