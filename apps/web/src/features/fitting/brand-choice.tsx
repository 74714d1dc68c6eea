import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { Link } from '@/components/link'
import type { FacetDocument } from '@/content/catalogue/lists/facet-labels'
import { translator } from '@/i18n/translator'
import { fittingPath } from './fitting-path'

/** The first step: whose the model is. */
export function BrandChoice({ locale, brands }: { locale: Locale; brands: readonly FacetDocument[] }) {
  return (
    <section className="form" aria-labelledby="brand">
      <h2 className="form-head" id="brand">
        {translator(locale)('fitting.brand')}
      </h2>
      <div className="choices choices--compact">
        {brands.map(({ slug, name }) => (
          <Link key={slug} className="choice choice--link" href={localisePath(locale, fittingPath({ brand: slug }))}>
            <span className="strong">{name}</span>
          </Link>
        ))}
      </div>
    </section>
  )
}
