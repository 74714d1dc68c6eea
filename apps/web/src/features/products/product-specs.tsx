import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { formatNumber, noBreakSpace } from '@estu/domain/locale/numbers'
import { brandPath } from '@estu/domain/routing/routes'
import { type SpecGroup, SpecList, type SpecRow } from '@estu/ui/components/spec-list'
import { Link } from '@/components/link'
import type { Product, ProductDocument } from '@/content/types'
import { type Translate, translator } from '@/i18n/translator'
import { PageSection } from './page-section'

type Props = { locale: Locale; product: Product; groups: SpecGroup[] }

/** Characteristics, what lies in the box, and what can be read about it. */
export function ProductSpecs({ locale, product, groups: [main, ...rest] }: Props) {
  const t = translator(locale)
  const groups = [
    ...(main ? [{ ...main, rows: [...brandRow(locale, product, t), ...main.rows] }] : []),
    ...rest,
    { title: t('product.documents'), rows: product.documents.map((document) => documentRow(document, locale, t)) },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <PageSection title={t('device.specs')}>
      <SpecList groups={groups} />
      {product.inTheBox.length > 0 && (
        <div className="prose">
          <h3>{t('device.inTheBox')}</h3>
          <ul>
            {product.inTheBox.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      )}
    </PageSection>
  )
}

function brandRow(locale: Locale, { brand }: Product, t: Translate): SpecRow[] {
  if (!brand) return []
  const link = (
    <Link className="link tap" href={localisePath(locale, brandPath(brand.slug))}>
      {brand.name}
    </Link>
  )
  return [{ name: t('product.brand'), value: link }]
}

function documentRow({ kind, language, title, href, bytes }: ProductDocument, locale: Locale, t: Translate): SpecRow {
  const facts = [t(`documentLanguage.${language}`), bytes === null ? '' : sizeOf(bytes, locale, t)]
  return {
    name: t(`documentKind.${kind}`),
    value: (
      <a className="link tap" href={href} rel="noopener">
        {[title, ...facts].filter(Boolean).join(', ')}
      </a>
    ),
  }
}

const megabyte = 1024 * 1024

/** In megabytes, a tenth at least. */
const sizeOf = (bytes: number, locale: Locale, t: Translate): string =>
  `${formatNumber(Math.max(0.1, bytes / megabyte), locale, { fractionDigits: 1 })}${noBreakSpace}${t('product.megabytes')}`
