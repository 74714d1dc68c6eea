import { mostCompared } from '@estu/domain/compare/compared-list'
import { type ComparisonWish, comparisonPath } from '@estu/domain/compare/comparison-address'
import { compareDevices } from '@estu/domain/compare/comparison-rows'
import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { routes } from '@estu/domain/routing/routes'
import { ButtonLink } from '@estu/ui/components/button-link'
import type { ReactNode } from 'react'
import type { Compared } from '@/content/catalogue/get-compared'
import { translator } from '@/i18n/translator'
import { siteUrl } from '@/lib/metadata/site-url'
import { CompareBar } from './compare-bar'
import { CompareNotices } from './compare-notices'
import { CompareTable } from './compare-table'

type Props = {
  locale: Locale
  wish: ComparisonWish
  compared: Compared
  /** The way to one more device, where there is room for one. */
  add: ReactNode
}

/** A comparison as its address asks for it, with words for what it cannot show. */
export function CompareView({ locale, wish, compared, add }: Props) {
  const t = translator(locale)
  const { devices, kept } = compared
  return (
    <div className={wish.onlyDifferences ? 'cmp cmp--different' : 'cmp'}>
      <CompareNotices locale={locale} wish={wish} compared={compared} />
      {devices.length === 0 && <p>{t(wish.slugs.length > 0 ? 'compare.noneShown' : 'compare.empty')}</p>}
      {devices.length === 1 && <p>{t('compare.one')}</p>}
      {devices.length > 0 && <Devices locale={locale} wish={wish} compared={compared} />}
      {kept.length < mostCompared && add}
    </div>
  )
}

function Devices({ locale, wish, compared: { devices, kept } }: Omit<Props, 'add'>) {
  const t = translator(locale)
  const { onlyDifferences } = wish
  const to = (left: readonly string[]) => localisePath(locale, comparisonPath(left, { onlyDifferences }))
  const rows = compareDevices(devices)
  const same = rows.filter(({ isSame }) => isSame).length
  return (
    <>
      <CompareBar
        t={t}
        slugs={kept}
        onlyDifferences={onlyDifferences}
        same={same}
        url={siteUrl(localisePath(locale, comparisonPath(kept)))}
      />
      {devices.length > 1 && same === rows.length && <p>{t('compare.noneDiffers')}</p>}
      <p className="cmp__hint small muted">
        {devices.length > 2 && t('compare.hintSideways')} {t('compare.hintWords')}
      </p>
      <CompareTable
        locale={locale}
        devices={devices}
        removalOf={(slug) => to(kept.filter((known) => known !== slug))}
      />
      <p className="btns">
        <ButtonLink href={localisePath(locale, routes.appointment.path)}>{t('compare.book')}</ButtonLink>
      </p>
      <p className="small muted">{t('compare.bookHint')}</p>
    </>
  )
}
