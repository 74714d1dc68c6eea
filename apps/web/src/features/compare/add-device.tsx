import { comparisonPath } from '@estu/domain/compare/comparison-address'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { Link } from '@/components/link'
import { ModelField } from '@/components/model-field'
import type { Model } from '@/content/catalogue/search-models'
import { translator } from '@/i18n/translator'

type Props = {
  locale: Locale
  /** What stands in the comparison already. */
  slugs: readonly string[]
  text: string
  /** What was found, the compared ones left out. */
  found: readonly Model[]
}

/** One more device, found by its name or chosen among all. */
export function AddDevice({ locale, slugs, text, found }: Props) {
  const t = translator(locale)
  return (
    <section className="cmp__add" aria-labelledby="add">
      <h2 id="add">{t('compare.add')}</h2>
      <ModelField
        value={text}
        labels={{ field: t('compare.addField'), find: t('compare.addFind') }}
        hidden={slugs.map((slug) => ['d', slug])}
      />
      {text && found.length === 0 && <p role="status">{t('compare.addNone', { text })}</p>}
      {found.length > 0 && (
        <ul className="plainlist">
          {found.map(({ slug, title, brand }) => (
            <li key={slug}>
              <Link
                className="link tap"
                href={localisePath(locale, comparisonPath([...slugs, slug]))}
                aria-label={t('compare.addTo', { title: `${brand} ${title}`.trim() })}
              >
                {`${brand} ${title}`.trim()}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link className="link tap" href={localisePath(locale, routes.devices.path)}>
          {t('compare.browse')}
        </Link>
      </p>
    </section>
  )
}
