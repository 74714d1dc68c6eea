import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { branchPath } from '@estu/domain/routing/routes'
import type { Branch } from '@/content/types'
import { translator } from '@/i18n/translator'
import { NearestBranch } from './nearest-branch'

/** Offered where there is something to choose between. */
export function AskNearest({ locale, branches }: { locale: Locale; branches: readonly Branch[] }) {
  const t = translator(locale)
  const places = branches.flatMap(({ title, slug, geo }) =>
    geo ? [{ title, geo, href: localisePath(locale, branchPath(slug)) }] : [],
  )
  if (places.length < 2) return null
  return (
    <NearestBranch
      locale={locale}
      places={places}
      words={{
        ask: t('branches.nearest'),
        looking: t('branches.nearestLooking'),
        found: t('branches.nearestIs'),
        distance: t.raw('branches.nearestDistance'),
        refused: t('branches.nearestRefused'),
        failed: t('branches.nearestFailed'),
        privacy: t('branches.nearestPrivacy'),
      }}
    />
  )
}
