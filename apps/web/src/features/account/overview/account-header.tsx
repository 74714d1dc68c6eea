import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import { translator } from '@/i18n/translator'

export function AccountHeader({ locale, name }: { locale: Locale; name: string }) {
  const t = translator(locale)
  return (
    <header className="stack stack--tight">
      <h1>{t('account.title')}</h1>
      <p className="lead">{t('account.hello', { name })}</p>
      <p>
        <ButtonLink tone="quiet" className="btn--flush" href={localisePath(locale, routes.signOut.path)}>
          {t('auth.leave')}
        </ButtonLink>
      </p>
    </header>
  )
}
