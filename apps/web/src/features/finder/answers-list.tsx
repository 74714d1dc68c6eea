import { finderPath } from '@estu/domain/finder/answers'
import { type FinderAnswers, finderOrder } from '@estu/domain/finder/questions'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { Link } from '@/components/link'
import { translator } from '@/i18n/translator'
import { choiceLabel } from './choice-words'

/** What was answered, each with the way back to its question. */
export function AnswersList({ locale, answers }: { locale: Locale; answers: FinderAnswers }) {
  const t = translator(locale)
  const given = finderOrder.filter((question) => answers[question] !== undefined)
  if (given.length === 0) return null
  return (
    <section className="fnd__answers" aria-labelledby="answers">
      <h2 className="form-head" id="answers">
        {t('finder.answers')}
      </h2>
      <dl>
        {given.map((question) => (
          <div key={question}>
            <dt>{t(`finder.${question}.short`)}</dt>
            <dd>
              {[answers[question] ?? []]
                .flat()
                .map((choice) => choiceLabel(question, choice, locale))
                .join('; ')}
            </dd>
            <dd>
              <Link
                className="link tap"
                href={localisePath(locale, finderPath(answers, question))}
                aria-label={t('finder.changeOf', { question: t(`finder.${question}.short`) })}
              >
                {t('finder.change')}
              </Link>
            </dd>
          </div>
        ))}
      </dl>
      <p className="hint">{t('finder.private')}</p>
    </section>
  )
}
