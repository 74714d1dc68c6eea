import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { Breadcrumbs, type Crumb } from '@estu/ui/layout/breadcrumbs'
import { JsonLd } from '@/components/json-ld'
import { Link } from '@/components/link'
import { translator } from '@/i18n/translator'
import { breadcrumbList } from '@/lib/metadata/breadcrumb-list'

/** Breadcrumbs from home to here, for people and for search engines. Paths are given as in Russian. */
export function Crumbs({ locale, trail }: { locale: Locale; trail: Crumb[] }) {
  const t = translator(locale)
  const items: Crumb[] = [{ label: t('site.home'), href: '/' }, ...trail].map(({ label, href }) => ({
    label,
    href: href ? localisePath(locale, href) : undefined,
  }))
  return (
    <>
      <Breadcrumbs items={items} label={t('site.breadcrumbs')} linkAs={Link} />
      <JsonLd data={breadcrumbList(items)} />
    </>
  )
}
