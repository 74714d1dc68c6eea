import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, address } from './form-client.ts'

/** So many a second, begun on time whether or not earlier ones have been answered. */
export async function paced(seconds: number, perSecond: number, work: () => Promise<Answer>): Promise<Answer[]> {
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

/** So many clients for so long, each asking again as soon as it has its answer. */
export async function crowd(seconds: number, clients: number, work: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = []
  const end = performance.now() + seconds * 1000
  const client = async () => {
    while (performance.now() < end) answers.push(await work())
  }
  await Promise.all(Array.from({ length: clients }, client))
  return answers
}

/** A page as a visitor asks for it, of whom nothing else came yet where no other address is told. */
export async function get(url: string, client = address()): Promise<Answer> {
  const started = performance.now()
  const response = await fetch(url, { headers: { 'x-forwarded-for': client } })
  await response.arrayBuffer()
  return { status: response.status, location: '', ms: performance.now() - started }
}

/** The answer time that this part of the answers did not exceed. */
export const at = (answers: readonly Answer[], part: number) =>
  answers.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(answers.length * part)] ?? 0

export const inWords = (answers: readonly Answer[]) =>
  `p50 ${at(answers, 0.5).toFixed(0)}, p95 ${at(answers, 0.95).toFixed(0)}, p99 ${at(answers, 0.99).toFixed(0)} ms`

/** How often each status came. */
export const tally = (answers: readonly Answer[]) =>
  [...new Set(answers.map(({ status }) => status))]
    .toSorted()
    .map((status) => `${answers.filter((answer) => answer.status === status).length} × ${status}`)
    .join(', ')
