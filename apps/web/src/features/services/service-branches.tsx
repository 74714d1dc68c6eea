import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { branchPath } from '@estu/domain/routing/routes'
import { Link } from '@/components/link'
import type { Service } from '@/content/types'
import { translator } from '@/i18n/translator'
import { TermsSection } from './terms-section'

/** Where a service is given. */
export function ServiceBranches({ locale, branches }: { locale: Locale; branches: Service['branches'] }) {
  if (branches.length === 0) return null
  return (
    <TermsSection title={translator(locale)('services.branches')}>
      <ul className="plainlist service-branches">
        {branches.map(({ slug, title, address }) => (
          <li key={slug}>
            <Link className="link strong tap" href={localisePath(locale, branchPath(slug))}>
              {title}
            </Link>
            <span className="muted">{address}</span>
          </li>
        ))}
      </ul>
    </TermsSection>
  )
}
