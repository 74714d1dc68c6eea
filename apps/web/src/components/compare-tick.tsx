import { comparisonPath } from '@estu/domain/compare/comparison-address'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { translator } from '@/i18n/translator'
import { CompareToggle } from './compare-toggle'

type Props = { locale: Locale; device: { slug: string; title: string } }

/** The tick of a hearing aid, with its words. Only devices are compared: nothing else has one. */
export function CompareTick({ locale, device: { slug, title } }: Props) {
  const t = translator(locale)
  return (
    <CompareToggle
      slug={slug}
      label={t('compare.tickOf', { title })}
      words={{ tick: t('compare.tick'), full: t('compare.full') }}
      href={localisePath(locale, comparisonPath([slug]))}
    />
  )
}
