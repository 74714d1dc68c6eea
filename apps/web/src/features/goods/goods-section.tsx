import { type Locale, localisePath } from '@estu/domain/locale'
import { pagePath } from '@estu/domain/routes'
import { GoLink } from '@estu/ui/go-link'
import type { GoodsCard, GoodsSection as Section } from '@/content/types'
import { translator } from '@/i18n/translator'
import { Crumbs } from '@/shell/crumbs'
import { Link } from '@/shell/link'
import { GoodsCards } from './goods-cards'
import { kindOf } from './goods-words'

/** One section of the shop: its goods under the kinds they belong to. */
export function GoodsSection({ locale, section, goods }: { locale: Locale; section: Section; goods: GoodsCard[] }) {
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
            <GoodsCards locale={locale} goods={items} eager={index === 0} />
          </section>
        ))}
      </div>
    </>
  )
}
