import { mostCompared } from '@estu/domain/compare/compared-list'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { translator } from '@/i18n/translator'
import type { TrayProps } from './compare-tray-bar'

/** What the tray of ticked devices says: `<CompareTray {...compareTrayOf(locale)} />` is the last thing of a page. */
export function compareTrayOf(locale: Locale): TrayProps {
  const t = translator(locale)
  return {
    href: localisePath(locale, routes.compare.path),
    words: {
      label: t('compare.tray'),
      counts: Array.from({ length: mostCompared }, (_, index) => t('compare.chosen', { count: index + 1 })),
      addSecond: t('compare.addSecond'),
      go: t('compare.go'),
      clear: t('compare.clear'),
    },
  }
}
