import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { Tile } from '@estu/ui/cards/tile'
import type { ReactNode } from 'react'
import { Link } from '@/components/link'
import type { Home } from '@/content/editorial/get-home'

type Props = { support: Home['stateSupport']; promotions: ReactNode; locale: Locale }

/** What the state pays for, beside what the shop offers now. */
export function SupportAndPromotions({ support, promotions, locale }: Props) {
  return (
    <section className="section">
      <div className="page duo">
        <Tile
          title={support.title}
          text={support.text}
          note={support.checked}
          link={support.link && { ...support.link, href: localisePath(locale, support.link.href) }}
          linkAs={Link}
        />
        {promotions}
      </div>
    </section>
  )
}
