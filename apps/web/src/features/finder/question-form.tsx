import { answerPairs, finderPath, previousQuestion } from '@estu/domain/finder/answers'
import { type FinderAnswers, type FinderQuestion, finderOrder, finderQuestions } from '@estu/domain/finder/questions'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { FieldProblem } from '@estu/ui/components/form-fields'
import { Link } from '@/components/link'
import { translator } from '@/i18n/translator'
import { type ChoiceWords, choicesOf, questionHint, questionTitle } from './choice-words'
import { ProgressLine } from './progress-line'
import { TapAdvance } from './tap-advance'

type Props = {
  locale: Locale
  question: FinderQuestion
  answers: FinderAnswers
  /** It was sent without an answer. */
  isMissed: boolean
}

/** One question: a plain form whose answer is the address of the next one, so going back is going back. */
export function QuestionForm({ locale, question, answers, isMissed }: Props) {
  const t = translator(locale)
  const index = finderOrder.indexOf(question)
  const hint = questionHint(question, t)
  const others = answerPairs(answers).filter(([name]) => name !== question)
  const described = [hint && 'finder-hint', isMissed && 'finder-error'].filter(Boolean).join(' ')
  return (
    <form method="get" action={localisePath(locale, routes.finder.path)} className="form">
      <div>
        <ProgressLine done={index / finderOrder.length} />
        <p className="small">{t('finder.question', { number: index + 1, count: finderOrder.length })}</p>
      </div>
      {others.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="asked" value={question} />
      <fieldset className="field" aria-describedby={described || undefined}>
        <legend>
          <h1 className="fnd__title">{questionTitle(question, answers, t)}</h1>
        </legend>
        {hint && (
          <p className="muted" id="finder-hint">
            {hint}
          </p>
        )}
        {finderQuestions[question].kind === 'one' && <TapAdvance hint={t('finder.tap')} />}
        <FieldProblem id="finder" text={isMissed ? t('finder.chooseOne') : undefined} />
        <div className="choices">
          {choicesOf(question, locale).map((choice) => (
            <Choice
              key={choice.value}
              question={question}
              choice={choice}
              isChosen={[answers[question] ?? []].flat().includes(choice.value as never)}
            />
          ))}
        </div>
      </fieldset>
      <Ways locale={locale} question={question} answers={answers} isLast={index === finderOrder.length - 1} />
    </form>
  )
}

function Choice({ question, choice, isChosen }: { question: FinderQuestion; choice: ChoiceWords; isChosen: boolean }) {
  return (
    <label className={choice.isUnknown ? 'choice choice--unknown' : 'choice'}>
      <input
        type={finderQuestions[question].kind === 'several' ? 'checkbox' : 'radio'}
        name={question}
        value={choice.value}
        defaultChecked={isChosen}
      />
      <span className="strong">{choice.label}</span>
      {choice.hint && <span className="muted">{choice.hint}</span>}
    </label>
  )
}

function Ways({
  locale,
  question,
  answers,
  isLast,
}: Pick<Props, 'locale' | 'question' | 'answers'> & { isLast: boolean }) {
  const t = translator(locale)
  const before = previousQuestion(question)
  return (
    <p className="btns">
      <button className="btn btn--primary" type="submit">
        {t(isLast ? 'finder.show' : 'finder.next')}
      </button>
      <Link
        className="btn btn--quiet"
        href={localisePath(locale, before ? finderPath(answers, before) : routes.devices.path)}
      >
        {t(before ? 'finder.back' : 'finder.toList')}
      </Link>
    </p>
  )
}
