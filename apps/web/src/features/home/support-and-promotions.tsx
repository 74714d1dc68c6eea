import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { Tile } from '@estu/ui/cards/tile'
import { GoLink } from '@estu/ui/components/go-link'
import type { ReactNode } from 'react'
import { Link } from '@/components/link'
import type { Home } from '@/content/editorial/get-home'
import { translator } from '@/i18n/translator'

type Props = { support: Home['stateSupport']; promotions: ReactNode; locale: Locale }

/** What the state pays for, beside what the shop offers now. */
export function SupportAndPromotions({ support, promotions, locale }: Props) {
  return (
    <section className="section">
      <div className="page duo">
        {support.title && (
          <Tile
            title={support.title}
            text={support.text}
            note={support.checked}
            link={support.link && { ...support.link, href: localisePath(locale, support.link.href) }}
            linkAs={Link}
          />
        )}
        {promotions}
      </div>
      {promotions && (
        <div className="page promos-all">
          <GoLink
            label={translator(locale)('promotions.all')}
            href={localisePath(locale, routes.promotions.path)}
            linkAs={Link}
          />
        </div>
      )}
    </section>
  )
}
