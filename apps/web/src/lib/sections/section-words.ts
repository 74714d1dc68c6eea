import type { Locale } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { translator } from '@/i18n/translator'

/** Title and opening words of a section that is no document; null for other paths. */
export function sectionWords(locale: Locale, path: string): { title: string; summary: string } | null {
  const t = translator(locale)
  switch (path) {
    case routes.devices.path:
      return { title: t('devices.title'), summary: t('devices.lead') }
    case routes.childrensDevices.path:
      return { title: t('children.title'), summary: t('children.lead') }
    case routes.implants.path:
      return { title: t('implants.title'), summary: t('implants.lead') }
    case routes.consumables.path:
      return { title: t('consumables.title'), summary: t('consumables.lead') }
    case routes.accessories.path:
      return { title: t('accessories.title'), summary: t('accessories.lead') }
    case routes.services.path:
      return { title: t('services.title'), summary: t('services.lead') }
    case routes.articles.path:
      return { title: t('articles.title'), summary: t('articles.lead') }
    case routes.expertArticles.path:
      return { title: t('articles.expertTitle'), summary: t('articles.expertLead') }
    case routes.branches.path:
      return { title: t('branches.title'), summary: t('branches.lead') }
    case routes.landingPages.path:
      return { title: t('landings.title'), summary: t('landings.lead') }
    case routes.reviews.path:
      return { title: t('reviews.title'), summary: t('reviews.lead') }
    case routes.promotions.path:
      return { title: t('promotions.title'), summary: t('promotions.lead') }
    case routes.finder.path:
      return { title: t('finder.title'), summary: t('finder.lead') }
    case routes.fittingSupplies.path:
      return { title: t('fitting.title'), summary: t('fitting.lead') }
    case routes.screener.path:
      return { title: t('screener.title'), summary: t('screener.lead') }
    case routes.selfCheck.path:
      return { title: t('selfCheck.title'), summary: t('selfCheck.lead') }
    case routes.compare.path:
      return { title: t('compare.title'), summary: t('compare.lead') }
    case routes.favourites.path:
      return { title: t('favourites.title'), summary: t('favourites.lead') }
    case routes.search.path:
      return { title: t('search.title'), summary: t('search.emptyLead') }
    default:
      return null
  }
}
