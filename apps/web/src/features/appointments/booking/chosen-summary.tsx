import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import { type Translate, translator } from '@/i18n/translator'
import { servicePriceOf } from '@/lib/service-price'
import type { AppointmentChoice } from './read-appointment-choice'

type Props = {
  locale: Locale
  choice: AppointmentChoice
  /** Where each choice, in order, is made again. */
  hrefs: (string | undefined)[]
}

/** What has been chosen so far, beside every step. */
export function ChosenSummary({ locale, choice, hrefs }: Props) {
  const t = translator(locale)
  if (!choice.service && !choice.branch) return null
  return (
    <aside className="aside" aria-label={t('visit.yours')}>
      <h2 className="form-head">{t('visit.yours')}</h2>
      <dl className="sum">
        {rowsOf(choice, locale, t).map(({ label, text }, index) =>
          text ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
              {hrefs[index] && (
                <dd className="sum__change">
                  <a className="link small tap" href={hrefs[index]} aria-label={`${t('form.change')}: ${label}`}>
                    {t('form.change')}
                  </a>
                </dd>
              )}
            </div>
          ) : null,
        )}
        {choice.service && (
          <div>
            <dt>{t('visit.price')}</dt>
            <dd>{servicePriceOf(choice.service.priceKzt, locale, t)}</dd>
          </div>
        )}
      </dl>
    </aside>
  )
}

const rowsOf = ({ service, branch, specialist, at }: AppointmentChoice, locale: Locale, t: Translate) => [
  { label: t('visit.service'), text: service?.title },
  { label: t('visit.branch'), text: branch && `${branch.title}, ${branch.address}` },
  { label: t('visit.specialist'), text: specialist === 'any' ? t('visit.any') : specialist?.title },
  { label: t('visit.when'), text: at && formatDate(new Date(at), locale, 'weekdayTime') },
]
