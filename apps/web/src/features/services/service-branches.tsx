import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { branchPath, routes } from '@estu/domain/routing/routes'
import { Link } from '@/components/link'
import type { Service } from '@/content/types'
import { translator } from '@/i18n/translator'
import { TermsSection } from './terms-section'
import { whereId } from './where-id'

/** Where a service is given, each branch with the way to book it right there. */
export function ServiceBranches({ locale, service }: { locale: Locale; service: Service }) {
  const t = translator(locale)
  const { id, branches, bookable } = service
  if (branches.length === 0) return null
  return (
    <TermsSection title={t('services.branches')} id={whereId}>
      <ul className="svc svc--places" role="list">
        {branches.map((branch) => (
          <li key={branch.slug}>
            <Link className="link strong tap" href={localisePath(locale, branchPath(branch.slug))}>
              {branch.title}
            </Link>
            <span>{branch.address}</span>
            {bookable ? (
              <a
                className="svc__end link tap"
                href={localisePath(
                  locale,
                  `${routes.appointment.path}?${new URLSearchParams({ service: id, branch: branch.id })}`,
                )}
              >
                {t('site.book')}
                <span className="sr">: {branch.title}</span>
              </a>
            ) : (
              <span className="svc__end muted">{t('branches.withoutBooking')}</span>
            )}
          </li>
        ))}
      </ul>
    </TermsSection>
  )
}
