import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { servicePath } from '@estu/domain/routing/routes'
import { Link } from '@/components/link'
import type { Branch } from '@/content/types'
import { translator } from '@/i18n/translator'

/** The services that a branch gives. */
export function BranchOffers({ locale, offers }: { locale: Locale; offers: Branch['offers'] }) {
  if (offers.length === 0) return null
  return (
    <>
      <p className="strong">{translator(locale)('branches.services')}</p>
      <ul className="plainlist">
        {offers.map(({ slug, title }) => (
          <li key={slug}>
            <Link className="link tap" href={localisePath(locale, servicePath(slug))}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
