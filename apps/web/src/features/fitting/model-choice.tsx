import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { ModelName } from '@estu/ui/components/model-name'
import { Link } from '@/components/link'
import { ModelField } from '@/components/model-field'
import type { FacetDocument } from '@/content/catalogue/lists/facet-labels'
import type { Model, ModelSection } from '@/content/catalogue/search-models'
import { translator } from '@/i18n/translator'
import { fittingPath } from './fitting-path'

export const mostModels = 50

type Props = {
  locale: Locale
  brand: FacetDocument
  text: string
  /** One more than `mostModels` where there are more. */
  models: readonly (Model & { section: ModelSection })[]
}

/** The second step: a brand's models, narrowed by what is typed. */
export function ModelChoice({ locale, brand, text, models }: Props) {
  const t = translator(locale)
  return (
    <section className="form" aria-labelledby="model">
      <h2 className="form-head" id="model">
        {brand.name}: {t('fitting.model').toLowerCase()}
      </h2>
      <p>
        <Link className="link tap" href={localisePath(locale, routes.fittingSupplies.path)}>
          {t('fitting.changeBrand')}
        </Link>
      </p>
      <ModelField
        value={text}
        labels={{ field: t('fitting.field'), find: t('fitting.find') }}
        hidden={[['brand', brand.slug]]}
      />
      <div role="status">
        {models.length === 0 && <p>{t(text ? 'fitting.none' : 'fitting.noModels')}</p>}
        {models.length > mostModels && <p>{t('fitting.more', { count: mostModels })}</p>}
      </div>
      <div className="choices choices--compact">
        {models.slice(0, mostModels).map(({ section, slug, title }) => (
          <Link
            key={`${section} ${slug}`}
            className="choice choice--link"
            href={localisePath(
              locale,
              fittingPath({ brand: brand.slug, [section === 'devices' ? 'device' : 'implant']: slug }),
            )}
          >
            <span className="strong">
              <ModelName name={title} />
            </span>
          </Link>
        ))}
      </div>
    </section>
  )
}
