import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import {
  type SelfCheckPerson,
  selfCheckPersons,
  selfCheckQuestions,
  selfCheckSigns,
} from '@estu/domain/screener/self-check/self-check'
import { howOften } from '@estu/domain/screener/self-report'
import { GoLink } from '@estu/ui/components/go-link'
import { Icon } from '@estu/ui/components/icon'
import { Link } from '@/components/link'
import { type Translate, translator } from '@/i18n/translator'
import { Crumbs } from '@/layout/crumbs'
import { SelfCheckResultPanel } from './self-check-result-panel'
import { selfCheckWords } from './self-check-words'

/** A questionnaire without sound. Its answers stay in the form: without a script it says how to read them. */
export function SelfCheckView({ locale }: { locale: Locale }) {
  const t = translator(locale)
  const to = (path: string) => localisePath(locale, path)
  return (
    <>
      <Crumbs locale={locale} trail={[{ label: t('selfCheck.title') }]} />
      <div className="page self-check">
        <form className="self-check__form" id="self-check" autoComplete="off">
          <h1>
            <ForPerson self={t('selfCheck.heading.self')} relative={t('selfCheck.heading.relative')} />
          </h1>
          <p className="lead">{t('selfCheck.lead')}</p>
          <About t={t} />
          <Signs t={t} />
          <p className="notice notice--warn self-check__urgent">
            <Icon name="warning" />
            <b className="strong">{t('selfCheck.outcome.doctor_today')}</b>
            <span>{t('selfCheck.outcomeText.doctor_today')}</span>
          </p>
          {selfCheckQuestions.map((question, index) => (
            <fieldset key={question} className="scr-question">
              <legend>
                {index + 1}.{' '}
                <ForPerson
                  self={t(`selfCheck.questionSelf.${question}`)}
                  relative={t(`selfCheck.questionRelative.${question}`)}
                />
              </legend>
              <div className="seg">
                {howOften.map((answer) => (
                  <label key={answer}>
                    <input type="radio" name={question} value={answer} />
                    {t(`screener.answer.${answer}`)}
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
          <SelfCheckResultPanel
            words={selfCheckWords(locale)}
            links={{ book: to(routes.appointment.path), write: to(routes.feedback.path) }}
          />
        </form>
        <aside className="self-check__aside">
          <p>{t('selfCheck.noWrong')}</p>
          <p className="small muted">{t('selfCheck.kept')}</p>
          <GoLink href={to(routes.screener.path)} label={t('selfCheck.withSound')} linkAs={Link} />
          <section className="self-check__talk" aria-labelledby="talk">
            <h2 id="talk">{t('selfCheck.talk.title')}</h2>
            <ul className="ticks" role="list">
              {[t('selfCheck.talk.one'), t('selfCheck.talk.two'), t('selfCheck.talk.three')].map((advice) => (
                <li key={advice}>
                  <Icon name="check" />
                  <span>{advice}</span>
                </li>
              ))}
            </ul>
          </section>
          <section className="self-check__read" aria-labelledby="read">
            <h2 id="read">{t('selfCheck.read.title')}</h2>
            <p>{t('selfCheck.read.advised')}</p>
            <p>{t('selfCheck.read.few')}</p>
            <p>{t('selfCheck.note')}</p>
            <GoLink href={to(routes.appointment.path)} label={t('selfCheck.book')} linkAs={Link} />
          </section>
        </aside>
      </div>
    </>
  )
}

/** Both wordings; the stylesheet shows the one of the person who was chosen. */
const ForPerson = ({ self, relative }: Record<SelfCheckPerson, string>) => (
  <>
    <span className="self-check__self">{self}</span>
    <span className="self-check__relative">{relative}</span>
  </>
)

function About({ t }: { t: Translate }) {
  return (
    <fieldset>
      <legend className="strong">{t('selfCheck.about')}</legend>
      <div className="choices self-check__who">
        {selfCheckPersons.map((person) => (
          <label key={person} className="choice">
            <input type="radio" name="who" value={person} defaultChecked={person === 'self'} />
            <span className="strong">{t(`selfCheck.${person}`)}</span>
            {person === 'relative' && <span className="muted small">{t('selfCheck.relativeHint')}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Signs({ t }: { t: Translate }) {
  return (
    <fieldset>
      <legend className="strong">{t('selfCheck.signs')}</legend>
      <p className="hint">{t('selfCheck.signsHint')}</p>
      <div className="scr-checks">
        {selfCheckSigns.map((sign) => (
          <label key={sign} className="check">
            <input type="checkbox" name="sign" value={sign} />
            <span>{t(`selfCheck.sign.${sign}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
