import { type ComparisonWish, comparisonPath } from '@estu/domain/compare/comparison-address'
import { type Locale, localisePath, otherLocale } from '@estu/domain/locale/locales'
import { devicePath } from '@estu/domain/routing/routes'
import { Notice } from '@estu/ui/components/notice'
import { Link } from '@/components/link'
import type { Compared } from '@/content/catalogue/get-compared'
import { translator } from '@/i18n/translator'

type Props = { locale: Locale; wish: ComparisonWish; compared: Compared }

/** What was asked for and does not stand in the comparison, and why. */
export function CompareNotices({ locale, wish, compared: { elsewhere, missing, kept } }: Props) {
  const t = translator(locale)
  const other = otherLocale(locale)
  return (
    <>
      {wish.surplus > 0 && <Notice tone="attention" text={t('compare.tooMany')} />}
      {wish.hasMalformed && <Notice tone="attention" text={t('compare.malformed')} />}
      {missing.map((slug) => (
        <Notice key={slug} tone="attention" text={t('compare.missing', { slug })} />
      ))}
      {missing.length > 0 && (
        <p>
          <Link className="link tap" href={localisePath(locale, comparisonPath(kept, wish))}>
            {t('compare.drop', { count: missing.length })}
          </Link>
        </p>
      )}
      {elsewhere.map(({ slug, title }) => (
        <div key={slug}>
          <Notice tone="attention" text={t('compare.elsewhere', { title })} />
          <a className="link tap" href={localisePath(other, devicePath(slug))} lang={other} hrefLang={other}>
            <span lang={locale}>
              {t('compare.elsewhereLink')}: <span lang={other}>{title}</span>
            </span>
          </a>{' '}
          <Link className="link tap" href={localisePath(locale, comparisonPath(without(kept, slug), wish))}>
            {t('compare.remove', { title })}
          </Link>
        </div>
      ))}
    </>
  )
}

const without = (slugs: readonly string[], left: string) => slugs.filter((slug) => slug !== left)
