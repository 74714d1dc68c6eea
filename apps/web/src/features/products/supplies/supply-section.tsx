import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { pagePath } from '@estu/domain/routing/routes'
import { GoLink } from '@estu/ui/components/go-link'
import { Link } from '@/components/link'
import type { SupplySection as Section, SupplyCard } from '@/content/types'
import { translator } from '@/i18n/translator'
import { SectionPage } from '@/layout/section-page'
import { ProductCards } from '../product-cards'
import { kindOf } from './kind-of'

type Props = { locale: Locale; section: Section; supplies: SupplyCard[] }

/** One section of the shop: its supplies under the kinds they belong to. */
export function SupplySection({ locale, section, supplies }: Props) {
  const t = translator(locale)
  const kinds = [...Map.groupBy(supplies, (supply) => kindOf(supply, t))]
  return (
    <SectionPage
      locale={locale}
      title={t(`${section}.title`)}
      lead={t(`${section}.lead`)}
      more={section === 'implants' && <AboutImplantation locale={locale} />}
    >
      {supplies.length === 0 && <p>{t('goods.empty')}</p>}
      {kinds.map(([kind, ofKind], index) => (
        <section key={kind} className="kind">
          <h2 className="gap-below">{kind}</h2>
          <ProductCards locale={locale} products={ofKind} eager={index === 0} />
        </section>
      ))}
    </SectionPage>
  )
}

const AboutImplantation = ({ locale }: { locale: Locale }) => (
  <GoLink
    label={translator(locale)('implants.about')}
    href={localisePath(locale, pagePath('kohlearnaya-implantaciya'))}
    linkAs={Link}
  />
)
