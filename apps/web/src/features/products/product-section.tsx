import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { pagePath } from '@estu/domain/routing/routes'
import { GoLink } from '@estu/ui/components/go-link'
import { Link } from '@/components/link'
import type { ProductSummary, ProductSectionName as Section } from '@/content/types'
import { translator } from '@/i18n/translator'
import { Crumbs } from '@/layout/crumbs'
import { ProductCards } from './product-cards'
import { kindOf } from './product-labels'

/** One section of the shop: its goods under the kinds they belong to. */
export function ProductSection({
  locale,
  section,
  goods,
}: {
  locale: Locale
  section: Section
  goods: ProductSummary[]
}) {
  const t = translator(locale)
  const kinds = [...Map.groupBy(goods, (item) => kindOf(item, t))]
  return (
    <>
      <Crumbs locale={locale} trail={[{ label: t(`${section}.title`) }]} />
      <div className="page">
        <header className="page-head">
          <h1>{t(`${section}.title`)}</h1>
          <p className="lead">{t(`${section}.lead`)}</p>
          {section === 'implants' && (
            <GoLink
              label={t('implants.about')}
              href={localisePath(locale, pagePath('kohlearnaya-implantaciya'))}
              linkAs={Link}
            />
          )}
        </header>
        {goods.length === 0 && <p>{t('goods.empty')}</p>}
        {kinds.map(([kind, items], index) => (
          <section key={kind} className="kind">
            <h2 className="gap-below">{kind}</h2>
            <ProductCards locale={locale} goods={items} eager={index === 0} />
          </section>
        ))}
      </div>
    </>
  )
}
