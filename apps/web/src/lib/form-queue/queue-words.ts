import type { Locale } from '@estu/domain/locale/locales'
import { abortAfter } from '../calls/abort-after'

export type Words = Readonly<Record<string, string>>
export type QueueWords = { queue: Words; problem: Words }

const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && Object.values(value).every((word) => typeof word === 'string')

/** The words a page with a form brings along: without a network no others can be had. */
export function wordsOfPage(): Words | null {
  const text = document.querySelector<HTMLElement>('form[data-queue]')?.dataset.queue
  const words: unknown = text ? JSON.parse(text) : null
  return isWords(words) ? words : null
}

const patienceMs = 10_000

/** All words of the queue. @returns null while there is no network, or one that never answers */
export async function fetchWords(locale: Locale): Promise<QueueWords | null> {
  try {
    const answer = await fetch(`/api/messages/${locale}.json`, { signal: abortAfter(patienceMs) })
    const messages: Record<string, unknown> = await answer.json()
    const { queue, problem } = messages
    return isWords(queue) && isWords(problem) ? { queue, problem } : null
  } catch {
    return null
  }
}
