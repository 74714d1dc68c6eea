import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { Link } from '@/components/link'
import { translator } from '@/i18n/translator'

/** For who forgot the password, and for who has no account yet. */
export function SignInLinks({ locale }: { locale: Locale }) {
  const t = translator(locale)
  return (
    <>
      <p>
        <Link className="link tap" href={localisePath(locale, routes.recover.path)}>
          {t('auth.forgot')}
        </Link>
      </p>
      <p>
        {t('auth.noAccount')}{' '}
        <Link className="link tap" href={localisePath(locale, routes.register.path)}>
          {t('auth.create')}
        </Link>
      </p>
    </>
  )
}
