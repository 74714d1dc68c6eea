import { useEffect, useState } from 'react'
import type { FreeTimes, FreeTimesRefusal } from '../operations/list-free-times.ts'

/** The times, or why there are none to show. */
export type FreeTimesAnswer = FreeTimes | FreeTimesRefusal | 'failed'
type Asked = {
  /** The last answer; while another question is asked, still that of the one before. Null before the first. */
  answer: FreeTimesAnswer | null
  isAsking: boolean
  askAgain: () => void
}

const answersWithinMs = 20_000

/**
 * Asks for free times as often as the question changes, and anew after the form was saved or refused: either way others
 * may be free. @param question null asks nothing
 */
export function useFreeTimes(question: string | null, isSaving: boolean): Asked {
  const [known, setKnown] = useState<{ question: string; answer: FreeTimesAnswer } | null>(null)
  const isAsking = question !== null && known?.question !== question
  useEffect(() => {
    if (isSaving) setKnown(null)
  }, [isSaving])
  useEffect(() => {
    if (question === null || !isAsking || isSaving) return
    let isLeft = false
    void ask(question).then((answer) => {
      if (!isLeft) setKnown({ question, answer })
    })
    return () => {
      isLeft = true
    }
  }, [question, isAsking, isSaving])
  return { answer: question === null ? null : (known?.answer ?? null), isAsking, askAgain: () => setKnown(null) }
}

async function ask(question: string): Promise<FreeTimesAnswer> {
  try {
    const response = await fetch(`/api/free-times?${question}`, {
      credentials: 'include',
      signal: AbortSignal.timeout(answersWithinMs),
    })
    const body = await response.json()
    return response.ok ? (body as FreeTimes) : refusalOf(body?.error)
  } catch {
    return 'failed'
  }
}

const refusals: readonly FreeTimesRefusal[] = ['other-branch', 'no-such-visit', 'not-offered']
const refusalOf = (code: unknown): FreeTimesRefusal | 'failed' => refusals.find((known) => known === code) ?? 'failed'
