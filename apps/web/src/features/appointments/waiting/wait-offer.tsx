import { formatDate } from '@estu/domain/locale/dates'
import type { Locale } from '@estu/domain/locale/locales'
import type { WaitDetails } from '@/content/types'
import { translator } from '@/i18n/translator'

type Props = { locale: Locale; offer: NonNullable<WaitDetails['offer']>; visit: WaitDetails['visit'] }

/** A time that is kept for whoever waits, with both answers. Opening the page answers nothing. */
export function WaitOffer({ locale, offer, visit }: Props) {
  const t = translator(locale)
  const when = (time: string) => formatDate(new Date(time), locale, 'dayTime')
  return (
    <section aria-labelledby="offer">
      <h2 id="offer" className="form-head">
        {t('wait.freed', { time: when(offer.startsAt) })}
      </h2>
      <p>{t('wait.kept', { until: when(offer.until) })}</p>
      {offer.specialist && <p>{`${t('visit.specialist')}: ${offer.specialist}`}</p>}
      {visit && <p>{t('wait.moves', { time: when(visit.startsAt) })}</p>}
      <form method="post" className="btns">
        <button className="btn btn--primary" type="submit" name="intent" value="take">
          {t('wait.take')}
        </button>
        <button className="btn btn--secondary" type="submit" name="intent" value="keep">
          {t(visit ? 'wait.keep' : 'wait.refuse')}
        </button>
      </form>
    </section>
  )
}
