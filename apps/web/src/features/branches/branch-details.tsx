import type { Locale } from '@estu/domain/locale/locales'
import { formatPhone } from '@estu/domain/locale/phone'
import type { Branch } from '@/content/types'
import { translator } from '@/i18n/translator'
import { BranchOffers } from './branch-offers'
import { SpecialDays } from './special-days'
import { WeekHours } from './week-hours'

/** When a branch is open, how to call, what it offers, where it lies. */
export function BranchDetails({ locale, branch }: { locale: Locale; branch: Branch }) {
  const t = translator(locale)
  return (
    <>
      <WeekHours locale={locale} week={branch.hours} />
      <SpecialDays locale={locale} days={branch.specialDays} />
      {branch.phone && (
        <p>
          {t('branches.phone')}:{' '}
          <a className="link tap num" href={`tel:${branch.phone}`}>
            {formatPhone(branch.phone)}
          </a>
        </p>
      )}
      <BranchOffers locale={locale} offers={branch.offers} />
      {branch.services.length > 0 && <p className="muted">{branch.services.join(', ')}</p>}
      {branch.geo && (
        <p>
          <a className="link tap" href={`https://2gis.kz/geo/${branch.geo.lng},${branch.geo.lat}`} rel="noopener">
            {t('branches.map')}
          </a>
        </p>
      )}
    </>
  )
}
