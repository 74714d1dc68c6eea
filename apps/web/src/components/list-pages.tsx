import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { Pagination } from '@estu/ui/components/pagination/pagination'
import { translator } from '@/i18n/translator'
import { pagePathOf } from '@/lib/sections/list-page'

type Props = { locale: Locale; path: string; list: { page: number; pages: number } }

/** The ways to the other pages of a list whose own path, as in Russian, is given. */
export function ListPages({ locale, path, list: { page, pages } }: Props) {
  const t = translator(locale)
  return (
    <Pagination
      page={page}
      pages={pages}
      hrefOf={(other) => localisePath(locale, pagePathOf(path, other))}
      label={t('pagination.label')}
      previous={t('pagination.previous')}
      next={t('pagination.next')}
    />
  )
}
