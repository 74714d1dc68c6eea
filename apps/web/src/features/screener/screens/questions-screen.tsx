import { howOften, type SelfReport, selfReportQuestions } from '@estu/domain/screener/self-report'
import { useState } from 'react'
import type { ScreenProps } from '../test/screener-test'
import { BookWithout } from './book-without'
import { Screen } from './screen'

const betterEars = ['left', 'same', 'right'] as const

/** What somebody says of themselves; every question may be passed over. */
export function QuestionsScreen({ run, say, links }: ScreenProps) {
  const before = run.state.selfReport
  const [answers, setAnswers] = useState<SelfReport['answers']>(before?.answers ?? {})
  const [betterEar, setBetterEar] = useState<SelfReport['betterEar']>(before?.betterEar ?? 'same')
  return (
    <Screen
      run={run}
      say={say}
      links={links}
      title={say('screener.questions.title')}
      body={<p className="lead">{say('screener.questions.lead')}</p>}
      act={
        <>
          {selfReportQuestions.map((question) => (
            <fieldset key={question} className="scr-question">
              <legend>{say(`screener.question.${question}`)}</legend>
              <div className="seg">
                {howOften.map((answer) => (
                  <label key={answer}>
                    <input
                      type="radio"
                      name={question}
                      checked={answers[question] === answer}
                      onChange={() => setAnswers({ ...answers, [question]: answer })}
                    />
                    {say(`screener.answer.${answer}`)}
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
          <fieldset className="scr-question">
            <legend>{say('screener.better.legend')}</legend>
            <div className="seg">
              {betterEars.map((ear) => (
                <label key={ear}>
                  <input type="radio" name="better" checked={betterEar === ear} onChange={() => setBetterEar(ear)} />
                  {say(`screener.better.${ear}`)}
                </label>
              ))}
            </div>
          </fieldset>
        </>
      }
      foot={
        <>
          <button
            type="button"
            className="btn btn--primary"
            onClick={() => run.send({ type: 'self_reported', selfReport: { answers, betterEar } })}
          >
            {say('screener.next')}
          </button>
          <button type="button" className="btn btn--quiet" onClick={() => run.send({ type: 'went_back' })}>
            {say('screener.back')}
          </button>
          <BookWithout say={say} links={links} />
        </>
      }
    />
  )
}
