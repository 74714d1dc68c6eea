import { type Locale, localisePath } from '@estu/domain/locale'
import { Breadcrumbs, type Crumb } from '@estu/ui/breadcrumbs'
import { translator } from '@/i18n/translator'
import { breadcrumbList } from '@/lib/breadcrumb-list'
import { JsonLd } from '@/lib/json-ld'
import { Link } from './link'

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
