import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { landingPath } from '@estu/domain/routing/routes'
import { WaysOn } from '@estu/ui/listing/ways-on'
import { Link } from '@/components/link'
import type { LandingCard } from '@/content/types'
import { translator } from '@/i18n/translator'

/** Landing pages as links, each with its opening words. */
export function LandingLinks({ locale, landings }: { locale: Locale; landings: readonly LandingCard[] }) {
  return (
    <WaysOn
      label={translator(locale)('landings.title')}
      ways={landings.map(({ slug, title, lead }) => ({
        label: title,
        hint: lead,
        href: localisePath(locale, landingPath(slug)),
      }))}
      linkAs={Link}
    />
  )
}
