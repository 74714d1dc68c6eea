'use client'

import type { SelfCheckOutcome, SelfCheckQuestion, SelfCheckResult } from '@estu/domain/screener/self-check/self-check'
import { selfCheckResult } from '@estu/domain/screener/self-check/self-check-result'
import { useEffect, useRef, useState } from 'react'
import { readAnswers } from './read-answers'

type Line = 'clear' | 'show' | 'noticed' | 'notMeans' | 'notMeansText' | 'book' | 'write' | 'print' | 'note'
export type PanelWords = Record<Line, string> & {
  /** By how many questions have been answered. */
  tallies: readonly string[]
  outcome: Record<SelfCheckOutcome, string>
  outcomeText: Record<SelfCheckOutcome, string>
  short: Record<SelfCheckQuestion, string>
}
type Props = { words: PanelWords; links: { book: string; write: string } }

/** Reads the form around it; nothing of it is kept or sent. */
export function SelfCheckResultPanel({ words, links }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [result, setResult] = useState<SelfCheckResult | null>(null)
  const [answered, setAnswered] = useState(0)
  const formOf = () => place.current?.closest('form') ?? null

  useEffect(() => {
    const form = formOf()
    const count = () => form && setAnswered(Object.keys(readAnswers(new FormData(form)).answers).length)
    const keep = (event: Event) => event.preventDefault()
    // A browser that came back to the page has the answers of before.
    count()
    form?.addEventListener('change', count)
    form?.addEventListener('submit', keep)
    return () => {
      form?.removeEventListener('change', count)
      form?.removeEventListener('submit', keep)
    }
  }, [])

  function show() {
    const form = formOf()
    if (form) setResult(selfCheckResult(readAnswers(new FormData(form))))
  }
  function clear() {
    formOf()?.reset()
    setResult(null)
    setAnswered(0)
  }
  return (
    <div ref={place} className="self-check__end">
      <p className="num scr-scripted">{words.tallies[answered]}</p>
      <p className="btns scr-scripted">
        <button type="button" className="btn btn--primary" onClick={show}>
          {words.show}
        </button>
        <button type="button" className="btn btn--quiet" onClick={clear}>
          {words.clear}
        </button>
      </p>
      <div role="status">{result && <Outcome result={result} words={words} links={links} />}</div>
    </div>
  )
}

function Outcome({ result: { outcome, noticed }, words, links }: Props & { result: SelfCheckResult }) {
  const toDoctor = outcome === 'doctor' || outcome === 'doctor_today'
  return (
    <section className="self-check__outcome">
      <h2>{words.outcome[outcome]}</h2>
      <p className="lead">{words.outcomeText[outcome]}</p>
      {!toDoctor && outcome !== 'more_needed' && (
        <dl className="scr-says">
          {noticed.length > 0 && (
            <div>
              <dt>{words.noticed}</dt>
              <dd>{noticed.map((question) => words.short[question]).join(', ')}</dd>
            </div>
          )}
          <div>
            <dt>{words.notMeans}</dt>
            <dd>{words.notMeansText}</dd>
          </div>
        </dl>
      )}
      {outcome !== 'more_needed' && (
        <p className="btns">
          <a className="btn btn--primary" href={toDoctor ? links.write : links.book}>
            {toDoctor ? words.write : words.book}
          </a>
          <button type="button" className="btn btn--secondary" onClick={() => window.print()}>
            {words.print}
          </button>
        </p>
      )}
      <p className="small muted">{words.note}</p>
    </section>
  )
}
