import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { translator } from '@/i18n/translator'

/** For whoever does not find their model: people answer. */
export function NotMine({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <section className="stack stack--tight" aria-labelledby="not-mine">
      <h2 className="form-head" id="not-mine">
        {t('fitting.notMine')}
      </h2>
      <p>{t('fitting.notMineText')}</p>
      <ButtonLink tone="secondary" href={localisePath(locale, routes.feedback.path)}>
        {t('fitting.write')}
      </ButtonLink>
    </section>
  )
}
