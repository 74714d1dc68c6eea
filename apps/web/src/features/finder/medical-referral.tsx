import { type FinderLead, finderPath } from '@estu/domain/finder/answers'
import type { FinderAnswers } from '@estu/domain/finder/questions'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { GoLink } from '@estu/ui/components/go-link'
import { Notice } from '@estu/ui/components/notice'
import { Link } from '@/components/link'
import { translator } from '@/i18n/translator'
import { personOf } from './choice-words'

type Props = { locale: Locale; lead: FinderLead; answers: FinderAnswers }

/** Some answers belong to a doctor before anything is sold; what is sold is not shown beside them. */
export function MedicalReferral({ locale, lead, answers }: Props) {
  const t = translator(locale)
  const to = (path: string) => localisePath(locale, path)
  const words = lead === 'child' ? 'childLead' : lead
  return (
    <div className="form">
      <h1>{t(`finder.${words}.title`)}</h1>
      <p className="lead">{t(`finder.${words}.text`)}</p>
      {lead === 'sudden' && (
        <>
          <Notice
            tone="calm"
            title={t('finder.sudden.say')}
            text={t('finder.sudden.words', { person: personOf(answers) })}
          />
          <Notice tone="attention" text={t('finder.sudden.ambulance')} />
        </>
      )}
      <p className="btns">
        {lead !== 'sudden' && <ButtonLink href={to(routes.appointment.path)}>{t('finder.book')}</ButtonLink>}
        <ButtonLink tone={lead === 'sudden' ? 'primary' : 'secondary'} href={to(routes.feedback.path)}>
          {t('finder.write')}
        </ButtonLink>
      </p>
      {lead === 'child' && (
        <p className="stack stack--tight">
          <GoLink href={to(routes.services.path)} label={t('finder.services')} linkAs={Link} />
          <GoLink href={to(routes.childrensDevices.path)} label={t('finder.childLead.devices')} linkAs={Link} />
        </p>
      )}
      {lead === 'doctor' && (
        <p>
          <GoLink
            href={to(finderPath({ ...answers, seenByDoctor: true }))}
            label={t('finder.doctor.seen')}
            linkAs={Link}
          />
        </p>
      )}
    </div>
  )
}
