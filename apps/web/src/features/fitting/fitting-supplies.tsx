import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import type { ReactNode } from 'react'
import { Link } from '@/components/link'
import type { ChosenModel } from '@/content/catalogue/get-model'
import { translator } from '@/i18n/translator'
import { fittingPath } from './fitting-path'

type Props = {
  locale: Locale
  model: ChosenModel
  /** What fits, sorted by what it is. */
  groups: readonly { title: string; cards: ReactNode }[]
}

/** The last step: what fits the model. */
export function FittingSupplies({ locale, model, groups }: Props) {
  const t = translator(locale)
  const { title, brand } = model
  return (
    <section aria-labelledby="fits">
      <h2 id="fits">{t('fitting.fits', { title: [brand?.name, title].filter(Boolean).join(' ') })}</h2>
      <p>
        <Link
          className="link tap"
          href={localisePath(locale, brand ? fittingPath({ brand: brand.slug }) : routes.fittingSupplies.path)}
        >
          {t('fitting.changeModel')}
        </Link>
      </p>
      {groups.length === 0 && <p>{t('fitting.nothing')}</p>}
      {groups.map((group) => (
        <section key={group.title} className="kind">
          <h3>{group.title}</h3>
          {group.cards}
        </section>
      ))}
    </section>
  )
}
