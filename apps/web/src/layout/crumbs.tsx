import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { Breadcrumbs, type Crumb } from '@estu/ui/layout/breadcrumbs'
import { JsonLd } from '@/components/json-ld'
import { Link } from '@/components/link'
import { translator } from '@/i18n/translator'
import { breadcrumbList } from '@/lib/structured-data/breadcrumb-list'
import { type PageThings, pageGraph } from '@/lib/structured-data/page-graph'

type Props = PageThings & { locale: Locale; trail: Crumb[] }

/**
 * Breadcrumbs from home to here, for people; and for search engines the page's one graph, with what it is about.
 * Paths are given as in Russian.
 */
export function Crumbs({ locale, trail, page, about, things }: Props) {
  const t = translator(locale)
  const items: Crumb[] = [{ label: t('site.home'), href: '/' }, ...trail].map(({ label, href }) => ({
    label,
    href: href ? localisePath(locale, href) : undefined,
  }))
  const name = items.at(-1)?.label ?? ''
  return (
    <>
      <Breadcrumbs items={items} label={t('site.breadcrumbs')} linkAs={Link} />
      <JsonLd data={pageGraph({ locale, breadcrumb: breadcrumbList(items), name, page, about, things })} />
    </>
  )
}
