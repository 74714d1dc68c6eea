import type { FinderAnswers } from '@estu/domain/finder/questions'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import type { ReactNode } from 'react'
import { Link } from '@/components/link'
import { translator } from '@/i18n/translator'
import { Crumbs } from '@/layout/crumbs'
import { AnswersList } from './answers-list'

type Props = { locale: Locale; answers: FinderAnswers; children: ReactNode }

/** A screen of the finder with what was answered beside it. */
export function FinderFrame({ locale, answers, children }: Props) {
  const t = translator(locale)
  const begun = Object.keys(answers).length > 0
  return (
    <>
      <Crumbs locale={locale} trail={[{ label: t('finder.title') }]} />
      <div className="page fnd">
        <div className="fnd__in">
          {children}
          {begun && (
            <aside>
              <AnswersList locale={locale} answers={answers} />
              <p>
                <Link className="link tap" href={localisePath(locale, routes.finder.path)}>
                  {t('finder.again')}
                </Link>
              </p>
            </aside>
          )}
        </div>
      </div>
    </>
  )
}
